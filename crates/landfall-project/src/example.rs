//! The little packs in text that explain rules and feed tests.

use crate::compile::{Compilation, Options, compile_found};
use crate::disk::{Content, Found, PackFiles, largest};
use crate::find::{Findings, MANIFEST};
use crate::games::Games;
use crate::{Date, Trouble};

/// The same day whenever the example is compiled.
const THE_DAY: Date = (2026, 1, 1);

/// Compiles a text in which each file begins with a `//- path` line; a text without one is a single file.
/// A pack without `landfall.yaml` is one for `vanguard`, unless its content begins with a `game` line.
pub fn compile_example(text: &str) -> Compilation {
    let options = Options { today: Some(THE_DAY), ..Options::default() };
    compile_found(gather(split(text)), &Games::embedded().with_prelude(), &options)
}

/// Compiles the examples of a game after some edits: each replaces a text that stands there once, or adds the file that
/// a `//- path` names. `Err` says which one does not fit.
pub fn compile_edited(
    game: &str,
    edits: &[(String, String)],
    options: &Options,
) -> Result<Compilation, Trouble> {
    let games = Games::here(options.schema.as_deref())?.with_prelude();
    let options = Options { today: Some(THE_DAY), ..options.clone() };
    let manifest = format!("name: example\nversion: 0.1.0\ngame: {game}\n");
    let mut pieces = vec![Piece::new(MANIFEST.to_owned(), manifest.into_bytes())];
    let mut texts: Vec<(String, String)> = Vec::new();
    for found in games.example_pack(game) {
        let Some(text) = found.content.text() else { continue };
        let name = found.path.split_once("/examples/").map_or(&*found.path, |(_, name)| name).to_owned();
        texts.push((name, text.into_owned()));
    }
    for (replace, with) in edits {
        if let Some(name) = replace.strip_prefix("//- ") {
            texts.push((name.to_owned(), with.clone()));
            continue;
        }
        let count: usize = texts.iter().map(|(_, text)| text.matches(replace.as_str()).count()).sum();
        if count != 1 || replace.is_empty() {
            return Err(Trouble::new(format!(
                "`{replace}` occurs {count} times in the examples of `{game}`, not once"
            )));
        }
        for (_, text) in &mut texts {
            *text = text.replacen(replace.as_str(), with, 1);
        }
    }
    pieces.extend(texts.into_iter().map(|(name, text)| Piece::new(name, text.into_bytes())));
    Ok(compile_found(gather(pieces), &games, &options))
}

pub(crate) fn compile_fixture(files: Vec<Piece>, options: &Options) -> Compilation {
    compile_found(gather(files), &Games::embedded(), options)
}

/// One file of a fixture. `alone` has no pack around it.
pub(crate) struct Piece {
    pub found: Found,
    pub alone: bool,
}

impl Piece {
    pub(crate) fn new(path: String, bytes: Vec<u8>) -> Self {
        Self { found: Found { path, content: Content::Bytes(bytes) }, alone: false }
    }
}

fn split(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<(&str, String)> = Vec::new();
    for line in text.trim_start_matches('\n').split_inclusive('\n') {
        match line.strip_prefix("//- ") {
            Some(header) => pieces.push((header.trim(), String::new())),
            None if pieces.is_empty() => pieces.push(("example.land", line.to_owned())),
            None => pieces.last_mut().into_iter().for_each(|(_, text)| text.push_str(line)),
        }
    }
    pieces.into_iter().map(|(header, text)| piece(header, text)).collect()
}

/// The word after the path says what the disk would say.
fn piece(header: &str, text: String) -> Piece {
    let (path, state) = header.split_once(' ').unwrap_or((header, ""));
    let content = match state {
        // Characters up to U+00FF are one byte each in Latin-1; others do not exist there.
        "latin-1" => Content::Bytes(text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect()),
        "unreadable" => Content::Unreadable("permission denied".to_owned()),
        "too-large" => Content::TooLarge(2 * largest(path)),
        "loop" => Content::Loop,
        "outside" => Content::Outside,
        _ => Content::Bytes(text.into_bytes()),
    };
    Piece { found: Found { path: path.to_owned(), content }, alone: state == "alone" }
}

