//! Boards are played from what the schema and the content say: every word of a game means something or is left to people.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::PathBuf;

use landfall_project::table::script::Script;
use landfall_project::{Options, compile, compile_edited, games, play_script, unexplained};

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

fn glasswake() -> landfall_project::Compilation {
    compile(&[content("glasswake"), content("starter-kit")], &Options::default()).unwrap()
}

fn wrong(compilation: &landfall_project::Compilation, text: &str) -> (usize, String) {
    let script = match Script::parse(text) {
        Ok(script) => script,
        Err(wrong) => return (wrong.line, wrong.message),
    };
    let wrong = play_script(compilation, &script, |_, played| played.wrong.clone()).unwrap();
    wrong.map_or((0, String::new()), |wrong| (wrong.line, wrong.message))
}

#[test]
fn a_script_that_does_not_fit_names_the_line() {
    let game = glasswake();
    let says = |text: &str, line: usize, part: &str| {
        let (at, message) = wrong(&game, text);
        assert!(at == line && message.contains(part), "{text}: line {at}: {message}");
    };
    says("", 1, "empty");
    says("paly glasswake", 1, "begins with `play`");
    says("play glasswake seed x", 1, "needs a number");
    says("play glasswake\n\nland 2", 3, "`land 2` is no line of this board");
    says("play glasswake\nland 1\nland 1", 3, "not possible now");
    says("play glasswake\nland 1\nchoose green", 3, "nobody has to choose");
    says("play glasswake\nchoose green", 2, "nothing is left to choose");
    says("play glasswake\nland 1\nengineering go 3\nexpect crew engineering = 4", 4, "crew engineering is 3");
    says("play glasswake\nexpect box 1903.9", 2, "nothing that is kept track of");
    says(
        "play glasswake dice any\nland 1\nengineering act \"Pry open the hull\"\nchoose blue",
        4,
        "`blue` is not open",
    );
    says(
        "play glasswake dice any\nland 1\nengineering act \"Pry open the hull\"\nexpect over",
        3,
        "somebody has to choose",
    );
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = glasswake();
    let state = |seed: u64| {
        let text = format!(
            "play glasswake team science,engineering seed {seed}\nland 1\nscience act \"Pry open the hull\"\nchoose yes"
        );
        let script = Script::parse(&text).unwrap();
        play_script(&game, &script, |_, played| played.state.clone()).unwrap()
    };
    assert_eq!(state(3), state(3));
    let states: std::collections::BTreeSet<Vec<u16>> = (1..30).map(state).collect();
    assert!(states.len() > 1, "thirty seeds and one game");
}

#[test]
fn dice_that_are_rolled_are_spent_and_a_rest_brings_some_back() {
    let game = glasswake();
    let spent = |text: &str| {
        let script = Script::parse(text).unwrap();
        play_script(&game, &script, |game, played| {
            assert_eq!(played.wrong, None);
            let is_spent = |(var, value): (&landfall_project::table::Var, &u16)| {
                var.name.starts_with("die engineering") && *value == 1
            };
            game.vars.all.iter().zip(&played.state).filter(|pair| is_spent(*pair)).count()
        })
        .unwrap()
    };
    let act = "play glasswake team engineering,science seed 4\nland 6\nengineering act \"Survey the shelf\"\nchoose no\n";
    assert_eq!(spent(act), 5);
    assert_eq!(spent(&format!("{act}engineering rest\nchoose 1\nchoose 1\n")), 3);
}
