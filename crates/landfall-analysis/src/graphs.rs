//! The atlas as graphs: what refers to what, where logs lead, what replaces what, and the routes of a board.

mod flow;
mod net;
mod presence;
mod routes;

use landfall_model::{AssetId, Atlas, Reference, Wanted};
use landfall_schema::{Act, Class};
use rustc_hash::FxHashSet;

pub use flow::{flow, replacements};
pub use net::{Net, Tree, cheapest, spread};
pub use presence::{Actor, Place, Presence, named_by_node, verbs};
pub use routes::{Edge, Routes, routes};

/// Every reference from one asset to another, prose included. An id that several faces share leads to all.
pub fn references(atlas: &Atlas) -> AssetGraph {
    AssetGraph::new(atlas, edges(atlas, |_| true))
}

/// The references that bring something into play: asking for a card, or clearing it away, does not lay it out.
pub fn uses(atlas: &Atlas) -> AssetGraph {
    AssetGraph::new(atlas, edges(atlas, |found| is_use(atlas, found)))
}

fn edges(atlas: &Atlas, keep: impl Fn(&Reference) -> bool) -> impl Iterator<Item = (AssetId, AssetId)> {
    atlas
        .references()
        .filter(move |(_, found)| keep(found))
        .filter_map(|(unit, found)| {
            Some((atlas.owner(unit, found.record)?, atlas.target_asset(found.target)?))
        })
        .flat_map(|(from, to)| atlas.faces(to).map(move |face| (from, face)))
}

/// Whether a reference brings its target into play, or tells players to look it up. A story that mentions a card does
/// neither; rules do, in words.
pub fn is_use(atlas: &Atlas, found: &Reference) -> bool {
    let (shape, field) = match found.wanted {
        Wanted::Field(shape, field) => (shape, field),
        Wanted::Kind(_) => return true,
        Wanted::Prose(_, sends) => return sends,
    };
    let shape = atlas.schema.shape(shape);
    match shape.class {
        Class::Kind(_) | Class::Block => true,
        Class::Predicate | Class::Target => false,
        Class::Verb => {
            let mut about =
                shape.does.iter().filter(|does| does.arg == Some(field) || does.at == Some(field));
            let silent = about.clone().next().is_none();
            silent || about.any(|does| does.arg == Some(field) && brings(does.act))
        }
    }
}

fn brings(act: Act) -> bool {
    use Act::*;
    matches!(act, Transfer | Chain | Place | Replace | Put | Gain | Draw | Schedule | Open)
}

/// One node per asset.
pub struct AssetGraph {
    net: Net,
}

impl AssetGraph {
    fn new(atlas: &Atlas, edges: impl Iterator<Item = (AssetId, AssetId)>) -> Self {
        let numbers = edges.map(|(from, to)| (number(from), number(to)));
        Self { net: Net::new(atlas.assets.len(), numbers).without_doubles() }
    }

    /// The shortest ways from these to all others.
    pub(crate) fn tree(&self, from: impl IntoIterator<Item = AssetId>) -> Tree {
        self.net.tree(from.into_iter().map(number))
    }

    /// Everything that can be reached, the beginnings included.
    pub fn reachable(&self, from: impl IntoIterator<Item = AssetId>) -> FxHashSet<AssetId> {
        self.net.around(from.into_iter().map(number), false).into_iter().map(asset).collect()
    }

    /// Everything from which these can be reached, themselves included.
    pub fn leading_to(&self, to: impl IntoIterator<Item = AssetId>) -> FxHashSet<AssetId> {
        self.net.around(to.into_iter().map(number), true).into_iter().map(asset).collect()
    }

    /// Where the references of this asset lead.
    pub fn next(&self, id: AssetId) -> impl Iterator<Item = AssetId> {
        self.net.next(number(id)).map(asset)
    }

    /// The assets that lead to this one.
    pub fn users(&self, id: AssetId) -> impl Iterator<Item = AssetId> {
        self.net.before(number(id)).map(asset)
    }

    /// Groups of assets that lead back to themselves.
    pub fn cycles(&self) -> Vec<Vec<AssetId>> {
        self.net.cycles().into_iter().map(|cycle| cycle.into_iter().map(asset).collect()).collect()
    }

    /// The longest chain that begins at one of these assets; a circle counts as one.
    pub fn longest(&self, from: impl IntoIterator<Item = AssetId>) -> Vec<AssetId> {
        self.net.longest(from.into_iter().map(number)).into_iter().map(asset).collect()
    }

    /// Everything that is joined to this asset in either direction, by id.
    pub fn around(&self, id: AssetId) -> Vec<AssetId> {
        let part = self.net.parts().into_iter().find(|part| part.binary_search(&number(id)).is_ok());
        part.into_iter().flatten().map(asset).collect()
    }

    pub fn edges(&self) -> impl Iterator<Item = (AssetId, AssetId)> {
        self.net.edges().map(|(from, to)| (asset(from), asset(to)))
    }
}

fn number(id: AssetId) -> usize {
    id.0 as usize
}

fn asset(number: usize) -> AssetId {
    AssetId(number as u32)
}
