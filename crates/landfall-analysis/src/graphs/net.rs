//! Directed graphs over the numbers from 0 on, and how they are searched. Only here is petgraph used.

use std::collections::VecDeque;
use std::hash::Hash;

use petgraph::Direction;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{Bfs, Dfs, EdgeRef, IntoNeighbors, Reversed, VisitMap, Visitable};
use rustc_hash::FxHashSet;

#[derive(Clone, Debug, Default)]
pub struct Net {
    graph: DiGraph<(), ()>,
}

impl Net {
    /// Edges to or from a node that does not exist are left out.
    pub fn new(nodes: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let edges: Vec<(usize, usize)> =
            edges.into_iter().filter(|(from, to)| *from < nodes && *to < nodes).collect();
        let mut graph = DiGraph::with_capacity(nodes, edges.len());
        for _ in 0..nodes {
            graph.add_node(());
        }
        // petgraph goes through edges from the last to the first; searches follow the order they were given in.
        for (from, to) in edges.into_iter().rev() {
            graph.add_edge(NodeIndex::new(from), NodeIndex::new(to), ());
        }
        Self { graph }
    }

    /// With some edges more.
    pub fn with(&self, extra: &[(usize, usize)]) -> Self {
        let mut graph = self.graph.clone();
        for (from, to) in extra {
            graph.add_edge(NodeIndex::new(*from), NodeIndex::new(*to), ());
        }
        Self { graph }
    }

    pub fn len(&self) -> usize {
        self.graph.node_count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        self.graph.edge_references().map(|edge| (edge.source().index(), edge.target().index()))
    }

    /// Where the edges of a node lead, in the order they were given.
    pub fn next(&self, node: usize) -> impl Iterator<Item = usize> {
        self.graph.neighbors(NodeIndex::new(node)).map(NodeIndex::index)
    }

    /// Where the edges to a node come from.
    pub fn before(&self, node: usize) -> impl Iterator<Item = usize> {
        self.graph.neighbors_directed(NodeIndex::new(node), Direction::Incoming).map(NodeIndex::index)
    }

    /// Which nodes can be reached from these, themselves included.
    pub fn reached(&self, from: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        let mut search = Dfs::empty(&self.graph);
        for start in from {
            search.move_to(NodeIndex::new(start));
            while let Some(node) = search.next(&self.graph) {
                seen[node.index()] = true;
            }
        }
        seen
    }

    /// From which nodes these can be reached, themselves included.
    pub fn reaching(&self, to: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let graph = Reversed(&self.graph);
        let mut seen = vec![false; self.len()];
        let mut search = Dfs::empty(graph);
        for start in to {
            search.move_to(NodeIndex::new(start));
            while let Some(node) = search.next(graph) {
                seen[node.index()] = true;
            }
        }
        seen
    }

    /// What can be reached from these nodes, or, backwards, from what these can be reached; themselves included. It
    /// costs what it finds, however large the net is.
    pub fn around(&self, nodes: impl IntoIterator<Item = usize>, backwards: bool) -> FxHashSet<usize> {
        let start: Vec<NodeIndex> = nodes.into_iter().map(NodeIndex::new).collect();
        let found =
            if backwards { visited(Reversed(&self.graph), start) } else { visited(&self.graph, start) };
        found.into_iter().map(NodeIndex::index).collect()
    }

    /// The shortest ways from these nodes to all others.
    pub fn tree(&self, from: impl IntoIterator<Item = usize>) -> Tree {
        let mut tree = Tree { steps: vec![None; self.len()], before: vec![None; self.len()] };
        let mut search = Bfs { stack: VecDeque::new(), discovered: self.graph.visit_map() };
        for start in from {
            let node: NodeIndex = NodeIndex::new(start);
            if search.discovered.visit(node) {
                tree.steps[start] = Some(0);
                search.stack.push_back(node);
            }
        }
        while let Some(node) = search.next(&self.graph) {
            let steps = tree.steps[node.index()].map(|steps| steps + 1);
            for next in self.graph.neighbors(node).map(NodeIndex::index) {
                if tree.steps[next].is_none() {
                    tree.steps[next] = steps;
                    tree.before[next] = Some(node.index());
                }
            }
        }
        tree
    }

