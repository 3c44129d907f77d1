//! A pack with a `schemas/` folder of its own: a kind, a verb, a condition, an icon, two dice and a list of words that
//! the game does not have go all the way into the bundle, and no line of Rust knows them.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::fs;
use std::process::Command;

use landfall_project::{Compilation, Options, compile_files};
use landfall_tests::{Sandbox, files_under, render, repository};
use serde_json::{Value, json};

const PACK: &str = "tests/fixtures/homebrew";

/// A copy of the pack in the folder `homebrew`.
fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new();
    for (path, text) in files() {
        sandbox.write(&format!("homebrew/{path}"), text);
    }
    sandbox
}

fn files() -> Vec<(String, String)> {
    let folder = repository().join(PACK);
    let wanted = [files_under(&folder, ".land"), files_under(&folder, ".yaml")].concat();
    let file = |path: &std::path::PathBuf| {
        let inside = path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
        (inside, fs::read_to_string(path).unwrap())
    };
    wanted.iter().map(file).collect()
}

/// The pack with another text in one place.
fn changed(path: &str, from: &str, to: &str) -> Compilation {
    let mut files = files();
    let (_, text) = files.iter_mut().find(|(name, _)| name == path).unwrap_or_else(|| panic!("no {path}"));
    assert!(text.contains(from), "{path} does not hold {from}");
    *text = text.replacen(from, to, 1);
    compile_files(files, &Options::default())
}

/// The one report of the changed pack: its code, what it marks, its message and its help.
#[track_caller]
fn only(compilation: &Compilation) -> (&'static str, &str, &str, &str) {
    let mut reports = compilation.reports.iter();
    let report = reports.next().unwrap_or_else(|| panic!("no report"));
    assert!(reports.next().is_none(), "{}", render(compilation));
    let marked = compilation.sources.slice(report.span);
    (report.rule.code, marked, &report.message, report.help.as_deref().unwrap_or_default())
}

