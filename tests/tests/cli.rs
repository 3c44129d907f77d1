//! The command line, as people and scripts meet it: exit code, stdout and stderr of each case are one snapshot.

#![allow(clippy::unwrap_used)]

use std::io::Read;
use std::process::{Command, Stdio};

use insta::assert_snapshot;
use landfall_tests::{Sandbox, commands, landfall};

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";

/// A pack called `shore` with these files.
fn shore(files: &[(&str, &str)]) -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST);
    for (path, text) in files {
        sandbox.write(&format!("shore/{path}"), text);
    }
    sandbox
}

/// The demo with one broken reference, one misspelt word and one sector that nothing leads to.
fn broken_demo() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/planet.land", "path 2 <-> 3 [danger A]", "");
    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9012");
    sandbox.edit("demo/cards.land", "injury wounded", "injury wonded");
    sandbox
}

// Help.

#[test]
fn version() {
    assert_snapshot!(Sandbox::new().run(&["--version"]));
}

#[test]
fn help() {
    assert_snapshot!(Sandbox::new().run(&["--help"]));
}

#[test]
fn without_arguments() {
    assert_snapshot!(Sandbox::new().run(&[]));
}

/// Every command and every command of a command, as words.
fn all_commands() -> Vec<Vec<String>> {
    let sandbox = Sandbox::new();
    let mut all = Vec::new();
    for command in commands(&sandbox.run(&["--help"]).stdout) {
        let inner = commands(&sandbox.run(&[&command, "--help"]).stdout);
        all.extend(inner.into_iter().map(|inner| vec![command.clone(), inner]));
        all.push(vec![command]);
    }
    all
}

#[test]
fn help_of_every_command() {
    for command in all_commands() {
        let words: Vec<&str> = command.iter().map(String::as_str).chain(["--help"]).collect();
        let said = Sandbox::new().run(&words);
        assert!(said.stdout.contains("\nExample"), "help teaches by example\n{said}");
        let lines: Vec<&str> = said.stdout.lines().collect();
        let is_argument = |line: &str| {
            let text = line.trim_start();
            (1..8).contains(&(line.len() - text.len())) && text.starts_with(['<', '-', '['])
        };
        let bare = lines.windows(2).filter(|pair| {
            let next = pair[1].trim_start();
            let says_nothing =
                next.is_empty() || next.starts_with("[default") || next.starts_with("Possible values");
            is_argument(pair[0]) && pair[0].ends_with(['>', ']', '.']) && says_nothing
        });
        let bare: Vec<&str> = bare.map(|pair| pair[0]).collect();
        assert!(bare.is_empty(), "{command:?} says nothing about {bare:?}");
        // A paragraph that was broken by hand is broken again by a narrow terminal.
        let is_lonely = |pair: &[&str]| {
            let [line, next] = pair else { return false };
            !line.is_empty()
                && !line.starts_with(' ')
                && !line.ends_with([':', '.'])
                && line.len() < 30
                && !next.is_empty()
        };
        let lines: Vec<&str> = said.stdout.lines().collect();
        assert!(!lines.windows(2).any(is_lonely), "a line with few words\n{said}");
        assert_snapshot!(format!("help_{}", command.join("_")), said);
    }
}

#[test]
fn unknown_command() {
    assert_snapshot!(Sandbox::new().run(&["chek"]));
}

#[test]
fn unknown_option() {
    assert_snapshot!(Sandbox::new().run(&["check", "--fromat", "json"]));
}

#[test]
fn unknown_format() {
    assert_snapshot!(Sandbox::new().run(&["check", "--format", "xml"]));
}

// New.

#[test]
fn new() {
    assert_snapshot!(Sandbox::new().run(&["new", "demo"]));
}

#[test]
fn new_refuses_a_folder_with_files() {
    let sandbox = Sandbox::new();
    sandbox.write("demo/notes.txt", "mine");
    assert_snapshot!(sandbox.run(&["new", "demo"]));
    assert_eq!(sandbox.read("demo/notes.txt"), b"mine");
    assert_eq!(std::fs::read_dir(sandbox.path("demo")).unwrap().count(), 1, "nothing was written beside it");
}

#[test]
fn new_for_an_unknown_game() {
    let sandbox = Sandbox::new();
    assert_snapshot!(sandbox.run(&["new", "demo", "--game", "chess"]));
    assert!(!sandbox.path("demo").exists());
}

// Check.

#[test]
fn check_clean() {
    assert_snapshot!(Sandbox::with_demo().run(&["check", "demo"]));
}

