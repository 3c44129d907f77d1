//! `landfall lsp` as a process: what an editor under load, a hostile client and a long day do to it.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use landfall_tests::language_server::{LanguageServer, uri};
use landfall_tests::{copy_folder, repository};
use serde_json::{Value, json};

/// Edits of the long day, some minutes' worth; `tests/run --all` makes it an hour of one edit a second.
const EDITS: usize = 200;

fn glasswake(folder: &Path) -> PathBuf {
    let pack = folder.join("glasswake");
    copy_folder(&repository().join("content/glasswake"), &pack);
    pack
}

fn text(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap()
}

/// The edit that types `letter` over the second digit of `goto log 1903`.
fn typed(file: &Path, text: &str, version: usize, letter: char) -> Value {
    let offset = text.find("goto log 1903").unwrap() + "goto log 1".len();
    let line = text[..offset].matches('\n').count();
    let column = offset - text[..offset].rfind('\n').unwrap() - 1;
    let range = json!({
        "start": { "line": line, "character": column }, "end": { "line": line, "character": column + 1 },
    });
    json!({
        "textDocument": { "uri": uri(file), "version": version },
        "contentChanges": [{ "range": range, "text": letter.to_string() }],
    })
}

#[test]
fn a_thousand_edits_in_a_second_are_taken_and_the_last_one_counts() {
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let file = pack.join("poi/shelf.land");
    let text = text(&file);
    let mut server = LanguageServer::open(&[&pack]);
    server.open_text(&file, &text);
    // All in one write: they wait in the pipe while the first is worked on.
    let mut bytes = Vec::new();
    for version in 0..1_000 {
        let letter = if version % 2 == 0 { '9' } else { '8' };
        let params = typed(&file, &text, version, letter);
        let message =
            json!({ "jsonrpc": "2.0", "method": "textDocument/didChange", "params": params }).to_string();
        bytes.extend(format!("Content-Length: {}\r\n\r\n{message}", message.len()).bytes());
    }
    server.send_raw(&bytes);
    server.wait_for(&file, &["LF2001"]);
    assert!(server.lists < 500, "{} lists of reports for 1,000 edits", server.lists);
    let hover = server.ask(
        "textDocument/hover",
        json!({ "textDocument": { "uri": uri(&file) }, "position": { "line": 2, "character": 5 } }),
    );
    assert!(hover["result"]["contents"]["value"].as_str().unwrap().contains("Beached survey drone"));
    assert!(server.finish());
}

#[test]
fn a_file_of_ten_megabytes_is_answered_about() {
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let file = pack.join("logs/long.land");
    let paragraph = "    The sea comes in, and goes out, and leaves what it does not want.\n\n";
    let prose = paragraph.repeat(10 * 1024 * 1024 / paragraph.len() + 1);
    let text = format!(
        "log 1990 \"Long\" {{\n    reference\n    \"\"\"\n{prose}    \"\"\"\n    -> goto log 1803\n}}\n"
    );
    assert!(text.len() > 10 * 1024 * 1024);
    let mut server = LanguageServer::open(&[&pack]);
    server.open_text(&file, &text);
    server.wait_for(&file, &["LF2001"]);
    let line = text.matches('\n').count() - 2;
    let place =
        json!({ "textDocument": { "uri": uri(&file) }, "position": { "line": line, "character": 17 } });
    let range =
        json!({ "start": { "line": line, "character": 17 }, "end": { "line": line, "character": 18 } });
    let change = json!({
        "textDocument": { "uri": uri(&file), "version": 2 }, "contentChanges": [{ "range": range, "text": "9" }],
    });
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens", "documentLink"] {
        let answer = server.ask(&format!("textDocument/{method}"), place.clone());
        assert!(answer.get("result").is_some(), "{method}: {answer}");
    }
    server.notify("textDocument/didChange", change);
    server.wait_for(&file, &[]);
    let found = server.ask("textDocument/definition", place);
    assert!(found["result"][0]["uri"].as_str().unwrap().ends_with("logs/drone.land"), "{found}");
    assert!(server.finish());
}

