//! An evening of writing: what is still missing, stubs for it, other ids, and questions about words.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use landfall_tests::{Sandbox, copy_folder};

/// A planet whose cards and logs are not written yet.
fn draft() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    std::fs::remove_file(sandbox.path("demo/cards.land")).unwrap();
    std::fs::remove_file(sandbox.path("demo/logs.land")).unwrap();
    sandbox
}

#[test]
fn what_is_still_to_write_is_one_list_behind_the_real_mistakes() {
    let sandbox = draft();
    sandbox.edit("demo/planet.land", "biomes rocky", "biomes rokcy");
    let said = sandbox.run(&["check", "demo"]);
    assert_eq!(said.code, Some(1), "{said}");
    let list = "still to write:
  G901, asked for by planet lantern-moor (demo/planet.land:11)
  log 9001, asked for by planet lantern-moor (demo/planet.land:8)
  log 9004, asked for by planet lantern-moor (demo/planet.land:9)
  log 9005, asked for by planet lantern-moor (demo/planet.land:10)
  M901, asked for by planet lantern-moor (demo/planet.land:12)
  P901, asked for by planet lantern-moor, sector 2 (demo/planet.land:15)
";
    assert!(said.stderr.contains(list), "{said}");
    assert!(said.stderr.starts_with("LF1107 (unknown-word)\n  × unknown biome `rokcy`\n"), "{said}");
    assert_eq!(said.stderr.matches("does not exist").count(), 0, "{said}");
}

#[test]
fn in_a_draft_what_is_missing_is_a_warning() {
    let sandbox = draft();
    assert_eq!(sandbox.run(&["check", "demo"]).code, Some(1));
    let said = sandbox.run(&["check", "demo", "--draft"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.contains(": 6 warnings\n"), "{said}");
    assert_eq!(sandbox.run(&["build", "demo"]).code, Some(1), "a bundle never has holes");
}

/// Nobody should write stubs for what a file holds that is not read.
#[test]
fn a_file_that_is_not_read_may_hold_what_is_missing() {
    let sandbox = Sandbox::with_demo();
    std::fs::rename(sandbox.path("demo/logs.land"), sandbox.path("demo/logs.land.txt")).unwrap();
    let said = sandbox.run(&["check", "demo"]);
    let note = "some of them may be in `demo/logs.land.txt`, which is not read\n";
    assert!(said.stderr.contains(note) && !said.stderr.contains("landfall stub"), "{said}");
}

#[test]
fn a_box_that_does_not_exist_is_not_drawn() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["graph", "9002.7", "--pack", "demo"]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(2), "landfall: log 9002 has no part `7`\n"));
    assert_eq!(sandbox.run(&["graph", "9002.1", "--pack", "demo"]).code, Some(0));
}

#[test]
fn stubs_are_whole_cards_with_a_note_of_who_asks() {
    let sandbox = draft();
    let said = sandbox.run(&["stub", "--pack", "demo"]);
    assert_eq!(said.stdout, "demo/stubs.land: 6 stubs: G901, log 9001, log 9004, log 9005, M901, P901\n");
    let text = sandbox.read_text("demo/stubs.land");
    assert!(
        text.contains("/// Still to write. Asked for by planet lantern-moor, sector 2.\npoi P901 "),
        "{text}"
    );
    assert_eq!(sandbox.run(&["fmt", "--check", "demo"]).code, Some(0), "{text}");
    let said = sandbox.run(&["check", "demo", "--format", "short"]);
    for family in ["LF0", "LF1", "LF2"] {
        assert!(!said.stdout.contains(&format!("[{family}")), "{said}");
    }
    let said = sandbox.run(&["stub", "--pack", "demo"]);
    assert!(said.stderr.starts_with("nothing is missing"), "{said}");
    assert_eq!(sandbox.read_text("demo/stubs.land"), text);
}

