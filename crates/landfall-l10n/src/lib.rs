//! Catalogs of translations paired with the texts of the atlas, and rules text from typed effects.
//!
//! A message is known by its key, never by its words, so a changed source costs nobody their work. Catalogs
//! are GNU gettext PO files, which translators' tools read; what such tools cannot see, an icon that was
//! lost or a word that is not the game's, is asked here.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod checks;
pub mod csv;
mod example;
pub mod game;
pub mod glossary;
mod import;
pub mod language;
mod letters;
pub mod marks;
mod merge;
pub mod nesting;
mod plural;
pub mod po;
mod pseudo;
pub mod rules;
mod script;
mod stats;
mod tbx;
pub mod text;
mod texts;
pub mod tmx;
pub mod words;
pub mod xliff;
mod xml;

use landfall_diagnostics::Rule;

pub use checks::{ALL, Book, Check, Question, Scope, check};
pub use glossary::Glossary;
pub use import::{Format, Imported, import};
pub use merge::{About, Counts, pseudo_catalog, template, update};
pub use pseudo::pseudo;
pub use stats::{Part, Progress, Stats, stats};
pub use tbx::{glossary_csv, glossary_tbx};
pub use texts::{Texts, role_word};

/// Translations by key.
pub type Table = rustc_hash::FxHashMap<String, String>;

/// The table of the language a pack is written in.
pub fn nothing_translated() -> Table {
    Table::default()
}

/// The rules of this crate, by code.
pub fn rules() -> Vec<&'static Rule> {
    let checks = checks::ALL.iter().map(|check| &check.rule);
    rules::RULES.iter().copied().chain(checks).chain(text::RULES.iter().copied()).collect()
}
