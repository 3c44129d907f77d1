//! Finding one asset by the name a person gives it, and drawing it.

use landfall_diagnostics::nearest;
use landfall_model::{AssetId, Atlas};

use crate::{Compilation, Trouble, ledger};

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
                "`{name}` is not the name of a card: write `P901` or `log 12`"
            )));
        }
    };
    // The folder one is in, as commands that take a path would have it.
    if name == "."
        && let Some(atlas) = compilation.atlas(0)
    {
        return Ok(Found::Pack(atlas, 0));
    }
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
            // What the printed game holds is nobody's slip of the finger.
            keys.extend((!asset.external).then_some(&*asset.key));
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
        None => ": name a card such as `P901` or `log 12`, a board or a pack".to_owned(),
    };
    Err(Trouble::new(format!("nothing here is called `{name}`{help}")))
}

/// A picture of everything would show nothing; the boards of the pack, or any card, can be drawn.
fn too_large(compilation: &Compilation, pack: u16, count: usize) -> Trouble {
    let name = &compilation.packs[pack as usize].name;
    let boards = compilation.atlas(pack as usize).into_iter().flat_map(|atlas| {
        let is_board =
            |id: &AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(*id).kind);
        landfall_draw::cards_of(atlas, pack).into_iter().filter(is_board).map(|id| atlas.display(id))
    });
    let boards: Vec<String> = boards.take(5).collect();
    let instead = match boards.is_empty() {
        true => "a card such as `P901`".to_owned(),
        false => format!("`{}`", boards.join("`, `")),
    };
    Trouble::new(format!(
        "{name} has {count} cards, and a picture can show {}: draw a part of it, {instead} or any card",
        landfall_draw::MOST_CARDS
    ))
}

/// Words of a command line as names: a kind goes with the id behind it, as in `log 12 P901`.
pub fn names(compilation: &Compilation, words: &[String]) -> Vec<String> {
    let is_kind = |word: &str| {
        let mut kinds = compilation.atlases().iter().flat_map(|atlas| &atlas.schema.kinds);
        word == "pack" || kinds.any(|kind| kind.keyword == word)
    };
    let mut names: Vec<String> = Vec::new();
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        match words.peek() {
            Some(id) if is_kind(word) => {
                names.push(format!("{word} {id}"));
                words.next();
            }
            _ => names.push(word.clone()),
        }
    }
    names
}

/// Draws what a name stands for.
pub fn graph(compilation: &Compilation, name: &str, format: GraphFormat) -> Result<String, Trouble> {
    // The picture of a box is that of its log.
    let found = match find_asset(compilation, name) {
        Err(_) if name.contains('.') => {
            let (atlas, thing) = ledger::find(compilation, name)?;
            Found::Asset(atlas, thing.asset())
        }
        found => found?,
    };
    let drawing = match found {
        Found::Asset(atlas, id) => {
            let closed = |map: &landfall_schema::Map| {
                let context = landfall_analysis::Context::new(atlas, &compilation.sources);
                landfall_analysis::closed_ways(&context, map, id)
            };
            landfall_draw::of_asset(atlas, id, closed, &compilation.sources, &compilation.reports)
        }
        Found::Pack(atlas, pack) => {
            let about = &compilation.packs[pack as usize];
            let count = landfall_draw::cards_of(atlas, pack).len();
            if count > landfall_draw::MOST_CARDS {
                return Err(too_large(compilation, pack, count));
            }
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