#[test]
fn another_id_is_written_everywhere() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "From the mast one sees farther.", "Read {log 9002} again.");
    let said = sandbox.run_in("demo", &["rename", "log", "9002", "9012"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert_eq!(said.stderr, "log 9002 is now log 9012: 5 places in 2 files\n");
    let (cards, logs) = (sandbox.read_text("demo/cards.land"), sandbox.read_text("demo/logs.land"));
    assert!(cards.contains("goto log 9012") && cards.contains("Read {log 9012} again."), "{cards}");
    assert!(logs.contains("log 9012 \"From the top\" {\n    was 9002\n"), "{logs}");
    assert!(logs.contains("mark 9012.1") && logs.contains("marked(9012.1)"), "{logs}");
    assert_eq!(sandbox.run(&["check", "demo", "--deny", "warnings"]).code, Some(0));

    let taken = sandbox.run_in("demo", &["rename", "log 9012", "log 9003"]);
    assert_eq!((taken.code, taken.stderr.contains("log 9003 exists already")), (Some(2), true), "{taken}");
    let odd = sandbox.run_in("demo", &["rename", "P901", "9"]);
    assert_eq!((odd.code, odd.stderr.contains("is not the id of a poi")), (Some(2), true), "{odd}");
}

#[test]
fn a_card_needs_no_quotes_and_every_command_takes_the_pack_alike() {
    let sandbox = Sandbox::with_demo();
    for command in [
        &["graph", "log", "9002"][..],
        &["why", "log", "9003"],
        &["text", "log", "9002", "P901"],
        &["who-reads", "log", "9002"],
        &["who-writes", "9002.1"],
        &["ask", "count(poi)"],
        &["check"],
        &["fmt"],
        &["stub"],
        &["build"],
        &["l10n", "extract"],
        &["l10n", "check"],
        &["l10n", "stats"],
        &["l10n", "pseudo"],
    ] {
        let given: Vec<&str> = command.iter().copied().chain(["--pack", "demo"]).collect();
        assert_eq!(sandbox.run(&given).code, Some(0), "{}", sandbox.run(&given));
        assert_eq!(sandbox.run_in("demo", command).code, Some(0), "{}", sandbox.run_in("demo", command));
    }
    let text = sandbox.run_in("demo", &["text", "log", "9002", "P901"]).stdout;
    assert!(text.contains("From the top") && text.contains("Mast in the water"), "{text}");
}

/// Two packs are compared as they are, and the parts of a card are called what it calls them.
#[test]
fn a_comparison_names_what_a_reader_knows() {
    let sandbox = Sandbox::with_demo();
    copy_folder(&sandbox.path("demo"), &sandbox.path("old"));
    sandbox.edit(
        "demo/logs.land",
        "mark 9002.1, replace P902 in 3",
        "mark 9002.1, gain success 1, replace P902 in 3",
    );
    sandbox.edit("demo/logs.land", "\"Climb down and say nothing\"", "\"Climb down\"");
    sandbox.edit("demo/logs.land", "gain success 2", "gain success 3");
    sandbox.edit("demo/cards.land", "danger A", "danger B");
    sandbox.edit("demo/cards.land", "yellow [2 exploration]", "yellow [3 exploration]");
    sandbox.edit(
        "demo/planet.land",
        "path 1 <-> 2 [travel]",
        "path 1 -> 2 [travel]\n    path 2 -> 1 [danger B]",
    );
    let said = sandbox.run(&["diff", "old", "demo"]);
    assert_eq!(
        said.stdout,
        "\
~ log 9002 \"From the top\"
    choice Blink back: now Gain 1 Success
    choice Climb down and say nothing, label: \"Climb down\" instead of \"Climb down and say nothing\"
~ log 9003 \"The keeper\"
    instruction 1: If box 1 of Log 9003 is not marked: gain 3 Successes instead of 2
~ planet lantern-moor \"Lantern Moor\"
    path 1 to 2, arrow: forward instead of both
    path 2 to 1: now forward Roll 1 Danger die (B)
~ poi P901 \"Mast in the water\"
    action Climb the mast, danger 1: B instead of A
    action Climb the mast, row yellow, requirement: [3 × Exploration] instead of [2 × Exploration]
",
        "{said}"
    );
    sandbox.edit("demo/planet.land", "path 2 <-> 3", "path 2 -> 3");
    let broken = sandbox.run(&["diff", "old", "demo"]);
    assert_eq!(broken.code, Some(2), "{broken}");
    assert!(broken.stderr.contains("demo has errors: `landfall check demo` reports them"), "{broken}");
}

#[test]
fn answers_are_in_the_words_of_the_table() {
    let sandbox = Sandbox::with_demo();
    let marks = sandbox.run_in("demo", &["who-writes", "9002.1"]).stdout;
    assert!(marks.starts_with("box 1 \"answered\" of log 9002 \"From the top\"\nmarked by\n  log 9002, choice \"Blink back\": mark 9002.1\n"), "{marks}");
    let asks = sandbox.run_in("demo", &["who-reads", "9002.1"]).stdout;
    assert!(asks.contains("asked for by\n  log 9004: marked(9002.1)\n"), "{asks}");
    let sends = sandbox.run_in("demo", &["who-reads", "log", "9003"]).stdout;
    assert!(
        sends.contains("sent here by\n  P902, action \"Wait for the keeper\" green: goto log 9003\n"),
        "{sends}"
    );
    let nobody = sandbox.run_in("demo", &["who-writes", "log", "9003"]).stdout;
    assert_eq!(
        nobody,
        "nothing places log 9003 \"The keeper\": players are sent to it, and `landfall who-reads` shows from where\n"
    );
}

#[test]
fn nothing_of_the_printed_game_is_offered_for_a_slip() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run_in("demo", &["why", "P999"]);
    assert!(!said.stderr.contains("did you mean"), "{said}");
    let said = sandbox.run_in("demo", &["why", "log", "9103"]);
    assert!(said.stderr.contains("did you mean `9003`?"), "{said}");
}

#[test]
fn a_word_is_explained_with_an_example() {
    let sandbox = Sandbox::new();
    for (word, said) in [
        ("replace", "replace <poi> [in <sector>]"),
        ("no-travel", "Nobody may leave"),
        ("poi", "poi <id> <title>"),
    ] {
        let text = sandbox.run(&["explain", word]).stdout;
        assert!(text.contains(said) && text.contains("\nFor example:\n\n    "), "{word}:\n{text}");
    }
    assert_eq!(sandbox.run(&["explain", "flurble"]).code, Some(2));
}

/// Ends when the second report has come; a test that hangs here is a watch that does not look.
#[test]
fn a_saved_file_is_checked_again() {
    let sandbox = Sandbox::with_demo();
    let mut command = sandbox.command("", &["watch", "demo"]);
    let mut child = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut summary =
        || lines.by_ref().map(Result::unwrap).find(|line| line.starts_with("checked ")).unwrap();
    let first = summary();
    sandbox.edit("demo/planet.land", "biomes rocky", "biomes rokcy");
    let second = summary();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(first.ends_with(": no reports"), "{first}");
    assert!(second.ends_with(": 1 error"), "{second}");
}
