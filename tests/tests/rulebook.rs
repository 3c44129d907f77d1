//! Rules of games and rules of the compiler are one sort of thing: allowed, denied, counted and explained alike.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::collections::BTreeSet;

use landfall_diagnostics::Origin;
use landfall_project::{Compilation, Options, compile_edited, compile_files, game_rules, rulebook, rules};
use landfall_tests::{pack, render, repository};

const GAME: &str = "caverns";

/// The examples of a game as a pack with this in its manifest, and one edit.
fn examples(wishes: &str, (replace, with): (&str, &str)) -> Compilation {
    let mut files = pack(&repository().join(format!("schemas/{GAME}/examples")));
    let hits = files.iter().filter(|(_, text)| text.contains(replace)).count();
    assert_eq!(hits, 1, "{replace}");
    for (_, text) in &mut files {
        *text = text.replacen(replace, with, 1);
    }
    let manifest = format!("name: example\nversion: 0.1.0\ngame: {GAME}\n{wishes}\n");
    files.push(("landfall.yaml".to_owned(), manifest));
    compile_files(files, &Options::default())
}

const FOUR_FACE_UP: (&str, &str) = ("    cavern 4\n", "    cavern 4 { face-up }\n");

#[test]
fn an_error_of_a_game_hides_no_unused_allow() {
    let allow = (
        "salvage-space 1 crystal".to_owned(),
        "salvage-space 1 crystal\n    allow wet-feet \"a leftover\"".to_owned(),
    );
    let alone = compile_edited(GAME, std::slice::from_ref(&allow), &Options::default()).unwrap();
    assert_eq!(alone.codes(), BTreeSet::from(["LF9101"]), "{}", render(&alone));
    // The error lies in another card: what is allowed in this one was decided all the same.
    let leftover = (
        "card CRD-01 \"Cart\" vehicle {".to_owned(),
        "card CRD-01 \"Cart\" vehicle { allow orphan \"a leftover\";".to_owned(),
    );
    let edit = (FOUR_FACE_UP.0.to_owned(), FOUR_FACE_UP.1.to_owned());
    let found = compile_edited(GAME, &[leftover, edit], &Options::default()).unwrap();
    assert_eq!(found.codes(), BTreeSet::from(["CV05", "LF9101"]), "{}", render(&found));
}

#[test]
fn a_manifest_may_allow_and_deny_rules_of_its_game() {
    let plain = examples("", FOUR_FACE_UP);
    assert_eq!(plain.codes(), BTreeSet::from(["CV05"]), "{}", render(&plain));
    for wish in ["allow: [CV05]", "allow: [wrong-first-caverns]"] {
        let found = examples(wish, FOUR_FACE_UP);
        assert!(found.is_clean(), "{wish}\n{}", render(&found));
    }
    let found = examples("deny: [wrong-first-cavern]", FOUR_FACE_UP);
    assert_eq!(found.codes(), BTreeSet::from(["CV05", "LF9001"]), "{}", render(&found));
    assert!(render(&found).contains("`wrong-first-caverns`"), "{}", render(&found));
}

#[test]
fn the_summary_counts_rules_of_the_game_too() {
    let found = compile_edited(GAME, &[], &Options::default()).unwrap();
    let own = game_rules(&Options::default()).unwrap().iter().filter(|rule| rule.game == GAME).count();
    assert!(own > 0);
    assert_eq!(found.summary.game_checks, own);
    assert_eq!(found.summary.checks, rules().len() + own);
}

#[test]
fn one_book_holds_the_rules_of_the_compiler_and_of_every_game() {
    let book = rulebook(&Options::default()).unwrap();
    let own = game_rules(&Options::default()).unwrap();
    assert_eq!(book.len(), rules().len() + own.len());
    for rule in rules() {
        assert_eq!(rule.origin, Origin::Compiler, "{}", rule.code);
    }
    for found in own {
        let Origin::Game(game) = found.rule.origin else { panic!("{} is of a game", found.rule.code) };
        assert_eq!(game, found.game);
        let (code, name) = (found.rule.code, found.rule.name);
        assert!(book.get(code).is_some_and(|rule| std::ptr::eq(rule, found.rule)), "{code}");
        assert_eq!(book.get(name).map(|rule| rule.name), Some(name));
    }
}
