//! Games with player counts, ids of several parts, round maps and tunnels, told by small packs.

#![allow(clippy::unwrap_used)]

use landfall_project::{GraphFormat, compile_example, graph};

const GAME: &str = r#"
//- landfall.yaml
name: small
version: 0.1.0
game: vanguard
//- schemas/small.yaml
vocabularies:
  space:
    names: {en: Space}
    doc: Where a tile lies.
    polar: {hub: HUB, rings: 2, directions: [N, E, S, W], address: "R{ring}-{direction}"}
blocks:
  rounds:
    write: "rounds {n} [with {players} players]"
    fields: {n: int 1..60, players: {type: range, roles: [players]}}
  dues:
    write: "dues {n} [from {from}]"
    fields: {n: int, from: {type: int, roles: [players]}}
  cave:
    write: "cave {number} [from {gate} players]"
    key: number
    fields: {number: int, gate: {type: int, roles: [players]}, first: flag}
  tunnel:
    write: "tunnel {number} -> {caves}"
    key: number
    fields: {number: int, caves: {type: ref cave of drill, many: true}}
  passage:
    write: "passage {from} <-> {to}"
    fields: {from: ref cave of drill, to: ref cave of drill}
kinds:
  drill:
    id: DRILL-##
    write: drill {id} {title}
    fields:
      title: text title
      rounds: {type: block rounds, many: true, roles: [per-players]}
      dues: {type: block dues, many: true, roles: [per-players]}
      tool: {type: ref tool, many: true}
      at: {type: word of space, many: true}
      cave: {type: block cave, many: true}
      tunnel: {type: block tunnel, many: true}
      passage: {type: block passage, many: true}
      story: {type: text flavour, many: true, write: "{story}"}
  tool:
    id: "TL-[AB]-*"
    write: tool {id} {title}
    fields: {title: text title}
maps:
  ground: {over: space, of: drill, entry: HUB}
graphs:
  scouting: {of: drill, nodes: cave, edges: passage, from: from, to: to, home: first, gate: gate}
  digging: {of: drill, nodes: cave, edges: tunnel, joins: caves, gate: gate}
//- drills.land
"#;

/// Codes and messages of what is wrong with a drill.
fn told(drill: &str) -> Vec<String> {
    let found = compile_example(&format!("{GAME}{drill}\n"));
    found.reports.iter().map(|report| format!("{} {}", report.rule.code, report.message)).collect()
}

