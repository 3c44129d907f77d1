//! The examples of each kind, effect, condition and word: one clean file each, laid out as `landfall fmt` would.

use std::fs;
use std::path::PathBuf;

use landfall_project::compile_example;
use landfall_tests::{files_under, render, repository};

use crate::formatted;

/// The folders of `tests/fixtures` whose files are examples; the others have tests of their own.
const FOLDERS: [&str; 4] = ["conditions", "kinds", "verbs", "words"];

/// Path from the top of the repository, and text, of every example.
pub fn all_fixtures() -> Vec<(String, String)> {
    FOLDERS.into_iter().flat_map(fixtures).collect()
}

/// The same, of one folder.
pub fn fixtures(folder: &str) -> Vec<(String, String)> {
    let files = files_under(&repository().join("tests/fixtures").join(folder), ".land");
    let read = |file: &PathBuf| {
        let path = file.strip_prefix(repository()).unwrap().to_str().unwrap().replace('\\', "/");
        (path, fs::read_to_string(file).unwrap())
    };
    files.iter().map(read).collect()
}

#[test]
fn every_fixture_is_clean_and_laid_out() {
    let mut wrong = Vec::new();
    for (path, text) in all_fixtures() {
        let found = compile_example(&text);
        if !found.is_clean() {
            wrong.push(format!("{path}\n{}", render(&found)));
        }
        let after = formatted(&text);
        if after.as_ref() != Some(&text) {
            // The same wish as for the pages: the file is written as it should be.
            match (std::env::var_os("LANDFALL_WRITE_DOCS"), after) {
                (Some(_), Some(after)) => fs::write(repository().join(&path), after).unwrap(),
                _ => wrong.push(format!("{path} is not laid out as `landfall fmt` would")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
