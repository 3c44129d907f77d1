//! What `check` writes for others: valid by their own schemas, on the right lines, and harmless whatever a card is called.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::path::PathBuf;

use insta::assert_snapshot;
use landfall_tests::{Said, Sandbox, peers, repository};
use serde_json::Value;

const FORMATS: [&str; 8] = ["human", "short", "json", "sarif", "github", "gitlab", "junit", "markdown"];

/// Errors and a warning, with fixes and related places among them.
fn broken_demo() -> Sandbox {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "goto log 9002", "goto log 9012");
    sandbox.edit(
        "demo/cards.land",
        "danger A\n",
        "danger A\n        green [exploration] -> gain success 1\n",
    );
    sandbox.edit("demo/planet.land", "biomes aquatic", "biomes aqautic");
    sandbox.write("demo/more.land", "log 9001 \"Again\" { reference; end }\nlog 9009 { \"Alone.\"; end }\n");
    sandbox
}

fn check_into_files(sandbox: &Sandbox, folder: &str) -> Said {
    let outputs: Vec<String> = FORMATS.iter().map(|format| format!("{format}=out.{format}")).collect();
    let mut arguments = vec!["check", folder];
    outputs.iter().for_each(|output| arguments.extend(["--output", output]));
    sandbox.run(&arguments)
}

fn schema_of(sandbox: &Sandbox, document: &str) -> PathBuf {
    let said = sandbox.run(&["schema", "json", document]);
    assert_eq!(said.code, Some(0), "{said}");
    let committed = format!("crates/landfall-cli/schemas/{document}.schema.json");
    assert_eq!(said.stdout, std::fs::read_to_string(repository().join(committed)).unwrap());
    sandbox.write(&format!("{document}.schema.json"), said.stdout);
    sandbox.path(&format!("{document}.schema.json"))
}

fn assert_valid(sandbox: &Sandbox) {
    let schema = schema_of(sandbox, "check");
    peers::holds_to_schema(&schema, &[sandbox.path("out.json")]).unwrap();
    peers::holds_to_schema(&peers::sarif_schema(), &[sandbox.path("out.sarif")]).unwrap();
    peers::holds_to_xsd(&peers::junit_xsd(), &[sandbox.path("out.junit")]).unwrap();
    assert!(parsed(sandbox, "out.gitlab").is_array());
}

fn parsed(sandbox: &Sandbox, path: &str) -> Value {
    serde_json::from_slice(&sandbox.read(path)).unwrap()
}

#[test]
fn every_format_is_written_at_once_and_valid() {
    let sandbox = broken_demo();
    let said = check_into_files(&sandbox, "demo");
    assert_eq!((said.code, said.stdout.as_str()), (Some(1), ""), "{said}");
    assert_valid(&sandbox);
    for format in ["sarif", "github", "gitlab", "junit", "markdown"] {
        // How many rules there are is no matter of a format.
        let text = sandbox.read_text(&format!("out.{format}"));
        let lines = text.lines().filter(|line| !line.starts_with("checked "));
        assert_snapshot!(format!("broken_demo_{format}"), lines.collect::<Vec<_>>().join("\n"));
    }
}

#[test]
fn a_clean_pack_gives_valid_documents_too() {
    let sandbox = Sandbox::with_demo();
    assert_eq!(check_into_files(&sandbox, "demo").code, Some(0));
    assert_valid(&sandbox);
    assert_eq!(sandbox.read_text("out.github"), "");
    assert_eq!(parsed(&sandbox, "out.gitlab"), Value::Array(Vec::new()));
}

