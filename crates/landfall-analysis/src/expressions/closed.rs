//! Which ways of a round map are not there, for those who draw it.

use landfall_model::AssetId;
use landfall_schema::{Map, WordId};

use super::eval::{Eval, Work};
use crate::Context;

/// The ways from one space to the next that are closed on the map that `asset` lays out. What cannot be known, because
/// something is broken, is taken to be open: it was reported.
pub fn closed_ways(ctx: &Context<'_>, map: &Map, asset: AssetId) -> Vec<(WordId, WordId)> {
    let work = Work::default();
    let mut eval = Eval::new(ctx, &work);
    let holder = ctx.atlas.rec(asset);
    let count = ctx.atlas.schema.vocab(map.vocab).words.len() as u16;
    let mut closed = Vec::new();
    for node in (0..count).map(WordId) {
        for to in ctx.atlas.schema.neighbours(map, node) {
            if eval.is_closed(map, holder, node, to) == Some(true) {
                closed.push((node, to));
            }
        }
    }
    closed
}
