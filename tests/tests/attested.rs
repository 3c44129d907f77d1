//! The printed game, as far as it is known: its cards can be written, and they say what they say at the table.
//!
//! The pack is `tests/fixtures/attested`. Its numbers, structures and ids are facts; its prose is ours.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

#[path = "attested/bad_input.rs"]
mod bad_input;
#[path = "attested/board.rs"]
mod board;
#[path = "attested/cards.rs"]
mod cards;
#[path = "attested/decks.rs"]
mod decks;
#[path = "attested/translation.rs"]
mod translation;

use std::collections::BTreeSet;

use landfall_diagnostics::Report;
use landfall_project::{Compilation, DumpOptions, Options, dump, format_text};
use landfall_tests::{Files, Sandbox, compile_pack, pack, render, repository};
use serde_json::Value;

fn known() -> Files {
    pack(&repository().join("tests/fixtures/attested"))
}

/// The pack with another text in one place, which must be there.
fn changed(path: &str, from: &str, to: &str) -> Compilation {
    let mut files = known();
    let (_, text) = files.iter_mut().find(|(name, _)| name == path).unwrap_or_else(|| panic!("no {path}"));
    assert!(text.contains(from), "{path} does not hold {from}");
    *text = text.replacen(from, to, 1);
    compile_pack(&files)
}

/// Code, file and marked text of a report.
type Found = (&'static str, String, String);

fn found(compilation: &Compilation) -> Vec<Found> {
    let one = |report: &Report| {
        let path = compilation.sources.path(report.span.file).to_owned();
        (report.rule.code, path, compilation.sources.slice(report.span).to_owned())
    };
    compilation.reports.iter().map(one).collect()
}

/// What is found anew when one text of the pack is changed.
#[track_caller]
fn assert_found(path: &str, from: &str, to: &str, wanted: &[(&str, &str, &str)]) -> Compilation {
    let known: BTreeSet<Found> = found(&compile_pack(&known())).into_iter().collect();
    let compilation = changed(path, from, to);
    let new: Vec<Found> = found(&compilation).into_iter().filter(|found| !known.contains(found)).collect();
    let new: Vec<(&str, &str, &str)> =
        new.iter().map(|(code, path, text)| (*code, path.as_str(), text.as_str())).collect();
    assert_eq!(new, wanted, "{}", render(&compilation));
    compilation
}

/// The bundle of the pack, as JSON with its texts in place.
fn bundle() -> Value {
    let sandbox = Sandbox::new();
    sandbox.write("attested.lfb", compile_pack(&known()).bundle(0).unwrap());
    let json = dump(&sandbox.path("attested.lfb"), &[], &DumpOptions::default(), &Options::default());
    serde_json::from_str(&json.unwrap()).unwrap()
}

/// The one card of a kind with this id.
fn card<'b>(bundle: &'b Value, kind: &str, key: &str) -> &'b Value {
    let cards = bundle[kind].as_array().unwrap_or_else(|| panic!("no {kind}"));
    cards.iter().find(|card| card["key"] == key).unwrap_or_else(|| panic!("no {kind} {key}"))
}

/// Two faces share P113, and only one of them leads to log 22: whoever draws decides by chance. That is how it is
/// printed, and worth a word. Nothing else is.
#[test]
fn the_known_cards_compile() {
    let compilation = compile_pack(&known());
    let wanted = [("LF2102", "poi.land".to_owned(), "P113".to_owned())];
    assert_eq!(found(&compilation), wanted, "{}", render(&compilation));
    assert!(!compilation.has_errors());
}

#[test]
fn the_known_cards_are_laid_out() {
    for (path, text) in known().iter().filter(|(path, _)| path.ends_with(".land")) {
        let after = format_text(path, text.clone()).files.pop().and_then(|file| file.after);
        assert!(after.as_ref() == Some(text), "{path}: `landfall fmt tests/fixtures/attested` lays it out");
    }
}

#[test]
fn every_known_card_is_in_the_bundle() {
    let wanted: &[(&str, &[&str])] = &[
        ("poi", &["P000", "P101", "P102", "P110", "P113", "P113"]),
        ("mission", &["M01", "M02", "M03", "M41", "M73"]),
        ("global_condition", &["G01", "G03"]),
        ("discovery", &["cracked-casing", "sentient-mycelium"]),
        ("unique_discovery", &["1"]),
        ("rank_up", &["broad-interests", "first-steps"]),
        (
            "injury",
            &["burn", "dehydrated", "exhausted", "nothing-serious", "panic", "severe-wound", "wounded"],
        ),
        ("event", &["dangerous-vantage-point", "deep-fracture", "ghostly-voices", "poor-visibility"]),
        (
            "section_card",
            &[
                "acrobatics",
                "athletics",
                "emergency-shelter",
                "hold-out",
                "improvised-cure",
                "luck",
                "plan-b",
                "safe-route",
                "specialised-tools",
                "sprint",
                "try-and-try-again",
            ],
        ),
        ("threat", &["apex-predator", "converted-usurper-colossus", "kurma", "usurper-colossus"]),
        ("crewmember", &["amir-zaynab", "cho-jae-yong", "ewald-maal", "joppe-ulrich", "riku-hashimura"]),
        ("crew_board", &["science-board"]),
        ("equipment", &["E01", "E02", "E03", "E04", "E05", "E08", "E12", "E16", "E17", "E18", "E40"]),
        ("landing_card", &["L1"]),
        ("lander", &["dragonfly", "faustschlag", "pelican", "space-ranger", "void-ranger", "waygate"]),
        ("lander_mod", &["A01", "A02", "A03", "A05"]),
        ("objective", &["O01"]),
        ("bridge_upgrade", &["B01"]),
        ("tech_level", &["0"]),
        ("morale", &["mood-on-board"]),
        ("situation", &["S01", "S02"]),
        ("research", &["R02", "R04", "R14"]),
        ("production", &["C01", "C02"]),
        ("facility_upgrade", &["F01", "F04"]),
        ("danger_table", &["danger-a", "danger-b", "danger-c", "tutorial-danger"]),
        ("reference_card", &["check-steps"]),
        ("system_map", &["toi-2"]),
        ("planet", &["eye-of-the-void", "sample-board"]),
    ];
    let bundle = bundle();
    for (kind, keys) in wanted {
        let held: Vec<&str> =
            bundle[kind].as_array().into_iter().flatten().filter_map(|card| card["key"].as_str()).collect();
        assert_eq!(held, *keys, "{kind}");
    }
}
