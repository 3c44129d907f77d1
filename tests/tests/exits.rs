//! The exit code of every command: with good input, with bad content, and when it cannot be run at all.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;

use landfall_tests::Sandbox;

/// A command, then what is asked of it: in which folder, and how it ends.
type Case = (&'static str, &'static [(&'static str, &'static str, i32)]);

/// `1` is a judgement: something must not pass. Commands that only read answer as well as they can, and those that cannot
/// do their work at all say so with `2`.
const CASES: &[Case] = &[
    ("new", &[("", "fresh", 0), ("", "demo", 2), ("", "", 2)]),
    (
        "check",
        &[
            ("", "demo", 0),
            ("", "bad", 1),
            ("", "empty", 1),
            ("", "nowhere", 2),
            ("", "demo --format xml", 2),
        ],
    ),
    (
        "build",
        &[
            ("", "demo -o a.lfb", 0),
            ("", "bad -o b.lfb", 1),
            ("", "demo -o no/such/c.lfb", 2),
            ("", "nowhere", 2),
        ],
    ),
    ("fmt", &[("", "--check demo", 0), ("", "--check bad", 1), ("", "nowhere", 2)]),
    ("explain", &[("", "LF2001", 0), ("", "LF9999", 2), ("", "", 2)]),
    ("graph", &[("demo", "P901", 0), ("bad", "P901", 0), ("demo", "P999", 2)]),
    ("why", &[("demo", "P901", 0), ("bad", "P901", 0), ("demo", "P999", 2)]),
    ("who-writes", &[("demo", "P901", 0), ("bad", "P901", 0), ("demo", "P999", 2)]),
    ("who-reads", &[("demo", "P901", 0), ("bad", "P901", 0), ("demo", "P999", 2)]),
    ("ask", &[("demo", "1=1", 0), ("bad", "1=1", 0), ("demo", "1=", 2)]),
    ("text", &[("demo", "P901", 0), ("bad", "P901", 0), ("demo", "P999", 2)]),
    ("l10n extract", &[("demo", "", 0), ("bad", "", 1), ("", "nowhere", 2)]),
    ("l10n update", &[("demo", "it", 0), ("bad", "it", 1), ("demo", "not-a-language-at-all", 2)]),
    ("l10n check", &[("demo", "", 0), ("bad", "", 1), ("", "nowhere", 2)]),
    ("l10n stats", &[("demo", "", 0), ("bad", "", 0), ("", "nowhere", 2)]),
    ("l10n export", &[("demo", "it", 0), ("bad", "it", 2), ("demo", "", 2)]),
    (
        "l10n import",
        &[("demo", "it ../it.csv", 0), ("demo", "it ../bad.csv", 2), ("demo", "it nowhere.csv", 2)],
    ),
    ("l10n pseudo", &[("demo", "", 0), ("bad", "", 1), ("", "nowhere", 2)]),
    ("l10n glossary", &[("", "it", 0), ("", "xx", 0), ("", "it --game chess", 2)]),
    ("verify", &[("", "demo.lfb", 0), ("", "bad.lfb", 1), ("", "nowhere.lfb", 2)]),
    ("dump", &[("", "demo.lfb", 0), ("", "bad.lfb", 2), ("", "nowhere.lfb", 2)]),
    ("diff", &[("", "demo.lfb demo.lfb", 0), ("", "demo.lfb bad.lfb", 2), ("", "demo.lfb", 2)]),
    (
        "compat",
        &[
            ("", "demo.lfb demo.lfb", 0),
            ("", "demo.lfb less.lfb", 1),
            ("", "demo.lfb bad.lfb", 2),
            ("", "demo.lfb", 2),
        ],
    ),
    ("schema list", &[("", "", 0), ("", "--schema nowhere", 2)]),
    ("schema show", &[("", "vanguard", 0), ("", "chess", 2)]),
    ("schema check", &[("", "", 0), ("", "broken", 1), ("", "nowhere", 2)]),
    ("schema json", &[("", "check", 0), ("", "text", 2), ("", "", 2)]),
    ("schema lock", &[("", "broken", 2), ("", "nowhere", 2), ("", "", 2)]),
    ("schema rust", &[("", "vanguard", 0), ("", "chess", 2)]),
    ("schema docs", &[("", "vanguard -o pages", 0), ("", "chess -o pages", 2)]),
    ("schema fbs", &[("", "vanguard", 0), ("", "chess", 2)]),
    ("lsp", &[("", "", 0), ("", "now", 2)]),
    ("completions", &[("", "bash", 0), ("", "abacus", 2)]),
];

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
    run(&["l10n", "update", "it", "--pack", "demo"]);
    run(&["l10n", "export", "it", "--pack", "demo", "-o", "it.csv"]);
    sandbox
}

#[test]
fn every_command_ends_with_the_code_that_its_help_promises() {
    let sandbox = sandbox();
    let mut wrong = Vec::new();
    for (command, cases) in CASES {
        for (folder, rest, code) in *cases {
            let arguments: Vec<&str> = command.split(' ').chain(rest.split_whitespace()).collect();
            let said = sandbox.run_in(folder, &arguments);
            if said.code != Some(*code) {
                wrong.push(format!("expected {code} in `{folder}`: {said}"));
            }
            // Whoever is refused is told why.
            if *code == 2 && said.stderr.trim().is_empty() {
                wrong.push(format!("no reason: {said}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_command_has_a_case_for_each_code_that_it_can_end_with() {
    let sandbox = Sandbox::new();
    let commands = |help: &str| -> Vec<String> {
        let lines =
            help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
        lines.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
    };
    let mut all = BTreeSet::new();
    for command in commands(&sandbox.run(&["--help"]).stdout) {
        let inner = commands(&sandbox.run(&[&command, "--help"]).stdout);
        match inner.is_empty() {
            true => drop(all.insert(command)),
            false => all.extend(inner.iter().map(|inner| format!("{command} {inner}"))),
        }
    }
    let known: BTreeSet<String> = CASES.iter().map(|(command, _)| (*command).to_owned()).collect();
    assert_eq!(all, known);
    for (command, cases) in CASES {
        assert!(cases.iter().any(|(.., code)| *code == 2), "{command} cannot be refused?");
    }
}