#[test]
fn check_clean_without_a_path() {
    assert_snapshot!(Sandbox::with_demo().run_in("demo", &["check"]));
}

#[test]
fn check_clean_json() {
    assert_snapshot!(json(&Sandbox::with_demo()));
}

#[test]
fn check_errors_human() {
    assert_snapshot!(broken_demo().run(&["check", "demo"]));
}

#[test]
fn check_errors_short() {
    assert_snapshot!(broken_demo().run(&["check", "demo", "--format", "short"]));
}

#[test]
fn check_errors_json() {
    assert_snapshot!(json(&broken_demo()));
}

/// The document, without the number of checks: that grows.
fn json(sandbox: &Sandbox) -> String {
    let mut json = sandbox.run(&["check", "demo", "--format", "json"]).json();
    assert!(json["summary"]["checks"].take().as_u64() > Some(0));
    json["summary"]["game_checks"].take();
    serde_json::to_string_pretty(&json).unwrap()
}

/// A log that nothing leads to is no error.
fn warned_demo() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox.write(
        "demo/more.land",
        "log 9009 \"Unread\" {\n    \"\"\"Nobody was sent here.\"\"\"\n    end\n}\n",
    );
    sandbox
}

#[test]
fn check_warnings() {
    assert_snapshot!(warned_demo().run(&["check", "demo"]));
}

#[test]
fn check_deny_warnings() {
    assert_snapshot!(warned_demo().run(&["check", "demo", "--deny", "warnings"]));
}

#[test]
fn check_unknown_game() {
    let sandbox = shore(&[("a.land", "log 1 { reference; \"Salt.\"; end }\n")]);
    sandbox.edit("shore/landfall.yaml", "vanguard", "vangaurd");
    assert_snapshot!(sandbox.run(&["check", "shore"]));
}

#[test]
fn check_empty_pack() {
    assert_snapshot!(shore(&[]).run(&["check", "shore"]));
}

#[test]
fn check_pack_without_assets() {
    assert_snapshot!(shore(&[("a.land", "// log 1 comes tomorrow\n")]).run(&["check", "shore"]));
}

#[test]
fn check_folder_that_is_not_a_pack() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/notes.txt", "Ideas.");
    assert_snapshot!(sandbox.run(&["check", "shore"]));
}

#[test]
fn check_current_folder_that_is_not_a_pack() {
    assert_snapshot!(Sandbox::new().run(&["check"]));
}

#[test]
fn check_missing_path() {
    assert_snapshot!(Sandbox::new().run(&["check", "nowhere"]));
}

#[test]
fn check_one_path_of_two_is_missing() {
    assert_snapshot!(Sandbox::with_demo().run(&["check", "demo", "nowhere"]));
}

#[test]
fn check_invalid_utf8() {
    let sandbox = shore(&[]);
    sandbox.write("shore/a.land", b"log 1 \"Entr\xe9e\" { reference; \"Salt.\"; end }\n");
    assert_snapshot!(sandbox.run(&["check", "shore"]));
}

#[test]
fn check_file_that_stands_alone() {
    let sandbox = Sandbox::new();
    sandbox.write("a.land", "log 1 { reference; \"Salt.\"; end }\n");
    assert_snapshot!(sandbox.run(&["check", "a.land"]));
    sandbox.edit("a.land", "log 1", "game vanguard\nlog 1");
    assert_eq!(sandbox.run(&["check", "a.land"]).code, Some(0));
}

#[test]
fn check_tells_all_that_is_wrong_in_one_run() {
    let sandbox = broken_demo();
    sandbox.write("shore/landfall.yaml", MANIFEST);
    sandbox.write("notes/ideas.txt", "");
    sandbox.write("chess/landfall.yaml", MANIFEST.replace("shore", "chess").replace("vanguard", "chess"));
    sandbox.write("chess/a.land", "log 1 {\n");
    sandbox.write("latin/landfall.yaml", MANIFEST.replace("shore", "latin").replace("version", "verison"));
    sandbox.write("latin/a.land", b"log 1 { reference; \"caf\xe9\"; end }\n");
    let said = sandbox.run(&["check", "demo", "shore", "notes", "chess", "latin", "--format", "short"]);
    assert_snapshot!(said);
}

// Build and dump.

#[test]
fn build() {
    assert_snapshot!(Sandbox::with_demo().run(&["build", "demo"]));
}

#[test]
fn build_errors() {
    let sandbox = broken_demo();
    assert_snapshot!(sandbox.run(&["build", "demo", "--format", "short"]));
    assert!(!sandbox.path("demo.lfb").exists());
}

