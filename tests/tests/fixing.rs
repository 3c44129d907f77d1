//! `landfall check --fix` as people run it.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::Stdio;

use landfall_tests::{Sandbox, landfall};

fn slips() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox.edit(
        "demo/cards.land",
        "action \"Rest in the light\" { -> refresh 2 }",
        "acton \"Rest in the light\" { -> refesh 2, gain sucess 1 }",
    );
    sandbox.edit("demo/planet.land", "[danger A]", "[danger a]");
    sandbox
}

#[test]
fn every_change_is_printed_with_its_place_until_nothing_is_left() {
    let sandbox = slips();
    let said = sandbox.run(&["check", "demo", "--fix"]);
    let changes: Vec<&str> = said.stderr.lines().take(5).collect();
    assert_eq!(
        changes,
        [
            "demo/cards.land:34:5: `acton` becomes `action`",
            "demo/planet.land:19:26: `a` becomes `A`",
            "demo/cards.land:34:37: `refesh` becomes `refresh`",
            "demo/cards.land:34:52: `sucess` becomes `success`",
            "made 4 changes in 2 files",
        ],
        "{said}"
    );
    let texts = ["demo/cards.land", "demo/planet.land"].map(|path| sandbox.read_text(path));
    let again = sandbox.run(&["check", "demo", "--fix"]);
    assert!(again.stderr.starts_with("nothing to fix automatically\n"), "{again}");
    assert_eq!(["demo/cards.land", "demo/planet.land"].map(|path| sandbox.read_text(path)), texts);
}

#[test]
fn a_dry_run_prints_the_changes_and_makes_none() {
    let sandbox = slips();
    let before = sandbox.read_text("demo/cards.land");
    let said = sandbox.run(&["check", "demo", "--fix", "--dry-run"]);
    assert!(said.stderr.contains("cards.land:34:37: `refesh` becomes `refresh`"), "{said}");
    assert!(said.stderr.contains("would make 4 changes in 2 files"), "{said}");
    assert_eq!(sandbox.read_text("demo/cards.land"), before);
}

#[test]
fn a_reference_is_changed_only_by_a_person() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "goto log 9003", "goto log 9303");
    let said = sandbox.run(&["check", "demo", "--fix"]);
    assert!(said.stderr.starts_with("nothing to fix automatically\n"), "{said}");
    let said = sandbox.run(&["check", "demo", "--fix", "--interactive"]);
    assert_eq!(said.code, Some(2), "without a terminal there is nobody to ask: {said}");

    assert!(on_a_terminal(&sandbox, "n\n").contains("write `9003`? [y]es, [n]o, [q]uit: "));
    assert!(sandbox.read_text("demo/cards.land").contains("goto log 9303"));
    let said = on_a_terminal(&sandbox, "y\n");
    assert!(said.contains("`9303` becomes `9003`") && said.contains("made 1 change in 1 file"), "{said}");
    assert!(sandbox.read_text("demo/cards.land").contains("goto log 9003"));
}

/// What the program shows on a real terminal, when somebody types this.
fn on_a_terminal(sandbox: &Sandbox, typed: &str) -> String {
    let program = format!("{} check demo --fix --interactive --color never", landfall().display());
    let mut script = std::process::Command::new("script");
    script.args(["-qec", &program, "/dev/null"]).current_dir(sandbox.path(""));
    let mut child = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap().replace("\r\n", "\n")
}
