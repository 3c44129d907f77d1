//! Which nodes of a board can be reached, and which are joined.

use landfall_model::{Arrow, FieldView, Rec, Target, Value as Stored};
use landfall_schema::{FieldId, Graph, Ways};

use super::eval::Eval;
use super::functions::covers;
use super::value::Value;

impl<'a> Eval<'_, 'a> {
    /// Everything that can be reached from the homes of the board, with this number of players.
    pub(super) fn reached(&mut self, graph: u16) -> Value<'a> {
        let Some((graph, board)) = self.board(graph) else { return Value::Unknown };
        let Some(home) = graph.home else { return Value::Unknown };
        let nodes = self.nodes(graph, board);
        let start = nodes.iter().filter(|node| node.has(home)).map(|node| node.index);
        let mut seen: Vec<u32> = start.collect();
        let mut at = 0;
        let edges = self.edges(graph, board);
        while let Some(from) = seen.get(at).copied() {
            at += 1;
            self.step(edges.len());
            for (a, b) in &edges {
                if *a == from && !seen.contains(b) && nodes.iter().any(|node| node.index == *b) {
                    seen.push(*b);
                }
            }
        }
        Value::List(seen.into_iter().map(|index| Value::Item(board.at(index))).collect())
    }

    pub(super) fn linked(&mut self, graph: u16, node: &Value<'a>) -> Value<'a> {
        let Value::Item(node) = node else { return Value::Unknown };
        let Some((graph, board)) = self.board(graph) else { return Value::Unknown };
        let nodes = self.nodes(graph, board);
        let edges = self.edges(graph, board);
        self.step(edges.len());
        let mut joined: Vec<u32> = Vec::new();
        for (a, b) in edges {
            if a == node.index && !joined.contains(&b) && nodes.iter().any(|node| node.index == b) {
                joined.push(b);
            }
        }
        Value::List(joined.into_iter().map(|index| Value::Item(board.at(index))).collect())
    }

    fn board(&self, graph: u16) -> Option<(&'a Graph, Rec<'a>)> {
        let graph = self.ctx.atlas.schema.graphs.get(graph as usize)?;
        let board = self.holder(graph.of)?;
        // A board with a line that could not be read has ways that nobody knows.
        (!board.is_damaged()).then_some((graph, board))
    }

    /// The nodes that are in play with this number of players.
    fn nodes(&self, graph: &Graph, board: Rec<'a>) -> Vec<Rec<'a>> {
        let in_play = |node: &Rec<'a>| self.players.is_none_or(|players| covers(*node, players));
        board.blocks(graph.nodes).filter(in_play).collect()
    }

    /// One-way pairs of nodes.
    fn edges(&self, graph: &Graph, board: Rec<'a>) -> Vec<(u32, u32)> {
        let mut edges = Vec::new();
        for edge in board.blocks(graph.edges) {
            if self.players.is_some_and(|players| !covers(edge, players)) {
                continue;
            }
            let node = |field: FieldView<'a>| match field.target() {
                Some(Target::Child { record, .. }) => Some(record),
                _ => None,
            };
            match graph.ways {
                Ways::Between { from, to, arrow } => {
                    let end = |id: FieldId| edge.get(id).and_then(node);
                    let (Some(from), Some(to)) = (end(from), end(to)) else { continue };
                    let arrow = arrow.and_then(|id| edge.get(id)).map(|field| field.value);
                    if arrow != Some(Stored::Arrow(Arrow::Back)) {
                        edges.push((from, to));
                    }
                    if arrow != Some(Stored::Arrow(Arrow::Forward)) {
                        edges.push((to, from));
                    }
                }
                Ways::Joins(members) => {
                    let members: Vec<u32> = edge.all(members).filter_map(node).collect();
                    self.step(members.len() * members.len());
                    for a in &members {
                        edges.extend(members.iter().filter(|b| *b != a).map(|b| (*a, *b)));
                    }
                }
            }
        }
        edges
    }
}
