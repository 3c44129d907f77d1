//! Round maps, graphs with lists and gates, tags: what they give, and what can be wrong with them.

use landfall_schema::{Expr, Polar, Ways, WordId};

use crate::{extend, reported};

const SPACES: &str = r#"
vocabularies:
  space:
    names: {en: Space, it: Spazio}
    polar: {hub: HUB, rings: 3, directions: [N, NE, E, SE, S, SW, W, NW], address: "R{ring}-{direction}"}
maps:
  regions: {over: space, of: isle, entry: HUB, cost: "1", closed: "tag(to, ring) = 3"}
"#;

fn polar(keys: &str) -> Vec<String> {
    reported(&format!("vocabularies: {{space: {{polar: {{{keys}}}}}}}\n"))
}

#[test]
fn a_polar_vocabulary_makes_a_word_of_every_space() {
    let (schema, reports, _) = extend(&[("spaces.yaml", SPACES)]);
    assert!(reports.is_empty());
    let space = schema.vocab(schema.vocab_by_name("space").unwrap());
    assert_eq!(space.words.len(), 25);
    assert_eq!(space.word("HUB"), Some(Polar::HUB));
    let far = &space.words[space.word("R3-NW").unwrap().index()];
    assert_eq!(far.names["it"], "R3-NW");
    assert_eq!((far.tags["ring"].as_str(), far.tags["direction"].as_str()), ("3", "NW"));
    assert_eq!(space.words[0].tags.get("ring").map(String::as_str), Some("0"));
    assert_eq!(space.words[0].tags.get("direction"), None);
}

#[test]
fn a_map_knows_what_lies_side_by_side() {
    let (schema, _, _) = extend(&[("spaces.yaml", SPACES)]);
    let map = schema.map_by_name("regions").unwrap();
    assert_eq!((map.entry, map.cost.clone(), map.lies.clone()), (Polar::HUB, Some(Expr::Number(1)), None));
    let names = |word: &str| -> Vec<&str> {
        let vocab = schema.vocab(map.vocab);
        let found = schema.neighbours(map, vocab.word(word).unwrap());
        found.into_iter().map(|word: WordId| vocab.words[word.index()].name.as_str()).collect()
    };
    assert_eq!(names("R1-N"), ["HUB", "R1-NE", "R1-NW", "R2-N"]);
    assert_eq!(names("R3-E"), ["R2-E", "R3-NE", "R3-SE"]);
    assert_eq!(names("HUB").len(), 8);
}

#[test]
fn mistakes_of_a_polar_vocabulary_are_marked() {
    let address = "address: 'R{ring}-{direction}'";
    assert_eq!(
        polar(&format!("hub: H, rings: 0, directions: [N, S], {address}")),
        ["1:47 LF1005 a map cannot have 0 rings [0] | write a number from 1 to 20"]
    );
    assert_eq!(
        polar(&format!("hub: H, rings: 2, directions: [N, S, N], {address}")),
        ["1:69 LF1005 `N` is a direction twice [N] | write it once"]
    );
    assert_eq!(
        polar("hub: H, rings: 2, directions: [N, S], address: 'R{ring}'"),
        [
            "1:79 LF1005 an address needs `{direction}` ['R{ring}'] | write an address such as `R{ring}-{direction}`"
        ]
    );
    assert_eq!(
        polar("hub: H, rings: 2, directions: [N, S], address: 'R {ring}{direction}'"),
        ["1:79 LF1005 `R 1N` is not a word ['R {ring}{direction}'] | use letters, digits and dashes"]
    );
    assert_eq!(
        polar("hub: X1, rings: 2, directions: ['1', '2'], address: 'X{ring}{direction}'"),
        [] as [&str; 0]
    );
    assert_eq!(
        polar("hub: X11, rings: 2, directions: ['1', '2'], address: 'X{ring}{direction}'"),
        [
            "1:85 LF1005 two spaces are called `X11` ['X{ring}{direction}'] | write an address such as `R{ring}-{direction}`"
        ]
    );
    let whole =
        "write `polar: {hub: HUB, rings: 3, directions: [N, E, S, W], address: \"R{ring}-{direction}\"}`";
    assert_eq!(
        polar(&format!("rings: 2, directions: [N, S], {address}")),
        [format!("1:24 LF1005 the map of `space` does not say its `hub` [polar] | {whole}")]
    );
    assert_eq!(
        polar(&format!("hub: H, ring: 2, directions: [N], {address}")),
        ["1:40 LF1004 `ring` is not a key here [ring] | a key with a similar name exists: `rings`"]
    );
    assert_eq!(
        reported(&format!(
            "vocabularies: {{space: {{words: {{a: {{en: A}}}}, polar: {{hub: H, rings: 1, directions: [N], {address}}}}}}}\n"
        )),
        ["1:32 LF1005 `space` makes its words itself [a] | take `words` away, or `polar`"]
    );
}

