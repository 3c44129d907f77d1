//! Reads formulas and constraints; their expressions stay text until every name is known.

use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::item::{Item, Text};
use crate::keys::{ConstraintKeys, FormulaKeys, OneOrMore};
use crate::texts::{CaseText, ConstraintText, FormulaText};
use crate::yaml::Said;

pub(crate) fn formula(item: &Item<'_>, value: Value, reports: &mut Reports) -> (FormulaText, bool) {
    let keys: FormulaKeys = item.read(value, reports);
    let formula = FormulaText {
        name: item.key(),
        of: shapes(item, keys.of),
        doc: keys.doc.0,
        is: item.said("is", &keys.is),
    };
    (formula, keys.replaces)
}

pub(crate) fn constraint(item: &Item<'_>, value: Value, reports: &mut Reports) -> (ConstraintText, bool) {
    let mut keys: ConstraintKeys = item.read(value, reports);
    let listed = std::mem::take(&mut keys.cases);
    let replaces = keys.replaces;
    let (name, title) = (item.said("name", &keys.name), item.said("title", &keys.title));
    let (severity, doc) = (item.said("severity", &keys.severity), std::mem::take(&mut keys.doc.0));
    let own = case(item, keys, reports);
    let cases = if listed.is_empty() { vec![own] } else { cases(item, &own, listed, reports) };
    (ConstraintText { code: item.key(), name, severity, title, doc, cases }, replaces)
}

/// What the cases of a rule have in common is said once, above them.
fn cases(item: &Item<'_>, common: &CaseText, listed: Vec<Value>, reports: &mut Reports) -> Vec<CaseText> {
    let list = item.child("cases");
    let mut cases = Vec::new();
    for (at, value) in listed.into_iter().enumerate() {
        let item = list.child(&at.to_string());
        let keys: ConstraintKeys = item.read(value, reports);
        let of_rule = [
            ("name", keys.name.is_some()),
            ("title", keys.title.is_some()),
            ("cases", !keys.cases.is_empty()),
        ];
        for (key, _) in of_rule.into_iter().filter(|(_, given)| *given) {
            reports.push(item.unknown(&item.child(key).path, key, CASE_KEYS));
        }
        let mut case = case(&item, keys, reports);
        if case.of.is_empty() {
            case.of = common.of.clone();
        }
        case.severity = case.severity.or_else(|| common.severity.clone());
        case.lets.splice(0..0, common.lets.iter().cloned());
        cases.push(case);
    }
    cases
}

const CASE_KEYS: &[&str] = &[
    "for", "severity", "per", "each", "let", "when", "require", "at", "blame", "related", "message", "label",
    "help", "bad", "also",
];

fn case(item: &Item<'_>, keys: ConstraintKeys, reports: &mut Reports) -> CaseText {
    let mut each = named(item, "each", keys.each, reports);
    for (name, said) in each.drain(1.min(each.len())..) {
        let draft = item.rules.wrong_value.report(format!("`{name}` is a second name for `each`"));
        reports.push(draft.help("a rule is asked for the members of one list").at(said.span, "ignored"));
    }
    let alone = keys.related.is_one();
    let related = keys.related.into_list().into_iter().enumerate().filter_map(|(at, keys)| {
        let list = item.child("related");
        let item = if alone { list } else { list.child(&at.to_string()) };
        Some((item.said("at", &keys.at)?, item.said("label", &keys.label)))
    });
    CaseText {
        spot: item.key(),
        severity: item.said("severity", &keys.severity),
        of: shapes(item, keys.of),
        per: item.said("per", &keys.per),
        related: related.collect(),
        each: each.pop(),
        lets: named(item, "let", keys.lets, reports),
        when: item.said("when", &keys.when),
        require: item.said("require", &keys.require),
        at: item.said("at", &keys.at),
        blame: item.said("blame", &keys.blame),
        message: item.said("message", &keys.message),
        label: item.said("label", &keys.label),
        help: item.said("help", &keys.help),
        bad: keys.bad.into_list().into_iter().map(|edit| (edit.replace, edit.with)).collect(),
        also: keys.also.into_iter().map(|code| code.0).collect(),
    }
}

/// A map of names and expressions, in order.
fn named(item: &Item<'_>, key: &str, value: Value, reports: &mut Reports) -> Vec<(String, Said)> {
    let home = item.child(key);
    let mut found = Vec::new();
    for (inner, value) in home.entries(value, reports) {
        let text: Option<Text> = inner.read(value, reports);
        let name = inner.key().text;
        found.extend(home.said(&name, &text).map(|said| (name, said)));
    }
    found
}

/// `for: log`, or `for: [log, poi]`.
fn shapes(item: &Item<'_>, of: OneOrMore<Text>) -> Vec<Said> {
    let alone = of.is_one();
    match of.into_list().as_slice() {
        [only] if alone => item.said("for", &Some(Text(only.0.clone()))).into_iter().collect(),
        list => item.list("for", list),
    }
}
