//! Engines in other languages read a bundle as we do: every asset, field, effect and text.
//!
//! The code is what flatc writes. `tests/run` installs what these tests need; without it they fail, because a
//! promise to engine programmers that nobody checked is worth nothing.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[path = "interop/cpp.rs"]
mod cpp;
#[path = "interop/rust.rs"]
mod rust;
#[path = "interop/shape.rs"]
mod shape;
#[path = "interop/snippets.rs"]
mod snippets;

use std::path::PathBuf;
use std::process::Command;

use landfall_bundle::{Layout, Lock};
use landfall_project::{BundleOptions, Compilation, Options, compile};
use landfall_tests::repository;
use serde_json::Value;

/// All packs of the repository, compiled together.
fn content() -> Compilation {
    let compilation = compile(&[repository().join("content")], &Options::default()).unwrap();
    assert!(!compilation.has_errors(), "{:#?}", landfall_tests::lines(&compilation));
    compilation
}

fn layout() -> Layout {
    let lock = std::fs::read_to_string(repository().join("schemas/vanguard/vanguard.lock")).unwrap();
    let schema = landfall_project::schema("vanguard", &Options::default()).unwrap();
    Layout::of(&schema, &Lock::parse(&lock).unwrap())
}

/// A folder with the `.fbs`, the bundle of all packs, and the dump of it.
struct Peer {
    folder: tempfile::TempDir,
    dump: Value,
    bytes: Vec<u8>,
}

impl Peer {
    fn new() -> Self {
        let (content, layout) = (content(), layout());
        let packs: Vec<usize> = (0..content.packs.len()).collect();
        let bytes = content.bundle_of(&packs, &BundleOptions::default()).unwrap().unwrap();
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("vanguard.fbs"), landfall_bundle::fbs(&layout)).unwrap();
        std::fs::write(folder.path().join("all.lfb"), &bytes).unwrap();
        let dump = serde_json::from_str(&landfall_bundle::dump(&bytes, &layout).unwrap()).unwrap();
        let shape = shape::shape(&layout).to_string();
        std::fs::write(folder.path().join("shape.json"), shape).unwrap();
        Self { folder, dump, bytes }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn flatc(&self, arguments: &[&str]) {
        run(Command::new("flatc").args(arguments).arg("vanguard.fbs").current_dir(self.folder.path()));
    }

    /// The whole bundle, as a program in another language has printed it.
    fn assert_prints(&self, command: &mut Command) {
        let said = run(command.current_dir(self.folder.path()));
        let theirs: Value = serde_json::from_slice(&said).unwrap();
        assert_same("bundle", &self.dump, &theirs);
    }
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}: run tests/run"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}{said}", String::from_utf8_lossy(&output.stdout));
    output.stdout
}

/// What `tests/run` has installed.
fn installed(name: &str) -> PathBuf {
    let path = repository().join("target/interop").join(name);
    assert!(path.exists(), "{} is missing: run tests/run", path.display());
    path
}

fn script(name: &str) -> PathBuf {
    repository().join("tests/interop").join(name)
}

/// Where two documents begin to differ, which is more use than both of them.
fn assert_same(path: &str, ours: &Value, theirs: &Value) {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys()) {
                let none = &Value::Null;
                assert_same(&format!("{path}.{key}"), a.get(key).unwrap_or(none), b.get(key).unwrap_or(none));
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (at, (a, b)) in a.iter().zip(b).enumerate() {
                assert_same(&format!("{path}[{at}]"), a, b);
            }
        }
        _ => assert!(ours == theirs, "{path}: the dump says {ours}, they say {theirs}"),
    }
}

#[test]
fn flatc_prints_what_dump_raw_prints_of_all_content_in_every_language() {
    let peer = Peer::new();
    run(Command::new("flatc")
        .args(["--json", "--strict-json", "vanguard.fbs", "--", "all.lfb"])
        .current_dir(peer.path("")));
    let theirs = std::fs::read(peer.path("all.json")).unwrap();
    assert_same("bundle", &peer.dump, &serde_json::from_slice(&theirs).unwrap());
    assert!(peer.dump["locales"].as_array().is_some_and(|locales| !locales.is_empty()));
}

#[test]
fn python_reads_everything() {
    let peer = Peer::new();
    peer.flatc(&["--python", "-o", "py"]);
    let path = format!("{}:{}", peer.path("py").display(), installed("python").display());
    peer.assert_prints(
        Command::new("python3")
            .env("PYTHONPATH", path)
            .arg(script("walk.py"))
            .args(["shape.json", "all.lfb"]),
    );
}

#[test]
fn typescript_reads_everything() {
    let peer = Peer::new();
    peer.flatc(&["--ts", "-o", "ts"]);
    link_modules(&peer);
    std::fs::copy(script("walk.ts"), peer.path("walk.ts")).unwrap();
    let generated = peer.path("ts/vanguard_generated.ts");
    let tsx = installed("node/node_modules/.bin/tsx");
    peer.assert_prints(Command::new(tsx).arg("walk.ts").arg(generated).args(["shape.json", "all.lfb"]));
}

/// Node looks for packages beside the script and above it.
fn link_modules(peer: &Peer) {
    std::os::unix::fs::symlink(installed("node/node_modules"), peer.path("node_modules")).unwrap();
    std::fs::write(peer.path("package.json"), r#"{"type": "module"}"#).unwrap();
}

#[test]
fn cpp_reads_everything_after_its_own_verifier() {
    let peer = Peer::new();
    peer.flatc(&["--cpp", "--scoped-enums"]);
    std::fs::write(peer.path("walk.cpp"), cpp::walker(&layout())).unwrap();
    std::fs::copy(script("json.hpp"), peer.path("json.hpp")).unwrap();
    run(compiler().args(["walk.cpp", "-o", "walk"]).current_dir(peer.path("")));
    peer.assert_prints(Command::new(peer.path("walk")).arg("all.lfb"));
}

fn compiler() -> Command {
    let mut command = Command::new("g++");
    command.args(["-std=c++17", "-O0", "-Wall", "-Werror"]);
    command
}

#[test]
fn rust_reads_everything() {
    let peer = Peer::new();
    assert_same("bundle", &peer.dump, &rust::walked(peer.bytes.clone()));
}
