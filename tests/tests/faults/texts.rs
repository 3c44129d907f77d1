//! Texts, names and files of strangers are shown, and never carried out by a terminal or a CI runner.

use super::*;

const ATTACK: &str = "\u{1b}[2J\u{7}\u{202e}\r";

/// A pack whose title, text and box are attacks.
fn armed() -> Sandbox {
    let sandbox = shore();
    let content = format!(
        "log 1 \"::set-output name=x::{ATTACK}y\" {{ reference; \"\"\"::set-env name=a::{ATTACK}\n\n##[group]z\"\"\"; box 1 \"{ATTACK}\";   end }}\n"
    );
    sandbox.write("shore/good.land", content);
    sandbox
}

fn assert_harmless(said: &Said) {
    assert_answers(said);
    for text in [&said.stdout, &said.stderr] {
        assert!(!text.contains(['\u{1b}', '\u{7}', '\r', '\u{202e}']), "{said}");
        for line in text.lines().map(str::trim_start) {
            assert!(!line.starts_with("::") && !line.starts_with("##["), "{said}");
        }
    }
}

#[test]
fn no_command_prints_what_a_terminal_or_a_runner_would_obey() {
    let sandbox = armed();
    for arguments in [
        &["check", "shore"][..],
        &["check", "shore", "--format", "short"],
        &["check", "shore", "--fix", "--dry-run"],
        &["fmt", "--check", "shore"],
        &["text", "log 1", "--path", "shore"],
        &["why", "log 1", "--path", "shore"],
        &["who-writes", "log 1", "--path", "shore"],
        &["who-reads", "log 1", "--path", "shore"],
        &["graph", "log 1", "--path", "shore"],
        &["graph", "log 1", "--path", "shore", "--format", "dot"],
        &["graph", "log 1", "--path", "shore", "--format", "mermaid"],
        &["ask", "title", "--for", "log 1", "--path", "shore"],
        &["verify", "::error::x\u{1b}.lfb"],
    ] {
        assert_harmless(&sandbox.run(arguments));
    }
}

#[test]
fn what_bundles_hold_is_shown_as_harmlessly() {
    let sandbox = shore();
    // The compiler refuses such texts, so another program has made this bundle.
    let stand_in = "Q".repeat(ATTACK.len());
    let content =
        format!("log 1 \"a ::x {stand_in}\" {{ reference; \"{stand_in}\"; box 1 \"{stand_in}\"; end }}\n");
    sandbox.write("shore/good.land", content);
    let built = sandbox.run(&["build", "shore", "-o", "new.lfb"]);
    assert_eq!(built.code, Some(0), "{built}");
    let mut bytes = fs::read(sandbox.path("new.lfb")).unwrap();
    while let Some(at) = bytes.windows(stand_in.len()).position(|found| found == stand_in.as_bytes()) {
        bytes[at..at + ATTACK.len()].copy_from_slice(ATTACK.as_bytes());
    }
    sandbox.write("new.lfb", landfall_tests::fuzz::sealed(bytes).unwrap());
    assert_eq!(sandbox.run(&["verify", "new.lfb"]).code, Some(0));
    sandbox.write("shore/good.land", GOOD);
    assert_eq!(sandbox.run(&["build", "shore", "-o", "old.lfb"]).code, Some(0));
    for arguments in [
        &["diff", "old.lfb", "new.lfb"][..],
        &["diff", "new.lfb", "old.lfb"],
        &["compat", "new.lfb", "old.lfb"],
        &["verify", "new.lfb"],
    ] {
        assert_harmless(&sandbox.run(arguments));
    }
}

#[cfg(unix)]
#[test]
fn a_file_with_a_control_character_in_its_name_is_reported() {
    let sandbox = shore();
    let name = "shore/a\n::error title=x::y\u{1b}.land";
    sandbox.write(name, "log   2 { reference; end }\n");
    for arguments in [&["check", "shore"][..], &["build", "shore"], &["fmt", "shore"], &["fmt", name]] {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(1), "{said}");
        assert!(said.stderr.contains("LF9007"), "{said}");
        assert_harmless(&said);
    }
    assert_eq!(sandbox.read_text(name), "log   2 { reference; end }\n");
}

#[cfg(unix)]
#[test]
fn a_file_whose_name_is_not_utf8_is_not_written_under_another() {
    use std::os::unix::ffi::OsStrExt;
    let sandbox = shore();
    let name = std::ffi::OsStr::from_bytes(b"shore/\xff.land");
    fs::write(sandbox.path("").join(name), "log   2 { reference; end }\n").unwrap();
    let mut command = sandbox.command("", &["fmt"]);
    let output = command.arg(name).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_dir(sandbox.path("shore")).unwrap().count(), 3);
}

