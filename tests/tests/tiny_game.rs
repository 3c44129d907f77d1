//! A game of two kinds that no compiler code has heard of: what every game is promised, it gets, in its own words.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::collections::BTreeSet;

use landfall_project::schemas::Class;
use landfall_project::{Options, games, schema};
use landfall_tests::{Sandbox, pack, repository};

const GAME: &str = "tests/fixtures/tiny-game";

fn isles() -> Sandbox {
    let sandbox = Sandbox::new();
    for (path, text) in pack(&repository().join(GAME)) {
        sandbox.write(&format!("isles/{path}"), text);
    }
    sandbox
}

#[test]
fn a_tiny_game_gets_every_analysis_in_its_own_words() {
    let said = isles().run(&["check", "isles"]);
    assert_eq!(said.code, Some(1), "{said}");
    insta::assert_snapshot!("tiny_game", said.stderr);
    let codes: BTreeSet<&str> =
        said.stderr.lines().filter_map(|line| line.strip_suffix(')')?.split(" (").next()).collect();
    let promised = BTreeSet::from(["LF2101", "LF3001", "LF3002", "LF6105", "LF6106", "LF6108"]);
    assert_eq!(codes, promised, "{said}");
    // The first line of a report is its code and its name, which are the same for all games.
    let told = said.stderr.lines().filter(|line| !line.starts_with("LF"));
    let own = pack(&repository().join(GAME)).into_iter().flat_map(|(_, text)| words(&text));
    let own: BTreeSet<String> = own.collect();
    let words: BTreeSet<String> = told.flat_map(words).filter(|word| !own.contains(word)).collect();
    let foreign: Vec<String> = nouns().into_iter().filter(|noun| words.contains(noun)).collect();
    assert!(foreign.is_empty(), "words of other games: {foreign:?}\n{said}");
}

#[test]
fn numbers_may_be_negative() {
    let sandbox = isles();
    sandbox.edit(
        "isles/schemas/isles/game.yaml",
        "      harbour: {",
        "      depth: {type: int -40..5, doc: Metres above the tide.}\n      harbour: {",
    );
    sandbox.edit("isles/far.land", "cove 3 \"Lagoon\"", "cove 3 \"Lagoon\" { depth -12 }");
    let said = sandbox.run(&["ask", "cove.depth", "--for", "far", "--path", "isles"]);
    assert_eq!(said.stdout.trim(), "-12", "{said}");
    sandbox.edit("isles/far.land", "depth -12", "depth -41");
    let said = sandbox.run(&["check", "isles", "--format", "short"]);
    assert!(said.stdout.contains("error[LF1106]: -41 is not from -40 to 5"), "{said}");
}

#[test]
fn what_a_condition_looks_up_is_read() {
    let sandbox = isles();
    sandbox.edit(
        "isles/schemas/isles/game.yaml",
        "predicates:\n",
        "targets:\n  count: {write: \"count({seal})\", args: {seal: ref seal of page}, does: [read seal]}\n\
         predicates:\n  more: {write: \"more({left}, {right})\", args: {left: target, right: target}}\n",
    );
    sandbox.edit("isles/far.land", "if broken(1.2)", "if more(count(1.2), count(1.1))");
    let said = sandbox.run(&["check", "isles", "--format", "short"]);
    assert!(
        said.stdout.contains("far.land:16:27: warning[LF6106]: nothing ever marks seal 2 of page 1"),
        "{said}"
    );
    sandbox.edit("isles/far.land", "broken(1.1) and not broken(1.1)", "broken(1.2)");
    let said = sandbox.run(&["check", "isles", "--format", "short"]);
    assert!(!said.stdout.contains("LF6107"), "seal 1 is looked up: {said}");
    sandbox.edit(
        "isles/schemas/isles/game.yaml",
        "does: [read seal]}\npredicates",
        "does: [write seal]}\npredicates",
    );
    let said = sandbox.run(&["check", "isles", "--format", "short"]);
    assert!(said.stdout.contains("error[LF1012]: a target can only read, not change anything"), "{said}");
}

