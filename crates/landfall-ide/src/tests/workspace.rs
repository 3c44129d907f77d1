//! Folders and files: several roots, files that come in any order, texts that are closed again.

use super::*;

const OTHER: &str = "log 3000 \"Elsewhere\" {\n    reference\n    \"Salt.\"\n    end\n}\n";

fn file(uri: &str, text: &str) -> Value {
    json!({ "uri": uri, "text": text })
}

fn two_roots() -> Client {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    let folders = json!([{ "uri": "mem:/pack", "name": "a" }, { "uri": "mem:/b%20b/", "name": "b" }]);
    let params =
        json!({ "processId": null, "rootUri": null, "capabilities": {}, "workspaceFolders": folders });
    let answer = client.ask("initialize", params);
    let wanted = &answer["result"]["capabilities"]["workspace"]["workspaceFolders"];
    assert_eq!(*wanted, json!({ "supported": true, "changeNotifications": true }));
    let files = [
        file("mem:/b%20b/logs/other.land", OTHER),
        file("mem:/pack/cards.land", CARDS),
        file("mem:/pack/planet.land", PLANET),
        file("mem:/pack/landfall.yaml", MANIFEST),
        file("mem:/b%20b/landfall.yaml", "name: other\nversion: 0.1.0\ngame: vanguard\n"),
    ];
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    client
}

fn symbols(client: &mut Client, query: &str) -> Vec<String> {
    let found = client.result("workspace/symbol", json!({ "query": query }));
    let place = |symbol: &Value| symbol["location"]["uri"].as_str().unwrap().to_owned();
    found.as_array().unwrap().iter().map(place).collect()
}

#[test]
fn packs_in_two_folders_are_open_at_once_and_keep_apart() {
    let mut client = two_roots();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    assert_eq!(symbols(&mut client, "elsewhere"), ["mem:/b%20b/logs/other.land"]);
    assert_eq!(symbols(&mut client, "under the lid"), ["mem:/pack/cards.land"]);
    let broken = OTHER.replace("    end", "    -> goto log 1777");
    client.tell("landfall/files", json!({ "files": [file("mem:/b%20b/logs/other.land", &broken)] }));
    client.rest();
    assert_eq!(client.shown["mem:/b%20b/logs/other.land"][0]["code"], "LF2001");
    assert_eq!(client.reports().len(), 1, "{:#?}", client.shown);
}

#[test]
fn a_folder_that_is_closed_takes_its_reports_along_and_a_new_one_brings_its_own() {
    let mut client = two_roots();
    client.edit(&CARDS.replacen("goto log 1010", "goto log 1019", 1));
    assert_eq!(client.reports(), ["LF2001"]);
    let change = |added: Value, removed: Value| json!({ "event": { "added": added, "removed": removed } });
    let other = json!([{ "uri": "mem:/b%20b/", "name": "b" }]);
    client.tell("workspace/didChangeWorkspaceFolders", change(json!([]), other.clone()));
    client.rest();
    assert_eq!(symbols(&mut client, "elsewhere"), Vec::<String>::new());
    assert_eq!(client.reports(), ["LF2001"], "an open text stays: {:#?}", client.shown);
    client.tell("workspace/didChangeWorkspaceFolders", change(other, json!([])));
    let files = [
        file("mem:/b%20b/logs/other.land", OTHER),
        file("mem:/b%20b/landfall.yaml", "name: other\nversion: 0.1.0\ngame: vanguard\n"),
    ];
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    assert_eq!(symbols(&mut client, "elsewhere"), ["mem:/b%20b/logs/other.land"]);
}

