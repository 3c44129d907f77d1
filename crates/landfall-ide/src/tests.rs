//! Conversations with the server, one request at a time.

use serde_json::{Value, json};

use landfall_project::{Options, Session};

use crate::{Further, Server};

mod catalogs;
mod steps;
mod workspace;

const MANIFEST: &str = "name: shore\nversion: 0.1.0\ngame: vanguard\n";
const PLANET: &str = r#"planet shore "Shore" {
    lift-off log 1002
    evac log 1003
    mission M901
    global G901
    sector 1 "Beach" {
        lander
        biomes rocky
        poi P010
    }
}

extern log 1002, 1003
extern mission M901
extern global-condition G901
"#;
const CARDS: &str = r#"poi P010 "Crate" {
    last-poi
    action "Pry" check {
        green [physical] -> goto log 1010
        red -> danger A
    }
}

log 1010 "Inside" {
    "Dust, and a way to {log 1011}."
    box 1 "opened"
    -> if marked(1010.1) { goto log 1011 } else { mark 1010.1 }
    end
}

log 1011 "Under the lid" {
    "A second lid."
    end
}
"#;

/// A client that waits for nothing: every answer is there when the call returns.
struct Client {
    server: Server,
    next: i64,
    /// The reports the server has sent, by address.
    shown: std::collections::BTreeMap<String, Value>,
}

impl Client {
    fn new() -> Self {
        Self::with(json!({ "general": { "positionEncodings": ["utf-8", "utf-16"] } }))
    }

