//! The schemas that ship with Landfall have no mistakes.

use std::path::{Path, PathBuf};

use landfall_diagnostics::Sources;

// Reads the schemas themselves, which `landfall-project` embeds.
#[allow(clippy::disallowed_methods)]
fn yaml_files(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            yaml_files(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "yaml") {
            paths.push(path);
        }
    }
}

#[test]
#[allow(clippy::disallowed_methods)]
fn every_shipped_game_loads_without_a_report() {
    let schemas = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(&schemas).unwrap().flatten().map(|e| e.path()).collect();
    folders.sort();
    for folder in folders.iter().filter(|folder| !folder.ends_with("common")) {
        let mut paths = Vec::new();
        yaml_files(&schemas.join("common"), &mut paths);
        yaml_files(folder, &mut paths);
        let mut sources = Sources::default();
        let files: Vec<_> = paths
            .iter()
            .map(|path| sources.add(path.display().to_string(), std::fs::read_to_string(path).unwrap()))
            .collect();
        let (schema, reports) = landfall_schema::load(&files, &sources);
        let shown: Vec<_> = reports.iter().map(|r| (sources.path(r.span.file), &r.message)).collect();
        assert!(shown.is_empty(), "{shown:#?}");
        assert_eq!(Some(schema.game.name.as_str()), folder.file_name().and_then(|name| name.to_str()));
    }
}
