//! References in 24 bytes.

use landfall_schema::{FieldId, KindId, ShapeId};

use super::distance;
use crate::atlas::AssetId;
use crate::unit::{NONE, Reference, Target, Wanted};

#[derive(Debug, Default)]
pub struct References {
    rows: Vec<Row>,
    /// The ends of those that are too long for a row.
    ends: Vec<(u32, u32)>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    start: u32,
    record: u32,
    /// The asset it leads to, [`MISSING`] or [`SEVERAL`].
    asset: u32,
    /// The part of the asset, or [`NONE`].
    part: u32,
    wanted: [u16; 2],
    len: u16,
    sort: u16,
}

const MISSING: u32 = u32::MAX;
const SEVERAL: u32 = u32::MAX - 1;

const FIELD: u16 = 0;
const KIND: u16 = 1;
const PROSE: u16 = 2;
const SENDS: u16 = 3;

const LONG: u16 = u16::MAX;

impl References {
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    #[inline]
    pub fn at(&self, at: u32) -> Reference {
        let row = &self.rows[at as usize];
        let [first, second] = row.wanted;
        Reference {
            start: row.start,
            end: if row.len == LONG { self.end(at) } else { row.start + u32::from(row.len) },
            record: row.record,
            wanted: match row.sort {
                FIELD => Wanted::Field(ShapeId(first), FieldId(second)),
                KIND => Wanted::Kind(KindId(first)),
                sort => Wanted::Prose(KindId(first), sort == SENDS),
            },
            target: self.target(at),
        }
    }

    #[inline]
    pub fn target(&self, at: u32) -> Target {
        let row = &self.rows[at as usize];
        match (row.asset, row.part) {
            (MISSING, _) => Target::Missing,
            (SEVERAL, key) => Target::Several(key),
            (asset, NONE) => Target::Asset(AssetId(asset)),
            (asset, record) => Target::Child { asset: AssetId(asset), record },
        }
    }

    #[cold]
    fn end(&self, at: u32) -> u32 {
        let found = self.ends.binary_search_by_key(&at, |(at, _)| *at);
        found.map_or(self.rows[at as usize].start, |found| self.ends[found].1)
    }

    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Reference> {
        (0..self.rows.len() as u32).map(|at| self.at(at))
    }

    /// The place where the next one is kept.
    pub(crate) fn push(&mut self, found: Reference) -> u32 {
        let at = self.rows.len() as u32;
        let (sort, wanted) = match found.wanted {
            Wanted::Field(shape, field) => (FIELD, [shape.0, field.0]),
            Wanted::Kind(kind) => (KIND, [kind.0, 0]),
            Wanted::Prose(kind, sends) => (if sends { SENDS } else { PROSE }, [kind.0, 0]),
        };
        let len = distance(found.start, found.end).filter(|len| *len != LONG);
        if len.is_none() {
            self.ends.push((at, found.end));
        }
        let (start, record, len) = (found.start, found.record, len.unwrap_or(LONG));
        self.rows.push(Row { start, record, asset: MISSING, part: NONE, wanted, len, sort });
        self.set(at, found.target);
        at
    }

    pub(crate) fn set(&mut self, at: u32, target: Target) {
        let row = &mut self.rows[at as usize];
        (row.asset, row.part) = match target {
            Target::Missing => (MISSING, NONE),
            Target::Several(key) => (SEVERAL, key),
            Target::Asset(asset) => (asset.0, NONE),
            Target::Child { asset, record } => (asset.0, record),
        };
    }

    pub(crate) fn settle(&mut self) {
        self.rows.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_comes_back_unchanged() {
        assert_eq!(size_of::<Row>(), 24);
        let asset = AssetId(7);
        let targets = [
            Target::Missing,
            Target::Several(NONE),
            Target::Several(0),
            Target::Asset(asset),
            Target::Child { asset, record: 0 },
        ];
        let wanted = [
            Wanted::Field(ShapeId(300), FieldId(301)),
            Wanted::Kind(KindId(9)),
            Wanted::Prose(KindId(9), true),
            Wanted::Prose(KindId(9), false),
        ];
        let mut kept = References::default();
        let mut written = Vec::new();
        for target in targets {
            for wanted in wanted {
                for end in [5, 9, 70_000] {
                    let found = Reference { start: 5, end, record: 3, wanted, target };
                    assert_eq!(kept.push(found) as usize, written.len());
                    written.push(found);
                }
            }
        }
        assert_eq!(kept.len(), written.len());
        for (a, b) in kept.iter().zip(&written) {
            assert_eq!((a.start, a.end, a.record), (b.start, b.end, b.record));
            assert_eq!((a.wanted, a.target), (b.wanted, b.target));
        }
    }
}
