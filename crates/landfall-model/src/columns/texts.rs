//! Texts in 8 bytes and a half, if they mean what is written between their quotes.

use std::sync::Arc;

use landfall_schema::{FieldId, TextRole};

use super::{distance, settle};
use crate::unit::{List, Text};

#[derive(Debug)]
pub struct Texts {
    source: Arc<str>,
    rows: Vec<Row>,
    /// Where the first of each [`RUN`] texts is, or a little before: the others count from there.
    bases: Vec<(u32, u32)>,
    /// Those that are kept in full.
    wide: Vec<Wide>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    /// Where it is written.
    start: u16,
    record: u16,
    /// [`WIDE`] if the text is kept in full: then the two above are its number there.
    len: u16,
    field: u8,
    role: TextRole,
}

const RUN: u32 = 16;

/// A text may belong to a record that began before that of the one in front of it.
const BACK: u32 = 4_096;

/// A text of several lines, with icons, references or a note.
#[derive(Debug)]
struct Wide {
    value: Box<str>,
    note: Option<Box<str>>,
    start: u32,
    end: u32,
    record: u32,
    field: FieldId,
    marks: List,
}

const WIDE: u16 = u16::MAX;

impl Texts {
    pub(crate) fn new(source: Arc<str>) -> Self {
        Self { source, rows: Vec::new(), bases: Vec::new(), wide: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    #[inline]
    pub fn at(&self, at: u32) -> Text<'_> {
        let row = &self.rows[at as usize];
        let Row { start, record, len, field, role } = *row;
        if len == WIDE {
            let Wide { value, note, start, end, record, field, marks } = self.wide(row);
            let (start, end, record, field, marks) = (*start, *end, *record, *field, *marks);
            return Text { value, role, start, end, record, field, note: note.as_deref(), marks };
        }
        let base = self.bases[(at / RUN) as usize];
        let (start, record) = (base.0 + u32::from(start), base.1 + u32::from(record));
        let end = start + u32::from(len);
        let value = &self.source[start as usize + 1..end as usize - 1];
        let (field, marks) = (FieldId(field.into()), List::default());
        Text { value, role, start, end, record, field, note: None, marks }
    }

    fn wide(&self, row: &Row) -> &Wide {
        &self.wide[usize::from(row.start) | usize::from(row.record) << 16]
    }

    /// The record that holds it.
    #[inline]
    pub fn record(&self, at: u32) -> u32 {
        let row = &self.rows[at as usize];
        match row.len {
            WIDE => self.wide(row).record,
            _ => self.bases[(at / RUN) as usize].1 + u32::from(row.record),
        }
    }

    /// Where it is written.
    #[inline]
    pub fn start(&self, at: u32) -> u32 {
        let row = &self.rows[at as usize];
        match row.len {
            WIDE => self.wide(row).start,
            _ => self.bases[(at / RUN) as usize].0 + u32::from(row.start),
        }
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = Text<'_>> {
        (0..self.rows.len() as u32).map(|at| self.at(at))
    }

    pub(crate) fn keep(&mut self, text: Text<'_>) -> u32 {
        let at = self.rows.len() as u32;
        if at.is_multiple_of(RUN) {
            self.bases.push((text.start.saturating_sub(BACK), text.record.saturating_sub(BACK)));
        }
        let row = self.row(text, self.bases[(at / RUN) as usize]).unwrap_or_else(|| {
            let Text { value, role, start, end, record, field, note, marks } = text;
            let (value, note) = (value.into(), note.map(Into::into));
            let number = self.wide.len() as u32;
            self.wide.push(Wide { value, note, start, end, record, field, marks });
            Row { start: number as u16, record: (number >> 16) as u16, len: WIDE, field: 0, role }
        });
        self.rows.push(row);
        at
    }

    fn row(&self, text: Text<'_>, base: (u32, u32)) -> Option<Row> {
        let Text { start, end, record, role, .. } = text;
        if text.note.is_some() || !text.marks.is_empty() {
            return None;
        }
        let between = self.source.get(start as usize + 1..(end as usize).checked_sub(1)?)?;
        let len = distance(start, end).filter(|len| *len != WIDE && between == text.value)?;
        let (start, record) = (distance(base.0, start)?, distance(base.1, record)?);
        Some(Row { start, record, len, field: u8::try_from(text.field.0).ok()?, role })
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
        settle(&mut self.bases);
        self.wide.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_unchanged() {
        assert_eq!(size_of::<Row>(), 8);
        let long = format!("\"{}\"", "a".repeat(70_000));
        let sources = ["\"Salt\"", "\"\"", "\"", "", "\"\"\"Salt\"\"\"", "\"é\"", &long];
        let values = ["Salt", "", "é", &long[1..long.len() - 1]];
        let marked = List { start: 3, len: 1 };
        for source in sources {
            let mut kept = Texts::new(Arc::from(source));
            let mut written = Vec::new();
            for value in values {
                for (note, marks) in [(None, List::default()), (Some("n"), List::default()), (None, marked)] {
                    for (field, record) in [(2, 1), (300, 1), (2, 70_000), (2, 0)] {
                        let (role, end, field) = (TextRole::Title, source.len() as u32, FieldId(field));
                        written.push(Text { value, role, start: 0, end, record, field, note, marks });
                    }
                }
            }
            for text in &written {
                kept.keep(*text);
            }
            assert!(kept.iter().eq(written.iter().copied()), "{source:.20}");
            for (at, text) in (0..).zip(&written) {
                assert_eq!((kept.record(at), kept.start(at)), (text.record, text.start));
            }
        }
    }
}
