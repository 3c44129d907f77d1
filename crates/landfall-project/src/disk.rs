//! What a folder holds, before anyone has looked inside the files.
//!
//! Everything that can go wrong on a disk is data here, so that a fixture in memory can show it too.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;

use crate::read::plain_text;

/// More than any bundle of a game, and small enough to be read at once.
const LARGEST: u64 = 256 * 1024 * 1024;

/// More than any game will ever write. A text takes thirty times its size while it is compiled.
pub(crate) const LARGEST_TEXT: u64 = 32 * 1024 * 1024;

/// A catalog repeats every text beside its translation, and cannot be split: a language has one file.
pub(crate) const LARGEST_CATALOG: u64 = 256 * 1024 * 1024;

/// The most that is read of a file of a pack, which its ending decides.
pub(crate) fn largest(path: &str) -> u64 {
    if path.ends_with(".po") { LARGEST_CATALOG } else { LARGEST_TEXT }
}

/// A file that was found, under the path a reader knows it by.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub path: String,
    pub content: Content,
}

#[derive(Clone, Debug)]
pub(crate) enum Content {
    Bytes(Vec<u8>),
    /// Text that is part of the program.
    BuiltIn(&'static str),
    /// Text that an editor holds.
    Text(Arc<str>),
    /// The machine's reason, in its words.
    Unreadable(String),
    TooLarge(u64),
    /// A link that leads back to a folder it lies in.
    Loop,
    /// A link that leads out of the pack.
    Outside,
}

impl Content {
    /// What can be read of it, where there is anything to read.
    pub(crate) fn text(&self) -> Option<Cow<'_, str>> {
        match self {
            Content::Bytes(bytes) => Some(String::from_utf8_lossy(bytes)),
            Content::BuiltIn(text) => Some(Cow::Borrowed(text)),
            Content::Text(text) => Some(Cow::Borrowed(text)),
            Content::Unreadable(_) | Content::TooLarge(_) | Content::Loop | Content::Outside => None,
        }
    }
}

impl Content {
    /// Text that needs no report is shared at once, on the thread that has read it.
    fn shared(self) -> Self {
        match &self {
            Content::Bytes(bytes) => {
                plain_text(bytes).map(|text| Content::Text(Arc::from(text))).unwrap_or(self)
            }
            _ => self,
        }
    }
}

/// The files of one pack, each list sorted by path.
#[derive(Clone, Debug, Default)]
pub(crate) struct PackFiles {
    /// The folder as a reader knows it; empty for the current folder.
    pub folder: String,
    pub root: PathBuf,
    /// Absent for a file that stands alone.
    pub manifest: Option<Found>,
    /// A fixture without a manifest: it is for the default game, and may leave out what it does not show.
    pub implied: bool,
    pub content: Vec<Found>,
    pub schemas: Vec<Found>,
    /// Translations: `l10n/<locale>.po`.
    pub catalogs: Vec<Found>,
    /// How effects are said: `schemas/l10n/<locale>.ftl`.
    pub templates: Vec<Found>,
    /// Files that end almost like one of the above, as `logs.land.txt` does.
    pub misnamed: Vec<String>,
    /// The folder of the game that it brings along.
    pub own_game: Option<PathBuf>,
}

/// A file that will be read, or why it cannot be.
pub(crate) enum Entry {
    File(PathBuf, String),
    Failed(Found),
}

/// Reads many files at once. The order of the answer is the order of the question.
pub(crate) fn read_all(entries: Vec<Entry>) -> Vec<Found> {
    let read = |entry| match entry {
        Entry::File(file, path) => Found { content: read(&file).shared(), path },
        Entry::Failed(found) => found,
    };
    entries.into_par_iter().map(read).collect()
}

pub(crate) fn read(path: &Path) -> Content {
    match read_up_to(path, largest(&path.to_string_lossy())) {
        Ok(Ok(bytes)) => Content::Bytes(bytes),
        Ok(Err(size)) => Content::TooLarge(size),
        Err(error) => Content::Unreadable(reason(&error)),
    }
}

/// The bytes of a regular file, for a path that was given by name.
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let too_large = |size: u64| {
        let why = format!("it is too large: {} MB, and at most {} MB are read", size >> 20, LARGEST >> 20);
        io::Error::new(io::ErrorKind::FileTooLarge, why)
    };
    read_up_to(path, LARGEST)?.map_err(too_large)
}

/// The text of a regular file.
pub fn read_text(path: &Path) -> io::Result<String> {
    let foreign = |_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8");
    String::from_utf8(read_file(path)?).map_err(foreign)
}

/// `Err` inside is the size of a file that is larger than `most`.
fn read_up_to(path: &Path, most: u64) -> io::Result<Result<Vec<u8>, u64>> {
    // Asked before it is opened: to open a pipe is to wait for whoever writes to it.
    regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    let meta = file.metadata()?;
    regular(&meta)?;
    if meta.len() > most {
        return Ok(Err(meta.len()));
    }
    let mut bytes = Vec::with_capacity(meta.len() as usize);
    // A file may grow while it is read, and some have no length at all.
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(if bytes.len() as u64 > most { Err(bytes.len() as u64) } else { Ok(bytes) })
}

fn regular(meta: &fs::Metadata) -> io::Result<()> {
    match meta {
        meta if meta.is_file() => Ok(()),
        meta if meta.is_dir() => Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder")),
        _ => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file")),
    }
}

/// `permission denied`, without the number that follows it.
pub(crate) fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The path as people write it: forward slashes, no leading `./`.
pub(crate) fn display(path: &Path) -> String {
    let text = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    let text = text.trim_start_matches("./");
    if text == "." { String::new() } else { text.to_owned() }
}

/// Whether two paths lead to the same place.
pub(crate) fn identity(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_told_without_numbers() {
        let error = std::io::Error::from_raw_os_error(13);
        assert_eq!(reason(&error), "permission denied");
    }

    #[test]
    fn shown_paths_have_no_leading_dot() {
        assert_eq!(display(Path::new("./content/a.land")), "content/a.land");
        assert_eq!(display(Path::new(".")), "");
        assert_eq!(display(Path::new("../a.land")), "../a.land");
    }
}
