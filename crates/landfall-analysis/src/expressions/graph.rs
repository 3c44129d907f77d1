//! Which nodes of a board can be reached, and which are joined.

use landfall_model::Rec;
use landfall_schema::Graph;

use super::eval::Eval;
use super::functions::covers;
use super::value::Value;
use crate::graphs::{Net, Routes};

/// A board with this number of players.
struct InPlay<'c, 'a> {
    graph: &'a Graph,
    routes: &'c Routes<'a>,
    nodes: Vec<bool>,
    net: Net,
}

impl<'c, 'a> InPlay<'c, 'a> {
    /// The nodes that were found, and a doubt when there may be more of them.
    fn list(&self, found: impl Iterator<Item = usize>) -> Value<'a> {
        let mut list: Vec<Value<'a>> = found.map(|at| Value::Item(self.routes.nodes[at])).collect();
        if self.routes.is_uncertain() {
            list.push(Value::Unknown);
        }
        Value::List(list)
    }
}

impl<'c, 'a> Eval<'c, 'a> {
    /// Everything that can be reached from the homes of the board.
    pub(super) fn reached(&mut self, graph: u16) -> Value<'a> {
        let Some(board) = self.board(graph) else { return Value::Unknown };
        let Some(home) = board.graph.home else { return Value::Unknown };
        let is_start = |at: &usize| board.nodes[*at] && board.routes.nodes[*at].has(home);
        let reached = board.net.reached((0..board.nodes.len()).filter(is_start));
        board.list((0..reached.len()).filter(|at| reached[*at]))
    }

    pub(super) fn linked(&mut self, graph: u16, node: &Value<'a>) -> Value<'a> {
        let Value::Item(node) = node else { return Value::Unknown };
        let Some(board) = self.board(graph) else { return Value::Unknown };
        let Some(node) = board.routes.node(*node) else { return Value::List(Vec::new()) };
        let mut joined: Vec<usize> = board.net.next(node).collect();
        joined.sort_unstable();
        joined.dedup();
        board.list(joined.into_iter())
    }

    fn board(&self, graph: u16) -> Option<InPlay<'c, 'a>> {
        let def = self.ctx.atlas.schema.graphs.get(graph as usize)?;
        let asset = self.holder(def.of)?.owner()?;
        let routes = self.ctx.routes(graph, asset)?;
        self.step(routes.nodes.len() + routes.edges.len());
        let counts = |rec: Rec<'a>| self.players.is_none_or(|players| covers(rec, players));
        let nodes: Vec<bool> = routes.nodes.iter().map(|node| counts(*node)).collect();
        let open = routes.edges.iter().filter(|way| nodes[way.from] && nodes[way.to] && counts(way.path));
        let net = Net::new(nodes.len(), open.map(|way| (way.from, way.to)));
        Some(InPlay { graph: def, routes, nodes, net })
    }
}
