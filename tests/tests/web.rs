//! The language server answers the same natively and in WebAssembly, to every request there is.
//!
//! Needs the target `wasm32-unknown-unknown`, so it is behind the feature `wasm`, which `tests/run --all` turns on.

use std::process::Command;

use landfall_ide::{Server, methods};
use landfall_project::{Options, Session};
use landfall_tests::{Sandbox, pack, repository};
use serde_json::{Value, json};

const URI: &str = "mem:/pack/poi/shelf.land";
const SCRIPT: &str =
    "play glasswake seed 7 dice any\nland 1\ncrew 1 act \"Pry open the hull\"\nchoose green\n";

fn note(method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "method": method, "params": params })
}

fn open(uri: &str, text: &str) -> Value {
    let document = json!({ "uri": uri, "languageId": "land", "version": 1, "text": text });
    note("textDocument/didOpen", json!({ "textDocument": document }))
}

/// Everything that a request may want to know, about one place.
fn questions(uri: &str, text: &str, needle: &str, inside: usize) -> Vec<Value> {
    let offset = text.find(needle).unwrap() + inside;
    let start = text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
    let place = json!({ "line": text[..offset].matches('\n').count(), "character": offset - start });
    let params = json!({
        "textDocument": { "uri": uri }, "position": place, "newName": "1989",
        "context": { "includeDeclaration": true, "diagnostics": [], "triggerKind": 1, "isRetrigger": false },
        "options": { "tabSize": 4, "insertSpaces": true }, "query": "drone", "locale": "it",
        "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } },
    });
    let params_of = |method: &str| match method {
        "landfall/new" => json!({ "game": "vanguard", "name": "fresh" }),
        "landfall/play" => json!({ "script": SCRIPT }),
        "landfall/playtest" => json!({ "board": "glasswake", "bot": "careful", "seed": 7 }),
        _ => params.clone(),
    };
    methods()
        .enumerate()
        .map(|(id, method)| json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params_of(method) }))
        .collect()
}

/// A designer's minutes: a pack is opened, asked about, broken in several ways, and repaired. Every request is made on a
/// sound card, on a broken one, in a catalog and in a file that does not exist.
fn conversation() -> Vec<Value> {
    let folders = json!([{ "uri": "mem:/pack", "name": "pack" }, { "uri": "mem:/other", "name": "other" }]);
    let params =
        json!({ "processId": null, "rootUri": null, "capabilities": {}, "workspaceFolders": folders });
    let mut messages = vec![
        json!({ "jsonrpc": "2.0", "id": -1, "method": "textDocument/hover", "params": {} }),
        json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params }),
        note("initialized", json!({})),
    ];
    let folder = repository().join("content/glasswake");
    let files: Vec<Value> = pack(&folder)
        .into_iter()
        .map(|(path, text)| json!({ "uri": format!("mem:/pack/{path}"), "text": text }))
        .collect();
    messages.push(note("landfall/files", json!({ "files": files })));
    let text = std::fs::read_to_string(folder.join("poi/shelf.land")).unwrap();
    let catalog = std::fs::read_to_string(folder.join("l10n/it.po")).unwrap();
    messages.push(open(URI, &text));
    messages.extend(questions(URI, &text, "goto log 1903", 10));
    let broken = text.replacen("goto log 1903", "goto log 1803", 1).replacen("    action", " action", 1);
    messages.push(open(URI, &broken));
    messages.extend(questions(URI, &broken, "goto log 1803", 10));
    let unfinished = text.replacen("goto log 1903", "goto log ", 1);
    messages.push(open(URI, &unfinished));
    messages.extend(questions(URI, &unfinished, "goto log ", 9));
    messages.push(open("mem:/pack/l10n/it.po", &catalog));
    messages.extend(questions("mem:/pack/l10n/it.po", &catalog, "msgctxt \"log/1903/title\"", 12));
    messages.extend(questions("mem:/other/nowhere.land", "x", "x", 0));
    messages.push(open("mem:/pack/landfall.yaml", "name: glasswake\nversion: one\ngame: vanguard\n"));
    let closed = json!({ "textDocument": { "uri": "mem:/pack/landfall.yaml" } });
    messages.extend([note("textDocument/didClose", closed.clone()), note("textDocument/didClose", closed)]);
    let end = json!({ "line": 9999, "character": 0 });
    let change =
        json!([{ "range": { "start": end, "end": end }, "text": "log \u{1d11e} {" }, { "text": text }]);
    let document = json!({ "uri": URI, "version": 2 });
    messages
        .push(note("textDocument/didChange", json!({ "textDocument": document, "contentChanges": change })));
    messages.push(json!({ "jsonrpc": "2.0", "id": 1, "method": "landfall/nothing" }));
    messages.push(
        json!({ "jsonrpc": "2.0", "id": 2, "method": "landfall/picture", "params": { "name": "glasswake" } }),
    );
    messages.push(json!({ "jsonrpc": "2.0", "id": 3, "method": "shutdown" }));
    messages
}

fn native(messages: &[Value]) -> Vec<Vec<Value>> {
    let mut server = Server::new(Box::new(|_| Ok(Session::of_files(Vec::new(), &Options::default()))));
    let mut play = |message: &Value| {
        let mut answers = server.receive(&message.to_string());
        while server.is_busy() {
            answers.extend(server.idle());
        }
        answers.iter().map(|answer| serde_json::from_str(answer).unwrap()).collect()
    };
    messages.iter().map(&mut play).collect()
}

