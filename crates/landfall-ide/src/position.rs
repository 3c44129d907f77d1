//! Offsets in bytes, and positions as the client counts them.

use gen_lsp_types::{Position, PositionEncodingKind, Range};
use landfall_diagnostics::{SourceFile, Span};

/// What a column counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Encoding {
    Utf8,
    /// What the protocol means unless both sides agree on something else.
    #[default]
    Utf16,
    Utf32,
}

impl Encoding {
    /// The first of ours that the client offers: bytes need no counting.
    pub(crate) fn choose(offered: &[PositionEncodingKind]) -> Self {
        let has = |kind| offered.contains(&kind);
        if has(PositionEncodingKind::UTF8) {
            Encoding::Utf8
        } else if has(PositionEncodingKind::UTF32) && !has(PositionEncodingKind::UTF16) {
            Encoding::Utf32
        } else {
            Encoding::Utf16
        }
    }

    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    fn width(self, letter: char) -> u32 {
        match self {
            Encoding::Utf8 => letter.len_utf8() as u32,
            Encoding::Utf16 => letter.len_utf16() as u32,
            Encoding::Utf32 => 1,
        }
    }

    pub(crate) fn position(self, file: &SourceFile, offset: u32) -> Position {
        let text = file.text();
        let offset = text.floor_char_boundary((offset as usize).min(text.len()));
        let line = file.line_of(offset as u32);
        let start = file.line_starts()[line] as usize;
        let character = match self {
            Encoding::Utf8 => (offset - start) as u32,
            _ => text[start..offset].chars().map(|letter| self.width(letter)).sum(),
        };
        Position { line: line as u32, character }
    }

    pub(crate) fn range(self, file: &SourceFile, span: Span) -> Range {
        Range { start: self.position(file, span.start), end: self.position(file, span.end) }
    }

    /// A position outside the text is the nearest one inside it.
    pub(crate) fn offset(self, file: &SourceFile, position: Position) -> u32 {
        let lines = file.line_starts();
        let Some(start) = lines.get(position.line as usize).map(|start| *start as usize) else {
            return file.text().len() as u32;
        };
        offset_in(self, file.text(), start, position.character) as u32
    }

    /// The same in a text that nobody has numbered yet.
    pub(crate) fn offset_in_text(self, text: &str, position: Position) -> usize {
        let mut start = 0;
        for _ in 0..position.line {
            match text[start..].find('\n') {
                Some(newline) => start += newline + 1,
                None => return text.len(),
            }
        }
        offset_in(self, text, start, position.character)
    }
}

fn offset_in(encoding: Encoding, text: &str, start: usize, character: u32) -> usize {
    let line = text[start..].split('\n').next().unwrap_or_default();
    let line = line.strip_suffix('\r').unwrap_or(line);
    let mut left = character;
    for (at, letter) in line.char_indices() {
        let width = encoding.width(letter);
        if left < width {
            return start + at;
        }
        left -= width;
    }
    start + line.len()
}
