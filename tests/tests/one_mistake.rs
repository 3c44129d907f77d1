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

/// Slips of people who write as they speak, and the headline that names each of them.
const PLAIN: &[(&str, &str, &str, &str)] = &[
    // A number on the wrong side of its word.
    ("planet.land", "[danger A]", "[spend 1 red]", "the number comes after `red`"),
    ("logs.land", "gain success 2", "gain 2 success", "the number comes after `success`"),
    ("cards.land", "[xenology / 2 same]", "[xenology 2 / 2 same]", "the number comes before `xenology`"),
    // Words with a dash.
    ("cards.land", "last-poi", "last poi", "`last poi` is one word: `last-poi`"),
    (
        "cards.land",
        "global-condition G901",
        "global condition G901",
        "`global condition` is one word: `global-condition`",
    ),
    // Commas.
    ("logs.land", "9002.1, replace", "9002.1 replace", "a comma is missing before `replace`"),
    ("logs.land", "9002.1, replace", "9002.1 and replace", "effects are separated by `,`, not by `and`"),
    ("logs.land", "9002.1, replace", "9002.1\n    replace", "`replace` is an effect, not a line of a log"),
    ("planet.land", "biomes rocky", "biomes rocky caves", "a comma is missing before `caves`"),
    // Words too many.
    ("logs.land", "replace P902", "replace with P902", "unexpected `with`"),
    ("logs.land", "mark 9002.1", "mark box 9002.1", "unexpected `box`"),
    ("planet.land", "evac log 9005", "evac log 9005 please", "unexpected `please`"),
    // Other notations.
    ("logs.land", "marked(9002.1) {", "marked(9002.1) and success == 3 {", "`==` is written `=`"),
    ("logs.land", "marked(9002.1) {", "marked(9002.1) and success => 3 {", "`=>` is written `>=`"),
    ("planet.land", "2 <-> 3", "2 <--> 3", "`<-->` is written `<->`"),
    ("planet.land", "2 <-> 3", "2 => 3", "`=>` is written `->`"),
    ("cards.land", "\"Find out who", "\"Find \"out\" who", "a quote inside a text ends it"),
    ("logs.land", "\"From the top\"", "\"From \"the\" top\"", "a quote inside a text ends it"),
    ("logs.land", "if marked(9002.1)", "marked(9002.1)", "`marked` is a condition, not an effect"),
    ("cards.land", "[2 exploration] ->", "2 exploration ->", "`2 exploration` needs brackets around it"),
    // Braces.
    (
        "cards.land",
        "\"The twelfth lamp\" {",
        "\"The twelfth lamp\"",
        "`{` is missing after `poi P902 \"The twelfth lamp\"`",
    ),
    (
        "cards.land",
        "\"Climb the mast\" check {",
        "\"Climb the mast\" check",
        "`{` is missing after `action \"Climb the mast\" check`",
    ),
];

#[test]
fn natural_slips_are_reported_once_and_by_their_name() {
    let demo = new_pack();
    let mut wrong = Vec::new();
    for (path, from, to, headline) in PLAIN {
        let mut files = demo.clone();
        let (_, text) = files.iter_mut().find(|(found, _)| found == path).unwrap();
        assert!(text.contains(from), "{path} does not hold {from}");
        *text = text.replacen(from, to, 1);
        let compilation = compile_pack(&files);
        let headlines: Vec<&str> = compilation.reports.iter().map(|report| report.message.as_str()).collect();
        if headlines != [*headline] {
            let found = lines(&compilation).join("\n  ");
            wrong.push(format!("{from:?} as {to:?} should be: {headline}\n  {found}"));
        }
    }
    assert!(wrong.is_empty(), "{} slips:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_letter_in_the_wrong_case_is_offered_in_the_right_one() {
    let mut files = new_pack();
    let (_, text) = files.iter_mut().find(|(path, _)| path == "planet.land").unwrap();
    *text = text.replacen("[danger A]", "[danger b]", 1);
    let compilation = compile_pack(&files);
    let help: Vec<Option<&str>> = compilation.reports.iter().map(|report| report.help.as_deref()).collect();
    assert_eq!(help, [Some("a word with a similar name exists: `B`")]);
}

#[test]
fn an_effect_in_other_words_is_found_by_its_description() {
    let mut files = new_pack();
    let (_, text) = files.iter_mut().find(|(path, _)| path == "cards.land").unwrap();
    *text = text.replacen("{ -> refresh 2 }", "{ -> heal 1 }", 1);
    let compilation = compile_pack(&files);
    let help: Vec<Option<&str>> = compilation.reports.iter().map(|report| report.help.as_deref()).collect();
    assert_eq!(help, [Some("perhaps you mean `discard injury`")]);
}

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

/// A term that the source uses twice is lost once, and a word that is not the game's is not lost besides.
#[test]
fn a_term_is_reported_once_however_often_it_is_used() {
    let source = "Move to a Sector. Then leave the Sector, and come back to the Sector.";
    let codes = |translation: &str| {
        let land = format!("log 11 {{ reference; rules \"{source}\"; end }}\n");
        let catalog = format!(
            "msgid \"\"\nmsgstr \"\"\n\"Language: it\\n\"\n\nmsgctxt \"log/11/rules/1\"\nmsgid \"{source}\"\nmsgstr \"{translation}\"\n"
        );
        let manifest = "name: shore\nversion: 0.1.0\ngame: vanguard\nlocales: [en, it]\n".to_owned();
        let files = [("landfall.yaml", manifest), ("a.land", land), ("l10n/it.po", catalog)];
        let files = files.map(|(path, text)| (path.to_owned(), text));
        let compilation =
            landfall_project::compile_files(files.into(), &landfall_project::Options::default());
        compilation.reports.iter().filter(|report| report.rule.code == "LF4025").count()
    };
    assert_eq!(codes("Vai in un Settore. Poi lascia il Settore e torna nel Settore."), 0);
    assert_eq!(codes("Vai altrove. Poi lascia il posto e torna nel posto."), 1);
    assert_eq!(codes("Vai in una Zona. Poi lascia la Zona e torna nella Zona."), 1);
}
