//! Facts about one board that several checks ask for.

use landfall_model::{AssetId, Atlas, Rec};
use landfall_schema::{Act, Graph, Part, Schema, Type, Ways};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::Context;
use crate::graphs::{self, AssetGraph, Place, Presence, Routes};

pub struct Board<'a> {
    /// Its place among all boards.
    pub(crate) number: usize,
    pub graph: &'a Graph,
    pub routes: Routes<'a>,
    pub presence: Presence,
    /// Nodes that carry the home flag.
    pub homes: Vec<usize>,
    /// Where play begins: where the opening puts the crew, else every home.
    pub starts: Vec<usize>,
    /// Effects that carry the crew from node to node.
    pub carries: Vec<(usize, usize)>,
    /// Everything that can be in play here, by id.
    assets: Vec<AssetId>,
    /// Cards that can lie in each node, by id.
    cards: Vec<Vec<AssetId>>,
}

/// On which boards everything is, by the numbers of the boards.
pub(crate) struct Index {
    by_asset: FxHashMap<AssetId, Vec<u32>>,
    by_card: FxHashMap<AssetId, Vec<u32>>,
    /// Boards of which not everything is known, so that anything may be there.
    unsure: Vec<u32>,
}

impl Index {
    pub(crate) fn of(ctx: &Context<'_>) -> Self {
        let mut index =
            Self { by_asset: FxHashMap::default(), by_card: FxHashMap::default(), unsure: Vec::new() };
        for board in &ctx.boards {
            let number = board.number as u32;
            index.by_asset.entry(board.routes.asset).or_default().push(number);
            for card in &board.assets {
                index.by_card.entry(*card).or_default().push(number);
            }
            if ctx.doubt_about(board).is_some() {
                index.unsure.push(number);
            }
        }
        index
    }

    /// The boards that an asset is.
    pub(crate) fn of_asset(&self, asset: AssetId) -> &[u32] {
        self.by_asset.get(&asset).map_or(&[], |boards| boards)
    }

    /// The boards on which one of these is in play, or may be.
    pub(crate) fn with(&self, cards: impl Iterator<Item = AssetId>) -> Vec<u32> {
        let known = cards.flat_map(|card| self.by_card.get(&card).into_iter().flatten());
        let mut boards: Vec<u32> = known.chain(&self.unsure).copied().collect();
        boards.sort_unstable();
        boards.dedup();
        boards
    }
}

pub fn all<'a>(atlas: &'a Atlas, flow: &AssetGraph) -> Vec<Board<'a>> {
    let mut wanted = Vec::new();
    for graph in atlas.schema.graphs.iter().filter(|graph| is_walked(graph)) {
        let assets = atlas.of_kind(graph.of).filter(|id| !atlas.asset(*id).external);
        wanted.extend(assets.map(|asset| (graph, asset)));
    }
    let wanted = wanted.into_par_iter().enumerate();
    wanted.map(|(number, (graph, asset))| Board::new(atlas, number, graph, asset, flow)).collect()
}

/// Whether effects move somebody along the edges. Where nobody moves, being reached means something else in
/// every game, and its own constraints say what.
pub fn is_walked(graph: &Graph) -> bool {
    !graph.mover.is_empty() && graph.home.is_some() && matches!(graph.ways, Ways::Between { .. })
}

