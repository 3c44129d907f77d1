//! Graphs and limits: which fields of a kind are nodes, edges or counted.

use super::Resolver;
use crate::gather::Gathered;
use crate::rules;
use crate::texts::{GraphText, LimitText};
use crate::types::{FieldId, Graph, KindId, Limit, ShapeId, Type, Ways};
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
        let ways = self.ways(text, node_shape, edge_shape);
        let gate = text.gate.as_ref().and_then(|said| self.gate(node_shape, said));
        let home = text.home.as_ref().and_then(|flag| self.flag(node_shape, flag));
        let once = text.once.as_ref().and_then(|flag| self.flag(node_shape, flag));
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
            placed: node_fields(&text.placed, "what is placed on a node"),
            arrival: node_fields(&text.arrival, "what happens on arrival"),
            once,
            ways: ways?,
            gate,
            home,
            opening,
            everywhere,
            mover: subject(&text.mover),
            ends: subject(&text.ends),
            blocked: text.blocked.as_ref().map(|said| said.text.clone()),
        })
    }

    /// What an edge joins: two nodes, or all that it lists.
    fn ways(&mut self, text: &GraphText, node: ShapeId, edge: ShapeId) -> Option<Ways> {
        let name = &text.name;
        let Some(joins) = &text.joins else {
            let end = |this: &mut Self, key: &str, said: &Option<Said>| {
                let said = this.given(name, key, said)?;
                this.find_field(edge, said, "a part of an edge")
            };
            let (from, to) = (end(self, "from", &text.from), end(self, "to", &text.to));
            let arrow = match &text.arrow {
                Some(said) => Some(self.arrow(edge, said)?),
                None => None,
            };
            return Some(Ways::Between { from: from?, to: to?, arrow });
        };
        for (key, said) in [("from", &text.from), ("to", &text.to), ("arrow", &text.arrow)] {
            let Some(said) = said else { continue };
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has `joins` and `{key}`", name.text));
            let draft = draft.help(format!("take `{key}` away, or `joins`"));
            self.reports.push(draft.at(said.span, "an edge that joins a whole list has no two ends"));
        }
        let field = self.find_field(edge, joins, "the nodes that an edge joins")?;
        let found = &self.schema.shapes[edge.index()].fields[field.index()];
        let leads = matches!(found.ty, Type::Child { shape, .. } if shape == node);
        if !leads || !found.many {
            let (node, of) = (&self.schema.shapes[node.index()].name, text.of.as_ref());
            let of = of.map_or("", |of| of.text.as_str());
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` lists no nodes", joins.text));
            let draft = draft.help(format!("make its type `ref {node} of {of}`, with `many: true`"));
            self.reports.push(draft.at(joins.span, "an edge joins the nodes listed here"));
            return None;
        }
        Some(Ways::Joins(field))
    }

    fn arrow(&mut self, edge: ShapeId, said: &Said) -> Option<FieldId> {
        let field = self.find_field(edge, said, "a part of an edge")?;
        if self.schema.shapes[edge.index()].fields[field.index()].ty != Type::Arrow {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` is not an arrow", said.text));
            let draft =
                draft.help("make its type `arrow`, or leave `arrow` out if every edge leads both ways");
            self.reports.push(draft.at(said.span, "says in which direction an edge leads"));
            return None;
        }
        Some(field)
    }

    /// The field that says with how many players a node is in play.
    fn gate(&mut self, node: ShapeId, said: &Said) -> Option<FieldId> {
        let field = self.find_field(node, said, "with how many players a node is in play")?;
        let found = &self.schema.shapes[node.index()].fields[field.index()];
        if !found.has_role(crate::Role::Players) {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` counts no players", said.text));
            let draft = draft.help(format!("add `roles: [players]` to the field `{}`", said.text));
            self.reports.push(draft.at(said.span, "a gate opens at a number of players"));
            return None;
        }
        Some(field)
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

    pub(super) fn kind_of(&mut self, name: &Said, of: &Option<Said>) -> Option<KindId> {
        let of = self.given(name, "of", of)?;
        let label = format!("the kind that `{}` is about", name.text);
        self.find(of, "kind", &label, |names| &names.kinds)
    }

    pub(super) fn given<'s>(&mut self, name: &Said, key: &str, said: &'s Option<Said>) -> Option<&'s Said> {
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
