//! Finds what the names of an expression mean, and what sort of value each part of it is.
//!
//! A wrong name is found here, when the schema is read, not when some designer's content first comes by it.

use landfall_diagnostics::nearest;
use serde::{Deserialize, Serialize};

use super::syntax::{Fault, Node, Raw};
use super::{Access, Arith, Expr, Order};
use crate::play::Procedure;
use crate::types::{Class, FieldId, KindId, Schema, ShapeId, VocabId};

/// What sort of value an expression has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Sort {
    Number,
    Truth,
    Text,
    Word(VocabId),
    /// A card, block, verb or predicate of one of these shapes.
    Item(Vec<ShapeId>),
    Cost(VocabId),
    Range,
    /// One of the team of a game in progress.
    Member,
    /// What stands beside the team.
    Piece,
    List(Box<Sort>),
    /// It depends.
    Any,
}

impl Sort {
    /// What a list of this sort has in it; a single value is a list of one.
    pub fn member(&self) -> Sort {
        member(self)
    }
}

/// A formula whose expression may not have been looked at yet.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Draft {
    pub name: String,
    pub of: Option<ShapeId>,
    pub sort: Option<Sort>,
}

/// Looks up the names of one expression.
pub(crate) struct Namer<'s> {
    pub schema: &'s Schema,
    pub formulas: &'s [Draft],
    /// The subject, then members of the lists that are being looked through.
    pub items: Vec<Sort>,
    /// Those that were given a name: their fields stand behind it, so that bare names mean the items around.
    pub hidden: Vec<u16>,
    /// Names of items, and of values that are the locals.
    pub names: Vec<(String, Bound)>,
    pub locals: u16,
    /// Whether there is a player count.
    pub players: bool,
    /// Set for what is asked while a game goes on: its names, and nothing of the content but what they lead to.
    pub play: Option<&'s Procedure>,
}

#[derive(Clone)]
pub(crate) enum Bound {
    Item(u16),
    Local(u16, Sort),
}

type Valued = (Expr, Sort);
pub(super) type Named = Result<Valued, Fault>;
pub(super) type Pair = Result<(Valued, Valued), Fault>;

impl<'s> Namer<'s> {
    pub fn new(schema: &'s Schema, formulas: &'s [Draft], subject: Option<Sort>) -> Self {
        let items = subject.into_iter().collect();
        let (hidden, names) = (Vec::new(), Vec::new());
        Self { schema, formulas, items, hidden, names, locals: 0, players: false, play: None }
    }

    /// Gives the next local a name.
    pub fn bind(&mut self, name: &str, sort: Sort) {
        self.names.push((name.to_owned(), Bound::Local(self.locals, sort)));
        self.locals += 1;
    }

    pub fn named(&mut self, node: &Node) -> Named {
        match &node.raw {
            Raw::Number(number) => Ok((Expr::Number(*number), Sort::Number)),
            Raw::Text(text) => Ok((Expr::Text(text.clone()), Sort::Text)),
            Raw::Name(name) => self.name(node, name),
            Raw::Dot(of, name) => {
                let (of_expr, sort) = self.named(of)?;
                self.get(node, of_expr, &sort, name)
            }
            Raw::Call(name, arguments) => self.call(node, name, arguments),
            Raw::Not(inner) => Ok((Expr::Not(Box::new(self.truth(inner)?)), Sort::Truth)),
            Raw::Minus(inner) => Ok((Expr::Minus(Box::new(self.number(inner)?)), Sort::Number)),
            Raw::And(a, b) => {
                Ok((Expr::And(Box::new(self.truth(a)?), Box::new(self.truth(b)?)), Sort::Truth))
            }
            Raw::Or(a, b) => Ok((Expr::Or(Box::new(self.truth(a)?), Box::new(self.truth(b)?)), Sort::Truth)),
            Raw::Order(order, a, b) => self.order(node, *order, a, b),
            Raw::In(member, list) => {
                let ((member, _), (list, _)) = self.pair(member, list)?;
                Ok((Expr::In(Box::new(member), Box::new(list)), Sort::Truth))
            }
            Raw::Arith(op, a, b) => self.arith(*op, a, b),
            Raw::Else(a, b) => {
                let ((a, sort), (b, other)) = self.pair(a, b)?;
                let sort = if sort == Sort::Any { other } else { merged(sort, other) };
                Ok((Expr::Else(Box::new(a), Box::new(b)), sort))
            }
            Raw::Where { list, condition, name } => {
                let (list, sort) = self.named(list)?;
                let condition = self.inside(&sort, name, |namer| namer.truth(condition))?;
                let (list, condition) = (Box::new(list), Box::new(condition));
                Ok((Expr::Where { list, condition }, listed(sort)))
            }
            Raw::Each { value, list, name } => {
                let (list, sort) = self.named(list)?;
                let (value, sort) = self.inside(&sort, name, |namer| namer.named(value))?;
                let (value, list) = (Box::new(value), Box::new(list));
                Ok((Expr::Each { value, list }, listed(sort)))
            }
        }
    }

