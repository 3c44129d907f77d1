//! Finds assets by their ids.

use std::hash::BuildHasher;

use landfall_schema::KindId;
use rustc_hash::FxBuildHasher;

use crate::atlas::{Asset, AssetId};
use crate::unit::NONE;

/// The numbers of assets, each at the place that its kind and key come to or at the next free one behind it. The keys
/// themselves are not kept again.
#[derive(Debug)]
pub(crate) struct Index {
    slots: Vec<u32>,
}

impl Index {
    pub(crate) fn of(assets: &[Asset]) -> Self {
        // At least a third is free, so a search soon comes to its end.
        let slots = vec![NONE; (assets.len() * 3 / 2 + 1).next_power_of_two()];
        let mut index = Self { slots };
        for (at, asset) in assets.iter().enumerate() {
            let slot = index.slot(assets, asset.kind, &asset.key);
            let known = assets.get(index.slots[slot] as usize);
            // What is written here wins over what is only named.
            if known.is_none_or(|known| known.external && !asset.external) {
                index.slots[slot] = at as u32;
            }
        }
        index
    }

    pub(crate) fn find(&self, assets: &[Asset], kind: KindId, key: &str) -> Option<AssetId> {
        let found = self.slots[self.slot(assets, kind, key)];
        (found != NONE).then_some(AssetId(found))
    }

    /// The place of this id, or the free one where it would be.
    fn slot(&self, assets: &[Asset], kind: KindId, key: &str) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = FxBuildHasher.hash_one((kind, key)) as usize & last;
        while let Some(known) = assets.get(self.slots[slot] as usize) {
            if known.kind == kind && *known.key == *key {
                break;
            }
            slot = (slot + 1) & last;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_found_and_what_is_written_wins() {
        let asset = |kind, key: String, external| Asset {
            kind: KindId(kind),
            key: key.into(),
            unit: 0,
            record: 0,
            external,
        };
        for count in [0, 1, 2, 3, 700] {
            let mut assets: Vec<Asset> = (0..count)
                .flat_map(|at| [0, 1].map(|kind| asset(kind, format!("P{at}"), at % 3 == 0)))
                .collect();
            assets.extend((0..count).map(|at| asset(0, format!("P{at}"), at % 2 == 0)));
            let index = Index::of(&assets);
            for at in 0..count {
                let wins = if at % 3 == 0 && at % 2 == 1 { 2 * count + at } else { 2 * at };
                let find = |kind| index.find(&assets, KindId(kind), &format!("P{at}"));
                assert_eq!(find(0), Some(AssetId(wins as u32)));
                assert_eq!(find(1), Some(AssetId(2 * at as u32 + 1)));
                assert_eq!(find(2), None);
            }
            assert_eq!(index.find(&assets, KindId(0), "P700"), None);
        }
    }
}
