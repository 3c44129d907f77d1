//! What is wrong with a language file.

use std::collections::BTreeSet;

use landfall_diagnostics::{Reports, Severity, nearest};
use landfall_schema::Schema;
use rustc_hash::FxHashMap;

use super::sentence::{Broken, parse, variables};
use super::{messages, templates_of};
use crate::po::{Catalog, Entry};
use crate::text::{BROKEN_TEMPLATE, LOST_VARIABLE, UNKNOWN_TEMPLATE};

/// Reports messages that name nothing, texts that cannot be read, and variables that are lost or unknown. What is
/// not translated is no mistake.
pub fn check_language(
    schema: &Schema,
    templates: &str,
    locale: &str,
    catalog: &Catalog<'_>,
    reports: &mut Reports,
) {
    let none = BTreeSet::new();
    let all = messages(schema, templates, &none, super::NOWHERE);
    let mut known: FxHashMap<String, String> =
        all.into_iter().map(|message| (message.key, message.source)).collect();
    for template in templates_of(templates, &none, locale) {
        for (at, text) in template.cases.texts.iter().enumerate() {
            known.insert(format!("text/{}{}", template.name, template.cases.label(at)), text.clone());
        }
    }
    for entry in catalog.entries.iter().filter(|entry| !entry.obsolete && entry.is_translated()) {
        match known.get(entry.key()) {
            None => tell_unknown(catalog, entry, &known, reports),
            Some(source) if entry.key().starts_with("text/") => check_text(catalog, entry, source, reports),
            Some(_) => {}
        }
    }
}

fn tell_unknown(
    catalog: &Catalog<'_>,
    entry: &Entry<'_>,
    known: &FxHashMap<String, String>,
    reports: &mut Reports,
) {
    let Some(context) = &entry.context else { return };
    let help = match nearest(entry.key(), known.keys().map(String::as_str)).first() {
        Some(near) => format!("a message with a similar name exists: `{near}`"),
        None => {
            "`landfall l10n begin` brings the file up to date and keeps the translation at its end".to_owned()
        }
    };
    let draft = UNKNOWN_TEMPLATE
        .report(format!("`{}` names nothing", entry.key()))
        .severity(Severity::Warning)
        .help(help);
    reports.push(draft.at(catalog.span(context.start, context.end), "the game has no such message"));
}

fn check_text(catalog: &Catalog<'_>, entry: &Entry<'_>, source: &str, reports: &mut Reports) {
    let nodes = match parse(&entry.text.value) {
        Ok(nodes) => nodes,
        Err(Broken { start, end, why }) => {
            let draft = BROKEN_TEMPLATE.report("this text cannot be read");
            let draft = draft.help("write {n} for what is filled in, [n? ...] for what may be left out");
            return reports.push(draft.at(catalog.place(&entry.text, start, end), why));
        }
    };
    let Ok(original) = parse(source) else { return };
    let wanted: BTreeSet<&str> = variables(&original).into_iter().map(|(name, _)| name).collect();
    // The number of a plural form may be a word: `ein Hinweis` for `{n} Hinweise`.
    let counted = |name: &str| entry.key().contains(&format!("{name}="));
    let found = variables(&nodes);
    for (name, (start, end)) in &found {
        if !wanted.contains(name) && !counted(name) {
            let draft = UNKNOWN_TEMPLATE.report(format!("`{{{name}}}` is not in the source"));
            let names: Vec<String> = wanted.iter().map(|name| format!("`{{{name}}}`")).collect();
            let help = match names.is_empty() {
                true => "nothing is filled in here".to_owned(),
                false => format!("the source has {}", names.join(", ")),
            };
            let place = catalog.place(&entry.text, *start, *end);
            reports.push(draft.help(help).at(place, "this would be empty"));
        }
    }
    for name in wanted {
        if !counted(name) && !found.iter().any(|(there, _)| *there == name) {
            let draft = LOST_VARIABLE
                .report(format!("`{{{name}}}` is missing"))
                .help(format!("write `{{{name}}}` where it belongs in this language"));
            reports.push(draft.at(catalog.whole(&entry.text), "players would not read it"));
        }
    }
}
