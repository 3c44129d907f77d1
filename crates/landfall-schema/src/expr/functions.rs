//! The functions of expressions: what each takes and what comes out.

use landfall_diagnostics::nearest;

use super::names::{Named, fault, listed, member, merged};
use super::syntax::{Fault, Node, Raw};
use super::{Expr, Function, Namer, Sort};
use crate::types::{Class, ShapeId, VocabId, WordId};

/// All of them, for suggestions.
const NAMES: &[&str] = &[
    "if",
    "given",
    "count",
    "sum",
    "min",
    "max",
    "first",
    "last",
    "nth",
    "known",
    "distinct",
    "repeated",
    "any",
    "none",
    "upto",
    "rising",
    "join",
    "plural",
    "list",
    "whole",
    "at",
    "inside",
    "does",
    "refs",
    "reach",
    "users",
    "cyclic",
    "tag",
    "number",
    "part",
    "written",
    "amount",
    "total",
    "words",
    "alternatives",
    "missing",
    "reached",
    "linked",
    "way",
    "route",
    "on",
    "distance",
];

impl Namer<'_> {
    pub(super) fn call(&mut self, node: &Node, name: &str, arguments: &[Node]) -> Named {
        let sizes = match name {
            "if" => 3..=3,
            "at" | "nth" | "part" | "inside" | "cyclic" | "tag" | "amount" | "missing" | "linked" | "on" => {
                2..=2
            }
            "does" | "plural" => 3..=3,
            "users" => 1..=2,
            "way" | "route" | "distance" => 2..=3,
            name if NAMES.contains(&name) => 1..=1,
            _ => {
                let near = nearest(name, NAMES.iter().copied());
                let mut fault = fault(node, format!("`{name}` is not a function"));
                fault.end = node.start + name.len();
                fault.help =
                    near.first().map(|near| format!("a function with a similar name exists: `{near}`"));
                return Err(fault);
            }
        };
        if !sizes.contains(&arguments.len()) {
            let needed = match (sizes.start(), sizes.end()) {
                (1, 1) => "one value".to_owned(),
                (low, high) if low == high => format!("{low} values"),
                (low, high) => format!("{low} or {high} values"),
            };
            let message = format!("`{name}` takes {needed}, and {} stand here", arguments.len());
            return Err(fault(node, message));
        }
        let [first, ..] = arguments else { return Err(fault(node, format!("`{name}` takes a value"))) };
        match name {
            "if" => {
                let condition = self.truth(first)?;
                let ((then, sort), (other, other_sort)) = self.pair(&arguments[1], &arguments[2])?;
                Ok((Expr::Call(Function::If, vec![condition, then, other]), merged(sort, other_sort)))
            }
            "given" => self.simple(Function::Given, arguments, |_| Sort::Truth),
            "count" => self.simple(Function::Count, arguments, |_| Sort::Number),
            "any" => self.simple(Function::Any, arguments, |_| Sort::Truth),
            "none" => self.simple(Function::None, arguments, |_| Sort::Truth),
            "sum" | "min" | "max" | "rising" => {
                let (expr, sort) = self.named(first)?;
                if !matches!(member(&sort), Sort::Number | Sort::Any) {
                    let message = format!("`{name}` wants numbers, and this is {}", self.told(&sort));
                    return Err(fault(first, message));
                }
                let (function, sort) = match name {
                    "sum" => (Function::Sum, Sort::Number),
                    "min" => (Function::Min, Sort::Number),
                    "max" => (Function::Max, Sort::Number),
                    _ => (Function::Rising, Sort::Truth),
                };
                Ok((Expr::Call(function, vec![expr]), sort))
            }
            "first" => self.simple(Function::First, arguments, |sorts| member(&sorts[0])),
            "last" => self.simple(Function::Last, arguments, |sorts| member(&sorts[0])),
            "nth" => {
                let (list, sort) = self.named(first)?;
                let number = self.number(&arguments[1])?;
                Ok((Expr::Call(Function::Nth, vec![list, number]), member(&sort)))
            }
            "known" => self.simple(Function::Known, arguments, |sorts| listed(sorts[0].clone())),
            "distinct" => self.simple(Function::Distinct, arguments, |sorts| listed(sorts[0].clone())),
            "repeated" => self.simple(Function::Repeated, arguments, |sorts| listed(sorts[0].clone())),
            "upto" => Ok((Expr::Call(Function::Upto, vec![self.number(first)?]), listed(Sort::Number))),
            "join" => self.simple(Function::Join, arguments, |_| Sort::Text),
            "plural" => {
                let number = self.number(first)?;
                let words = [self.named(&arguments[1])?.0, self.named(&arguments[2])?.0];
                let [one, many] = words;
                Ok((Expr::Call(Function::Plural, vec![number, one, many]), Sort::Text))
            }
            "list" => self.simple(Function::List, arguments, |_| listed(Sort::Text)),
            "whole" => self.simple(Function::Whole, arguments, |sorts| sorts[0].clone()),
            "at" => {
                let (rows, sort) = self.named(first)?;
                let number = self.number(&arguments[1])?;
                Ok((Expr::Call(Function::At, vec![rows, number]), member(&sort)))
            }
            "inside" => self.inside_of(first, &arguments[1]),
            "does" => self.does(arguments),
            "refs" | "reach" => {
                let function = if name == "refs" { Function::Refs } else { Function::Reach };
                let cards = listed(self.cards());
                self.simple(function, arguments, |_| cards)
            }
            "users" => {
                let (of, _) = self.named(first)?;
                let kind = match arguments.get(1) {
                    None => None,
                    Some(node) => Some(self.kind_named(node)?),
                };
                let sort = match kind {
                    Some(kind) => Sort::Item(vec![self.schema.kinds[kind.index()].shape]),
                    None => self.cards(),
                };
                Ok((Expr::Call(Function::Users(kind), vec![of]), listed(sort)))
            }
            "cyclic" => {
                let (of, sort) = self.named(first)?;
                let field = bare(&arguments[1])?;
                let Sort::Item(shapes) = member(&sort) else {
                    return Err(fault(first, format!("{} has no fields", self.told(&sort))));
                };
                match self.access(&shapes, field) {
                    Some((access, found)) if matches!(member(&found), Sort::Item(_)) => {
                        Ok((Expr::Call(Function::Cyclic(access), vec![of]), Sort::Truth))
                    }
                    _ => Err(fault(&arguments[1], format!("`{field}` leads to no other card"))),
                }
            }
            "tag" => {
                let (of, _) = self.named(first)?;
                let tag = bare(&arguments[1])?.to_owned();
                Ok((Expr::Call(Function::Tag(tag), vec![of]), Sort::Any))
            }
            "number" => self.simple(Function::NumberOf, arguments, |sorts| match &sorts[0] {
                Sort::List(_) => listed(Sort::Number),
                _ => Sort::Number,
            }),
            "part" => {
                let (of, _) = self.named(first)?;
                let at = self.number(&arguments[1])?;
                Ok((Expr::Call(Function::Part, vec![of, at]), Sort::Any))
            }
            "written" => self.simple(Function::Written, arguments, |_| Sort::Text),
            "amount" => {
                let (cost, sort) = self.named(first)?;
                let Sort::Cost(vocab) = member(&sort) else { return Err(self.no_cost(first, &sort)) };
                let (word, _) = self.beside(&arguments[1], &Sort::Word(vocab))?;
                Ok((Expr::Call(Function::Amount, vec![cost, word]), Sort::Number))
            }
            "words" if self.vocabulary(first).is_some() => {
                let vocab = self.vocabulary(first).unwrap_or(VocabId(0));
                let words = 0..self.schema.vocab(vocab).words.len() as u16;
                let all = words.map(|word| Expr::Word(vocab, WordId(word))).collect();
                Ok((Expr::List(all), listed(Sort::Word(vocab))))
            }
            "total" | "alternatives" | "words" | "missing" => {
                let (cost, sort) = self.named(first)?;
                let Sort::Cost(vocab) = member(&sort) else { return Err(self.no_cost(first, &sort)) };
                let mut values = vec![cost];
                let (function, sort) = match name {
                    "total" => (Function::Total, Sort::Number),
                    "alternatives" => (Function::Alternatives, Sort::Number),
                    "words" => (Function::Words, listed(Sort::Word(vocab))),
                    _ => {
                        values.push(self.named(&arguments[1])?.0);
                        (Function::Missing, Sort::Number)
                    }
                };
                Ok((Expr::Call(function, values), sort))
            }
            "reached" => {
                let (at, nodes) = self.graph(first)?;
                Ok((Expr::Call(Function::Reached(at), Vec::new()), listed(Sort::Item(vec![nodes]))))
            }
            "linked" => {
                let (at, nodes) = self.graph(first)?;
                let (node, _) = self.named(&arguments[1])?;
                Ok((Expr::Call(Function::Linked(at), vec![node]), listed(Sort::Item(vec![nodes]))))
            }
            _ => self.map_function(node, name, arguments),
        }
    }

    fn simple(
        &mut self,
        function: Function,
        arguments: &[Node],
        sort: impl FnOnce(&[Sort]) -> Sort,
    ) -> Named {
        let mut values = Vec::new();
        let mut sorts = Vec::new();
        for argument in arguments {
            let (value, sort) = self.named(argument)?;
            values.push(value);
            sorts.push(sort);
        }
        let sort = sort(&sorts);
        Ok((Expr::Call(function, values), sort))
    }

    fn inside_of(&mut self, of: &Node, name_node: &Node) -> Named {
        let (of, _) = self.named(of)?;
        let name = bare(name_node)?;
        let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
        let shapes: Vec<ShapeId> = all.filter(|shape| self.schema.shape(*shape).name == name).collect();
        if shapes.is_empty() {
            let known = self.schema.shapes.iter().map(|shape| shape.name.as_str());
            let near = nearest(name, known);
            let mut fault = fault(name_node, format!("`{name}` is not a block, verb or predicate"));
            fault.help = near.first().map(|near| format!("one with a similar name exists: `{near}`"));
            return Err(fault);
        }
        let sort = listed(Sort::Item(shapes.clone()));
        Ok((Expr::Call(Function::Inside(shapes), vec![of]), sort))
    }

    fn does(&mut self, arguments: &[Node]) -> Named {
        let (of, _) = self.named(&arguments[0])?;
        let said = bare(&arguments[1])?;
        let Some(act) = crate::resolve::act(said) else {
            return Err(fault(&arguments[1], format!("`{said}` is not something that effects do")));
        };
        let subject = bare(&arguments[2])?.to_owned();
        let fits = |shape: &&ShapeId| {
            let shape = self.schema.shape(**shape);
            shape.does.iter().any(|does| does.act == act && does.subject == subject)
        };
        let all: Vec<ShapeId> = (0..self.schema.shapes.len() as u16).map(ShapeId).collect();
        let shapes: Vec<ShapeId> = all.iter().filter(fits).copied().collect();
        if shapes.is_empty() {
            let mut fault = fault(&arguments[2], format!("no verb does `{said} {subject}`"));
            let subjects = self.schema.shapes.iter().flat_map(|shape| &shape.does);
            let subjects = subjects.filter(|does| does.act == act).map(|does| does.subject.as_str());
            let near = nearest(&subject, subjects);
            fault.help = near.first().map(|near| format!("there is `{said} {near}`"));
            return Err(fault);
        }
        Ok((Expr::Call(Function::Does(act, subject), vec![of]), listed(Sort::Item(shapes))))
    }

    fn graph(&mut self, node: &Node) -> Result<(u16, ShapeId), Fault> {
        let name = bare(node)?;
        match self.schema.graphs.iter().position(|graph| graph.name == name) {
            Some(at) => Ok((at as u16, self.schema.graphs[at].node_shape)),
            None => {
                let known = self.schema.graphs.iter().map(|graph| graph.name.as_str());
                let near = nearest(name, known);
                let mut fault = fault(node, format!("`{name}` is not a graph"));
                fault.help = near.first().map(|near| format!("there is `{near}`"));
                Err(fault)
            }
        }
    }

    /// `way(regions, R2-NW)`: the first is the map, the others are spaces.
    fn map_function(&mut self, node: &Node, name: &str, arguments: &[Node]) -> Named {
        let map = bare(&arguments[0])?;
        let Some(at) = self.schema.maps.iter().position(|known| known.name == map) else {
            let near = nearest(map, self.schema.maps.iter().map(|known| known.name.as_str()));
            let mut fault = fault(&arguments[0], format!("`{map}` is not a map"));
            fault.help = near.first().map(|near| format!("there is `{near}`"));
            return Err(fault);
        };
        let spaces = Sort::Word(self.schema.maps[at].vocab);
        let mut values = Vec::new();
        for argument in &arguments[1..] {
            let (value, sort) = self.beside(argument, &spaces)?;
            if !matches!(member(&sort), Sort::Any) && member(&sort) != spaces {
                return Err(fault(argument, format!("this is {}, not a space of the map", self.told(&sort))));
            }
            values.push(value);
        }
        let at = at as u16;
        let (function, sort) = match name {
            "way" => (Function::Way(at), Sort::Number),
            "distance" => (Function::Distance(at), Sort::Number),
            "route" => (Function::Route(at), listed(spaces)),
            "on" => (Function::On(at), listed(Sort::Any)),
            _ => return Err(fault(node, format!("`{name}` is not a function"))),
        };
        Ok((Expr::Call(function, values), sort))
    }

    /// The vocabulary of this name, unless something nearer is called so.
    fn vocabulary(&self, node: &Node) -> Option<VocabId> {
        let Raw::Name(name) = &node.raw else { return None };
        let at = self.schema.vocabularies.iter().position(|vocab| vocab.name == *name)?;
        Some(VocabId(at as u16))
    }

    fn kind_named(&self, node: &Node) -> Result<crate::types::KindId, Fault> {
        let name = bare(node)?;
        self.kind(name).ok_or_else(|| fault(node, format!("`{name}` is not a kind")))
    }

    fn cards(&self) -> Sort {
        let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
        Sort::Item(all.filter(|shape| matches!(self.schema.shape(*shape).class, Class::Kind(_))).collect())
    }

    fn no_cost(&self, node: &Node, sort: &Sort) -> Fault {
        fault(node, format!("this is {}, not a cost", self.told(sort)))
    }
}

/// A name that is not looked up as a value.
fn bare(node: &Node) -> Result<&str, Fault> {
    match &node.raw {
        Raw::Name(name) => Ok(name),
        _ => Err(fault(node, "a name stands here, not a value".to_owned())),
    }
}
