//! Reads formulas and constraints; their expressions stay text until every name is known.

use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::item::{Item, Text};
use crate::keys::{ConstraintKeys, FormulaKeys, OneOrMore};
use crate::texts::{ConstraintText, FormulaText};
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
    let keys: ConstraintKeys = item.read(value, reports);
    let of = shapes(item, keys.of);
    let mut lets = Vec::new();
    for (inner, value) in item.child("let").entries(keys.lets, reports) {
        let text: Option<Text> = inner.read(value, reports);
        let name = inner.key().text;
        lets.extend(item.child("let").said(&name, &text).map(|said| (name, said)));
    }
    let constraint = ConstraintText {
        code: item.key(),
        name: item.said("name", &keys.name),
        severity: item.said("severity", &keys.severity),
        title: item.said("title", &keys.title),
        doc: keys.doc.0,
        of,
        per: item.said("per", &keys.per),
        lets,
        when: item.said("when", &keys.when),
        require: item.said("require", &keys.require),
        at: item.said("at", &keys.at),
        blame: item.said("blame", &keys.blame),
        message: item.said("message", &keys.message),
        label: item.said("label", &keys.label),
        help: item.said("help", &keys.help),
        bad: keys.bad.into_list().into_iter().map(|edit| (edit.replace, edit.with)).collect(),
        also: keys.also.into_iter().map(|code| code.0).collect(),
    };
    (constraint, keys.replaces)
}

/// `for: log`, or `for: [log, poi]`.
fn shapes(item: &Item<'_>, of: OneOrMore<Text>) -> Vec<Said> {
    let alone = of.is_one();
    match of.into_list().as_slice() {
        [only] if alone => item.said("for", &Some(Text(only.0.clone()))).into_iter().collect(),
        list => item.list("for", list),
    }
}
