//! From the files of a schema to a [`Schema`].

use landfall_diagnostics::{FileId, Reports, Sources, Span};

use crate::gather::{self, Gathered};
use crate::resolve;
use crate::rules;
use crate::types::Schema;
use crate::yaml::Document;

/// Reads a schema from its files: those of the included folders, then the game's own, then what a pack
/// adds. A schema always comes back, as complete as it could be.
pub fn load(files: &[FileId], sources: &Sources) -> (Schema, Reports) {
    let mut reports = Reports::default();
    let mut gathered = Gathered::default();
    let mut all_readable = true;
    for file in files {
        let document = Document::read(*file, sources, &mut reports);
        all_readable &= document.readable;
        gathered.add(&document, &mut reports);
    }
    if let (Some(first), None, true) = (files.first(), &gathered.game, all_readable) {
        let draft = rules::WRONG_SCHEMA_VALUE.report("this schema does not say which game it is");
        let draft = draft.help("add `game: its-name` to one of its files");
        reports.push(draft.at(Span::new(*first, 0, 0), "no file of the schema has `game:`"));
    }
    let mut resolved = Reports::default();
    let schema = resolve::resolve(gathered, &mut resolved);
    if !all_readable {
        // What seems to be missing may stand in the file that could not be read.
        resolved
            .retain(|report| !report.is(&rules::UNKNOWN_SCHEMA_NAME) && !report.is(&rules::BAD_WRITTEN_FORM));
    }
    reports.append(resolved);
    reports.sort(sources);
    (schema, reports)
}

/// The folders that one schema file asks for with `include`, and where it does. Mistakes in the file are
/// not told here but by [`load`].
pub fn includes(file: FileId, sources: &Sources) -> Vec<(String, Span)> {
    // Reading YAML twice is slow, and most files include nothing.
    if !sources.text(file).lines().any(|line| line.trim_start_matches('\u{feff}').starts_with("include")) {
        return Vec::new();
    }
    let document = Document::read(file, sources, &mut Reports::default());
    gather::includes(&document).into_iter().map(|said| (said.text, said.span)).collect()
}
