//! Lines and columns for many reports at once.

use crate::{FileId, Position, Sources};

/// Characters are counted once for each block of this many bytes.
const BLOCK: usize = 4096;

/// Finds lines and columns. One that is kept for all reports of a run stays quick when a file is a single
/// line of many megabytes, where counting from the beginning of the line takes long for each of them.
#[derive(Debug)]
pub struct Places<'a> {
    sources: &'a Sources,
    /// By file: how many characters stand before each block. Counted for files with long lines only.
    counts: Vec<Vec<u32>>,
}

impl<'a> Places<'a> {
    pub fn new(sources: &'a Sources) -> Self {
        Self { sources, counts: vec![Vec::new(); sources.len()] }
    }

    pub fn sources(&self) -> &'a Sources {
        self.sources
    }

    /// As [`crate::SourceFile::position`], for any offset.
    pub fn position(&mut self, file: FileId, offset: u32) -> Position {
        let source = self.sources.get(file);
        let text = source.text();
        let mut offset = offset.min(text.len() as u32);
        while !text.is_char_boundary(offset as usize) {
            offset -= 1;
        }
        let line = source.line_of(offset);
        let start = source.line_starts()[line];
        if ((offset - start) as usize) < BLOCK {
            return source.position(offset);
        }
        let column = self.before(file, offset) - self.before(file, start) + 1;
        Position { line: line as u32 + 1, column, offset }
    }

    /// How many characters stand before `offset`.
    fn before(&mut self, file: FileId, offset: u32) -> u32 {
        let bytes = self.sources.text(file).as_bytes();
        let counts = &mut self.counts[file.0 as usize];
        if counts.is_empty() {
            counts.push(0);
            let mut sum = 0;
            counts.extend(bytes.chunks(BLOCK).map(|block| {
                sum += characters(block);
                sum
            }));
        }
        let block = offset as usize / BLOCK;
        counts[block] + characters(&bytes[block * BLOCK..offset as usize])
    }
}

/// How many characters begin in these bytes.
fn characters(bytes: &[u8]) -> u32 {
    // All but the first byte of a character look like 0b10xxxxxx.
    bytes.iter().filter(|byte| **byte & 0b1100_0000 != 0b1000_0000).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_long_lines_are_those_that_counting_finds() {
        let mut sources = Sources::default();
        let text = format!("short\n{}\n{}", "é水 a".repeat(3_000), "x".repeat(BLOCK));
        let length = text.len() as u32;
        let file = sources.add("a.land", text);
        let mut places = Places::new(&sources);
        for offset in (0..length + 5).step_by(7).chain(BLOCK as u32 - 3..BLOCK as u32 + 3) {
            assert_eq!(places.position(file, offset), sources.get(file).position(offset), "{offset}");
        }
    }
}
