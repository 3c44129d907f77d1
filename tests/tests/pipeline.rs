//! A pipeline from end to end, in a real git repository: adoption, pull requests, baselines, what a change causes.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::process::{Command, Stdio};

use landfall_tests::{Said, Sandbox, peers};

/// Git without the settings of whoever runs the tests.
fn git(sandbox: &Sandbox, arguments: &[&str]) -> String {
    let mut git = Command::new("git");
    git.current_dir(sandbox.path("")).args(arguments).stdin(Stdio::null());
    git.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_NOSYSTEM", "1");
    for who in ["AUTHOR", "COMMITTER"] {
        git.env(format!("GIT_{who}_NAME"), "A Designer")
            .env(format!("GIT_{who}_EMAIL"), "designer@example.org");
    }
    let output = git.output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "git {arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn commit(sandbox: &Sandbox, message: &str) {
    git(sandbox, &["add", "--all"]);
    git(sandbox, &["commit", "--quiet", "--message", message]);
}

/// As the program runs in a pipeline: with git in its path.
fn run(sandbox: &Sandbox, arguments: &[&str]) -> Said {
    run_in(sandbox, "", arguments)
}

fn run_in(sandbox: &Sandbox, folder: &str, arguments: &[&str]) -> Said {
    let mut command = sandbox.command(folder, arguments);
    command.env("PATH", std::env::var_os("PATH").unwrap()).env("HOME", sandbox.path(""));
    sandbox.said(arguments, command.output().unwrap())
}

/// A clean pack in a repository, on a branch that is to be merged into `main`.
fn repository() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    git(&sandbox, &["init", "--quiet", "--initial-branch", "main"]);
    commit(&sandbox, "demo");
    git(&sandbox, &["switch", "--quiet", "--create", "work"]);
    sandbox
}

fn last_line(said: &Said) -> &str {
    said.stderr.lines().last().unwrap_or_default()
}

#[test]
fn a_pull_request_is_checked_from_end_to_end() {
    let sandbox = repository();
    let said = run(&sandbox, &["check", "demo", "--deny", "warnings", "--changed-since", "main"]);
    assert_eq!(said.code, Some(0), "{said}");

    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9012");
    commit(&sandbox, "a slip of the pen");
    let outputs = ["--output", "github=-", "--output", "sarif=out.sarif", "--output", "markdown=out.md"];
    let said = run(&sandbox, &[&["check", "demo", "--changed-since", "main"], &outputs[..]].concat());
    assert_eq!(said.code, Some(1), "{said}");
    let line =
        sandbox.read_text("demo/cards.land").lines().position(|line| line.contains("9012")).unwrap() + 1;
    let expected = format!("::error file=demo/cards.land,line={line},endLine={line},col=62,endColumn=66,");
    assert!(said.stdout.starts_with(&expected), "{said}");
    assert_eq!(said.stdout.lines().count(), 1, "{said}");
    peers::holds_to_schema(&peers::sarif_schema(), &[sandbox.path("out.sarif")]).unwrap();
    assert!(sandbox.read_text("out.md").contains("log 9012 does not exist"));

    sandbox.edit("demo/cards.land", "goto log 9012", "goto log 9002");
    let said = run(&sandbox, &["check", "demo", "--changed-since", "main"]);
    assert_eq!(said.code, Some(0), "{said}");
}

/// 500 logs that lead to logs that nobody wrote.
fn old_pack(sandbox: &Sandbox) {
    let log = |number: u32| format!("log {number} {{ reference; \"Go.\"; -> goto log {} }}\n", number + 1000);
    let logs: String = (5000..5500).map(log).collect();
    sandbox
        .write("old/landfall.yaml", "name: old\nversion: 0.1.0\ngame: vanguard\n")
        .write("old/logs.land", logs);
}

