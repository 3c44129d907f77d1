//! The formatter, for files on disk and for text in memory.

use std::path::PathBuf;
use std::sync::Arc;

use landfall_diagnostics::{FileId, Reports, Sources};
use rayon::prelude::*;

use crate::disk::{Content, Found};
use crate::{Trouble, find, read};

/// What formatting would make of some files.
#[derive(Debug, Default)]
pub struct Formatting {
    pub sources: Sources,
    pub files: Vec<Formatted>,
    /// Mistakes that have to be mended before a file can be laid out.
    pub reports: Reports,
}

#[derive(Debug)]
pub struct Formatted {
    pub path: PathBuf,
    /// The path as people know it.
    pub name: String,
    pub before: Arc<str>,
    /// Absent when the file has mistakes.
    pub after: Option<String>,
}

/// Formats every `.land` file that `paths` name or hold; without a path, those of the pack around the
/// current folder. Nothing is written.
pub fn format_paths(paths: &[PathBuf]) -> Result<Formatting, Trouble> {
    if !paths.is_empty() {
        return Ok(format_found(find::find_land_files(paths)?));
    }
    let findings = find::find(paths)?;
    if findings.packs.is_empty() {
        return Err(Trouble::new("there is no pack here: name the files to format"));
    }
    Ok(format_found(findings.packs.into_iter().flat_map(|pack| pack.content).collect()))
}

/// Formats one text that is known by `name`.
pub fn format_text(name: &str, text: String) -> Formatting {
    format_found(vec![Found { path: name.to_owned(), content: Content::Bytes(text.into_bytes()) }])
}

fn format_found(found: Vec<Found>) -> Formatting {
    let mut formatting = Formatting::default();
    let Formatting { sources, reports, .. } = &mut formatting;
    let mut files: Vec<FileId> = Vec::new();
    for found in found {
        let reading = read::add(found, sources, reports);
        files.extend(reading.is_full().then_some(reading.file()));
    }
    let done: Vec<_> = files.par_iter().map(|file| format_one(*file, sources)).collect();
    for (file, found) in done {
        formatting.files.push(file);
        formatting.reports.append(found);
    }
    formatting.reports.sort(&formatting.sources);
    formatting
}

fn format_one(file: FileId, sources: &Sources) -> (Formatted, Reports) {
    let (path, before) = (sources.path(file), sources.text(file));
    let parse = landfall_syntax::parse(file, before);
    let after = landfall_format::format(&parse);
    let reports = if after.is_none() { parse.reports } else { Reports::default() };
    (Formatted { path: PathBuf::from(path), name: path.to_owned(), before: before.clone(), after }, reports)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_mistakes_is_reported_and_left_alone() {
        let formatting = format_text("a.land", "log 1 {\n".to_owned());
        assert!(formatting.files[0].after.is_none());
        assert!(!formatting.reports.is_empty());
    }

    #[test]
    fn a_file_in_a_foreign_encoding_is_never_rewritten() {
        let found =
            Found { path: "a.land".to_owned(), content: Content::Bytes(b"log 1 \"\xe9\" { end }".to_vec()) };
        let formatting = format_found(vec![found]);
        assert!(formatting.files.is_empty());
        assert_eq!(formatting.reports.len(), 1);
    }
}
