//! Every game that comes with the program, whatever it is: its rules speak up when they are broken and only then, its
//! worked examples come out as printed, and single mistakes in its content are found.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

#[path = "games/mistakes.rs"]
mod mistakes;
#[path = "games/worked.rs"]
mod worked;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use landfall_project::{Compilation, GameRule, Options, RuleCase, compile_edited, game_rules, games};
use landfall_tests::render;
use rayon::prelude::*;

fn broken(rule: &GameRule, case: &RuleCase) -> Result<Compilation, String> {
    let name = format!("{} ({})", rule.rule.code, rule.rule.name);
    if case.bad.is_empty() {
        return Err(format!("{name}: nothing shows how it is broken; give it `bad`"));
    }
    let shown = compile_edited(&rule.game, &case.bad, &Options::default());
    let shown = shown.map_err(|trouble| format!("{name}: {trouble}"))?;
    let found: BTreeSet<&str> = shown.codes().into_iter().collect();
    let wanted: BTreeSet<&str> =
        case.also.iter().map(String::as_str).chain(std::iter::once(rule.rule.code)).collect();
    if found != wanted {
        return Err(format!("{name}: the edit should show {wanted:?}\n{}", render(&shown)));
    }
    Ok(shown)
}

#[test]
fn every_rule_of_a_game_is_broken_by_its_edits_and_by_nothing_else() {
    for game in games(&Options::default()).unwrap() {
        let game = &game.name;
        let whole = compile_edited(game, &[], &Options::default()).unwrap();
        assert!(whole.is_clean(), "the examples of {game} are not whole\n{}", render(&whole));
        assert!(whole.summary.assets > 0, "{game} has no examples");
    }
    let rules = game_rules(&Options::default()).unwrap();
    let cases: Vec<_> =
        rules.iter().flat_map(|rule| rule.cases.iter().map(move |case| (rule, case))).collect();
    let wrong: Vec<String> = cases.par_iter().filter_map(|(rule, case)| broken(rule, case).err()).collect();
    assert!(wrong.is_empty(), "{} of {} rules:\n{}", wrong.len(), rules.len(), wrong.join("\n"));
}

/// Every case of a rule gives a report of its own, so that none of them hides behind another.
#[test]
fn the_cases_of_a_rule_differ() {
    for rule in game_rules(&Options::default()).unwrap().iter().filter(|rule| rule.cases.len() > 1) {
        let mut edits: Vec<_> = rule.cases.iter().map(|case| &case.bad).collect();
        edits.sort_unstable();
        edits.dedup();
        assert_eq!(edits.len(), rule.cases.len(), "{}: two cases have the same edit", rule.rule.code);
    }
}

#[test]
fn every_report_of_a_game_reads_well() {
    let rules = game_rules(&Options::default()).unwrap();
    for rules in rules.chunk_by(|a, b| a.game == b.game) {
        let cases: Vec<_> =
            rules.iter().flat_map(|rule| rule.cases.iter().map(move |case| (rule, case))).collect();
        let told: Vec<String> = cases
            .par_iter()
            .map(|(rule, case)| told(rule, &broken(rule, case).unwrap_or_else(|why| panic!("{why}"))))
            .collect();
        insta::assert_snapshot!(format!("rules_of_{}", rules[0].game), told.concat());
    }
}

/// The first report of a rule, on three lines, and a line for each related place.
fn told(rule: &GameRule, shown: &Compilation) -> String {
    let mut text = String::new();
    for report in shown.reports.iter().filter(|report| report.rule.code == rule.rule.code).take(1) {
        let line = |span| shown.sources.slice(span).lines().next().unwrap_or_default().to_owned();
        let _ = writeln!(text, "{} {}: {}", rule.rule.code, report.severity.word(), report.message);
        let _ = writeln!(text, "    `{}` {}", line(report.span), report.label);
        for related in &report.related {
            let _ = writeln!(text, "    `{}` {}", line(related.span), related.message);
        }
        if let Some(help) = &report.help {
            let _ = writeln!(text, "    -> {help}");
        }
    }
    text
}
