//! Faults that depend on what happened before, planted into a shipped planet: what `check` sees, and what `prove` refutes.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use landfall_play::Rules;
use landfall_project::proofs::Limits;
use landfall_project::proofs::ask::Question;
use landfall_project::schemas::Class;
use landfall_project::{
    Answered, Compilation, Options, Proof, ProveOptions, compile, prove, rules, show_example, with_rules,
};
use landfall_prove::board::Explored;
use landfall_prove::{Explorer, explicit};
use landfall_tests::{Sandbox, repository};
use rayon::prelude::*;
use serde_json::Value;

fn copied(pack: &str, folder: &Path) {
    let from = repository().join("content").join(pack);
    for file in landfall_tests::files_under(&from, "") {
        let to = folder.join(file.strip_prefix(&from).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(&file, to).unwrap();
    }
}

/// The pack that `landfall new` makes.
fn demo() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in landfall_tests::files_under(&repository().join("schemas/vanguard/new"), ".land") {
        fs::copy(&file, folder.path().join(file.file_name().unwrap())).unwrap();
    }
    fs::write(folder.path().join("landfall.yaml"), "name: demo\nversion: 0.1.0\ngame: vanguard\n").unwrap();
    folder
}

fn compiled(folder: &Path) -> Compilation {
    let mut compilation = compile(&[folder.to_path_buf()], &Options::default()).unwrap();
    compilation.set_translations_aside();
    compilation
}

fn proved(compilation: &mut Compilation, questions: &[Question], team: usize, again: bool) -> Vec<Proof> {
    let options =
        ProveOptions { board: None, questions, team, again, exact: false, limits: Limits::default() };
    prove(compilation, &Options::default(), &options).unwrap()
}

fn question(code: &str) -> Question {
    match code {
        "LF8001" => Question::Stranded,
        "LF8002" | "LF8003" => Question::Missions,
        "LF8004" => Question::Coverage,
        "LF8005" => Question::Choices,
        "LF8006" => Question::Endings,
        _ => Question::Rewards,
    }
}

/// What became of one planted fault.
struct Planted {
    name: String,
    compiles: bool,
    by_check: BTreeSet<&'static str>,
    refuted: bool,
    told: String,
}

/// A copy of the planet with this fault in it.
fn spoilt(fault: &Value, folder: &Path) {
    copied("glasswake", folder);
    if let Some(added) = fault["adds"].as_str() {
        fs::write(folder.join("added.land"), added).unwrap();
    }
    for edit in fault["edits"].as_array().unwrap() {
        let path = folder.join(edit["file"].as_str().unwrap());
        let text = fs::read_to_string(&path).unwrap();
        let find = edit["find"].as_str().unwrap();
        assert_eq!(text.matches(find).count(), 1, "{}: {find}", fault["name"]);
        fs::write(&path, text.replacen(find, edit["replace"].as_str().unwrap(), 1)).unwrap();
    }
}

fn plant(fault: &Value) -> Planted {
    let name = fault["name"].as_str().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    spoilt(fault, folder.path());
    let mut compilation = compiled(folder.path());
    let by_check = compilation.codes();
    let is_error =
        |report: &&landfall_diagnostics::Report| report.severity == landfall_diagnostics::Severity::Error;
    let compiles = compilation.reports.iter().filter(is_error).count() == 0;
    if !compiles {
        return Planted { name, compiles, by_check, refuted: false, told: String::new() };
    }
    let code = fault["fault"].as_str().unwrap();
    let proofs = proved(&mut compilation, &[question(code)], 1, true);
    let refuted = compilation.codes().contains(code)
        && proofs[0].answers.iter().any(|(_, answered)| matches!(answered, Answered::Refuted(_)));
    let told = format!("{:?} {:?}", compilation.codes(), proofs[0].answers);
    Planted { name, compiles, by_check, refuted, told }
}

