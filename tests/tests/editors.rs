//! Real editors speak to the real program.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::process::Command;

use landfall_tests::{copy_folder, landfall, repository};
use serde_json::Value;

/// What Neovim was told, by the name of the question.
fn neovim() -> Value {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("glasswake");
    copy_folder(&repository().join("content/glasswake"), &pack);
    let out = folder.path().join("answers.json");
    let run = Command::new("nvim")
        .args(["--headless", "--clean", "-c"])
        .arg(format!("luafile {}", repository().join("tests/editors/neovim.lua").display()))
        .env("LANDFALL", landfall())
        .env("PACK", &pack)
        .env("FILE", pack.join("poi/shelf.land"))
        .env("OUT", &out)
        .output()
        .expect("Neovim is installed by tests/run");
    let text = std::fs::read_to_string(&out)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&run.stderr)));
    serde_json::from_str(&text).unwrap()
}

fn list<'a>(answers: &'a Value, name: &str) -> &'a Vec<Value> {
    answers[name].as_array().unwrap_or_else(|| panic!("{name}: {}", answers[name]))
}

#[test]
fn neovim_asks_everything_about_glasswake() {
    let answers = neovim();
    assert_eq!(answers.get("failure"), None, "{answers:#}");
    let ends = |value: &Value, end: &str| value.as_str().is_some_and(|text| text.ends_with(end));
    assert!(ends(&list(&answers, "definition")[0]["uri"], "logs/drone.land"), "{}", answers["definition"]);
    assert!(list(&answers, "references").len() >= 3, "{}", answers["references"]);
    assert!(answers["hover"]["contents"]["value"].as_str().unwrap().contains("What the drone saw"));
    let renamed = answers["rename"]["changes"].as_object().unwrap();
    assert!(renamed.keys().any(|uri| uri.ends_with("logs/drone.land")), "{}", answers["rename"]);
    assert!(renamed.keys().any(|uri| uri.ends_with("poi/shelf.land")), "{}", answers["rename"]);
    assert!(renamed.keys().any(|uri| uri.ends_with("l10n/it.po")), "{}", answers["rename"]);
    assert_eq!(
        answers["prepare"]["end"]["character"].as_u64().unwrap()
            - answers["prepare"]["start"]["character"].as_u64().unwrap(),
        4
    );
    assert!(!answers["hover in a catalog"]["contents"]["value"].as_str().unwrap().is_empty());
    let labels: Vec<&Value> =
        list(&answers["completion"], "items").iter().map(|item| &item["label"]).collect();
    assert!(labels.iter().any(|label| *label == "1903"), "{labels:?}");
    assert!(answers["signature"]["signatures"][0]["label"].as_str().unwrap().starts_with("goto log"));
    assert_eq!(list(&answers, "symbols")[0]["name"], "P901");
    assert!(!list(&answers, "workspace symbols").is_empty());
    assert!(list(&answers, "folding").len() > 3);
    assert!(list(&answers["tokens"], "data").len() > 100);
    assert_eq!(list(&answers, "formatting").len(), 0, "the pack is formatted");
    assert_eq!(list(&answers, "range formatting").len(), 0, "and so is a part of it");
    assert!(list(&answers, "inlay").iter().any(|hint| hint["label"] == "What the drone saw"));
    let lenses: Vec<&str> =
        list(&answers, "lens").iter().map(|lens| lens["command"]["title"].as_str().unwrap()).collect();
    assert_eq!(lenses[0], "brought in by 1", "{lenses:?}");
    assert!(
        list(&answers, "links").iter().any(|link| link["target"].as_str().unwrap().contains("drone.land#L"))
    );
    assert!(answers["text"]["text"].as_str().unwrap().contains("P901"));
    assert_eq!(answers["text here"]["name"], "P901");
    assert!(answers["picture"]["svg"].as_str().unwrap().starts_with("<svg"));
    assert_eq!(list(&answers, "reports")[0]["code"], "LF2001");
    let titles: Vec<&str> =
        list(&answers, "actions").iter().map(|action| action["title"].as_str().unwrap()).collect();
    assert!(titles.contains(&"write log 1803"), "{titles:?}");
    assert_eq!(answers["cleared"], true);
}
