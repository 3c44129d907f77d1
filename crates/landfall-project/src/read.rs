//! Bytes to text, with a report for what cannot be text.

use landfall_diagnostics::{FileId, Reports, Sources, Span};

use crate::disk::{Content, Found, largest};
use crate::rules;

/// How much of a file its text holds. Only what was read in full may be written back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Full(FileId),
    /// Bytes that mean nothing in UTF-8 became replacement characters.
    Lossy(FileId),
    /// Nothing was read: the text is empty, the file on disk is not.
    Nothing(FileId),
}

impl Reading {
    pub(crate) fn file(self) -> FileId {
        match self {
            Self::Full(file) | Self::Lossy(file) | Self::Nothing(file) => file,
        }
    }

    /// Absent when there is nothing to parse.
    pub(crate) fn text(self) -> Option<FileId> {
        match self {
            Self::Full(file) | Self::Lossy(file) => Some(file),
            Self::Nothing(_) => None,
        }
    }

    pub(crate) fn is_full(self) -> bool {
        matches!(self, Self::Full(_))
    }
}

/// Adds a file to the sources. What could not be read is reported and has an empty text, so that everything after
/// this deals with text alone.
pub(crate) fn add(found: Found, sources: &mut Sources, reports: &mut Reports) -> Reading {
    let Found { path, content } = found;
    match content {
        Content::Bytes(bytes) => add_bytes(path, bytes, sources, reports),
        Content::BuiltIn(text) => Reading::Full(sources.add(path, text)),
        Content::Text(text) => full(sources.add(path, text), sources, reports),
        Content::Unreadable(why) => {
            let draft = rules::UNREADABLE_FILE.report(format!("`{path}` cannot be read"));
            let draft = draft.help("make the file readable, or remove it from the pack");
            refuse(path, sources, |place| reports.push(draft.at(place, why)))
        }
        Content::TooLarge(size) => {
            let draft = rules::OVERSIZED_FILE.report(format!("`{path}` is too large"));
            let draft = draft.help(match path.rsplit_once('.').map(|(_, ending)| ending) {
                Some("land") => "split it into several `.land` files, or take it out of the pack",
                Some("po") => "remove entries that are obsolete, or divide the pack into several",
                _ => "take out what the pack does not need",
            });
            let label = format!("{} MB, and at most {} MB are read", size >> 20, largest(&path) >> 20);
            refuse(path, sources, |place| reports.push(draft.at(place, label)))
        }
        Content::Outside => {
            let draft = rules::OUTSIDE_LINK.report(format!("`{path}` leads out of the pack"));
            let draft = draft.help("copy what it leads to into the pack, or delete the link");
            refuse(path, sources, |place| reports.push(draft.at(place, "nothing behind this link is read")))
        }
        Content::Loop => {
            let draft = rules::LINK_LOOP.report(format!("`{path}` leads back to a folder it lies in"));
            let draft = draft.help("take the link out of the pack");
            refuse(path, sources, |place| reports.push(draft.at(place, "following it would never end")))
        }
    }
}

/// A text that was read. Content is searched for hidden characters when it is parsed, and translations when they are checked.
fn full(file: FileId, sources: &Sources, reports: &mut Reports) -> Reading {
    if [".yaml", ".yml", ".ftl"].iter().any(|ending| sources.path(file).ends_with(ending)) {
        landfall_syntax::report_hidden(file, sources.text(file), reports);
    }
    Reading::Full(file)
}

/// The file of a path that was read before, or a new one. Absent when there is nothing to parse.
pub(crate) fn add_once(found: Found, sources: &mut Sources, reports: &mut Reports) -> Option<FileId> {
    let known = sources.iter().find(|(_, file)| file.path() == found.path).map(|(id, _)| id);
    known.or_else(|| add(found, sources, reports).text())
}

fn refuse(path: String, sources: &mut Sources, report: impl FnOnce(Span)) -> Reading {
    let file = sources.add(path, "");
    report(Span::new(file, 0, 0));
    Reading::Nothing(file)
}

fn add_bytes(path: String, bytes: Vec<u8>, sources: &mut Sources, reports: &mut Reports) -> Reading {
    if let Some(why) = why_not_text(&bytes) {
        let draft = rules::FOREIGN_ENCODING.report(format!("`{path}` is not text in UTF-8"));
        let draft = draft.help("save it as UTF-8 in your editor, or take it out of the pack");
        return refuse(path, sources, |place| reports.push(draft.at(place, why)));
    }
    match String::from_utf8(bytes) {
        Ok(text) => full(sources.add(path, without_mark(text)), sources, reports),
        Err(error) => {
            // Each bad byte becomes a replacement character, so what stands before it keeps its offset.
            let at = error.utf8_error().valid_up_to();
            let byte = error.as_bytes().get(at).copied().unwrap_or_default();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let length = char::REPLACEMENT_CHARACTER.len_utf8();
            let mark = if text.starts_with(MARK) { MARK.len_utf8() } else { 0 };
            let file = sources.add(path, without_mark(text));
            let place = Span::new(file, (at - mark) as u32, (at - mark + length) as u32);
            let draft = rules::FOREIGN_ENCODING.report("this file is not UTF-8");
            let draft = draft.help("save it as UTF-8 in your editor");
            reports.push(draft.at(place, format!("byte {byte:02X} is not valid UTF-8 here")));
            Reading::Lossy(file)
        }
    }
}

/// The text of a file that needs no report and no change to be read.
pub(crate) fn plain_text(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    (why_not_text(bytes).is_none() && !text.starts_with(MARK)).then_some(text)
}

/// Nothing in such a file could be read, so nothing more is said about it.
fn why_not_text(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Some("it begins like UTF-16"),
        _ if bytes.contains(&0) => Some("it holds zero bytes, as UTF-16, pictures and programs do"),
        _ => None,
    }
}

/// Some editors put this at the beginning of a file. It means nothing in UTF-8.
const MARK: char = '\u{feff}';

fn without_mark(mut text: String) -> String {
    if text.starts_with(MARK) {
        text.drain(..MARK.len_utf8());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (Sources, Reports) {
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let found = Found { path: "a.land".to_owned(), content: Content::Bytes(bytes.to_vec()) };
        add(found, &mut sources, &mut reports);
        (sources, reports)
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        let (sources, reports) = read(b"\xef\xbb\xbflog 1");
        assert_eq!(&**sources.text(FileId(0)), "log 1");
        assert!(reports.is_empty());
    }

    #[test]
    fn what_is_not_text_is_told_once_and_not_read() {
        let utf16: Vec<u8> = "\u{feff}log 1".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in [utf16.as_slice(), b"l\0o\0g\0", b"\x7fELF\x02\0\xff"] {
            let (sources, reports) = read(bytes);
            assert_eq!(reports.len(), 1);
            assert_eq!(&**sources.text(FileId(0)), "");
        }
    }

    #[test]
    fn the_first_bad_byte_is_named_and_the_rest_is_read() {
        for (bytes, start) in [(&b"log \xe9 1 \xff"[..], 4), (&b"\xef\xbb\xbflog \xe9 1 \xff"[..], 4)] {
            let (sources, reports) = read(bytes);
            let found: Vec<_> = reports.iter().collect();
            assert_eq!(found.len(), 1);
            assert_eq!(found[0].span.start, start);
            assert_eq!(found[0].label, "byte E9 is not valid UTF-8 here");
            assert_eq!(sources.slice(found[0].span), "\u{fffd}");
            assert!(sources.text(FileId(0)).contains(" 1 "));
        }
    }
}
