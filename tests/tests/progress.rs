//! Long work shows a bar on a terminal, and nothing in a pipe.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::process::{Command, Stdio};

use landfall_tests::{Sandbox, landfall};

/// A pack of more than four megabytes.
fn big_pack() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox
        .write("demo/long.land", "// A line that says nothing, and says it at some length.\n".repeat(80_000));
    sandbox
}

/// What a terminal is sent: `script` makes one.
fn on_a_terminal(sandbox: &Sandbox, terminal: &str) -> String {
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--command"]).arg(format!("{} check demo", landfall().display()));
    script.arg("/dev/null").current_dir(sandbox.path("")).stdin(Stdio::null()).env("TERM", terminal);
    let output = script.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}");
    said
}

#[test]
fn long_work_shows_a_bar_on_a_terminal_and_takes_it_away() {
    let said = on_a_terminal(&big_pack(), "xterm");
    assert!(said.contains("reading") || said.contains("checking"), "{said:?}");
    assert!(said.contains("\u{1b}["), "{said:?}");
    let last = said.trim_end().rsplit(['\n', '\r']).next().unwrap();
    assert!(last.ends_with(": no reports"), "{said:?}");
}

#[test]
fn short_work_and_terminals_without_a_cursor_show_none() {
    for (sandbox, terminal) in [(Sandbox::with_demo(), "xterm"), (big_pack(), "dumb")] {
        let said = on_a_terminal(&sandbox, terminal);
        assert!(!said.contains("checking") && !said.contains("reading"), "{said:?}");
    }
}

#[test]
fn a_pipe_never_sees_a_bar() {
    let said = big_pack().run(&["check", "demo"]);
    assert_eq!((said.code, said.stdout.as_str(), said.stderr.lines().count()), (Some(0), "", 1), "{said}");
    assert!(said.stderr.starts_with("checked "), "{said}");
}