    /// With the members of a list as the innermost item.
    fn inside<T>(
        &mut self,
        list: &Sort,
        name: &Option<String>,
        look: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let item = self.items.len() as u16;
        self.items.push(member(list));
        let before = self.names.len();
        self.names.extend(name.iter().map(|name| (name.clone(), Bound::Item(item))));
        let named = self.hidden.len();
        self.hidden.extend(name.iter().map(|_| item));
        let found = look(self);
        self.hidden.truncate(named);
        self.names.truncate(before);
        self.items.pop();
        found
    }

    pub fn truth(&mut self, node: &Node) -> Result<Expr, Fault> {
        match self.named(node)? {
            (expr, Sort::Truth | Sort::Any) => Ok(expr),
            (_, sort) => Err(fault(node, format!("this is {}, not a condition", self.told(&sort)))),
        }
    }

    pub(super) fn number(&mut self, node: &Node) -> Result<Expr, Fault> {
        let (expr, sort) = self.named(node)?;
        self.is_number(node, &sort)?;
        Ok(expr)
    }

    fn is_number(&self, node: &Node, sort: &Sort) -> Result<(), Fault> {
        match sort {
            Sort::Number | Sort::Any => Ok(()),
            Sort::List(inner) if **inner == Sort::Number => {
                let mut fault = fault(node, "this is a list of numbers, not one number".to_owned());
                fault.help = Some("take its `sum`, `min`, `max` or `first`".to_owned());
                Err(fault)
            }
            sort => Err(fault(node, format!("this is {}, not a number", self.told(sort)))),
        }
    }

    fn order(&mut self, node: &Node, order: Order, a: &Node, b: &Node) -> Named {
        let ((left, left_sort), (right, right_sort)) = self.pair(a, b)?;
        if !matches!(order, Order::Equal | Order::Different) {
            self.is_number(a, &left_sort)?;
            self.is_number(b, &right_sort)?;
        } else if !alike(&left_sort, &right_sort) {
            let (one, other) = (self.told(&left_sort), self.told(&right_sort));
            return Err(fault(node, format!("{one} and {other} are never the same")));
        }
        Ok((Expr::Order(order, Box::new(left), Box::new(right)), Sort::Truth))
    }

    fn arith(&mut self, op: Arith, a: &Node, b: &Node) -> Named {
        let ((left, left_sort), (right, right_sort)) = self.pair(a, b)?;
        let lists = matches!(left_sort, Sort::List(_)) || matches!(right_sort, Sort::List(_));
        let sort = if lists && matches!(op, Arith::Add | Arith::Subtract) {
            if op == Arith::Add { listed(merged(left_sort, right_sort)) } else { listed(left_sort) }
        } else {
            self.is_number(a, &left_sort)?;
            self.is_number(b, &right_sort)?;
            Sort::Number
        };
        Ok((Expr::Arith(op, Box::new(left), Box::new(right)), sort))
    }

