//! `landfall fmt`.

use std::io::Write;
use std::process::Stdio;

use crate::sandbox::Sandbox;

#[test]
fn a_new_pack_needs_no_change() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["fmt", "--check", "demo"]);
    assert_eq!(
        (said.code, said.stdout.as_str(), said.stderr.as_str()),
        (0, "", "3 files: nothing to change\n")
    );
}

#[test]
fn a_scrambled_file_is_shown_then_mended() {
    let sandbox = Sandbox::with_demo();
    let tidy = sandbox.read("demo/planet.land");
    sandbox.edit("demo/planet.land", "    briefing log 9001", "  briefing    log   9001");
    let said = sandbox.run(&["fmt", "--check", "demo"]);
    assert_eq!((said.code, said.stderr.as_str()), (1, "3 files: 1 would change\n"));
    assert!(said.stdout.contains("\n-  briefing    log   9001\n+    briefing log 9001\n"), "{}", said.stdout);
    let said = sandbox.run(&["fmt", "demo"]);
    assert_eq!((said.code, said.stdout.as_str()), (0, "demo/planet.land\n"));
    assert!(sandbox.read("demo/planet.land") == tidy);
}

#[test]
fn a_broken_file_is_reported_and_the_others_are_formatted() {
    let sandbox = Sandbox::with_demo();
    sandbox.write("demo/broken.land", "log 1 {\n");
    sandbox.edit("demo/planet.land", "    briefing log 9001", "  briefing log 9001");
    let said = sandbox.run_in("demo", &["fmt"]);
    assert_eq!((said.code, said.stdout.as_str()), (1, "planet.land\n"));
    assert!(said.stderr.ends_with("4 files: 1 changed, 1 mistake to fix first\n"), "{}", said.stderr);
    assert_eq!(sandbox.read("demo/broken.land"), b"log 1 {\n");
}

#[test]
fn an_editor_may_use_stdin() {
    let sandbox = Sandbox::new();
    let mut child = sandbox
        .command(&sandbox.path(""), &["fmt", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"log   1 {  end  }").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "log 1 { end }\n");
}
