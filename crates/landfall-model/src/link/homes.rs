//! A sector number on a card means a sector of the planet on which the card is used.
//!
//! So these names are looked up last: in each asset whose references lead, step by step, to the card.

use landfall_diagnostics::{Reports, Sources};
use landfall_schema::{KindId, Type};
use rustc_hash::FxHashMap;

use super::children::Children;
use super::resolve::missing_part;
use crate::atlas::{AssetId, Atlas};
use crate::unit::{Target, Wanted};

/// A card that more boards use is asked about on the first of them only: boards that share everything would be
/// asked once for every card and board.
pub(super) const MOST_HOMES: usize = 64;

pub(super) fn resolve(atlas: &mut Atlas, children: &Children, sources: &Sources, reports: &mut Reports) {
    let mut reach: FxHashMap<KindId, Homes> = FxHashMap::default();
    let mut found: Vec<(usize, usize, Target)> = Vec::new();
    let mut shared: Vec<Box<str>> = Vec::new();
    for (at, unit) in atlas.units.iter().enumerate() {
        for (slot, reference) in unit.refs.iter().enumerate() {
            let (Target::Several(_), Wanted::Field(shape, field)) = (reference.target, reference.wanted)
            else {
                continue;
            };
            let Type::Child { kind, shape } = atlas.schema.shape(shape).fields[field.index()].ty else {
                continue;
            };
            let homes = reach.entry(kind).or_insert_with(|| homes_of(atlas, kind));
            let owner = atlas.owner(at as u32, reference.record);
            let known = owner.and_then(|owner| homes.by_asset.get(&owner));
            let span = unit.span(reference.start, reference.end);
            let key = sources.slice(span);
            // Where nobody knows on which board a card is used, any board that has the number will do.
            let candidates = known.map_or_else(
                || {
                    Some(children.owners(kind, shape, key))
                        .filter(|found| !found.is_empty())
                        .unwrap_or(&homes.first)
                },
                Vec::as_slice,
            );
            let mut targets = Vec::new();
            let mut lacking = Vec::new();
            for home in candidates {
                match children.find(*home, shape, key) {
                    Some(record) => targets.push(Target::Child { asset: *home, record }),
                    None if atlas.asset(*home).external || children.has_unread(*home, shape, key) => {}
                    None => lacking.push(*home),
                }
            }
            if let Some(home) = lacking.first() {
                reports.push(missing_part(atlas, children, *home, shape, key, span));
                targets = vec![Target::Missing];
            }
            let target = match targets[..] {
                [only] => only,
                _ => {
                    shared.push(key.into());
                    Target::Several(shared.len() as u32 - 1)
                }
            };
            found.push((at, slot, target));
        }
    }
    atlas.shared_keys = shared;
    for (unit, slot, target) in found {
        atlas.units[unit].refs.set(slot as u32, target);
    }
}

/// The boards of one kind.
struct Homes {
    /// For each asset, the first boards that use it.
    by_asset: FxHashMap<AssetId, Vec<AssetId>>,
    /// The first of all boards.
    first: Vec<AssetId>,
}

/// What another board uses is that board's affair, so the search does not go through one.
fn homes_of(atlas: &Atlas, kind: KindId) -> Homes {
    let leads = leads(atlas);
    let mut homes: FxHashMap<AssetId, Vec<AssetId>> = FxHashMap::default();
    for home in atlas.of_kind(kind) {
        let mut queue = vec![home];
        while let Some(at) = queue.pop() {
            // Boards come in order, so one that was here before is the last of the list. Behind a card that has enough
            // boards everything has enough.
            let known = homes.entry(at).or_default();
            if known.last() == Some(&home) || known.len() == MOST_HOMES {
                continue;
            }
            known.push(home);
            queue.extend(leads[at.0 as usize].iter().copied().filter(|next| atlas.asset(*next).kind != kind));
        }
    }
    Homes { by_asset: homes, first: atlas.of_kind(kind).take(MOST_HOMES).collect() }
}

/// For each asset, those it refers to. An id that several faces share leads to all.
fn leads(atlas: &Atlas) -> Vec<Vec<AssetId>> {
    let mut leads = vec![Vec::new(); atlas.assets.len()];
    for (unit, found) in atlas.references() {
        if let (Some(from), Some(to)) = (atlas.owner(unit, found.record), atlas.target_asset(found.target)) {
            leads[from.0 as usize].extend(atlas.faces(to));
        }
    }
    leads
}