/// Names in a schema are names and not paths.
#[test]
fn a_schema_neither_reads_nor_writes_elsewhere() {
    let sandbox = Sandbox::new();
    let moor = include_str!("../../fixtures/schemas/moor/game.yaml");
    sandbox.write("outside/moor.fbs", "mine").write("outside/words.yaml", "terms: {}\n");
    sandbox.write("schemas/moor/game.yaml", moor.replacen("game: moor", "game: ../../outside/moor", 1));
    let said = sandbox.run(&["schema", "lock", "schemas/moor"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert_eq!(sandbox.read_text("outside/moor.fbs"), "mine");
    assert_eq!(fs::read_dir(sandbox.path("outside")).unwrap().count(), 2);
    sandbox.write("schemas/moor/game.yaml", format!("{moor}\ninclude: [../../outside]\n"));
    let said = sandbox.run(&["schema", "check", "schemas"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stderr.contains("../../outside"), "{said}");
}

/// What a reviewer reads is what the program does: marks that turn a line around are errors that nobody can allow,
/// and names that look alike are not two names.
#[test]
fn what_hides_from_a_reviewer_is_reported() {
    let sandbox = shore();
    let content = "log 1 \"Salt\" {\n    allow hidden-character \"looks fine\"\n    reference // \u{202e}dne ;1 sseccus niag >-\n    end\n}\n";
    sandbox.write("shore/good.land", content);
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(
        said.stdout.contains("shore/good.land:3:18: error[LF0008]: U+202E turns the direction"),
        "{said}"
    );

    // The second and the third are Cyrillic letters, as a whole and in part.
    let twins =
        "extern injury ache, асhе, аche\nlog 1 { reference; -> injury ache, injury асhе, injury аche }\n";
    sandbox.write("shore/good.land", twins);
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.stdout.matches("error[LF2108]").count(), 2, "{said}");
}

/// The same in a manifest, a schema and a template: a comment that looks like a line, a key that is two keys.
#[test]
fn what_hides_in_a_manifest_or_a_schema_is_reported() {
    for (path, text, place) in [
        ("shore/landfall.yaml", format!("{MANIFEST}# \u{202e}lla :wolla\n"), "shore/landfall.yaml:4:3"),
        (
            "shore/schemas/own.yaml",
            "vocabularies:\n  # Salt\u{200b}\n".to_owned(),
            "shore/schemas/own.yaml:2:9",
        ),
        (
            "shore/schemas/l10n/en.ftl",
            "verb-goto-log = go to \u{2066}{ $log }\n".to_owned(),
            "shore/schemas/l10n/en.ftl:1:23",
        ),
    ] {
        let sandbox = shore();
        sandbox.write(path, text);
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        let found: Vec<&str> = said.stdout.lines().filter(|line| line.contains("[LF0008]")).collect();
        assert_eq!(found.len(), 1, "{said}");
        assert!(found[0].starts_with(place), "{said}");
        assert!(!said.stdout.contains(['\u{202e}', '\u{200b}', '\u{2066}']), "{said}");
    }
}

/// Who allows something says why.
#[test]
fn an_allowance_without_a_reason_is_reported() {
    for line in ["allow orphan", "allow orphan \"\"", "allow orphan \"  \""] {
        let sandbox = shore();
        sandbox
            .write("shore/good.land", format!("log 1 \"Salt\" {{\n    {line}\n    \"Salt.\"\n    end\n}}\n"));
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert!(said.stdout.contains("shore/good.land:2:"), "{line}: {said}");
    }
}

/// JSON and tables are printed and opened too. JSON keeps what was written, as numbers.
#[test]
fn documents_hold_no_letters_that_terminals_obey() {
    let nasty = "\u{9b}2J\u{202e}\u{2066}";
    let sandbox = shore();
    let log = format!("log 1 \"Salt{nasty}\" {{ reference; \"\u{1b}[2J\u{7}{nasty}\"; end }}\n");
    sandbox.write("shore/good.land", log);
    let said = sandbox.run(&["graph", "log 1", "--path", "shore", "--format", "json"]);
    assert_harmless(&said);
    let known: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
    assert!(known.to_string().contains(nasty), "{known}");
    for format in ["json", "csv"] {
        let said = sandbox.run(&["export", "shore", "--format", format, "-o", format]);
        assert_answers(&said);
        for path in files_under(&sandbox.path(format), "") {
            let text = fs::read_to_string(&path).unwrap();
            let bad = ['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}', '\u{2066}'];
            assert!(!text.contains(bad), "{}: {text:?}", path.display());
        }
    }
}

/// The text of a manifest shows nothing of it, and its title is printed.
#[test]
fn an_escape_in_a_manifest_hides_nothing() {
    let sandbox = shore();
    for (title, code) in
        [("a\\u202eb", "error[LF0008]"), ("a\\x1bb", "error[LF0008]"), ("a\\u200bb", "warning[LF0008]")]
    {
        sandbox.write("shore/landfall.yaml", format!("{MANIFEST}title: \"{title}\"\n"));
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert!(said.stdout.starts_with(&format!("shore/landfall.yaml:4:8: {code}")), "{title}: {said}");
        assert_eq!(said.stdout.lines().count(), 1, "{said}");
    }
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}title: \"a\\u00e9b\"\n"));
    assert_eq!(sandbox.run(&["check", "shore"]).code, Some(0));
}
