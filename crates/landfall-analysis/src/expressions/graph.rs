//! Which nodes of a board can be reached, and which are joined.

use landfall_model::{AssetId, Doubt, Rec};
use landfall_schema::{Function, Graph};

use super::eval::Eval;
use super::functions::covers;
use super::value::Value;
use crate::board::Board;
use crate::graphs::{Edge, Net, Routes, cheapest};

/// A board with this number of players.
struct InPlay<'c, 'a> {
    graph: &'a Graph,
    routes: &'c Routes<'a>,
    nodes: Vec<bool>,
    net: Net,
}

impl<'c, 'a> InPlay<'c, 'a> {
    /// The nodes that were found, and a doubt when there may be more of them.
    fn list(&self, eval: &Eval<'_, 'a>, found: impl Iterator<Item = usize>) -> Value<'a> {
        let mut list: Vec<Value<'a>> = found.map(|at| Value::Item(self.routes.nodes[at])).collect();
        eval.maybe_more(&mut list, self.routes.doubt());
        Value::List(list)
    }
}

impl<'c, 'a> Eval<'c, 'a> {
    pub(super) fn graph_call(
        &mut self,
        function: Function,
        graph: u16,
        first: Value<'a>,
        rest: Vec<Value<'a>>,
    ) -> Value<'a> {
        // A place knows its board, whatever else is being looked at.
        let of = match (&first, function) {
            (
                Value::Item(node),
                Function::Linked | Function::Reachable | Function::Walked | Function::Ways,
            ) => node.owner(),
            _ => None,
        };
        let Some(board) = self.board(graph, of) else { return Value::Unknown };
        match function {
            Function::Reached => self.reached(&board),
            Function::Starts => match self.walked(&board) {
                Some(walked) => board.list(self, walked.starts.iter().copied()),
                None => Value::Unknown,
            },
            Function::Linked => self.linked(&board, &first),
            Function::Walked => self.walked_from(&board, first),
            Function::Ways => {
                self.cheapest_ways(&board, &first, rest.into_iter().next().unwrap_or(Value::Nothing))
            }
            _ => self.reachable(&board, &first, rest.into_iter().next().unwrap_or(Value::Nothing)),
        }
    }

    /// What is known of a board on which somebody moves.
    fn walked(&self, board: &InPlay<'c, 'a>) -> Option<&'c Board<'a>> {
        self.ctx.boards.iter().find(|known| std::ptr::eq(&known.routes, board.routes))
    }

    fn reachable(&mut self, board: &InPlay<'c, 'a>, node: &Value<'a>, from: Value<'a>) -> Value<'a> {
        let Value::Item(node) = node else { return super::functions::absent(node) };
        let Some(node) = board.routes.node(*node) else { return Value::Truth(false) };
        let (starts, is_open) = starts(board, from);
        let carries = self.walked(board).map_or(&[][..], |walked| &walked.carries);
        let net = board.net.with(carries);
        if net.reached(starts)[node] {
            return Value::Truth(true);
        }
        // A way that seems to be missing may begin where something was reported.
        let may = net.reached(board.routes.doubtful().iter().copied())[node];
        match may || board.routes.board().is_damaged() {
            true => self.unknown(Doubt::Mistake),
            false if is_open => Value::Unknown,
            false => Value::Truth(false),
        }
    }

    fn board(&self, graph: u16, of: Option<AssetId>) -> Option<InPlay<'c, 'a>> {
        let def = self.ctx.atlas.schema.graphs.get(graph as usize)?;
        let of = of.filter(|asset| self.ctx.atlas.asset(*asset).kind == def.of);
        let asset = of.or_else(|| self.holder(def.of)?.owner())?;
        let routes = self.ctx.routes(graph, asset)?;
        self.step(routes.nodes.len() + routes.edges.len());
        let counts = |rec: Rec<'a>| self.players.is_none_or(|players| covers(rec, players));
        let nodes: Vec<bool> = routes.nodes.iter().map(|node| counts(*node)).collect();
        let open = routes.edges.iter().filter(|way| nodes[way.from] && nodes[way.to] && counts(way.path));
        let net = Net::new(nodes.len(), open.map(|way| (way.from, way.to)));
        Some(InPlay { graph: def, routes, nodes, net })
    }

    /// Everything that can be reached from the homes of the board.
    fn reached(&self, board: &InPlay<'c, 'a>) -> Value<'a> {
        let Some(home) = board.graph.home else { return Value::Unknown };
        let is_start = |at: &usize| board.nodes[*at] && board.routes.nodes[*at].has(home);
        let reached = board.net.reached((0..board.nodes.len()).filter(is_start));
        board.list(self, (0..reached.len()).filter(|at| reached[*at]))
    }

    /// Everything to which ways lead from these nodes, whatever effects do.
    fn walked_from(&self, board: &InPlay<'c, 'a>, from: Value<'a>) -> Value<'a> {
        let (starts, is_open) = starts(board, from);
        let reached = board.net.reached(starts);
        let mut list = board.list(self, (0..reached.len()).filter(|at| reached[*at])).into_list();
        list.extend(is_open.then_some(Value::Unknown));
        Value::List(list)
    }

    /// The cheapest route to a node. What a way costs is what has to be done on it: its effects.
    fn cheapest_ways(&self, board: &InPlay<'c, 'a>, node: &Value<'a>, from: Value<'a>) -> Value<'a> {
        let Value::Item(node) = node else { return super::functions::absent(node) };
        let Some(node) = board.routes.node(*node) else { return Value::Nothing };
        if let Some(doubt) = board.routes.doubt() {
            return self.unknown(doubt);
        }
        let (starts, is_open) = starts(board, from);
        if is_open {
            return Value::Unknown;
        }
        // Before all beginnings, one node that leads to each of them for nothing.
        let (source, count) = (board.nodes.len(), board.nodes.len() as i64 + 1);
        let is_open = |edge: &&Edge<'a>| board.nodes[edge.from] && board.nodes[edge.to];
        let price = |path: Rec<'a>| 1 + count * path.inside().filter(|rec| rec.is_verb()).count() as i64;
        let open: Vec<&Edge<'a>> = board.routes.edges.iter().filter(is_open).collect();
        let mut priced: Vec<(usize, usize, i64)> =
            open.iter().map(|edge| (edge.from, edge.to, price(edge.path))).collect();
        priced.extend(starts.into_iter().map(|start| (source, start, 0)));
        let Some((_, way)) = cheapest(source + 1, &priced, source, node) else { return Value::Nothing };
        let between = |ends: &[usize]| {
            let parallel = open.iter().filter(|edge| edge.from == ends[0] && edge.to == ends[1]);
            parallel.min_by_key(|edge| price(edge.path)).map(|edge| Value::Item(edge.path))
        };
        Value::List(way[1..].windows(2).filter_map(between).collect())
    }

    fn linked(&self, board: &InPlay<'c, 'a>, node: &Value<'a>) -> Value<'a> {
        let Value::Item(node) = node else { return Value::Unknown };
        let Some(node) = board.routes.node(*node) else { return Value::List(Vec::new()) };
        let mut joined: Vec<usize> = board.net.next(node).collect();
        joined.sort_unstable();
        joined.dedup();
        board.list(self, joined.into_iter())
    }
}

/// The nodes among these values, and whether there may be others.
fn starts<'a>(board: &InPlay<'_, 'a>, from: Value<'a>) -> (Vec<usize>, bool) {
    let (mut starts, mut is_open) = (Vec::new(), false);
    for value in from.members() {
        match value {
            Value::Item(start) => starts.extend(board.routes.node(start)),
            _ => is_open = true,
        }
    }
    (starts, is_open)
}
