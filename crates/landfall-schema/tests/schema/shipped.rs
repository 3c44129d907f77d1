//! The schemas that ship with Landfall have no mistakes.

use std::path::{Path, PathBuf};

use landfall_diagnostics::{FileId, Sources};

fn schemas() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas")
}

// Reads the schemas themselves, which `landfall-project` embeds.
#[allow(clippy::disallowed_methods)]
fn yaml_files(folder: &Path) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            paths.extend(yaml_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "yaml") {
            paths.push(path);
        }
    }
    paths.sort();
    paths
}

#[allow(clippy::disallowed_methods)]
fn add_game(game: &str, sources: &mut Sources) -> Vec<FileId> {
    let mut paths = yaml_files(&schemas().join("common"));
    paths.extend(yaml_files(&schemas().join(game)));
    let mut add = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        sources.add(path.display().to_string(), text)
    };
    paths.into_iter().map(&mut add).collect()
}

#[test]
fn every_shipped_game_loads_without_a_report() {
    let games = schemas().read_dir().unwrap().flatten().map(|entry| entry.file_name().into_string().unwrap());
    for game in games.filter(|game| game != "common") {
        let mut sources = Sources::default();
        let files = add_game(&game, &mut sources);
        let (schema, reports) = landfall_schema::load(&files, &sources);
        let shown: Vec<_> = reports.iter().map(|r| (sources.path(r.span.file), &r.message)).collect();
        assert!(shown.is_empty(), "{shown:#?}");
        assert_eq!(schema.game.name, game);
    }
}

#[test]
fn the_examples_of_the_rules_work_on_top_of_a_shipped_game() {
    for rule in landfall_schema::RULES.iter().filter(|rule| rule.code.starts_with("LF1")) {
        for (text, expected) in [(rule.bad, vec![rule.code]), (rule.good, vec![])] {
            let mut sources = Sources::default();
            let mut files = add_game("vanguard", &mut sources);
            let parts = text.split("//- ").skip(1).filter_map(|file| file.split_once('\n'));
            files.extend(parts.map(|(path, text)| sources.add(path, text)));
            let (_, reports) = landfall_schema::load(&files, &sources);
            let codes: Vec<&str> = reports.iter().map(|report| report.rule.code).collect();
            assert_eq!(codes, expected, "{}", rule.name);
        }
    }
}
