//! What a file knows of others, as one number for each.

use std::hash::{Hash, Hasher};

use rayon::prelude::*;
use rustc_hash::FxHasher;

use crate::atlas::{Asset, AssetId, Atlas, PRINTED};
use crate::unit::{NONE, Target, Unit};

impl Atlas {
    /// For each file a number that changes when its cards count for something else, or its references lead somewhere else:
    /// to another card, to another part of one, or nowhere. What the cards it refers to say is not in it.
    pub fn around(&self) -> Vec<u64> {
        let cards: Vec<u64> = self.assets.par_iter().map(|asset| self.card(asset)).collect();
        let units = self.units.par_iter().zip(&self.by_root);
        units.map(|(unit, by_root)| self.around_of(unit, by_root, &cards)).collect()
    }

    fn card(&self, asset: &Asset) -> u64 {
        let is_printed = self.unit(asset.unit).pack == PRINTED;
        hash(|state| (asset.kind.0, &asset.key, asset.external, is_printed).hash(state))
    }

    fn around_of(&self, unit: &Unit, by_root: &[u32], cards: &[u64]) -> u64 {
        let card = |id: AssetId| cards[id.0 as usize];
        hash(|state| {
            for id in by_root {
                // The second of two cards with one id is nobody's.
                (*id != NONE).then(|| card(AssetId(*id))).hash(state);
            }
            for found in unit.refs.iter() {
                match found.target {
                    Target::Missing => 0u8.hash(state),
                    Target::Asset(id) => (1u8, card(id)).hash(state),
                    Target::Child { asset, record } => {
                        (2u8, card(asset), record - self.asset(asset).record).hash(state);
                    }
                    Target::Several(at) => (3u8, self.shared_key(at)).hash(state),
                }
            }
        })
    }
}

fn hash(of: impl FnOnce(&mut FxHasher)) -> u64 {
    let mut state = FxHasher::default();
    of(&mut state);
    state.finish()
}
