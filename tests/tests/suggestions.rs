//! What a report offers: ids of the pack itself, and nothing that the next run would report.

#![allow(clippy::unwrap_used)]

use landfall_tests::Sandbox;

fn helps(sandbox: &Sandbox) -> String {
    sandbox.run(&["check", "demo", "--format", "short"]).stdout
}

#[test]
fn an_id_outside_the_range_of_the_pack_is_not_to_be_written() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "From the mast one sees farther.", "Read {log 9999}.");
    let said = helps(&sandbox);
    assert!(said.contains("log 9999 does not exist (write log 9999, or name it"), "{said}");
    let manifest = sandbox.read_text("demo/landfall.yaml");
    sandbox.write("demo/landfall.yaml", format!("{manifest}ids: {{log: 9001-9040}}\n"));
    let said = helps(&sandbox);
    assert!(said.contains("log 9999 does not exist (the ids of this pack are 9001-9040; name it"), "{said}");
    assert!(!said.contains("write log 9999"), "{said}");
}

#[test]
fn what_nothing_uses_is_offered_before_what_is_nearer() {
    let sandbox = Sandbox::with_demo();
    // 9006 is one digit away from every log; 9003 is the one that nothing leads to any more.
    sandbox.edit("demo/cards.land", "goto log 9003", "goto log 9006");
    let said = helps(&sandbox);
    assert!(said.contains("the nearest is log 9003: nothing uses it"), "{said}");
}

#[test]
fn a_built_in_log_is_never_offered() {
    let sandbox = Sandbox::with_demo();
    // Log 991 comes with the game.
    sandbox.edit("demo/cards.land", "goto log 9003", "goto log 992");
    let said = helps(&sandbox);
    assert!(said.contains("log 992 does not exist") && !said.contains("log 991"), "{said}");
}

#[test]
fn a_free_id_is_one_of_the_pack() {
    let sandbox = Sandbox::with_demo();
    let logs = sandbox.read_text("demo/logs.land");
    sandbox
        .write("demo/logs.land", format!("{logs}\nlog 9005 \"Again\" {{\n    \"Once more.\"\n    end\n}}\n"));
    let said = helps(&sandbox);
    assert!(said.contains("log 9006 is free"), "{said}");
    let manifest = sandbox.read_text("demo/landfall.yaml");
    sandbox.write("demo/landfall.yaml", format!("{manifest}ids: {{log: 8999-9005}}\n"));
    let said = helps(&sandbox);
    assert!(said.contains("log 8999 is free"), "{said}");
}

#[test]
fn a_missing_line_names_the_log_that_nothing_uses() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/planet.land", "    lift-off log 9004\n", "");
    let said = helps(&sandbox);
    assert!(said.contains("(add `lift-off log 9004`: nothing uses log 9004)"), "{said}");
    sandbox.edit("demo/logs.land", "log 9004 \"Lift-off\" {", "log 9004 \"Lift-off\" {\n    reference");
    let said = helps(&sandbox);
    assert!(said.contains("(add `lift-off log` and the number of the log that ends the visit)"), "{said}");
}

/// Rules send players to a log, an objective speaks of it.
#[test]
fn a_log_that_an_objective_mentions_is_not_used_by_it() {
    let sandbox = Sandbox::with_demo();
    sandbox.edit("demo/cards.land", "Find out who lights the lamps.", "Read {log 9003} aloud.");
    sandbox.edit("demo/cards.land", "goto log 9003", "end turn, discard mission M901");
    sandbox.edit("demo/logs.land", ", discard mission M901", "");
    let said = helps(&sandbox);
    assert!(said.contains("warning[LF2101]: log 9003 is never used"), "{said}");
    let why = sandbox.run_in("demo", &["why", "log", "9003"]);
    assert!(!why.stdout.contains("M901"), "{why}");
}

#[test]
fn what_was_written_is_counted_and_what_is_printed_is_not() {
    let sandbox = Sandbox::with_demo();
    for (question, answer) in [("count(log)", "5"), ("count(poi)", "2"), ("count(log.choice)", "2")] {
        let said = sandbox.run_in("demo", &["ask", question]);
        assert_eq!(said.stdout, format!("{answer}\n"), "{question}");
    }
}

#[test]
fn the_next_step_can_be_pasted() {
    let sandbox = Sandbox::with_demo();
    let said = sandbox.run(&["new", "Ember Hollow"]);
    assert!(said.stderr.ends_with("next: landfall check 'Ember Hollow'\n"), "{said}");
}

#[test]
fn a_file_that_is_not_read_is_reported_before_what_is_missing() {
    for name in ["logs.land.txt", "logs.Land"] {
        let sandbox = Sandbox::with_demo();
        std::fs::rename(sandbox.path("demo/logs.land"), sandbox.path("demo").join(name)).unwrap();
        let said = sandbox.run(&["check", "demo"]);
        assert!(said.stderr.starts_with("LF9015 (wrong-ending)\n  ⚠ `logs."), "{said}");
        assert!(said.stderr.contains(&format!("{name}` is not read\n")), "{said}");
        assert_eq!(said.stderr.matches("does not exist").count(), 0, "{said}");
    }
    let sandbox = Sandbox::with_demo();
    let words: Vec<u8> = "\u{feff}log 9001".encode_utf16().flat_map(u16::to_le_bytes).collect();
    sandbox.write("demo/logs.land", words);
    let said = sandbox.run(&["check", "demo"]);
    assert!(said.stderr.contains("UTF-16"), "{said}");
    assert_eq!(said.stderr.matches("does not exist").count(), 0, "{said}");
}