    /// Groups of nodes of which each leads to every other, or to itself; by their first node.
    pub fn cycles(&self) -> Vec<Vec<usize>> {
        // Kosaraju's search does not recurse, so a long chain is no danger to the stack.
        let groups = petgraph::algo::kosaraju_scc(&self.graph).into_iter();
        let leads_back = |group: &Vec<NodeIndex>| {
            group.len() > 1 || group.iter().any(|node| self.graph.contains_edge(*node, *node))
        };
        let mut cycles: Vec<Vec<usize>> = groups
            .filter(leads_back)
            .map(|group| group.into_iter().map(NodeIndex::index).collect())
            .collect();
        for cycle in &mut cycles {
            cycle.sort_unstable();
        }
        cycles.sort_unstable();
        cycles
    }

    /// The longest chain that begins at one of these nodes. A circle counts as one node, its first.
    pub fn longest(&self, from: impl IntoIterator<Item = usize>) -> Vec<usize> {
        // Kosaraju's groups come in such an order that what a group leads to is there before it.
        let groups = petgraph::algo::kosaraju_scc(&self.graph);
        let mut group_of = vec![0; self.len()];
        for (at, group) in groups.iter().enumerate() {
            group.iter().for_each(|node| group_of[node.index()] = at);
        }
        let mut length = vec![1usize; groups.len()];
        let mut next: Vec<Option<usize>> = vec![None; groups.len()];
        for (at, group) in groups.iter().enumerate() {
            for beyond in group.iter().flat_map(|node| self.next(node.index())).map(|node| group_of[node]) {
                if beyond != at && length[beyond] + 1 > length[at] {
                    (length[at], next[at]) = (length[beyond] + 1, Some(beyond));
                }
            }
        }
        let starts = from.into_iter().map(|node| group_of[node]);
        // Of several of one length the first is meant.
        let first = starts.reduce(|best, start| if length[start] > length[best] { start } else { best });
        let chain = std::iter::successors(first, |group| next[*group]);
        chain.filter_map(|group| groups[group].iter().map(|node| node.index()).min()).collect()
    }

