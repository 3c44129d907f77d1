//! From the atlas to a drawing.

use landfall_diagnostics::{Reports, Severity, Sources, Span};
use landfall_model::graphs::{self, AssetGraph, routes};
use landfall_model::{AssetId, Atlas, Rec, Value};
use landfall_schema::Graph;
use rustc_hash::FxHashMap;

use crate::drawing::{Drawing, Edge, Node, Shape};

/// The picture that tells most about an asset: a board as a map, a card by what replaces what, anything that
/// is read by where it leads.
pub fn of_asset(atlas: &Atlas, asset: AssetId, sources: &Sources, reports: &Reports) -> Drawing {
    let kind = atlas.asset(asset).kind;
    if let Some(graph) = atlas.schema.graphs.iter().find(|graph| graph.of == kind) {
        return map(atlas, graph, asset, sources, reports);
    }
    let name = atlas.display(asset);
    let chains = graphs::replacements(atlas);
    let chain = around(&chains, asset);
    if chain.len() > 1 {
        return flow(atlas, &chains, &chain, format!("What replaces {name}"), reports);
    }
    let steps = graphs::flow(atlas);
    let ahead = sorted(graphs::reachable(&steps, [asset]));
    if ahead.len() > 1 {
        return flow(atlas, &steps, &ahead, format!("Where {name} leads"), reports);
    }
    let references = graphs::references(atlas);
    let near = sorted(graphs::reachable(&references, [asset]));
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

/// Everything joined to `asset`, in either direction.
fn around(graph: &AssetGraph, asset: AssetId) -> Vec<AssetId> {
    let mut seen = vec![asset];
    let mut at = 0;
    while let Some(next) = seen.get(at).copied() {
        at += 1;
        let index = graph.node_indices().nth(next.0 as usize);
        for other in index.into_iter().flat_map(|index| graph.neighbors_undirected(index)) {
            let other = graph[other];
            if !seen.contains(&other) {
                seen.push(other);
            }
        }
    }
    sorted(seen)
}

fn flow(atlas: &Atlas, graph: &AssetGraph, assets: &[AssetId], title: String, reports: &Reports) -> Drawing {
    let index: FxHashMap<AssetId, usize> = assets.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let nodes: Vec<Node> = assets.iter().map(|id| asset_node(atlas, *id, reports)).collect();
    let mut edges: Vec<Edge> = graph
        .raw_edges()
        .iter()
        .filter_map(|edge| {
            let (from, to) = (*index.get(&graph[edge.source()])?, *index.get(&graph[edge.target()])?);
            Some(Edge { from, to, both: false, label: String::new(), problem: false })
        })
        .collect();
    edges.sort_by_key(|edge| (edge.from, edge.to));
    let description = format!("{} cards and logs, {} arrows between them.", nodes.len(), edges.len());
    Drawing { title, description, nodes, edges, map: false }
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

fn map(atlas: &Atlas, graph: &Graph, asset: AssetId, sources: &Sources, reports: &Reports) -> Drawing {
    let routes = routes(atlas, graph, asset);
    let board = routes.board();
    let nodes: Vec<Node> = routes.nodes.iter().map(|rec| sector(graph, *rec, sources, reports)).collect();
    let mut edges: Vec<Edge> = Vec::new();
    let mut last = u32::MAX;
    for way in &routes.edges {
        // A path with two arrowheads is two ways in the graph and one line on the map.
        if way.path.index == last {
            if let Some(edge) = edges.last_mut() {
                edge.both = true;
            }
            continue;
        }
        last = way.path.index;
        edges.push(Edge {
            from: way.from,
            to: way.to,
            both: false,
            label: icons(way.path, sources),
            problem: worst(reports, way.path.span()).is_some(),
        });
    }
    let title = board.title().unwrap_or(board.asset_key()).to_owned();
    let description = format!("A map of {title}: {} sectors and {} paths.", nodes.len(), edges.len());
    Drawing { title, description, nodes, edges, map: true }
}

fn sector(graph: &Graph, rec: Rec<'_>, sources: &Sources, reports: &Reports) -> Node {
    let mut lines = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut blocked = false;
    for field in rec.fields() {
        match field.value {
            Value::Word(_) => words.extend(field.word().map(|word| name_of(&word.names, &word.name))),
            Value::Ref(_) => lines.extend(field.target_asset().map(|target| {
                let title =
                    rec.atlas.rec(target).title().map(|title| format!(" {title}")).unwrap_or_default();
                format!("{}{title}", rec.atlas.display(target))
            })),
            Value::Record(_) if graph.placed.contains(&field.id) => {
                lines.extend(field.record().and_then(|block| block.title()).map(str::to_owned));
            }
            _ => {}
        }
    }
    if let Some(flag) = &graph.blocked {
        let placed = graph.placed.iter().flat_map(|id| rec.all(*id));
        let holds = |rec: Rec<'_>| rec.get_named(flag).is_some();
        blocked = holds(rec)
            || placed.into_iter().any(|field| {
                field.record().is_some_and(holds)
                    || field.target_asset().is_some_and(|asset| holds(rec.atlas.rec(asset)))
            });
    }
    if !words.is_empty() {
        lines.insert(0, words.join(" · "));
    }
    let place: Vec<f64> = rec
        .shape()
        .field_in_role("position")
        .into_iter()
        .flat_map(|id| rec.all(id))
        .filter_map(|field| field.int().map(f64::from))
        .collect();
    let _ = sources;
    Node {
        id: rec.key().unwrap_or_default(),
        title: rec.title().unwrap_or_default().to_owned(),
        lines,
        home: graph.home.is_some_and(|home| rec.has(home)),
        blocked,
        problem: worst(reports, rec.span()),
        at: if let [x, y] = place[..] { Some((x, y)) } else { None },
        shape: Shape::Box,
    }
}

fn name_of(names: &landfall_schema::Names, word: &str) -> String {
    names.get("en").cloned().unwrap_or_else(|| word.to_owned())
}

/// The icons of a path, as written between its brackets.
fn icons(path: Rec<'_>, sources: &Sources) -> String {
    let field = path.fields().find(|field| matches!(field.value, Value::Effects(_)));
    field.map_or(String::new(), |field| sources.slice(field.span).trim_matches(['[', ']']).trim().to_owned())
}

fn worst(reports: &Reports, span: Span) -> Option<String> {
    let inside =
        reports.iter().filter(|report| span.contains(report.span) && report.severity != Severity::Advice);
    inside.min_by_key(|report| report.severity).map(|report| report.message.clone())
}
