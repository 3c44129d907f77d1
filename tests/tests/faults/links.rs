//! Links that lead out of a pack are reported. Nothing is read or written behind them.

use std::os::unix::fs::symlink;

use super::*;

const SCRIPT: &str = "def tide():\n        return 1\n";

fn linked(target: &str, link: &str) -> Sandbox {
    let sandbox = shore();
    sandbox.write("outside/script.py", SCRIPT).write("outside/other.land", "log   7 { reference; edn }\n");
    sandbox.write("outside/it.po", "not a catalog\n");
    fs::create_dir_all(sandbox.path(link).parent().unwrap()).unwrap();
    symlink(sandbox.path(target), sandbox.path(link)).unwrap();
    sandbox
}

/// What lies outside the pack is as it was.
fn assert_untouched(sandbox: &Sandbox) {
    assert_eq!(sandbox.read_text("outside/script.py"), SCRIPT);
    assert_eq!(sandbox.read_text("outside/other.land"), "log   7 { reference; edn }\n");
    assert_eq!(sandbox.read_text("outside/it.po"), "not a catalog\n");
    assert_eq!(fs::read_dir(sandbox.path("outside")).unwrap().count(), 3);
}

#[test]
fn a_file_behind_a_link_is_reported_and_neither_read_nor_written() {
    for target in ["outside/script.py", "outside/other.land"] {
        let sandbox = linked(target, "shore/x.land");
        for arguments in [
            &["check", "shore", "--format", "short"][..],
            &["check", "shore", "--fix", "--format", "short"],
            &["build", "shore", "-o", "shore.lfb", "--format", "short"],
        ] {
            let said = sandbox.run(arguments);
            assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
            assert!(said.stdout.starts_with("shore/x.land: error[LF9014]"), "{said}");
        }
        for arguments in
            [&["fmt", "shore"][..], &["fmt", "shore/x.land"], &["fmt", "shore/good.land", "shore/x.land"]]
        {
            let said = sandbox.run(arguments);
            assert_eq!(said.code, Some(1), "{said}");
            assert!(said.stderr.contains("LF9014"), "{said}");
        }
        assert_untouched(&sandbox);
        assert!(sandbox.path("shore/x.land").is_symlink());
    }
}

#[test]
fn a_folder_behind_a_link_is_reported_and_not_entered() {
    let sandbox = linked("outside", "shore/sub");
    for arguments in
        [&["check", "shore", "--format", "short"][..], &["check", "shore", "--fix", "--format", "short"]]
    {
        let said = sandbox.run(arguments);
        assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
        assert!(said.stdout.starts_with("shore/sub: error[LF9014]"), "{said}");
    }
    for arguments in [&["fmt", "shore"][..], &["fmt", "shore/sub/other.land"], &["fmt", "shore/sub"]] {
        let said = sandbox.run(arguments);
        assert_eq!(said.code, Some(1), "{said}");
        assert!(said.stderr.contains("LF9014"), "{said}");
    }
    assert_untouched(&sandbox);
}

#[test]
fn a_link_to_the_whole_disk_is_not_followed() {
    let sandbox = shore();
    symlink("/", sandbox.path("shore/root")).unwrap();
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.stdout.lines().count(), 1, "{said}");
    assert!(said.stdout.starts_with("shore/root: error[LF9014]"), "{said}");
    // Beside packs too.
    fs::remove_file(sandbox.path("shore/root")).unwrap();
    symlink("/", sandbox.path("root")).unwrap();
    let said = sandbox.run(&["check", ".", "--format", "short"]);
    assert!(said.stdout.starts_with("root: error[LF9014]"), "{said}");
}

#[test]
fn a_catalog_behind_a_link_is_not_written() {
    for (target, link) in [("outside/it.po", "shore/l10n/it.po"), ("outside", "shore/l10n")] {
        let sandbox = linked(target, link);
        sandbox.write("shore/landfall.yaml", format!("{MANIFEST}locales: [en, it]\n"));
        let said = sandbox.run(&["l10n", "update", "it", "de", "--pack", "shore"]);
        assert_eq!(said.code, Some(1), "{said}");
        assert_untouched(&sandbox);
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert!(said.stdout.contains(&format!("{link}: error[LF9014]")), "{said}");
        assert!(!said.stdout.contains("LF4006"), "{said}");
    }
}