/// A validator that accepts everything would make the tests above worthless.
#[test]
fn the_judges_refuse_what_is_wrong() {
    let sandbox = broken_demo();
    check_into_files(&sandbox, "demo");
    let broken = |file: &str, from: &str, to: &str| sandbox.edit(file, from, to).path(file);
    let sarif = broken("out.sarif", "\"level\": \"error\"", "\"level\": \"dreadful\"");
    let refused = |answer: Result<(), String>, why: &str| {
        let said = answer.unwrap_err();
        assert!(said.contains(why), "{said}");
    };
    refused(peers::holds_to_schema(&peers::sarif_schema(), &[sarif]), "'dreadful' is not one of");
    let junit = broken("out.junit", "<testcase name=", "<testcase nam=");
    refused(peers::holds_to_xsd(&peers::junit_xsd(), &[junit]), "failed validating {'nam':");
    let json = broken("out.json", "\"severity\":\"error\"", "\"severity\":\"dreadful\"");
    refused(peers::holds_to_schema(&schema_of(&sandbox, "check"), &[json]), "'dreadful' is not one of");
}

#[test]
fn errors_come_before_warnings_and_advice_in_every_format() {
    let sandbox = broken_demo();
    let reports = sandbox.run(&["check", "demo", "--format", "json"]).json();
    let severities: Vec<&str> = reports["reports"]
        .as_array()
        .unwrap()
        .iter()
        .map(|report| report["severity"].as_str().unwrap())
        .collect();
    let rank = |word: &&str| ["error", "warning", "advice"].iter().position(|known| known == word).unwrap();
    assert!(severities.iter().map(rank).is_sorted(), "{severities:?}");
    assert!(severities.contains(&"error") && severities.contains(&"warning"), "{severities:?}");
}

#[test]
fn fingerprints_stay_when_lines_move() {
    let sandbox = broken_demo();
    let fingerprints = || -> Vec<String> {
        check_into_files(&sandbox, "demo");
        let sarif = parsed(&sandbox, "out.sarif");
        let results = sarif["runs"][0]["results"].as_array().unwrap();
        results.iter().map(|result| result["partialFingerprints"]["landfall/v1"].to_string()).collect()
    };
    let before = fingerprints();
    assert!(before.len() >= 3, "{before:?}");
    for file in ["demo/cards.land", "demo/planet.land", "demo/more.land"] {
        sandbox.write(file, format!("// A remark.\n\n// Another.\n{}", sandbox.read_text(file)));
    }
    assert_eq!(fingerprints(), before);
}

/// Whatever a pack holds: no escape sequence, no line that is a command, no markup, no tag.
#[test]
fn hostile_names_stay_harmless_in_every_format() {
    let sandbox = Sandbox::new();
    let nasty = "x\u{1b}[2J\u{9b}1m\u{202e}::error title=p,w::n##[group]<b>&\"'`]](http:a)@all";
    sandbox.write("p/landfall.yaml", "name: p\nversion: 0.1.0\ngame: vanguard\n");
    sandbox
        .write("p/a\n::error title=pwn::x.land", format!("log 1 {{ reference; goto {nasty}\n  {nasty} }}\n"));
    sandbox.write("p/::warning::y.land", format!("{nasty} {{ }}\nlog 2 \"{nasty}\" {{ end }}\n"));
    sandbox.write("p/b,c:d%0A<e>.land", "lgo 3 { }\n");
    let said = check_into_files(&sandbox, "p");
    assert_eq!(said.code, Some(1), "{said}");
    assert_valid(&sandbox);
    for format in FORMATS {
        let text = sandbox.read_text(&format!("out.{format}"));
        assert!(text.contains("LF"), "{format}: nothing was found");
        let tame = |letter: char| !letter.is_control() || letter == '\n';
        assert!(text.chars().all(tame), "{format}: {text:?}");
        assert!(!text.contains('\u{202e}'), "{format}");
        let commands = text.lines().filter(|line| line.trim_start().starts_with("::"));
        match format {
            "github" => {
                assert_eq!(commands.count(), text.lines().count(), "{text}");
                for line in text.lines() {
                    let (head, _) = line[2..].split_once("::").unwrap();
                    let level = head.split(' ').next().unwrap();
                    assert!(["error", "warning", "notice"].contains(&level), "{line}");
                    let names =
                        head[level.len()..].split(',').map(|pair| pair.trim().split('=').next().unwrap());
                    let known = ["file", "line", "endLine", "col", "endColumn", "title"];
                    assert!(names.clone().all(|name| known.contains(&name)), "{line}");
                }
            }
            _ => assert_eq!(commands.count(), 0, "{format}: {text}"),
        }
        if ["human", "short"].contains(&format) {
            assert!(!text.contains("##["), "{format}: {text}");
        }
        if format == "markdown" {
            assert!(!text.contains("<b>") && !text.contains("@all") && !text.contains("](http"), "{text}");
        }
    }
}

