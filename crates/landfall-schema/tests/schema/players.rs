//! How many may play, and the fields that ask for it.

use landfall_diagnostics::Sources;

use crate::{extend, reported};

fn game(players: &str) -> (Option<(u8, u8)>, usize) {
    let mut sources = Sources::default();
    let file = sources.add("game.yaml", format!("game: g\nidentifier: GAME\nplayers: {players}\n"));
    let (schema, reports) = landfall_schema::load(&[file], &sources);
    (schema.game.players, reports.len())
}

#[test]
fn a_game_says_how_many_may_play() {
    assert_eq!(extend(&[]).0.game.players, Some((2, 4)));
    assert_eq!(game("1..6"), (Some((1, 6)), 0));
    assert_eq!(game("4"), (Some((4, 4)), 0));
    for wrong in ["0..4", "4..2", "two", "2-4", "2..", "1..99", "1..9999999999"] {
        assert_eq!(game(wrong), (None, 1), "{wrong}");
    }
    assert_eq!(
        reported("players: 2..4\n"),
        [
            "1:1 LF1004 `players` belongs beside `game:` [players] | move `players` into the file that says `game:`"
        ]
    );
}

#[test]
fn rows_for_players_are_blocks_with_a_number_of_players() {
    let rows = |n: &str, field: &str| {
        reported(&format!("blocks:\n  sols: {{fields: {{n: {n}}}}}\n  x: {{fields: {{sols: {field}}}}}\n"))
    };
    let range = "{type: range, roles: [players]}";
    let field = "{type: block sols, many: true, roles: [per-players]}";
    assert_eq!(rows(range, field), [] as [&str; 0]);
    assert_eq!(rows("{type: int 1..4, roles: [players]}", field), [] as [&str; 0]);
    assert_eq!(
        rows("int", field),
        [
            "3:61 LF1005 `sols` does not say for how many players a row is [per-players] | give a field of `sols` the role `players`"
        ]
    );
    assert_eq!(
        rows(range, "{type: block sols, roles: [per-players]}"),
        ["3:49 LF1005 `sols` has only one row [per-players] | add `many: true`"]
    );
    assert_eq!(
        rows(range, "{type: int, roles: [per-players]}"),
        [
            "3:42 LF1005 `sols` has the role `per-players` and is not blocks [per-players] | it is for blocks: one row for each number of players, all numbers covered once"
        ]
    );
    assert_eq!(
        rows("{type: flag, roles: [players]}", "int"),
        [
            "2:43 LF1005 `n` has the role `players` and is not a range or a number [players] | it is for a range or a number: a range of player counts, or a minimum: when it applies"
        ]
    );
}
