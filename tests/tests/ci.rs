//! The files that pipelines read: accepted by their own judges, and played where that is possible without their hosts.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use landfall_tests::{Sandbox, landfall, peers, repository};

fn judged(schema: &str, file: &Path) {
    let mut judge = peers::python();
    judge.args(["-m", "check_jsonschema", "--builtin-schema", schema]).arg(file);
    peers::accepted(&mut judge).unwrap();
}

/// A path in which our program comes first.
fn path() -> OsString {
    let folders = std::env::split_paths(&std::env::var_os("PATH").unwrap()).collect::<Vec<_>>();
    std::env::join_paths([landfall().parent().unwrap().to_owned()].into_iter().chain(folders)).unwrap()
}

fn run(sandbox: &Sandbox, mut command: Command) -> (Option<i32>, String) {
    command
        .current_dir(sandbox.path(""))
        .stdin(Stdio::null())
        .env("PATH", path())
        .env("HOME", sandbox.path(""));
    for who in ["AUTHOR", "COMMITTER"] {
        command
            .env(format!("GIT_{who}_NAME"), "A Designer")
            .env(format!("GIT_{who}_EMAIL"), "designer@example.org");
    }
    let Output { status, stdout, stderr } = command.output().unwrap();
    (status.code(), format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr)))
}

fn bash(sandbox: &Sandbox, script: &str, environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut bash = Command::new("bash");
    bash.args(["-e", "-o", "pipefail", "-c", script]).envs(environment.iter().copied());
    run(sandbox, bash)
}

/// The text under a key of a YAML file, by its indentation.
fn block(text: &str, key: &str) -> String {
    let mut lines = text.lines().skip_while(|line| line.trim_start() != key);
    let indent = lines.next().unwrap().find(|letter| letter != ' ').unwrap();
    let inside = |line: &&str| line.is_empty() || line.find(|letter| letter != ' ').unwrap() > indent;
    lines.take_while(inside).map(|line| format!("{}\n", line.trim())).collect()
}

/// The Markdown of a fence that begins with this line.
fn fenced(text: &str, first: &str) -> String {
    let fences = text.split("```").skip(1).step_by(2);
    let found = fences.map(|fence| fence.split_once('\n').unwrap().1).find(|fence| fence.starts_with(first));
    found.unwrap_or_else(|| panic!("no fence begins with {first}")).to_owned()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(repository().join(path)).unwrap()
}

#[test]
fn every_file_of_a_host_is_accepted_by_its_schema() {
    judged("vendor.github-actions", &repository().join("action.yml"));
    judged("vendor.gitlab-ci", &repository().join(".ci/gitlab.yml"));
    let sandbox = Sandbox::new();
    sandbox.write("workflow.yml", fenced(&read("docs/ci.md"), "name: content"));
    judged("vendor.github-workflows", &sandbox.path("workflow.yml"));
    let mut judge = peers::python();
    judge.args(["-m", "pre_commit", "validate-manifest"]).arg(repository().join(".pre-commit-hooks.yaml"));
    peers::accepted(judge.env("HOME", sandbox.path(""))).unwrap();
}

/// The script of the action with inputs as its host would give them, hostile ones too.
#[test]
fn the_action_annotates_and_summarises() {
    let sandbox = Sandbox::with_demo();
    let script = block(&read("action.yml"), "run: |");
    assert!(script.contains("landfall check"), "{script}");
    let play = |path: &str, deny: &str, sarif: &str| {
        let summary = sandbox.path("summary.md");
        let inputs = [
            ("INPUT_PATH", path),
            ("INPUT_DENY", deny),
            ("INPUT_CHANGED_SINCE", ""),
            ("INPUT_SARIF", sarif),
            ("GITHUB_STEP_SUMMARY", summary.to_str().unwrap()),
        ];
        bash(&sandbox, &script, &inputs)
    };
    let (code, said) = play("demo", "warnings", "");
    assert_eq!(code, Some(0), "{said}");
    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9012");
    let (code, said) = play("demo", "", "out.sarif");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.starts_with("::error file=demo/cards.land,line=22,"), "{said}");
    assert!(sandbox.read_text("summary.md").contains("log 9012 does not exist"));
    peers::holds_to_schema(&peers::sarif_schema(), &[sandbox.path("out.sarif")]).unwrap();
    let (code, said) = play("demo\"; touch pwned; \"", "", "");
    assert_eq!(code, Some(2), "{said}");
    assert!(!sandbox.path("pwned").exists());
}

#[test]
fn the_job_for_gitlab_writes_its_reports() {
    let sandbox = Sandbox::with_demo();
    let script = block(&read(".ci/gitlab.yml"), "script:").replace('\n', " ");
    let script = script.trim_start_matches("- ").to_owned();
    let (code, said) = bash(&sandbox, &script, &[]);
    assert_eq!(code, Some(0), "{said}");
    peers::holds_to_xsd(&peers::junit_xsd(), &[sandbox.path("landfall.xml")]).unwrap();
    assert_eq!(sandbox.read_text("gl-code-quality-report.json"), "[]\n");
}

/// pre-commit itself, with hooks from a clone that holds the file of this repository.
#[test]
fn pre_commit_runs_the_hooks() {
    let sandbox = Sandbox::with_demo();
    sandbox.write("hooks/.pre-commit-hooks.yaml", read(".pre-commit-hooks.yaml"));
    let commit = "git init -q -b main . && git add . && git commit -q -m x";
    let (code, said) = bash(&sandbox, &format!("cd hooks && {commit}"), &[]);
    assert_eq!(code, Some(0), "{said}");
    let hooks = sandbox.path("hooks");
    let config = fenced(&read("docs/ci.md"), "repos:")
        .replace(
            "https://example.org/your-name/landfall # where this repository lies",
            hooks.to_str().unwrap(),
        )
        .replace("rev: main", "rev: HEAD")
        .replace("[content]", "[demo]");
    sandbox.write(".pre-commit-config.yaml", config).write(".gitignore", "hooks/\n");
    let (code, said) = bash(&sandbox, commit, &[]);
    assert_eq!(code, Some(0), "{said}");
    let hook = || {
        let mut python = peers::python();
        python.args(["-m", "pre_commit", "run", "--all-files", "--color", "never"]);
        run(&sandbox, python)
    };
    let (code, said) = hook();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.matches("Passed").count() == 2, "{said}");
    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9012");
    let (code, said) = hook();
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("log 9012 does not exist"), "{said}");
}

#[test]
fn the_bill_of_materials_is_valid_and_names_what_is_linked() {
    let sbom = Command::new(repository().join(".ci/sbom")).arg("x86_64-unknown-linux-musl").output().unwrap();
    assert!(sbom.status.success(), "{}", String::from_utf8_lossy(&sbom.stderr));
    let sandbox = Sandbox::new();
    sandbox.write("sbom.json", &sbom.stdout);
    let script = "import sys\n\
        from cyclonedx.validation.json import JsonStrictValidator\n\
        from cyclonedx.schema import SchemaVersion\n\
        sys.exit(JsonStrictValidator(SchemaVersion.V1_5).validate_str(open(sys.argv[1]).read()))";
    peers::accepted(peers::python().args(["-c", script]).arg(sandbox.path("sbom.json"))).unwrap();
    let document: serde_json::Value = serde_json::from_slice(&sbom.stdout).unwrap();
    let names: Vec<&str> = document["components"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["name"].as_str().unwrap())
        .collect();
    for name in ["clap", "miette", "landfall-project"] {
        assert!(names.contains(&name), "{name}");
    }
    assert!(!names.contains(&"insta"), "only tests need it");
}
