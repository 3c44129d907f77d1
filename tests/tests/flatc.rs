//! The reference implementation of FlatBuffers reads our bundles as we do.
//!
//! Needs Debian's `flatbuffers-compiler`, which `tests/run` installs. Without it these tests fail: a promise to
//! engine programmers that nobody checked is worth nothing.

#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

use landfall_tests::{Sandbox, repository};
use serde_json::Value;

fn flatc(sandbox: &Sandbox, arguments: &[&str]) -> Output {
    let mut command = Command::new("flatc");
    command.current_dir(sandbox.path("")).args(arguments);
    command.output().expect("flatc is needed: install flatbuffers-compiler, or run tests/run")
}

/// The same bundle as JSON, once by flatc with our `.fbs` and once by `landfall dump`.
fn both(sandbox: &Sandbox, pack: &str) -> (Value, Value) {
    let fbs = sandbox.run(&["schema", "fbs", "vanguard"]);
    assert_eq!(fbs.code, Some(0), "{fbs}");
    sandbox.write("vanguard.fbs", fbs.stdout);
    let built = sandbox.run(&["build", pack, "-o", "pack.lfb"]);
    assert_eq!(built.code, Some(0), "{built}");
    // Without `--raw-binary`, flatc also demands the identifier that the `.fbs` names.
    let said = flatc(sandbox, &["--json", "--strict-json", "vanguard.fbs", "--", "pack.lfb"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    let named = sandbox.read_text("pack.json");
    let said = flatc(sandbox, &["--json", "--strict-json", "--raw-binary", "vanguard.fbs", "--", "pack.lfb"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    let raw = sandbox.read_text("pack.json");
    assert!(named == raw);
    let dumped = sandbox.run(&["dump", "pack.lfb", "--raw"]);
    assert_eq!(dumped.code, Some(0), "{dumped}");
    (serde_json::from_str(&raw).unwrap(), dumped.json())
}

/// Where two documents begin to differ, which is more use than both of them.
fn difference(path: &str, ours: &Value, theirs: &Value) -> Option<String> {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys());
            keys.into_iter().find_map(|key| {
                let (a, b) = (a.get(key).unwrap_or(&Value::Null), b.get(key).unwrap_or(&Value::Null));
                difference(&format!("{path}.{key}"), a, b)
            })
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let pairs = a.iter().zip(b).enumerate();
            pairs.into_iter().find_map(|(at, (a, b))| difference(&format!("{path}[{at}]"), a, b))
        }
        _ => (ours != theirs).then(|| format!("{path}: dump says {ours}, flatc says {theirs}")),
    }
}

fn assert_agree(sandbox: &Sandbox, pack: &str) -> Value {
    let (theirs, ours) = both(sandbox, pack);
    assert_eq!(difference("bundle", &ours, &theirs), None);
    assert!(ours == theirs);
    ours
}

#[test]
fn flatc_reads_a_new_pack_as_we_do() {
    let json = assert_agree(&Sandbox::with_demo(), "demo");
    assert_eq!(json["planet"][0]["key"], "lantern-moor");
}

#[test]
fn flatc_reads_glasswake_as_we_do() {
    let folder = repository().join("content/glasswake");
    let json = assert_agree(&Sandbox::new(), folder.to_str().unwrap());
    assert_eq!(json["planet"][0]["sector"].as_array().unwrap().len(), 10);
    assert!(json["log"].as_array().unwrap().len() >= 45);
    let texts = json["locales"][0]["texts"].as_array().unwrap();
    assert_eq!(texts.len(), json["messages"].as_array().unwrap().len());
}

/// What engine programmers do first: generate code for their language.
#[test]
fn flatc_generates_code_for_every_engine() {
    let sandbox = Sandbox::new();
    sandbox.write("vanguard.fbs", sandbox.run(&["schema", "fbs", "vanguard"]).stdout);
    for language in ["--cpp", "--csharp", "--ts", "--python", "--rust", "--java", "--go"] {
        let said = flatc(&sandbox, &[language, "-o", "generated", "vanguard.fbs"]);
        let complaint =
            String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
        assert!(said.status.success(), "{language}: {complaint}");
    }
}

/// JSON that flatc turns back into a bundle holds the same again: nothing is lost on the way.
#[test]
fn flatc_writes_back_what_it_read() {
    let sandbox = Sandbox::with_demo();
    let (theirs, _) = both(&sandbox, "demo");
    let said = flatc(&sandbox, &["--binary", "vanguard.fbs", "pack.json"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    // flatc takes the extension from the `.fbs`.
    let said = flatc(&sandbox, &["--json", "--strict-json", "vanguard.fbs", "--", "pack.lfb"]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    assert!(serde_json::from_str::<Value>(&sandbox.read_text("pack.json")).unwrap() == theirs);
    let said = sandbox.run(&["dump", "pack.lfb", "--raw"]);
    assert_eq!(said.code, Some(2), "its hash is no longer that of its bytes\n{said}");
}