fn rows(rows: &str) -> Vec<String> {
    told(&format!("drill DRILL-01 \"Boat stations\" {{ {rows} }}"))
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_table_answers_for_every_number_of_players_once() {
    assert_eq!(rows("\"Man the boats.\""), NOTHING, "no table is no gap");
    assert_eq!(rows("rounds 6"), NOTHING);
    assert_eq!(rows("rounds 6 with 1 players; rounds 5 with 2-4 players"), NOTHING);
    assert_eq!(rows("rounds 6 with 1-2 players"), ["LF7301 no `rounds` for 3 and 4 players"]);
    assert_eq!(rows("rounds 6 with 2-4 players"), ["LF7301 no `rounds` for 1 player"]);
    assert_eq!(rows("rounds 6; rounds 5 with 4 players"), ["LF7301 more than one `rounds` for 4 players"]);
    assert_eq!(
        rows("rounds 6 with 1-2 players; rounds 5 with 2-3 players"),
        ["LF7301 no `rounds` for 4 players, and two for 2 players"]
    );
}

#[test]
fn a_number_alone_means_from_so_many_on() {
    assert_eq!(rows("dues 1; dues 2 from 3"), ["LF7301 more than one `dues` for 3 and 4 players"]);
    assert_eq!(rows("dues 1 from 1; dues 2 from 3"), NOTHING);
    assert_eq!(rows("dues 1 from 2; dues 2 from 3"), ["LF7301 no `dues` for 1 player"]);
    assert_eq!(
        rows("dues 1 from 1; dues 2 from 1"),
        ["LF7301 more than one `dues` for 1, 2, 3 and 4 players"]
    );
}

#[test]
fn a_number_that_the_game_does_not_have_is_one_report() {
    assert_eq!(
        rows("rounds 6 with 1-3 players; rounds 5 with 5 players"),
        ["LF7302 nobody plays with 5 players"],
        "the gap it leaves is the same mistake"
    );
    assert_eq!(rows("rounds 6 with 0-4 players"), ["LF7302 nobody plays with 0 players"]);
    assert_eq!(rows("rounds 6 with 0-7 players"), ["LF7302 nobody plays with 0 and 7 players"]);
    assert_eq!(rows("cave 1 from 6 players"), ["LF7302 nobody plays with 6 players"]);
}

#[test]
fn a_row_that_cannot_be_read_leaves_no_gap() {
    let codes = rows("rounds 6 with 1-2 players; rounds 5 with 3-x players");
    assert!(codes.iter().all(|code| !code.starts_with("LF73")), "{codes:?}");
    assert_eq!(codes.len(), 1, "{codes:?}");
}

#[test]
fn an_id_of_several_parts_names_its_card_by_itself() {
    let tools = "tool TL-A-ROPE \"Rope\" {}\ntool TL-B-AXE \"Axe\" {}\n";
    let with = |lines: &str| told(&format!("{tools}drill DRILL-02 \"Fire\" {{ {lines} }}"));
    assert_eq!(with("tool TL-A-ROPE, TL-B-AXE; \"Take {TL-A-ROPE} to {DRILL-02}.\""), NOTHING);
    assert_eq!(with("tool TL-A-ROPS, TL-B-AXE"), ["LF2001 TL-A-ROPS does not exist"]);
    assert_eq!(with("tool tl-a-rope, TL-B-AXE"), ["LF2003 `tl-a-rope` is not written like the id of a tool"]);
    assert_eq!(with("tool DRILL-02, TL-A-ROPE"), ["LF2002 `DRILL-02` is a drill, not a tool"]);
}

#[test]
fn cards_stand_in_the_order_of_the_numbers_in_their_ids() {
    let found = compile_example(&format!(
        "{GAME}drill DRILL-100 \"c\" {{}}\ndrill DRILL-20 \"b\" {{}}\ndrill DRILL-03 \"a\" {{}}\n"
    ));
    let atlas = found.atlas(0).unwrap();
    let drill = atlas.schema.kind_by_name("drill").unwrap();
    let keys: Vec<&str> = atlas.of_kind(drill).map(|id| &*atlas.asset(id).key).collect();
    assert_eq!(keys, ["DRILL-03", "DRILL-20", "DRILL-100"]);
}

#[test]
fn an_address_off_the_map_is_an_unknown_word() {
    assert_eq!(rows("at HUB, R2-W"), NOTHING);
    assert_eq!(rows("at R3-W"), ["LF1107 unknown space `R3-W`"]);
}

#[test]
fn boards_where_nobody_moves_are_left_to_their_own_rules() {
    assert_eq!(rows("cave 1; cave 2; cave 3; tunnel 1 -> 1, 2"), NOTHING, "nothing says where it begins");
    assert_eq!(rows("cave 1 { first }; cave 2; passage 1 <-> 1"), NOTHING);
    assert_eq!(rows("cave 1; tunnel 1 -> 1, 4"), ["LF2006 DRILL-01 has no cave 4"]);
}

fn drawn(drill: &str, format: GraphFormat) -> String {
    let found = compile_example(&format!("{GAME}drill DRILL-01 \"Boat stations\" {{ {drill} }}\n"));
    graph(&found, "DRILL-01", format).unwrap()
}

#[test]
fn an_asset_that_lays_out_a_map_is_drawn_as_rings() {
    let lines = "at R1-N, R2-S";
    let picture = drawn(lines, GraphFormat::Svg);
    assert!(picture.contains("<title>R1-N: at</title>"), "{picture}");
    assert!(picture.contains("8 spaces in 2 rings around HUB, 2 things laid out."), "{picture}");
    let dot = drawn(lines, GraphFormat::Dot);
    assert!(dot.contains("n0 [label=\"HUB\", peripheries=2]"), "{dot}");
    assert_eq!(dot.matches("dir=none").count(), 16, "four to the hub, four outwards, eight within the rings");
    assert!(drawn(lines, GraphFormat::Mermaid).contains("n1[\"R1-N<br>at\"]"));
    let json: serde_json::Value = serde_json::from_str(&drawn(lines, GraphFormat::Json)).unwrap();
    assert_eq!(json["nodes"].as_array().unwrap().len(), 9);
    assert_eq!(json["edges"][0]["both"], true);
}

#[test]
fn ways_that_the_schema_closes_are_barred() {
    let closed = "closed: \"tag(node, ring) = 1 and tag(to, ring) = 2\"";
    let game = GAME.replace("entry: HUB}", &format!("entry: HUB, {closed}}}"));
    let found = compile_example(&format!("{game}drill DRILL-01 \"Boat stations\" {{ at R1-N }}\n"));
    assert!(found.is_clean());
    let picture = graph(&found, "DRILL-01", GraphFormat::Svg).unwrap();
    assert!(picture.contains("<title>nobody goes from R1-N to R2-N</title>"), "{picture}");
    assert!(picture.contains("2 rings around HUB, 1 thing laid out, 4 borders shut."), "{picture}");
}

#[test]
fn graphs_over_the_same_places_are_one_picture() {
    let game = GAME.replace("maps:\n  ground: {over: space, of: drill, entry: HUB}\n", "");
    let found = compile_example(&format!(
        "{game}drill DRILL-01 \"Boat stations\" {{ cave 1 {{ first }}; cave 2; cave 3 from 3 players; \
         passage 1 <-> 2; tunnel 7 -> 1, 2, 3 }}\n"
    ));
    let json = graph(&found, "DRILL-01", GraphFormat::Json).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let ids: Vec<&str> =
        json["nodes"].as_array().unwrap().iter().filter_map(|node| node["id"].as_str()).collect();
    assert_eq!(ids, ["1", "2", "3", "tunnel 7"]);
    assert_eq!(json["nodes"][2]["players"], "3+");
    let edges = json["edges"].as_array().unwrap();
    let ways: Vec<_> = edges.iter().map(|way| (way["from"].as_str(), way["to"].as_str())).collect();
    let tunnel = Some("tunnel 7");
    assert_eq!(ways, [(Some("1"), Some("2")), (tunnel, Some("1")), (tunnel, Some("2")), (tunnel, Some("3"))]);
    let picture = graph(&found, "DRILL-01", GraphFormat::Svg).unwrap();
    assert!(picture.contains("A map of Boat stations: 3 caves, 1 passage and 1 tunnel."), "{picture}");
}

#[test]
fn ids_of_several_parts_are_looked_for_in_instructions() {
    let game = GAME.replace("      story: {type", "      setup: text rules\n      story: {type");
    let told = |text: &str| {
        let found = compile_example(&format!(
            "{game}tool TL-A-ROPE \"Rope\" {{}}\ndrill DRILL-01 \"Fire\" {{ setup \"{text}\"; tool TL-A-ROPE }}\n"
        ));
        found.reports.iter().map(|report| report.message.clone()).collect::<Vec<_>>()
    };
    assert_eq!(told("Lay out TL-A-ROPE, well-known to all, beside DRILL-01."), NOTHING);
    assert_eq!(told("Lay out TL-B-AXE."), ["TL-B-AXE does not exist"]);
    assert_eq!(told("Not before DRILL-07-ish."), NOTHING, "no id stands there alone");
}

#[test]
fn a_card_named_with_a_slip_is_found_by_the_name_in_its_id() {
    let told = told(
        "extern tool TL-A-LADDR\ntool TL-A-LADDER \"Ladder\" {}\ndrill DRILL-01 \"Up\" { tool TL-A-LADDR, TL-A-LADDER }",
    );
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].ends_with("`TL-A-LADDR` is almost `TL-A-LADDER`"), "{told:?}");
}
