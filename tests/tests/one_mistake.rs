//! One mistake, one report: each slip below is made in the pack of `landfall new`, and told once.

use landfall_tests::{compile_pack, lines, new_pack};

/// The file, what stands there, what is written instead, and the code of the one report.
const SLIPS: &[(&str, &str, &str, &str)] = &[
    // Text.
    ("logs.land", "\"From the top\" {", "\"From the top {", "LF0001"),
    ("planet.land", "[danger A]\n}", "[danger A]\n", "LF0002"),
    ("planet.land", "[danger A]\n}", "[danger A]\n}\n}", "LF0003"),
    ("planet.land", "[travel]", "[travel", "LF0004"),
    ("planet.land", "[travel]", "travel]", "LF0005"),
    ("planet.land", "evac log 9005", "evac log 9005 §", "LF0006"),
    // Words.
    ("cards.land", "mission M901", "misson M901", "LF1101"),
    ("planet.land", "lift-off log", "liftoff log", "LF1102"),
    ("planet.land", "evac log 9005", "evac log 9005 9005", "LF1104"),
    ("planet.land", "evac log 9005", "evac 9005", "LF1103"),
    ("planet.land", "sector 1", "sector one", "LF1105"),
    ("planet.land", "sector 1", "sector 0", "LF1106"),
    ("planet.land", "biomes rocky", "biomes stony", "LF1107"),
    ("planet.land", "[danger A]", "[danger Z]", "LF1107"),
    ("cards.land", "lose supplies 1\n        yellow", "loose supplies 1\n        yellow", "LF1108"),
    ("logs.land", "if marked(9002.1)", "if makred(9002.1)", "LF1109"),
    ("cards.land", "objective \"Find out who lights the lamps.\"\n", "", "LF1111"),
    ("planet.land", "evac log 9005\n", "evac log 9005\n    evac log 9004\n", "LF1112"),
    // References.
    ("planet.land", "evac log 9005", "evac log 9055", "LF2001"),
    ("logs.land", "replace P902", "replace P912", "LF2001"),
    ("planet.land", "global G901", "global P901", "LF2002"),
    ("cards.land", "poi P902", "poi P9O2", "LF2003"),
    ("logs.land", "log 9005 ", "log 9005 \"First\" { -> end exploration failure }\nlog 9005 ", "LF2004"),
    ("planet.land", "sector 3", "sector 3 \"First\" { biomes rocky }\n    sector 3", "LF2005"),
    ("logs.land", "if marked(9002.1)", "if marked(9002.2)", "LF2006"),
    ("logs.land", "in 3", "in 4", "LF2006"),
    ("planet.land", "path 2 <-> 3", "path 2 <-> 4", "LF2006"),
    ("logs.land", "Twelve lights", "Twelve {lights}", "LF2007"),
    // Routes and checks.
    ("planet.land", "path 2 <-> 3", "paht 2 <-> 3", "LF1102"),
    ("planet.land", "path 2 <-> 3", "path 2 => 3", "LF1105"),
    ("planet.land", "path 2 <-> 3", "path 2 <-> 3 4", "LF1103"),
    ("planet.land", "path 2 <-> 3", "path 3 -> 2", "LF3001"),
    ("planet.land", "path 2 <-> 3", "path 2 -> 3", "LF3002"),
    ("planet.land", "lander; ", "", "LF3004"),
    ("cards.land", "        red -> injury wounded\n", "", "LF5001"),
    ("cards.land", "then green", "then blue", "LF1107"),
    ("cards.land", "then green", "then yellow", "LF5002"),
    // The manifest.
    ("landfall.yaml", "game: vanguard", "game: vangard", "LF9004"),
    ("landfall.yaml", "game: vanguard", "gmae: vanguard", "LF9001"),
    ("landfall.yaml", "version: 0.1.0", "version: soon", "LF9001"),
    ("landfall.yaml", "authors: [A Designer]", "authors: [A Designer", "LF1001"),
];

#[test]
fn every_slip_is_told_once() {
    let demo = new_pack();
    let mut wrong = Vec::new();
    for (path, from, to, code) in SLIPS.iter() {
        let mut files = demo.clone();
        let (_, text) = files.iter_mut().find(|(found, _)| found == path).unwrap();
        assert!(text.contains(from), "{path} does not hold {from}");
        *text = text.replacen(from, to, 1);
        let compilation = compile_pack(&files);
        let codes: Vec<&str> = compilation.reports.iter().map(|report| report.rule.code).collect();
        if codes != [*code] {
            wrong
                .push(format!("{from:?} as {to:?} should be {code}\n  {}", lines(&compilation).join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "{} slips:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_misspelt_key_of_a_schema_is_told_once() {
    let pack = |fields: &str| {
        let schema = format!(
            "kinds:\n  tide:\n    names: {{en: Tide}}\n    doc: What the sea does.\n    id: T##\n    \
             write: \"tide {{id}} [{{title}}]\"\n    {fields}:\n      id: {{type: id, doc: Its number.}}\n      \
             title: {{type: text title, doc: Its name.}}\n      height: {{type: int 0..9, doc: How high.}}\n"
        );
        let mut files = new_pack();
        files.push(("schemas/tides.yaml".to_owned(), schema));
        files.push(("tides.land".to_owned(), "tide T01 \"Spring tide\" { height 7 }\n".to_owned()));
        compile_pack(&files)
    };
    assert_eq!(lines(&pack("fields")), [""; 0]);
    let told: Vec<(&str, u32)> = pack("felds").reports.iter().map(|r| (r.rule.code, r.span.start)).collect();
    assert!(matches!(told[..], [("LF1004", _)]), "{:?}", lines(&pack("felds")));
}

#[test]
fn a_deleted_card_or_log_is_told_where_it_is_missed_and_nowhere_else() {
    let demo = new_pack();
    let mut cut = 0;
    for (at, (path, text)) in demo.iter().enumerate().filter(|(_, (path, _))| path.ends_with(".land")) {
        for asset in text.split_inclusive("\n}\n").filter(|asset| !asset.contains("planet ")) {
            let mut files = demo.clone();
            files[at].1 = text.replacen(asset, "", 1);
            let compilation = compile_pack(&files);
            let others = compilation.reports.iter().filter(|report| report.rule.code != "LF2001").count();
            assert_eq!(others, 0, "without {asset} of {path}:\n{}", lines(&compilation).join("\n"));
            cut += 1;
        }
    }
    assert!(cut > 5, "only {cut} assets were cut");
}
