//! Every game that comes with the program, whatever it is: its rules speak up when they are broken and only then, its
//! worked examples come out as printed, and single mistakes in its content are found.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

#[path = "games/mistakes.rs"]
mod mistakes;
#[path = "games/worked.rs"]
mod worked;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use landfall_project::{Compilation, GameRule, Options, compile_edited, game_rules};
use landfall_tests::render;
use rayon::prelude::*;

fn broken(rule: &GameRule) -> Result<Compilation, String> {
    let name = format!("{} ({})", rule.rule.code, rule.rule.name);
    if rule.bad.is_empty() {
        return Err(format!("{name}: nothing shows how it is broken; give it `bad`"));
    }
    let shown = compile_edited(&rule.game, &rule.bad, &Options::default());
    let shown = shown.map_err(|trouble| format!("{name}: {trouble}"))?;
    let found: BTreeSet<&str> = shown.codes().into_iter().collect();
    let wanted: BTreeSet<&str> =
        rule.also.iter().map(String::as_str).chain(std::iter::once(rule.rule.code)).collect();
    if found != wanted {
        return Err(format!("{name}: the edit should show {wanted:?}\n{}", render(&shown)));
    }
    Ok(shown)
}

#[test]
fn every_rule_of_a_game_is_broken_by_its_edit_and_by_nothing_else() {
    let rules = game_rules(&Options::default()).unwrap();
    let games: BTreeSet<&str> = rules.iter().map(|rule| rule.game.as_str()).collect();
    for game in games {
        let whole = compile_edited(game, &[], &Options::default()).unwrap();
        assert!(whole.is_clean(), "the examples of {game} are not whole\n{}", render(&whole));
        assert!(whole.summary.assets > 0, "{game} has rules but no examples");
    }
    let wrong: Vec<String> = rules.par_iter().filter_map(|rule| broken(rule).err()).collect();
    assert!(wrong.is_empty(), "{} of {} rules:\n{}", wrong.len(), rules.len(), wrong.join("\n"));
}

#[test]
fn every_report_of_a_game_reads_well() {
    let rules = game_rules(&Options::default()).unwrap();
    for rules in rules.chunk_by(|a, b| a.game == b.game) {
        let mut text = String::new();
        let shown: Vec<_> =
            rules.par_iter().map(|rule| broken(rule).unwrap_or_else(|why| panic!("{why}"))).collect();
        for (rule, shown) in rules.iter().zip(&shown) {
            for report in shown.reports.iter().filter(|report| report.rule.code == rule.rule.code).take(1) {
                let place = shown.sources.slice(report.span).lines().next().unwrap_or_default();
                let _ = writeln!(text, "{} {}: {}", rule.rule.code, report.severity.word(), report.message);
                let _ = writeln!(text, "    `{place}` {}", report.label);
                if let Some(help) = &report.help {
                    let _ = writeln!(text, "    -> {help}");
                }
            }
        }
        insta::assert_snapshot!(format!("rules_of_{}", rules[0].game), text);
    }
}
