//! Boards are played from what the schema and the content say: every word of a game means something or is left to people.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::PathBuf;

use landfall_project::{Options, compile, compile_edited, games, unexplained};

fn content(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../content")).join(name)
}

#[test]
fn every_word_of_a_game_means_something_or_is_left_to_people() {
    let mut played = 0;
    for game in games(&Options::default()).unwrap() {
        let compilation = compile_edited(&game.name, &[], &Options::default()).unwrap();
        let Some(gaps) = unexplained(&compilation) else { continue };
        assert!(gaps.is_empty(), "{}: {gaps:#?}", game.name);
        played += 1;
    }
    assert!(played > 0);
}

#[test]
fn the_content_of_a_pack_compiles_to_a_game() {
    let compilation = compile(&[content("glasswake")], &Options::default()).unwrap();
    let game = landfall_project::play_board(&compilation, "glasswake", &[], |game| {
        (game.actions.len(), game.vars.clocks.len(), game.vars.all.len())
    });
    let (actions, clocks, vars) = game.unwrap();
    assert!(actions > 20 && clocks > 2 && vars > 60, "{actions} actions, {clocks} clocks, {vars} variables");
}
