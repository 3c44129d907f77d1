//! The language server answers the same natively and in WebAssembly, to every request there is.
//!
//! Needs the target `wasm32-unknown-unknown`, so it is behind the feature `wasm`, which `tests/run --all` turns on.

use std::process::Command;

use landfall_ide::{Server, methods};
use landfall_project::{Options, Session};
use landfall_tests::{pack, repository};
use serde_json::{Value, json};

const URI: &str = "mem:/pack/poi/shelf.land";

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
    methods()
        .enumerate()
        .map(|(id, method)| json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
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

#[test]
fn webassembly_answers_as_the_native_server_does() {
    let module = std::env::var_os("LANDFALL_WASM").expect("the module that `tests/run --all` builds");
    let messages = conversation();
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
    let wasm: Vec<Vec<Value>> = out
        .lines()
        .map(|line| {
            let list: Vec<String> = serde_json::from_str(line).unwrap();
            list.iter().map(|answer| serde_json::from_str(answer).unwrap()).collect()
        })
        .collect();
    let native = native(&messages);
    assert_eq!(wasm.len(), native.len());
    for (at, (wasm, native)) in wasm.iter().zip(&native).enumerate() {
        assert_eq!(wasm, native, "message {at}: {}", messages[at]["method"]);
    }
}
