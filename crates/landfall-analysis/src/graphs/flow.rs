//! Where play goes next: from log to log, and from card to card.

use landfall_model::{AssetId, Atlas, Rec};
use landfall_schema::Act;

use super::AssetGraph;

/// Transfers of control: `goto log 12`.
pub fn flow(atlas: &Atlas) -> AssetGraph {
    AssetGraph::new(atlas, acts(atlas, &[Act::Transfer]))
}

/// What takes the place of what: `replace P902`.
pub fn replacements(atlas: &Atlas) -> AssetGraph {
    AssetGraph::new(atlas, acts(atlas, &[Act::Replace, Act::Place]))
}

fn acts<'a>(atlas: &'a Atlas, wanted: &'a [Act]) -> impl Iterator<Item = (AssetId, AssetId)> + 'a {
    atlas.ids().flat_map(move |from| {
        let inside = atlas.rec(from).inside();
        inside.flat_map(move |rec| targets(rec, wanted)).map(move |to| (from, to))
    })
}

/// The assets that a verb acts on in one of the wanted ways.
fn targets<'a>(rec: Rec<'a>, wanted: &'a [Act]) -> impl Iterator<Item = AssetId> + 'a {
    rec.shape()
        .does
        .iter()
        .filter(|does| wanted.contains(&does.act))
        .filter_map(move |does| rec.get(does.arg?)?.target_asset())
}
