//! The catalogue of checks, and how the rules of each game are kept: `docs/checks.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use landfall_diagnostics::Rule;
use landfall_project::rules;

use crate::{holds, page};

const FAMILIES: [(char, &str); 9] = [
    ('0', "Text"),
    ('1', "Schema"),
    ('2', "References and identity"),
    ('3', "Routes and boards"),
    ('4', "Languages"),
    ('5', "Actions and dice"),
    ('6', "Logs, missions, clocks and threats"),
    ('7', "Budgets, gear and the ship"),
    ('9', "Project"),
];

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
    let all = rules();
    let known: BTreeMap<&str, &Rule> = all.iter().map(|rule| (rule.code, *rule)).collect();
    let mut out = String::from(
        "# Checks\n\nWhat `landfall check` looks for, by code. `landfall explain LF3001` tells more about each, with a bad and a \
         good example.\nThis page is generated; `just docs` writes it anew.\n",
    );
    for (digit, family) in FAMILIES {
        let members: Vec<&&Rule> = all.iter().filter(|rule| rule.code.as_bytes()[2] == digit as u8).collect();
        let _ =
            write!(out, "\n## {family}\n\n| Code | Name | Severity | What is wrong |\n|---|---|---|---|\n");
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
    out.push_str(
        "\n## The rules of ISS Vanguard\n\nThe rulebook gives content 158 rules that can be broken, numbered here V001 to V158. \
         Each is kept by a check, by the schema, or it\ncannot be decided by reading the content, and the reason stands beside it.\n\n\
         | Rule | Kept by | Note |\n|---|---|---|\n",
    );
    let map = lines("tests/fixtures/rules/vanguard.txt");
    let numbers: BTreeSet<&str> = map.iter().map(|line| line.rule.as_str()).collect();
    let wanted: Vec<String> = (1..=158).map(|number| format!("V{number:03}")).collect();
    let missing: Vec<&String> = wanted.iter().filter(|rule| !numbers.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "the map says nothing about {missing:?}");
    for line in &map {
        let named = line.codes.iter().map(|code| {
            let rule = known.get(code.as_str());
            let rule = rule.unwrap_or_else(|| panic!("{}: no check has the code {code}", line.rule));
            format!("{code} `{}`", rule.name)
        });
        let kept = named.collect::<Vec<_>>().join(", ");
        assert!(
            !kept.is_empty() || !line.note.is_empty(),
            "{} is kept by nothing and nobody says why",
            line.rule
        );
        let kept = if kept.is_empty() { "–".to_owned() } else { kept };
        let _ = writeln!(out, "| {} | {kept} | {} |", line.rule, line.note);
    }
    let lags = holds("docs/checks.md", &out);
    assert!(lags.is_none(), "{}", lags.unwrap_or_default());
}
