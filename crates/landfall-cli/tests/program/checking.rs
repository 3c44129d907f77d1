//! `landfall new` and `landfall check`.

use std::io::Read;
use std::process::Stdio;

use crate::sandbox::Sandbox;

#[test]
fn a_new_pack_is_clean() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["check", "demo"]);
    assert_eq!((said.code, said.stdout.as_str()), (0, ""));
    assert!(
        said.stderr.starts_with("checked 3 files: 10 assets, 20 references, 32 messages, "),
        "{}",
        said.stderr
    );
    assert!(said.stderr.ends_with(" rules: no reports\n"), "{}", said.stderr);
    assert_eq!(sandbox.run(&["check", "demo", "--deny", "warnings"]).code, 0);
}

#[test]
fn a_folder_that_is_not_empty_is_left_alone() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["new", "demo"]);
    assert_eq!((said.code, said.stderr.as_str()), (2, "landfall: demo is not empty: name a new folder\n"));
}

#[test]
fn a_pack_is_found_from_inside_and_from_around() {
    let sandbox = Sandbox::with_demo();
    sandbox.write("demo/deep/er/x.txt", "");
    for (folder, arguments) in [
        ("demo", &["check"][..]),
        ("demo/deep/er", &["check"]),
        ("", &["check", "."]),
        ("", &["check", "demo/logs.land"]),
    ] {
        let said = sandbox.run_in(folder, arguments);
        assert_eq!(said.code, 0, "{folder} {arguments:?}: {}", said.stderr);
        assert!(said.stderr.starts_with("checked 3 files"), "{}", said.stderr);
    }
    sandbox.edit("demo/planet.land", "poi P901", "poi P909");
    let said = sandbox.run_in("demo/deep/er", &["check", "--format", "short"]);
    let told = |line: &str| line.starts_with("../../planet.land:15:51: error[");
    assert!(said.stdout.lines().any(told), "{}", said.stdout);
}

#[test]
fn a_log_that_is_gone_is_missed_at_each_reference() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/logs.land", "log 9002 \"From the top\"", "log 9012 \"From the top\"");
    let said = sandbox.run(&["check", "demo", "--format", "short"]);
    assert_eq!(said.code, 1);
    let lines: Vec<_> = said.stdout.lines().filter(|line| line.contains("log 9002 does not exist")).collect();
    assert_eq!(lines.len(), 3, "{}", said.stdout);
    assert!(
        lines[0].starts_with("demo/cards.land:22:") && lines[0].contains("the nearest is log 90"),
        "{}",
        lines[0]
    );
}

#[test]
fn every_mistake_of_a_file_is_told_in_one_run_in_order() {
    let sandbox = Sandbox::new();
    let text = "game vanguard\nlog 1 { reference; -> goto log 2, gian success 1\n  box 1; box 1\n -> goto P901 }\nlgo 3 {}\npoi 9 \"x\" {}\n";
    sandbox.write("a.land", text);
    let said = sandbox.run(&["check", "a.land", "--format", "short"]);
    assert_eq!(said.code, 1);
    let lines: Vec<u32> =
        said.stdout.lines().map(|line| line.split(':').nth(1).unwrap().parse().unwrap()).collect();
    assert!(lines.is_sorted(), "{}", said.stdout);
    assert!(lines.len() >= 6, "{}", said.stdout);
}

#[test]
fn what_is_no_pack_is_one_report_with_a_step() {
    let sandbox = Sandbox::new();
    let manifest = "name: a\nversion: 0.1.0\ngame: ";
    sandbox.write("not/x.txt", "");
    sandbox.write("empty/landfall.yaml", format!("{manifest}vanguard\n"));
    sandbox.write("chess/landfall.yaml", format!("{manifest}vangard\n"));
    sandbox.write("chess/a.land", "log 1 { reference; end }\n");
    sandbox.write("nothing/landfall.yaml", format!("{manifest}vanguard\n"));
    sandbox.write("nothing/a.land", "// soon\n");
    sandbox.write("latin/landfall.yaml", format!("{manifest}vanguard\n"));
    sandbox.write("latin/a.land", b"log 1 { reference; \"caf\xe9\"; end }\n");
    for (folder, code) in [
        ("not", "LF9002"),
        ("empty", "LF9003"),
        ("chess", "LF9004"),
        ("nothing", "LF9005"),
        ("latin", "LF9006"),
    ] {
        let said = sandbox.run(&["check", folder]);
        assert_eq!(said.code, 1, "{folder}");
        assert!(said.stderr.starts_with(code), "{}", said.stderr);
        assert!(said.stderr.contains("  help: ") && said.stderr.ends_with(": 1 error\n"), "{}", said.stderr);
    }
}

#[test]
fn a_path_that_does_not_exist_is_the_callers_trouble() {
    let sandbox = Sandbox::new();
    let said = sandbox.run(&["check", "nowhere"]);
    assert_eq!(
        (said.code, said.stdout.as_str(), said.stderr.as_str()),
        (2, "", "landfall: nowhere does not exist\n")
    );
    assert_eq!(sandbox.run(&["check", "--format", "xml"]).code, 2);
}

#[test]
fn json_holds_everything_and_nothing_else_is_on_stdout() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/planet.land", "poi P901", "poi P909");
    let said = sandbox.run(&["check", "demo", "--format", "json"]);
    assert_eq!((said.code, said.stderr.as_str()), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&said.stdout).unwrap();
    assert_eq!(json["version"], 1);
    let reports = json["reports"].as_array().unwrap();
    let report = reports.iter().find(|report| report["severity"] == "error").unwrap();
    assert_eq!(report["file"], "demo/planet.land");
    assert_eq!(
        report["start"],
        serde_json::json!({"line": 15, "column": 51, "offset": report["start"]["offset"]})
    );
    for key in ["code", "name", "message", "help", "end", "related", "fixes"] {
        assert!(!report[key].is_null(), "{key}");
    }
    for key in ["files", "assets", "references", "messages", "errors", "warnings", "advice"] {
        assert!(json["summary"][key].is_u64(), "{key}");
    }
}

#[test]
fn warnings_fail_only_when_denied() {
    let sandbox = Sandbox::with_demo();
    sandbox.write("demo/more.land", "log 9009 { \"Nobody reads this.\"; end }\n");
    let said = sandbox.run(&["check", "demo"]);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stderr.contains("⚠"), "{}", said.stderr);
    assert_eq!(sandbox.run(&["check", "demo", "--deny", "warnings"]).code, 1);
}

#[test]
fn colours_are_for_terminals_and_for_those_who_ask() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/planet.land", "poi P901", "poi P909");
    assert!(!sandbox.run(&["check", "demo"]).stderr.contains('\u{1b}'));
    assert!(sandbox.run(&["check", "demo", "--color", "always"]).stderr.contains('\u{1b}'));
    assert!(!sandbox.run(&["check", "demo", "--color", "never"]).stderr.contains('\u{1b}'));
}

#[test]
fn a_reader_who_leaves_early_is_no_trouble() {
    let sandbox = Sandbox::new();
    let mut child = sandbox
        .command(&sandbox.path(""), &["completions", "bash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaint.as_str()), (Some(0), ""));
}