#[test]
fn build_into_a_folder_that_is_not_there() {
    assert_snapshot!(Sandbox::with_demo().run(&["build", "demo", "-o", "no/such/demo.lfb"]));
}

#[test]
fn dump_something_else() {
    let sandbox = Sandbox::with_demo();
    assert_snapshot!("dump_text", sandbox.run(&["dump", "demo/planet.land"]));
    assert_snapshot!("dump_missing", sandbox.run(&["dump", "demo.lfb"]));
    sandbox.write("empty.lfb", "");
    assert_snapshot!("dump_empty", sandbox.run(&["dump", "empty.lfb"]));
    assert_snapshot!("dump_folder", sandbox.run(&["dump", "demo"]));
}

// Format.

#[test]
fn fmt() {
    let sandbox = Sandbox::with_demo();
    assert_snapshot!("fmt_clean", sandbox.run(&["fmt", "demo"]));
    sandbox.edit("demo/planet.land", "    briefing log 9001\n", "briefing   log 9001;");
    assert_snapshot!("fmt_check", sandbox.run(&["fmt", "demo", "--check"]));
    assert_snapshot!("fmt_changes", sandbox.run(&["fmt", "demo"]));
    sandbox.edit("demo/planet.land", "lander;", "lander; {");
    assert_snapshot!("fmt_broken", sandbox.run(&["fmt", "demo"]));
}

// Explain.

#[test]
fn explain() {
    let sandbox = Sandbox::new();
    assert_snapshot!("explain_code", sandbox.run(&["explain", "LF2001"]));
    assert_snapshot!("explain_name", sandbox.run(&["explain", "unreachable-sector"]));
    assert_snapshot!("explain_unknown_code", sandbox.run(&["explain", "LF2801"]));
    assert_snapshot!("explain_unknown_name", sandbox.run(&["explain", "orphn"]));
    assert_snapshot!("explain_nothing_near", sandbox.run(&["explain", "tea"]));
    assert_snapshot!("explain_nothing", sandbox.run(&["explain"]));
}

#[test]
fn explain_list_has_a_line_for_every_rule() {
    let said = Sandbox::new().run(&["explain", "--list"]);
    let lines = said.stdout.lines().filter(|line| !line.is_empty());
    let listed: Vec<(&str, &str)> =
        lines.map(|line| (line.split_whitespace().next().unwrap(), line)).collect();
    // The rules of each game follow, under its name.
    let own = landfall_project::game_rules(&landfall_project::Options::default()).unwrap();
    let games: std::collections::BTreeSet<&str> = own.iter().map(|rule| rule.game.as_str()).collect();
    assert!(own.len() > 100 && games.len() >= 2);
    for rule in &own {
        let line = listed.iter().find(|(code, _)| *code == rule.rule.code).expect(rule.rule.code).1;
        assert!(line.contains(rule.rule.name) && line.ends_with(rule.rule.title), "{line}");
    }
    let rules = landfall_project::rules();
    // What is found on paper comes last, under a heading.
    let on_paper = landfall_export::rules().len() + 1;
    assert_eq!(listed.len(), rules.len() + own.len() + games.len() + on_paper);
    for ((code, line), rule) in listed.into_iter().zip(rules) {
        assert_eq!(code, rule.code);
        assert!(line.contains(rule.name) && line.ends_with(rule.title), "{line}");
    }
}

// Schemas.

/// A game of its own, so that the snapshots stay when the shipped games grow.
const MOOR: &str = include_str!("../fixtures/schemas/moor/game.yaml");

#[test]
fn schema() {
    let sandbox = Sandbox::new();
    assert_snapshot!("schema_list", sandbox.run(&["schema", "list"]));
    assert_snapshot!("schema_show_unknown", sandbox.run(&["schema", "show", "vanguard", "biom"]));
    assert_snapshot!("schema_show_unknown_game", sandbox.run(&["schema", "show", "vangard"]));
    assert_snapshot!("schema_fbs_unknown_game", sandbox.run(&["schema", "fbs", "chess"]));
    sandbox.write("moor/game.yaml", MOOR);
    for name in ["lamp", "wick", "light", "lit", "colour"] {
        let said = sandbox.run(&["schema", "show", "moor", name, "--schema", "moor"]);
        assert_snapshot!(format!("schema_show_{name}"), said);
    }
    assert_snapshot!("schema_show", sandbox.run(&["schema", "show", "moor", "--schema", "moor"]));
    assert_snapshot!("schema_check", sandbox.run(&["schema", "check", "moor"]));
    sandbox.edit("moor/game.yaml", "word of colour", "word of color");
    sandbox.edit("moor/game.yaml", "fields:", "feilds:");
    sandbox.edit("moor/game.yaml", "ref lamp", "ref lmap");
    assert_snapshot!("schema_check_mistakes", sandbox.run(&["schema", "check", "moor"]));
    assert_snapshot!("schema_show_mistakes", sandbox.run(&["schema", "show", "moor", "--schema", "moor"]));
    assert_eq!(Sandbox::new().run(&["schema", "check"]).code, Some(0), "what we ship is sound");
}

