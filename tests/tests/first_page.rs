//! A first evening: the pack of `landfall new`, a planet of one's own beside it, and thirty mistakes, each reported by
//! its name. `tests/fixtures/first-page` holds the planet and the mistakes.

#![allow(clippy::unwrap_used)]

use landfall_project::Compilation;
use landfall_tests::{Files, compile_pack, lines, new_pack};

const PLANET: &str = include_str!("../fixtures/first-page/steps.land");
const MISTAKES: &str = include_str!("../fixtures/first-page/thirty.txt");

/// One or several edits, and every report that they bring, in the order in which they are shown.
struct Mistake<'a> {
    name: &'a str,
    edits: Vec<(String, String)>,
    reports: Vec<&'a str>,
}

fn mistakes() -> Vec<Mistake<'static>> {
    MISTAKES.split("\n## ").skip(1).map(mistake).collect()
}

fn mistake(part: &'static str) -> Mistake<'static> {
    let mut lines = part.lines();
    let mut found =
        Mistake { name: lines.next().unwrap_or_default(), edits: Vec::new(), reports: Vec::new() };
    let mut last = '=';
    for line in lines.filter(|line| !line.is_empty()) {
        let (sign, text) = line.split_at(1);
        let text = text.strip_prefix(' ').unwrap_or(text);
        match sign {
            "=" => found.reports.push(text),
            "-" if last != '-' => found.edits.push((text.to_owned(), String::new())),
            "-" => found.edits.last_mut().unwrap().0 += &format!("\n{text}"),
            "+" if last != '+' => found.edits.last_mut().unwrap().1 += text,
            "+" => found.edits.last_mut().unwrap().1 += &format!("\n{text}"),
            _ => panic!("{}: {line}", found.name),
        }
        last = sign.chars().next().unwrap_or_default();
    }
    assert!(!found.edits.is_empty() && !found.reports.is_empty(), "{}", found.name);
    found
}

fn with_planet(planet: String) -> Files {
    let mut files = new_pack();
    files.push(("steps.land".to_owned(), planet));
    files
}

fn planet_with(mistake: &Mistake<'_>) -> String {
    mistake.edits.iter().fold(PLANET.to_owned(), |text, (from, to)| {
        // What is deleted takes its line along.
        let from = if to.is_empty() { format!("{from}\n") } else { from.clone() };
        assert_eq!(text.matches(&*from).count().min(1), 1, "{}: {from} is not there", mistake.name);
        text.replacen(&*from, to, 1)
    })
}

/// Errors first, as the command line shows them.
fn headlines(compilation: &Compilation) -> Vec<String> {
    let mut reports: Vec<_> = compilation.reports.iter().collect();
    reports.sort_by_key(|report| report.severity);
    reports.iter().map(|report| format!("{} {}", report.rule.code, report.message)).collect()
}

#[test]
fn the_planet_is_clean_before_anything_is_broken() {
    assert_eq!(lines(&compile_pack(&with_planet(PLANET.to_owned()))), Vec::<String>::new());
}

#[test]
fn each_of_thirty_mistakes_is_reported_by_its_name() {
    let pack = new_pack();
    let all = mistakes();
    let numbered = all.iter().filter(|mistake| mistake.name.starts_with(|c: char| c.is_ascii_digit()));
    assert_eq!(numbered.count(), 30);
    for mistake in all {
        let mut files = pack.clone();
        files.push(("steps.land".to_owned(), planet_with(&mistake)));
        assert_eq!(headlines(&compile_pack(&files)), mistake.reports, "{}", mistake.name);
    }
}

/// Ten mistakes at once, in two sets: one run reports all of them.
#[test]
fn ten_mistakes_at_once_are_ten_reports() {
    let sets: Vec<Mistake<'_>> =
        mistakes().into_iter().filter(|mistake| mistake.name.starts_with("set ")).collect();
    assert_eq!(sets.len(), 2);
    for set in sets {
        assert!(set.edits.len() >= 10 && set.reports.len() >= 10, "{}", set.name);
    }
}
