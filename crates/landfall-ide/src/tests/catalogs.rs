//! Translators: a catalog has reports, shows its cards, and follows a new id.

use super::*;

const URI: &str = "mem:/pack/l10n/it.po";
const CATALOG: &str = r#"msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

#. Log 1010: Title
msgctxt "log/1010/title"
msgid "Inside"
msgstr "Dentro"

msgctxt "log/1010/narrative/1"
msgid "Dust, and a way to {log 1011}."
msgstr "Polvere, e una via per {log 1011}."

msgctxt "log/1011/title"
msgid "Under the lid"
msgstr "Sotto il coperchio"
"#;

fn client() -> Client {
    let mut client = Client::new();
    let manifest = format!("{MANIFEST}locales: [en, it]\n");
    let files =
        json!([{ "uri": "mem:/pack/landfall.yaml", "text": manifest }, { "uri": URI, "text": CATALOG }]);
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    client
}

/// The place of `needle` in the catalog.
fn place(needle: &str) -> Value {
    with(at(CATALOG, needle, 1), "textDocument", json!({ "uri": URI }))
}

#[test]
fn reports_of_a_catalog_are_shown_in_it() {
    let mut client = client();
    let broken = CATALOG.replacen("per {log 1011}", "per {log 1012}", 1);
    let document = json!({ "uri": URI, "languageId": "po", "version": 1, "text": broken });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
    client.rest();
    let lines: Vec<&Value> = client.shown[URI]
        .as_array()
        .unwrap()
        .iter()
        .map(|report| &report["range"]["start"]["line"])
        .collect();
    assert!(lines.contains(&&json!(10)), "{:#?}", client.shown[URI]);
}

#[test]
fn an_entry_shows_its_card_in_the_language_of_the_catalog_and_leads_to_it() {
    let mut client = client();
    let hover = client.result("textDocument/hover", place("Polvere"));
    assert!(hover["contents"]["value"].as_str().unwrap().contains("Dentro"), "{hover}");
    let card = client.result("landfall/text", place("Sotto"));
    assert!(card["text"].as_str().unwrap().contains("Sotto il coperchio"), "{card}");
    let found = client.result("textDocument/definition", place("Polvere"));
    assert_eq!(found[0]["uri"], "mem:/pack/cards.land", "{found}");
    assert_eq!(found[0]["range"]["start"]["line"], 8, "{found}");
    let header = client.ask("landfall/text", place("Content-Type"));
    assert_eq!(header["error"]["message"], "there is no card here", "{header}");
}

#[test]
fn a_rename_reaches_keys_and_references_of_catalogs_and_leaves_no_report() {
    let mut client = client();
    let before = client.reports();
    let params = with(at(CARDS, "log 1011 \"Under", 5), "newName", json!("1012"));
    let edit = client.result("textDocument/rename", params);
    let changes = edit["changes"].as_object().unwrap();
    let catalog = apply(CATALOG, changes[URI].as_array().unwrap());
    assert!(catalog.contains("msgctxt \"log/1012/title\""), "{catalog}");
    assert!(catalog.contains("msgctxt \"log/1010/narrative/1\""), "{catalog}");
    assert_eq!(catalog.matches("{log 1012}").count(), 2, "{catalog}");
    let cards = apply(CARDS, changes["mem:/pack/cards.land"].as_array().unwrap());
    let files = json!([{ "uri": URI, "text": catalog }, { "uri": "mem:/pack/cards.land", "text": cards }]);
    client.tell("landfall/files", json!({ "files": files }));
    client.rest();
    assert_eq!(client.reports(), before, "{:#?}", client.shown);
}