#[test]
fn names_are_local_to_their_card() {
    let sandbox = isles();
    let game = "isles/schemas/isles/game.yaml";
    sandbox.edit(
        game,
        "kinds:\n  isle:",
        "  step: {write: \"step {name} -> {then}\", key: name, fields: {name: name, then: effects}}\n\
         kinds:\n  isle:",
    );
    sandbox.edit(
        game,
        "      trail: {type: block trail, many: true}\n",
        "      trail: {type: block trail, many: true}\n      step: {type: block step, many: true}\n      \
         begin: {type: effects, write: \"begin {begin}\"}\n",
    );
    sandbox.edit(
        game,
        "verbs:\n",
        "verbs:\n  do: {write: \"do {step}\", args: {step: ref step of isle}, does: [chain step]}\n",
    );
    let isle = |name: &str, steps: &str| {
        format!("isle {name} \"Isle {name}\" {{\n    cove 1 \"Landing\" {{ harbour; page 1 }}\n{steps}}}\n\n")
    };
    let page = "page 1 { \"The boat is tied up.\"; -> sail home }\n";
    let check = |far: &str, near: &str| {
        sandbox.write("isles/far.land", isle("far", far) + &isle("near", near) + page);
        sandbox.run(&["check", "isles", "--format", "short"]).stdout
    };
    // Both have a step `intro`; each means its own, and the other by the name of its card.
    let far = "    begin do intro\n    step intro -> do outro\n    step outro -> sail home\n";
    let near = "    begin do intro, do far.outro\n    step intro -> sail home\n";
    assert_eq!(check(far, near), "");
    let missing = check(far, &near.replace("far.outro", "outro"));
    assert_eq!(
        missing,
        "isles/far.land:10:24: error[LF2006]: isle near has no step outro (isle near has step intro)\n"
    );
    let idle = check(&far.replace("do outro", "sail home"), &near.replace(", do far.outro", ""));
    assert!(idle.contains("far.land:5:5: warning[LF6212]: step `outro` never happens"), "{idle}");
    let endless = check(&far.replace("outro -> sail home", "outro -> do intro"), near);
    assert!(endless.contains("far.land:4:19: error[LF5002]: intro leads to outro and back"), "{endless}");
    let at_times = check(&far.replace("outro -> sail home", "outro -> if broken(1.1) { do intro }"), near);
    assert!(!at_times.contains("LF5002"), "{at_times}");
}

#[test]
fn a_sound_pack_of_a_tiny_game_is_clean() {
    let sandbox = isles();
    for (from, to) in [
        ("trail 1 -> 4", "trail 1 <-> 4\n    trail 2 <-> 3"),
        (" and not broken(1.1)", ""),
        ("-> break 1.1", "-> break 1.1, break 1.2, break 1.3"),
        ("\"And then.\"", "\"And then.\"; -> turn to 3"),
    ] {
        sandbox.edit("isles/far.land", from, to);
    }
    let said = sandbox.run(&["check", "isles", "--deny", "warnings"]);
    assert_eq!(said.code, Some(0), "{said}");
}

/// What the shipped games call their kinds, blocks and flags, those that are plain English in any game left out.
fn nouns() -> BTreeSet<String> {
    let plain = ["condition", "effect", "printed"];
    let mut found = BTreeSet::new();
    for game in games(&Options::default()).unwrap() {
        let schema = schema(&game.name, &Options::default()).unwrap();
        for shape in &schema.shapes {
            if matches!(shape.class, Class::Kind(_) | Class::Block) {
                found.insert(shape.name.clone());
            }
        }
        found.extend(schema.graphs.iter().map(|graph| graph.mover.clone()));
    }
    found.retain(|noun| !plain.contains(&noun.as_str()) && !noun.is_empty());
    found
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-').map(str::to_lowercase).collect()
}
