//! The board of one asset: nodes, directed edges, where play begins.

use landfall_model::{Answer, Arrow, AssetId, Atlas, Doubt, Rec, Target, Value};
use landfall_schema::{FieldId, Graph, Type, Ways};
use rustc_hash::{FxHashMap, FxHashSet};

use super::net::Net;

pub struct Routes<'a> {
    pub asset: AssetId,
    /// The record of each node, in the order of the text.
    pub nodes: Vec<Rec<'a>>,
    pub edges: Vec<Edge<'a>>,
    /// Nodes beside something that was reported: a way that seems to be missing here may be that one.
    doubtful: Vec<usize>,
    board: Rec<'a>,
    net: Net,
}

/// One direction of a path.
#[derive(Clone, Copy)]
pub struct Edge<'a> {
    pub from: usize,
    pub to: usize,
    pub path: Rec<'a>,
}

pub fn routes<'a>(atlas: &'a Atlas, graph: &Graph, asset: AssetId) -> Routes<'a> {
    let board = atlas.rec(asset);
    // Of two nodes with one key, which was reported, the first is meant by every path.
    let mut keys = FxHashSet::default();
    let is_first = |node: &Rec<'a>| node.key().is_none_or(|key| keys.insert(key));
    let nodes: Vec<Rec<'a>> = board.blocks(graph.nodes).filter(is_first).collect();
    let is_doubled = nodes.len() < board.blocks(graph.nodes).count();
    let by_record: FxHashMap<u32, usize> =
        nodes.iter().enumerate().map(|(at, node)| (node.index, at)).collect();
    let node = |target: Option<Target>| match target? {
        Target::Child { record, .. } => by_record.get(&record).copied(),
        _ => None,
    };
    let end = |path: Rec<'a>, field: FieldId| node(path.get(field)?.target());
    let mut edges = Vec::new();
    let mut is_damaged = board.is_damaged();
    let mut doubtful: Vec<usize> = Vec::new();
    for path in board.blocks(graph.edges) {
        let (from, to, arrow) = match graph.ways {
            Ways::Between { from, to, arrow } => (from, to, arrow),
            Ways::Joins(list) => {
                let members: Vec<Option<usize>> = path.all(list).map(|field| node(field.target())).collect();
                is_damaged |= members.contains(&None);
                join(&members.into_iter().flatten().collect::<Vec<_>>(), path, &mut edges);
                continue;
            }
        };
        let ends = (end(path, from), end(path, to));
        // An end that does not exist was reported; a path without it leads nowhere.
        let (Some(from), Some(to)) = ends else {
            is_damaged = true;
            // It may be the second of two with one number, to which nobody can refer.
            doubtful.extend([ends.0, ends.1].into_iter().flatten().filter(|_| is_doubled));
            continue;
        };
        let arrow =
            arrow.and_then(|arrow| path.get(arrow)).map_or(Value::Arrow(Arrow::Both), |field| field.value);
        // It was reported, and nobody knows which way it leads.
        if arrow == Value::Bad {
            doubtful.extend([from, to]);
        }
        if matches!(arrow, Value::Arrow(Arrow::Forward | Arrow::Both)) {
            edges.push(Edge { from, to, path });
        }
        if matches!(arrow, Value::Arrow(Arrow::Back | Arrow::Both)) {
            edges.push(Edge { from: to, to: from, path });
        }
    }
    let is_unread = nodes.iter().any(|node| node.key().is_none());
    let is_meant = |node: &Rec<'a>| node.key().is_some_and(|key| atlas.is_mentioned(&key));
    doubtful.extend((0..nodes.len()).filter(|at| is_unread || (is_damaged && is_meant(&nodes[*at]))));
    let mut ways: Vec<(usize, usize)> = edges.iter().map(|edge| (edge.from, edge.to)).collect();
    // Of two ways of one length, that by way of the nodes written first is shown.
    ways.sort_unstable();
    let net = Net::new(nodes.len(), ways);
    debug_assert!(matches!(board.shape().fields[graph.nodes.index()].ty, Type::Block(_)));
    Routes { asset, nodes, edges, doubtful, board, net }
}

/// More than lie along any tunnel. From here on every pair would be too many, and a star reaches as far.
const MOST_JOINED: usize = 100;

/// From every member to every other.
fn join<'a>(members: &[usize], path: Rec<'a>, edges: &mut Vec<Edge<'a>>) {
    let mut way = |from: usize, to: usize| edges.push(Edge { from, to, path });
    for (at, from) in members.iter().enumerate() {
        let before = if members.len() > MOST_JOINED { &members[..at.min(1)] } else { &members[..at] };
        for to in before.iter().filter(|to| *to != from) {
            way(*to, *from);
            way(*from, *to);
        }
    }
}

impl<'a> Routes<'a> {
    pub fn board(&self) -> Rec<'a> {
        self.board
    }

    /// Why there may be more ways than are known.
    pub fn doubt(&self) -> Option<Doubt> {
        (self.board.is_damaged() || !self.doubtful.is_empty()).then_some(Doubt::Mistake)
    }

    /// Nodes where a way that was reported may begin or end.
    pub fn doubtful(&self) -> &[usize] {
        &self.doubtful
    }

    /// The node of a record, if it is one.
    pub fn node(&self, record: Rec<'a>) -> Option<usize> {
        self.nodes.iter().position(|node| node.unit == record.unit && node.index == record.index)
    }

    /// Which nodes can be reached from these; `extra` edges come from effects.
    pub fn reached(&self, from: &[usize], extra: &[(usize, usize)]) -> Vec<bool> {
        self.net.with(extra).reached(from.iter().copied())
    }

    /// For each node whether it can be reached from these. A way that seems to be missing may begin where something was
    /// reported.
    pub fn reaches(&self, from: &[usize], extra: &[(usize, usize)]) -> Vec<Answer<bool>> {
        let maybe = self.reached(&self.doubtful, extra);
        let found = self.reached(from, extra).into_iter().zip(maybe);
        found.map(|(found, maybe)| Answer::unless(found, maybe.then_some(Doubt::Mistake))).collect()
    }

    /// From which nodes these can be reached.
    pub fn reaching(&self, to: &[usize], extra: &[(usize, usize)]) -> Vec<bool> {
        self.net.with(extra).reaching(to.iter().copied())
    }

    /// The shortest way, as nodes from first to last.
    pub fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        self.net.tree([from]).way(to)
    }
}