    /// Two values that belong together: beside a word, a bare name may be another word of its vocabulary.
    pub(super) fn pair(&mut self, a: &Node, b: &Node) -> Pair {
        let bare = |node: &Node| matches!(node.raw, Raw::Name(_));
        if bare(a) && !bare(b) {
            let right = self.named(b)?;
            return Ok((self.beside(a, &right.1)?, right));
        }
        match self.named(a) {
            Ok(left) => {
                let right = self.beside(b, &left.1)?;
                Ok((left, right))
            }
            Err(fault) if bare(a) => match self.named(b) {
                Ok(right) if matches!(member(&right.1), Sort::Word(_)) => {
                    Ok((self.beside(a, &right.1)?, right))
                }
                _ => Err(fault),
            },
            Err(fault) => Err(fault),
        }
    }

    pub(super) fn beside(&mut self, node: &Node, sort: &Sort) -> Named {
        let Sort::Word(vocab) = member(sort) else { return self.named(node) };
        let Raw::Name(name) = &node.raw else { return self.named(node) };
        let bound = self.names.iter().any(|(bound, _)| bound == name);
        match self.schema.vocab(vocab).index.get(name) {
            Some(word) if !bound => Ok((Expr::Word(vocab, *word), Sort::Word(vocab))),
            _ => self.named(node).map_err(|fault| {
                let words = self.schema.vocab(vocab).words.iter().map(|word| word.name.as_str());
                let near = nearest(name, words);
                let help = near.first().map(|near| format!("a word with a similar name exists: `{near}`"));
                Fault { help: help.or(fault.help), ..fault }
            }),
        }
    }

    fn name(&mut self, node: &Node, name: &str) -> Named {
        if let Some((_, bound)) = self.names.iter().rev().find(|(bound, _)| bound == name) {
            return Ok(match bound.clone() {
                Bound::Item(at) => (Expr::Item(at), self.items[at as usize].clone()),
                Bound::Local(at, sort) => (Expr::Local(at), sort),
            });
        }
        match name {
            "true" => return Ok((Expr::Truth(true), Sort::Truth)),
            "false" => return Ok((Expr::Truth(false), Sort::Truth)),
            "this" if !self.items.is_empty() => return Ok((Expr::Item(0), self.items[0].clone())),
            "it" if !self.items.is_empty() => {
                let at = self.items.len() - 1;
                return Ok((Expr::Item(at as u16), self.items[at].clone()));
            }
            "players" if self.players => return Ok((Expr::Players, Sort::Number)),
            _ => {}
        }
        for at in (0..self.items.len()).rev().filter(|at| !self.hidden.contains(&(*at as u16))) {
            let found = self.read(Expr::Item(at as u16), &self.items[at], name);
            if let Some(found) = found {
                return Ok(found);
            }
        }
        if let Some(found) = self.state(node, name) {
            return found;
        }
        let is_of_game = |draft: &Draft| self.play.is_none() && draft.of.is_none() && draft.name == name;
        let of_game = self.formulas.iter().position(is_of_game);
        if let Some(at) = of_game {
            let sort = self.formulas[at].sort.clone().unwrap_or(Sort::Any);
            let access = vec![(ShapeId(u16::MAX), Access::Formula(at as u16))];
            return Ok((Expr::Get(Box::new(Expr::Truth(true)), access), sort));
        }
        if self.schema.facts.contains_key(name) {
            return Ok((Expr::Fact(name.to_owned()), Sort::Number));
        }
        if let Some(kind) = self.kind(name).filter(|_| self.play.is_none()) {
            let shape = self.schema.kinds[kind.index()].shape;
            return Ok((Expr::All(kind), Sort::List(Box::new(Sort::Item(vec![shape])))));
        }
        Err(self.unknown(node, name))
    }