#[test]
fn memory_after_a_long_day_is_at_most_twice_that_of_the_morning() {
    let edits = match std::env::var("LANDFALL_EDITS") {
        Ok(edits) => edits.parse().unwrap(),
        Err(_) => EDITS,
    };
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let file = pack.join("poi/shelf.land");
    let text = text(&file);
    let mut server = LanguageServer::open(&[&pack]);
    server.open_text(&file, &text);
    // The first edits fill what is kept between edits.
    let mut start = 0;
    for version in 0..edits {
        if version == 10 {
            start = server.memory();
        }
        let (letter, codes): (char, &[&str]) = if version % 2 == 0 { ('8', &["LF2001"]) } else { ('9', &[]) };
        let params = typed(&file, &text, version, letter);
        server.notify("textDocument/didChange", params);
        server.wait_for(&file, codes);
        if version % 20 == 0 {
            let place =
                json!({ "textDocument": { "uri": uri(&file) }, "position": { "line": 2, "character": 5 } });
            server.ask("landfall/picture", place);
        }
    }
    let end = server.memory();
    println!("{edits} edits: {start} kB at first, {end} kB at the end");
    assert!(end <= 2 * start, "{start} kB at first, {end} kB after {edits} edits");
    assert!(server.finish());
}

#[test]
fn two_folders_are_open_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let kit = folder.path().join("other folder/starter-kit");
    copy_folder(&repository().join("content/starter-kit"), &kit);
    let first = pack.join("poi/shelf.land");
    let mut server = LanguageServer::open(&[&pack, &kit]);
    let found = server.ask("workspace/symbol", json!({ "query": "" }));
    let places: Vec<&str> =
        found["result"].as_array().unwrap().iter().map(|s| s["location"]["uri"].as_str().unwrap()).collect();
    assert!(places.iter().any(|place| place.contains("/glasswake/")), "{}", places[0]);
    assert!(places.iter().any(|place| place.contains("/other%20folder/starter-kit/")), "{}", places[0]);
    server.open_text(&first, &text(&first).replacen("goto log 1903", "goto log 1803", 1));
    server.wait_for(&first, &["LF2001"]);
    assert!(
        server.shown.iter().all(|(uri, reports)| uri.contains("/glasswake/") || reports.is_empty()),
        "{:#?}",
        server.shown
    );
    assert!(server.finish());
}

#[test]
fn what_is_no_message_is_answered_with_an_error_and_the_server_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let mut server = LanguageServer::open(&[&pack]);
    for body in ["{", "[]", "null", "\u{fffd}"] {
        server.send_raw(format!("Content-Length: {}\r\n\r\n{body}", body.len()).as_bytes());
        loop {
            let answer = server.read();
            if answer.get("error").is_some() {
                assert_eq!(answer["error"]["code"], -32700, "{body}: {answer}");
                break;
            }
        }
    }
    server.send_raw(b"Content-Length: many\r\n\r\n");
    server.send_raw(b"Colour: blue\r\n\r\n");
    let found = server.ask("workspace/symbol", json!({ "query": "drone" }));
    assert!(!found["result"].as_array().unwrap().is_empty());
    assert!(server.finish());
}

#[test]
fn a_folder_of_schemas_needs_no_pack() {
    let folder = tempfile::tempdir().unwrap();
    let schemas = folder.path().join("schemas");
    copy_folder(&repository().join("tests/fixtures/schemas"), &schemas);
    let file = schemas.join("moor/game.yaml");
    let broken = text(&file).replacen("type: block wick", "type: blok wick", 1);
    // The game itself, the folder around it, and one file of it beside a pack.
    let pack = glasswake(folder.path());
    for root in [&schemas, &schemas.join("moor"), &pack] {
        let mut server = LanguageServer::open(&[root]);
        server.open_text(&file, &broken);
        server.wait_for(&file, &["LF1006"]);
        server.open_text(&file, &text(&file));
        server.wait_for(&file, &[]);
        assert!(server.shown.values().all(Vec::is_empty), "{:#?}", server.shown);
        assert!(server.finish());
    }
}

#[test]
fn a_file_that_is_opened_without_its_folder_belongs_to_the_pack_around_it() {
    let folder = tempfile::tempdir().unwrap();
    let pack = glasswake(folder.path());
    let file = pack.join("poi/shelf.land");
    let elsewhere = folder.path().join("empty");
    std::fs::create_dir(&elsewhere).unwrap();
    for folders in [&[][..], &[elsewhere.as_path()]] {
        let mut server = LanguageServer::open(folders);
        server.open_text(&file, &text(&file).replacen("goto log 1903", "goto log 1803", 1));
        server.wait_for(&file, &["LF2001"]);
        let found = server.ask("workspace/symbol", json!({ "query": "what the drone saw" }));
        assert_eq!(found["result"].as_array().unwrap().len(), 1, "{found}");
        assert!(server.finish());
    }
}
