//! Templates come from strangers too, and their parser recurses.

use super::*;

#[test]
fn a_template_that_nests_without_end_is_reported() {
    let deep = 200_000;
    for (name, template) in [
        ("braces", "{".repeat(deep)),
        ("closed braces", "{".repeat(deep) + &"}".repeat(deep)),
        ("calls", format!("{{ {}", "F(".repeat(deep))),
        ("selects", "{ $n ->\n *[a] ".repeat(deep)),
        ("calls at the margin", format!("{{\n{}", "F(\n".repeat(deep))),
        ("braces hidden by text", format!("{{{}", "F(\"}\", {".repeat(deep))),
    ] {
        let sandbox = shore();
        sandbox.write("shore/schemas/l10n/en.ftl", format!("verb-goto-log = {template}\n"));
        for arguments in [&["check", "shore", "--format", "short"][..], &["text", "log 1", "--path", "shore"]]
        {
            let said = sandbox.run(arguments);
            assert_answers(&said);
        }
        let said = sandbox.run(&["check", "shore", "--format", "short"]);
        assert_eq!(said.code, Some(1), "{name}: {said}");
        assert!(said.stdout.starts_with("shore/schemas/l10n/en.ftl:1:1: error[LF4050]"), "{name}: {said}");
        assert_eq!(said.stdout.lines().count(), 1, "{name}: {said}");
    }
}

#[test]
fn a_template_that_contains_itself_is_reported() {
    let sandbox = shore();
    let templates = "verb-goto-log = go { verb-end-turn }\nverb-end-turn = rest, then { verb-goto-log }\n";
    sandbox.write("shore/schemas/l10n/en.ftl", templates);
    let said = sandbox.run(&["check", "shore", "--format", "short"]);
    assert_eq!(said.code, Some(1), "{said}");
    assert!(said.stdout.contains("contains itself"), "{said}");
}
