//! Records in 20 bytes.

use landfall_diagnostics::Span;
use landfall_schema::{FieldId, ShapeId};
use rustc_hash::FxHashMap;

use super::distance;
use crate::unit::{List, NONE, Record};

#[derive(Debug, Default)]
pub struct Records {
    rows: Vec<Row>,
    /// What does not fit in a row, by number.
    wide: FxHashMap<u32, Record>,
    /// Records that are being read, from the outermost to the innermost.
    open: Vec<(u32, Record)>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    shape: ShapeId,
    /// How far before it the parent is; 0 without one.
    up: u16,
    /// How many records are inside.
    inside: u16,
    /// [`WIDE`] if the record is kept in full.
    len: u16,
    fields: u32,
    start: u32,
    via: u8,
    field_count: u8,
    name_at: u8,
    name_len: u8,
}

const WIDE: u16 = u16::MAX;

impl Row {
    fn of(index: u32, record: &Record) -> Option<Self> {
        let len = distance(record.start, record.end).filter(|len| *len != WIDE)?;
        let up =
            if record.parent == NONE { 0 } else { distance(record.parent, index).filter(|up| *up > 0)? };
        Some(Self {
            shape: record.shape,
            up,
            inside: distance(index + 1, record.next)?,
            len,
            fields: record.fields.start,
            start: record.start,
            via: u8::try_from(record.via.0).ok()?,
            field_count: u8::try_from(record.fields.len).ok()?,
            name_at: distance(record.start, record.name_start)?,
            name_len: distance(record.name_start, record.name_end)?,
        })
    }
}

impl Records {
    #[inline]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// `None` behind the last one.
    pub fn get(&self, index: u32) -> Option<Record> {
        ((index as usize) < self.rows.len()).then(|| self.at(index))
    }

    #[inline]
    pub fn at(&self, index: u32) -> Record {
        let row = &self.rows[index as usize];
        if row.len == WIDE {
            return self.in_full(index);
        }
        let name_start = row.start + u32::from(row.name_at);
        Record {
            shape: row.shape,
            via: FieldId(row.via.into()),
            parent: if row.up == 0 { NONE } else { index - u32::from(row.up) },
            next: index + 1 + u32::from(row.inside),
            fields: List { start: row.fields, len: row.field_count.into() },
            start: row.start,
            end: row.start + u32::from(row.len),
            name_start,
            name_end: name_start + u32::from(row.name_len),
        }
    }

    #[cold]
    fn in_full(&self, index: u32) -> Record {
        let open = self.open.iter().rev().find(|(at, _)| *at == index);
        open.map(|(_, record)| *record).unwrap_or_else(|| self.wide[&index])
    }

    #[inline]
    pub fn shape(&self, index: u32) -> ShapeId {
        self.rows[index as usize].shape
    }

    /// The record after everything inside this one.
    #[inline]
    pub fn next(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        if row.len == WIDE { self.in_full(index).next } else { index + 1 + u32::from(row.inside) }
    }

    #[inline]
    pub fn parent(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        match (row.len, row.up) {
            (WIDE, _) => self.in_full(index).parent,
            (_, 0) => NONE,
            (_, up) => index - u32::from(up),
        }
    }

    #[inline]
    pub fn start(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        if row.len == WIDE { self.in_full(index).start } else { row.start }
    }

    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Record> + ExactSizeIterator {
        (0..self.rows.len()).map(|index| self.at(index as u32))
    }

    /// How many records, which lie in the order of the text, begin at `place` or before it.
    pub fn up_to(&self, place: u32) -> u32 {
        let (mut low, mut high) = (0, self.rows.len() as u32);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.start(middle) <= place { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// Begins a record, of which the end and the fields are not known yet.
    pub(crate) fn open(&mut self, shape: ShapeId, parent: u32, via: FieldId, name: Span) -> u32 {
        let index = self.rows.len() as u32;
        let record = Record {
            shape,
            via,
            parent,
            next: index + 1,
            fields: List::default(),
            start: name.start,
            end: name.end,
            name_start: name.start,
            name_end: name.end,
        };
        self.open.push((index, record));
        let (up, inside, fields, start) = (0, 0, 0, 0);
        let (via, field_count, name_at, name_len) = (0, 0, 0, 0);
        self.rows.push(Row {
            shape,
            up,
            inside,
            len: WIDE,
            fields,
            start,
            via,
            field_count,
            name_at,
            name_len,
        });
        index
    }

    /// A record that is being read is named by this text.
    pub(crate) fn name(&mut self, index: u32, name: Span) {
        if let Some((_, record)) = self.open.iter_mut().rev().find(|(at, _)| *at == index) {
            (record.name_start, record.name_end) = (name.start, name.end);
        }
    }

    /// Ends a record, and whatever inside of it was left.
    pub(crate) fn close(&mut self, index: u32, fields: List, span: Span) {
        let next = self.rows.len() as u32;
        while let Some((at, mut record)) = self.open.pop() {
            if at == index {
                (record.fields, record.next) = (fields, next);
                (record.start, record.end) = (span.start, span.end);
            }
            match Row::of(at, &record) {
                Some(row) => self.rows[at as usize] = row,
                None => drop(self.wide.insert(at, record)),
            }
            if at == index {
                return;
            }
        }
    }

    pub(crate) fn settle(&mut self) {
        self.rows.shrink_to_fit();
        self.open = Vec::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use landfall_diagnostics::FileId;

    fn span(start: u32, end: u32) -> Span {
        Span::new(FileId(0), start, end)
    }

    #[test]
    fn a_row_is_small() {
        assert_eq!(size_of::<Row>(), 20);
    }

    #[test]
    fn what_is_too_large_for_a_row_comes_back_unchanged() {
        for (start, name, end, via) in [(0, 4, 9, 0), (0, 4, 70_000, 0), (7, 1000, 2000, 0), (7, 7, 9, 300)] {
            let mut records = Records::default();
            let outer = records.open(ShapeId(1), NONE, FieldId(0), span(start, start));
            let inner = records.open(ShapeId(2), outer, FieldId(via), span(name, name + 3));
            records.name(outer, span(name, name + 1));
            assert_eq!(records.at(outer).name_start, name);
            records.close(inner, List { start: 0, len: 2 }, span(name, end));
            records.close(outer, List { start: 2, len: 400 }, span(start, end));
            let (outer, inner) = (records.at(0), records.at(1));
            assert_eq!((outer.parent, outer.next, outer.start, outer.end), (NONE, 2, start, end));
            assert_eq!((outer.name_start, outer.name_end, outer.fields.len), (name, name + 1, 400));
            assert_eq!((inner.parent, inner.next, inner.via), (0, 2, FieldId(via)));
            assert_eq!((inner.start, inner.end, inner.shape), (name, end.max(name), ShapeId(2)));
            assert_eq!((records.next(0), records.parent(0), records.start(0)), (2, NONE, start));
            assert_eq!((records.next(1), records.parent(1), records.start(1)), (2, 0, name));
            assert_eq!(
                (records.up_to(start), records.up_to(u32::MAX)),
                (if name > start { 1 } else { 2 }, 2)
            );
        }
    }
}
