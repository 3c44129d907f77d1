//! The files of a game that are content: formatted as `landfall fmt` would. The test `games` compiles them.

use std::fs;

use landfall_tests::{files_under, repository};

use crate::formatted;

#[test]
fn the_content_of_every_game_is_formatted() {
    let files = files_under(&repository().join("schemas"), ".land");
    assert!(files.iter().any(|file| file.to_string_lossy().contains("/examples/")));
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let after = formatted(&text);
        if after.as_ref() == Some(&text) {
            continue;
        }
        // The same wish as for the pages: the file is written as it should be.
        match (std::env::var_os("LANDFALL_WRITE_DOCS"), after) {
            (Some(_), Some(after)) => fs::write(&file, after).unwrap(),
            _ => wrong.push(format!("{} is not formatted as `landfall fmt` would", file.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