#[test]
fn an_old_pack_is_adopted_by_a_baseline() {
    let sandbox = Sandbox::new();
    old_pack(&sandbox);
    let said = run(&sandbox, &["check", "old", "--format", "short"]);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 500), "{said}");
    let said = run(&sandbox, &["check", "old", "--update-baseline"]);
    assert_eq!(said.code, Some(0), "{said}");
    assert!(said.stderr.contains("old/landfall-baseline.json: 500 findings, 500 added, 0 removed"), "{said}");
    let schema = run(&sandbox, &["schema", "json", "baseline"]).stdout;
    sandbox.write("baseline.schema.json", schema);
    let baseline = sandbox.path("old/landfall-baseline.json");
    peers::holds_to_schema(&sandbox.path("baseline.schema.json"), &[baseline]).unwrap();

    // Lines move, and from wherever it is run.
    sandbox.write("old/logs.land", format!("// A remark.\n\n{}", sandbox.read_text("old/logs.land")));
    for (folder, arguments) in
        [("", &["check", "old"][..]), ("old", &["check"]), ("", &["check", "old/logs.land"])]
    {
        let said = run_in(&sandbox, folder, arguments);
        assert_eq!(said.code, Some(0), "{said}");
        assert!(last_line(&said).ends_with(": no reports; 500 findings in the baseline not shown"), "{said}");
    }
    let summary = run(&sandbox, &["check", "old", "--format", "json"]).json()["summary"].clone();
    assert_eq!((&summary["errors"], &summary["hidden_by_baseline"]), (&0.into(), &500.into()));
    // What would leave a hole in a bundle stays an error there.
    assert_eq!(run(&sandbox, &["build", "old", "-o", "old.lfb"]).code, Some(1));
    assert!(!sandbox.path("old.lfb").exists());

    // One more of a sort that is known elsewhere, in another log and in one that has a finding.
    sandbox.write("old/new.land", "log 7000 { reference; \"Go.\"; -> goto log 6000 }\n");
    sandbox.edit("old/logs.land", "goto log 6003", "goto log 6003, goto log 6001");
    let said = run(&sandbox, &["check", "old", "--format", "short"]);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 2), "{said}");
    assert!(said.stdout.contains("old/new.land:1:42: error[LF2001]: log 6000"), "{said}");
    assert!(said.stdout.contains("log 6001 does not exist"), "{said}");
    assert_eq!(
        run(&sandbox, &["check", "old", "--no-baseline", "--format", "short"]).stdout.lines().count(),
        502
    );

    // What is fixed leaves the file.
    std::fs::remove_file(sandbox.path("old/new.land")).unwrap();
    sandbox.edit("old/logs.land", "goto log 6003, goto log 6001", "goto log 5000");
    let said = run(&sandbox, &["check", "old"]);
    assert!(last_line(&said).contains("1 finding of the baseline is fixed"), "{said}");
    let said = run(&sandbox, &["check", "old", "--update-baseline"]);
    assert!(said.stderr.contains("499 findings, 0 added, 1 removed"), "{said}");
    assert_eq!(sandbox.read_text("old/landfall-baseline.json").matches("\"code\"").count(), 499);
}

#[test]
fn what_is_in_a_baseline_can_expire() {
    let sandbox = Sandbox::new();
    old_pack(&sandbox);
    assert_eq!(run(&sandbox, &["check", "old", "--update-baseline", "--until", "9998-12-31"]).code, Some(0));
    let baseline = sandbox.read_text("old/landfall-baseline.json");
    assert_eq!(baseline.matches("\"until\":\"9998-12-31\"").count(), 500);
    sandbox.edit("old/landfall-baseline.json", "9998-12-31", "2024-02-29");
    let said = run(&sandbox, &["check", "old", "--format", "short"]);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
    assert!(said.stdout.contains("the baseline hid this until 2024-02-29"), "{said}");
    assert!(last_line(&said).contains("1 finding of the baseline expired"), "{said}");
    // It is not adopted again by the way, only with a new date.
    assert_eq!(run(&sandbox, &["check", "old", "--update-baseline"]).code, Some(1));
    assert_eq!(run(&sandbox, &["check", "old", "--update-baseline", "--until", "9999-12-31"]).code, Some(0));
    assert_eq!(sandbox.read_text("old/landfall-baseline.json").matches("9999-12-31").count(), 1);
}

#[test]
fn a_deletion_shows_what_it_breaks_in_files_it_does_not_touch() {
    let sandbox = repository();
    // Something old that nobody has touched, and that is not caused either.
    git(&sandbox, &["switch", "--quiet", "main"]);
    sandbox.write("demo/old.land", "log 9050 { reference; \"Go.\"; -> goto log 9999 }\n");
    sandbox
        .write("demo/last.land", "log 9060 { \"Later.\"; end }\nlog 9061 { reference; -> goto log 9060 }\n");
    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9060");
    sandbox.edit("demo/cards.land", "goto log 9060", "goto log 9002, goto log 9060");
    commit(&sandbox, "old faults");
    git(&sandbox, &["switch", "--quiet", "--force-create", "work"]);
    let said = run(&sandbox, &["check", "demo", "--changed-since", "main", "--format", "short"]);
    assert_eq!((said.code, said.stdout.as_str()), (Some(0), ""), "{said}");
    assert!(last_line(&said).contains("other finding"), "{said}");

    std::fs::remove_file(sandbox.path("demo/last.land")).unwrap();
    commit(&sandbox, "no longer needed");
    // What others have done since is no change of ours.
    git(&sandbox, &["switch", "--quiet", "main"]);
    sandbox.write("demo/theirs.land", "log 9070 { reference; end }\n");
    commit(&sandbox, "theirs");
    git(&sandbox, &["switch", "--quiet", "work"]);
    let said = run(&sandbox, &["check", "demo", "--changed-since", "main", "--format", "short"]);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
    assert!(said.stdout.starts_with("demo/cards.land:") && said.stdout.contains("log 9060"), "{said}");
    let others = last_line(&said).split("; ").last().unwrap();
    // The log that was never there, and the second `goto` that nobody comes to.
    assert_eq!(others, "2 other findings exist that the change neither touches nor causes");

    // Touching the line of an old finding shows it, moving it does not.
    sandbox.edit("demo/old.land", "log 9050", "\n\n    log 9050");
    let said = run(&sandbox, &["check", "demo", "--changed-since", "main", "--format", "short"]);
    assert_eq!(said.stdout.lines().count(), 1, "{said}");
    sandbox.edit("demo/old.land", "Go.", "Go now.");
    let said = run(&sandbox, &["check", "demo", "--changed-since", "main", "--format", "short"]);
    assert_eq!(said.stdout.lines().count(), 2, "{said}");
}

