//! Records in 14 bytes and a half.

use landfall_diagnostics::Span;
use landfall_schema::{FieldId, ShapeId};
use rustc_hash::FxHashMap;

use super::{distance, settle};
use crate::unit::{List, NONE, Record};

#[derive(Debug, Default)]
pub struct Records {
    rows: Vec<Row>,
    /// Where the first of each [`RUN`] records begins, and its fields: the others count from there.
    bases: Vec<(u32, u32)>,
    /// What is too far away for a row, in order: the parents, and the records behind those inside.
    far_parents: Vec<(u32, u32)>,
    far_next: Vec<(u32, u32)>,
    /// What does not fit in a row at all, by number.
    wide: FxHashMap<u32, Record>,
    /// Records that are being read, from the outermost to the innermost.
    open: Vec<(u32, Record)>,
    /// The name of the last one that was begun. Records lie in the order of the text, so the next begins behind it.
    last: u32,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    shape: ShapeId,
    /// [`WIDE`] if the record is kept in full.
    len: u16,
    start: u16,
    fields: u16,
    /// How far before it the parent is; 0 without one.
    up: u8,
    /// How many records are inside.
    inside: u8,
    via: u8,
    field_count: u8,
    name_at: u8,
    name_len: u8,
}

const WIDE: u16 = u16::MAX;

/// In place of a distance: it is in a list.
const FAR: u8 = u8::MAX;

const RUN: u32 = 16;

impl Records {
    /// The row of a record that is complete. Lists of what is far away are put in order at the end.
    fn row(&mut self, index: u32, record: &Record) -> Option<Row> {
        let (start, fields) = self.bases[(index / RUN) as usize];
        let len = distance(record.start, record.end).filter(|len| *len != WIDE)?;
        let near = |from, to| distance(from, to).filter(|distance| *distance != FAR);
        let mut row = Row {
            shape: record.shape,
            len,
            start: distance(start, record.start)?,
            fields: distance(fields, record.fields.start)?,
            up: 0,
            inside: 0,
            via: u8::try_from(record.via.0).ok()?,
            field_count: u8::try_from(record.fields.len).ok()?,
            name_at: distance(record.start, record.name_start)?,
            name_len: distance(record.name_start, record.name_end)?,
        };
        if record.parent != NONE {
            row.up = near(record.parent, index).unwrap_or(FAR);
            (row.up == FAR).then(|| self.far_parents.push((index, record.parent)));
        }
        row.inside = near(index + 1, record.next).unwrap_or(FAR);
        (row.inside == FAR).then(|| self.far_next.push((index, record.next)));
        Some(row)
    }

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
        let (start, fields) = self.bases[(index / RUN) as usize];
        let start = start + u32::from(row.start);
        let name_start = start + u32::from(row.name_at);
        Record {
            shape: row.shape,
            via: FieldId(row.via.into()),
            parent: self.near_parent(index, row),
            next: self.near_next(index, row),
            fields: List { start: fields + u32::from(row.fields), len: row.field_count.into() },
            start,
            end: start + u32::from(row.len),
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
    fn near_parent(&self, index: u32, row: &Row) -> u32 {
        match row.up {
            0 => NONE,
            FAR => far(&self.far_parents, index),
            up => index - u32::from(up),
        }
    }

    #[inline]
    fn near_next(&self, index: u32, row: &Row) -> u32 {
        if row.inside == FAR { far(&self.far_next, index) } else { index + 1 + u32::from(row.inside) }
    }

    #[inline]
    pub fn shape(&self, index: u32) -> ShapeId {
        self.rows[index as usize].shape
    }

    /// The record after everything inside this one.
    #[inline]
    pub fn next(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        if row.len == WIDE { self.in_full(index).next } else { self.near_next(index, row) }
    }

    #[inline]
    pub fn parent(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        if row.len == WIDE { self.in_full(index).parent } else { self.near_parent(index, row) }
    }

    #[inline]
    pub fn start(&self, index: u32) -> u32 {
        let row = &self.rows[index as usize];
        if row.len == WIDE {
            return self.in_full(index).start;
        }
        self.bases[(index / RUN) as usize].0 + u32::from(row.start)
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

    /// Begins a record, of which the end and the fields are not known yet. `fields` are kept of those before.
    pub(crate) fn open(&mut self, shape: ShapeId, parent: u32, via: FieldId, name: Span, fields: u32) -> u32 {
        let index = self.rows.len() as u32;
        if index.is_multiple_of(RUN) {
            self.bases.push((self.last, fields));
        }
        self.last = name.start;
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
        let (len, start, fields, up, inside) = (WIDE, 0, 0, 0, 0);
        let (via, field_count, name_at, name_len) = (0, 0, 0, 0);
        self.rows.push(Row { shape, len, start, fields, up, inside, via, field_count, name_at, name_len });
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
            match self.row(at, &record) {
                Some(row) => self.rows[at as usize] = row,
                None => drop(self.wide.insert(at, record)),
            }
            if at == index {
                return;
            }
        }
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
        settle(&mut self.bases);
        for far in [&mut self.far_parents, &mut self.far_next] {
            far.sort_unstable();
            settle(far);
        }
        self.open = Vec::new();
    }
}

#[cold]
fn far(list: &[(u32, u32)], index: u32) -> u32 {
    // While a file is read, its list is in the order in which records end.
    let sorted = list.binary_search_by_key(&index, |(at, _)| *at).ok();
    let at = sorted.or_else(|| list.iter().rposition(|(at, _)| *at == index));
    at.map_or(NONE, |at| list[at].1)
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
        assert_eq!(size_of::<Row>(), 14);
    }