#[test]
fn the_conversation_asks_what_has_answers() {
    let messages = conversation();
    let answers = native(&messages);
    let first = messages.iter().position(|message| message["method"] == "textDocument/didOpen").unwrap() + 1;
    for (at, method) in methods().enumerate() {
        let answer = &answers[first + at][0];
        assert_eq!(messages[first + at]["method"], method);
        assert!(answer.get("error").is_none() && !answer["result"].is_null(), "{method}: {answer}");
    }
    let codes = |answers: &[Value]| {
        answers.iter().map(|a| a["params"]["diagnostics"][0]["code"].clone()).collect::<Vec<_>>()
    };
    let broken = &answers[first + methods().count()];
    assert_eq!(codes(broken), ["LF2001"], "{broken:?}");
    let repaired = &answers[answers.len() - 4];
    assert_eq!(repaired[0]["params"]["diagnostics"], json!([]), "{repaired:?}");
}

/// What the server in WebAssembly answers to each message.
fn in_webassembly(messages: &[Value]) -> Vec<Vec<Value>> {
    let module = std::env::var_os("LANDFALL_WASM").expect("the module that `tests/run --all` builds");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("conversation.jsonl");
    let lines: Vec<String> = messages.iter().map(Value::to_string).collect();
    std::fs::write(&file, lines.join("\n")).unwrap();
    let run = Command::new("node")
        .arg(repository().join("tests/web/replay.mjs"))
        .arg(module)
        .arg(&file)
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let out = String::from_utf8(run.stdout).unwrap();
    let answers = out.lines().map(|line| {
        let list: Vec<String> = serde_json::from_str(line).unwrap();
        list.iter().map(|answer| serde_json::from_str(answer).unwrap()).collect()
    });
    answers.collect()
}

#[test]
fn webassembly_answers_as_the_native_server_does() {
    let messages = conversation();
    let wasm = in_webassembly(&messages);
    let native = native(&messages);
    assert_eq!(wasm.len(), native.len());
    for (at, (wasm, native)) in wasm.iter().zip(&native).enumerate() {
        assert_eq!(wasm, native, "message {at}: {}", messages[at]["method"]);
    }
}

/// A server that holds two packs, then one request for each of the parameters.
fn asked(method: &str, params: &[Value]) -> Vec<Value> {
    let folders =
        json!([{ "uri": "mem:/pack", "name": "pack" }, { "uri": "mem:/starter-kit", "name": "kit" }]);
    let start =
        json!({ "processId": null, "rootUri": null, "capabilities": {}, "workspaceFolders": folders });
    let files = |name: &str, at: &str| -> Vec<Value> {
        let files = pack(&repository().join("content").join(name)).into_iter();
        files.map(|(path, text)| json!({ "uri": format!("mem:/{at}/{path}"), "text": text })).collect()
    };
    let files = [files("glasswake", "pack"), files("starter-kit", "starter-kit")].concat();
    let mut messages = vec![
        json!({ "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": start }),
        note("initialized", json!({})),
        note("landfall/files", json!({ "files": files })),
    ];
    let ask = |(at, params): (usize, &Value)| json!({ "jsonrpc": "2.0", "id": at + 1, "method": method, "params": params });
    messages.extend(params.iter().enumerate().map(ask));
    messages
}

#[test]
fn the_same_seed_gives_the_same_transcript_in_the_program_and_in_webassembly() {
    let mut games = Vec::new();
    for bot in ["random", "curious", "careful"] {
        games.extend((1..=10).map(|seed| json!({ "board": "glasswake", "bot": bot, "seed": seed })));
    }
    let wasm = in_webassembly(&asked("landfall/playtest", &games));
    let here = Sandbox::new();
    let content = |pack: &str| repository().join("content").join(pack).to_str().unwrap().to_owned();
    let (glasswake, kit) = (content("glasswake"), content("starter-kit"));
    let mut scripts = Vec::new();
    for (game, answers) in games.iter().zip(&wasm[3..]) {
        let (bot, seed) = (game["bot"].as_str().unwrap(), game["seed"].to_string());
        let arguments = ["playtest", "glasswake", "--bot", bot, "--seed", &seed, "--transcript"];
        let said = here.run(&[&arguments[..], &["--pack", &glasswake, "--pack", &kit]].concat());
        assert_eq!(said.code, Some(0), "{}", said.stderr);
        let script = answers[0]["result"]["script"].as_str().unwrap_or_else(|| panic!("{answers:?}"));
        assert_eq!(said.stdout, script, "{bot} {seed}");
        assert!(script.lines().count() > 4, "{script}");
        scripts.push(json!({ "script": script }));
    }
    assert!(scripts.iter().any(|script| *script != scripts[0]));
    // Played again from their lines, they end with the same things in the same places.
    let messages = asked("landfall/play", &scripts);
    let (wasm, native) = (in_webassembly(&messages), native(&messages));
    for (at, (wasm, native)) in wasm.iter().zip(&native).enumerate().skip(3) {
        assert_eq!(wasm, native, "game {at}");
        assert_eq!(native[0]["result"]["wrong"], Value::Null, "game {at}: {native:?}");
        assert!(!native[0]["result"]["state"].as_object().unwrap().is_empty());
    }
}