#[test]
fn planted_softlocks_are_refuted_with_a_way_that_was_played() {
    let text = fs::read_to_string(repository().join("tests/fixtures/softlocks/glasswake.json")).unwrap();
    let faults: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert!(faults.len() >= 30);
    // All of them take minutes in the debug profile: `tests/run --all` sets LANDFALL_PLANTED=all.
    let every = if std::env::var("LANDFALL_PLANTED").is_ok_and(|which| which == "all") { 1 } else { 3 };
    let chosen: Vec<&Value> = faults.iter().step_by(every).collect();
    let all: Vec<Planted> = chosen.par_iter().map(|fault| plant(fault)).collect();
    let compile = all.iter().filter(|planted| planted.compiles).count();
    let by_check = all.iter().filter(|planted| !planted.by_check.is_empty()).count();
    let refuted = all.iter().filter(|planted| planted.refuted).count();
    let missed: Vec<String> = all
        .iter()
        .filter(|planted| planted.compiles && !planted.refuted)
        .map(|planted| format!("{}: {}", planted.name, planted.told))
        .collect();
    println!(
        "{} planted faults: `check` reports {by_check}, {compile} compile, `prove` refutes {refuted}",
        all.len()
    );
    println!("missed:\n{}", missed.join("\n"));
    assert!(compile >= 10, "{compile} compile");
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// Faults that nobody brings about: a card that is drawn when time passes does. Without the card the planet is sound.
#[test]
fn faults_that_only_a_drawn_card_causes_are_refuted() {
    let text = fs::read_to_string(repository().join("tests/fixtures/softlocks/events.json")).unwrap();
    let faults: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert!(faults.len() >= 3);
    for fault in &faults {
        let planted = plant(fault);
        assert!(planted.compiles && planted.refuted, "{}: {}", planted.name, planted.told);
        let without = fault["adds"].as_str().unwrap();
        let begin = without.find("\n}\n").unwrap() + 3;
        assert!(without.starts_with("event "));
        let sound =
            serde_json::json!({ "name": fault["name"], "adds": &without[begin..], "edits": fault["edits"] });
        let folder = tempfile::tempdir().unwrap();
        spoilt(&sound, folder.path());
        let mut compilation = compiled(folder.path());
        let code = fault["fault"].as_str().unwrap();
        proved(&mut compilation, &[question(code)], 1, true);
        assert!(!compilation.codes().contains(code), "{}: {:?}", planted.name, compilation.codes());
    }
}

/// A way with a card of another pack names that pack, so that its transcript plays again.
#[test]
fn a_way_names_the_pack_whose_card_is_drawn_on_it() {
    let text = fs::read_to_string(repository().join("tests/fixtures/softlocks/events.json")).unwrap();
    let faults: Vec<Value> = serde_json::from_str(&text).unwrap();
    let fault = faults.iter().find(|fault| fault["fault"] == "LF8005").unwrap();
    let added = fault["adds"].as_str().unwrap();
    let (event, log) = added.split_at(added.find("\n}\n").unwrap() + 3);
    let here = Sandbox::new();
    copied("glasswake", &here.path("glasswake"));
    fs::write(here.path("glasswake/added.land"), log).unwrap();
    fs::create_dir(here.path("weather")).unwrap();
    let manifest = "name: weather\nversion: 0.1.0\ngame: vanguard\nrequires: [glasswake]\n";
    fs::write(here.path("weather/landfall.yaml"), manifest).unwrap();
    fs::write(here.path("weather/sky.land"), event).unwrap();
    let said = here.run(&["prove", "glasswake", "weather", "--ask", "choices", "--save", "found"]);
    assert_eq!(said.code, Some(1), "{}{}", said.stdout, said.stderr);
    let found = landfall_tests::files_under(&here.path("found"), ".play");
    assert!(!found.is_empty());
    for path in &found {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.starts_with("play glasswake coarse 1 with weather\n"), "{text}");
        let again = ["play", "--script", path.to_str().unwrap(), "--pack", "glasswake", "--pack", "weather"];
        let said = here.run(&again);
        assert_eq!(said.code, Some(0), "{}{}", said.stdout, said.stderr);
    }
}

/// What only a drawn card leads to is part of the play of the board: a choice that waits for its box happens.
#[test]
fn what_a_drawn_card_opens_happens() {
    let add = "log 1994 \"Heard\" {\n    box 1 \"You heard it\"\n    -> mark 1994.1\n    end\n}\n";
    let event = "event heard \"Heard\" {\n    biomes aquatic\n    secondary -> advance all-time 1\n    main -> goto log 1994\n}\n";
    let edit = serde_json::json!([{
        "file": "logs/bells.land",
        "find": "choice \"Take it, alive, for the lab\" ->",
        "replace": "choice \"Take it, alive, for the lab\" if marked(1994.1) ->",
    }]);
    for (added, happens) in [(add.to_owned(), false), (format!("{add}{event}"), true)] {
        let folder = tempfile::tempdir().unwrap();
        spoilt(&serde_json::json!({ "name": "heard", "adds": added, "edits": edit }), folder.path());
        let mut compilation = compiled(folder.path());
        proved(&mut compilation, &[Question::Coverage], 1, true);
        assert_eq!(!compilation.codes().contains("LF8004"), happens, "{:?}", compilation.codes());
    }
}

