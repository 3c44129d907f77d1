//! Landfall Studio in a real browser: written in, looked at, saved, killed, attacked, and run from one file.
//!
//! Needs the built page and Chromium, so it is behind the feature `studio`, which `tests/run --all` turns on. Pictures of
//! every step are left in `target/studio-pictures`.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use landfall_tests::{Sandbox, copy_folder, files_under, landfall, repository};
use serde_json::{Value, json};

fn built() -> PathBuf {
    PathBuf::from(std::env::var_os("LANDFALL_STUDIO_BUILT").expect("tests/run --all builds Studio"))
}

/// Everything that the browser showed, step by step.
fn seen(sandbox: &Sandbox) -> Value {
    let built = built();
    let pictures = repository().join("target/studio-pictures");
    std::fs::create_dir_all(&pictures).unwrap();
    for copy in ["pack", "original"] {
        copy_folder(&repository().join("content/glasswake"), &sandbox.path(copy));
    }
    let evil = sandbox.path("evil.zip");
    std::fs::File::create(&evil).unwrap().write_all(&zip_of("../evil.land")).unwrap();
    sandbox.write("none.zip", "this is no zip");
    let made = sandbox.run(&["site", "pack", "-o", "site"]);
    assert_eq!(made.code, Some(0), "{made}");
    let out = sandbox.path("seen.json");
    let setup = json!({
        "artPack": sandbox.path("shore"), "artSheets": sandbox.path("shore.pdf"),
        "previewSheets": sandbox.path("previewed.pdf"), "storePacks": store_packs(),
        "site": sandbox.path("site"), "sheets": sandbox.path("studio.pdf"),
        "built": built, "home": sandbox.path("home"), "pictures": pictures, "pack": sandbox.path("pack"),
        "landfall": landfall(), "out": out, "message": "mission/M103/objective",
        "badZips": { "evilZip": evil, "noZip": sandbox.path("none.zip") },
    });
    sandbox.write("setup.json", setup.to_string());
    let run = Command::new("node")
        .arg(repository().join("tests/web/studio.mjs"))
        .args([repository().join("crates/landfall-web/studio"), sandbox.path("setup.json")])
        .output()
        .unwrap();
    let text =
        std::fs::read_to_string(&out).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&run.stderr)));
    serde_json::from_str(&text).unwrap()
}

/// Games of stores and rules: who plays, and a game of the pack with how the page shows its end.
fn store_packs() -> Value {
    let content = repository().join("content");
    json!([
        {
            "pack": content.join("cold-harbour"), "board": "BRD-HARBOUR", "team": "tallow, ember",
            "game": "tests/one-evening.play", "last": "Nothing is left to do",
        },
        {
            "pack": content.join("first-sols"), "board": "MIS-01", "team": "min,oda",
            "game": "tests/kettle.play", "last": "Nothing is left to do",
        },
    ])
}

/// A zip of one file without content, by hand: no tool would write such a name.
fn zip_of(name: &str) -> Vec<u8> {
    let (name, length) = (name.as_bytes(), (name.len() as u16).to_le_bytes());
    let entry = [&[20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0][..], &[0; 12], &length, &[0, 0]].concat();
    let local = [b"PK\x03\x04", &entry[..], name].concat();
    let central = [b"PK\x01\x02\x14\x00", &entry[..], &[0; 14], name].concat();
    let (size, at) = ((central.len() as u32).to_le_bytes(), (local.len() as u32).to_le_bytes());
    let end = [&b"PK\x05\x06"[..], &[0, 0, 0, 0, 1, 0, 1, 0], &size, &at, &[0, 0]].concat();
    [local, central, end].concat()
}

