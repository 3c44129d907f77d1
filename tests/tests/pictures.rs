//! What pictures show: labels, boxes, chains through logs, marks of sectors, ways by effect, and how much is too much.

#![allow(clippy::unwrap_used)]

use landfall_project::{Compilation, GraphFormat, graph};
use landfall_tests::{compile_pack, new_pack, pack, repository};
use serde_json::Value;

fn glasswake() -> Compilation {
    compile_pack(&pack(&repository().join("content/glasswake")))
}

fn picture(compilation: &Compilation, name: &str) -> Value {
    serde_json::from_str(&graph(compilation, name, GraphFormat::Json).unwrap()).unwrap()
}

fn ids(picture: &Value) -> Vec<&str> {
    picture["nodes"].as_array().unwrap().iter().map(|node| node["id"].as_str().unwrap()).collect()
}

fn arrows(picture: &Value) -> Vec<(&str, &str, &str)> {
    let edges = picture["edges"].as_array().unwrap().iter();
    edges
        .map(|edge| ["from", "to", "label"].map(|part| edge[part].as_str().unwrap()))
        .map(|[from, to, label]| (from, to, label))
        .collect()
}

#[test]
fn a_chain_goes_through_logs_with_the_choice_on_each_arrow() {
    let compilation = glasswake();
    let picture = picture(&compilation, "P901");
    assert_eq!(picture["title"], "Where P901 leads");
    for id in ["log 1903", "P904", "P905", "P940", "box 1903.1"] {
        assert!(ids(&picture).contains(&id), "{id}: {:?}", ids(&picture));
    }
    let arrows = arrows(&picture);
    assert!(arrows.contains(&("log 1906", "log 1907", "Draw the core")), "{arrows:?}");
    assert!(arrows.contains(&("log 1903", "log 1904", "else of marked(1921.1)")), "{arrows:?}");
    assert!(arrows.iter().any(|(from, to, _)| (*from, *to) == ("log 1903", "box 1903.1")), "{arrows:?}");
}

#[test]
fn a_map_shows_marks_slots_later_cards_clocks_and_ways_by_effect() {
    let compilation = glasswake();
    let map = picture(&compilation, "glasswake");
    let lines = |id: &str| {
        let node = map["nodes"].as_array().unwrap().iter().find(|node| node["id"] == id).unwrap();
        node["lines"].to_string()
    };
    assert!(lines("10").contains("important"), "{}", lines("10"));
    assert!(lines("3").contains("slot") && lines("3").contains("later P909, P910"), "{}", lines("3"));
    let edges = map["edges"].as_array().unwrap().iter();
    let carried = edges.filter(|edge| edge["sort"] == "an effect carries the crew there");
    let carried: Vec<(&Value, &Value)> = carried.map(|edge| (&edge["from"], &edge["to"])).collect();
    assert!(carried.iter().any(|(from, to)| *from == "9" && *to == "6"), "{carried:?}");
    let svg = graph(&compilation, "glasswake", GraphFormat::Svg).unwrap();
    assert!(svg.contains("Clocks: G101, G102, P901, P922."), "{svg}");
}

#[test]
fn a_pack_is_drawn_place_by_place() {
    let compilation = glasswake();
    let svg = graph(&compilation, "pack glasswake", GraphFormat::Svg).unwrap();
    assert!(svg.contains("Glasswake, sector 3 Glass forest</text>"), "{svg}");
    assert_eq!(graph(&compilation, ".", GraphFormat::Svg).unwrap(), svg);
}

#[test]
fn more_than_three_hundred_cards_are_declined_with_an_offer() {
    let mut files = new_pack();
    let logs = (1..=300).map(|at| format!("log {} {{ reference; \"Salt.\"; end }}\n", 20_000 + at));
    files.push(("many.land".to_owned(), logs.collect()));
    let compilation = compile_pack(&files);
    let trouble = graph(&compilation, "pack demo", GraphFormat::Svg).unwrap_err().to_string();
    assert_eq!(
        trouble,
        "demo has 310 cards, and a picture can show 300: draw a part of it, `planet lantern-moor` or any card"
    );
    assert!(graph(&compilation, "log 20001", GraphFormat::Svg).is_ok());
}