#[test]
fn shipped_boards_have_nothing_to_refute() {
    let folder = demo();
    let content = |pack: &str| repository().join("content").join(pack);
    let packs = [
        vec![content("glasswake")],
        // With the cards that are drawn when time passes.
        vec![content("glasswake"), content("starter-kit")],
        vec![folder.path().to_path_buf()],
    ];
    for pack in packs {
        let mut compilation = compile(&pack, &Options::default()).unwrap();
        compilation.set_translations_aside();
        let proofs = proved(&mut compilation, &Question::ALL, 1, true);
        assert!(!proofs.is_empty());
        for proof in &proofs {
            for (question, answered) in &proof.answers {
                assert_eq!(*answered, Answered::Proved, "{} {question:?}", proof.board);
            }
        }
        assert!(compilation.is_clean(), "{}", landfall_tests::render(&compilation));
    }
}

/// Two searches that share nothing but the interpreter count the same states.
#[test]
fn diagrams_count_what_the_plain_search_counts_on_shipped_boards() {
    let folder = demo();
    let boards = [
        (repository().join("content/starter-kit"), "keepers-rock"),
        (folder.path().to_path_buf(), "lantern-moor"),
    ];
    for (pack, board) in boards {
        let compilation = compiled(&pack);
        // Over all landings, keepers-rock has a million states: too many to list in a test.
        for again in [false, board != "keepers-rock"] {
            let rules = Rules { again, ..Rules::coarse(1) };
            let counts = with_rules(&compilation, board, rules, |game| {
                let explored = Explored::new(game).unwrap();
                let explorer = Explorer::new(&explored.system, Limits::default()).unwrap().unwrap();
                let plain = explicit::Explored::new(&explored.system, 1_000_000).unwrap();
                (explorer.count(explorer.reached()).exact, plain.states().len() as u128)
            });
            let (diagram, plain) = counts.unwrap();
            println!("{board}, again {again}: {plain} states");
            assert_eq!(diagram, Some(plain), "{board}");
        }
    }
}

/// A loss that is meant is silenced where it happens, and an `allow` that silences nothing is reported by `prove` alone.
#[test]
fn a_loss_that_is_meant_is_allowed_where_it_happens() {
    let rule = rules().into_iter().find(|rule| rule.name == "mission-lost").unwrap();
    let allowed = rule.bad.replace(
        "log 9002 \"From the top\" {",
        "log 9002 \"From the top\" {\n    allow mission-lost \"it is the point\"",
    );
    assert_ne!(allowed, rule.bad);
    assert!(
        show_example(rule, &allowed).is_clean(),
        "{}",
        landfall_tests::render(&show_example(rule, &allowed))
    );
    let idle = rule.good.replace(
        "log 9002 \"From the top\" {",
        "log 9002 \"From the top\" {\n    allow mission-lost \"it is the point\"",
    );
    assert_eq!(show_example(rule, &idle).codes().into_iter().collect::<Vec<_>>(), ["LF9101"]);
    assert!(landfall_project::compile_example(&idle).is_clean());
}

#[test]
fn a_counterexample_is_saved_as_a_transcript_and_drawn_on_the_map() {
    let list = repository().join("tests/fixtures/softlocks/glasswake.json");
    let faults: Vec<Value> = serde_json::from_str(&fs::read_to_string(list).unwrap()).unwrap();
    let fault = faults.iter().find(|fault| fault["fault"] == "LF8001").unwrap();
    let here = Sandbox::new();
    spoilt(fault, &here.path("glasswake"));
    let said = here.run(&["prove", "glasswake", "--ask", "stranded", "--save", "found"]);
    assert_eq!(said.code, Some(1), "{}{}", said.stdout, said.stderr);
    let found = landfall_tests::files_under(&here.path("found"), "");
    let named = |ending: &str| found.iter().filter(|path| path.to_str().unwrap().ends_with(ending)).count();
    assert!(named(".play") > 0 && named(".play") == named(".svg"), "{found:?}");
    for path in &found {
        let text = fs::read_to_string(path).unwrap();
        if path.extension().is_some_and(|ending| ending == "svg") {
            assert!(text.contains("class=\"heat\"") && text.contains(">line 2"), "{text}");
        } else {
            let said = here.run(&["play", "--script", path.to_str().unwrap(), "--pack", "glasswake"]);
            assert_eq!(said.code, Some(0), "{}", said.stdout);
        }
    }
}

