//! From the atlas to a drawing.

use landfall_analysis::graphs::{self, AssetGraph};
use landfall_diagnostics::{Reports, Severity, Sources, Span};
use landfall_model::{AssetId, Atlas};
use landfall_schema::{Graph, Map, WordId};
use rustc_hash::FxHashMap;

use crate::board::board;
use crate::drawing::{Drawing, Edge, Node, Shape};
use crate::round::round;

/// The picture that tells most about an asset: a board as a map, a card by what replaces what, anything that
/// is read by where it leads. `closed` tells which ways of a map are not there on this asset.
pub fn of_asset(
    atlas: &Atlas,
    asset: AssetId,
    closed: impl Fn(&Map) -> Vec<(WordId, WordId)>,
    sources: &Sources,
    reports: &Reports,
) -> Drawing {
    let kind = atlas.asset(asset).kind;
    if let Some(map) = atlas.schema.maps.iter().find(|map| map.of == kind)
        && let Some(drawing) = round(atlas, map, asset, &closed(map), reports)
    {
        return drawing;
    }
    let boards: Vec<&Graph> = atlas.schema.graphs.iter().filter(|graph| graph.of == kind).collect();
    if !boards.is_empty() {
        return board(atlas, &boards, asset, sources, reports);
    }
    let name = atlas.display(asset);
    let chains = graphs::replacements(atlas);
    let chain = chains.around(asset);
    if chain.len() > 1 {
        return flow(atlas, &chains, &chain, format!("What replaces {name}"), reports);
    }
    let steps = graphs::flow(atlas);
    let ahead = sorted(steps.reachable([asset]));
    if ahead.len() > 1 {
        return flow(atlas, &steps, &ahead, format!("Where {name} leads"), reports);
    }
    let references = graphs::references(atlas);
    let near = sorted(references.reachable([asset]));
    flow(atlas, &references, &near, format!("What {name} refers to"), reports)
}

/// Everything a pack holds and what refers to what.
pub fn of_pack(atlas: &Atlas, pack: u16, name: &str, reports: &Reports) -> Drawing {
    let mine: Vec<AssetId> = atlas
        .ids()
        .filter(|id| atlas.unit(atlas.asset(*id).unit).pack == pack && !atlas.asset(*id).external)
        .collect();
    flow(atlas, &graphs::references(atlas), &mine, format!("What refers to what in {name}"), reports)
}

fn sorted(set: impl IntoIterator<Item = AssetId>) -> Vec<AssetId> {
    let mut list: Vec<AssetId> = set.into_iter().collect();
    list.sort();
    list
}

fn flow(atlas: &Atlas, graph: &AssetGraph, assets: &[AssetId], title: String, reports: &Reports) -> Drawing {
    let index: FxHashMap<AssetId, usize> = assets.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let nodes: Vec<Node> = assets.iter().map(|id| asset_node(atlas, *id, reports)).collect();
    let mut edges: Vec<Edge> = graph
        .edges()
        .filter_map(|(from, to)| Some((*index.get(&from)?, *index.get(&to)?)))
        .map(|(from, to)| Edge { from, to, ..Edge::default() })
        .collect();
    edges.sort_by_key(|edge| (edge.from, edge.to));
    let description = format!("{} cards and logs, {} arrows between them.", nodes.len(), edges.len());
    Drawing { title, description, nodes, edges, ..Drawing::default() }
}

fn asset_node(atlas: &Atlas, id: AssetId, reports: &Reports) -> Node {
    let asset = atlas.asset(id);
    let rec = atlas.rec(id);
    let kind = &atlas.schema.kind(asset.kind).keyword;
    let shape = if asset.external {
        Shape::Outside
    } else if atlas.schema.kind(asset.kind).id.has_prefix() {
        Shape::Box
    } else {
        Shape::Page
    };
    Node {
        id: atlas.display(id),
        title: rec.title().unwrap_or(kind).to_owned(),
        shape,
        problem: worst(reports, rec.span()),
        ..Node::default()
    }
}

pub(crate) fn name_of(names: &landfall_schema::Names, word: &str) -> String {
    names.get("en").cloned().unwrap_or_else(|| word.to_owned())
}

pub(crate) fn worst(reports: &Reports, span: Span) -> Option<String> {
    let inside =
        reports.iter().filter(|report| span.contains(report.span) && report.severity != Severity::Advice);
    inside.min_by_key(|report| report.severity).map(|report| report.message.clone())
}
