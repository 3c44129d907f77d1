//! The hashes by which a card is found in one step.

use landfall_model::AssetId;
use landfall_runtime::{lookup_hash, lookup_slots};

use super::Encoder;
use super::writer::Cell;

impl Encoder<'_> {
    /// Of faces that share a key, the first is found; the others follow it in the list.
    pub(super) fn lookup(&mut self, assets: &[AssetId]) -> Cell {
        let mut slots = vec![[0; 2]; lookup_slots(assets.len())];
        let mut last = (u16::MAX, "");
        let mut place = 0;
        for id in assets {
            let asset = self.atlas.asset(*id);
            let kind = self.layout.kind_value(asset.kind);
            place = if kind == last.0 { place + 1 } else { 1 };
            let is_face = (kind, &*asset.key) == last;
            last = (kind, &asset.key);
            if is_face {
                continue;
            }
            let hash = lookup_hash(kind, &asset.key);
            let mut slot = hash as usize & (slots.len() - 1);
            while slots[slot][1] != 0 {
                slot = (slot + 1) & (slots.len() - 1);
            }
            slots[slot] = [hash, place];
        }
        self.writer.numbers(slots.as_flattened())
    }
}
