//! Rules of games and rules of the compiler are one sort of thing: allowed, denied, counted and explained alike.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::collections::BTreeSet;

use landfall_diagnostics::{Origin, Stage};
use landfall_project::{Compilation, Options, compile_edited, compile_files, game_rules, rulebook, rules};
use landfall_tests::{Sandbox, pack, render, repository};

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
        "salvage-space 1 crystal\n    allow orphan \"a leftover\"".to_owned(),
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
    assert_eq!(found.summary.checks, asked() + own);
}

/// The rules of the compiler that `check` asks; those about every way to play are for `landfall prove`.
fn asked() -> usize {
    rules().iter().filter(|rule| rule.stage != Stage::Play).count()
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

/// Codes and what they mark in a pack with this in its manifest and these cards, by code.
fn found_in(wishes: &str, cards: &str) -> Vec<(&'static str, String)> {
    let manifest = format!("name: example\nversion: 0.1.0\ngame: vanguard\n{wishes}\n");
    let files = vec![("landfall.yaml".to_owned(), manifest), ("shore.land".to_owned(), cards.to_owned())];
    marked(&compile_files(files, &Options { today: Some((2026, 1, 1)), ..Options::default() }))
}

fn marked(compilation: &Compilation) -> Vec<(&'static str, String)> {
    let mark = |span| compilation.sources.slice(span).to_owned();
    let reports = compilation.reports.iter();
    let mut marked: Vec<_> = reports.map(|report| (report.rule.code, mark(report.span))).collect();
    marked.sort();
    marked
}

fn codes(found: &[(&'static str, String)]) -> Vec<&'static str> {
    found.iter().map(|(code, _)| *code).collect()
}

const ORPHAN: &str = "log 1 { reference; end }\nlog 2 { \"Nobody comes.\"; end }\n";

/// One fault of each stage that leaves a hole, with the name of its check.
const HOLES: [(&str, &str); 7] = [
    ("unclosed-block", "log 1 { reference; end"),
    ("missing-reference", "log 1 { reference; -> goto log 9 }"),
    ("unknown-line", "log 1 { reference; end; colour red }"),
    ("unknown-effect", "log 1 { reference; -> dance }"),
    ("duplicate-id", "log 1 { reference; end }\nlog 1 { reference; end }"),
    ("unknown-kind", "log 1 { reference; end }\nlgo 2 { end }"),
    ("missing-field", "log 1 { reference; end }\nplanet shore \"Shore\" { sector { } }"),
];

#[test]
fn nothing_that_leaves_a_hole_can_be_allowed() {
    let book = rulebook(&Options::default()).unwrap();
    for (name, cards) in HOLES {
        let plain = found_in("", cards);
        let Some(rule) = book.get(name) else { panic!("{name} is no rule; found {plain:?}") };
        assert!(codes(&plain).contains(&rule.code), "{name}: {plain:?}");
        for wish in ["allow", "warn"] {
            let found = found_in(&format!("{wish}: [{name}]"), cards);
            let mut wanted = plain.clone();
            wanted.push(("LF9103", name.to_owned()));
            wanted.sort();
            assert_eq!(found, wanted, "{wish} {name}");
        }
    }
    let own = "log 1 {\n    reference\n    allow missing-reference \"tomorrow\"\n    -> goto log 9\n}\n";
    let found = found_in("", own);
    assert_eq!(codes(&found), ["LF2001", "LF9103"], "{found:?}");
    let family = found_in("allow: [reference]", HOLES[1].1);
    assert_eq!(codes(&family), ["LF2001", "LF9103"], "{family:?}");
}

#[test]
fn a_bundle_with_a_hole_is_never_built() {
    let sandbox = Sandbox::new();
    for (name, cards) in HOLES {
        let manifest =
            format!("name: shore\nversion: 0.1.0\ngame: vanguard\nallow: [{name}]\nwarn: [errors]\n");
        sandbox.write("shore/landfall.yaml", &manifest);
        sandbox.write("shore/shore.land", cards);
        let said = sandbox.run(&["build", "shore"]);
        assert_eq!(said.code, Some(1), "{name}: {said}");
        assert!(!sandbox.path("shore.lfb").exists(), "{name}");
    }
}

#[test]
fn a_manifest_chooses_by_code_name_and_family() {
    let severity = |wishes: &str| {
        let files = vec![
            ("landfall.yaml".to_owned(), format!("name: a\nversion: 0.1.0\ngame: vanguard\n{wishes}\n")),
            ("a.land".to_owned(), ORPHAN.to_owned()),
        ];
        let found = compile_files(files, &Options::default());
        found.reports.iter().map(|report| (report.rule.name, report.severity.word())).collect::<Vec<_>>()
    };
    assert_eq!(severity(""), [("orphan", "warning")]);
    assert_eq!(severity("deny: [LF2101]"), [("orphan", "error")]);
    assert_eq!(severity("deny: [analysis]"), [("orphan", "error")]);
    assert_eq!(severity("deny: [warnings]"), [("orphan", "error")]);
    assert_eq!(severity("deny: [warnings]\nwarn: [orphan]"), [("orphan", "warning")], "one rule wins");
    assert_eq!(severity("deny: [warnings]\nallow: [orphan]"), []);
    assert_eq!(severity("allow: [warnings]"), []);
    let of_game = examples(&format!("warn: [{GAME}]"), FOUR_FACE_UP);
    let levels: Vec<&str> = of_game.reports.iter().map(|report| report.severity.word()).collect();
    assert_eq!(levels, ["warning"], "{}", render(&of_game));
}

#[test]
fn wishes_of_a_manifest_that_make_no_sense_are_reported() {
    let orphan = |wishes: &str| found_in(wishes, ORPHAN);
    assert_eq!(orphan("allow: [orphan]"), []);
    assert_eq!(orphan("allow: [orphan until 2026-01-01]"), []);
    assert_eq!(codes(&orphan("allow: [orphan until 2025-12-31]")), ["LF9102"]);
    assert_eq!(codes(&orphan("allow: [orphan until tomorrow]")), ["LF2101", "LF9001"]);
    assert_eq!(codes(&orphan("deny: [orphan until 2027-01-01]")), ["LF2101", "LF9001"]);
    assert_eq!(orphan("allow: [orphan, LF2101]"), [("LF9104", "LF2101".to_owned())]);
    assert_eq!(codes(&orphan("allow: [orphan]\ndeny: [LF2101]")), ["LF2101", "LF9106"]);
    assert_eq!(orphan("allow: [orphan, dead-end-log]").len(), 1, "misspelt or unused, once");
    let unused = found_in("allow: [orphan]", "log 1 { reference; end }\n");
    assert_eq!(unused, [("LF9101", "orphan".to_owned())]);
    // Whatever could not be read may be what it silences.
    let broken = found_in("allow: [orphan]", "log 1 { reference; -> goto log 9 }\n");
    assert_eq!(codes(&broken), ["LF2001"]);
}

#[test]
fn allows_of_translators_are_held_to_the_same() {
    let check = |comments: &str, text: &str| {
        let files = vec![
            (
                "landfall.yaml".to_owned(),
                "name: a\nversion: 0.1.0\ngame: vanguard\nlocales: [it]\n".to_owned(),
            ),
            ("a.land".to_owned(), "log 11 \"Salt\" { reference; end }\n".to_owned()),
            (
                "l10n/it.po".to_owned(),
                format!("{comments}msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"{text}\"\n"),
            ),
        ];
        marked(&compile_files(files, &Options { today: Some((2026, 1, 1)), ..Options::default() }))
    };
    assert_eq!(codes(&check("", "Salt")), ["LF4014"]);
    assert_eq!(check("# allow copied-text a name\n", "Salt"), []);
    assert_eq!(check("# allow LF4014: a name\n", "Salt"), []);
    assert_eq!(check("# allow me to explain\n", "Sale"), []);
    let named = |code, name: &str| vec![(code, name.to_owned())];
    assert_eq!(check("# allow copied-text a name\n", "Sale"), named("LF9101", "copied-text"));
    assert_eq!(codes(&check("# allow copied-txt a name\n", "Salt")), ["LF4014", "LF9105"]);
    assert_eq!(
        check("# allow copied-text until 2025-06-01, then ask\n", "Salt"),
        named("LF9102", "copied-text")
    );
    assert_eq!(
        check("# allow copied-text a name\n# allow LF4014 a name\n", "Salt"),
        named("LF9104", "LF4014")
    );
    assert_eq!(check("# allow missing-reference\n", "Sale"), named("LF9103", "missing-reference"));
}

/// A clean pack beside a log that nothing leads to.
fn warned() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n");
    sandbox.write("shore/shore.land", ORPHAN);
    sandbox
}

#[test]
fn the_command_line_chooses_by_code_name_and_family() {
    let sandbox = warned();
    let run = |arguments: &[&str]| {
        let said = sandbox.run(&[&["check", "shore", "--format", "short"], arguments].concat());
        let severity = said.stdout.split(": ").nth(1).unwrap_or_default().to_owned();
        (said.code, severity)
    };
    let wanted = |code: i32, severity: &str| (Some(code), severity.to_owned());
    assert_eq!(run(&[]), wanted(0, "warning[LF2101]"));
    for what in ["orphan", "LF2101", "lf2101", "analysis", "warnings", "advice,orphan"] {
        assert_eq!(run(&["--deny", what]), wanted(1, "error[LF2101]"), "{what}");
        assert_eq!(run(&["--allow", what]), wanted(0, ""), "{what}");
    }
    assert_eq!(run(&["--deny", "warnings", "--warn", "orphan"]), wanted(0, "warning[LF2101]"));
    assert_eq!(run(&["--deny", "CV05"]), wanted(0, "warning[LF2101]"), "a check of another game");
    // The command line wins over the manifest.
    sandbox.write("shore/landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\nallow: [orphan]\n");
    assert_eq!(run(&[]), wanted(0, ""));
    assert_eq!(run(&["--deny", "orphan"]), wanted(1, "error[LF2101]"));
}

#[test]
fn wishes_of_the_command_line_that_make_no_sense_are_refused() {
    let sandbox = warned();
    for (arguments, why) in [
        (&["--deny", "orphans"][..], "the nearest: orphan"),
        (&["--allow", "zzz"], "explain --list"),
        (&["--allow", "missing-reference"], "cannot be silenced"),
        (&["--warn", "reference"], "cannot be silenced"),
        (&["--allow", "orphan", "--deny", "LF2101"], "contradict each other"),
    ] {
        for command in ["check", "build"] {
            let said = sandbox.run(&[&[command, "shore"], arguments].concat());
            assert_eq!(said.code, Some(2), "{said}");
            assert!(said.stderr.contains(why) && said.stderr.lines().count() == 1, "{said}");
        }
    }
    assert!(!sandbox.path("shore.lfb").exists());
}

#[test]
fn a_file_that_is_not_read_is_reported() {
    let sandbox = warned();
    for name in ["logs.land.txt", "logs.Land", "deep/logs.LAND", "l10n/it.PO", "logs.land.md"] {
        sandbox.write(&format!("shore/{name}"), "log 3 { reference; end }\n");
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert!(said.stdout.contains(&format!("shore/{name}: warning[LF9015]")), "{said}");
        std::fs::remove_file(sandbox.path(&format!("shore/{name}"))).unwrap();
    }
    for name in ["notes.txt", "logs.land~", "logs.land.bak", "island", "l10n/it.pot"] {
        sandbox.write(&format!("shore/{name}"), "log 3 { reference; end }\n");
    }
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(!said.stdout.contains("LF9015"), "{said}");
    let said = sandbox.run(&["check", "shore/notes.txt"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("is no file of a pack"), "{said}");
}

#[test]
fn a_broken_file_does_not_keep_the_rest_from_being_checked() {
    let sandbox = warned();
    sandbox.write("shore/broken.land", b"log 3 { \"\xff\xfe\"; end");
    sandbox.edit("shore/shore.land", "reference; end", "reference; -> goto log 77");
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(said.stdout.contains("broken.land:1:10: error[LF9006]"), "{said}");
    assert!(said.stdout.contains("shore.land:1:32: error[LF2001]"), "{said}");
}

#[test]
fn the_last_line_counts_what_was_looked_at() {
    let sandbox = warned();
    let output = sandbox.command("", &["check", "shore"]).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    let own = game_rules(&Options::default()).unwrap().iter().filter(|rule| rule.game == "vanguard").count();
    let rules = asked() + own;
    let wanted = format!("checked 1 file: 2 assets, 0 references, 1 message, {rules} rules: 1 warning");
    assert_eq!(stderr.lines().last(), Some(wanted.as_str()));
}
