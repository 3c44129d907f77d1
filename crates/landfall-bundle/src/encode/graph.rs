//! Routes as adjacency: each place with the ways out of it.

use landfall_analysis::graphs::routes;
use landfall_model::{AssetId, Rec};
use landfall_schema::Graph;
use rustc_hash::FxHashMap;

use super::Encoder;
use super::writer::{At, Cell};

impl<'a> Encoder<'a> {
    pub(super) fn graph(&mut self, graph: &Graph, id: AssetId) -> At {
        let core = self.layout.core;
        let routes = routes(self.atlas, graph, id);
        let paths = self.atlas.rec(id).blocks(graph.edges).zip(0..);
        let paths: FxHashMap<u32, u32> = paths.map(|(path, at)| (path.index, at)).collect();
        let mut ways: Vec<Vec<At>> = vec![Vec::new(); routes.nodes.len()];
        for edge in &routes.edges {
            let path = paths.get(&edge.path.index).copied().unwrap_or(0);
            let cells = [Cell::UInt(edge.to as u32), Cell::UInt(path)];
            ways[edge.from].push(self.core_table(core.graph_edge, &cells));
        }
        let mut nodes = Vec::with_capacity(ways.len());
        for (node, ways) in routes.nodes.iter().zip(&ways) {
            nodes.push(self.node(graph, *node, ways));
        }
        let key = self.writer.string(&self.atlas.asset(id).key);
        let nodes = self.writer.tables(&nodes);
        self.core_table(core.graph, &[key, nodes])
    }

    fn node(&mut self, graph: &Graph, node: Rec<'a>, ways: &[At]) -> At {
        let key = node.key().map_or(Cell::Absent, |key| self.writer.string(&key));
        let home = graph.home.is_some_and(|home| node.has(home));
        let ways = self.writer.tables(ways);
        self.core_table(self.layout.core.graph_node, &[key, Cell::Bool(home), ways])
    }
}
