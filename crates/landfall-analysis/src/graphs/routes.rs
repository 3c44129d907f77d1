//! The board of one asset: nodes, directed edges, where play begins.

use landfall_model::{Arrow, AssetId, Atlas, Rec, Target, Value};
use landfall_schema::{FieldId, Graph, Type, Ways};
use petgraph::Direction;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{Bfs, Reversed};
use rustc_hash::{FxHashMap, FxHashSet};

pub struct Routes<'a> {
    pub asset: AssetId,
    /// The record of each node, in the order of the text.
    pub nodes: Vec<Rec<'a>>,
    pub edges: Vec<Edge<'a>>,
    /// Nodes beside something that was reported: a way that seems to be missing here may be that one.
    pub uncertain: Vec<usize>,
    board: Rec<'a>,
    graph: DiGraph<u32, u32>,
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
    let by_record: FxHashMap<u32, usize> =
        nodes.iter().enumerate().map(|(at, node)| (node.index, at)).collect();
    let node = |target: Option<Target>| match target? {
        Target::Child { record, .. } => by_record.get(&record).copied(),
        _ => None,
    };
    let end = |path: Rec<'a>, field: FieldId| node(path.get(field)?.target());
    let mut edges = Vec::new();
    let mut is_damaged = board.is_damaged();
    let mut uncertain: Vec<usize> = Vec::new();
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
            uncertain.extend(0..nodes.len());
            continue;
        };
        let arrow = match arrow {
            Some(arrow) => path.get(arrow).map_or(Value::Bad, |field| field.value),
            None => Value::Arrow(Arrow::Both),
        };
        if matches!(arrow, Value::Arrow(Arrow::Forward | Arrow::Both)) {
            edges.push(Edge { from, to, path });
        }
        if matches!(arrow, Value::Arrow(Arrow::Back | Arrow::Both)) {
            edges.push(Edge { from: to, to: from, path });
        }
    }
    let is_unread = nodes.iter().any(|node| node.key().is_none());
    let is_meant = |node: &Rec<'a>| node.key().is_some_and(|key| atlas.is_mentioned(&key));
    uncertain.extend((0..nodes.len()).filter(|at| is_unread || (is_damaged && is_meant(&nodes[*at]))));
    let mut flat = DiGraph::with_capacity(nodes.len(), edges.len());
    for at in 0..nodes.len() {
        flat.add_node(at as u32);
    }
    for (at, edge) in edges.iter().enumerate() {
        flat.add_edge(NodeIndex::new(edge.from), NodeIndex::new(edge.to), at as u32);
    }
    debug_assert!(matches!(board.shape().fields[graph.nodes.index()].ty, Type::Block(_)));
    Routes { asset, nodes, edges, uncertain, board, graph: flat }
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

    /// The node of a record, if it is one.
    pub fn node(&self, record: Rec<'a>) -> Option<usize> {
        self.nodes.iter().position(|node| node.unit == record.unit && node.index == record.index)
    }

    /// Which nodes can be reached from these; `extra` edges come from effects.
    pub fn reached(&self, from: &[usize], extra: &[(usize, usize)]) -> Vec<bool> {
        self.search(from, extra, Direction::Outgoing)
    }

    /// From which nodes these can be reached.
    pub fn reaching(&self, to: &[usize], extra: &[(usize, usize)]) -> Vec<bool> {
        self.search(to, extra, Direction::Incoming)
    }

    fn search(&self, from: &[usize], extra: &[(usize, usize)], direction: Direction) -> Vec<bool> {
        let mut graph = self.graph.clone();
        for (a, b) in extra {
            graph.add_edge(NodeIndex::new(*a), NodeIndex::new(*b), u32::MAX);
        }
        let mut seen = vec![false; self.nodes.len()];
        for start in from {
            if seen[*start] {
                continue;
            }
            let start = NodeIndex::new(*start);
            if direction == Direction::Outgoing {
                let mut search = Bfs::new(&graph, start);
                while let Some(node) = search.next(&graph) {
                    seen[node.index()] = true;
                }
            } else {
                let mut search = Bfs::new(Reversed(&graph), start);
                while let Some(node) = search.next(Reversed(&graph)) {
                    seen[node.index()] = true;
                }
            }
        }
        seen
    }

    /// The shortest way, as nodes from first to last.
    pub fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let mut before: Vec<Option<usize>> = vec![None; self.nodes.len()];
        let mut search = Bfs::new(&self.graph, NodeIndex::new(from));
        let mut seen = vec![false; self.nodes.len()];
        seen[from] = true;
        while let Some(node) = search.next(&self.graph) {
            if node.index() == to {
                break;
            }
            let mut next: Vec<usize> = self.graph.neighbors(node).map(NodeIndex::index).collect();
            next.sort_unstable();
            for neighbour in next {
                if !seen[neighbour] {
                    seen[neighbour] = true;
                    before[neighbour] = Some(node.index());
                }
            }
        }
        let mut way = vec![to];
        let mut at = to;
        while at != from {
            at = before[at]?;
            way.push(at);
        }
        way.reverse();
        Some(way)
    }
}