    #[test]
    fn what_is_too_large_for_a_row_comes_back_unchanged() {
        for (start, name, end, via) in [(0, 4, 9, 0), (0, 4, 70_000, 0), (7, 1000, 2000, 0), (7, 7, 9, 300)] {
            let mut records = Records::default();
            let outer = records.open(ShapeId(1), NONE, FieldId(0), span(start, start), 0);
            let inner = records.open(ShapeId(2), outer, FieldId(via), span(name, name + 3), 0);
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

    /// Cards with this many lines, one after the other, each line with two fields; every tenth is far away.
    fn cards(count: u32, lines: u32) -> (Records, Vec<Record>) {
        let (mut records, mut known, mut place, mut fields) = (Records::default(), Vec::new(), 7, 0);
        for _ in 0..count {
            let (root, first) = (known.len() as u32, place);
            records.open(ShapeId(1), NONE, FieldId(0), span(place + 4, place + 6), fields);
            known.push(Record { shape: ShapeId(1), via: FieldId(0), parent: NONE, ..records.at(root) });
            for line in 0..lines {
                place += if line % 10 == 9 { 70_000 } else { 30 };
                let index = records.open(ShapeId(2), root, FieldId(3), span(place, place + 4), fields);
                let given = List { start: fields, len: 2 };
                records.close(index, given, span(place, place + 20));
                fields += 2;
                let (next, end) = (index + 1, place + 20);
                let (start, name_start, name_end) = (place, place, place + 4);
                let (shape, via) = (ShapeId(2), FieldId(3));
                let fields = given;
                known.push(Record {
                    shape,
                    via,
                    parent: root,
                    next,
                    fields,
                    start,
                    end,
                    name_start,
                    name_end,
                });
            }
            place += 50;
            records.close(root, List { start: fields, len: 1 }, span(first, place));
            fields += 1;
            let (next, end) = (known.len() as u32, place);
            let given = List { start: fields - 1, len: 1 };
            known[root as usize] = Record { next, fields: given, start: first, end, ..known[root as usize] };
        }
        (records, known)
    }

    #[test]
    fn records_come_back_unchanged_however_many_there_are() {
        for (count, lines) in [(1, 0), (40, 5), (3, 254), (3, 255), (3, 700)] {
            let (mut records, known) = cards(count, lines);
            for settled in [false, true] {
                if settled {
                    records.settle();
                }
                assert_eq!(records.len(), known.len());
                for (at, (a, b)) in (0..).zip(records.iter().zip(&known)) {
                    assert_eq!(
                        (a.shape, a.via, a.parent, a.next),
                        (b.shape, b.via, b.parent, b.next),
                        "{at}"
                    );
                    assert_eq!((a.start, a.end, a.fields), (b.start, b.end, b.fields), "{at}");
                    assert_eq!((a.name_start, a.name_end), (b.name_start, b.name_end), "{at}");
                    let short = (records.parent(at), records.next(at), records.start(at));
                    assert_eq!(short, (b.parent, b.next, b.start), "{at}");
                }
            }
        }
    }
}
