//! What Studio weighs and how long a visitor waits, in Chromium.
//!
//! `just bench-studio`

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[allow(dead_code)] // Another benchmark has a logbook, too.
#[path = "bench_checks/corpus.rs"]
mod corpus;

use std::collections::BTreeMap;
use std::process::Command;

use landfall_tests::repository;

fn main() {
    let mut large: BTreeMap<String, String> = corpus::boards(2_000).into_iter().collect();
    large.insert("landfall.yaml".to_owned(), "name: large\nversion: 0.1.0\ngame: vanguard\n".to_owned());
    let top = repository();
    let file = top.join("target/tmp/large.json");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, serde_json::to_vec(&large).unwrap()).unwrap();
    let tools = top.join("crates/landfall-web/studio");
    let measure = top.join("tests/web/measure.mjs");
    let mut node = Command::new("node");
    let run = node.arg(measure).arg(tools).arg(top.join("target/studio")).arg(&file).status().unwrap();
    assert!(run.success());
}
