//! Wrong `is` of conditions and targets, each made by one edit of a shipped game.

use crate::play_lines::{read_with, said};

/// The game and the file, what is written, what is written in its place, the code, the part that is marked, the headline,
/// and a part of the help.
const BROKEN: &[[&str; 8]] = &[
    [
        "vanguard",
        "predicates.yaml",
        "box.marked",
        "box.makred",
        "LF1020",
        "makred",
        "not a field of `box`",
        "`marked`",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "lander.at = sector",
        "lander.at = sectr",
        "LF1020",
        "sectr",
        "names nothing",
        "`sector`",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "any(crew where at = sector)",
        "any(crew where at = )",
        "LF1020",
        ")",
        "unexpected",
        "",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "card in removed",
        "card in remoevd",
        "LF1020",
        "remoevd",
        "names nothing",
        "`removed`",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "compare(success, ",
        "compare(marker, ",
        "LF1020",
        "marker",
        "for each of several",
        "`x.marker`",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "compare(supplies, compare, n)",
        "supplies",
        "LF1020",
        "supplies",
        "a number, not a condition",
        "",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "compare(supplies, compare, n)",
        "compare(supplies, n, 1)",
        "LF1020",
        "n",
        "not a sign",
        "",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "number in finds",
        "number in users(number)",
        "LF1020",
        "users",
        "while a game goes on",
        "rules about content",
    ],
    [
        "vanguard",
        "predicates.yaml",
        "threat.at = here",
        "threat = here",
        "LF1020",
        "threat = here",
        "never the same",
        "",
    ],
    [
        "vanguard",
        "targets.yaml",
        "pick(crew)",
        "pick(lander)",
        "LF1020",
        "lander",
        "a piece, not one of the team",
        "",
    ],
    ["vanguard", "targets.yaml", "helpers", "helper", "LF1020", "helper", "names nothing", "`helpers`"],
    [
        "vanguard",
        "targets.yaml",
        "crew where at != lander.at",
        "crew where on != lander.at",
        "LF1020",
        "on",
        "names nothing",
        "",
    ],
    ["vanguard", "targets.yaml", "random(crew)", "rand(crew)", "LF1020", "rand", "not a function", ""],
    [
        "first-martians",
        "predicates.yaml",
        "stands(card) = 1",
        "stans(card) = 1",
        "LF1022",
        "stans",
        "no function `stans`",
        "`stands`",
    ],
    [
        "first-martians",
        "predicates.yaml",
        "morale() < 2",
        "morale(1) < 2",
        "LF1022",
        "morale",
        "goes by 0 things, not 1",
        "morale[]",
    ],
    [
        "first-martians",
        "predicates.yaml",
        "red(facility, part)",
        "red(facility)",
        "LF1022",
        "red",
        "takes 2 values, not 1",
        "",
    ],
    [
        "first-martians",
        "predicates.yaml",
        "has-all(cost)",
        "has-all(prize)",
        "LF1022",
        "prize",
        "nothing is called `prize`",
        "",
    ],
    [
        "first-martians",
        "predicates.yaml",
        "has-all(cost)",
        "has-all(cost) / 2",
        "LF1020",
        "has-all(cost) / 2",
        "nothing is divided",
        "`fact`",
    ],
    ["first-martians", "predicates.yaml", "has-all(cost)", "has-all(cost", "LF1020", "", "expected `)`", ""],
    [
        "first-martians",
        "targets.yaml",
        "player where medic",
        "player where medci",
        "LF1022",
        "medci",
        "nothing is called `medci`",
        "",
    ],
    [
        "first-martians",
        "targets.yaml",
        "pick(player)",
        "pick(facility)",
        "LF1022",
        "facility",
        "a target means players",
        "`player`",
    ],
    [
        "caverns",
        "targets.yaml",
        "player where it != me",
        "player where it != mee",
        "LF1022",
        "mee",
        "nothing is called `mee`",
        "`me`",
    ],
];

#[test]
fn a_wrong_question_is_reported_once_where_it_is() {
    let mut wrong = Vec::new();
    for [game, file, before, after, code, marked, message, help] in BROKEN {
        let (sources, reports) = read_with(game, file, |text| {
            assert!(text.contains(before), "{before} is not in {file} of {game}");
            text.replacen(before, after, 1)
        });
        let found = said(&sources, &reports);
        let is_right = match found.as_slice() {
            [only] => {
                only.starts_with(code)
                    && (marked.is_empty() || only.contains(&format!("[{marked}]")))
                    && only.contains(message)
                    && only.contains(help)
            }
            _ => false,
        };
        if !is_right {
            wrong.push(format!("{after}: {code} [{marked}] {message} | {help}\n    found {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_question_is_as_deep_as_an_expression_may_be() {
    let deep = format!("{}success{} > 1", "(".repeat(100), ")".repeat(100));
    for game in ["vanguard", "first-martians"] {
        let before = if game == "vanguard" { "box.marked" } else { "stands(card) = 1" };
        let (sources, reports) = read_with(game, "predicates.yaml", |text| text.replacen(before, &deep, 1));
        let found = said(&sources, &reports);
        assert!(found.len() == 1 && found[0].contains("nested too deep"), "{found:#?}");
    }
}
