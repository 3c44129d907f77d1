//! The atlas as graphs: what refers to what, where logs lead, what replaces what, and the routes of a board.
//!
//! Only here is petgraph used; others ask questions.

mod flow;
mod presence;
mod routes;

use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Dfs;
use rustc_hash::FxHashSet;

use crate::atlas::{AssetId, Atlas};

pub use flow::{flow, replacements};
pub use presence::{Actor, Place, Presence, verbs};
pub use routes::{Edge, Routes, routes};

/// One node per asset, in the order of the atlas, so that `NodeIndex` and [`AssetId`] are the same number.
pub type AssetGraph = DiGraph<AssetId, ()>;

/// Every reference from one asset to another, prose included.
pub fn references(atlas: &Atlas) -> AssetGraph {
    let edges = atlas.references().filter_map(|(unit, found)| {
        Some((atlas.owner(unit, found.record)?, atlas.target_asset(found.target)?))
    });
    asset_graph(atlas, edges)
}

pub(crate) fn asset_graph(atlas: &Atlas, edges: impl Iterator<Item = (AssetId, AssetId)>) -> AssetGraph {
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

/// Groups of assets that lead back to themselves.
pub fn cycles(graph: &AssetGraph) -> Vec<Vec<AssetId>> {
    petgraph::algo::tarjan_scc(graph)
        .into_iter()
        .filter(|group| group.len() > 1 || group.iter().any(|node| graph.contains_edge(*node, *node)))
        .map(|group| {
            let mut assets: Vec<AssetId> = group.into_iter().map(|node| graph[node]).collect();
            assets.sort();
            assets
        })
        .collect()
}
