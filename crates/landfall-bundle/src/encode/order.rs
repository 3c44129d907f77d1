//! The order of assets in a bundle.

use landfall_model::{AssetId, Atlas};
use rayon::prelude::*;

/// The assets of these packs by kind, then by the bytes of the key, which is how FlatBuffers looks keys up. Faces
/// that share a key follow their variant: which file they stand in must not show.
pub(super) fn assets(atlas: &Atlas, packs: &[u16]) -> Vec<AssetId> {
    let belongs = |id: &AssetId| {
        let asset = atlas.asset(*id);
        !asset.external && packs.contains(&atlas.unit(asset.unit).pack)
    };
    let mut assets: Vec<AssetId> = atlas.ids().filter(belongs).collect();
    // The atlas has variants in order already, and this sort keeps them so.
    assets.par_sort_by(|a, b| {
        let (left, right) = (atlas.asset(*a), atlas.asset(*b));
        (left.kind, &left.key).cmp(&(right.kind, &right.key))
    });
    assets
}
