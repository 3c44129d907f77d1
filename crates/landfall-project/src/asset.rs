//! Finding one asset by the name a person gives it, and drawing it.

use landfall_diagnostics::nearest;
use landfall_model::{AssetId, Atlas};

use crate::{Compilation, Trouble};

/// What a name on the command line stands for.
pub enum Found<'c> {
    Asset(&'c Atlas, AssetId),
    /// The pack with this number.
    Pack(&'c Atlas, u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphFormat {
    Svg,
    Dot,
    Mermaid,
    Json,
}

/// `P901`, `log 1903`, `glasswake`, `planet glasswake`; the name of a pack comes last.
pub fn find_asset<'c>(compilation: &'c Compilation, name: &str) -> Result<Found<'c>, Trouble> {
    let (kind, key) = match name.split_whitespace().collect::<Vec<_>>()[..] {
        [kind, key] => (Some(kind), key),
        [key] => (None, key),
        _ => {
            return Err(Trouble::new(format!(
                "`{name}` is not the name of a card: write `P901` or \"log 12\""
            )));
        }
    };
    let mut keys: Vec<&str> = Vec::new();
    // What is written here comes before what merely lies in the box.
    let mut printed = None;
    for at in 0..compilation.packs.len() {
        let Some(atlas) = compilation.atlas(at) else { continue };
        for id in atlas.ids() {
            let asset = atlas.asset(id);
            let keyword = &atlas.schema.kind(asset.kind).keyword;
            if kind.is_some_and(|kind| kind != keyword) {
                continue;
            }
            if &*asset.key == key && !asset.external {
                return Ok(Found::Asset(atlas, id));
            }
            if &*asset.key == key && printed.is_none() {
                printed = Some(Found::Asset(atlas, id));
            }
            keys.push(&asset.key);
        }
    }
    if let Some(found) = printed {
        return Ok(found);
    }
    if let Some(at) = compilation.packs.iter().position(|pack| pack.name == key)
        && let Some(atlas) = compilation.atlas(at)
    {
        return Ok(Found::Pack(atlas, at as u16));
    }
    let near = nearest(key, keys.iter().copied());
    let help = match near.first() {
        Some(near) => format!(": did you mean `{near}`?"),
        None => ": name a card such as `P901`, \"log 12\", a planet or a pack".to_owned(),
    };
    Err(Trouble::new(format!("nothing here is called `{name}`{help}")))
}

/// Draws what a name stands for.
pub fn graph(compilation: &Compilation, name: &str, format: GraphFormat) -> Result<String, Trouble> {
    let drawing = match find_asset(compilation, name)? {
        Found::Asset(atlas, id) => {
            let closed = |map: &landfall_schema::Map| {
                let context = landfall_analysis::Context::new(atlas, &compilation.sources);
                landfall_analysis::closed_ways(&context, map, id)
            };
            landfall_draw::of_asset(atlas, id, closed, &compilation.sources, &compilation.reports)
        }
        Found::Pack(atlas, pack) => {
            let about = &compilation.packs[pack as usize];
            landfall_draw::of_pack(atlas, pack, &about.name, &compilation.reports)
        }
    };
    Ok(match format {
        GraphFormat::Svg => landfall_draw::svg(&drawing),
        GraphFormat::Dot => landfall_draw::dot(&drawing),
        GraphFormat::Mermaid => landfall_draw::mermaid(&drawing),
        GraphFormat::Json => landfall_draw::json(&drawing),
    })
}