#[test]
fn schema_show_names_every_kind() {
    let said = Sandbox::new().run(&["schema", "show", "vanguard"]);
    assert_eq!(said.code, Some(0));
    for kind in ["planet", "poi", "mission", "global-condition", "log"] {
        assert!(said.stdout.lines().any(|line| line.trim_start().starts_with(kind)), "{kind}\n{said}");
    }
}

#[test]
fn schema_fbs_begins_with_what_a_reader_must_know() {
    let said = Sandbox::new().run(&["schema", "fbs", "vanguard"]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
    let head = said.stdout.split("namespace").next().unwrap();
    let fingerprint = head.lines().find_map(|line| line.split("Fingerprint ").nth(1)).unwrap();
    assert_snapshot!(head.replace(fingerprint, "[fingerprint]"));
    assert!(said.stdout.contains("file_identifier \"LFVG\";"));
}

// Being a good neighbour.

/// A shell knows best whether it understands what it is given.
#[test]
fn completions_work_in_bash() {
    let script = "source <($0 completions bash); COMP_WORDS=(landfall ch); COMP_CWORD=1; _landfall landfall ch landfall; \
                  echo ${COMPREPLY[@]}";
    let output = Command::new("bash").args(["-c", script]).arg(landfall()).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "check\n");
}

#[test]
fn completions_for_an_unknown_shell() {
    assert_snapshot!(Sandbox::new().run(&["completions", "dos"]));
}

#[test]
fn a_pipe_gets_no_colours_unless_they_are_asked_for() {
    let sandbox = broken_demo();
    let has_colours = |arguments: &[&str], variables: &[(&str, &str)]| {
        let output = sandbox.command("", arguments).envs(variables.iter().copied()).output().unwrap();
        output.stderr.contains(&0x1b) || output.stdout.contains(&0x1b)
    };
    assert!(!has_colours(&["check", "demo"], &[]));
    assert!(!has_colours(&["check", "demo"], &[("NO_COLOR", "1")]));
    assert!(!has_colours(&["check", "demo", "--color", "never"], &[]));
    assert!(
        !has_colours(&["check", "demo", "--format", "short", "--color", "always"], &[]),
        "lines are for scripts"
    );
    assert!(!has_colours(&["explain", "LF2001"], &[]));
    assert!(has_colours(&["check", "demo", "--color", "always"], &[]));
    assert!(
        has_colours(&["check", "demo", "--color", "always"], &[("NO_COLOR", "1")]),
        "the nearer wish wins"
    );
}

