//! Texts in 12 bytes, if they mean what is written between their quotes.

use std::sync::Arc;

use landfall_schema::{FieldId, TextRole};

use super::distance;
use crate::unit::{List, Text};

#[derive(Debug)]
pub struct Texts {
    source: Arc<str>,
    rows: Vec<Row>,
    wide: Vec<Wide>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    /// Where it is written, or the number of one that is kept in full.
    start: u32,
    record: u32,
    /// [`WIDE`] if the text is kept in full.
    len: u16,
    field: u8,
    role: TextRole,
}

/// A text of several lines, with icons, references or a note.
#[derive(Debug)]
struct Wide {
    value: Box<str>,
    note: Option<Box<str>>,
    start: u32,
    end: u32,
    field: FieldId,
    marks: List,
}

const WIDE: u16 = u16::MAX;

impl Texts {
    pub(crate) fn new(source: Arc<str>) -> Self {
        Self { source, rows: Vec::new(), wide: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    #[inline]
    pub fn at(&self, at: u32) -> Text<'_> {
        let Row { start, record, len, field, role } = self.rows[at as usize];
        if len == WIDE {
            let Wide { value, note, start, end, field, marks } = &self.wide[start as usize];
            let (start, end, field, marks) = (*start, *end, *field, *marks);
            return Text { value, role, start, end, record, field, note: note.as_deref(), marks };
        }
        let end = start + u32::from(len);
        let value = &self.source[start as usize + 1..end as usize - 1];
        let (field, marks) = (FieldId(field.into()), List::default());
        Text { value, role, start, end, record, field, note: None, marks }
    }

    /// The record that holds it.
    #[inline]
    pub fn record(&self, at: u32) -> u32 {
        self.rows[at as usize].record
    }

    /// Where it is written.
    #[inline]
    pub fn start(&self, at: u32) -> u32 {
        let row = &self.rows[at as usize];
        if row.len == WIDE { self.wide[row.start as usize].start } else { row.start }
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = Text<'_>> {
        (0..self.rows.len() as u32).map(|at| self.at(at))
    }

    pub(crate) fn keep(&mut self, text: Text<'_>) -> u32 {
        let (record, role) = (text.record, text.role);
        let row = self.row(text).unwrap_or_else(|| {
            self.wide.push(Wide {
                value: text.value.into(),
                note: text.note.map(Into::into),
                start: text.start,
                end: text.end,
                field: text.field,
                marks: text.marks,
            });
            Row { start: self.wide.len() as u32 - 1, record, len: WIDE, field: 0, role }
        });
        self.rows.push(row);
        self.rows.len() as u32 - 1
    }

    fn row(&self, text: Text<'_>) -> Option<Row> {
        let Text { start, end, record, role, .. } = text;
        if text.note.is_some() || !text.marks.is_empty() {
            return None;
        }
        let between = self.source.get(start as usize + 1..(end as usize).checked_sub(1)?)?;
        let len = distance(start, end).filter(|len| *len != WIDE && between == text.value)?;
        Some(Row { start, record, len, field: u8::try_from(text.field.0).ok()?, role })
    }

    pub(crate) fn settle(&mut self) {
        self.rows.shrink_to_fit();
        self.wide.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_unchanged() {
        assert_eq!(size_of::<Row>(), 12);
        let long = format!("\"{}\"", "a".repeat(70_000));
        let sources = ["\"Salt\"", "\"\"", "\"", "", "\"\"\"Salt\"\"\"", "\"é\"", &long];
        let values = ["Salt", "", "é", &long[1..long.len() - 1]];
        let marked = List { start: 3, len: 1 };
        for source in sources {
            let mut kept = Texts::new(Arc::from(source));
            let mut written = Vec::new();
            for value in values {
                for (note, marks) in [(None, List::default()), (Some("n"), List::default()), (None, marked)] {
                    for field in [2, 300] {
                        let (role, end, field) = (TextRole::Title, source.len() as u32, FieldId(field));
                        written.push(Text { value, role, start: 0, end, record: 1, field, note, marks });
                    }
                }
            }
            for text in &written {
                kept.keep(*text);
            }
            assert!(kept.iter().eq(written.iter().copied()), "{source:.20}");
            assert!((0..kept.len() as u32).all(|at| kept.record(at) == 1 && kept.start(at) == 0));
        }
    }
}
