//! Holds the house to its own rules: crates and libraries, the registry of checks, snapshots, names of games.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

#[path = "tidy/nouns.rs"]
mod nouns;
#[path = "tidy/supply.rs"]
mod supply;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use landfall_project::{Options, games, rules};
use landfall_tests::{files_under, repository};

fn read(path: impl AsRef<Path>) -> String {
    let path = repository().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates there are, without the `landfall-` in front.
fn crates() -> BTreeSet<String> {
    let folders = fs::read_dir(repository().join("crates")).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.map(|name| name.strip_prefix("landfall-").unwrap_or(&name).to_owned()).collect()
}

/// The Rust of a crate that ends up in the program, as path and text: without tests and what only they need.
fn sources(name: &str) -> Vec<(String, String)> {
    let folder = repository().join(format!("crates/landfall-{name}/src"));
    let is_for_tests =
        |path: &str| path.contains("/tests") || path.contains("/testing") || path.contains("/snapshots");
    let file = |path: PathBuf| {
        let shown = path.strip_prefix(repository()).unwrap().to_str().unwrap().to_owned();
        let text = read(&path);
        // Tests come last in a file.
        let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
        (shown, text[..end].to_owned())
    };
    let files = files_under(&folder, ".rs").into_iter().map(file);
    files.filter(|(path, _)| !is_for_tests(path)).collect()
}

// Arrows and owners.

/// A row of the table of crates in ARCHITECTURE.md.
struct Row {
    may_use: BTreeSet<String>,
    only_user_of: BTreeSet<String>,
}

fn table() -> BTreeMap<String, Row> {
    let text = read("ARCHITECTURE.md");
    let rows = text.lines().skip_while(|line| !line.starts_with("| Crate `landfall-")).skip(2);
    let mut table: BTreeMap<String, Row> = BTreeMap::new();
    for line in rows.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, _, may_use, only_user_of] = cells[..] else { panic!("four cells: {line}") };
        let list = |cell: &str| -> BTreeSet<String> {
            cell.split(", ").filter(|word| !matches!(*word, "" | "–")).map(str::to_owned).collect()
        };
        let may_use = match may_use {
            "all above" => table.keys().cloned().collect(),
            may_use => list(may_use),
        };
        let row = Row { may_use, only_user_of: list(only_user_of) };
        assert!(table.insert(name.trim_matches('`').to_owned(), row).is_none(), "{name} has two rows");
    }
    table
}

/// What a crate may use, and what that may use in turn.
fn reach(name: &str, table: &BTreeMap<String, Row>) -> BTreeSet<String> {
    // Everyone may complain, but for those who stand alone.
    let alone = table.get(name).is_some_and(|row| row.may_use.is_empty());
    let mut reach: BTreeSet<String> = (!alone).then(|| "diagnostics".to_owned()).into_iter().collect();
    let mut waiting = vec![name.to_owned()];
    while let Some(name) = waiting.pop() {
        let row = table.get(&name).unwrap_or_else(|| panic!("`{name}` has no row in ARCHITECTURE.md"));
        waiting.extend(row.may_use.iter().filter(|used| reach.insert((*used).clone())).cloned());
    }
    reach
}