#[test]
fn a_text_that_is_opened_before_its_pack_is_known_joins_it() {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    client.ask("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} }));
    client.edit(CARDS);
    assert!(!client.reports().is_empty(), "alone, its references lead nowhere");
    let files = [file("mem:/pack/planet.land", PLANET), file("mem:/pack/landfall.yaml", MANIFEST)];
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    // Without its manifest each file stands alone again; with it they are a pack, translations included.
    client.tell("landfall/files", json!({ "files": [{ "uri": "mem:/pack/landfall.yaml" }] }));
    client.rest();
    assert!(!client.reports().is_empty());
    client.tell("landfall/files", json!({ "files": [file("mem:/pack/landfall.yaml", MANIFEST)] }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
}

#[test]
fn what_an_editor_throws_away_is_gone() {
    let mut client = Client::new();
    client.edit("log 1010 {");
    assert!(!client.reports().is_empty());
    // The file changes on disk while a text is open: the text counts.
    client.tell("landfall/files", json!({ "files": [file("mem:/pack/cards.land", CARDS)] }));
    client.rest();
    assert!(!client.reports().is_empty());
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": "mem:/pack/cards.land" } }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    // A text that never was a file leaves nothing behind.
    let draft =
        json!({ "uri": "untitled:Untitled-1", "languageId": "land", "version": 1, "text": "log x {" });
    client.tell("textDocument/didOpen", json!({ "textDocument": draft }));
    client.rest();
    assert!(!client.reports().is_empty());
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": "untitled:Untitled-1" } }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
}

#[test]
fn changes_on_disk_are_watched_where_there_is_a_disk() {
    let capabilities = json!({ "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } });
    let params = json!({ "processId": null, "rootUri": "file:///x", "capabilities": capabilities });
    let folder = std::env::temp_dir().join("landfall-ide-watch");
    std::fs::create_dir_all(&folder).unwrap();
    let opener = move |_: &[String]| {
        Session::open(std::slice::from_ref(&folder), &Options::default()).map_err(|why| why.to_string())
    };
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    client.ask("initialize", params.clone());
    let sent = client.send(&json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
    assert_eq!(sent[0]["method"], "client/registerCapability", "{sent:?}");
    assert_eq!(client.send(&json!({ "jsonrpc": "2.0", "id": "files", "result": null })), Vec::<Value>::new());
    let memory = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(memory)), next: 0, shown: Default::default() };
    client.ask("initialize", params);
    assert_eq!(client.send(&json!({ "jsonrpc": "2.0", "method": "initialized" })), Vec::<Value>::new());
}

const GAME: &str = "game: moor\nidentifier: MOOR\nsource-locale: en\nnames: {en: The Moor}\ndoc: Lamps.\n\n\
    kinds:\n  lamp:\n    names: {en: Lamp}\n    doc: A light.\n    id: L##\n    write: lamp {id}\n    fields:\n      id: id\n      home: flag\n";

#[test]
fn a_schema_is_reported_without_a_pack() {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    client.ask("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} }));
    let files = [
        file("mem:/schemas/moor/game.yaml", GAME),
        // Of another program, and none of our business.
        file("mem:/ci/build.yaml", "game: chess\nrounds: [1, 1]\n"),
        file("mem:/schemas/moor/examples/lamp.land", "lamp L01\n"),
    ];
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    let broken = GAME.replace("home: flag", "home: flg");
    let uri = "mem:/schemas/moor/game.yaml";
    let document = json!({ "uri": uri, "languageId": "yaml", "version": 1, "text": broken });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
    client.rest();
    assert_eq!(client.shown[uri][0]["code"], "LF1006", "{:#?}", client.shown);
    assert_eq!(client.shown[uri][0]["range"]["start"], json!({ "line": 14, "character": 12 }));
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
}

#[test]
fn files_may_come_with_the_first_message_and_later_ones_make_the_client_ask_again() {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    let files = [
        file("mem:/pack/cards.land", CARDS),
        file("mem:/pack/planet.land", PLANET),
        file("mem:/pack/landfall.yaml", MANIFEST),
    ];
    let can = json!({ "refreshSupport": true });
    let capabilities = json!({ "workspace": { "codeLens": can, "inlayHint": can } });
    client.ask(
        "initialize",
        json!({
            "processId": null, "rootUri": null, "capabilities": capabilities,
            "initializationOptions": { "files": files },
        }),
    );
    let document = json!({ "textDocument": { "uri": "mem:/pack/cards.land" } });
    let lenses = client.result("textDocument/codeLens", document);
    assert_eq!(lenses[0]["command"]["title"], "brought in by 1", "{lenses}");
    client.rest();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    client.tell("landfall/files", json!({ "files": [file("mem:/pack/more.land", OTHER)] }));
    let mut sent = Vec::new();
    while client.server.is_busy() {
        sent.extend(client.server.idle());
    }
    let methods: Vec<Value> =
        sent.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()["method"].clone()).collect();
    assert_eq!(methods, ["workspace/codeLens/refresh", "workspace/inlayHint/refresh"]);
}
