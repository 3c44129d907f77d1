//! From the atlas to a drawing.

use landfall_analysis::graphs::{self, AssetGraph};
use landfall_diagnostics::{Reports, Severity, Sources, Span, counted};
use landfall_model::{AssetId, Atlas};
use landfall_schema::{Graph, Map, WordId};
use rustc_hash::FxHashMap;

use crate::board::board;
use crate::drawing::{Drawing, Edge, Node, Shape};
use crate::round::round;
use crate::story::story;

/// The picture that says most about an asset: a board as a map, a card or a log by where it leads. `closed` says which
/// ways of a map are not there on this asset.
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
    if let Some(drawing) = story(atlas, asset, sources, reports) {
        return drawing;
    }
    let name = atlas.display(asset);
    let references = graphs::references(atlas);
    let near = sorted(references.reachable([asset]));
    flow(atlas, &references, &near, format!("What {name} refers to"), reports)
}

/// How many cards of a pack a picture can show.
pub const MOST_CARDS: usize = 300;

/// The cards of a pack, those of the printed game aside.
pub fn cards_of(atlas: &Atlas, pack: u16) -> Vec<AssetId> {
    let is_own = |id: &AssetId| {
        let asset = atlas.asset(*id);
        atlas.unit(asset.unit).pack == pack && !asset.external
    };
    atlas.ids().filter(is_own).collect()
}

/// Everything a pack holds, place by place. Arrows stay inside a place; what leads elsewhere is a line of its card.
pub fn of_pack(atlas: &Atlas, pack: u16, name: &str, reports: &Reports) -> Drawing {
    let mine = cards_of(atlas, pack);
    let index: FxHashMap<AssetId, usize> = mine.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let mut nodes: Vec<Node> = mine.iter().map(|id| asset_node(atlas, *id, reports)).collect();
    let heads = heads(atlas, &mine);
    let groups = grouped(atlas, &mine, &heads, &mut nodes);
    let mut edges: Vec<Edge> = Vec::new();
    let mut elsewhere: Vec<Vec<String>> = vec![Vec::new(); nodes.len()];
    for (from, to) in graphs::uses(atlas).edges() {
        let (Some(from), Some(to)) = (index.get(&from).copied(), index.get(&to).copied()) else { continue };
        // What a whole group hangs on is its title; arrows to all of it would say no more.
        if from == to || heads.contains(&mine[from]) {
            continue;
        }
        match nodes[from].group == nodes[to].group {
            true => edges.push(Edge { from, to, ..Edge::default() }),
            false => elsewhere[from].push(nodes[to].id.clone()),
        }
    }
    edges.sort_by_key(|edge| (edge.from, edge.to));
    let is_board = |id: AssetId| atlas.schema.graphs.iter().any(|graph| graph.of == atlas.asset(id).kind);
    for (at, list) in
        elsewhere.into_iter().enumerate().filter(|(at, list)| !list.is_empty() && !is_board(mine[*at]))
    {
        nodes[at].lines.push(format!("→ {}", list.join(", ")));
    }
    let description = format!(
        "{} in {}; an arrow leads to what a card brings into play, and → names what is elsewhere.",
        counted(nodes.len(), "card"),
        counted(groups.len(), "group"),
    );
    Drawing { title: format!("All of {name}"), description, nodes, edges, groups, ..Drawing::default() }
}

/// From so many on, what a card uses is a group around it.
const MANY: usize = 8;

/// In a game without boards: the cards that each hold many others together, such as missions.
fn heads(atlas: &Atlas, mine: &[AssetId]) -> Vec<AssetId> {
    if !atlas.schema.graphs.is_empty() {
        return Vec::new();
    }
    let mut uses: FxHashMap<AssetId, usize> = FxHashMap::default();
    graphs::references(atlas).edges().filter(|(from, to)| from != to).for_each(|(from, _)| {
        *uses.entry(from).or_default() += 1;
    });
    let mut many: Vec<AssetId> =
        mine.iter().copied().filter(|id| uses.get(id).is_some_and(|count| *count >= MANY)).collect();
    let references = graphs::references(atlas);
    loop {
        // Whatever another one of them leads to is in its group.
        let inner: Vec<AssetId> = many
            .iter()
            .flat_map(|head| references.reachable([*head]).into_iter().filter(move |id| id != head))
            .collect();
        let tops: Vec<AssetId> = many.iter().copied().filter(|id| !inner.contains(id)).collect();
        // One that leads to everything divides nothing.
        match tops[..] {
            [top] if many.len() > 1 => many.retain(|id| *id != top),
            _ => return tops,
        }
    }
}

/// Puts each card into the group of the first place where it can be in play, then of its board; what no board leads to
/// comes last.
fn grouped(atlas: &Atlas, mine: &[AssetId], heads: &[AssetId], nodes: &mut [Node]) -> Vec<String> {
    let boards = landfall_analysis::board::all(atlas, &graphs::flow(atlas));
    let mut groups: Vec<String> = Vec::new();
    let mut group_of = |title: String| match groups.iter().position(|known| *known == title) {
        Some(at) => at,
        None => {
            groups.push(title);
            groups.len() - 1
        }
    };
    let mut done = vec![false; mine.len()];
    for board in &boards {
        let asset = board.routes.asset;
        let name = atlas.rec(asset).title().unwrap_or(&atlas.asset(asset).key).to_owned();
        let everywhere = |id: &AssetId| *id == asset || board.presence.everywhere.contains(id);
        let mut put = |title: &str, holds: &dyn Fn(&AssetId) -> bool| {
            for (at, id) in mine.iter().enumerate() {
                if !done[at] && holds(id) {
                    done[at] = true;
                    nodes[at].group = group_of(title.to_owned());
                }
            }
        };
        put(&name, &everywhere);
        for (node, rec) in board.routes.nodes.iter().enumerate() {
            let place = format!("{} {}", board.name(node), rec.title().unwrap_or_default());
            put(&format!("{name}, {}", place.trim()), &|id| board.presence.is_here(*id, node));
        }
        put(&name, &|id| board.assets().contains(id));
    }
    // What only one of the heads leads to belongs to it.
    let references = graphs::references(atlas);
    let reached: Vec<_> = heads.iter().map(|head| references.reachable([*head])).collect();
    for (at, id) in mine.iter().enumerate().filter(|(at, _)| !done[*at]) {
        let mut from = heads.iter().zip(&reached).filter(|(_, reached)| reached.contains(id));
        if let (Some((head, _)), None) = (from.next(), from.next()) {
            let title = atlas.rec(*head).title().unwrap_or_default();
            nodes[at].group = group_of(format!("{} {title}", atlas.display(*head)).trim().to_owned());
            continue;
        }
        let kind = &atlas.schema.kind_shape(atlas.asset(*id).kind).name;
        let kind = kind.replace('-', " ");
        nodes[at].group = group_of(if boards.is_empty() { kind } else { format!("On no board: {kind}") });
    }
    groups
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
    let description = format!("{}, {}.", counted(nodes.len(), "card"), counted(edges.len(), "arrow"));
    Drawing { title, description, nodes, edges, ..Drawing::default() }
}

pub(crate) fn asset_node(atlas: &Atlas, id: AssetId, reports: &Reports) -> Node {
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