/// `script` gives the program a terminal, where `NO_COLOR` has something to say.
#[test]
fn a_terminal_gets_colours_unless_they_are_unwanted() {
    let sandbox = broken_demo();
    let has_colours = |variable: &str| {
        let line = format!("{variable} TERM=xterm {} check demo", landfall().display());
        let mut script = Command::new("script");
        script
            .args(["-q", "-e", "-c", &line, "/dev/null"])
            .current_dir(sandbox.path(""))
            .stdin(Stdio::null());
        let output = script.output().unwrap();
        assert!(String::from_utf8_lossy(&output.stdout).contains("LF2001"), "{line}");
        output.stdout.contains(&0x1b)
    };
    assert!(has_colours(""));
    assert!(!has_colours("NO_COLOR=1"));
    assert!(has_colours("NO_COLOR="), "an empty one counts as unset");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_trouble() {
    let script = "set -o pipefail; $0 explain --list | head -1; $0 completions bash | true; $0 schema fbs vanguard | head -1";
    let output = Command::new("bash").args(["-c", script]).arg(landfall()).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    let sandbox = broken_demo();
    let mut command = sandbox.command("", &["check", "demo", "--format", "json"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaint.as_str()), (Some(1), ""), "the verdict stands");
}

/// Help that does not work is worse than none: every example is run by a shell, in a pack, in the folder around
/// it or in one beside it. One of these must be where it was meant to be run.
#[test]
fn the_examples_of_help_are_true() {
    let sandbox = Sandbox::with_demo();
    let glasswake = landfall_tests::repository().join("content/glasswake");
    let copies =
        [("demo", sandbox.path("demo")), ("mine", sandbox.path("demo")), ("content/glasswake", glasswake)];
    let copy = |folder: &str, from: &std::path::Path| {
        let files = landfall_tests::pack(from);
        for (path, text) in files {
            sandbox.write(&format!("{folder}/{path}"), text);
        }
    };
    copies.iter().for_each(|(folder, from)| copy(folder, from));
    sandbox.edit("mine/landfall.yaml", "name: demo", "name: mine");
    for (name, log) in [("a", 1), ("b", 2)] {
        sandbox.write(&format!("{name}/landfall.yaml"), MANIFEST.replace("shore", name));
        sandbox.write(&format!("{name}/a.land"), format!("log {log} {{ reference; \"Salt.\"; end }}\n"));
    }
    sandbox.write("planet.land", "game vanguard\n\nlog 1 { reference; \"Salt.\"; end }\n");
    sandbox.write("schemas/mine/game.yaml", MOOR.replace("game: moor", "game: mine"));
    for folder in [
        "out",
        "src",
        "docs",
        "cards",
        ".zfunc",
        ".config/fish/completions",
        ".local/share/bash-completion/completions",
    ] {
        sandbox.write(&format!("{folder}/readme.txt"), "");
    }
    for (pack, bundle) in [
        ("demo", "demo.lfb"),
        ("mine", "mine.lfb"),
        ("demo", "released/demo.lfb"),
        ("demo", "downloads/demo.lfb"),
    ] {
        std::fs::create_dir_all(sandbox.path(bundle).parent().unwrap()).unwrap();
        assert_eq!(sandbox.run(&["build", pack, "-o", bundle]).code, Some(0));
    }
    // What was exported before can be imported, and a translated pack has a bundle with its languages.
    let translated = "content/glasswake";
    assert_eq!(sandbox.run_in(translated, &["l10n", "export", "it", "-o", "it.csv"]).code, Some(0));
    assert_eq!(sandbox.run_in(translated, &["build", "-o", "demo.lfb"]).code, Some(0));
    let fresh = Sandbox::new();
    fresh.write("schemas/moor/game.yaml", MOOR);
    let runs = |folder: std::path::PathBuf, example: &str| {
        let script = format!("set -o pipefail; landfall() {{ {} \"$@\"; }}; {example}", landfall().display());
        let mut shell = Command::new("bash");
        shell.args(["-c", &script]).current_dir(folder).stdin(Stdio::null());
        let output = shell.env("HOME", sandbox.path("")).output().unwrap();
        if output.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    };
    // What has changed since a revision is asked inside a clone.
    let clone =
        "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b.c commit -q -m demo";
    runs(sandbox.path("demo"), clone).unwrap();
    let (mut ran, mut wrong) = (std::collections::BTreeSet::new(), Vec::new());
    for command in all_commands().into_iter().chain([Vec::new()]) {
        let words: Vec<&str> = command.iter().map(String::as_str).chain(["--help"]).collect();
        let help = sandbox.run(&words).stdout;
        for line in help.lines().filter(|line| line.starts_with("  landfall ")) {
            // What follows two blanks is a comment.
            let example = line.trim_start().split("  ").next().unwrap();
            // These have no end; tests/tests/drafting.rs and tests/tests/preview.rs run them.
            let is_endless =
                ["landfall watch", "landfall preview"].iter().any(|one| example.starts_with(one));
            if is_endless || !ran.insert(example.to_owned()) {
                continue;
            }
            let folders = match example.starts_with("landfall new ") {
                true => vec![fresh.path("")],
                false => ["", "demo", translated].map(|folder| sandbox.path(folder)).to_vec(),
            };
            std::fs::remove_dir_all(fresh.path("demo")).unwrap_or_default();
            // Each finds the catalogs as they were, not as the last one left them.
            std::fs::remove_dir_all(sandbox.path("content/glasswake/l10n")).unwrap_or_default();
            copy("content/glasswake", &copies[2].1);
            let mut said = String::new();
            let is_true = folders.into_iter().any(|folder| match runs(folder, example) {
                Ok(()) => true,
                Err(complaint) => {
                    said.push_str(&complaint);
                    false
                }
            });
            if !is_true {
                wrong.push(format!("{example}\n{said}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(ran.len() > 25, "only these were found: {ran:?}");
}
