//! Graphs and limits: which fields of a kind are nodes, edges or counted.

use super::Resolver;
use crate::gather::Gathered;
use crate::rules;
use crate::texts::{GraphText, LimitText};
use crate::types::{FieldId, Graph, KindId, Limit, ShapeId, Type};
use crate::yaml::Said;

impl Resolver<'_> {
    pub(super) fn graphs(&mut self, gathered: &Gathered) {
        for text in gathered.graphs.values() {
            let graph = self.graph(text);
            self.schema.graphs.extend(graph);
        }
    }

    pub(super) fn limits(&mut self, gathered: &Gathered) {
        for text in gathered.limits.values() {
            let limit = self.limit(text);
            self.schema.limits.extend(limit);
        }
    }

    fn graph(&mut self, text: &GraphText) -> Option<Graph> {
        let name = &text.name;
        let of = self.kind_of(name, &text.of)?;
        let kind = self.schema.kinds[of.index()].shape;
        let nodes = self.given(name, "nodes", &text.nodes).and_then(|said| self.block_field(kind, said));
        let edges = self.given(name, "edges", &text.edges).and_then(|said| self.block_field(kind, said));
        let ((nodes, node_shape), (edges, edge_shape)) = (nodes?, edges?);
        let end = |this: &mut Self, key: &str, said: &Option<Said>| {
            let said = this.given(name, key, said)?;
            this.find_field(edge_shape, said, "a part of an edge")
        };
        let from = end(self, "from", &text.from);
        let to = end(self, "to", &text.to);
        let arrow = end(self, "arrow", &text.arrow);
        let home = text.home.as_ref().and_then(|flag| self.flag(node_shape, flag));
        let opening = text.opening.as_ref().and_then(|said| self.find_field(kind, said, "where play begins"));
        let everywhere = text
            .everywhere
            .iter()
            .filter_map(|said| self.find_field(kind, said, "what is in play everywhere"))
            .collect();
        let subject = |said: &Option<Said>| said.as_ref().map_or(String::new(), |said| said.text.clone());
        self.check_blocked(&text.blocked);
        let mut node_fields = |list: &[Said], label: &str| -> Vec<FieldId> {
            list.iter().filter_map(|said| self.find_field(node_shape, said, label)).collect()
        };
        Some(Graph {
            name: name.text.clone(),
            of,
            nodes,
            node_shape,
            edges,
            edge_shape,
            placed: node_fields(&text.placed, "what stands on a node"),
            arrival: node_fields(&text.arrival, "what happens on arrival"),
            from: from?,
            to: to?,
            arrow: arrow?,
            home,
            opening,
            everywhere,
            mover: subject(&text.mover),
            ends: subject(&text.ends),
            blocked: text.blocked.as_ref().map(|said| said.text.clone()),
        })
    }

    fn limit(&mut self, text: &LimitText) -> Option<Limit> {
        let of = self.kind_of(&text.name, &text.of)?;
        let kind = self.schema.kinds[of.index()].shape;
        let count = self.given(&text.name, "count", &text.count)?;
        let count = match self.block_named(kind, &count.text) {
            Some((field, _)) => field,
            None => self.find_field(kind, count, "what is counted")?,
        };
        if text.at_most.is_none() {
            self.missing(&text.name, "at-most");
        }
        Some(Limit {
            name: text.name.text.clone(),
            of,
            count,
            at_most: text.at_most?,
            reason: text.reason.clone(),
        })
    }

    fn kind_of(&mut self, name: &Said, of: &Option<Said>) -> Option<KindId> {
        let of = self.given(name, "of", of)?;
        let label = format!("the kind that `{}` is about", name.text);
        self.find(of, "kind", &label, |names| &names.kinds)
    }

    fn given<'s>(&mut self, name: &Said, key: &str, said: &'s Option<Said>) -> Option<&'s Said> {
        if said.is_none() {
            self.missing(name, key);
        }
        said.as_ref()
    }

    fn missing(&mut self, name: &Said, key: &str) {
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` does not say its `{key}`", name.text));
        self.reports.push(draft.help(format!("add `{key}:`")).at(name.span, "needed here"));
    }

    /// The field of a kind that holds blocks, by its own name or by that of the block.
    fn block_field(&mut self, kind: ShapeId, said: &Said) -> Option<(FieldId, ShapeId)> {
        if let Some(found) = self.block_named(kind, &said.text) {
            return Some(found);
        }
        let field = self.find_field(kind, said, "the blocks of the graph")?;
        let name = &self.schema.shapes[kind.index()].fields[field.index()].name;
        let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{name}` holds no blocks"));
        self.reports.push(draft.at(said.span, "nodes and edges are blocks"));
        None
    }

    fn block_named(&self, kind: ShapeId, name: &str) -> Option<(FieldId, ShapeId)> {
        let fields = || self.schema.shapes[kind.index()].fields.iter().enumerate();
        let block = |(at, ty): (usize, &Type)| match ty {
            Type::Block(shape) => Some((FieldId(at as u16), *shape)),
            _ => None,
        };
        let by_field =
            fields().filter(|(_, field)| field.name == name).find_map(|(at, field)| block((at, &field.ty)));
        by_field.or_else(|| {
            let mut blocks = fields().filter_map(|(at, field)| block((at, &field.ty)));
            blocks.find(|(_, shape)| self.schema.shapes[shape.index()].name == name)
        })
    }

    fn flag(&mut self, shape: ShapeId, said: &Said) -> Option<FieldId> {
        let field = self.find_field(shape, said, "the flag of a node where play begins")?;
        if self.schema.shapes[shape.index()].fields[field.index()].ty != Type::Flag {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not a flag", said.text));
            self.reports.push(draft.at(said.span, "home is marked with a flag"));
            return None;
        }
        Some(field)
    }

    fn check_blocked(&mut self, blocked: &Option<Said>) {
        let Some(blocked) = blocked else { return };
        let shapes = self.schema.shapes.iter();
        let mut flags: Vec<&str> = shapes
            .flat_map(|shape| &shape.fields)
            .filter(|field| field.ty == Type::Flag)
            .map(|field| field.name.as_str())
            .collect();
        flags.sort_unstable();
        flags.dedup();
        if !flags.contains(&blocked.text.as_str()) {
            let label = "the flag that stops a move";
            self.reports.push(super::unknown_name("flag", &blocked.text, &flags, blocked.span, label));
        }
    }
}
