//! The atlas as graphs: what refers to what, where logs lead, what replaces what, and the routes of a board.
//!
//! Only here is petgraph used; others ask questions.

mod flow;
mod presence;
mod routes;

use landfall_model::{AssetId, Atlas, Reference, Wanted};
use landfall_schema::{Act, Class};
use petgraph::Direction;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Dfs;
use rustc_hash::FxHashSet;

pub use flow::{flow, replacements};
pub use presence::{Actor, Place, Presence, named_by_node, verbs};
pub use routes::{Edge, Routes, routes};

/// One node per asset, in the order of the atlas, so that `NodeIndex` and [`AssetId`] are the same number.
pub type AssetGraph = DiGraph<AssetId, ()>;

/// Every reference from one asset to another, prose included. An id that several faces share leads to all.
pub fn references(atlas: &Atlas) -> AssetGraph {
    asset_graph(atlas, edges(atlas, |_| true))
}

/// The references that bring something into play: asking for a card, or clearing it away, does not lay it out.
pub fn uses(atlas: &Atlas) -> AssetGraph {
    asset_graph(atlas, edges(atlas, |found| is_use(atlas, found)))
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

/// Whether a reference brings its target into play, or tells players to look it up.
pub fn is_use(atlas: &Atlas, found: &Reference) -> bool {
    let Wanted::Field(shape, field) = found.wanted else { return true };
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

pub fn asset_graph(atlas: &Atlas, edges: impl Iterator<Item = (AssetId, AssetId)>) -> AssetGraph {
    let mut graph = DiGraph::with_capacity(atlas.assets.len(), 0);
    for id in atlas.ids() {
        graph.add_node(id);
    }
    let mut known = FxHashSet::default();
    for (from, to) in edges {
        if known.insert((from, to)) {
            graph.add_edge(NodeIndex::new(from.0 as usize), NodeIndex::new(to.0 as usize), ());
        }
    }
    graph
}

/// Everything that can be reached, the beginnings included.
pub fn reachable(graph: &AssetGraph, from: impl IntoIterator<Item = AssetId>) -> FxHashSet<AssetId> {
    let mut seen = FxHashSet::default();
    let mut search = Dfs::empty(graph);
    for start in from {
        search.move_to(NodeIndex::new(start.0 as usize));
        while let Some(node) = search.next(graph) {
            seen.insert(graph[node]);
        }
    }
    seen
}

/// The assets that refer to this one.
pub fn users(graph: &AssetGraph, id: AssetId) -> impl Iterator<Item = AssetId> {
    graph.neighbors_directed(NodeIndex::new(id.0 as usize), Direction::Incoming).map(|node| graph[node])
}

/// Groups of assets that lead back to themselves.
pub fn cycles(graph: &AssetGraph) -> Vec<Vec<AssetId>> {
    // Kosaraju's search does not recurse, so a long chain of logs is no danger to the stack.
    petgraph::algo::kosaraju_scc(graph)
        .into_iter()
        .filter(|group| group.len() > 1 || group.iter().any(|node| graph.contains_edge(*node, *node)))
        .map(|group| {
            let mut assets: Vec<AssetId> = group.into_iter().map(|node| graph[node]).collect();
            assets.sort();
            assets
        })
        .collect()
}
