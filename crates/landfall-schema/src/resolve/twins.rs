//! Names that engines could not tell apart.
//!
//! In bundles names lose their dashes and their case, and the code for engines has a method `x_length` beside every
//! list `x`. Two names that meet there get a `_`, which nobody would guess.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use landfall_diagnostics::{Report, Reports};

use super::Resolver;
use crate::rules;
use crate::texts::VocabularyText;
use crate::yaml::Said;

/// What generated code adds to the name of a field.
const COMPANIONS: &[&str] = &["length", "type", "is-none", "as-numpy", "array", "by-key", "bytes", "vector"];

pub(super) fn words(vocabularies: &IndexMap<String, VocabularyText>, reports: &mut Reports) {
    for vocabulary in vocabularies.values() {
        let mut seen: BTreeMap<String, &Said> = BTreeMap::new();
        for word in vocabulary.words.values() {
            if let Some(first) = seen.insert(plain(&word.name.text), &word.name) {
                reports.push(twins(first, &word.name));
            }
        }
    }
}

impl Resolver<'_> {
    pub(super) fn twin_fields(&mut self) {
        for text in &self.texts {
            let mut seen: BTreeMap<String, &Said> = BTreeMap::new();
            for field in text.fields.values() {
                let name = plain(&field.name.text);
                let twin = seen.insert(name.clone(), &field.name);
                let companion = COMPANIONS.iter().find_map(|word| {
                    let owner = name.strip_suffix(&plain(word))?;
                    seen.get(owner).filter(|_| field.name.text.ends_with(word)).copied()
                });
                // A block that others use says it once.
                if let Some(first) = twin.or(companion).filter(|first| first.span != field.name.span) {
                    let report = twins(first, &field.name);
                    if !self.reports.iter().any(|known| known.span == report.span && known.is(report.rule)) {
                        self.reports.push(report);
                    }
                }
            }
        }
    }
}

fn twins(first: &Said, second: &Said) -> Report {
    let (a, b) = (&first.text, &second.text);
    rules::TWIN_NAMES
        .report(format!("`{a}` and `{b}` meet in bundles"))
        .help("give one of them another name, before an engine has learned these")
        .related(first.span, "the other one")
        .at(second.span, "without dashes and case, code for engines cannot distinguish them")
}

/// What is left of a name in code for engines.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
