//! The exit code of every command: with good input, with bad content, and when it cannot be run at all.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;

use landfall_tests::{Sandbox, commands};

/// In which folder, and with which arguments.
type Call = (&'static str, &'static str);

/// What a command does with content that has faults.
enum Bad {
    /// It only reads, and answers as well as it can: exit code 0.
    Answered(&'static [Call]),
    /// It is a judgement, and this must not pass: exit code 1.
    Denied(&'static [Call]),
    /// It cannot do its work at all: exit code 2.
    Refused(&'static [Call]),
    /// It reads no content, for this reason.
    ReadsNone(&'static str),
}

/// A command, then calls that are fine, calls with bad content, and calls that cannot be run.
type Case = (&'static str, &'static [Call], Bad, &'static [Call]);

const GAME: &str = "it reads the schema of a shipped game, which the tests of schemas hold clean";

const CASES: &[Case] = &[
    ("new", &[("", "fresh")], Bad::ReadsNone("it writes"), &[("", "demo"), ("", "")]),
    (
        "check",
        &[("", "demo")],
        Bad::Denied(&[("", "bad"), ("", "empty")]),
        &[("", "nowhere"), ("", "demo --format xml"), ("", "demo --deny no-such-rule")],
    ),
    (
        "build",
        &[("", "demo -o a.lfb")],
        Bad::Denied(&[("", "bad -o b.lfb")]),
        &[("", "demo -o no/such/c.lfb"), ("", "nowhere")],
    ),
    ("fmt", &[("", "--check demo")], Bad::Denied(&[("", "--check bad")]), &[("", "nowhere")]),
    ("explain", &[("", "LF2001")], Bad::ReadsNone("it reads the rules"), &[("", "LF9999"), ("", "")]),
    ("graph", &[("demo", "P901")], Bad::Answered(&[("bad", "P901")]), &[("demo", "P999")]),
    ("why", &[("demo", "P901")], Bad::Answered(&[("bad", "P901")]), &[("demo", "P999")]),
    ("who-writes", &[("demo", "P901")], Bad::Answered(&[("bad", "P901")]), &[("demo", "P999")]),
    ("who-reads", &[("demo", "P901")], Bad::Answered(&[("bad", "P901")]), &[("demo", "P999")]),
    ("ask", &[("demo", "1=1")], Bad::Answered(&[("bad", "1=1")]), &[("demo", "1=")]),
    (
        "odds",
        &[("demo", "P901 --dice red-basic")],
        Bad::Answered(&[("bad", "P901 --dice red-basic")]),
        &[("demo", "P999 --dice red-basic"), ("demo", "P901"), ("demo", "P901 --dice no-die")],
    ),
    (
        "play",
        &[("demo", "lantern-moor --script ../land.play")],
        Bad::Answered(&[("bad", "lantern-moor --script ../land.play")]),
        &[("demo", "P999"), ("demo", "lantern-moor --script nowhere.play")],
    ),
    (
        "playtest",
        &[("demo", "lantern-moor --games 5")],
        Bad::Answered(&[("bad", "lantern-moor --games 5")]),
        &[("demo", "P999 --games 5"), ("demo", "lantern-moor --games 0")],
    ),
    ("test", &[("demo", "")], Bad::Answered(&[("bad", "")]), &[("", "nowhere")]),
    ("prove", &[("demo", "")], Bad::Denied(&[("bad", "")]), &[("", "nowhere")]),
    (
        "cards",
        &[("", "demo -o faces")],
        Bad::Answered(&[("", "bad -o faces2")]),
        &[("", "nowhere -o faces3")],
    ),
    ("print", &[("", "demo -o a.pdf")], Bad::Answered(&[("", "bad -o b.pdf")]), &[("", "nowhere -o c.pdf")]),
    (
        "export",
        &[("", "demo --format csv -o t1")],
        Bad::Answered(&[("", "bad --format csv -o t2")]),
        &[("", "nowhere --format csv -o t3"), ("", "demo --format xls -o t4")],
    ),
    ("site", &[("", "demo -o s1")], Bad::Answered(&[("", "bad -o s2")]), &[("", "nowhere -o s3")]),
    ("text", &[("demo", "P901")], Bad::Answered(&[("bad", "P901")]), &[("demo", "P999")]),
    ("l10n extract", &[("demo", "")], Bad::Denied(&[("bad", "")]), &[("", "nowhere")]),
    ("l10n update", &[("demo", "it")], Bad::Denied(&[("bad", "it")]), &[("demo", "not-a-language-at-all")]),
    ("l10n check", &[("demo", "")], Bad::Denied(&[("bad", "")]), &[("", "nowhere")]),
    ("l10n stats", &[("demo", "")], Bad::Answered(&[("bad", "")]), &[("", "nowhere")]),
    ("l10n export", &[("demo", "it")], Bad::Refused(&[("bad", "it")]), &[("demo", "")]),
    (
        "l10n import",
        &[("demo", "it ../it.csv")],
        Bad::Refused(&[("demo", "it ../bad.csv")]),
        &[("demo", "it nowhere.csv")],
    ),
    ("l10n pseudo", &[("demo", "")], Bad::Denied(&[("bad", "")]), &[("", "nowhere")]),
    (
        "l10n begin",
        &[("demo", "fr"), ("", "fr --game vanguard -o fr.po")],
        Bad::ReadsNone(GAME),
        &[("demo", "en"), ("", "fr --game chess -o fr.po")],
    ),
    ("l10n glossary", &[("", "it"), ("", "xx")], Bad::ReadsNone(GAME), &[("", "it --game chess")]),
    ("verify", &[("", "demo.lfb")], Bad::Denied(&[("", "bad.lfb")]), &[("", "nowhere.lfb")]),
    ("dump", &[("", "demo.lfb")], Bad::Refused(&[("", "bad.lfb")]), &[("", "nowhere.lfb")]),
    (
        "diff",
        &[("", "demo.lfb demo.lfb"), ("", "demo.lfb less.lfb")],
        Bad::Refused(&[("", "demo.lfb bad.lfb")]),
        &[("", "demo.lfb"), ("", "demo.lfb nowhere.lfb")],
    ),
    (
        "compat",
        &[("", "demo.lfb demo.lfb")],
        Bad::Denied(&[("", "demo.lfb less.lfb")]),
        &[("", "demo.lfb"), ("", "demo.lfb bad.lfb")],
    ),
    ("schema list", &[("", "")], Bad::Answered(&[("", "--schema broken")]), &[("", "--schema nowhere")]),
    (
        "schema show",
        &[("", "vanguard"), ("", "tiny --schema tiny")],
        Bad::Refused(&[("", "tiny --schema broken")]),
        &[("", "chess")],
    ),
    ("schema check", &[("", ""), ("", "tiny")], Bad::Denied(&[("", "broken")]), &[("", "nowhere")]),
    (
        "schema json",
        &[("", "check")],
        Bad::ReadsNone("it prints a file of the program"),
        &[("", "text"), ("", "")],
    ),
    ("schema lock", &[("", "tiny")], Bad::Refused(&[("", "broken")]), &[("", "nowhere"), ("", "")]),
    (
        "schema rust",
        &[("", "vanguard"), ("", "tiny --schema tiny")],
        Bad::Refused(&[("", "tiny --schema broken")]),
        &[("", "chess")],
    ),
    (
        "schema docs",
        &[("", "vanguard -o pages")],
        Bad::Refused(&[("", "tiny --schema broken -o pages")]),
        &[("", "chess -o pages")],
    ),
    (
        "schema fbs",
        &[("", "vanguard"), ("", "tiny --schema tiny")],
        Bad::Refused(&[("", "tiny --schema broken")]),
        &[("", "chess")],
    ),
    (
        "lsp",
        &[("", "")],
        Bad::ReadsNone("an editor brings the content; tests/tests/editors.rs"),
        &[("", "now")],
    ),
    ("stub", &[("demo", "")], Bad::Answered(&[("bad", "--dry-run")]), &[("", "--pack nowhere")]),
    (
        "rename",
        &[("demo", "M901 M911")],
        Bad::Answered(&[("bad", "P901 P911")]),
        &[("demo", "P999 P998"), ("demo", "P901 9"), ("demo", "P901")],
    ),
    ("completions", &[("", "bash")], Bad::ReadsNone("it prints a script for a shell"), &[("", "abacus")]),
];

impl Bad {
    /// The exit code, and the calls that end with it.
    fn calls(&self) -> (i32, &'static [Call]) {
        match self {
            Bad::Answered(calls) => (0, calls),
            Bad::Denied(calls) => (1, calls),
            Bad::Refused(calls) => (2, calls),
            Bad::ReadsNone(_) => (0, &[]),
        }
    }
}

/// The smallest game.
const TINY: &str = "\
game: tiny
names: {en: Tiny}
doc: A game of cards.
identifier: TINY
source-locale: en
kinds:
  card:
    names: {en: Card}
    id: name
    write: card {id} {title}
    fields:
      title: text title
";

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    let run = |arguments: &[&str]| assert_eq!(sandbox.run(arguments).code, Some(0), "{arguments:?}");
    run(&["build", "demo", "-o", "demo.lfb"]);
    for file in ["landfall.yaml", "cards.land", "logs.land", "planet.land"] {
        let text = sandbox.read_text(&format!("demo/{file}"));
        sandbox.write(&format!("bad/{file}"), text.replace("name: demo", "name: bad"));
        sandbox.write(&format!("less/{file}"), text.replace("log 9005", "log 9006"));
    }
    sandbox.edit("bad/cards.land", "goto log 9002", "goto log 9012 {").write("bad/l10n/it.po", "msgid \"a\n");
    run(&["build", "less", "-o", "less.lfb"]);
    let bundle = sandbox.read("demo.lfb");
    sandbox.write("bad.lfb", &bundle[..bundle.len() / 2]).write("empty/notes.txt", "");
    sandbox.write("broken/game.yaml", "game: [\n").write("bad.csv", "key,translation\n\"");
    sandbox.write("tiny/game.yaml", TINY).write("land.play", "play lantern-moor dice any\n\nland 1\n");
    run(&["l10n", "update", "it", "--pack", "demo"]);
    run(&["l10n", "export", "it", "--pack", "demo", "-o", "it.csv"]);
    sandbox
}

#[test]
fn every_command_ends_with_the_code_that_its_help_promises() {
    let sandbox = sandbox();
    let mut wrong = Vec::new();
    for (command, good, bad, impossible) in CASES {
        for (code, calls) in [(0, *good), bad.calls(), (2, *impossible)] {
            for (folder, rest) in calls {
                let arguments: Vec<&str> = command.split(' ').chain(rest.split_whitespace()).collect();
                let said = sandbox.run_in(folder, &arguments);
                if said.code != Some(code) {
                    wrong.push(format!("expected {code} in `{folder}`: {said}"));
                }
                // A refusal has a reason.
                if code == 2 && said.stderr.trim().is_empty() {
                    wrong.push(format!("no reason: {said}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_is_called_with_good_input_with_bad_content_and_impossibly() {
    let sandbox = Sandbox::new();
    let mut all = BTreeSet::new();
    for command in commands(&sandbox.run(&["--help"]).stdout) {
        let inner = commands(&sandbox.run(&[&command, "--help"]).stdout);
        match inner.is_empty() {
            true => drop(all.insert(command)),
            false => all.extend(inner.iter().map(|inner| format!("{command} {inner}"))),
        }
    }
    // They have no end; tests/tests/drafting.rs and tests/tests/preview.rs run them.
    assert!(all.remove("watch") && all.remove("preview"));
    let known: BTreeSet<String> = CASES.iter().map(|(command, ..)| (*command).to_owned()).collect();
    assert_eq!(all, known);
    for (command, good, bad, impossible) in CASES {
        assert!(!good.is_empty() && !impossible.is_empty(), "{command}");
        match bad {
            Bad::ReadsNone(reason) => assert!(!reason.is_empty(), "{command}"),
            _ => assert!(!bad.calls().1.is_empty(), "{command}"),
        }
    }
}
