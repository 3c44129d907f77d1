//! The language server answers the same natively and in WebAssembly.
//!
//! Needs the target `wasm32-unknown-unknown`, so it is behind the feature `wasm`, which `tests/run --all` turns on.

use std::process::Command;

use landfall_ide::Server;
use landfall_project::{Options, Session};
use landfall_tests::{pack, repository};
use serde_json::{Value, json};

/// A designer's minutes: a pack is opened, looked at, broken, and repaired.
fn conversation() -> Vec<String> {
    let mut messages = vec![json!({
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": {
            "processId": null, "rootUri": null, "capabilities": {},
            "workspaceFolders": [{ "uri": "mem:/pack", "name": "pack" }],
        },
    })];
    let folder = repository().join("content/glasswake");
    let files: Vec<Value> = pack(&folder)
        .into_iter()
        .map(|(path, text)| json!({ "uri": format!("mem:/pack/{path}"), "text": text }))
        .collect();
    messages.push(json!({ "jsonrpc": "2.0", "method": "landfall/files", "params": { "files": files } }));
    let uri = "mem:/pack/poi/shelf.land";
    let text = std::fs::read_to_string(folder.join("poi/shelf.land")).unwrap();
    let open = |text: &str| {
        let document = json!({ "uri": uri, "languageId": "land", "version": 1, "text": text });
        json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": { "textDocument": document } })
    };
    messages.push(open(&text));
    let line = text.lines().position(|line| line.contains("goto log 1903")).unwrap();
    let column = text.lines().nth(line).unwrap().find("goto log 1903").unwrap() + 10;
    let mut place = json!({
        "textDocument": { "uri": uri }, "position": { "line": line, "character": column },
        "context": { "includeDeclaration": true, "diagnostics": [], "triggerKind": 1, "isRetrigger": false }, "newName": "1999",
        "options": { "tabSize": 4, "insertSpaces": true }, "query": "drone", "locale": "it",
        "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } },
    });
    for (id, method) in METHODS.iter().enumerate() {
        if *method == "landfall/picture" {
            place["name"] = json!("glasswake");
        }
        messages.push(json!({ "jsonrpc": "2.0", "id": id + 1, "method": method, "params": place }));
    }
    messages.push(open(&text.replacen("goto log 1903", "goto log 1803", 1)));
    messages.push(open(&text));
    messages.iter().map(Value::to_string).collect()
}

const METHODS: [&str; 18] = [
    "textDocument/definition",
    "textDocument/references",
    "textDocument/prepareRename",
    "textDocument/hover",
    "textDocument/completion",
    "textDocument/signatureHelp",
    "textDocument/codeAction",
    "textDocument/codeLens",
    "textDocument/inlayHint",
    "textDocument/documentLink",
    "textDocument/documentSymbol",
    "workspace/symbol",
    "textDocument/foldingRange",
    "textDocument/semanticTokens/full",
    "textDocument/formatting",
    "textDocument/rangeFormatting",
    "landfall/text",
    "landfall/picture",
];

fn native(messages: &[String]) -> Vec<Vec<Value>> {
    let mut server = Server::new(Box::new(|_| Ok(Session::of_files(Vec::new(), &Options::default()))));
    let mut play = |message: &String| {
        let mut answers = server.receive(message);
        while server.is_busy() {
            answers.extend(server.idle());
        }
        answers.iter().map(|answer| serde_json::from_str(answer).unwrap()).collect()
    };
    messages.iter().map(&mut play).collect()
}

#[test]
fn the_conversation_asks_what_has_answers() {
    let answers = native(&conversation());
    for (at, method) in METHODS.iter().enumerate() {
        let answer = &answers[at + 3][0];
        assert!(answer.get("error").is_none(), "{method}: {answer}");
    }
    let broken = &answers[answers.len() - 2][0];
    assert_eq!(broken["params"]["diagnostics"][0]["code"], "LF2001");
    assert_eq!(answers[answers.len() - 1][0]["params"]["diagnostics"], json!([]));
}

#[test]
fn webassembly_answers_as_the_native_server_does() {
    let module = std::env::var_os("LANDFALL_WASM").expect("the module that `tests/run --all` builds");
    let messages = conversation();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("conversation.jsonl");
    std::fs::write(&file, messages.join("\n")).unwrap();
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
        assert_eq!(wasm, native, "message {at}");
    }
}