#[test]
fn a_manifest_or_schema_behind_a_link_is_reported() {
    let sandbox = shore();
    sandbox.write("outside/landfall.yaml", MANIFEST).write("outside/x.yaml", "verbs: {}\n");
    fs::remove_file(sandbox.path("shore/landfall.yaml")).unwrap();
    symlink(sandbox.path("outside/landfall.yaml"), sandbox.path("shore/landfall.yaml")).unwrap();
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(said.stdout.contains("shore/landfall.yaml: error[LF9014]"), "{said}");
    let sandbox = shore();
    sandbox.write("outside/x.yaml", "verbs: {}\n").write("outside/en.ftl", "verb-x = y\n");
    sandbox.write("shore/schemas/l10n/keep", "");
    symlink(sandbox.path("outside/x.yaml"), sandbox.path("shore/schemas/x.yaml")).unwrap();
    symlink(sandbox.path("outside/en.ftl"), sandbox.path("shore/schemas/l10n/en.ftl")).unwrap();
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(said.stdout.contains("shore/schemas/x.yaml: error[LF9014]"), "{said}");
    assert!(said.stdout.contains("shore/schemas/l10n/en.ftl: error[LF9014]"), "{said}");
}

/// A pack may be reached through a link, and may have links between its own folders.
#[test]
fn links_that_stay_inside_are_followed() {
    let sandbox = shore();
    symlink(sandbox.path("shore"), sandbox.path("coast")).unwrap();
    sandbox.write("shore/notes/readme.txt", "Ideas.");
    sandbox.write("outside/readme.txt", "Ideas.");
    symlink("notes", sandbox.path("shore/again")).unwrap();
    // What is not content is nobody's business.
    symlink(sandbox.path("outside/readme.txt"), sandbox.path("shore/readme.txt")).unwrap();
    for folder in ["shore", "coast"] {
        let said = sandbox.run(&["check", folder]);
        assert_eq!(said.code, Some(0), "{said}");
    }
    symlink("../good.land", sandbox.path("shore/notes/same.land")).unwrap();
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert!(said.stdout.contains("error[LF2004]"), "read twice, so its id is there twice: {said}");
    sandbox.write("shore/good.land", GOOD.replace("log 1", "log   1"));
    let said = sandbox.run(&["fmt", "coast"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(!sandbox.read_text("shore/good.land").contains("log   1"));
}

/// What is wrong with a transcript or a baseline would be printed, line by line.
#[test]
fn transcripts_and_baselines_behind_a_link_are_not_read() {
    for (target, link, named) in [
        ("outside/t.play", "shore/tests/z.play", "shore/tests/z.play"),
        ("outside", "shore/tests", "shore/tests"),
        ("outside/secret.json", "shore/landfall-baseline.json", "shore/landfall-baseline.json"),
    ] {
        let sandbox = shore();
        sandbox.write("outside/t.play", "password hunter2\n");
        sandbox.write("outside/secret.json", "{\"hunter2\": 1}\n");
        fs::create_dir_all(sandbox.path(link).parent().unwrap()).unwrap();
        symlink(sandbox.path(target), sandbox.path(link)).unwrap();
        for arguments in [
            &["test", "shore"][..],
            &["check", "shore", "--format", "short"],
            &["check", "shore", "--update-baseline"],
        ] {
            let said = sandbox.run(arguments);
            assert_answers(&said);
            assert!(!said.stdout.contains("hunter2") && !said.stderr.contains("hunter2"), "{said}");
        }
        let said = sandbox.run(&["check", "shore", "--no-baseline", "--format", "short"]);
        assert!(said.stdout.starts_with(&format!("{named}: error[LF9014]")), "{said}");
        if named.contains("tests") {
            let said = sandbox.run(&["test", "shore"]);
            assert_eq!(said.code, Some(2), "{said}");
            assert!(said.stderr.contains("a link leads out of the pack"), "{said}");
        }
        assert_eq!(sandbox.read_text("outside/secret.json"), "{\"hunter2\": 1}\n");
    }
}
