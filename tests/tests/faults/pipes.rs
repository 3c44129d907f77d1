//! Only regular files are opened: a pipe or a device is reported and never waited for.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use super::*;

/// A pipe without an end. Whoever opens it all the same reads nothing instead of waiting, so that a fault fails the
/// test and does not hang it.
struct Pipe {
    path: std::path::PathBuf,
    done: Arc<AtomicBool>,
    writer: Option<JoinHandle<u32>>,
}

impl Pipe {
    fn new(sandbox: &Sandbox, path: &str) -> Self {
        let path = sandbox.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        let done = Arc::new(AtomicBool::new(false));
        let (target, stop) = (path.clone(), Arc::clone(&done));
        let writer = thread::spawn(move || {
            let mut opened = 0;
            loop {
                drop(fs::File::options().write(true).open(&target));
                if stop.load(Ordering::SeqCst) {
                    return opened;
                }
                opened += 1;
            }
        });
        Self { path, done, writer: Some(writer) }
    }

    /// How often somebody has opened it.
    fn opened(mut self) -> u32 {
        self.done.store(true, Ordering::SeqCst);
        let release = fs::File::options().read(true).write(true).open(&self.path).unwrap();
        let opened = self.writer.take().unwrap().join().unwrap();
        drop(release);
        opened
    }
}

#[test]
fn a_pipe_in_a_pack_is_reported_and_never_opened() {
    for (path, arguments) in [
        ("shore/x.land", &["check", "shore"][..]),
        ("shore/x.land", &["fmt", "shore"]),
        ("shore/x.land", &["fmt", "shore/x.land"]),
        ("shore/x.land", &["check", "shore/x.land"]),
        ("shore/x.land", &["build", "shore"]),
        ("shore/l10n/it.po", &["check", "shore"]),
        ("shore/l10n/it.po", &["l10n", "update", "it", "--pack", "shore"]),
        ("shore/schemas/x.yaml", &["check", "shore"]),
        ("shore/schemas/l10n/en.ftl", &["check", "shore"]),
    ] {
        let sandbox = shore();
        let pipe = Pipe::new(&sandbox, path);
        let said = sandbox.run(arguments);
        assert_eq!(pipe.opened(), 0, "{path}: {said}");
        assert_eq!(said.code, Some(1), "{path}: {said}");
        assert!(said.stderr.contains("LF9007"), "{path}: {said}");
    }
}

#[test]
fn a_manifest_that_is_a_pipe_makes_no_pack() {
    let sandbox = Sandbox::new();
    sandbox.write("shore/good.land", GOOD);
    let pipe = Pipe::new(&sandbox, "shore/landfall.yaml");
    let said = sandbox.run(&["check", "shore"]);
    assert_eq!((pipe.opened(), said.code), (0, Some(1)), "{said}");
}

#[test]
fn a_pipe_in_place_of_a_bundle_a_table_or_a_schema_is_refused() {
    for (path, arguments) in [
        ("x.lfb", &["verify", "x.lfb"][..]),
        ("x.lfb", &["dump", "x.lfb"]),
        ("x.lfb", &["diff", "x.lfb", "x.lfb"]),
        ("x.lfb", &["compat", "x.lfb", "x.lfb"]),
        ("it.csv", &["l10n", "import", "it", "it.csv", "--pack", "shore"]),
        ("cards/poi.land", &["schema", "docs", "vanguard", "-o", "out", "--examples", "cards"]),
    ] {
        let sandbox = shore();
        assert_answers(&sandbox.run(&["l10n", "update", "it", "--pack", "shore"]));
        let pipe = Pipe::new(&sandbox, path);
        let said = sandbox.run(arguments);
        assert_eq!((pipe.opened(), said.code), (0, Some(2)), "{path}: {said}");
        assert!(said.stderr.contains("not a regular file"), "{path}: {said}");
    }
}

#[test]
fn pipes_in_a_folder_of_schemas_are_never_opened() {
    for path in [
        "schemas/moor/game.yaml",
        "schemas/moor/moor.lock",
        "schemas/moor/l10n/en.ftl",
        "schemas/moor/x.yaml",
    ] {
        let sandbox = Sandbox::new();
        let moor = include_str!("../../fixtures/schemas/moor/game.yaml");
        if !path.ends_with("game.yaml") {
            sandbox.write("schemas/moor/game.yaml", moor);
        }
        let pipe = Pipe::new(&sandbox, path);
        let said = sandbox.run(&["schema", "check", "schemas"]);
        assert_eq!(pipe.opened(), 0, "{path}: {said}");
        assert_answers(&said);
        assert_ne!(said.code, Some(0), "{path}: {said}");
    }
}

#[test]
fn a_device_is_refused() {
    let sandbox = shore();
    for device in ["/dev/zero", "/dev/null"] {
        let said = sandbox.run(&["verify", device]);
        assert_eq!(said.code, Some(2), "{said}");
        assert!(said.stderr.contains("not a regular file"), "{said}");
    }
}
