//! What single cards say, in the bundle that an engine would load.

use serde_json::{Value, json};

use crate::{assert_found, bundle, card};

fn row<'v>(action: &'v Value, colour: &str) -> &'v Value {
    let rows = action["row"].as_array().unwrap();
    rows.iter().find(|row| row["colour"] == colour).unwrap_or_else(|| panic!("no {colour} row"))
}

/// An effect, and what players read.
fn effect(verb: &str, arguments: Value, text: &str) -> Value {
    json!({"does_type": verb, "does": arguments, "text": text})
}

/// A list of cards, where they are taken from and where they go.
type Move = (Vec<String>, String, String);

fn moved(cards: &[&str], from: &str, to: &str) -> Move {
    (cards.iter().map(|card| (*card).to_owned()).collect(), from.to_owned(), to.to_owned())
}

fn moves(back: &Value) -> Vec<Move> {
    let card = |line: &Value| {
        let copies = line["copies"].as_u64().map_or(String::new(), |copies| format!("{copies} x "));
        format!("{copies}{}", line["card"]["key"].as_str().unwrap())
    };
    let one = |effect: &Value| {
        assert_eq!(effect["does_type"], "MoveCards");
        let place = |key: &str| effect["does"][key].as_str().unwrap().to_owned();
        let cards = effect["does"]["cards"].as_array().unwrap().iter().map(card).collect();
        (cards, place("from_"), place("to"))
    };
    back.as_array().unwrap().iter().map(one).collect()
}

#[test]
fn p101_leads_from_yellow_to_green_and_to_the_first_find() {
    let bundle = bundle();
    let action = &card(&bundle, "poi", "P101")["action"][0];
    assert_eq!(action["check"], true);
    assert_eq!(
        row(action, "Yellow")["effects"],
        json!([
            effect("GainSuccess", json!({"n": 1}), "Gain 1 Success."),
            effect("Then", json!({"colour": "Green"}), "Then resolve the green outcome too.")
        ])
    );
    let terms = &row(action, "Green")["requirement"]["alternatives"];
    assert_eq!(*terms, json!([{"terms": [{"word": "Red"}, {"word": "Green"}, {"word": "Blue"}]}]));
    assert_eq!(
        row(action, "Green")["effects"],
        json!([
            effect("GainUniqueDiscovery", json!({"number": "1"}), "Gain Unique Discovery 1."),
            effect("ReplacePoi", json!({"poi": "P000"}), "Replace the POI with P000.")
        ])
    );
    assert_eq!(
        row(action, "Red")["effects"],
        json!([effect("RollDanger", json!({"letter": "T"}), "Roll 1 Danger die (T).")])
    );
}

/// Green first: if it replaces the card, a red track that is finished in the same check is lost with it.
#[test]
fn saving_the_supplies_is_a_race_of_two_tracks() {
    let bundle = bundle();
    let action = &card(&bundle, "planet", "eye-of-the-void")["sector"][1]["printed"]["action"][0];
    let tracks: Vec<(&str, u64)> = action["track"]
        .as_array()
        .unwrap()
        .iter()
        .map(|track| (track["colour"].as_str().unwrap(), track["length"].as_u64().unwrap()))
        .collect();
    assert_eq!(tracks, [("Green", 4), ("Red", 4)]);
    assert!(action["row"].is_null());
    let replaces = |track: usize| {
        action["track"][track]["effects"]
            .as_array()
            .unwrap()
            .iter()
            .any(|effect| effect["does_type"] == "ReplacePoi")
    };
    assert!(replaces(0) && !replaces(1));
    // Without its trigger the red track would stand still forever.
    let trigger = "                special [accident] = progress red\n";
    let wanted = [("LF5004", "tutorial.land", "track")];
    assert_found("tutorial.land", trigger, "", &wanted);
    // Any die at all would use up the accidents before their own line is read.
    let wanted = [("LF5016", "tutorial.land", "[accident]")];
    let (accident, die) = ("special [accident] = progress red", "special [die] = progress green");
    let swapped =
        (format!("{accident}\n                {die}"), format!("{die}\n                {accident}"));
    assert_found("tutorial.land", &swapped.0, &swapped.1, &wanted);
}

#[test]
fn the_clock_of_g01_has_four_spaces_and_ends_in_log_505() {
    let bundle = bundle();
    let clock = &card(&bundle, "global_condition", "G01")["time_track"];
    assert_eq!(
        *clock,
        json!({"length": 4, "effects": [effect("GoToLog", json!({"log": "505"}), "Go to Log 505.")]})
    );
    assert_found("tutorial.land", "311, 505", "311", &[("LF2001", "conditions.land", "505")]);
}

