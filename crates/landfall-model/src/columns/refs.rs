//! References in 14 bytes and a half.

use rustc_hash::FxHashMap;

use super::{distance, settle};
use crate::atlas::AssetId;
use crate::unit::{NONE, Reference, Target, Wanted};

#[derive(Debug, Default)]
pub struct References {
    rows: Vec<Row>,
    /// Where the first of each [`RUN`] references is, or a little before: the others count from there.
    bases: Vec<(u32, u32)>,
    /// What references of this file may lead to; there are few different ones.
    wanted: Vec<Wanted>,
    /// What does not fit in a row, by number: the place, and the part.
    places: FxHashMap<u32, Place>,
    parts: FxHashMap<u32, u32>,
}

/// The asset in halves, so that a row needs no room between it and the next.
#[derive(Clone, Copy, Debug)]
struct Row {
    /// The asset it leads to, [`MISSING`] or [`SEVERAL`].
    asset: [u16; 2],
    /// The part of the asset, or [`WHOLE`].
    part: u16,
    start: u16,
    record: u16,
    wanted: u16,
    len: u8,
    /// [`KEPT`] if its place is kept in full, [`FAR`] if its part is.
    full: u8,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    start: u32,
    end: u32,
    record: u32,
}

const MISSING: u32 = u32::MAX;
const SEVERAL: u32 = u32::MAX - 1;
const WHOLE: u16 = u16::MAX;

const KEPT: u8 = 1;
const FAR: u8 = 2;

const RUN: u32 = 16;

/// A reference may belong to a record that began before that of the one in front of it.
const BACK: u32 = 4_096;

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
        let Place { start, end, record } = self.place(at, row);
        let wanted = self.wanted[usize::from(row.wanted)];
        Reference { start, end, record, wanted, target: self.target(at) }
    }

    #[inline]
    fn place(&self, at: u32, row: &Row) -> Place {
        if row.full & KEPT != 0 {
            return self.places[&at];
        }
        let (start, record) = self.bases[(at / RUN) as usize];
        let start = start + u32::from(row.start);
        Place { start, end: start + u32::from(row.len), record: record + u32::from(row.record) }
    }

    #[inline]
    pub fn target(&self, at: u32) -> Target {
        let row = &self.rows[at as usize];
        let asset = u32::from(row.asset[0]) | u32::from(row.asset[1]) << 16;
        if asset == MISSING {
            return Target::Missing;
        }
        let part = match row.part {
            _ if row.full & FAR != 0 => self.parts[&at],
            WHOLE => NONE,
            part => part.into(),
        };
        match (asset, part) {
            (SEVERAL, key) => Target::Several(key),
            (asset, NONE) => Target::Asset(AssetId(asset)),
            (asset, record) => Target::Child { asset: AssetId(asset), record },
        }
    }

    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Reference> {
        (0..self.rows.len() as u32).map(|at| self.at(at))
    }

    /// The place where the next one is kept.
    pub(crate) fn push(&mut self, found: Reference) -> u32 {
        let at = self.rows.len() as u32;
        if at.is_multiple_of(RUN) {
            self.bases.push((found.start.saturating_sub(BACK), found.record.saturating_sub(BACK)));
        }
        let (start, record) = self.bases[(at / RUN) as usize];
        let near = distance(start, found.start).zip(distance(record, found.record));
        let near = near.zip(distance(found.start, found.end));
        let ((start, record), len) = near.unwrap_or_else(|| {
            let Reference { start, end, record, .. } = found;
            self.places.insert(at, Place { start, end, record });
            Default::default()
        });
        let full = if near.is_none() { KEPT } else { 0 };
        let wanted = self.wanted.iter().position(|wanted| *wanted == found.wanted);
        let wanted = wanted.unwrap_or_else(|| {
            self.wanted.push(found.wanted);
            self.wanted.len() - 1
        }) as u16;
        self.rows.push(Row { asset: [u16::MAX; 2], part: WHOLE, start, record, wanted, len, full });
        self.set(at, found.target);
        at
    }

    pub(crate) fn set(&mut self, at: u32, target: Target) {
        let (asset, part) = match target {
            Target::Missing => (MISSING, NONE),
            Target::Several(key) => (SEVERAL, key),
            Target::Asset(asset) => (asset.0, NONE),
            Target::Child { asset, record } => (asset.0, record),
        };
        let row = &mut self.rows[at as usize];
        row.asset = [asset as u16, (asset >> 16) as u16];
        let near = u16::try_from(part).ok().filter(|part| *part != WHOLE);
        row.part = near.unwrap_or(WHOLE);
        if row.full & FAR != 0 {
            self.parts.remove(&at);
        }
        row.full &= !FAR;
        if near.is_none() && part != NONE {
            row.full |= FAR;
            self.parts.insert(at, part);
        }
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
        settle(&mut self.bases);
        settle(&mut self.wanted);
    }
}

#[cfg(test)]
mod tests {
    use landfall_schema::{FieldId, KindId, ShapeId};

    use super::*;

    #[test]
    fn every_reference_comes_back_unchanged() {
        assert_eq!(size_of::<Row>(), 14);
        let asset = AssetId(7);
        let targets = [
            Target::Missing,
            Target::Several(NONE),
            Target::Several(0),
            Target::Asset(asset),
            Target::Child { asset, record: 0 },
            Target::Child { asset, record: u32::from(u16::MAX) },
            Target::Child { asset: AssetId(70_000), record: 70_000 },
            Target::Several(70_000),
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
                for (start, end, record) in [(5, 9, 3), (5, 70_000, 3), (90_000, 90_009, 3), (5, 9, 70_000)] {
                    let found = Reference { start, end, record, wanted, target };
                    assert_eq!(kept.push(found) as usize, written.len());
                    written.push(found);
                }
            }
        }
        assert_eq!(kept.len(), written.len());
        // Places change when another file does.
        for (at, other) in (0..).zip(written.iter_mut().rev().map(|found| found.target).collect::<Vec<_>>()) {
            kept.set(at, other);
            written[at as usize].target = other;
        }
        for (a, b) in kept.iter().zip(&written) {
            assert_eq!((a.start, a.end, a.record), (b.start, b.end, b.record));
            assert_eq!((a.wanted, a.target), (b.wanted, b.target));
        }
    }
}
