//! Directed graphs over the numbers from 0 on, and how they are searched. Only here is petgraph used.

use std::collections::VecDeque;
use std::hash::Hash;
use std::sync::OnceLock;

use petgraph::graph::{DiGraph, NodeIndex};
use rustc_hash::FxHashSet;

/// Where the edges of all nodes lead, and where they come from: four bytes for each end of an edge.
#[derive(Clone, Debug, Default)]
pub struct Net {
    next: Ends,
    /// Most never ask.
    before: OnceLock<Ends>,
}

/// The other ends of the edges of each node, in the order the edges were given.
#[derive(Clone, Debug, Default)]
struct Ends {
    /// Where those of each node begin, and where the last ones end.
    starts: Vec<u32>,
    ends: Vec<u32>,
}

impl Ends {
    fn of(nodes: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0u32; nodes + 1];
        for (from, _) in edges.clone() {
            starts[from + 1] += 1;
        }
        for at in 0..nodes {
            starts[at + 1] += starts[at];
        }
        let mut ends = vec![0u32; starts[nodes] as usize];
        let mut free = starts.clone();
        for (from, to) in edges {
            ends[free[from] as usize] = to as u32;
            free[from] += 1;
        }
        Self { starts, ends }
    }

    fn of_node(&self, node: usize) -> &[u32] {
        &self.ends[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    /// Calls `visit` for each node that can be reached, the beginnings included.
    fn spread(&self, from: impl IntoIterator<Item = usize>, mut is_new: impl FnMut(usize) -> bool) {
        let mut open: Vec<u32> = Vec::new();
        for start in from {
            open.push(start as u32);
            while let Some(node) = open.pop() {
                if is_new(node as usize) {
                    open.extend(self.of_node(node as usize));
                }
            }
        }
    }
}

impl Net {
    /// Edges to or from a node that does not exist are left out.
    pub fn new(nodes: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let edges = edges.into_iter().filter(|(from, to)| *from < nodes && *to < nodes);
        Self::of(nodes, &edges.map(|(from, to)| (from as u32, to as u32)).collect::<Vec<_>>())
    }

    fn of(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let given = edges.iter().map(|(from, to)| (*from as usize, *to as usize));
        let net = Self { next: Ends::of(nodes, given.clone()), before: OnceLock::new() };
        // In what order they were given is only known now.
        if !edges.is_sorted_by_key(|(from, _)| *from) {
            net.before.get_or_init(|| Ends::of(nodes, given.map(|(from, to)| (to, from))));
        }
        net
    }

    fn before_all(&self) -> &Ends {
        self.before.get_or_init(|| {
            let back = |from: usize| self.next.of_node(from).iter().map(move |to| (*to as usize, from));
            let edges = (0..self.len()).flat_map(back);
            Ends::of(self.len(), edges)
        })
    }

    /// With some edges more, which are followed first.
    pub fn with(&self, extra: &[(usize, usize)]) -> Self {
        let known = (0..self.len()).flat_map(|node| self.next(node).map(move |to| (node, to)));
        Self::new(self.len(), extra.iter().rev().copied().chain(known).collect::<Vec<_>>())
    }

    /// The same, with one edge where there were several between two nodes.
    pub fn without_doubles(self) -> Self {
        let mut known: FxHashSet<u32> = FxHashSet::default();
        let mut edges: Vec<(u32, u32)> = Vec::with_capacity(self.next.ends.len());
        for node in 0..self.len() {
            known.clear();
            let to = self.next.of_node(node).iter().filter(|to| known.insert(**to));
            edges.extend(to.map(|to| (node as u32, *to)));
        }
        Self::of(self.len(), &edges)
    }

    pub fn len(&self) -> usize {
        self.next.starts.len().saturating_sub(1)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// By their first node; those of one node from the last to the first.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.len())
            .flat_map(|node| self.next.of_node(node).iter().rev().map(move |to| (node, *to as usize)))
    }

    /// Where the edges of a node lead, in the order they were given.
    pub fn next(&self, node: usize) -> impl Iterator<Item = usize> {
        self.next.of_node(node).iter().map(|node| *node as usize)
    }

    /// Where the edges to a node come from.
    pub fn before(&self, node: usize) -> impl Iterator<Item = usize> {
        self.before_all().of_node(node).iter().map(|node| *node as usize)
    }

    /// Which nodes can be reached from these, themselves included.
    pub fn reached(&self, from: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        self.next.spread(from, |node| !std::mem::replace(&mut seen[node], true));
        seen
    }

    /// From which nodes these can be reached, themselves included.
    pub fn reaching(&self, to: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let mut seen = vec![false; self.len()];
        self.before_all().spread(to, |node| !std::mem::replace(&mut seen[node], true));
        seen
    }

    /// What can be reached from these nodes, or, backwards, from what these can be reached; themselves included. It
    /// costs what it finds, however large the net is.
    pub fn around(&self, nodes: impl IntoIterator<Item = usize>, backwards: bool) -> FxHashSet<usize> {
        let mut found = FxHashSet::default();
        let ends = if backwards { self.before_all() } else { &self.next };
        ends.spread(nodes, |node| found.insert(node));
        found
    }

    /// The shortest ways from these nodes to all others.
    pub fn tree(&self, from: impl IntoIterator<Item = usize>) -> Tree {
        let mut tree = Tree { steps: vec![None; self.len()], before: vec![None; self.len()] };
        let mut open = VecDeque::new();
        for start in from {
            if tree.steps[start].is_none() {
                tree.steps[start] = Some(0);
                open.push_back(start);
            }
        }
        while let Some(node) = open.pop_front() {
            let steps = tree.steps[node].map(|steps| steps + 1);
            for next in self.next(node) {
                if tree.steps[next].is_none() {
                    (tree.steps[next], tree.before[next]) = (steps, Some(node));
                    open.push_back(next);
                }
            }
        }
        tree
    }

    /// Groups of nodes of which each leads to every other, or to itself; by their first node.
    pub fn cycles(&self) -> Vec<Vec<usize>> {
        let leads_back = |group: &Vec<usize>| {
            group.len() > 1 || group.iter().any(|node| self.next(*node).any(|to| to == *node))
        };
        let mut cycles: Vec<Vec<usize>> = self.groups().into_iter().filter(leads_back).collect();
        for cycle in &mut cycles {
            cycle.sort_unstable();
        }
        cycles.sort_unstable();
        cycles
    }

    /// Nodes of which each leads to every other. What a group leads to comes before it.
    fn groups(&self) -> Vec<Vec<usize>> {
        // Kosaraju's search: nodes by when a search backwards is done with them, then forwards from the last of them.
        // It does not recurse, so a long chain is no danger to the stack.
        let before = self.before_all();
        let mut done: Vec<u32> = Vec::with_capacity(self.len());
        let mut seen = vec![false; self.len()];
        let mut open: Vec<(u32, u32)> = Vec::new();
        for start in 0..self.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            open.push((start as u32, 0));
            while let Some((node, at)) = open.last_mut() {
                let Some(next) = before.of_node(*node as usize).get(*at as usize) else {
                    done.push(*node);
                    open.pop();
                    continue;
                };
                *at += 1;
                if !std::mem::replace(&mut seen[*next as usize], true) {
                    open.push((*next, 0));
                }
            }
        }
        seen.fill(false);
        let mut groups = Vec::new();
        for start in done.into_iter().rev().map(|node| node as usize) {
            let mut group = Vec::new();
            self.next.spread([start], |node| {
                let is_new = !std::mem::replace(&mut seen[node], true);
                group.extend(is_new.then_some(node));
                is_new
            });
            if !group.is_empty() {
                groups.push(group);
            }
        }
        groups
    }

    /// The longest chain that begins at one of these nodes. A circle counts as one node, its first.
    pub fn longest(&self, from: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let groups = self.groups();
        let mut group_of = vec![0; self.len()];
        for (at, group) in groups.iter().enumerate() {
            group.iter().for_each(|node| group_of[*node] = at);
        }
        let mut length = vec![1usize; groups.len()];
        let mut next: Vec<Option<usize>> = vec![None; groups.len()];
        for (at, group) in groups.iter().enumerate() {
            for beyond in group.iter().flat_map(|node| self.next(*node)).map(|node| group_of[node]) {
                if beyond != at && length[beyond] + 1 > length[at] {
                    (length[at], next[at]) = (length[beyond] + 1, Some(beyond));
                }
            }
        }
        let starts = from.into_iter().map(|node| group_of[node]);
        // Of several of one length the first is meant.
        let first = starts.reduce(|best, start| if length[start] > length[best] { start } else { best });
        let chain = std::iter::successors(first, |group| next[*group]);
        chain.filter_map(|group| groups[group].iter().copied().min()).collect()
    }

    /// The nodes that edges join in either direction, each group and all groups by their first node.
    pub fn parts(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.len()];
        let mut parts: Vec<Vec<usize>> = Vec::new();
        for start in 0..self.len() {
            let mut part = Vec::new();
            let mut open = vec![start];
            while let Some(node) = open.pop() {
                if !std::mem::replace(&mut seen[node], true) {
                    part.push(node);
                    open.extend(self.next(node).chain(self.before(node)));
                }
            }
            part.sort_unstable();
            parts.extend((!part.is_empty()).then_some(part));
        }
        parts
    }
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