/// Sorts files into packs the way a disk would: each belongs to the nearest manifest above it.
pub(crate) fn gather(pieces: Vec<Piece>) -> Findings {
    let mut findings = Findings::default();
    let (manifests, mut rest): (Vec<_>, Vec<_>) =
        pieces.into_iter().partition(|piece| folder_of_manifest(&piece.found.path).is_some());
    rest.sort_by(|a, b| a.found.path.cmp(&b.found.path));
    for manifest in manifests {
        let folder = folder_of_manifest(&manifest.found.path).unwrap_or_default().to_owned();
        findings.packs.push(PackFiles { folder, manifest: Some(manifest.found), ..PackFiles::default() });
    }
    // The deepest folder first, so that the nearest manifest wins.
    findings.packs.sort_by_key(|pack| std::cmp::Reverse(pack.folder.len()));
    let mut loose = PackFiles { implied: true, ..PackFiles::default() };
    for piece in rest {
        let (path, content) = (&piece.found.path, &piece.found.content);
        if piece.alone {
            let folder = path.clone();
            findings.packs.push(PackFiles { folder, content: vec![piece.found], ..PackFiles::default() });
            continue;
        }
        let inside = |pack: &&mut PackFiles| pack.manifest.is_some() && path_in(path, &pack.folder).is_some();
        let pack = findings.packs.iter_mut().find(inside).unwrap_or(&mut loose);
        let local = path_in(path, &pack.folder).unwrap_or(path);
        if local.starts_with("schemas/") && local.ends_with(".yaml") {
            pack.schemas.push(piece.found);
        } else if local.starts_with("l10n/") && local.ends_with(".po") {
            pack.catalogs.push(piece.found);
        } else if local.starts_with("schemas/")
            && (local.ends_with(".ftl") || crate::find::is_language(std::path::Path::new(local)))
        {
            pack.templates.push(piece.found);
        } else if local.ends_with(".land") || !matches!(content, Content::Bytes(_) | Content::Text(_)) {
            pack.content.push(piece.found);
        } else if crate::find::is_misnamed(std::path::Path::new(local)) {
            pack.misnamed.push(piece.found.path);
        } else if findings.packs.is_empty() {
            findings.packless.push(parent(path));
        }
    }
    if !loose.content.is_empty() || !loose.schemas.is_empty() {
        findings.packs.push(loose);
        findings.packless.clear();
    }
    findings.packs.sort_by(|a, b| a.folder.cmp(&b.folder));
    findings
}

fn folder_of_manifest(path: &str) -> Option<&str> {
    let folder = path.strip_suffix(MANIFEST)?;
    if folder.is_empty() { Some(folder) } else { folder.strip_suffix('/') }
}

fn path_in<'a>(path: &'a str, folder: &str) -> Option<&'a str> {
    if folder.is_empty() { Some(path) } else { path.strip_prefix(folder)?.strip_prefix('/') }
}

fn parent(path: &str) -> String {
    path.rsplit_once('/').map_or_else(|| ".".to_owned(), |(folder, _)| folder.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_headers_is_one_file() {
        let pieces = split("\nlog 1\nlog 2\n");
        assert_eq!(pieces.len(), 1);
        assert_eq!(pieces[0].found.path, "example.land");
        assert!(matches!(&pieces[0].found.content, Content::Bytes(bytes) if bytes == b"log 1\nlog 2\n"));
    }

    #[test]
    fn a_header_begins_a_file_and_may_say_what_the_disk_would() {
        let pieces = split("//- a.land latin-1\né\n//- b.land unreadable\n");
        assert!(matches!(&pieces[0].found.content, Content::Bytes(bytes) if bytes == b"\xe9\n"));
        assert!(matches!(&pieces[1].found.content, Content::Unreadable(_)));
    }

    #[test]
    fn each_file_belongs_to_the_nearest_manifest() {
        let text =
            "//- landfall.yaml\n//- a.land\n//- in/landfall.yaml\n//- in/b.land\n//- in/schemas/k.yaml\n";
        let packs = gather(split(text)).packs;
        let found = packs.iter().map(|pack| (pack.folder.as_str(), pack.content.len(), pack.schemas.len()));
        assert_eq!(found.collect::<Vec<_>>(), [("", 1, 0), ("in", 1, 1)]);
    }
}
