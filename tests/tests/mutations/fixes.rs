//! Automatic fixes, applied to every mistake: they never add an error, never change a number, an id or a text, and
//! come to an end. Suggestions, applied one by one, bring no new report.

use std::collections::BTreeMap;

use landfall_diagnostics::{FileId, Severity};
use landfall_project::{Compilation, Depth, Fixing, Options, Session, fix_all, is_harmless, offers};
use landfall_syntax::TokenKind;
use landfall_tests::Files;
use rayon::prelude::*;

use crate::mistakes::Mistake;
use crate::{choose, content};

/// Each mistake is compiled several times here, so the debug profile takes a quarter of what the others take.
const STRIDE: usize = if cfg!(debug_assertions) { 100 } else { 1 };

fn broken(files: &Files, mistake: &Mistake) -> Files {
    let mut broken = files.clone();
    broken[mistake.file].1.replace_range(mistake.range.clone(), &mistake.text);
    broken
}

fn errors(compilation: &Compilation) -> Vec<String> {
    let errors = compilation.reports.iter().filter(|report| report.severity == Severity::Error);
    errors.map(|report| format!("{} {}", report.rule.code, report.message)).collect()
}

/// How often each number, id and text stands in a file. Quotes may be mended, what is between them may not.
fn sayings(text: &str) -> BTreeMap<String, usize> {
    let tree = landfall_syntax::parse(FileId(0), text).tree;
    let mut found = BTreeMap::new();
    for (at, token) in tree.tokens().iter().enumerate() {
        let text = tree.token_text(at as u32);
        let counts = match token.kind {
            TokenKind::Number | TokenKind::Text | TokenKind::Prose => true,
            TokenKind::Word => text.contains(|c: char| c.is_ascii_digit()),
            _ => false,
        };
        if counts {
            // An icon is a word of the game, wherever it is written.
            let said: Vec<&str> = text.trim_matches('"').split(':').step_by(2).collect();
            *found.entry(said.join(":")).or_default() += 1;
        }
    }
    found
}

/// Every name of something else, as it is written, and how often. What was read before must still be there.
fn references(compilation: &Compilation) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for atlas in compilation.atlases() {
        for (unit, reference) in atlas.references() {
            let span = atlas.unit(unit).span(reference.start, reference.end);
            *found.entry(compilation.sources.slice(span).to_owned()).or_default() += 1;
        }
    }
    found
}

fn assert_safe(fixing: &Fixing, mistake: &Mistake) {
    for file in &fixing.files {
        assert_eq!(sayings(&file.before), sayings(&file.after), "{mistake:?}\n{:?}", fixing.changes);
    }
}

#[test]
fn automatic_fixes_are_safe_and_come_to_an_end() {
    let files = content();
    let chosen = choose(&files);
    let played: Vec<&Mistake> = chosen.iter().step_by(STRIDE).collect();
    let fixed: usize = played
        .par_iter()
        .map(|mistake| {
            let mut session = Session::of_files(broken(&files, mistake), &Options::default());
            let (before, named) = (errors(session.compilation()), references(session.compilation()));
            let fixing = fix_all(&mut session);
            let after = errors(session.compilation());
            assert!(after.len() <= before.len(), "{mistake:?}\n{:?}\n{before:?}\n{after:?}", fixing.changes);
            assert_safe(&fixing, mistake);
            let names = references(session.compilation());
            for (name, count) in named {
                let now = names.get(&name).copied().unwrap_or_default();
                assert!(now >= count, "{name} is named {now} times, not {count}: {mistake:?}");
            }
            assert!(fix_all(&mut session).changes.is_empty(), "not at an end: {mistake:?}");
            usize::from(!fixing.changes.is_empty())
        })
        .sum();
    println!("{fixed} of {} mistakes were fixed automatically", played.len());
    assert!(fixed > 0);
}

/// Errors and warnings, by code and message.
fn findings(compilation: &Compilation) -> Vec<String> {
    let found = compilation.reports.iter().filter(|report| report.severity != Severity::Advice);
    found.map(|report| format!("{} {}", report.rule.code, report.message)).collect()
}

#[test]
fn suggestions_bring_no_other_report() {
    let files = content();
    let chosen = choose(&files);
    let played: Vec<&Mistake> = chosen.iter().step_by(STRIDE).collect();
    let tried: Vec<(usize, Vec<String>)> = played
        .par_iter()
        .map(|mistake| {
            let (mut offered, mut worse) = (0, Vec::new());
            let mut session = Session::of_files(broken(&files, mistake), &Options::default());
            let before = findings(session.compilation());
            for offer in offers(session.compilation()) {
                if !is_harmless(&mut session, &offer) {
                    continue;
                }
                offered += 1;
                let mut tried = Session::of_files(broken(&files, mistake), &Options::default());
                Fixing::default().accept(&mut tried, &offer);
                let after = findings(tried.compile(Depth::All));
                let new: Vec<&String> = after.iter().filter(|found| !before.contains(found)).collect();
                if !new.is_empty() || after == before {
                    let (kind, title) = (mistake.kind, &offer.fix.title);
                    worse.push(format!("{kind}: {}: {title} -> {new:?}", offer.report.message));
                }
            }
            assert_eq!(findings(session.compilation()), before, "trying changed the session: {mistake:?}");
            (offered, worse)
        })
        .collect();
    let offered: usize = tried.iter().map(|(offered, _)| offered).sum();
    let worse: Vec<String> = tried.into_iter().flat_map(|(_, worse)| worse).collect();
    println!("{offered} suggestions for {} mistakes were applied", played.len());
    assert!(offered > 0);
    assert!(worse.is_empty(), "{} suggestions:\n{}", worse.len(), worse.join("\n"));
}
