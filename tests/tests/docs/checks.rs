//! The catalogue of checks, and how the rules of each game are kept: `docs/checks.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use landfall_diagnostics::{Rule, Stage};
use landfall_project::{Options, game_rules, rules, schema};

use crate::{holds, page};

/// What each stage looks at, for the headings.
fn heading(stage: Stage) -> &'static str {
    match stage {
        Stage::Text => "The text of a file",
        Stage::Schema => "The schema of a game",
        Stage::Shape => "What may be written where",
        Stage::Reference => "Names and what they lead to",
        Stage::Analysis => "The content as players play it",
        Stage::Play => "Every way to play, found by `landfall prove`",
        Stage::Language => "Languages",
        Stage::Project => "Packs, files and `allow`",
        Stage::Print => "Cards on paper, found by `landfall check --cards`",
    }
}

/// One rule of a printed game: the codes that keep it, or why none does.
struct Line {
    rule: String,
    codes: Vec<String>,
    note: String,
}

fn lines(path: &str) -> Vec<Line> {
    let text = page(path);
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|row| {
        let mut parts = row.splitn(3, '|').map(str::trim);
        let mut part = || parts.next().unwrap_or_default().to_owned();
        let (rule, codes, note) = (part(), part(), part());
        Line { rule, codes: codes.split_whitespace().map(str::to_owned).collect(), note }
    })
    .collect()
}

#[test]
fn the_page_of_checks_names_every_rule_and_lags_behind_none() {
    let mut all = rules();
    all.extend(landfall_export::rules());
    let known: BTreeMap<&str, &Rule> = all.iter().map(|rule| (rule.code, *rule)).collect();
    let mut out = String::from(
        "# Checks\n\nWhat `landfall check` looks for, by code. `landfall explain LF3001` says more about each, with a bad and a \
         good example.\nThis page is generated; `just docs` writes it anew.\n",
    );
    out.push_str(
        "\nEvery check belongs to a stage, which is also the name of its family: `landfall check --deny analysis`, or `deny: [analysis]` in\n\
         a manifest, makes errors of all of them. Errors of the stages text, schema, shape, reference and project cannot be allowed: a\n\
         bundle would lack something.\n",
    );
    for stage in Stage::ALL {
        let members: Vec<&&Rule> = all.iter().filter(|rule| rule.stage == stage).collect();
        let (title, word) = (heading(stage), stage.word());
        let _ = write!(
            out,
            "\n## {title} (`{word}`)\n\n| Code | Name | Severity | What is wrong |\n|---|---|---|---|\n"
        );
        for rule in members {
            let _ = writeln!(
                out,
                "| {} | `{}` | {} | {} |",
                rule.code,
                rule.name,
                rule.severity.word(),
                rule.title
            );
        }
    }
    let own = game_rules(&Options::default()).unwrap();
    for (name, letter, width, count) in
        [("vanguard", "V", 3, 158), ("first-martians", "FM-", 3, 100), ("caverns", "CV-", 2, 48)]
    {
        let title = schema(name, &Options::default()).unwrap().game.names["en"].clone();
        let own: Vec<&Rule> = own.iter().filter(|rule| rule.game == name).map(|rule| rule.rule).collect();
        out.push_str(&game_page(name, &title, &known, &own, (letter, width, count)));
    }
    let lags = holds("docs/checks.md", &out);
    assert!(lags.is_none(), "{}", lags.unwrap_or_default());
}

/// What a game brings along itself, and how each rule of the printed game is kept.
fn game_page(
    name: &str,
    title: &str,
    known: &BTreeMap<&str, &Rule>,
    own: &[&Rule],
    (letter, width, count): (&str, usize, usize),
) -> String {
    let mut out = String::new();
    if !own.is_empty() {
        let _ = write!(
            out,
            "\n## {title}: its own checks\n\nThey are in `schemas/{name}/constraints`, and need no line of code.\n\n\
             | Code | Name | Severity | What is wrong |\n|---|---|---|---|\n"
        );
        for rule in own {
            let (code, name, severity) = (rule.code, rule.name, rule.severity.word());
            let _ = writeln!(out, "| {code} | `{name}` | {severity} | {} |", rule.title);
        }
    }
    let label = |number: usize| format!("{letter}{number:0width$}");
    let _ = write!(
        out,
        "\n## The rules of {title}\n\nThe game gives content {count} rules that can be broken, numbered here {} to {}. \
         Each is kept by a check, by the schema, or it\ncannot be decided by reading the content, and the reason is given beside it.\n\n\
         | Rule | Kept by | Note |\n|---|---|---|\n",
        label(1),
        label(count),
    );
    let map = lines(&format!("tests/fixtures/rules/{name}.txt"));
    let numbers: BTreeSet<&str> = map.iter().map(|line| line.rule.as_str()).collect();
    let missing: Vec<String> =
        (1..=count).map(label).filter(|rule| !numbers.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "the map of {name} says nothing about {missing:?}");
    let mut kept_by: BTreeSet<&str> = BTreeSet::new();
    for line in &map {
        let named = line.codes.iter().map(|code| {
            let rule = known.get(code.as_str()).or_else(|| own.iter().find(|rule| rule.code == code));
            let rule = rule.unwrap_or_else(|| panic!("{}: no check has the code {code}", line.rule));
            format!("{code} `{}`", rule.name)
        });
        let kept = named.collect::<Vec<_>>().join(", ");
        kept_by.extend(line.codes.iter().map(String::as_str));
        assert!(
            !kept.is_empty() || !line.note.is_empty(),
            "{} is kept by nothing and nobody says why",
            line.rule
        );
        let kept = if kept.is_empty() { "–".to_owned() } else { kept };
        let _ = writeln!(out, "| {} | {kept} | {} |", line.rule, line.note);
    }
    let idle: Vec<&str> = own.iter().map(|rule| rule.code).filter(|code| !kept_by.contains(code)).collect();
    assert!(idle.is_empty(), "the map of {name} does not say which rule {idle:?} keep");
    out
}