#[test]
fn kurma_swims_down_on_a_low_roll_and_up_on_a_high_one() {
    let bundle = bundle();
    let swim = &card(&bundle, "threat", "kurma")["behaviour"][0];
    assert_eq!(swim["name"], "swim");
    let table = &swim["effects"][0]["does"];
    assert_eq!(table["die"], "D10");
    let rows: Vec<(u64, u64, &str)> = table["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let end = |key: &str| row["range"][key].as_u64().unwrap_or(0);
            (end("low"), end("high"), row["effects"][0]["does"]["direction"].as_str().unwrap())
        })
        .collect();
    assert_eq!(rows, [(0, 4, "Lowest"), (5, 9, "Highest")]);
    // A hole in the table, and a number that two lines answer to.
    assert_found("threats.land", "5-9 ->", "5-8 ->", &[("LF6213", "threats.land", "5-8")]);
    assert_found("threats.land", "5-9 ->", "4-9 ->", &[("LF6213", "threats.land", "4-9")]);
}

#[test]
fn a_threat_repeats_itself_until_its_last_space_resets_the_track() {
    let bundle = bundle();
    let spaces = |threat: &str| -> Vec<Vec<String>> {
        let spaces = &card(&bundle, "threat", threat)["time_track"]["space"];
        let name = |effect: &Value| match effect["does_type"].as_str().unwrap() {
            "Act" => effect["does"]["behaviour"]["child"].as_str().unwrap().to_owned(),
            other => other.to_owned(),
        };
        let one = |space: &Value| space["effects"].as_array().unwrap().iter().map(name).collect();
        spaces.as_array().unwrap().iter().map(one).collect()
    };
    assert_eq!(spaces("kurma").last().unwrap(), &["swim", "strike", "ResetTime"]);
    assert_eq!(
        spaces("apex-predator"),
        [
            vec!["camouflage", "attack"],
            vec!["travel", "attack"],
            vec!["camouflage", "attack"],
            vec!["travel", "attack", "ResetTime"]
        ]
    );
    assert_eq!(spaces("usurper-colossus").last().unwrap(), &["attack", "attack", "ResetTime"]);
}

#[test]
fn the_backs_of_c01_and_r04_move_what_they_print() {
    let bundle = bundle();
    assert_eq!(
        moves(&card(&bundle, "production", "C01")["back"]),
        [
            moved(&["A01", "A02", "A03"], "BLanderMods", "Awaiting"),
            moved(&["2 x E01", "E02", "E03", "E04", "E05"], "BUnavailableEquipment", "BArmory"),
            moved(&["C04", "C05"], "BProduction", "Awaiting"),
        ]
    );
    assert_eq!(
        moves(&card(&bundle, "research", "R04")["back"]),
        [
            moved(&["F01"], "BFacilityUpgrades", "Awaiting"),
            moved(&["R21"], "BResearch", "Awaiting"),
            moved(&["E08", "E12", "E16", "E17", "E18"], "BUnavailableEquipment", "BArmory"),
        ]
    );
    assert_eq!(card(&bundle, "equipment", "E01")["copies"], 2);
}

/// There are two first aid kits and no more.
#[test]
fn a_back_cannot_take_more_copies_than_there_are() {
    let wanted = [("LF7214", "facilities.land", "3")];
    assert_found("facilities.land", "card E01 x 2", "card E01 x 3", &wanted);
}

/// Backs print numbers with their titles, as in "F04 (Double production line)"; the two must belong together.
#[test]
fn a_title_beside_a_number_is_the_title_of_that_card() {
    let text = "passive \"You may reroll one result of a Survival Check.\"";
    let right = "passive \"It works like {F04} (Double production line).\"";
    assert_found("facilities.land", text, right, &[]);
    let wrong = "passive \"It works like {F04} (Double reduction line).\"";
    let wanted = [("LF2105", "facilities.land", "Double reduction line")];
    assert_found("facilities.land", text, wrong, &wanted);
}

#[test]
fn one_number_may_have_two_faces_if_they_say_so() {
    let bundle = bundle();
    let faces: Vec<(&str, &str)> = bundle["poi"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|card| card["key"] == "P113")
        .map(|card| (card["variant"].as_str().unwrap(), card["title"].as_str().unwrap()))
        .collect();
    assert_eq!(faces, [("buried-signal", "Buried signal"), ("medical-wing", "Medical wing")]);
    let guard = "    variant buried-signal\n";
    let compilation = crate::changed("poi.land", guard, "");
    assert!(compilation.codes().contains("LF2004"), "{:?}", compilation.codes());
}

/// Numbers that are known, and kept.
#[test]
fn the_numbers_of_the_ship_are_kept() {
    let bundle = bundle();
    let objective = card(&bundle, "objective", "O01");
    assert_eq!((&objective["command"], &objective["situations"]), (&2.into(), &1.into()));
    assert_eq!(card(&bundle, "tech_level", "0")["energy"], 2);
    assert_eq!(card(&bundle, "rank_up", "broad-interests")["thresholds"], json!({"first": 3, "second": 6}));
    assert_eq!(card(&bundle, "lander", "space-ranger")["discoveries"], 5);
    assert_eq!(card(&bundle, "crew_board", "science-board")["hand"], json!([2, 3, 4]));
    assert_eq!(card(&bundle, "landing_card", "L1")["briefing"], "315");
    let mood = &card(&bundle, "morale", "mood-on-board")["mood"];
    let drafts: Vec<&Value> = mood.as_array().unwrap().iter().map(|mood| &mood["draft"]).collect();
    assert_eq!(drafts, [6, 5, 4, 4]);
}