    pub(super) fn kind(&self, name: &str) -> Option<KindId> {
        let at = self.schema.kinds.iter().position(|kind| kind.keyword == name)?;
        Some(KindId(at as u16))
    }

    fn unknown(&self, node: &Node, name: &str) -> Fault {
        let mut known: Vec<&str> = self.names.iter().map(|(name, _)| name.as_str()).collect();
        for sort in &self.items {
            known.extend(self.readable(sort));
        }
        known.extend(self.schema.facts.keys().map(String::as_str));
        match self.play {
            Some(_) => known.extend(self.state_names()),
            None => known.extend(self.schema.kinds.iter().map(|kind| kind.keyword.as_str())),
        }
        let near = nearest(name, known.iter().copied());
        let mut fault = fault(node, format!("`{name}` names nothing here"));
        fault.help = near.first().map(|near| format!("something with a similar name exists: `{near}`"));
        if name == "players" {
            fault.help = Some("add `per: players`".to_owned());
        }
        fault
    }

    /// Names that stand behind a dot.
    fn readable(&self, sort: &Sort) -> Vec<&'s str> {
        let mut names: Vec<&str> = self.about_names(sort);
        let Sort::Item(shapes) = self.itself(member(sort)) else { return names };
        for shape in shapes {
            names.extend(self.schema.shape(shape).fields.iter().map(|field| field.name.as_str()));
        }
        names
    }

    fn get(&mut self, node: &Node, of: Expr, sort: &Sort, name: &str) -> Named {
        if let Some(found) = self.read(of, sort, name) {
            return Ok(found);
        }
        let known = self.readable(sort);
        let near = nearest(name, known);
        let message = match self.itself(member(sort)) {
            Sort::Item(shapes) if shapes.len() == 1 => {
                format!("`{name}` is not a field of `{}`", self.schema.shape(shapes[0]).name)
            }
            Sort::Item(_) => format!("none of these has a field `{name}`"),
            sort => format!("{} has no fields", self.told(&sort)),
        };
        let start = node.end - name.len();
        let help = near.first().map(|near| format!("a field with a similar name exists: `{near}`"));
        Err(Fault { start, end: node.end, message, help })
    }

    /// What stands behind a dot, if anything of that name does.
    fn read(&self, of: Expr, sort: &Sort, name: &str) -> Option<(Expr, Sort)> {
        let many = matches!(sort, Sort::List(_));
        let inner = member(sort);
        if let Some((about, found)) = self.about(&inner, name) {
            return Some((Expr::About(Box::new(of), about), if many { listed(found) } else { found }));
        }
        let inner = self.itself(inner);
        let (expr, found) = match (&inner, name) {
            (Sort::Range, "low") => (Expr::Low(Box::new(of)), Sort::Number),
            (Sort::Range, "high") => (Expr::High(Box::new(of)), Sort::Number),
            (Sort::Item(shapes), _) => {
                let (access, sort) = self.access(shapes, name)?;
                (Expr::Get(Box::new(of), access), sort)
            }
            (Sort::Any, _) => {
                let all: Vec<ShapeId> = (0..self.schema.shapes.len() as u16).map(ShapeId).collect();
                let (access, sort) = self.access(&all, name)?;
                (Expr::Get(Box::new(of), access), sort)
            }
            _ => return None,
        };
        Some((expr, if many { listed(found) } else { found }))
    }

    /// Where the value of this name is found in items of these shapes.
    pub(super) fn access(&self, shapes: &[ShapeId], name: &str) -> Option<(Vec<(ShapeId, Access)>, Sort)> {
        let mut found = Vec::new();
        let mut sort: Option<Sort> = None;
        for shape in shapes {
            let (access, this) = match self.schema.shape(*shape).field(name) {
                Some(field) => (Access::Field(field), self.field_sort(*shape, field)),
                None => {
                    let fits =
                        |draft: &Draft| self.play.is_none() && draft.of == Some(*shape) && draft.name == name;
                    let Some(at) = self.formulas.iter().position(fits) else { continue };
                    (Access::Formula(at as u16), self.formulas[at].sort.clone().unwrap_or(Sort::Any))
                }
            };
            found.push((*shape, access));
            sort = Some(sort.map_or(this.clone(), |so_far| merged(so_far, this)));
        }
        if let Some(sort) = sort {
            return Some((found, sort));
        }
        let every = |access| shapes.iter().map(|shape| (*shape, access)).collect();
        let of_class = |fits: fn(Class) -> bool| -> Vec<ShapeId> {
            let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
            all.filter(|shape| fits(self.schema.shape(*shape).class)).collect()
        };
        let is_kind = |class: Class| matches!(class, Class::Kind(_));
        match name {
            "id" => Some((every(Access::Id), Sort::Text)),
            "kind" => Some((every(Access::Kind), Sort::Text)),
            "owner" => Some((every(Access::Owner), Sort::Item(of_class(is_kind)))),
            "parent" => Some((every(Access::Parent), Sort::Item(of_class(|_| true)))),
            _ => None,
        }
    }

    fn field_sort(&self, shape: ShapeId, field: FieldId) -> Sort {
        let field = &self.schema.shape(shape).fields[field.index()];
        let sort = field.ty.sort(self.schema);
        if field.many { listed(sort) } else { sort }
    }

    pub(super) fn told(&self, sort: &Sort) -> String {
        match sort {
            Sort::Number => "a number".to_owned(),
            Sort::Truth => "a condition".to_owned(),
            Sort::Text => "a text".to_owned(),
            Sort::Word(vocab) => format!("a word of `{}`", self.schema.vocab(*vocab).name),
            Sort::Item(shapes) if shapes.len() == 1 => {
                format!("one `{}`", self.schema.shape(shapes[0]).name)
            }
            Sort::Item(_) => "a card or a part of one".to_owned(),
            Sort::Cost(_) => "a cost".to_owned(),
            Sort::Range => "a range".to_owned(),
            Sort::Member => "one of the team".to_owned(),
            Sort::Piece => "a piece".to_owned(),
            Sort::List(_) => "a list".to_owned(),
            Sort::Any => "a value".to_owned(),
        }
    }
}

