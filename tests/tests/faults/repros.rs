//! Attacks that once worked, as they were made. Those that need more room have files of their own.

use super::*;

/// A pack in a folder of its own with lines added to its manifest.
fn pack(manifest: &str, content: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", format!("{MANIFEST}{manifest}")).write("shore/a.land", content);
    sandbox
}

/// A manifest cannot turn a broken pack into a bundle.
#[test]
fn what_makes_a_bundle_wrong_cannot_be_silenced() {
    let silenced = "allow: [unclosed-block, missing-reference, unknown-line, unknown-effect, duplicate-id, unknown-kind, missing-row]\n";
    let content = "log 2 { reference; -> goto log 77 }\nlog 2 { reference; edn; -> gian success 1 }\nlgo 3 { }\npoi P001 {\n";
    let sandbox = pack(silenced, content);
    let said = sandbox.run(&["build", "shore", "-o", "shore.lfb"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stderr.ends_with("nothing was written\n"), "{said}");
    assert!(!sandbox.path("shore.lfb").exists());
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    for code in ["LF2001", "LF2004", "LF1101", "LF1102"] {
        assert!(said.stdout.contains(&format!("error[{code}]")), "{code}: {said}");
    }
}

#[test]
fn a_manifest_that_contradicts_itself_is_reported() {
    let sandbox =
        pack("allow: [orphan]\ndeny: [orphan]\nrequires: [\"m m m\", shore]\nlocales: [en, en]\n", GOOD);
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    for words in [
        "`orphan` is both in `deny` and in `allow`",
        "`m m m` is not a required pack",
        "`shore` requires itself",
        "duplicate `en`",
    ] {
        assert!(said.stdout.contains(words), "{words}: {said}");
    }
    let said = sandbox.run(&["l10n", "update", "en", "--pack", "shore"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(!sandbox.path("shore/l10n").exists());
}

/// The expressions of a pack have the same limits as those that somebody types.
#[test]
fn a_constraint_that_would_fill_the_memory_is_given_up() {
    let sandbox = pack("", GOOD);
    sandbox.write(
        "shore/schemas/own.yaml",
        "constraints:\n  SH01:\n    name: too-large\n    title: too large\n    for: log\n    \
         require: \"count(upto(1000) for x in (upto(1000) for y in upto(1000))) < 5\"\n    message: too large\n",
    );
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stdout.contains("error[LF1021]"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_bundle_may_be_written_to_standard_output() {
    let sandbox = pack("", GOOD);
    assert_eq!(sandbox.run(&["build", "shore", "-o", "shore.lfb"]).code, Some(0));
    let output = sandbox.command("", &["build", "shore", "-o", "/dev/stdout"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(&sandbox.read("shore.lfb")), "the bytes of the bundle come first");
}

/// A reference of a megabyte, an id of ten, and near twins of a hundred thousand letters.
#[test]
fn names_without_an_end_are_cut_in_reports() {
    let long = "1".repeat(1_000_000);
    let twins: String = (0..100)
        .map(|at| format!("planet {}{at:02} {{ lift-off log 1 }}\n", "a".repeat(100_000)))
        .collect::<String>()
        + &format!("log 1 {{ \"{{planet {}x}}\"; end }}\n", "a".repeat(100_000));
    for content in [
        format!("log 1 {{ reference; -> goto log {long}; end }}\n"),
        format!("log {long} {{ reference; end }}\n"),
        format!("log 1 {{ reference; \"{{log {long}}}\"; end }}\n"),
        twins,
    ] {
        let sandbox = pack("", &content);
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert_answers(&said);
        assert!(said.stdout.lines().all(|line| line.len() < 2_000), "a line of a report has no end");
    }
}