    fn with(capabilities: Value) -> Self {
        let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
        let mut client = Self { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
        let folders = json!([{ "uri": "mem:/pack", "name": "pack" }]);
        client.ask(
            "initialize",
            json!({ "processId": null, "rootUri": null, "capabilities": capabilities, "workspaceFolders": folders }),
        );
        client.tell("initialized", json!({}));
        let file = |name: &str, text: &str| json!({ "uri": format!("mem:/pack/{name}"), "text": text });
        let files = [file("landfall.yaml", MANIFEST), file("planet.land", PLANET), file("cards.land", CARDS)];
        client.tell("landfall/files", json!({ "files": files }));
        client.rest();
        client
    }

    fn send(&mut self, message: &Value) -> Vec<Value> {
        let answers = self.server.receive(&message.to_string());
        answers.iter().map(|answer| serde_json::from_str(answer).unwrap()).collect()
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        let answers = self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        assert_eq!(answers[0]["id"], id);
        answers.into_iter().next().unwrap()
    }

    fn result(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params);
        assert!(answer.get("error").is_none(), "{answer}");
        answer["result"].clone()
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    fn rest(&mut self) {
        while self.server.is_busy() {
            for message in self.server.idle() {
                let message: Value = serde_json::from_str(&message).unwrap();
                assert_eq!(message["method"], "textDocument/publishDiagnostics");
                let uri = message["params"]["uri"].as_str().unwrap().to_owned();
                self.shown.insert(uri, message["params"]["diagnostics"].clone());
            }
        }
    }

    /// Opens `cards.land` with another text.
    fn edit(&mut self, text: &str) {
        let document =
            json!({ "uri": "mem:/pack/cards.land", "languageId": "land", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
        self.rest();
    }

    fn reports(&self) -> Vec<String> {
        let all = self.shown.values().flat_map(|list| list.as_array().unwrap().clone());
        all.map(|report| report["code"].as_str().unwrap().to_owned()).collect()
    }
}

/// The place of `needle` in `cards.land`, and `inside` letters further on.
fn at(text: &str, needle: &str, inside: usize) -> Value {
    let offset = text.find(needle).unwrap() + inside;
    let line = text[..offset].matches('\n').count();
    let column = offset - text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
    json!({
        "textDocument": { "uri": "mem:/pack/cards.land" },
        "position": { "line": line, "character": column },
    })
}

fn with(mut params: Value, key: &str, value: Value) -> Value {
    params[key] = value;
    params
}

#[test]
fn a_sound_pack_has_no_reports_and_a_broken_reference_is_one_until_it_is_repaired() {
    let mut client = Client::new();
    assert_eq!(client.reports(), Vec::<String>::new(), "{:#?}", client.shown);
    client.edit(&CARDS.replacen("goto log 1010", "goto log 1019", 1));
    let report = &client.shown["mem:/pack/cards.land"][0];
    assert_eq!(report["code"], "LF2001");
    assert_eq!(report["range"]["start"], json!({ "line": 3, "character": 37 }));
    client.edit(CARDS);
    assert_eq!(client.reports(), Vec::<String>::new());
}

#[test]
fn a_definition_is_found_from_an_id_and_from_the_word_before_it() {
    let mut client = Client::new();
    for inside in [0, 2, 5, 8] {
        let found = client.result("textDocument/definition", at(CARDS, "log 1010", inside));
        assert_eq!(found[0]["range"]["start"], json!({ "line": 8, "character": 4 }), "{inside}: {found}");
    }
}

#[test]
fn references_are_found_in_effects_and_in_texts() {
    let mut client = Client::new();
    let context = json!({ "includeDeclaration": true });
    let params = with(at(CARDS, "log 1011 \"Under", 5), "context", context);
    let found = client.result("textDocument/references", params);
    let lines: Vec<i64> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|place| place["range"]["start"]["line"].as_i64().unwrap())
        .collect();
    assert_eq!(lines, [15, 9, 11]);
}

#[test]
fn a_rename_reaches_every_place_and_leaves_a_trace() {
    let mut client = Client::new();
    let params = with(at(CARDS, "log 1010 \"Inside", 5), "newName", json!("1012"));
    let edit = client.result("textDocument/rename", params);
    let edits = edit["changes"]["mem:/pack/cards.land"].as_array().unwrap();
    let after = apply(CARDS, edits);
    assert!(after.contains("goto log 1012"), "{after}");
    assert!(after.contains("log 1012 \"Inside\" {\n    was 1010\n"), "{after}");
    assert!(after.contains("marked(1012.1)") && after.contains("mark 1012.1"), "{after}");
    client.edit(&after);
    assert_eq!(client.reports(), Vec::<String>::new(), "{after}");
}

#[test]
fn a_rename_to_a_taken_or_malformed_id_is_refused() {
    let mut client = Client::new();
    for (name, why) in [("1011", "exists already"), ("first", "is not written like")] {
        let answer = client
            .ask("textDocument/rename", with(at(CARDS, "log 1010 \"Inside", 5), "newName", json!(name)));
        assert!(answer["error"]["message"].as_str().unwrap().contains(why), "{answer}");
    }
}

fn apply(text: &str, edits: &[Value]) -> String {
    let lines: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let offset = |place: &Value| {
        lines[place["line"].as_u64().unwrap() as usize] + place["character"].as_u64().unwrap() as usize
    };
    let mut edits: Vec<(usize, usize, &str)> = edits
        .iter()
        .map(|edit| {
            let range = &edit["range"];
            (offset(&range["start"]), offset(&range["end"]), edit["newText"].as_str().unwrap())
        })
        .collect();
    edits.sort();
    let mut out = text.to_owned();
    for (start, end, new) in edits.into_iter().rev() {
        out.replace_range(start..end, new);
    }
    out
}

#[test]
fn hovering_shows_the_card_the_word_and_the_report() {
    let mut client = Client::new();
    let text = |hover: Value| hover["contents"]["value"].as_str().unwrap_or_default().to_owned();
    let card = text(client.result("textDocument/hover", at(CARDS, "goto log 1010", 9)));
    assert!(card.contains("Inside") && card.contains("Dust"), "{card}");
    let word = text(client.result("textDocument/hover", at(CARDS, "physical", 2)));
    assert!(word.contains("`physical`"), "{word}");
    let broken = CARDS.replacen("goto log 1010", "goto log 1019", 1);
    client.edit(&broken);
    let report = text(client.result("textDocument/hover", at(&broken, "1019", 1)));
    assert!(report.contains("LF2001 (missing-reference)"), "{report}");
}

#[test]
fn hovering_the_title_of_a_check_shows_its_odds() {
    let sheet = |name: &str, dice: &str| {
        format!(
            "\ncrew-board {name}-board \"{name}\" {{\n    section engineering\n    injuries 4\n    die {dice}\n}}\n"
        )
    };
    let hover = |client: &mut Client, text: &str, needle: &str| {
        client.edit(text);
        let found = client.result("textDocument/hover", at(text, needle, 2));
        found["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    let mut client = Client::new();
    let alone = hover(&mut client, CARDS, "\"Pry\"");
    assert!(!alone.contains('%'), "nobody has dice: {alone}");
    let text = format!("{CARDS}{}", sheet("Hands", "red-physical, red-physical"));
    let odds = hover(&mut client, &text, "\"Pry\"");
    assert!(odds.contains("| | dice | green | red |"), "{odds}");
    // Three of six faces will do, the wild one among them.
    assert!(odds.contains("| hands | 2 | 75.00 % | 25.00 % |"), "{odds}");
    assert!(!hover(&mut client, &text, "action").contains('%'), "only the title");
    // More dice than can be counted while somebody waits.
    let crowd = ["red-physical, green-basic, blue-construction"; 4].join(", ");
    let odds = hover(&mut client, &format!("{CARDS}{}", sheet("Crowd", &crowd)), "\"Pry\"");
    assert!(odds.contains("| crowd | 12 | ? | ? |") && odds.contains("`landfall odds P010`"), "{odds}");
}

fn labels(client: &mut Client, text: &str, needle: &str) -> Vec<String> {
    client.edit(text);
    let list = client.result("textDocument/completion", at(text, needle, needle.len()));
    let items = list["items"].as_array().unwrap();
    items.iter().map(|item| item["label"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn completion_offers_what_the_form_wants_next() {
    let mut client = Client::new();
    let change = |from: &str, to: &str| CARDS.replacen(from, to, 1);
    let ids = labels(&mut client, &change("goto log 1010", "goto log "), "-> goto log ");
    assert!(ids.contains(&"1011".to_owned()) && !ids.contains(&"P010".to_owned()), "{ids:?}");
    let verbs = labels(&mut client, &change("goto log 1010", "go"), "physical] -> go");
    assert!(verbs.contains(&"goto log".to_owned()), "{verbs:?}");
    let words = labels(&mut client, &change("[physical]", "[phy]"), "green [phy");
    assert_eq!(words, ["physical"]);
    let lines = labels(&mut client, &change("last-poi", "last"), "    last");
    assert!(lines.contains(&"last-poi".to_owned()), "{lines:?}");
    let icons = labels(&mut client, &change("Dust,", "Dust :phy"), "Dust :phy");
    assert!(icons.contains(&"physical:".to_owned()), "{icons:?}");
    let kinds = labels(&mut client, &format!("{CARDS}\nplan"), "\nplan");
    assert!(kinds.contains(&"planet".to_owned()), "{kinds:?}");
    let boxes = labels(&mut client, &change("marked(1010.1)", "marked(1010.)"), "marked(1010.");
    assert!(boxes.iter().all(|label| label != "P010"), "{boxes:?}");
}

#[test]
fn the_form_of_a_phrase_is_shown_while_it_is_written() {
    let mut client = Client::new();
    let text = CARDS.replacen("goto log 1010", "goto log ", 1);
    client.edit(&text);
    let needle = "-> goto log ";
    let help = client.result("textDocument/signatureHelp", at(&text, needle, needle.len()));
    assert!(help["signatures"][0]["label"].as_str().unwrap().starts_with("goto log"), "{help}");
}

#[test]
fn a_missing_log_can_be_written_as_a_stub() {
    let mut client = Client::new();
    let broken = CARDS.replacen("goto log 1010", "goto log 1400", 1);
    client.edit(&broken);
    let place = at(&broken, "1400", 1);
    let range = json!({ "start": place["position"], "end": place["position"] });
    let params = json!({
        "textDocument": place["textDocument"], "range": range, "context": { "diagnostics": [] },
    });
    let actions = client.result("textDocument/codeAction", params);
    let titles: Vec<&str> =
        actions.as_array().unwrap().iter().map(|a| a["title"].as_str().unwrap()).collect();
    let at =
        titles.iter().position(|title| *title == "write log 1400").unwrap_or_else(|| panic!("{titles:?}"));
    let edits = actions[at]["edit"]["changes"]["mem:/pack/cards.land"].as_array().unwrap();
    client.edit(&apply(&broken, edits));
    assert!(!client.reports().contains(&"LF2001".to_owned()), "{:?}", client.shown);
}

#[test]
fn symbols_folds_tokens_hints_lenses_and_links_are_given() {
    let mut client = Client::new();
    let document = json!({ "textDocument": { "uri": "mem:/pack/cards.land" } });
    let symbols = client.result("textDocument/documentSymbol", document.clone());
    let names: Vec<&str> = symbols.as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["P010", "log 1010", "log 1011"]);
    assert_eq!(symbols[1]["children"][0]["name"], "box 1");
    let folds = client.result("textDocument/foldingRange", document.clone());
    assert_eq!(folds.as_array().unwrap().len(), 4, "{folds}");
    let tokens = client.result("textDocument/semanticTokens/full", document.clone());
    assert!(tokens["data"].as_array().unwrap().len() > 50, "{tokens}");
    let whole = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } });
    let hints = client.result("textDocument/inlayHint", with(document.clone(), "range", whole));
    let labels: Vec<&str> = hints.as_array().unwrap().iter().map(|h| h["label"].as_str().unwrap()).collect();
    assert!(labels.contains(&"Under the lid"), "{labels:?}");
    let lenses = client.result("textDocument/codeLens", document.clone());
    let titles: Vec<&str> =
        lenses.as_array().unwrap().iter().map(|l| l["command"]["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["brought in by 1", "sent here by 1, marks 1 box", "sent here by 1"]);
    let links = client.result("textDocument/documentLink", document);
    assert!(links.as_array().unwrap().iter().any(|l| l["target"] == "mem:/pack/cards.land#L16"), "{links}");
    let found = client.result("workspace/symbol", json!({ "query": "lid" }));
    assert_eq!(found[0]["name"], "log 1011 Under the lid");
}

#[test]
fn a_file_is_formatted_line_by_line() {
    let mut client = Client::new();
    let crooked = CARDS.replacen("    last-poi", "  last-poi", 1);
    client.edit(&crooked);
    let params = json!({
        "textDocument": { "uri": "mem:/pack/cards.land" }, "options": { "tabSize": 4, "insertSpaces": true },
    });
    let edits = client.result("textDocument/formatting", params.clone());
    assert_eq!(apply(&crooked, edits.as_array().unwrap()), CARDS);
    let far = json!({ "start": { "line": 9, "character": 0 }, "end": { "line": 10, "character": 0 } });
    let none = client.result("textDocument/rangeFormatting", with(params, "range", far));
    assert_eq!(none, json!([]));
}

#[test]
fn a_card_and_a_picture_are_given_on_request() {
    let mut client = Client::new();
    let card = client.result("landfall/text", at(CARDS, "Dust", 1));
    assert!(card["text"].as_str().unwrap().contains("Inside"), "{card}");
    let picture = client.result("landfall/picture", json!({ "name": "planet shore" }));
    assert!(picture["svg"].as_str().unwrap().starts_with("<svg"), "{picture}");
}

#[test]
fn a_host_answers_what_needs_more_than_a_compiler() {
    static FURTHER: &[Further] = &[("landfall/card", |asked| match &asked.card {
        Some(card) => Ok(json!({ "card": card, "locale": asked.locale, "paper": asked.params["paper"] })),
        None => Err("there is no card here".to_owned()),
    })];
    let mut client = Client::new();
    let place = with(with(at(CARDS, "Dust", 1), "locale", json!("it")), "paper", json!("a4"));
    let refused = client.ask("landfall/card", place.clone());
    assert_eq!(refused["error"]["message"], "there is no method `landfall/card`");
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let server = std::mem::replace(&mut client.server, Server::new(Box::new(opener)));
    client.server = server.answering(FURTHER);
    let card = client.result("landfall/card", place);
    assert_eq!(card, json!({ "card": "log 1010", "locale": "it", "paper": "a4" }));
    let nowhere = client.ask("landfall/card", json!({ "textDocument": { "uri": "mem:/pack/none.land" } }));
    assert_eq!(nowhere["error"]["message"], "there is no card here");
}

#[test]
fn columns_are_counted_as_the_client_asks() {
    let text = CARDS.replacen("goto log 1010", "goto log 1019", 1).replacen("\"Pry\"", "\"𝄞é\"", 1);
    let text = text.replacen("        green [physical]", "        /// 𝄞é\n        green [physical]", 1);
    for (encoding, title) in [("utf-8", 6), ("utf-16", 3), ("utf-32", 2)] {
        let mut client = Client::with(json!({ "general": { "positionEncodings": [encoding] } }));
        client.edit(&text);
        let symbols = client.result(
            "textDocument/foldingRange",
            json!({ "textDocument": { "uri": "mem:/pack/cards.land" } }),
        );
        assert!(symbols.is_array());
        // A partial edit behind the title: the letters before it count as the client says.
        let column = 12 + title;
        let range =
            json!({ "start": { "line": 2, "character": column }, "end": { "line": 2, "character": column } });
        let change = json!({
            "textDocument": { "uri": "mem:/pack/cards.land", "version": 2 },
            "contentChanges": [{ "range": range, "text": "!" }],
        });
        client.tell("textDocument/didChange", change);
        client.rest();
        let symbol = client.result("landfall/text", json!({ "name": "P010" }));
        assert!(symbol["text"].as_str().unwrap().contains("𝄞é!"), "{encoding}: {symbol}");
    }
}

#[test]
fn what_is_no_message_gets_an_error_and_the_server_goes_on() {
    let mut client = Client::new();
    for broken in ["", "{", "[]", "null", "{\"jsonrpc\":\"2.0\"}", "{\"id\":7}", "\u{0}"] {
        let answers = client.server.receive(broken);
        let answer: Value = serde_json::from_str(&answers[0]).unwrap();
        assert!(answer["error"]["code"].is_i64(), "{broken}: {answer}");
    }
    assert_eq!(client.ask("textDocument/nothing", json!({}))["error"]["code"], -32601);
    assert_eq!(client.ask("textDocument/hover", json!({ "no": 1 }))["error"]["code"], -32602);
    let far = json!({ "textDocument": { "uri": "mem:/pack/cards.land" }, "position": { "line": 4_000_000, "character": 4_000_000 } });
    assert_eq!(client.result("textDocument/hover", far), Value::Null);
    let unknown = json!({ "textDocument": { "uri": "mem:/pack/nowhere.land" }, "position": { "line": 0, "character": 0 } });
    assert_eq!(client.result("textDocument/definition", unknown), json!([]));
    for _ in 0..2 {
        client.tell("textDocument/didClose", json!({ "textDocument": { "uri": "mem:/pack/cards.land" } }));
    }
    client.rest();
    assert_eq!(client.result("workspace/symbol", json!({ "query": "shore" })).as_array().unwrap().len(), 1);
}

#[test]
fn nothing_is_answered_before_initialize_or_after_shutdown() {
    let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
    let mut client = Client { server: Server::new(Box::new(opener)), next: 0, shown: Default::default() };
    assert_eq!(client.ask("textDocument/hover", json!({}))["error"]["code"], -32002);
    client.tell("textDocument/didOpen", json!({}));
    client.ask("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} }));
    assert_eq!(client.ask("shutdown", Value::Null)["result"], Value::Null);
    assert!(client.server.is_shut_down());
    assert_eq!(client.ask("textDocument/hover", json!({}))["error"]["code"], -32600);
}

#[test]
fn a_board_is_played_line_by_line() {
    let mut client = Client::new();
    let boards = client.result("landfall/boards", json!({}));
    assert_eq!(
        boards,
        json!([{ "name": "shore", "pack": "shore", "team": [], "known": [], "players": null }])
    );
    let mut play = |lines: &str| {
        client.result("landfall/play", json!({ "script": format!("play shore dice any\n{lines}") }))
    };
    let begun = play("");
    assert_eq!((&begun["options"], &begun["notes"]), (&json!(["land 1"]), &json!(["Beach"])), "{begun}");
    assert_eq!((&begun["wrong"], &begun["choice"]), (&Value::Null, &Value::Null), "{begun}");
    let choosing = play("land 1\ncrew 1 act \"Pry\"\n");
    assert_eq!(choosing["choice"]["about"], "Pry", "{choosing}");
    assert_eq!(choosing["options"], json!(["choose green", "choose red"]), "{choosing}");
    let pried = play("land 1\ncrew 1 act \"Pry\"\nchoose green\n");
    let page = pried["told"].as_array().unwrap().iter().find(|event| event["page"] == "log 1010");
    let page = page.unwrap_or_else(|| panic!("{pried}"));
    assert!(page["text"].as_str().unwrap().contains("Dust, and a way to"), "{page}");
    assert_eq!(page["line"], 4, "{page}");
    let wrong = play("land 2\n");
    assert_eq!(wrong["wrong"]["line"], 2, "{wrong}");
}

#[test]
fn what_is_asked_to_be_checked_is_reported_before_the_answer() {
    let mut client = Client::new();
    let text = CARDS.replacen("goto log 1010", "goto log 1019", 1);
    let document = json!({ "uri": "mem:/pack/cards.land", "languageId": "land", "version": 1, "text": text });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
    let answers =
        client.send(&json!({ "jsonrpc": "2.0", "id": 9, "method": "landfall/checked", "params": {} }));
    let (last, reports) = answers.split_last().unwrap();
    assert_eq!(*last, json!({ "jsonrpc": "2.0", "id": 9, "result": null }));
    assert!(
        reports.iter().any(|report| report["params"]["diagnostics"][0]["code"] == "LF2001"),
        "{reports:?}"
    );
    assert!(!client.server.is_busy());
}

#[test]
fn a_thousand_edits_cost_one_compilation() {
    let mut client = Client::new();
    let document =
        json!({ "uri": "mem:/pack/cards.land", "languageId": "land", "version": 1, "text": CARDS });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
    for version in 2..1002 {
        let end = json!({ "line": 9999, "character": 0 });
        let change = json!({
            "textDocument": { "uri": "mem:/pack/cards.land", "version": version },
            "contentChanges": [{ "range": { "start": end, "end": end }, "text": "// more\n" }],
        });
        client.tell("textDocument/didChange", change);
    }
    let mut rounds = 0;
    while client.server.is_busy() {
        client.server.idle();
        rounds += 1;
    }
    assert_eq!(rounds, 1);
}
