//! PO files, read without losing a byte.
//!
//! The reader is written by hand, line by line, because PO is a format of lines: a broken one costs itself
//! and nothing else. What was read keeps its place in the file, so a report can point at one icon of a
//! translation, and an entry that nothing changed is written back exactly as its translator left it.

mod allows;
mod quoted;
mod read;
mod write;

use landfall_diagnostics::{FileId, Span};

pub use quoted::{Places, Quoted};
pub use read::read;
pub use write::{Fresh, escape, write_fresh, write_quoted};

/// One PO file.
#[derive(Debug)]
pub struct Catalog<'a> {
    pub file: FileId,
    pub text: &'a str,
    /// The entry without a text of its own: language, encoding, who translated.
    pub header: Option<Entry<'a>>,
    pub entries: Vec<Entry<'a>>,
    /// Whether every line was understood. A file that was not must never be written anew.
    pub complete: bool,
}

/// One message and its translation, with the comments above it.
#[derive(Debug, Default)]
pub struct Entry<'a> {
    /// From the first comment to the last quote.
    pub start: u32,
    pub end: u32,
    /// Where the comments end and the message begins.
    pub head: u32,
    /// Kept although the source has no such message any more.
    pub obsolete: bool,
    /// The translation was made for another source.
    pub fuzzy: bool,
    pub context: Option<Quoted<'a>>,
    pub id: Quoted<'a>,
    pub plural: Option<Quoted<'a>>,
    pub text: Quoted<'a>,
    /// The other forms of a message with a plural.
    pub forms: Vec<Quoted<'a>>,
    /// The source that the translation was made for.
    pub previous: Option<Quoted<'a>>,
}

impl<'a> Entry<'a> {
    pub fn key(&self) -> &str {
        self.context.as_ref().map_or("", |context| &context.value)
    }

    pub fn is_translated(&self) -> bool {
        !self.text.value.is_empty()
    }

    /// The lines of comments, without their line ends.
    pub fn comments<'t>(&self, file: &'t str) -> impl Iterator<Item = &'t str> + use<'t> {
        self.comment(file).lines()
    }

    /// Whether its comments may allow something: a quick look, for nearly none does.
    pub(crate) fn may_allow(&self, file: &str) -> bool {
        self.comment(file).contains("allow")
    }

    fn comment<'t>(&self, file: &'t str) -> &'t str {
        file.get(self.start as usize..self.head as usize).unwrap_or("")
    }

    /// What is written behind a mark such as `#.`, line by line.
    pub fn marked<'t>(&self, file: &'t str, mark: &'static str) -> impl Iterator<Item = &'t str> + use<'t> {
        self.comments(file).filter_map(move |line| line.strip_prefix(mark)).map(str::trim)
    }

    pub fn raw<'t>(&self, file: &'t str) -> &'t str {
        file.get(self.start as usize..self.end as usize).unwrap_or("")
    }
}

impl Catalog<'_> {
    pub fn span(&self, start: u32, end: u32) -> Span {
        Span::new(self.file, start, end)
    }

    /// The place of a stretch of a value.
    pub fn place(&self, quoted: &Quoted<'_>, start: usize, end: usize) -> Span {
        let (start, end) = quoted.place(self.text, start, end);
        self.span(start, end)
    }

    /// Where to point when the whole translation is meant: its first words.
    pub fn whole(&self, quoted: &Quoted<'_>) -> Span {
        if quoted.value.is_empty() {
            self.span(quoted.start, quoted.end)
        } else {
            self.place(quoted, 0, first_words(&quoted.value))
        }
    }

    /// `\r\n` if the file was last saved on Windows.
    pub fn line_end(&self) -> &'static str {
        if self.text.contains("\r\n") { "\r\n" } else { "\n" }
    }
}

/// The end of what is shown of a text: its first line, and not more than 60 letters of it.
pub fn first_words(text: &str) -> usize {
    let end = text.char_indices().nth(60).map_or(text.len(), |(at, _)| at);
    text[..end].find('\n').unwrap_or(end)
}
