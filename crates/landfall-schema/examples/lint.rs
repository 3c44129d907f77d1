//! Prints what is wrong with the schemas in some folders, one line each:
//! `cargo run -p landfall-schema --example lint -- schemas/common schemas/vanguard`
//!
//! All folders together are one schema. Exits with 1 when anything was found.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use landfall_diagnostics::{FileId, Sources};

// A tool beside the pipeline, so it reads its files itself.
#[allow(clippy::disallowed_methods)]
fn main() -> ExitCode {
    let mut sources = Sources::default();
    let mut files = Vec::new();
    for folder in std::env::args().skip(1) {
        let mut paths = Vec::new();
        if let Err(error) = find(Path::new(&folder), &mut paths) {
            eprintln!("{folder}: {error}");
            return ExitCode::from(2);
        }
        paths.sort();
        for path in paths {
            match std::fs::read_to_string(&path) {
                Ok(text) => files.push(sources.add(path.display().to_string(), text)),
                Err(error) => eprintln!("{}: {error}", path.display()),
            }
        }
    }
    lint(&files, &sources)
}

fn lint(files: &[FileId], sources: &Sources) -> ExitCode {
    let (schema, reports) = landfall_schema::load(files, sources);
    for report in reports.iter() {
        let path = sources.path(report.span.file);
        let place = sources.get(report.span.file).position(report.span.start);
        let help = report.help.as_ref().map(|help| format!(" | {help}")).unwrap_or_default();
        let (line, column, code) = (place.line, place.column, report.rule.code);
        println!("{path}:{line}:{column} {code} {} ({}){help}", report.message, report.label);
    }
    eprintln!(
        "{} files: {} vocabularies, {} kinds, {} shapes, {} graphs, {} limits, {} reports",
        files.len(),
        schema.vocabularies.len(),
        schema.kinds.len(),
        schema.shapes.len(),
        schema.graphs.len(),
        schema.limits.len(),
        reports.len()
    );
    if reports.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn find(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        // Links are not followed, so a folder that holds itself is no trouble.
        let kind = entry.file_type()?;
        if kind.is_dir() {
            find(&entry.path(), paths)?;
        } else if entry.path().extension().is_some_and(|ending| ending == "yaml") {
            paths.push(entry.path());
        }
    }
    Ok(())
}
