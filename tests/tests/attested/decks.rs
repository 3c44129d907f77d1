//! The two decks that lie ready for the tutorial, counted.

use std::collections::BTreeMap;
use std::fs;

use landfall_tests::{compile_pack, repository};
use serde_json::Value;

use crate::{bundle, known};

fn decks() -> Vec<Value> {
    let text = fs::read_to_string(repository().join("tests/fixtures/attested/decks.json")).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["decks"].as_array().unwrap().clone()
}

fn ids(part: &Value) -> Vec<&str> {
    part["ids"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn count(part: &Value) -> u64 {
    part["count"].as_u64().unwrap_or(ids(part).len() as u64)
}

#[test]
fn the_tutorial_decks_add_up() {
    let sums: Vec<u64> =
        decks().iter().map(|deck| deck["parts"].as_array().unwrap().iter().map(count).sum()).collect();
    let totals: Vec<u64> = decks().iter().map(|deck| deck["total"].as_u64().unwrap()).collect();
    assert_eq!(sums, [34, 13]);
    assert_eq!(totals, [34, 13]);
}

/// Whether a log may name a card of which nothing but the number is known.
fn is_known_by_number(kind: &str, id: &str) -> bool {
    let mut files = known();
    files.push((
        "named.land".to_owned(),
        format!("log 2999 {{ reference; \"See {{{kind} {id}}}.\"; end }}\n"),
    ));
    let codes = compile_pack(&files).codes();
    !codes.contains("LF2001") && !codes.contains("LF2007")
}

/// Whatever a deck lists by number the pack knows, and has as many copies of as are needed.
#[test]
fn every_numbered_card_of_the_decks_is_known() {
    let mut wanted: BTreeMap<(String, String), u64> = BTreeMap::new();
    for deck in decks() {
        for part in deck["parts"].as_array().unwrap() {
            for id in ids(part) {
                let kind = part["kind"].as_str().unwrap().to_owned();
                *wanted.entry((kind, id.to_owned())).or_default() += 1;
            }
        }
    }
    let bundle = bundle();
    for ((kind, id), count) in &wanted {
        let cards = bundle[kind.replace('-', "_")].as_array().unwrap();
        let Some(card) = cards.iter().find(|card| card["key"] == *id) else {
            assert!(is_known_by_number(kind, id), "{kind} {id}");
            continue;
        };
        assert!(card["copies"].as_u64().unwrap_or(1) >= *count, "{kind} {id}: {count} are needed");
    }
    assert!(!is_known_by_number("poi", "P104"), "there is no P104");
    assert_eq!(wanted[&("poi".to_owned(), "P000".to_owned())], 3);
    assert_eq!(wanted[&("injury".to_owned(), "nothing-serious".to_owned())], 4);
}
