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
        let column = self.text[start as usize..offset as usize].chars().count() as u32 + 1;
        Position { line: line as u32 + 1, column, offset }
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
        self.files.push(SourceFile { path: path.into(), text: text.into(), line_starts: OnceLock::new() });
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
}