/// The same number that `build.mjs` writes into the page: FNV-1a of its source, file after file.
fn source_of_the_page() -> String {
    let web = repository().join("crates/landfall-web");
    let inside = |path: &PathBuf| !path.components().any(|part| part.as_os_str() == "node_modules");
    let mut files: Vec<PathBuf> = files_under(&web.join("studio"), "").into_iter().filter(inside).collect();
    files.sort_by_key(|path| path.strip_prefix(web.join("studio")).unwrap().to_str().unwrap().to_owned());
    files.insert(0, web.join("landfall.mjs"));
    let bytes = files.iter().flat_map(|path| std::fs::read(path).unwrap());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn the_page_that_was_built_is_that_of_this_source() {
    let meta = format!("<meta name=\"source\" content=\"{}\">", source_of_the_page());
    for page in ["studio.html", "page/index.html"] {
        let text = std::fs::read_to_string(built().join(page)).unwrap();
        assert!(text.contains(&meta), "{page} is old: run crates/landfall-web/studio/build; it lacks {meta}");
    }
}

#[test]
fn a_pack_is_written_seen_saved_and_kept_in_a_browser() {
    let sandbox = Sandbox::new();
    let seen = seen(&sandbox);
    let text = |key: &str| seen[key].as_str().unwrap_or_else(|| panic!("{key} was not seen:\n{seen:#}"));
    let holds = |key: &str, part: &str| assert!(text(key).contains(part), "{key} without {part}:\n{seen:#}");
    let is_true = |key: &str| assert_eq!(seen[key], true, "{key}:\n{seen:#}");

    assert_eq!(seen["failed"], Value::Null, "{seen:#}");
    assert_eq!(seen["errors"], json!([]), "{seen:#}");
    // Break a reference, see the report, click the fix.
    holds("reports", "log 1803 does not exist");
    holds("unsaved", "1 file is not yet on your disk");
    holds("toWrite", "log 1803");
    holds("fixes", "write `1903`");
    is_true("fixed");
    // The card, the map, another language.
    holds("card", "Beached survey drone");
    holds("italian", "Drone da rilevamento in secca");
    // Each row of a check is a line of its own, however long those of the language are.
    assert!(text("italian").lines().any(|line| line.trim_start().starts_with("Giallo [")), "{seen:#}");
    assert_eq!(seen["cardSides"], 2, "{seen:#}");
    is_true("cardIsPicture");
    is_true("cardIsTranslated");
    is_true("cardChanges");
    is_true("mapIsPicture");
    is_true("mapChanges");
    // Saved and opened again, byte for byte; what strangers send is refused and nothing is lost.
    is_true("savedNote");
    is_true("zipIsEqual");
    holds("evilZip", "a file outside its folder: ../evil.land");
    holds("noZip", "not a zip");
    is_true("afterBadZips");
    // Parts that did not come the first time were asked for again. Without a network, after a killed tab.
    is_true("failedOnce");
    is_true("offline");
    holds("recovery", "There is unsaved work on glasswake");
    is_true("recovered");
    // A board is played as the program plays it, and what was played is a test of the pack.
    holds("playChoices", "Stay with the drone");
    assert_ne!(seen["playItalian"], seen["playPage"], "{seen:#}");
    holds("playWrong", "expected `site 1 = P999`, but site 1 is P902");
    holds("playStops", "Line 3: `crew 1 act \"Pry open the hull\"` is no line of this board");
    assert_eq!(seen["playBarriers"], json!([]), "{seen:#}");
    sandbox.write("original/tests/browser-visit.play", text("transcript"));
    let script = ["play", "--script", "original/tests/browser-visit.play", "--pack", "original"];
    let played = sandbox.run(&script);
    assert_eq!(played.code, Some(0), "{played}\n{seen:#}");
    let table = text("playTable");
    assert!(table.lines().count() > 3, "{seen:#}");
    // A browser shows several blanks as one.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = words(&played.stdout);
    assert!(table.lines().all(|line| said.contains(&words(line))), "{played}\n{table}");
    assert!(played.stdout.contains("1 expectation"), "{played}");
    // Games of stores and rules, too.
    let stores = seen["stores"].as_array().unwrap_or_else(|| panic!("{seen:#}"));
    assert_eq!(stores.len(), 2, "{seen:#}");
    for game in stores {
        assert!(!game["usual"].as_str().unwrap().is_empty(), "{game:#}");
        assert!(game["asked"].as_str().unwrap().starts_with("Choose: "), "{game:#}");
        assert!(game["moves"].as_u64().unwrap() > 1, "{game:#}");
        assert!(!game["refused"].as_str().unwrap().is_empty(), "{game:#}");
        assert_eq!(game["stays"], true, "{game:#}");
        assert_eq!((&game["wrong"], &game["half"]), (&json!(""), &json!("")), "{game:#}");
        assert!(game["over"].as_str().unwrap().contains("the game is over"), "{game:#}");
        let lines = |key: &str| game[key].as_str().unwrap().lines().count();
        assert!(lines("table") > 3 && lines("end") > 3, "{game:#}");
    }
    assert_eq!(seen["storesBarriers"], json!([]), "{seen:#}");
    // A checker that ends, once and again and again.
    is_true("afterOneEnd");
    holds("stopped", "The checker stopped three times in a row");
    holds("stoppedUnsaved", "1 file is not yet on your disk");
    is_true("stoppedKept");
    is_true("afterManyEnds");
    assert_eq!(seen["stoppedBarriers"], json!([]), "{seen:#}");
    // Nothing of a pack runs.
    assert_eq!(seen["pwned"], false, "{seen:#}");
    assert_eq!(seen["inline"], false, "{seen:#}");
    assert_eq!(text("refused"), "connect-src frame-src img-src", "{seen:#}");
    // What strangers send: a sentence, and the work is still there.
    holds("hugeZip", "this zip has 100 MB; at most 64 MB are opened");
    holds("bombZip", "larger than 256 MB");
    is_true("afterHugeZip");
    holds("thousandErrors", "Reports (");
    let count: usize =
        text("thousandErrors").chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
    assert!(count >= 1000, "{count}");
    is_true("artIsNotOpened");
    is_true("artIsKept");
    assert_eq!(seen["artRan"], false, "{seen:#}");
    // Pictures are drawn as the program draws them, and are drawn at all.
    holds("artFault", "`art/13.png` is left out");
    assert_eq!(seen["drawnArtRan"], false, "{seen:#}");
    let printed = sandbox.run(&["print", "shore", "-o", "program.pdf"]);
    assert!(printed.stderr.contains("`art/13.png` is left out"), "{printed}");
    assert!(
        sandbox.read("shore.pdf") == sandbox.read("program.pdf"),
        "another PDF than `landfall print` makes"
    );
    is_true("previewArt");
    assert!(
        sandbox.read("previewed.pdf") == sandbox.read("program.pdf"),
        "another PDF behind `landfall preview`"
    );
    std::fs::remove_dir_all(sandbox.path("shore/art")).unwrap();
    assert_eq!(sandbox.run(&["print", "shore", "-o", "plain.pdf"]).code, Some(0));
    assert!(sandbox.read("plain.pdf") != sandbox.read("program.pdf"), "no picture was drawn");
    // A folder: written to, without rights, and in a browser that cannot write to folders.
    holds("withoutRights", "the browser may not use this folder. Your work is still here");
    holds("withoutRightsUnsaved", "1 file is not yet on your disk");
    holds("folderSaved", "log 11 \"Brine\"");
    holds("withoutFolders", "saving gives you a zip");
    is_true("withoutFoldersFiles");
    // No barriers for people who see little or use no mouse.
    assert_eq!(seen["studioBarriers"], json!([]), "{seen:#}");
    assert_eq!(seen["siteBarriers"], json!([]), "{seen:#}");
    assert!(seen["sitePages"].as_u64().unwrap() >= 4, "{seen:#}");
    assert_eq!(seen["siteIsWide"], false, "{seen:#}");
    // A translator's form.
    holds("fault", "`:important:` is missing");
    holds("translatedCard", "Niente.");
    // The module that reports first reports what the whole one does.
    assert!(seen["leanReports"].as_u64().unwrap() >= 8, "{seen:#}");
    is_true("leanIsEqual");
    // One file from disk, with a new pack in it.
    holds("oneFile", "Beached survey drone");
    holds("newPack", "not yet on your disk");
    // The sheets of the page are those of the program, byte for byte.
    holds("printed", "cards on");
    let printed = sandbox.run(&["print", "original", "-o", "landfall.pdf"]);
    assert_eq!(printed.code, Some(0), "{printed}");
    assert!(
        sandbox.read("studio.pdf") == sandbox.read("landfall.pdf"),
        "another PDF than `landfall print` makes"
    );
    // The files of a folder.
    is_true("savedToDisk");
    is_true("liveReload");
    is_true("deletedOnDisk");
    holds("conflict", "was changed by another program");
    is_true("theirs");
    is_true("mine");
    println!("first report {} ms, edit to report {} ms", seen["firstReportMs"], seen["editToReportMs"]);
}
