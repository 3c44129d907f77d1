//! What `landfall export` and `landfall site` write: its form, held by other programs.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;
use std::process::Command;

use landfall_tests::peers::holds_to_schema;
use landfall_tests::{Sandbox, files_under, repository};
use serde_json::Value;

fn export(pack: &str, format: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    let path = repository().join("content").join(pack);
    let said = sandbox.run(&["export", path.to_str().unwrap(), "--format", format, "-o", "out"]);
    assert_eq!(said.code, Some(0), "{said}");
    sandbox
}

#[test]
fn a_saved_object_names_files_that_are_there_and_cards_that_are_on_them() {
    let sandbox = export("glasswake", "tts");
    let saved: Value = serde_json::from_str(&sandbox.read_text("out/glasswake.json")).unwrap();
    let file = |address: &Value| {
        let address = address.as_str().unwrap();
        assert!(address.starts_with("file:///"), "{address}");
        sandbox.read(&format!("out/{}", address.rsplit('/').next().unwrap()))
    };
    let (mut cards, mut names) = (0, BTreeSet::new());
    for object in saved["ObjectStates"].as_array().unwrap() {
        names.insert(object["Name"].as_str().unwrap().to_owned());
        let Some(decks) = object["CustomDeck"].as_object() else { continue };
        let (number, deck) = decks.iter().next().unwrap();
        let number: i64 = number.parse().unwrap();
        let (wide, high) = (deck["NumWidth"].as_i64().unwrap(), deck["NumHeight"].as_i64().unwrap());
        assert!((2..=10).contains(&wide) && (2..=7).contains(&high), "{deck}");
        let face = file(&deck["FaceURL"]);
        let pixels = i64::from(u32::from_be_bytes(face[16..20].try_into().unwrap()));
        assert_eq!(pixels, wide * 408, "the sheet is not as wide as its cards");
        assert!(file(&deck["BackURL"]).starts_with(b"\x89PNG"));
        let ids: Vec<i64> =
            object["DeckIDs"].as_array().unwrap().iter().map(|id| id.as_i64().unwrap()).collect();
        let inside = object["ContainedObjects"].as_array().unwrap();
        assert_eq!(ids, inside.iter().map(|card| card["CardID"].as_i64().unwrap()).collect::<Vec<_>>());
        for id in &ids {
            assert_eq!(id / 100, number);
            assert!(id % 100 < wide * high - 1, "the last place is the back");
        }
        cards += ids.len();
    }
    assert!(cards > 40, "{cards}");
    assert_eq!(names, ["Custom_Board", "Custom_PDF", "DeckCustom"].map(str::to_owned).into());
    let again = export("glasswake", "tts");
    let list = |sandbox: &Sandbox| -> Vec<String> {
        let files = files_under(&sandbox.path("out"), ".png").into_iter();
        files.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
    };
    assert_eq!(list(&sandbox), list(&again), "the same pictures have the same names");
}

#[test]
fn tables_are_read_by_others_with_a_row_for_each_card() {
    let sandbox = export("glasswake", "csv");
    let script = "import csv, sys\n\
        rows = list(csv.DictReader(open(sys.argv[1], encoding='utf-8-sig', newline=''), strict=True))\n\
        assert all(None not in row and None not in row.values() for row in rows)\n\
        print(len(rows), rows[0]['id'], rows[0]['title_en'], rows[0]['title_it'], rows[0]['copies'], sep='|')";
    let table = sandbox.path("out/poi.csv");
    let said = Command::new("python3").args(["-c", script]).arg(table).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let said = String::from_utf8(said.stdout).unwrap();
    assert_eq!(said.trim(), "31|P901|Beached survey drone|Drone da rilevamento in secca|1");
}

#[test]
fn the_document_holds_to_its_schema() {
    let schema = repository().join("crates/landfall-cli/schemas/export.schema.json");
    for pack in ["glasswake", "cold-harbour"] {
        let sandbox = export(pack, "json");
        let document = sandbox.path(&format!("out/{pack}.json"));
        holds_to_schema(&schema, &[document]).unwrap_or_else(|why| panic!("{pack}: {why}"));
    }
}

fn site(pack: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    let path = repository().join("content").join(pack);
    let said = sandbox.run(&["site", path.to_str().unwrap(), "-o", "out"]);
    assert_eq!(said.code, Some(0), "{said}");
    sandbox
}

#[test]
fn no_page_of_a_site_lists_what_is_looked_up_by_number() {
    let sandbox = site("glasswake");
    let text = |path: &str| sandbox.read_text(&format!("out/{path}"));
    let entries = files_under(&sandbox.path("out/en/book"), ".html");
    assert!(entries.len() > 90, "{}", entries.len());
    for page in ["en/index.html", "en/cards.html", "en/book.html", "it/cards.html", "index.html"] {
        let page = text(page);
        assert!(!page.contains("Beached survey drone") && !page.contains("Briefing: low water"));
        for entry in &entries {
            assert!(!page.contains(entry.file_stem().unwrap().to_str().unwrap()), "{}", entry.display());
        }
    }
    assert!(text("en/cards.html").contains("First letter"), "cards that are no secret are listed");
    assert!(text("robots.txt").contains("Disallow: /*/book/"));
    for entry in &entries {
        assert!(std::fs::read_to_string(entry).unwrap().contains("noindex"), "{}", entry.display());
    }
}