    /// The nodes that edges join in either direction, each group and all groups by their first node.
    pub fn parts(&self) -> Vec<Vec<usize>> {
        let mut part_of: Vec<Option<usize>> = vec![None; self.len()];
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let both = Net::new(self.len(), self.edges().flat_map(|(a, b)| [(a, b), (b, a)]));
        for start in 0..self.len() {
            if part_of[start].is_some() {
                continue;
            }
            let mut search = Dfs::new(&both.graph, NodeIndex::new(start));
            let mut part = Vec::new();
            while let Some(node) = search.next(&both.graph) {
                part_of[node.index()] = Some(parts.len());
                part.push(node.index());
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts
    }
}

fn visited(graph: impl IntoNeighbors<NodeId = NodeIndex>, start: Vec<NodeIndex>) -> FxHashSet<NodeIndex> {
    let mut search = Dfs { stack: start, discovered: FxHashSet::default() };
    while search.next(graph).is_some() {}
    search.discovered
}

/// The shortest ways from some nodes to all others.
pub struct Tree {
    /// How many steps it takes; none where no way leads.
    pub steps: Vec<Option<usize>>,
    /// The node before this one on the way.
    pub before: Vec<Option<usize>>,
}

impl Tree {
    /// The way to a node, from first to last.
    pub fn way(&self, to: usize) -> Option<Vec<usize>> {
        self.steps[to]?;
        let mut way = vec![to];
        while let Some(before) = way.last().and_then(|last| self.before[*last]) {
            way.push(before);
        }
        way.reverse();
        Some(way)
    }
}

/// The cheapest way through a graph whose edges have costs of nothing or more: what it costs, and its nodes.
pub fn cheapest(
    nodes: usize,
    edges: &[(usize, usize, i64)],
    from: usize,
    to: usize,
) -> Option<(i64, Vec<usize>)> {
    let mut graph: DiGraph<(), i64> = DiGraph::with_capacity(nodes, edges.len());
    for _ in 0..nodes {
        graph.add_node(());
    }
    for (a, b, cost) in edges {
        graph.add_edge(NodeIndex::new(*a), NodeIndex::new(*b), *cost);
    }
    let (from, to) = (NodeIndex::new(from), NodeIndex::new(to));
    let found = petgraph::algo::astar(&graph, from, |node| node == to, |edge| *edge.weight(), |_| 0);
    found.map(|(cost, way)| (cost, way.into_iter().map(NodeIndex::index).collect()))
}

/// Everything that can be reached, the beginnings included, where each step is only known once it is asked for.
pub fn spread<T: Copy + Eq + Hash, N: IntoIterator<Item = T>>(
    from: impl IntoIterator<Item = T>,
    mut next: impl FnMut(T) -> N,
) -> Vec<T> {
    let mut seen = FxHashSet::default();
    let mut found: Vec<T> = from.into_iter().filter(|start| seen.insert(*start)).collect();
    let mut at = 0;
    while let Some(one) = found.get(at).copied() {
        at += 1;
        found.extend(next(one).into_iter().filter(|next| seen.insert(*next)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0 -> 1 -> 2 -> 0 with a way 2 -> 3, and 4 alone.
    fn ring() -> Net {
        Net::new(5, [(0, 1), (1, 2), (2, 0), (2, 3)])
    }

    #[test]
    fn reaching_is_reached_the_other_way() {
        assert_eq!(ring().reached([1]), [true, true, true, true, false]);
        assert_eq!(ring().reaching([3]), [true, true, true, true, false]);
        assert_eq!(ring().reached([3]), [false, false, false, true, false]);
        assert_eq!(ring().with(&[(3, 4)]).reached([3]), [false, false, false, true, true]);
    }

    #[test]
    fn a_tree_holds_shortest_ways() {
        let tree = Net::new(4, [(0, 2), (0, 1), (1, 3), (2, 3)]).tree([0]);
        assert_eq!(tree.way(3).unwrap(), [0, 2, 3]);
        assert_eq!(ring().tree([3]).way(0), None);
        assert_eq!(ring().tree([2, 0]).steps, [Some(0), Some(1), Some(0), Some(1), None]);
    }

    #[test]
    fn a_node_may_be_a_cycle_of_its_own() {
        assert_eq!(ring().cycles(), [vec![0, 1, 2]]);
        assert_eq!(Net::new(2, [(1, 1), (0, 1)]).cycles(), [vec![1]]);
        assert_eq!(Net::new(2, [(0, 1)]).cycles(), [[0; 0]; 0]);
    }

    #[test]
    fn the_longest_chain_goes_round_a_circle_once() {
        assert_eq!(ring().longest([1]), [0, 3]);
        assert_eq!(ring().longest([3, 4]), [3]);
        assert_eq!(Net::new(5, [(0, 4), (0, 1), (1, 2), (2, 4)]).longest([4, 0]), [0, 1, 2, 4]);
        assert_eq!(ring().longest([]), [0; 0]);
    }

    #[test]
    fn parts_do_not_mind_the_direction() {
        assert_eq!(Net::new(4, [(1, 0), (3, 0)]).parts(), [vec![0, 1, 3], vec![2]]);
    }

    #[test]
    fn the_cheapest_way_need_not_be_the_shortest() {
        let edges = [(0, 2, 9), (0, 1, 2), (1, 2, 3)];
        assert_eq!(cheapest(3, &edges, 0, 2), Some((5, vec![0, 1, 2])));
        assert_eq!(cheapest(3, &edges, 2, 0), None);
        assert_eq!(cheapest(3, &edges, 1, 1), Some((0, vec![1])));
    }

    #[test]
    fn an_edge_to_nowhere_is_no_edge() {
        assert_eq!(Net::new(1, [(0, 7)]).edges().count(), 0);
        assert_eq!(Net::new(0, [(0, 0)]).parts(), [[0; 0]; 0]);
    }

    #[test]
    fn what_is_known_step_by_step_is_found_once() {
        assert_eq!(spread([1], |n: u32| [n * 2 % 7, n * 3 % 7]), [1, 2, 3, 4, 6, 5]);
    }
}
