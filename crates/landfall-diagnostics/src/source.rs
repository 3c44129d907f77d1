//! The texts a run has read, and places in them.

use std::sync::{Arc, OnceLock};

/// A file of one run. Ids follow the order of `Sources::add`, which is the order of paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(pub u32);

/// A half-open range of bytes in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    pub file: FileId,
    pub start: u32,
    pub end: u32,
}

impl Span {
    #[inline]
    pub fn new(file: FileId, start: u32, end: u32) -> Self {
        Self { file, start, end: end.max(start) }
    }

    /// The smallest span that holds both. Spans of different files have no union: the first one wins.
    pub fn to(self, other: Span) -> Span {
        if self.file != other.file {
            return self;
        }
        Span::new(self.file, self.start.min(other.start), self.end.max(other.end))
    }

    #[inline]
    pub fn contains(self, other: Span) -> bool {
        self.file == other.file && self.start <= other.start && other.end <= self.end
    }
}

/// Line and column count from 1, columns in characters; the offset counts bytes from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub line: u32,
    pub column: u32,
    pub offset: u32,
}

/// One text with the path a reader knows it by. A place without text, such as a folder that is not a
/// pack, is a file with an empty text.
#[derive(Debug)]
pub struct SourceFile {
    path: String,
    text: Arc<str>,
    line_starts: OnceLock<Vec<u32>>,
    /// How many characters begin before every [`STRIDE`] bytes.
    counts: OnceLock<Vec<u32>>,
}

/// So far is counted letter by letter: most lines are shorter.
const STRIDE: usize = 512;

fn characters(bytes: &[u8]) -> u32 {
    // Every byte but those that go on with a character.
    bytes.iter().filter(|byte| **byte & 0xc0 != 0x80).count() as u32
}

impl SourceFile {
    pub fn path(&self) -> &str {
        &self.path
    }

    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// The offset at which each line starts. Built on the first report in this file, then kept.
    pub fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let breaks = self.text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
            std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect()
        })
    }

    /// The zero-based line that holds `offset`.
    pub fn line_of(&self, offset: u32) -> usize {
        self.line_starts().partition_point(|start| *start <= offset).saturating_sub(1)
    }

    pub fn position(&self, offset: u32) -> Position {
        let mut offset = offset.min(self.text.len() as u32);
        while !self.text.is_char_boundary(offset as usize) {
            offset -= 1;
        }
        let line = self.line_of(offset);
        let start = self.line_starts()[line];
        let column = self.characters_in(start as usize, offset as usize) + 1;
        Position { line: line as u32 + 1, column, offset }
    }

    /// A line can be as long as the file and have a report at every word, so it is not counted anew for each of them.
    fn characters_in(&self, start: usize, end: usize) -> u32 {
        let bytes = self.text.as_bytes();
        if end - start <= STRIDE {
            return characters(&bytes[start..end]);
        }
        let counts = self.counts.get_or_init(|| {
            let mut counts = vec![0];
            for chunk in bytes.chunks(STRIDE) {
                counts.push(counts.last().unwrap_or(&0) + characters(chunk));
            }
            counts
        });
        let before = |at: usize| counts[at / STRIDE] + characters(&bytes[at / STRIDE * STRIDE..at]);
        before(end) - before(start)
    }
}

/// Every file of a run. Grows while files are found, then only read.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<Arc<str>>) -> FileId {
        let id = FileId(self.files.len() as u32);
        let (path, text) = (path.into(), text.into());
        self.files.push(SourceFile { path, text, line_starts: OnceLock::new(), counts: OnceLock::new() });
        id
    }

    pub fn get(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    pub fn path(&self, id: FileId) -> &str {
        self.get(id).path()
    }

    pub fn text(&self, id: FileId) -> &Arc<str> {
        self.get(id).text()
    }

    pub fn slice(&self, span: Span) -> &str {
        self.get(span.file).text().get(span.start as usize..span.end as usize).unwrap_or("")
    }

    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at as u32), file))
    }

    pub fn len(&self) -> usize {
        self.files.len()
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let mut sources = Sources::default();
        let id = sources.add("a.land", "één\ntwee");
        assert_eq!(sources.get(id).position(5), Position { line: 1, column: 4, offset: 5 });
        assert_eq!(sources.get(id).position(6), Position { line: 2, column: 1, offset: 6 });
    }

    #[test]
    fn columns_of_long_lines_count_characters_too() {
        for length in [STRIDE - 1, STRIDE, 3 * STRIDE, 3 * STRIDE + 7] {
            let text = format!("één\n{}", "aé€".repeat(length).chars().take(length).collect::<String>());
            let mut sources = Sources::default();
            let id = sources.add("a.land", text.as_str());
            for (column, (offset, _)) in text[6..].char_indices().enumerate() {
                assert_eq!(sources.get(id).position(6 + offset as u32).column, column as u32 + 1);
            }
            assert_eq!(sources.get(id).position(text.len() as u32).column, length as u32 + 1);
        }
    }
}
