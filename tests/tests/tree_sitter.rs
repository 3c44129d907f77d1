//! The tree-sitter grammar reads every `.land` file of this repository, and finds the same statements as the compiler.
//!
//! Neovim's own engine is the judge, so the parser that editors load is the one that is tested.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

use landfall_diagnostics::FileId;
use landfall_syntax::{NodeKind, parse};
use landfall_tests::{files_under, repository};
use serde_json::Value;

fn grammar() -> PathBuf {
    repository().join("crates/landfall-ide/editors/tree-sitter-land")
}

/// Compiles the generated parser as an editor does.
fn library(into: &Path) -> PathBuf {
    let library = into.join("land.so");
    let source = grammar().join("src");
    let run = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-I"])
        .args([&source, &source.join("parser.c")])
        .arg("-o")
        .arg(&library)
        .output()
        .expect("a C compiler is installed by tests/run");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    library
}

fn land_files() -> Vec<PathBuf> {
    let folders = ["content", "schemas", "tests/fixtures", "crates/landfall-ide/editors/vscode/test"];
    let files = folders.iter().flat_map(|folder| files_under(&repository().join(folder), "land"));
    files.collect()
}

fn parse_in_neovim(files: &[PathBuf]) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let (list, out) = (folder.path().join("list"), folder.path().join("found.json"));
    let lines: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    std::fs::write(&list, lines.join("\n")).unwrap();
    let run = Command::new("nvim")
        .args(["--headless", "--clean", "-c"])
        .arg(format!("luafile {}", repository().join("tests/editors/tree-sitter.lua").display()))
        .env("LIBRARY", library(folder.path()))
        .env("LIST", &list)
        .env("QUERIES", grammar().join("queries"))
        .env("OUT", &out)
        .output()
        .expect("Neovim is installed by tests/run");
    let text = std::fs::read_to_string(&out)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&run.stderr)));
    let found: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(found.get("failure"), None, "{}", found["failure"]);
    found
}

/// Where the compiler sees statements begin.
fn statements(text: &str) -> Vec<u64> {
    let tree = parse(FileId(0), text).tree;
    let nodes = (0..tree.nodes().len() as u32).filter(|node| tree.node(*node).kind == NodeKind::Statement);
    let mut starts: Vec<u64> = nodes.map(|node| u64::from(tree.node_span(node).start)).collect();
    starts.sort_unstable();
    starts
}

#[test]
fn every_file_parses_into_the_statements_that_the_compiler_sees() {
    let files = land_files();
    assert!(files.len() > 100, "{} files", files.len());
    let found = parse_in_neovim(&files);
    let mut names = std::collections::BTreeSet::new();
    for path in &files {
        let file = &found[path.to_str().unwrap()];
        assert_eq!(file["error"], false, "{}", path.display());
        let mut theirs: Vec<u64> =
            file["statements"].as_array().unwrap().iter().map(|at| at.as_u64().unwrap()).collect();
        theirs.sort_unstable();
        let text = std::fs::read_to_string(path).unwrap();
        if landfall_syntax::parse(FileId(0), &text).reports.is_empty() {
            assert_eq!(theirs, statements(&text), "{}", path.display());
        }
        names.extend(file["captures"].as_object().into_iter().flatten().map(|(name, _)| name.clone()));
    }
    for name in [
        "comment",
        "keyword",
        "keyword.control",
        "constant",
        "number",
        "string",
        "string.special",
        "operator",
    ] {
        assert!(names.contains(name), "nothing is coloured as {name}: {names:?}");
    }
}