#[test]
fn dump_diff_and_compat_hold_to_their_schemas() {
    let sandbox = Sandbox::with_demo();
    let document = |name: &str, arguments: &[&str]| {
        let said = sandbox.run(arguments);
        assert!(said.code != Some(2), "{said}");
        sandbox.write(name, &said.stdout).path(name)
    };
    sandbox.run(&["build", "demo", "-o", "old.lfb"]);
    sandbox.edit("demo/logs.land", "log 9005", "log 9006").edit("demo/planet.land", "log 9005", "log 9006");
    sandbox.edit("demo/logs.land", "From the top", "From the bottom");
    sandbox.edit("demo/planet.land", "biomes aquatic", "biomes rocky");
    let said = sandbox.run(&["build", "demo", "-o", "new.lfb"]);
    assert_eq!(said.code, Some(0), "{said}");
    let diff = document("diff.json", &["diff", "old.lfb", "new.lfb", "--format", "json"]);
    let same = document("same.json", &["diff", "old.lfb", "old.lfb", "--format", "json"]);
    peers::holds_to_schema(&schema_of(&sandbox, "diff"), &[diff, same]).unwrap();
    assert!(!parsed(&sandbox, "diff.json")["assets"].as_array().unwrap().is_empty());
    let compat = document("compat.json", &["compat", "old.lfb", "new.lfb", "--format", "json"]);
    peers::holds_to_schema(&schema_of(&sandbox, "compat"), &[compat]).unwrap();
    assert!(!parsed(&sandbox, "compat.json")["breaks"].as_array().unwrap().is_empty());
    let mut dumps = vec![document("dump.json", &["dump", "new.lfb"])];
    dumps.push(document("one.json", &["dump", "new.lfb", "--asset", "P901"]));
    for pack in ["glasswake", "first-sols", "cold-harbour"] {
        let (folder, bundle) = (repository().join("content").join(pack), format!("{pack}.lfb"));
        let said = sandbox.run(&["build", folder.to_str().unwrap(), "-o", &bundle]);
        assert_eq!(said.code, Some(0), "{said}");
        dumps.push(document(&format!("{pack}.json"), &["dump", &bundle]));
    }
    peers::holds_to_schema(&schema_of(&sandbox, "dump"), &dumps).unwrap();
}

#[test]
fn what_could_not_be_decided_is_counted_and_named() {
    let sandbox = Sandbox::with_demo();
    sandbox.write("demo/more.land", "log 9009 { reference; \"A door.\"; -> gotoo log 9001 }\n");
    let said = check_into_files(&sandbox, "demo");
    let line = "not decided because of errors: dead-end-log in 1 asset";
    assert!(said.stderr.ends_with(&format!("\n{line}\n")), "{said}");
    assert!(sandbox.read_text("out.markdown").ends_with(&format!("\n{line}\n")));
    assert_eq!(parsed(&sandbox, "out.json")["summary"]["undecided"], 1);
    sandbox.edit("demo/more.land", "gotoo", "goto");
    let said = check_into_files(&sandbox, "demo");
    assert!(!said.stderr.contains("not decided"), "{said}");
    assert_eq!(parsed(&sandbox, "out.json")["summary"]["undecided"], 0);
}