#[test]
fn mistakes_of_a_map_are_marked() {
    let map = |keys: &str| {
        let (before, _) = SPACES.split_once("maps:").unwrap();
        reported(&format!("{before}maps:\n  m: {{{keys}}}\n"))
    };
    assert_eq!(
        map("over: space, of: isle, entry: HUP"),
        ["7:37 LF1007 `HUP` is not a word of `space` [HUP] | a word with a similar name exists: `HUB`"]
    );
    assert_eq!(
        map("over: icon, of: isle, entry: HUB"),
        [
            "7:13 LF1005 `icon` is not a map [icon] | give the vocabulary `icon` a `polar` in place of its words"
        ]
    );
    assert_eq!(
        map("over: spaces, of: isle, entry: HUB"),
        [
            "7:13 LF1007 `spaces` is not a vocabulary [spaces] | a vocabulary with a similar name exists: `space`"
        ]
    );
    assert_eq!(
        map("over: space, of: isles, entry: HUB"),
        ["7:24 LF1007 `isles` is not a kind [isles] | a kind with a similar name exists: `isle`"]
    );
    assert_eq!(map("over: space, of: isle"), ["7:3 LF1005 `m` does not say its `entry` [m] | add `entry:`"]);
    assert_eq!(
        map("over: space, of: isle, entry: HUB, costs: 1"),
        ["7:42 LF1004 `costs` is not a key here [costs] | a key with a similar name exists: `cost`"]
    );
}

const TUNNELS: &str = r#"
blocks:
  tunnel:
    write: "tunnel {number} -> {shores}"
    key: number
    fields:
      number: int
      shores: {type: ref shore of isle, many: true}
  bridge:
    write: "bridge {a} {b}"
    fields: {a: ref shore of isle, b: ref shore of isle}
  shore:
    fields: {open: {type: int 2..4, roles: [players]}}
kinds:
  isle:
    fields:
      tunnel: {type: block tunnel, many: true}
      bridge: {type: block bridge, many: true}
"#;

fn graph(keys: &str) -> Vec<String> {
    reported(&format!("{}graphs: {{g: {{of: isle, nodes: shore, {keys}}}}}\n", &TUNNELS[1..]))
}

#[test]
fn an_edge_may_join_a_list_and_a_node_may_wait_for_players() {
    let graphs = "graphs:\n  a: {of: isle, nodes: shore, edges: tunnel, joins: shores, gate: open}\n  b: {of: isle, nodes: shore, edges: bridge, from: a, to: b}\n";
    let (schema, reports, _) = extend(&[("tunnels.yaml", &format!("{TUNNELS}{graphs}"))]);
    assert!(reports.is_empty());
    let found = |name: &str| schema.graphs.iter().find(|graph| graph.name == name).unwrap();
    let shore = schema.shape(found("a").node_shape);
    assert!(matches!(found("a").ways, Ways::Joins(_)));
    assert_eq!(found("a").gate, shore.field("open"));
    assert!(matches!(found("b").ways, Ways::Between { arrow: None, .. }));
}

#[test]
fn mistakes_of_such_graphs_are_marked() {
    assert_eq!(
        graph("edges: tunnel, joins: shores, arrow: number"),
        ["18:75 LF1005 `g` has `joins` and `arrow` [number] | take `arrow` away, or `joins`"]
    );
    assert_eq!(
        graph("edges: tunnel, joins: number"),
        [
            "18:60 LF1005 `number` lists no nodes [number] | make its type `ref shore of isle`, with `many: true`"
        ]
    );
    assert_eq!(
        graph("edges: tunnel, joins: shore"),
        [
            "18:60 LF1007 `shore` is not a field of `tunnel` [shore] | a field with a similar name exists: `shores`"
        ]
    );
    assert_eq!(
        graph("edges: bridge, from: a, to: b, gate: opens"),
        [
            "18:75 LF1007 `opens` is not a field of `shore` [opens] | a field with a similar name exists: `open`"
        ]
    );
    assert_eq!(
        graph("edges: bridge, from: a, to: b, gate: title"),
        ["18:75 LF1005 `title` counts no players [title] | add `roles: [players]` to the field `title`"]
    );
    assert_eq!(
        graph("edges: bridge, from: a, to: b, arrow: b"),
        [
            "18:76 LF1005 `b` is not an arrow [b] | make its type `arrow`, or leave `arrow` out if every edge leads both ways"
        ]
    );
    assert_eq!(graph("edges: bridge, from: a"), ["18:10 LF1005 `g` does not say its `to` [g] | add `to:`"]);
}

#[test]
fn shapes_have_tags_that_are_given_once() {
    let (schema, reports, _) =
        extend(&[("tags.yaml", "kinds: {isle: {tags: {start: 3}}}\nblocks: {quay: {tags: {role: late}}}\n")]);
    assert!(reports.is_empty());
    let tag =
        |name: &str, key: &str| schema.shape(schema.shape_by_name(name).unwrap()).tags.get(key).cloned();
    assert_eq!(tag("isle", "start").as_deref(), Some("3"));
    assert_eq!(tag("quay", "role").as_deref(), Some("late"));
    let (_, reports, _) = extend(&[
        ("a.yaml", "kinds: {isle: {tags: {start: 3}}}\n"),
        ("b.yaml", "kinds: {isle: {tags: {start: 4}}}\n"),
    ]);
    assert_eq!(reports.iter().map(|report| report.rule.code).collect::<Vec<_>>(), ["LF1010"]);
    assert_eq!(reported("verbs: {x: {write: x, tags: [late]}}\n").len(), 1);
}
