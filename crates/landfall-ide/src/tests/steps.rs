//! Steps that an editor offers, taken: what was reported is gone afterwards.

use super::*;

/// The actions at a place, by title.
fn actions(client: &mut Client, text: &str, needle: &str) -> Vec<(String, Value)> {
    let place = at(text, needle, 1);
    let range = json!({ "start": place["position"], "end": place["position"] });
    let params = json!({
        "textDocument": place["textDocument"], "range": range, "context": { "diagnostics": [] },
    });
    let found = client.result("textDocument/codeAction", params);
    let action = |action: &Value| {
        let edits = action["edit"]["changes"]["mem:/pack/cards.land"].clone();
        (action["title"].as_str().unwrap().to_owned(), edits)
    };
    found.as_array().unwrap().iter().map(action).collect()
}

/// Takes the step whose title begins so.
fn take(client: &mut Client, text: &str, needle: &str, title: &str) -> String {
    let actions = actions(client, text, needle);
    let found = actions.iter().find(|(name, _)| name.starts_with(title));
    let (_, edits) = found.unwrap_or_else(|| panic!("no `{title}`: {actions:#?}"));
    apply(text, edits.as_array().unwrap())
}

#[test]
fn a_fix_of_a_report_repairs_it() {
    let mut client = Client::new();
    let broken = CARDS.replacen("green [physical]", "gren [physical]", 1);
    client.edit(&broken);
    assert!(!client.reports().is_empty());
    let offered = actions(&mut client, &broken, "gren");
    let (_, edits) = offered.first().unwrap_or_else(|| panic!("{:#?}", client.shown));
    assert_eq!(apply(&broken, edits.as_array().unwrap()), CARDS);
}

#[test]
fn a_warning_can_be_allowed_with_a_reason_and_an_error_cannot() {
    let mut client = Client::new();
    for alone in
        ["log 1020 \"Alone\" {\n    \"Salt.\"\n    end\n}\n", "log 1020 \"Alone\" { \"Salt.\"; end }\n"]
    {
        let text = format!("{CARDS}\n{alone}");
        client.edit(&text);
        let reports = client.reports();
        assert_eq!(reports.len(), 1, "{:#?}", client.shown);
        let allowed = take(&mut client, &text, "1020", "allow ");
        assert!(allowed.contains("\"reason\""), "{allowed}");
        client.edit(&allowed);
        assert_eq!(client.reports(), Vec::<String>::new(), "{allowed}\n{:#?}", client.shown);
    }
    let broken = CARDS.replacen("goto log 1010", "goto log 1019", 1);
    client.edit(&broken);
    let offered = actions(&mut client, &broken, "1019");
    assert!(offered.iter().all(|(title, _)| !title.starts_with("allow")), "{offered:#?}");
}

#[test]
fn only_the_lines_of_a_range_are_formatted() {
    let mut client = Client::new();
    let crooked = CARDS.replacen("    last-poi", "  last-poi", 1).replacen("    box 1", "      box 1", 1);
    client.edit(&crooked);
    let range = json!({ "start": { "line": 1, "character": 0 }, "end": { "line": 1, "character": 1 } });
    let params = json!({
        "textDocument": { "uri": "mem:/pack/cards.land" }, "range": range,
        "options": { "tabSize": 4, "insertSpaces": true },
    });
    let edits = client.result("textDocument/rangeFormatting", params);
    let after = apply(&crooked, edits.as_array().unwrap());
    assert_eq!(after, CARDS.replacen("    box 1", "      box 1", 1));
}

#[test]
fn a_range_is_formatted_even_where_lines_come_and_go() {
    let mut client = Client::new();
    let crooked =
        CARDS.replacen("    last-poi\n", "  last-poi\n\n\n\n", 1).replacen("    box 1", "      box 1", 1);
    client.edit(&crooked);
    let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 5, "character": 0 } });
    let params = json!({
        "textDocument": { "uri": "mem:/pack/cards.land" }, "range": range,
        "options": { "tabSize": 4, "insertSpaces": true },
    });
    let edits = client.result("textDocument/rangeFormatting", params);
    let after = apply(&crooked, edits.as_array().unwrap());
    assert!(after.contains("\n    last-poi\n"), "{after}");
    assert!(after.contains("\n      box 1"), "what is outside the range stays: {after}");
}