#[test]
fn every_game_is_described_for_programs() {
    let sandbox = Sandbox::new();
    let schema = schema_of(&sandbox, "game");
    let mut files = Vec::new();
    for game in ["vanguard", "first-martians", "caverns"] {
        let said = sandbox.run(&["schema", "json", game]);
        assert_eq!(said.code, Some(0), "{said}");
        sandbox.write(&format!("{game}.json"), said.stdout);
        files.push(sandbox.path(&format!("{game}.json")));
    }
    peers::holds_to_schema(&schema, &files).unwrap();
    let game = parsed(&sandbox, "vanguard.json");
    let named = |list: &str, name: &str| {
        let list = game[list].as_array().unwrap();
        list.iter().find(|it| it["name"] == name).unwrap_or_else(|| panic!("no {name} in {list:?}")).clone()
    };
    let verb = named("verbs", "replace-poi");
    assert_eq!(verb["does"][0]["act"], "replace");
    assert_eq!((&verb["does"][0]["argument"], &verb["does"][0]["at"]), (&"poi".into(), &"sector".into()));
    assert_eq!(named("verbs", "spend-die")["roles"], serde_json::json!(["payable"]));
    assert_eq!(named("verbs", "choose")["control"], "choose");
    assert_eq!(named("kinds", "log")["names"]["it"], "Annotazione");
    assert_eq!(game["facts"]["own-dice"], 5);
    let die = |word: &str| {
        let dice = game["dice"].as_array().unwrap();
        dice.iter().find(|die| die["word"] == word).unwrap().clone()
    };
    assert_eq!(
        (&die("red-wild")["faces"][5][0], &die("red-wild")["assumed"]),
        (&"accident".into(), &false.into())
    );
    let danger = die("danger-die");
    assert_eq!((&danger["faces_of"], &danger["assumed"]), (&"danger-face".into(), &true.into()));
    assert_eq!(danger["faces"].as_array().unwrap().len(), 6);
    assert_eq!(die("lead-token")["faces"].as_array().unwrap().len(), 20);
    assert!(game["externs"]["injury"].as_array().unwrap().contains(&"wounded".into()));
    assert!(game["templates"]["it"].as_str().unwrap().contains("verb-go-to-log = "));
    assert_eq!(game["markup"]["icon"]["vocabularies"], serde_json::json!(["icon", "biome", "symbol"]));
}

#[test]
fn what_is_neither_a_game_nor_a_document_is_named() {
    let said = Sandbox::new().run(&["schema", "json", "vangard"]);
    assert_eq!(said.code, Some(2), "{said}");
    assert!(
        said.stderr.contains("no game is called `vangard`") && said.stderr.contains("vanguard"),
        "{said}"
    );
}

#[test]
fn a_break_can_be_allowed_with_a_reason_and_only_where_there_is_one() {
    let sandbox = Sandbox::with_demo();
    sandbox.run(&["build", "demo", "-o", "old.lfb"]);
    sandbox.edit("demo/logs.land", "log 9005", "log 9006").edit("demo/planet.land", "log 9005", "log 9006");
    assert_eq!(sandbox.run(&["build", "demo", "-o", "new.lfb"]).code, Some(0));
    let said = sandbox.run(&["compat", "old.lfb", "new.lfb", "--format", "json"]);
    let found = &said.json()["breaks"][0];
    assert_eq!(said.code, Some(1), "{said}");
    assert_eq!(
        (&found["kind"], &found["key"], &found["reason"]),
        (&"log".into(), &"9005".into(), &"gone".into())
    );
    assert_eq!((&found["part"], &found["place"]), (&Value::Null, &"log 9005".into()));
    let said = sandbox.run(&["compat", "old.lfb", "new.lfb", "--allow", "log 9005=nobody has played it yet"]);
    assert!(said.code == Some(0) && said.stdout.starts_with("allowed, nobody has played it yet: "), "{said}");
    let said = sandbox.run(&["compat", "old.lfb", "new.lfb", "--allow", "log 9001=no reason to"]);
    assert!(said.code == Some(2) && said.stderr.contains("nothing breaks at `log 9001`"), "{said}");
    assert_eq!(sandbox.run(&["compat", "old.lfb", "new.lfb", "--allow", "log 9005="]).code, Some(2));
}
