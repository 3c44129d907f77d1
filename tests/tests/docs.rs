//! The documents: what they show compiles, what they quote is what the program says, and what is generated
//! is up to date. `LANDFALL_WRITE_DOCS=1` writes what lags instead of complaining.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

#[path = "docs/checks.rs"]
mod checks;
#[path = "docs/coverage.rs"]
mod coverage;
#[path = "docs/designers.rs"]
mod designers;
#[path = "docs/fence.rs"]
mod fence;
#[path = "docs/fixtures.rs"]
mod fixtures;
// The pages are made by the command line, which is a program and not a library; so its module is read here too.
#[path = "docs/limits.rs"]
mod limits;
#[path = "docs/links.rs"]
mod links;
#[path = "../../crates/landfall-cli/src/commands/schema/pages/mod.rs"]
mod pages;
#[path = "docs/readme.rs"]
mod readme;
#[path = "docs/reference.rs"]
mod reference;
#[path = "docs/schemas.rs"]
mod schemas;

use std::fs;

use fence::fences;
use landfall_project::{compile_example, format_text};
use landfall_tests::{render, repository};

/// A page of the repository, named from its top.
fn page(path: &str) -> String {
    fs::read_to_string(repository().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The page must be this text. Says what is wrong if it is not.
fn holds(path: &str, text: &str) -> Option<String> {
    let file = repository().join(path);
    if fs::read_to_string(&file).is_ok_and(|old| old == text) {
        return None;
    }
    if std::env::var_os("LANDFALL_WRITE_DOCS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        return None;
    }
    Some(format!("{path} lags behind: `just docs` writes it anew"))
}

/// The README shows the map of a planet as the program draws it.
#[test]
fn the_picture_of_the_readme_is_the_one_that_is_drawn() {
    let compilation =
        landfall_project::compile(&[repository().join("content/glasswake")], &Default::default());
    let map = landfall_project::graph(&compilation.unwrap(), "glasswake", landfall_project::GraphFormat::Svg);
    assert_eq!(holds("docs/glasswake.svg", &map.unwrap()), None);
    assert!(fs::read_to_string(repository().join("README.md")).unwrap().contains("(docs/glasswake.svg)"));
}

/// Every ```` ```land ```` example is clean and laid out as `landfall fmt` would; one with a code behind it
/// shows exactly that fault.
fn check_examples(path: &str) {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for fence in fences(&page(path)) {
        let code = match fence.info[..] {
            ["land"] => None,
            // What `game` marks belongs to a game of the page itself.
            ["land", code] if code != "game" => Some(code),
            _ => continue,
        };
        seen += 1;
        let found = compile_example(&fence.text);
        let codes: Vec<_> = found.codes().into_iter().collect();
        if codes != code.into_iter().collect::<Vec<_>>() {
            wrong.push(format!("{path}:{} gives {codes:?}\n{}", fence.line, render(&found)));
        }
        if let Some(after) = formatted(&fence.text).filter(|after| *after != fence.text) {
            wrong.push(format!("{path}:{} should be laid out like this:\n{after}", fence.line));
        }
    }
    assert!(seen > 0, "{path} has no examples");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Absent for several files in one text, and for one that cannot be read.
fn formatted(text: &str) -> Option<String> {
    let mut formatting = format_text("example.land", text.to_owned());
    formatting.files.pop().filter(|_| !text.starts_with("//- "))?.after
}

#[test]
fn the_examples_of_the_language_compile() {
    check_examples("docs/language.md");
}