#[test]
fn a_number_opens_its_entry_in_every_language() {
    let sandbox = site("glasswake");
    // The script of the site itself says which file that is.
    let script = sandbox.read_text("out/site.js");
    let end = script.find("const form").unwrap();
    let ask = format!("{}\nconsole.log(nameOf('log/1901'), nameOf('poi/P901'))", &script[..end]);
    let said = Command::new("node").args(["-e", &ask]).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let said = String::from_utf8(said.stdout).unwrap();
    let names: Vec<&str> = said.split_whitespace().collect();
    let page = |locale: &str, at: usize| sandbox.read_text(&format!("out/{locale}/book/{}.html", names[at]));
    assert!(page("en", 0).contains("Briefing: low water"));
    assert!(page("en", 1).contains("Beached survey drone"));
    assert!(page("it", 1).contains("Drone da rilevamento in secca"));
}

#[test]
fn every_page_refuses_what_is_not_ours() {
    let sandbox = Sandbox::with_demo();
    let file = files_under(&sandbox.path("demo"), ".land").into_iter().next().unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let quote = text.find('"').unwrap();
    let mut hostile = text.clone();
    hostile.insert_str(quote + 1, "<img src=x onerror=alert(1)><script>alert(1)</script> ");
    std::fs::write(&file, hostile).unwrap();
    let said = sandbox.run(&["site", "demo", "-o", "out"]);
    assert_eq!(said.code, Some(0), "{said}");
    let pages = files_under(&sandbox.path("out"), ".html");
    assert!(pages.len() > 4);
    let mut seen = false;
    for path in pages {
        let page = std::fs::read_to_string(&path).unwrap();
        assert!(page.contains("default-src 'none'") && page.contains("<html lang="), "{}", path.display());
        assert!(!page.contains("<script>") && !page.contains("<img src=x") && !page.contains("style=\""));
        assert_eq!(page.matches("<script ").count(), page.matches("site.js").count(), "{}", path.display());
        assert!(!page.contains("src=\"http") && !page.contains("href=\"http"), "{}", path.display());
        seen |= page.contains("&lt;script&gt;");
    }
    assert!(seen, "the hostile title is on no page");
}

/// Ids and titles that lead to one name of a file: a back that is shared, letters that no file name has.
#[test]
fn no_card_and_no_map_takes_the_file_of_another() {
    let sandbox = Sandbox::new();
    sandbox.write("pack/landfall.yaml", "name: pack\nversion: 0.1.0\ngame: vanguard\n");
    let planet = |id: &str, title: &str| {
        format!(
            "planet {id} \"{title}\" {{ lift-off log 1; evac log 2; global G01; mission M01; sector 1 \"{title}\" {{ lander; biomes rocky }} }}\n"
        )
    };
    let cards = format!(
        "extern log 1, 2\nextern global-condition G01\nextern mission M01\n{}{}\
         injury back \"Bad back\" {{ damage -> spend any }}\ninjury knee \"Bad knee\" {{ damage -> spend red }}\n",
        planet("luna", "Луна"),
        planet("mars", "Марс"),
    );
    sandbox.write("pack/a.land", cards);
    let said = sandbox.run(&["cards", "pack", "-o", "out"]);
    assert!(matches!(said.code, Some(0 | 1)), "{said}");
    let written = files_under(&sandbox.path("out"), ".svg").len();
    assert!(
        said.stdout.contains(&format!("{written} ")) || said.stdout.contains(&format!("{} ", written + 1)),
        "{written}: {said}"
    );
    assert!(sandbox.read_text("out/injury/back.svg").contains("Bad back"), "{said}");
    assert!(sandbox.path("out/injury/back-2.svg").exists(), "the back that both share");
    let said = sandbox.run(&["site", "pack", "-o", "site"]);
    assert!(matches!(said.code, Some(0 | 1)), "{said}");
    assert_ne!(sandbox.read("site/en/map-luna.svg"), sandbox.read("site/en/map-mars.svg"));
    let front = sandbox.read_text("site/en/index.html");
    assert!(front.contains("map-luna.svg") && front.contains("map-mars.svg"), "{front}");
}

#[test]
fn people_read_the_title_of_a_pack() {
    let sandbox = Sandbox::with_demo();
    let manifest = sandbox.read_text("demo/landfall.yaml");
    let lines: Vec<&str> = manifest.lines().filter(|line| !line.starts_with("title:")).collect();
    sandbox.write("demo/landfall.yaml", format!("{}\ntitle: The Long Low Tide\n", lines.join("\n")));
    for arguments in [&["site", "demo", "-o", "site"][..], &["cards", "demo", "-o", "out"]] {
        let said = sandbox.run(arguments);
        assert!(matches!(said.code, Some(0 | 1)), "{said}");
    }
    for page in ["site/index.html", "site/en/index.html", "site/CREDITS.txt", "out/CREDITS.txt"] {
        assert!(sandbox.read_text(page).contains("The Long Low Tide"), "{page}");
    }
}
