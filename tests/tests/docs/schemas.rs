//! The page about schemas: its examples are read, its small game is played, its lists are those of the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use landfall_project::schemas::{FACTS, FUNCTIONS, ROLES, Signature, TAGS};
use landfall_project::{Options, compile, compile_example, games as games_of, schema};
use landfall_tests::{Sandbox, files_under, render, repository};

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
fn the_roles_facts_and_tags_are_listed() {
    let roles: String = ROLES
        .iter()
        .map(|info| {
            format!(
                "| `{}` | {} | {} | {} |\n",
                info.name,
                info.on.name(),
                info.means,
                asked_by(&format!("Role::{:?}", info.role))
            )
        })
        .collect();
    let facts: String = FACTS
        .iter()
        .map(|(fact, name, means)| {
            format!("| `{name}` | {means} | {} |\n", asked_by(&format!("Fact::{fact:?}")))
        })
        .collect();
    let tags: String = TAGS
        .iter()
        .map(|info| {
            let name =
                if info.by_language { format!("{}-LANGUAGE", info.name) } else { info.name.to_owned() };
            format!("| `{name}` | {} | {} |\n", info.means, asked_by(&format!("Tag::{:?}", info.tag)))
        })
        .collect();
    let tables = format!(
        "\n| Role | On | Meaning | Asked for by |\n|---|---|---|---|\n{roles}\n\
         | Fact | Meaning | Asked for by |\n|---|---|---|\n{facts}\n\
         | Tag | Meaning | Asked for by |\n|---|---|---|\n{tags}\n"
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

/// The rules, or else the crates, whose code names this variant. None is left over from a rule that is gone.
fn asked_by(variant: &str) -> String {
    let is_named = |text: &str| {
        text.match_indices(variant)
            .any(|(at, _)| !text[at + variant.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let mut rules = BTreeSet::new();
    let mut crates = BTreeSet::new();
    for file in files_under(&repository().join("crates"), ".rs") {
        let path = file.strip_prefix(repository()).unwrap().to_str().unwrap().replace('\\', "/");
        let listed =
            ["landfall-schema/src/roles.rs", "landfall-schema/src/tags.rs", "/generated/", "/tests/"];
        if listed.iter().any(|part| path.contains(part)) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        if !is_named(&text) {
            continue;
        }
        match text.split_once("code: \"").and_then(|(_, rest)| rest.get(..6)) {
            Some(code) if path.contains("/checks/") => _ = rules.insert(code.to_owned()),
            _ => _ = crates.insert(path.split('/').nth(1).unwrap().to_owned()),
        }
    }
    let names: Vec<String> = rules.into_iter().chain(crates.iter().map(|name| format!("`{name}`"))).collect();
    assert!(!names.is_empty(), "nothing asks for {variant}: delete it");
    names.join(", ")
}

/// Roles that serve one game only. Each is a piece of that game in the compiler, and needs a reason.
#[test]
fn roles_of_one_game_have_a_reason() {
    let mut games: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for game in games_of(&Options::default()).unwrap() {
        let schema = schema(&game.name, &Options::default()).unwrap();
        for shape in &schema.shapes {
            let fields = shape.fields.iter().flat_map(|field| field.roles.iter());
            for role in shape.roles.iter().chain(fields) {
                games.entry(role.info().name).or_default().insert(game.name.clone());
            }
        }
    }
    let alone: BTreeSet<&str> = ROLES
        .iter()
        .map(|info| info.name)
        .filter(|name| games.get(name).is_none_or(|of| of.len() < 2))
        .collect();
    let text = page("tests/fixtures/rules/roles-of-one-game.txt");
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut listed = BTreeSet::new();
    for row in rows {
        let (role, reason) = row.split_once('|').unwrap_or((row, ""));
        assert!(!reason.trim().is_empty(), "{row}: no reason");
        assert!(listed.insert(role.trim()), "{row}: listed already");
    }
    assert_eq!(listed, alone, "the list is not that of the roles that only one game has");
    assert!(listed.len() < 10, "a rule of one game belongs in its constraints: {listed:?}");
}