/// The history is read with the packs beside it, as the disk is.
#[test]
fn a_pack_that_requires_another_is_compared_with_that_other_as_it_was() {
    let sandbox = repository();
    let manifest = |name: &str, more: &str| format!("name: {name}\nversion: 0.1.0\ngame: vanguard\n{more}");
    sandbox.write("packs/base/landfall.yaml", manifest("base", ""));
    sandbox.write("packs/base/a.land", "log 100 { reference; end }\nlog 101 { reference; end }\n");
    sandbox.write("packs/more/landfall.yaml", manifest("more", "requires: [base]\n"));
    sandbox.write("packs/more/b.land", "log 200 { reference; \"Go.\"; -> goto log 100, goto log 101 }\n");
    commit(&sandbox, "two packs");
    let check = ["check", "packs/more", "--changed-since", "HEAD", "--format", "short"];
    let said = run(&sandbox, &check);
    assert_eq!((said.code, said.stdout.as_str()), (Some(0), ""), "{said}");
    sandbox.edit("packs/base/a.land", "log 101 { reference; end }\n", "");
    let said = run(&sandbox, &check);
    assert_eq!((said.code, said.stdout.lines().count()), (Some(1), 1), "{said}");
    assert!(said.stdout.contains("log 101 does not exist"), "{said}");
}

/// One sentence, and what to do.
#[track_caller]
fn refused(said: &Said, parts: &[&str]) {
    assert_eq!(said.code, Some(2), "{said}");
    assert_eq!(said.stdout, "", "{said}");
    for part in parts {
        assert!(said.stderr.contains(part), "`{part}` is missing\n{said}");
    }
    assert!(!said.stderr.contains("mistake in landfall"), "{said}");
}

#[test]
fn what_cannot_be_done_is_refused_with_a_step_to_take() {
    let sandbox = repository();
    let check = |arguments: &[&str]| run(&sandbox, &[&["check", "demo"], arguments].concat());
    refused(&check(&["--changed-since", "nowhere"]), &["no revision `nowhere`", "fetch it first"]);
    refused(&check(&["--changed-since", "--all"]), &["unexpected argument"]);
    refused(&check(&["--changed-since=--all"]), &["no revision `--all`"]);
    refused(&check(&["--changed-since", "main", "--update-baseline"]), &["cannot be used with"]);
    refused(&check(&["--no-baseline", "--update-baseline"]), &["cannot be used with"]);
    refused(&check(&["--until", "2099-01-01"]), &["--update-baseline"]);
    refused(&check(&["--update-baseline", "--until", "soon"]), &["such as 2027-06-01"]);
    refused(&check(&["--update-baseline", "--until", "2001-01-01"]), &["that day is over"]);
    refused(&check(&["--output", "sarif"]), &["such as `sarif=out.sarif`"]);
    refused(&check(&["--output", "xml=a"]), &["`xml` is not a format", "junit"]);
    refused(&check(&["--output", "sarif=no/such/a"]), &["there is no folder no/such", "name another file"]);
    refused(&check(&["--output", "sarif=demo"]), &["demo cannot be written", "name another file"]);
    refused(
        &check(&["--output", "github=-", "--format", "short"]),
        &["two outputs go to stdout", "write one"],
    );
    refused(&check(&["--output", "sarif=a", "--output", "junit=a"]), &["two outputs go to a"]);
    for (text, why) in [
        ("no", "expected"),
        ("{}", "missing field"),
        ("{\"version\": 2, \"findings\": []}", "version 2 is not known"),
        (
            "{\"version\": 1, \"findings\": [{\"code\": \"LF2001\", \"asset\": \"a\", \"until\": \"x\"}]}",
            "not a date",
        ),
        (
            "{\"version\": 1, \"findings\": [{\"code\": \"LF2001\", \"asset\": \"a\", \"line\": 1}]}",
            "unknown field",
        ),
    ] {
        sandbox.write("demo/landfall-baseline.json", text);
        refused(&check(&[]), &["landfall-baseline.json is not a baseline", why, "--update-baseline"]);
    }
    let bare = Sandbox::with_demo();
    refused(
        &run(&bare, &["check", "demo", "--changed-since", "main"]),
        &["no git repository", "inside a clone"],
    );
    bare.write("lone.land", "game vanguard\nlog 1 { reference; -> goto log 2 }\n");
    refused(
        &run(&bare, &["check", "lone.land", "--update-baseline"]),
        &["belongs to no pack", "name the folder"],
    );
    let mut without = bare.command("", &["check", "demo", "--changed-since", "main"]);
    without.env("PATH", bare.path(""));
    refused(&bare.said(&[], without.output().unwrap()), &["git cannot be started", "install it first"]);
}