/// Two questions with one meaning would be one question.
#[test]
fn every_condition_and_target_means_something_of_its_own_or_is_left_to_people() {
    let compilation = compiled(&repository().join("content/glasswake"));
    let schema = &compilation.atlases()[0].schema;
    assert!(schema.play.procedure.is_some());
    let mut meanings = BTreeSet::new();
    for shape in &schema.shapes {
        if !matches!(shape.class, Class::Predicate | Class::Target) {
            continue;
        }
        match &shape.is {
            Some(is) => {
                assert!(is.expr.is_some(), "{}", is.text);
                let types: Vec<_> = shape.fields.iter().map(|field| &field.ty).collect();
                let is_new = meanings.insert(format!("{:?} {:?} {types:?}", is.whom, is.expr));
                assert!(is_new, "{} asks what another asks", shape.name);
            }
            None => assert!(shape.by_hand.is_some(), "{} means nothing", shape.name),
        }
    }
    assert!(meanings.len() > 20);
}

#[test]
fn what_cannot_be_played_is_unknown_or_refused_and_never_proved() {
    let here = Sandbox::new();
    let content = |pack: &str| repository().join("content").join(pack).to_str().unwrap().to_owned();
    let said = here.run(&["prove", &content("cold-harbour")]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    let all = format!("{}{}", said.stdout, said.stderr);
    assert!(all.contains("LF8008") && all.contains("games came to an end"), "{all}");
    assert!(!all.contains("proved   every ending") && !all.contains("proved   nobody"), "{all}");
    assert_eq!(here.run(&["prove", &content("cold-harbour"), "--deny", "not-proved"]).code, Some(1));
    // Games that are searched end with the time.
    let said = here.run(&["prove", &content("first-sols"), "--board", "MIS-03", "--limit", "0"]);
    let all = format!("{}{}", said.stdout, said.stderr);
    assert!(all.contains("no game was found") && all.contains("stopped at the time limit"), "{all}");
    assert!(!all.contains("proved   "), "{all}");
}

/// What was proved, what was refuted and what was not asked are three things.
#[test]
fn programs_read_the_answers() {
    let sandbox = Sandbox::with_demo();
    let questions = "stranded,stranded,choices";
    let said = sandbox.run(&["prove", "demo", "--ask", questions, "--format", "json"]);
    let document: Value = serde_json::from_str(&said.stdout).unwrap();
    let proofs = document["proofs"].as_array().unwrap();
    assert!(!proofs.is_empty(), "{said}");
    for proof in proofs {
        let asked: Vec<&str> = proof["answers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["question"].as_str().unwrap())
            .collect();
        assert_eq!(asked, ["stranded", "choices"], "each once, and no other");
        assert!(proof["answers"].as_array().unwrap().iter().all(|one| one["verdict"].is_string()));
        assert!(!proof["left_out"].as_array().unwrap().is_empty(), "{proof}");
    }
    sandbox.write("prove.json", &said.stdout);
    let schema = repository().join("crates/landfall-cli/schemas/check.schema.json");
    landfall_tests::peers::holds_to_schema(&schema, &[sandbox.path("prove.json")]).unwrap();
    let said = sandbox.run(&["check", "demo", "--format", "json"]);
    assert!(!said.stdout.contains("proofs"), "{said}");
    // A line for each in Markdown, too.
    let said = sandbox.run(&["prove", "demo", "--ask", questions, "--format", "markdown"]);
    assert_eq!(said.stdout.lines().filter(|line| line.contains("nobody is stranded")).count(), 1, "{said}");
    assert!(
        said.stdout.lines().any(|line| line.starts_with("- ") && line.contains("some choice is always open"))
    );
}

#[test]
fn what_cannot_be_read_or_written_is_named_as_such() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["play", "--script", "missing.play"]);
    assert!(said.stderr.contains("missing.play does not exist"), "{said}");
}
