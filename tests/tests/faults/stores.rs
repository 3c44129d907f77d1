//! Rules of a game that a pack brings along: no line of them takes for ever.

use landfall_tests::copy_folder;

use super::*;

const BEGIN: &str = "      begin\n";

/// A game with boards, cards and rules in words, which a pack has copied and changed.
fn changed(from: &str, to: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    copy_folder(&repository().join("content/cold-harbour"), &sandbox.path("harbour"));
    copy_folder(&repository().join("schemas/caverns"), &sandbox.path("harbour/games/caverns"));
    sandbox.edit("harbour/landfall.yaml", "game: caverns", "game: ./games/caverns");
    sandbox.edit("harbour/games/caverns/play.yaml", from, to);
    sandbox
}

#[test]
fn an_expression_that_takes_for_ever_is_given_up() {
    let sums: String = (0..12).map(|at| format!("sum(a{at} in card: ")).collect();
    let deep = format!("        let x = {sums}1{}\n", ")".repeat(12));
    let mut facts: String =
        (0..22).map(|at| format!("      fact f{at}(n) = f{0}(n) + f{0}(n) + f{0}(n)\n", at + 1)).collect();
    facts.push_str("      fact f22(n) = n\n");
    for (lines, line) in [
        (format!("{BEGIN}{deep}"), "let x = sum(a0"),
        (format!("{facts}{BEGIN}        let x = f0(1)\n"), "let x = f0(1)"),
        (format!("{BEGIN}        times 9000000000000000000\n          let x = 1\n"), "let x = 1"),
    ] {
        let sandbox = changed(BEGIN, &lines);
        let tests: &[&str] = &["test", "harbour"];
        let playtest: &[&str] = &["playtest", "cold-harbour", "--pack", "harbour", "-n", "3"];
        for arguments in [tests, playtest] {
            let said = sandbox.run(arguments);
            assert_answers(&said);
            let all = format!("{}{}", said.stdout, said.stderr);
            assert!(all.contains(line), "{said}");
            assert!(all.contains("this takes too long") || all.contains("do not come to an end"), "{said}");
        }
        let said = sandbox.run(&["prove", "harbour", "--limit", "5"]);
        assert_answers(&said);
        assert!(format!("{}{}", said.stdout, said.stderr).contains("in 0 of "), "{said}");
    }
}

/// What only its start asks for is worked out before anything is played.
#[test]
fn stores_that_take_for_ever_are_given_up() {
    let sums = format!("{}1{}", "sum(a in card: ".repeat(7), ")".repeat(7));
    let sandbox = changed("store loot[player] to 33", &format!("store loot[player] from {sums} to 33"));
    let said = sandbox.run(&["test", "harbour"]);
    assert_answers(&said);
    assert!(said.stdout.contains("this takes too long"), "{said}");
}

/// What is asked again and again, by bots that try until something comes off, has an end too.
#[test]
fn a_game_of_dear_turns_ends() {
    let dear = "sum(a in card: sum(b in card: sum(c in card: sum(d in card: sum(e in card: sum(f in card: 1)))))) > 0";
    let sandbox = changed(
        "      offer deploy when any",
        &format!("      offer spin when {dear}\n        require 1 = 0\n      offer deploy when any"),
    );
    let said = sandbox.run(&["prove", "harbour", "--limit", "1"]);
    assert_answers(&said);
    assert!(format!("{}{}", said.stdout, said.stderr).contains("time limit"), "{said}");
}
