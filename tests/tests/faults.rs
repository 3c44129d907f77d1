//! Faults of the machine and traps of strangers: nothing is lost, nothing outside the pack is touched, nothing hangs.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[cfg(unix)]
#[path = "faults/extras.rs"]
mod extras;
#[cfg(unix)]
#[path = "faults/links.rs"]
mod links;
#[cfg(unix)]
#[path = "faults/outputs.rs"]
mod outputs;
#[cfg(unix)]
#[path = "faults/pipes.rs"]
mod pipes;
#[path = "faults/repros.rs"]
mod repros;
#[path = "faults/stores.rs"]
mod stores;
#[path = "faults/templates.rs"]
mod templates;
#[path = "faults/texts.rs"]
mod texts;
#[path = "faults/unread.rs"]
mod unread;
#[cfg(unix)]
#[path = "faults/writers.rs"]
mod writers;

use std::fs;

use landfall_tests::{Said, Sandbox, files_under, repository};

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";
const GOOD: &str = "log 1 \"Salt\" { reference; \"Salt.\"; end }\n";

/// A small clean pack in the folder `shore`.
fn shore() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("shore/landfall.yaml", MANIFEST).write("shore/good.land", GOOD);
    sandbox
}

/// The pack `glasswake` in a folder of its own, translations included.
fn glasswake() -> Sandbox {
    let sandbox = Sandbox::new();
    let folder = repository().join("content/glasswake");
    for file in files_under(&folder, "") {
        let inside = file.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
        sandbox.write(&format!("glasswake/{inside}"), fs::read(&file).unwrap());
    }
    sandbox
}

/// The run ended with an exit code of ours and without an apology.
fn assert_answers(said: &Said) {
    assert!(matches!(said.code, Some(0..=2)), "{said}");
    assert!(!said.stderr.contains("mistake in landfall"), "{said}");
}
