//! The page about schemas: its examples are read, its small game is played, its lists are those of the code.

use landfall_project::schemas::{FACTS, FUNCTIONS, ROLES, Signature};
use landfall_project::{Options, compile, compile_example};
use landfall_tests::{Sandbox, render};

use crate::fence::{Fence, fences};
use crate::{check_examples, holds, page};

const PAGE: &str = "docs/schemas.md";

/// A pack in which the schema file is an addition to the game.
fn as_addition(yaml: &str) -> String {
    format!("//- schemas/addition.yaml\n{yaml}//- a.land\nlog 4 {{ reference; \"Salt on the glass.\" }}\n")
}

#[test]
fn the_examples_compile() {
    check_examples(PAGE);
    let mut wrong = Vec::new();
    for Fence { line, info, text } in fences(&page(PAGE)) {
        let code = match info[..] {
            ["yaml"] => None,
            ["yaml", code] if code != "game" => Some(code),
            _ => continue,
        };
        let found = compile_example(&as_addition(&text));
        let codes: Vec<_> = found.codes().into_iter().collect();
        if codes != code.into_iter().collect::<Vec<_>>() {
            wrong.push(format!("{PAGE}:{line} gives {codes:?}\n{}", render(&found)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_small_game_can_be_written_for() {
    let page = page(PAGE);
    let part = |language: &str| {
        let wanted = |fence: &Fence<'_>| fence.info == [language, "game"];
        fences(&page).into_iter().find(wanted).map(|fence| fence.text).unwrap()
    };
    let sandbox = Sandbox::new();
    sandbox.write("schemas/harbour/game.yaml", part("yaml")).write("harbour.land", part("land"));
    let options = Options { schema: Some(sandbox.path("schemas/harbour")), ..Options::default() };
    let found = compile(&[sandbox.path("harbour.land")], &options).unwrap();
    assert!(found.is_clean(), "{}", render(&found));
    assert_eq!(found.summary.assets, 3);
}

#[test]
fn the_roles_and_facts_are_listed() {
    let rows = |list: &[(&str, &str)]| -> String {
        list.iter().map(|(name, meaning)| format!("| `{name}` | {meaning} |\n")).collect()
    };
    let tables = format!(
        "\n| Role | Meaning |\n|---|---|\n{}\n| Fact | Meaning |\n|---|---|\n{}\n",
        rows(ROLES),
        rows(FACTS)
    );
    let page = page(PAGE);
    let (before, rest) = page.split_once("<!-- roles -->\n").unwrap();
    let (_, after) = rest.split_once("<!-- /roles -->").unwrap();
    let lags = holds(PAGE, &format!("{before}<!-- roles -->\n{tables}<!-- /roles -->{after}"));
    assert_eq!(lags, None);
}

#[test]
fn the_functions_are_listed() {
    let row = |one: &Signature| {
        let calls: Vec<String> = one.usage.split("), ").map(|call| format!("`{}`", with_end(call))).collect();
        format!("| {} | {} |\n", calls.join(", "), one.doc)
    };
    let rows: String = FUNCTIONS.iter().map(row).collect();
    let page = page(PAGE);
    let (before, rest) = page.split_once("<!-- functions -->\n").unwrap();
    let (_, after) = rest.split_once("<!-- /functions -->").unwrap();
    let table = format!("\n| Function | Comes to |\n|---|---|\n{rows}\n");
    let lags = holds(PAGE, &format!("{before}<!-- functions -->\n{table}<!-- /functions -->{after}"));
    assert_eq!(lags, None);
}

/// The bracket that the split took away.
fn with_end(call: &str) -> String {
    if call.ends_with(')') { call.to_owned() } else { format!("{call})") }
}