impl<'a> Board<'a> {
    fn new(atlas: &'a Atlas, number: usize, graph: &'a Graph, asset: AssetId, flow: &AssetGraph) -> Self {
        let routes = graphs::routes(atlas, graph, asset);
        let presence = Presence::find(graph, &routes);
        let homes: Vec<usize> = match graph.home {
            Some(home) => (0..routes.nodes.len()).filter(|at| routes.nodes[*at].has(home)).collect(),
            None => Vec::new(),
        };
        let (put, landed) = opening(atlas, graph, &routes, flow);
        let homes = if landed.is_empty() { homes } else { landed };
        let starts = if put.is_empty() { homes.clone() } else { put };
        let mut carries: Vec<(usize, usize)> =
            presence.carries.iter().map(|(from, to, _)| (*from, *to)).collect();
        for from in &presence.homeward {
            carries.extend(homes.iter().map(|home| (*from, *home)));
        }
        let mut assets: Vec<AssetId> = presence.assets().collect();
        assets.sort();
        let mut cards = vec![Vec::new(); routes.nodes.len()];
        for card in assets.iter().filter(|asset| is_card(atlas, graph, **asset)) {
            let here = |node: &usize| presence.is_at(*card, *node);
            (0..cards.len())
                .filter(here)
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|node| cards[node].push(*card));
        }
        Self { number, graph, routes, presence, homes, starts, carries, assets, cards }
    }

    pub fn name(&self, node: usize) -> String {
        let rec = self.routes.nodes[node];
        let key = rec.key().unwrap_or_default();
        format!("{} {key}", rec.shape().name)
    }

    fn schema(&self) -> &'a Schema {
        &self.routes.board().atlas.schema
    }

    /// What the game calls a place of the board: `sector`.
    pub fn node(&self) -> String {
        self.schema().shape(self.graph.node_shape).name.replace('-', " ")
    }

    /// What the game calls a way: `path`.
    pub fn edge(&self) -> String {
        self.schema().shape(self.graph.edge_shape).name.replace('-', " ")
    }

    /// What marks the place where play begins: `lander`.
    pub fn home(&self) -> &'a str {
        let node = self.schema().shape(self.graph.node_shape);
        self.graph.home.map_or("home", |home| &node.fields[home.index()].name)
    }

    /// How a way between two nodes is written: `path 1 <-> 2 [travel]`.
    pub fn way(&self, from: usize, arrow: &str, to: usize) -> String {
        let shape = self.schema().shape(self.graph.edge_shape);
        let key = |node: usize| self.routes.nodes[node].key().unwrap_or_default();
        let Ways::Between { from: from_field, to: to_field, .. } = self.graph.ways else {
            return shape.head_text();
        };
        let part = |part: &Part| match part {
            Part::Literal(word) => Some(word.clone()),
            Part::Slot(field) if *field == from_field => Some(key(from)),
            Part::Slot(field) if *field == to_field => Some(key(to)),
            Part::Slot(field) => {
                let field = &shape.fields[field.index()];
                // What the schema tells designers to write there.
                let hinted = field.hint.split('`').nth(1).map(str::to_owned);
                let is_arrow = field.ty == Type::Arrow;
                Some(if is_arrow { arrow.to_owned() } else { hinted.unwrap_or(format!("<{}>", field.name)) })
            }
            Part::Optional(_) => None,
        };
        shape.head.parts.iter().filter_map(part).collect::<Vec<_>>().join(" ")
    }

    /// Whether this is the kind of card that lies in a sector, rather than a log that is read there.
    pub fn is_card(&self, asset: AssetId) -> bool {
        is_card(self.routes.board().atlas, self.graph, asset)
    }

    /// Cards that can lie in a sector, by id.
    pub fn cards_at(&self, node: usize) -> &[AssetId] {
        &self.cards[node]
    }

    /// What is printed in a sector in place of a card.
    pub fn printed_at(&self, node: usize) -> impl Iterator<Item = Rec<'a>> {
        self.graph.placed.iter().flat_map(move |field| self.routes.nodes[node].blocks(*field))
    }

    /// Everything that can be in play here, by id.
    pub fn assets(&self) -> &[AssetId] {
        &self.assets
    }

    /// Every effect that can happen on this board: of the board itself, and of what can be in play.
    pub fn effects(&self) -> impl Iterator<Item = Rec<'a>> {
        let atlas = self.routes.board().atlas;
        let roots = std::iter::once(self.routes.board());
        let roots = roots.chain(self.assets.iter().map(|asset| atlas.rec(*asset)));
        roots.flat_map(|root| root.inside().filter(|rec| rec.is_verb()))
    }

    pub fn names(&self, nodes: &[usize]) -> String {
        nodes
            .iter()
            .map(|node| self.routes.nodes[*node].key().unwrap_or_default())
            .collect::<Vec<_>>()
            .join(", ")
    }
}

fn is_card(atlas: &Atlas, graph: &Graph, asset: AssetId) -> bool {
    let node = atlas.schema.shape(graph.node_shape);
    graph.placed.iter().any(|field| match &node.fields[field.index()].ty {
        Type::Ref(kinds) => kinds.contains(&atlas.asset(asset).kind),
        _ => false,
    })
}

/// Where the opening puts the crew, and where it puts their way home.
fn opening(atlas: &Atlas, graph: &Graph, routes: &Routes<'_>, flow: &AssetGraph) -> (Vec<usize>, Vec<usize>) {
    let (mut crew, mut home) = (Vec::new(), Vec::new());
    let Some(first) = graph.opening.and_then(|field| routes.board().get(field)?.target_asset()) else {
        return (crew, home);
    };
    let read = flow.reachable([first]);
    let mut read: Vec<AssetId> = read.into_iter().collect();
    read.sort();
    for asset in read {
        for verb in atlas.rec(asset).inside().filter(|rec: &Rec<'_>| rec.is_verb()) {
            for does in verb.shape().does.iter().filter(|does| does.act == Act::Put) {
                if let Place::Node(node) = Place::of(verb, does.at, routes) {
                    if does.subject == graph.mover { crew.push(node) } else { home.push(node) }
                }
            }
        }
    }
    (crew, home)
}
