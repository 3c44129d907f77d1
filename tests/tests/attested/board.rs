//! The tutorial board: eight sectors, of which two ways between them are known.

use landfall_diagnostics::Report;
use landfall_project::{Compilation, GraphFormat, compile_example, graph};
use landfall_tests::{compile_pack, render};
use serde_json::Value;

use crate::{assert_found, bundle, card, known};

fn drawn() -> Value {
    let json = graph(&compile_pack(&known()), "eye-of-the-void", GraphFormat::Json).unwrap();
    serde_json::from_str(&json).unwrap()
}

fn texts<'v>(values: &'v Value, key: &str) -> Vec<&'v str> {
    values.as_array().unwrap().iter().filter_map(|value| value[key].as_str()).collect()
}

#[test]
fn the_known_ways_are_drawn() {
    let drawn = drawn();
    assert_eq!(texts(&drawn["nodes"], "id"), ["1", "2", "3", "4", "5", "6", "7", "8"]);
    let ways: Vec<(&str, &str, bool, &str)> = drawn["edges"]
        .as_array()
        .unwrap()
        .iter()
        .map(|edge| {
            let text = |key: &str| edge[key].as_str().unwrap();
            (text("from"), text("to"), edge["both"].as_bool().unwrap(), text("label"))
        })
        .collect();
    assert_eq!(ways, [("1", "5", true, "travel"), ("2", "4", false, "spend any")]);
}

/// An engine that loads the bundle goes the same ways: 1 to 5 and back, 2 to 4 and not back.
#[test]
fn the_known_ways_are_in_the_bundle() {
    let bundle = bundle();
    let board = card(&bundle, "routes", "eye-of-the-void");
    let nodes = board["nodes"].as_array().unwrap();
    let mut ways = Vec::new();
    for node in nodes {
        for way in node["ways"].as_array().into_iter().flatten() {
            let to = way["to"].as_u64().unwrap_or(0) as usize;
            ways.push((node["key"].as_str().unwrap(), nodes[to]["key"].as_str().unwrap()));
        }
    }
    assert_eq!(ways, [("1", "5"), ("2", "4"), ("5", "1")]);
}

#[test]
fn the_slots_hold_what_the_board_prints() {
    let bundle = bundle();
    let board = card(&bundle, "planet", "eye-of-the-void");
    assert_eq!(board["pages"], serde_json::json!({"low": 2, "high": 3}));
    assert_eq!(board["mission"][0]["mission"], "M01");
    assert_eq!(board["unique"], serde_json::json!(["1"]));
    assert_eq!(board["unique_fallback"][0]["does_type"], "GainSuccess");
    assert_eq!(board["condition"]["title"], "Scattered supply crates");
    assert_eq!(board["condition"]["unlimited_supplies"], true);
    let sector = |number: u64| {
        board["sector"].as_array().unwrap().iter().find(|sector| sector["number"] == number).unwrap()
    };
    for number in [1, 2] {
        assert_eq!(sector(number)["printed"]["no_travel"], true);
    }
    assert_eq!(sector(3)["slot"], true);
    assert_eq!((&sector(4)["log"], &sector(5)["log"]), (&"311".into(), &"227".into()));
    for number in [6, 7] {
        assert_eq!(sector(number)["biomes"], serde_json::json!(["Tutorial"]));
        assert!(sector(number)["printed"].is_object());
    }
}

/// The numbers of the sectors in which a report with this code begins.
fn sectors(compilation: &Compilation, code: &str) -> Vec<String> {
    let number = |report: &Report| {
        let text = compilation.sources.text(report.span.file);
        text[report.span.start as usize..].split_whitespace().nth(1).unwrap_or_default().to_owned()
    };
    compilation.reports.iter().filter(|report| report.rule.code == code).map(number).collect()
}

/// There is no lander: the starting log puts the crew into sectors 1 and 2. From there 4 and 5 are reached, and nothing
/// else, as long as the other ways are not known.
#[test]
fn play_begins_where_the_starting_log_puts_the_crew() {
    let unreached = |from: &str, to: &str| {
        let mut files = known();
        let (_, text) = files.iter_mut().find(|(name, _)| name == "tutorial.land").unwrap();
        let allow = "    allow unreachable-sector \"the other paths of this board are not known\"\n";
        assert!(text.contains(allow) && text.contains(from));
        *text = text.replacen(allow, "", 1).replacen(from, to, 1);
        sectors(&compile_pack(&files), "LF3001")
    };
    assert_eq!(unreached("", ""), ["3", "6", "7", "8"]);
    // Nobody is ever in 2, and so nobody comes to 4.
    assert_eq!(unreached(", place crew-chosen-by(recon) in 2", ""), ["2", "3", "4", "6", "7", "8"]);
}

#[test]
fn a_board_where_nobody_begins_is_told() {
    let instructions = "place crew-all in 1, place crew-chosen-by(recon) in 2";
    assert_found("tutorial.land", instructions, "nothing", &[("LF3004", "tutorial.land", "eye-of-the-void")]);
}

/// Sector 1 lets players go even if they fail: the red outcome leads on to the green one, which covers the print.
#[test]
fn failing_forward_is_a_way_out() {
    let wanted = [("LF2101", "poi.land", "P101"), ("LF3003", "tutorial.land", "no-travel")];
    let found = assert_found("tutorial.land", "gain success 1, replace P101", "gain success 1", &wanted);
    let held = found.reports.iter().find(|report| report.rule.code == "LF3003").unwrap();
    assert!(held.message.contains("sector 1"), "{}", held.message);
}

const TRAP: &str = r#"
planet cul-de-sac "Cul-de-sac" {
    lift-off log 1
    evac log 2
    global G01
    mission M01
    sector 1 "Landing" { lander; biomes rocky }
    sector 2 "Bottom" { biomes rocky; poi P000 }
    path 1 -> 2 [travel]
}
"#;

/// Down is easy. A board of one way without a return strands whoever takes it.
#[test]
fn a_way_without_return_is_a_trap() {
    let trapped = compile_example(TRAP);
    let codes: Vec<_> = trapped.codes().into_iter().collect();
    assert_eq!(codes, ["LF3002"], "{}", render(&trapped));
    assert_eq!(sectors(&trapped, "LF3002"), ["2"]);
    let both_ways = compile_example(&TRAP.replace("1 -> 2", "1 <-> 2"));
    assert!(both_ways.is_clean(), "{}", render(&both_ways));
}
