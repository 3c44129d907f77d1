//! The order of assets in a bundle.

use landfall_diagnostics::Sources;
use landfall_model::{AssetId, Atlas};

/// The assets of one pack by kind, then by the bytes of the key, which is how FlatBuffers looks keys up.
pub(super) fn assets(atlas: &Atlas, sources: &Sources, pack: u16) -> Vec<AssetId> {
    let belongs = |id: &AssetId| {
        let asset = atlas.asset(*id);
        !asset.external && atlas.unit(asset.unit).pack == pack
    };
    let mut assets: Vec<AssetId> = atlas.ids().filter(belongs).collect();
    assets.sort_by(|a, b| {
        let (left, right) = (atlas.asset(*a), atlas.asset(*b));
        (left.kind, &left.key)
            .cmp(&(right.kind, &right.key))
            .then_with(|| face(atlas, sources, *a).cmp(&face(atlas, sources, *b)))
    });
    assets
}

/// Tells variants of one card apart by what they say: which file they stand in must not show.
fn face<'a>(atlas: &'a Atlas, sources: &'a Sources, id: AssetId) -> (&'a str, &'a str) {
    let rec = atlas.rec(id);
    let variant = rec.get_named("variant").map_or("", |field| sources.slice(field.span));
    (variant, sources.slice(rec.span()))
}