pub(super) fn fault(node: &Node, message: String) -> Fault {
    Fault { start: node.start, end: node.end, message, help: None }
}

/// A single value counts as a list of one.
pub(super) fn member(sort: &Sort) -> Sort {
    match sort {
        Sort::List(inner) => (**inner).clone(),
        other => other.clone(),
    }
}

/// Lists are flat.
pub(crate) fn listed(sort: Sort) -> Sort {
    match sort {
        Sort::List(_) => sort,
        other => Sort::List(Box::new(other)),
    }
}

pub(super) fn merged(a: Sort, b: Sort) -> Sort {
    match (a, b) {
        (a, b) if a == b => a,
        (Sort::Item(mut a), Sort::Item(b)) => {
            a.extend(b);
            a.sort_unstable();
            a.dedup();
            Sort::Item(a)
        }
        (Sort::List(a), b) => listed(merged(*a, member(&b))),
        (a, Sort::List(b)) => listed(merged(a, *b)),
        _ => Sort::Any,
    }
}

/// Whether two values can be the same at all. Words are also known by their names, and truth by itself.
fn alike(a: &Sort, b: &Sort) -> bool {
    let (a, b) = (member(a), member(b));
    match (&a, &b) {
        (Sort::Any, _) | (_, Sort::Any) => true,
        (Sort::Word(_), Sort::Text) | (Sort::Text, Sort::Word(_)) => true,
        (Sort::Word(_), Sort::Word(_)) => true,
        (Sort::Item(a), Sort::Item(b)) => a.iter().any(|shape| b.contains(shape)),
        _ => a == b,
    }
}