#[test]
fn it_is_clean_and_laid_out() {
    let sandbox = sandbox();
    let said = sandbox.run(&["check", "homebrew", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.ends_with(": no reports\n"), "{said}");
    let said = sandbox.run(&["fmt", "--check", "homebrew"]);
    assert_eq!(said.code, Some(0), "{said}");
}

#[test]
fn without_the_pack_the_game_knows_nothing_of_it() {
    let sandbox = sandbox();
    let said = sandbox.run(&["schema", "show", "vanguard", "broadcast"]);
    assert_eq!(said.code, Some(2), "{said}");
    let said = sandbox.run(&["schema", "show", "vanguard", "broadcast", "--pack", "homebrew"]);
    assert_eq!(said.code, Some(0), "{said}");
    for field in ["band", "frequency", "looped", "heard"] {
        assert!(said.stdout.contains(field), "{said}");
    }
}

#[test]
fn the_fbs_has_the_new_kind_verb_icon_and_dice() {
    let sandbox = sandbox();
    let before = sandbox.run(&["schema", "fbs", "vanguard"]).stdout;
    let said = sandbox.run(&["schema", "fbs", "vanguard", "--pack", "homebrew"]);
    assert_eq!(said.code, Some(0), "{said}");
    for line in [
        "table Broadcast {",
        "  frequency: ",
        "table Tune {",
        "table Heard {",
        "  Signal = ",
        "  BlueSignal = ",
        "  D6 = ",
        "  LongWave = ",
        "  broadcast: [Broadcast]",
    ] {
        assert!(said.stdout.contains(line), "{line}");
        assert!(!before.contains(line), "{line}");
    }
    // What the game itself has keeps its numbers, so its bundles are read by both.
    for line in before.lines().filter(|line| line.contains("(id: ")) {
        assert!(said.stdout.contains(line), "{line}");
    }
}

/// The bundle as flatc reads it, with the `.fbs` of the pack.
fn read_by_flatc(sandbox: &Sandbox) -> Value {
    let fbs = sandbox.run(&["schema", "fbs", "vanguard", "--pack", "homebrew"]);
    sandbox.write("homebrew.fbs", fbs.stdout);
    let built = sandbox.run(&["build", "homebrew"]);
    assert_eq!(built.code, Some(0), "{built}");
    let mut flatc = Command::new("flatc");
    flatc.args(["--json", "--strict-json", "--raw-binary", "homebrew.fbs", "--", "homebrew.lfb"]);
    let output = flatc.current_dir(sandbox.path("")).output();
    let output = output.expect("flatc is needed: install flatbuffers-compiler, or run tests/run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_str(&sandbox.read_text("homebrew.json")).unwrap()
}

#[test]
fn flatc_reads_the_new_fields() {
    let sandbox = sandbox();
    let theirs = read_by_flatc(&sandbox);
    let ours = sandbox.run(&["dump", "homebrew.lfb", "--raw", "--pack", "homebrew"]);
    assert_eq!(ours.code, Some(0), "{ours}");
    assert!(ours.json() == theirs, "{ours}");

    let broadcasts = theirs["broadcast"].as_array().unwrap();
    assert_eq!(broadcasts.len(), 2);
    assert_eq!(broadcasts[0]["key"], "K01");
    assert_eq!(broadcasts[0]["band"], "LongWave");
    assert_eq!(broadcasts[0]["frequency"], 198);
    assert_eq!(broadcasts[0]["looped"], true);
    let heard = &broadcasts[0]["heard"][1];
    assert_eq!((&heard["does_type"], &heard["does"]), (&json!("Tune"), &json!({"broadcast": "K02", "n": 3})));
    let table = &broadcasts[1]["heard"][0]["does"];
    assert_eq!(table["die"], "D6");
    assert_eq!(table["rows"].as_array().unwrap().len(), 3);

    let post = &theirs["poi"][0];
    assert_eq!(post["broadcast"], "K01");
    let green = &post["action"][0]["row"][0];
    assert_eq!(green["requirement"]["alternatives"][0]["terms"][0], json!({"word": "Signal", "count": 2}));
    let test = &post["action"][0]["row"][1]["effects"][0]["does"]["condition"];
    assert_eq!((&test["test_type"], &test["test"]), (&json!("Heard"), &json!({"broadcast": "K02"})));
    assert_eq!(theirs["crew_board"][0]["die"], json!(["BlueSignal", "BlueSignal", "GreenBasic"]));
    assert_eq!(theirs["crewmember"][0]["convert"], json!({"colour": "Blue", "icon": "Signal"}));
}

#[test]
fn one_card_can_be_shown_with_its_texts() {
    let sandbox = sandbox();
    assert_eq!(sandbox.run(&["build", "homebrew"]).code, Some(0));
    let said = sandbox.run(&["dump", "homebrew.lfb", "--asset", "K01", "--pack", "homebrew"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stdout.contains("Shipping forecast"), "{said}");
}

/// A bundle with more in it than the game has is not misread, but refused.
#[test]
fn a_bundle_is_not_read_without_what_its_pack_adds() {
    let sandbox = sandbox();
    assert_eq!(sandbox.run(&["build", "homebrew"]).code, Some(0));
    let said = sandbox.run(&["dump", "homebrew.lfb"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("has grown from the one here: name the pack"), "{said}");
    let said = sandbox.run(&["diff", "homebrew.lfb", "homebrew.lfb"]);
    assert!(said.code == Some(2) && said.stderr.contains("`--pack`"), "{said}");
    let said = sandbox.run(&["verify", "homebrew.lfb"]);
    assert!(said.code == Some(0) && said.stderr.contains("of Effect.does"), "{said}");
    let said = sandbox.run(&["verify", "homebrew.lfb", "--pack", "homebrew"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stdout.contains("with what homebrew adds") && said.stderr.is_empty(), "{said}");
    let said = sandbox.run(&["dump", "homebrew.lfb", "--pack", "nowhere"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("nowhere"), "{said}");
    sandbox.write("empty/notes.txt", "");
    let said = sandbox.run(&["schema", "fbs", "vanguard", "--pack", "empty"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(said.stderr.contains("`empty` is not a pack"), "{said}");
}

// Misuse: what a pack has added is held to its own rules.

#[test]
fn a_new_verb_has_its_form_and_its_places() {
    let found = changed("dial.land", "-> tune to K01", "-> tune K01");
    assert_eq!((only(&found).0, only(&found).1), ("LF1103", "K01"), "{}", render(&found));
    let found = changed("dial.land", "loud 3", "loud 12");
    assert_eq!((only(&found).0, only(&found).1), ("LF1106", "12"));
    let found = changed("dial.land", "-> reroll 1 any showing signal", "-> tune to K01");
    let (code, marked, message, help) = only(&found);
    assert_eq!((code, marked), ("LF1110", "tune"));
    assert!(message.contains("`crewmember`") && help.contains("`broadcast`"), "{message} {help}");
}

#[test]
fn a_new_kind_has_its_ids_and_its_lines() {
    let found = changed("dial.land", "    band long-wave\n", "");
    let (code, _, _, help) = only(&found);
    assert_eq!(code, "LF1111");
    assert!(help.contains("band long-wave"), "{help}");
    let found = changed("dial.land", "band long-wave", "band lnog-wave");
    let (code, marked, _, help) = only(&found);
    assert_eq!((code, marked), ("LF1107", "lnog-wave"));
    assert!(help.contains("long-wave"), "{help}");
    let found = changed("dial.land", "loud 3", "loud 3\n    volume 4");
    assert_eq!((only(&found).0, only(&found).1), ("LF1102", "volume"));
    let found = changed("dial.land", "tune to K02 loud 3", "tune to KO2 loud 3");
    let (code, marked, _, help) = only(&found);
    assert_eq!((code, marked), ("LF2003", "KO2"));
    assert!(help.contains("`K02`"), "{help}");
    let found = changed("dial.land", "tune to K02 loud 3", "tune to K09 loud 3");
    assert_eq!((only(&found).0, only(&found).1), ("LF2001", "K09"));
    let found = changed("dial.land", "tune to K02 loud 3", "tune to P980 loud 3");
    assert_eq!((only(&found).0, only(&found).1), ("LF2002", "P980"));
}

#[test]
fn a_new_kind_that_nothing_uses_is_told_in_the_words_of_the_pack() {
    let lonely = "}\n\nbroadcast K03 \"Static\" { band long-wave }\n\npoi P980";
    let found = changed("dial.land", "}\n\npoi P980", lonely);
    let (code, marked, ..) = only(&found);
    assert_eq!((code, marked), ("LF2101", "K03"));
    assert!(render(&found).contains("nothing tunes to it"), "{}", render(&found));
}

#[test]
fn new_icons_and_dice_are_checked_like_the_old_ones() {
    let found = changed("dial.land", "convert blue to signal", "convert red to signal");
    assert_eq!((only(&found).0, only(&found).1), ("LF7212", "signal"));
    let found = changed("dial.land", "5-6 -> advance", "5-7 -> advance");
    assert_eq!(only(&found).0, "LF6213");
    let found = changed("dial.land", "1-3 -> nothing", "1-2 -> nothing");
    assert_eq!(only(&found).0, "LF6213");
    let found = changed("dial.land", "die blue-signal,", "die blue-singal,");
    assert_eq!((only(&found).0, only(&found).1), ("LF1107", "blue-singal"));
    let found = changed("dial.land", "midnight. :signal:", "midnight. :singal:");
    assert_eq!(only(&found).0, "LF1107");
}

/// Nobody changes a game by accident: what is there already is replaced only on purpose.
#[test]
fn the_game_itself_is_not_redefined_by_the_way() {
    let icon = "      signal: {en: Signal,";
    let path = "schemas/broadcasts.yaml";
    let found = changed(path, icon, &format!("      science: {{en: Magic}}\n{icon}"));
    let (code, ..) = only(&found);
    assert_eq!(code, "LF1010");
    let found = changed(
        path,
        icon,
        &format!(
            "      science: {{en: Magic, it: Magia, tags: {{role: icon, colour: blue}}, override: true}}\n{icon}"
        ),
    );
    assert!(found.is_clean(), "{}", render(&found));
    let found = changed(
        path,
        "ref broadcast, doc: The broadcast.}\n      n:",
        "ref brodcast, doc: The broadcast.}\n      n:",
    );
    let codes = found.codes();
    assert!(codes.contains("LF1007"), "{}", render(&found));
}
