use super::*;
use crate::{Origin, Sources, Stage};

static LOOSE: Rule = Rule {
    code: "LF3001",
    name: "loose-end",
    stage: Stage::Analysis,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "",
    explanation: "",
    bad: "",
    good: "",
};

static HOLE: Rule =
    Rule { code: "LF2001", name: "hole", stage: Stage::Reference, severity: Severity::Error, ..LOOSE };

const TODAY: Date = (2026, 5, 1);

fn file() -> FileId {
    Sources::default().add("a.land", "0123456789")
}

/// An `allow` at this offset in the card from 0 to 4, or in that from 5 to 9.
fn allow(wanted: &str, at: u32) -> Allow {
    let scope = Span::new(file(), at / 5 * 5, at / 5 * 5 + 4);
    Allow { wanted: wanted.to_owned(), place: Span::new(file(), at, at), scope, until: None, asked: true }
}

/// The codes that are left, with their offsets.
fn left(allows: Vec<Allow>, found: &[(&'static Rule, u32)]) -> Vec<(&'static str, u32)> {
    let mut reports = Reports::default();
    for (rule, at) in found {
        reports.push(rule.report("").at(Span::new(file(), *at, *at), ""));
    }
    let rulebook = Rulebook::new([&LOOSE, &HOLE]);
    apply(allows, &rulebook, &mut reports, Some(TODAY));
    reports.iter().map(|report| (report.rule.code, report.span.start)).collect()
}

#[test]
fn an_allow_silences_its_check_in_its_card_alone() {
    assert_eq!(left(vec![allow("loose-end", 1)], &[(&LOOSE, 2), (&LOOSE, 7)]), [("LF3001", 7)]);
    assert_eq!(left(vec![allow("LF3001", 6)], &[(&LOOSE, 2), (&LOOSE, 7)]), [("LF3001", 2)]);
}

#[test]
fn what_leaves_a_hole_cannot_be_allowed() {
    assert_eq!(left(vec![allow("hole", 1)], &[(&HOLE, 2)]), [("LF2001", 2), ("LF9103", 1)]);
    assert_eq!(left(vec![allow("hole", 1)], &[]), [("LF9103", 1)]);
}

#[test]
fn an_allow_is_unused_only_when_the_check_could_answer() {
    assert_eq!(left(vec![allow("loose-end", 1)], &[]), [("LF9101", 1)]);
    assert_eq!(left(vec![Allow { asked: false, ..allow("loose-end", 1) }], &[]), []);
    assert_eq!(left(vec![allow("loose-end", 1)], &[(&HOLE, 7)]), [("LF2001", 7)]);
}

#[test]
fn duplicates_and_slips_are_reported() {
    let twice = vec![allow("loose-end", 1), allow("LF3001", 2), allow("loose-end", 6)];
    assert_eq!(left(twice, &[(&LOOSE, 3), (&LOOSE, 7)]), [("LF9104", 2)]);
    assert_eq!(left(vec![allow("lose-end", 1)], &[(&LOOSE, 2)]), [("LF3001", 2), ("LF9105", 1)]);
}

#[test]
fn an_allow_expires_the_day_after() {
    let until = |until| vec![Allow { until: Some(until), ..allow("loose-end", 1) }];
    assert_eq!(left(until(TODAY), &[(&LOOSE, 2)]), []);
    assert_eq!(left(until((2026, 4, 30)), &[(&LOOSE, 2)]), [("LF9102", 1)]);
}