/// The names in a section of a `Cargo.toml`.
fn dependencies(manifest: &str, section: &str) -> BTreeSet<String> {
    let text = read(manifest);
    let lines = text.lines().skip_while(|line| *line != format!("[{section}]")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.split(['.', ' ', '=']).next().unwrap().to_owned();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(name).collect()
}

fn of_crate(name: &str) -> BTreeSet<String> {
    dependencies(&format!("crates/landfall-{name}/Cargo.toml"), "dependencies")
}

#[test]
fn every_crate_has_a_row_in_the_table() {
    assert_eq!(table().into_keys().collect::<BTreeSet<_>>(), crates());
}

#[test]
fn crates_use_only_what_the_table_allows() {
    let table = table();
    for name in crates() {
        let reach = reach(&name, &table);
        let used = of_crate(&name);
        for used in used.iter().filter_map(|used| used.strip_prefix("landfall-")) {
            assert!(reach.contains(used), "`{name}` may not use `{used}`");
        }
    }
}

#[test]
fn every_fenced_library_has_one_user() {
    let all: BTreeMap<String, BTreeSet<String>> =
        crates().into_iter().map(|name| (name.clone(), of_crate(&name))).collect();
    for (owner, row) in table() {
        for library in row.only_user_of {
            let users: Vec<&String> =
                all.iter().filter(|(_, used)| used.contains(&library)).map(|(name, _)| name).collect();
            assert_eq!(users, [&owner], "users of {library}");
        }
    }
}

/// What the user asked for by name, each behind its fence.
#[test]
fn the_libraries_that_were_asked_for_have_their_owners() {
    let table = table();
    let owner = |library: &str| {
        table.iter().find(|(_, row)| row.only_user_of.contains(library)).map(|(name, _)| name.as_str())
    };
    for (library, name) in [
        ("miette", "diagnostics"),
        ("nom", "syntax"),
        ("serde_yaml", "schema"),
        ("petgraph", "analysis"),
        ("flatbuffers", "bundle"),
        ("walkdir", "project"),
        ("clap", "cli"),
    ] {
        assert_eq!(owner(library), Some(name), "{library}");
    }
    assert!(dependencies("tests/Cargo.toml", "dependencies").contains("insta"));
}

// What code may do.

#[test]
fn only_the_edges_touch_disk_clock_and_environment() {
    for name in crates() {
        for (path, text) in sources(&name) {
            let lifts = text.contains("allow(clippy::disallowed_methods)");
            // `runtime` stands alone and maps the file it is asked for.
            let may =
                path.ends_with("landfall-runtime/src/map.rs") || ["project", "cli"].contains(&name.as_str());
            assert!(!lifts || may, "{path} lifts the lint that keeps it pure");
        }
    }
}

/// A pipe would be waited for, and a device never ends: `disk` asks before it opens.
#[test]
fn files_are_opened_in_one_place() {
    let opens = ["fs::read(", "fs::read_to_string(", "File::open(", "File::options()"];
    for name in crates() {
        for (path, text) in sources(&name) {
            let may = ["project/src/disk.rs", "project/src/atomic.rs", "runtime/src/map.rs"];
            let text = text.replace("BundleFile::open(", "");
            let found = opens.iter().find(|open| text.contains(*open));
            let lawful = found.is_none() || may.iter().any(|may| path.ends_with(may));
            assert!(lawful, "{path} opens a file: {found:?}");
        }
    }
}

#[test]
fn only_the_command_line_prints_and_nothing_is_left_to_do() {
    for name in crates() {
        for (path, text) in sources(&name) {
            for (at, line) in
                text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
            {
                let at = at + 1;
                for word in ["todo!(", "dbg!(", "unimplemented!("] {
                    assert!(!line.contains(word), "{path}:{at}: {word}");
                }
                for word in ["println!(", "print!("] {
                    assert!(
                        !line.contains(word),
                        "{path}:{at}: results are written by `out`, which minds a closed pipe"
                    );
                }
            }
        }
    }
}

#[test]
fn every_crate_opens_with_what_it_is_for() {
    for name in crates() {
        let folder = format!("crates/landfall-{name}/src");
        let entry = ["lib.rs", "main.rs"].map(|file| repository().join(&folder).join(file));
        let entry = entry.iter().find(|path| path.is_file()).unwrap_or_else(|| panic!("{folder}"));
        assert!(read(entry).starts_with("//! "), "{}", entry.display());
    }
    for path in files_under(&repository().join("tests/tests"), ".rs") {
        assert!(
            read(&path).starts_with("//! ") || path.to_string_lossy().contains("/interop/"),
            "{}",
            path.display()
        );
    }
}

#[test]
fn no_test_is_skipped() {
    let tests = files_under(&repository().join("tests"), ".rs");
    let all = tests.into_iter().chain(files_under(&repository().join("crates"), ".rs"));
    let ignored = ["#[ign", "ore"].concat();
    for path in all {
        assert!(!read(&path).contains(&ignored), "{}", path.display());
    }
}

// No game in Rust.

/// Comments, help and the examples of rules may speak of a game. Code may not: what it knows of one it reads in the
/// schema. `embedded.rs` and the generated code of the runtime are made of the schemas.
#[test]
fn compiler_code_never_asks_which_game_it_compiles() {
    let mut names = Vec::new();
    for game in games(&Options::default()).unwrap() {
        names.extend([game.name.to_lowercase(), game.title.to_lowercase()]);
    }
    assert!(names.len() >= 6, "{names:?}");
    let speaks = |line: &str| {
        let line = line.trim();
        let example = names
            .iter()
            .any(|name| line.contains(&format!("game: {name}")) || line.contains(&format!("game {name}")));
        let help = ["landfall ", "flatc "].iter().any(|command| line.starts_with(command));
        let icon = names.iter().any(|name| line.contains(&format!(":{name}:")));
        line.starts_with("//") || example || help || icon
    };
    let mut found = Vec::new();
    for name in crates() {
        for (path, text) in sources(&name) {
            if path.ends_with("/embedded.rs") || path.contains("/generated/") {
                continue;
            }
            for (at, line) in text.lines().enumerate() {
                let lower = line.to_lowercase();
                if names.iter().any(|name| lower.contains(name)) && !speaks(&lower) {
                    found.push(format!("{path}:{}: {}", at + 1, line.trim()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

// The registry of checks.

const CHECKS: &str = "crates/landfall-check/src/checks";

/// Between two marks, if both are there.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

#[test]
fn the_registry_of_checks_is_the_folder() {
    let registry = read(format!("{CHECKS}/mod.rs"));
    let files = files_under(&repository().join(CHECKS), ".rs").into_iter();
    let files: BTreeSet<String> =
        files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    let in_folder: BTreeSet<&str> = files.iter().map(String::as_str).filter(|name| *name != "mod").collect();
    let declared: Vec<&str> = registry.lines().filter_map(|line| between(line, "mod ", ";")).collect();
    let listed: Vec<&str> = registry.lines().filter_map(|line| between(line, "    &", "::CHECK,")).collect();
    let codes: Vec<String> = listed.iter().map(|name| code_of(name)).collect();
    assert_eq!(declared.iter().copied().collect::<BTreeSet<_>>(), in_folder, "`mod` lines and files");
    assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), in_folder, "the list and files");
    assert_eq!(listed.len(), in_folder.len(), "a check is listed twice");
    assert!(codes.is_sorted(), "the list is ordered by code: {codes:?}");
}

fn code_of(check: &str) -> String {
    let text = read(format!("{CHECKS}/{check}.rs"));
    between(&text, "code: \"", "\"").unwrap_or_else(|| panic!("{check} has no code")).to_owned()
}

#[test]
fn rules_are_named_and_numbered_as_the_house_does() {
    for rule in rules() {
        let digits = rule.code.strip_prefix("LF").unwrap();
        assert!(digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit()), "{}", rule.code);
        assert!(rule.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", rule.name);
        for word in ["no-", "check-", "validate-"] {
            let is_fault = !rule.name.starts_with(word) || NAMED_FOR_A_LACK.contains(&rule.name);
            assert!(is_fault, "{}: named for the fault, so that `allow` reads as English", rule.name);
        }
        assert!(
            rule.title.starts_with(|c: char| !c.is_uppercase()) && !rule.title.ends_with('.'),
            "{}",
            rule.title
        );
        assert!(
            rule.explanation.trim_end().ends_with('.'),
            "{}: an explanation is made of sentences",
            rule.code
        );
        assert!(!rule.bad.trim().is_empty() && !rule.good.trim().is_empty(), "{}", rule.code);
    }
}

/// A code is for people. Programs ask a rule for its stage, its origin or whether it is a certain one (`Report::is`):
/// letters once decided which reports of games hid others, because `CV` sorts before `LF`.
#[test]
fn no_code_learns_from_the_letters_of_a_code_what_a_rule_is() {
    let asks = [
        "==",
        "!=",
        "<",
        ">",
        ".starts_with",
        ".ends_with",
        ".contains",
        ".strip_",
        ".as_bytes",
        ".chars",
        "[",
    ];
    let mut found = Vec::new();
    for name in crates() {
        for (path, text) in sources(&name) {
            // The one place that may: it finds rules by what people type.
            if path.ends_with("diagnostics/src/rule.rs") || path.ends_with("diagnostics/src/rulebook.rs") {
                continue;
            }
            for (at, line) in text.lines().enumerate() {
                let line = line.trim();
                let declares = line.starts_with("code: \"LF") || line.starts_with("//");
                let after = line.split("rule.code").skip(1).map(str::trim_start);
                let before = line.split("rule.code").map(str::trim_end);
                let compares = after.clone().any(|rest| asks.iter().any(|ask| rest.starts_with(ask)))
                    || (after.count() > 0
                        && before
                            .clone()
                            .any(|text| ["==", "!=", "contains(&"].iter().any(|ask| text.ends_with(ask))));
                let names_one = line
                    .match_indices("\"LF")
                    .any(|(at, _)| line[at + 3..].starts_with(|c: char| c.is_ascii_digit() || c == '"'));
                if !declares && (compares || names_one) {
                    found.push(format!("{path}:{}: {line}", at + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The lack is the fault: `allow no-way-out` reads as English.
const NAMED_FOR_A_LACK: &[&str] =
    &["no-way-out", "no-landing-site", "check-part-without-check", "check-without-outcome"];

// Snapshots.

#[test]
fn no_snapshot_waits_to_be_read() {
    for folder in ["tests", "crates"] {
        let waiting = [
            files_under(&repository().join(folder), ".snap.new"),
            files_under(&repository().join(folder), ".pending-snap"),
        ];
        assert_eq!(waiting.concat(), Vec::<PathBuf>::new());
    }
}

#[test]
fn no_snapshot_has_lost_its_test() {
    let of_rules: BTreeSet<String> =
        rules().iter().map(|rule| format!("{}_{}", rule.code, rule.name)).collect();
    for path in files_under(&repository().join("tests"), ".snap") {
        let text = read(&path);
        let source = text.lines().find_map(|line| line.strip_prefix("source: ")).unwrap();
        let test = read(source);
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let name = stem.rsplit_once("__").unwrap().1;
        let is_of_rule = source.ends_with("/rules.rs") && of_rules.contains(name);
        assert!(is_of_rule || makes(&test, name), "{stem} belongs to nothing in {source}");
    }
}

/// Whether a test makes a snapshot of this name: its own name, a text, or a text with a hole at its end.
fn makes(test: &str, name: &str) -> bool {
    let is_named = test.contains(&format!("fn {name}(")) || test.contains(&format!("\"{name}\""));
    let holes =
        test.split("format!(\"").skip(1).filter_map(|text| text.split_once('{').map(|(before, _)| before));
    is_named || holes.into_iter().any(|before| !before.is_empty() && name.starts_with(before))
}
