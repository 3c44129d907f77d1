//! `is` in a game of stores and rules: the language of expressions, whose names are here facts, stores, notes and sets.
//!
//! What is read becomes an expression of the rules, so that it is checked and carried out with them.

use super::text::{Each, Expr, Fold, Rules, Sign};
use crate::expr::syntax::{Fault, Node, Raw, parse};
use crate::expr::{Arith, Order, Whom, whom};
use crate::types::{Class, Schema, Shape, ShapeId};

/// What an `is` of the schema comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// A condition.
    Holds(Expr),
    /// Whom a target means.
    Whom(Whom, Each),
}

/// The predicate or target, and what it asks.
#[derive(Clone, Debug)]
pub struct Question {
    pub shape: ShapeId,
    pub text: String,
    pub asked: Asked,
}

/// Every `is` of a schema that can be read; what cannot was reported.
pub fn questions(schema: &Schema, rules: &Rules, sheet: ShapeId) -> Vec<Question> {
    let shapes = schema.shapes.iter().enumerate();
    let said = shapes.filter_map(|(at, shape)| Some((ShapeId(at as u16), &shape.is.as_ref()?.text)));
    let read = said.filter_map(|(id, text)| {
        let asked = asked(schema, rules, sheet, id, text).ok()?;
        Some(Question { shape: id, text: text.clone(), asked })
    });
    read.collect()
}

/// Reads one of them.
pub(crate) fn asked(
    schema: &Schema,
    rules: &Rules,
    sheet: ShapeId,
    shape: ShapeId,
    text: &str,
) -> Result<Asked, Fault> {
    let node = parse(text)?;
    let shape = schema.shape(shape);
    let mut reader = Reader { schema, rules, sheet, shape, around: Vec::new() };
    if shape.class != Class::Target {
        return Ok(Asked::Holds(reader.expr(&node)?));
    }
    let (whom, list) = whom(&node);
    Ok(Asked::Whom(whom, reader.each(list, "it".to_owned())?))
}

/// A member of a list that is looked through: what it is called in the rules, its fields, and whether it was given a name.
struct Member {
    name: String,
    shapes: Vec<ShapeId>,
    is_named: bool,
}

struct Reader<'s> {
    schema: &'s Schema,
    rules: &'s Rules,
    sheet: ShapeId,
    shape: &'s Shape,
    around: Vec<Member>,
}

type Reads<T> = Result<T, Fault>;

fn fault(node: &Node, message: &str, help: &str) -> Fault {
    Fault { start: node.start, end: node.end, message: message.to_owned(), help: Some(help.to_owned()) }
}

impl Reader<'_> {
    fn expr(&mut self, node: &Node) -> Reads<Expr> {
        let pair = |sign, a, b| Expr::Pair(sign, Box::new(a), Box::new(b));
        Ok(match &node.raw {
            Raw::Number(number) => Expr::Number(*number),
            Raw::Text(text) => Expr::Word(text.clone()),
            Raw::Name(name) => self.name(name),
            Raw::Dot(of, name) => Expr::Field(Box::new(self.expr(of)?), name.clone()),
            Raw::Call(name, arguments) => return self.call(node, name, arguments),
            Raw::Not(inner) => Expr::Not(Box::new(self.expr(inner)?)),
            Raw::Minus(inner) => pair(Sign::Minus, Expr::Number(0), self.expr(inner)?),
            Raw::And(a, b) => pair(Sign::And, self.expr(a)?, self.expr(b)?),
            Raw::Or(a, b) => pair(Sign::Or, self.expr(a)?, self.expr(b)?),
            Raw::Order(order, a, b) => pair(sign(*order), self.expr(a)?, self.expr(b)?),
            Raw::Arith(op, a, b) => {
                let sign = match op {
                    Arith::Add => Sign::Plus,
                    Arith::Subtract => Sign::Minus,
                    Arith::Multiply => Sign::Times,
                    Arith::Divide => {
                        return Err(fault(node, "nothing is divided here", "make it a `fact` of the rules"));
                    }
                };
                pair(sign, self.expr(a)?, self.expr(b)?)
            }
            Raw::Else(a, b) => Expr::Call("default".to_owned(), vec![self.expr(a)?, self.expr(b)?]),
            Raw::In(member, list) => {
                let member = self.expr(member)?;
                let name = format!("it{}", self.around.len());
                let mut each = self.each(list, name.clone())?;
                let same = pair(Sign::Equal, Expr::Name(name), member);
                each.condition = Some(match each.condition.take() {
                    Some(condition) => pair(Sign::And, condition, same),
                    None => same,
                });
                Expr::Fold(Fold::Any, Box::new(each), Box::new(Expr::Number(1)))
            }
            Raw::Where { .. } | Raw::Each { .. } => {
                let help = "ask `any`, `none`, `count`, `first` or `sum` of it";
                return Err(fault(node, "this is a list, not one value", help));
            }
        })
    }

    fn name(&self, name: &str) -> Expr {
        if self.around.iter().any(|member| member.is_named && member.name == name) {
            return Expr::Name(name.to_owned());
        }
        match (name, self.around.last()) {
            ("true", _) => return Expr::Number(1),
            ("false", _) => return Expr::Number(0),
            ("it", Some(member)) => return Expr::Name(member.name.clone()),
            _ => {}
        }
        let has = |member: &&Member| {
            !member.is_named
                && member.shapes.iter().any(|shape| self.schema.shape(*shape).field(name).is_some())
        };
        match self.around.iter().rev().find(has) {
            Some(member) => Expr::Field(Box::new(Expr::Name(member.name.clone())), name.to_owned()),
            None => Expr::Name(name.to_owned()),
        }
    }

    fn call(&mut self, node: &Node, name: &str, arguments: &[Node]) -> Reads<Expr> {
        let fold = match name {
            "any" | "none" => Some(Fold::Any),
            "count" => Some(Fold::Count),
            "first" => Some(Fold::First),
            "sum" => Some(Fold::Sum),
            _ => None,
        };
        if let Some(fold) = fold {
            let [list] = arguments else {
                let message = format!("`{name}` takes one value, found {}", arguments.len());
                return Err(fault(node, &message, "give it one list"));
            };
            let folded = self.fold(fold, list)?;
            return Ok(if name == "none" { Expr::Not(Box::new(folded)) } else { folded });
        }
        let mut values = Vec::new();
        for argument in arguments {
            // `all(NAME)` is about the name of a set.
            values.push(match (&argument.raw, name) {
                (Raw::Name(set), "all") => Expr::Name(set.clone()),
                _ => self.expr(argument)?,
            });
        }
        let is_fact = self.rules.facts.iter().any(|fact| fact.name == name);
        let is_store = self.rules.stores.iter().any(|store| store.name == name);
        let call = if is_store && !is_fact { Expr::Store } else { Expr::Call };
        Ok(call(name.to_owned(), values))
    }

    fn fold(&mut self, fold: Fold, list: &Node) -> Reads<Expr> {
        let (value, list, named) = match &list.raw {
            Raw::Each { value, list, name } => (Some(value), &**list, name.clone()),
            _ => (None, list, None),
        };
        let is_named = named.is_some();
        let name = named.unwrap_or_else(|| format!("it{}", self.around.len()));
        let each = self.each_named(list, name, is_named)?;
        let value = match value {
            Some(value) => {
                let shapes = self.fields_of(&each.set);
                self.around.push(Member { name: each.name.clone(), shapes, is_named });
                let value = self.expr(value);
                self.around.pop();
                value?
            }
            None => Expr::Number(1),
        };
        Ok(Expr::Fold(fold, Box::new(each), Box::new(value)))
    }

    fn each(&mut self, list: &Node, name: String) -> Reads<Each> {
        self.each_named(list, name, false)
    }

    /// A list, whose members are called by the name.
    fn each_named(&mut self, list: &Node, name: String, is_named: bool) -> Reads<Each> {
        let Raw::Where { list, condition, .. } = &list.raw else {
            return Ok(Each { name, set: self.set(list)?, condition: None });
        };
        let mut each = self.each_named(list, name.clone(), is_named)?;
        let shapes = self.fields_of(&each.set);
        self.around.push(Member { name, shapes, is_named });
        let condition = self.expr(condition);
        self.around.pop();
        let condition = condition?;
        each.condition = Some(match each.condition.take() {
            Some(before) => Expr::Pair(Sign::And, Box::new(before), Box::new(condition)),
            None => condition,
        });
        Ok(each)
    }

    fn set(&mut self, node: &Node) -> Reads<Expr> {
        match &node.raw {
            Raw::Name(name) if self.shape.field(name).is_none() && self.fields(name).is_some() => {
                Ok(Expr::Name(name.clone()))
            }
            _ => self.expr(node),
        }
    }

    /// What the members of a set have fields of.
    fn fields_of(&self, set: &Expr) -> Vec<ShapeId> {
        match set {
            Expr::Name(name) if self.shape.field(name).is_none() => self.fields(name).unwrap_or_default(),
            Expr::Call(all, arguments) if all == "all" => match arguments.as_slice() {
                [Expr::Name(name)] => self.fields(name).unwrap_or_default(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn fields(&self, set: &str) -> Option<Vec<ShapeId>> {
        if set == "player" {
            return Some(vec![self.sheet]);
        }
        if let Some(several) = self.rules.sets.iter().find(|known| known.name == set) {
            let of = several.of.iter().filter(|name| *name != set);
            let shapes = of.filter_map(|name| match name.as_str() {
                "player" => Some(self.sheet),
                name => self.shape_of(name),
            });
            return Some(shapes.collect());
        }
        let is_words = self.schema.vocabularies.iter().any(|vocab| vocab.name == set);
        self.shape_of(set).map(|shape| vec![shape]).or_else(|| is_words.then(Vec::new))
    }

    fn shape_of(&self, name: &str) -> Option<ShapeId> {
        let is_thing = |class| matches!(class, Class::Kind(_) | Class::Block);
        let found = self.schema.shapes.iter().position(|shape| shape.name == name && is_thing(shape.class));
        found.map(|at| ShapeId(at as u16))
    }
}

fn sign(order: Order) -> Sign {
    match order {
        Order::Equal => Sign::Equal,
        Order::Different => Sign::Other,
        Order::Less => Sign::Less,
        Order::AtMost => Sign::AtMost,
        Order::More => Sign::More,
        Order::AtLeast => Sign::AtLeast,
    }
}
