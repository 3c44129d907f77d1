//! What a schema can compute: the conditions of constraints, formulas, and what lies on a map.
//!
//! [`syntax`] reads the text, [`names`] finds what each name means. What comes out needs no schema to be understood;
//! it is evaluated where the content is known.

mod calls;
mod functions;
mod names;
mod state;
pub(crate) mod syntax;

pub use functions::{FUNCTIONS, Function, Links, Name, Needs, Signature};
pub(crate) use names::{Draft, Namer, Sort, listed};
pub(crate) use state::whom;
pub use state::{About, Means, State, Whom};

use serde::{Deserialize, Serialize};

use crate::later::Later;
use crate::types::{FieldId, KindId, ShapeId, VocabId, WordId};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Expr {
    Number(i64),
    Text(String),
    Truth(bool),
    Word(VocabId, WordId),
    /// An item around: 0 is the subject, further ones are members of the lists being looked through.
    Item(u16),
    /// A value with a name, in the order in which they come to be.
    Local(u16),
    List(Vec<Expr>),
    /// The player count that is being looked at.
    Players,
    /// Every card of a kind.
    All(KindId),
    Fact(String),
    Get(Box<Expr>, Vec<(ShapeId, Access)>),
    /// The lower and the upper end of a range.
    Low(Box<Expr>),
    High(Box<Expr>),
    Not(Box<Expr>),
    Minus(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Order(Order, Box<Expr>, Box<Expr>),
    /// The first is a member of the second.
    In(Box<Expr>, Box<Expr>),
    Arith(Arith, Box<Expr>, Box<Expr>),
    Else(Box<Expr>, Box<Expr>),
    Where {
        list: Box<Expr>,
        condition: Box<Expr>,
    },
    Each {
        value: Box<Expr>,
        list: Box<Expr>,
    },
    Call(Function, Vec<Expr>),
    /// A name that a function was given.
    Name(Name),
    /// What only a game in progress has; nothing else asks for it but `is`.
    State(State),
    /// What play keeps track of about something.
    About(Box<Expr>, About),
}

/// What it is when nothing is asked.
impl Default for Expr {
    fn default() -> Self {
        Expr::Truth(true)
    }
}

impl Expr {
    /// Whether one of these functions is called in it. Expressions nest no deeper than their reader allows.
    pub fn calls(&self, functions: &[Function]) -> bool {
        matches!(self, Expr::Call(function, _) if functions.contains(function))
            || self.parts().into_iter().any(|part| part.calls(functions))
    }

    /// What it is made of, directly.
    pub fn parts(&self) -> Vec<&Expr> {
        match self {
            Expr::Call(_, list) | Expr::List(list) => list.iter().collect(),
            Expr::Get(one, _)
            | Expr::About(one, _)
            | Expr::Low(one)
            | Expr::High(one)
            | Expr::Not(one)
            | Expr::Minus(one) => vec![one],
            Expr::And(a, b)
            | Expr::Or(a, b)
            | Expr::Order(_, a, b)
            | Expr::In(a, b)
            | Expr::Arith(_, a, b)
            | Expr::Else(a, b)
            | Expr::Where { list: a, condition: b }
            | Expr::Each { value: a, list: b } => vec![a, b],
            Expr::Number(_)
            | Expr::Text(_)
            | Expr::Truth(_)
            | Expr::Word(..)
            | Expr::Item(_)
            | Expr::Local(_)
            | Expr::Players
            | Expr::All(_)
            | Expr::Fact(_)
            | Expr::State(_)
            | Expr::Name(_) => Vec::new(),
        }
    }
}

/// How a name behind a dot is read from an item of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Access {
    Field(FieldId),
    /// A formula, by its number in the schema.
    Formula(u16),
    /// What every item has.
    Id,
    Owner,
    Parent,
    Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Order {
    Equal,
    Different,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Order {
    pub fn mark(self) -> &'static str {
        match self {
            Order::Equal => "=",
            Order::Different => "!=",
            Order::Less => "<",
            Order::AtMost => "<=",
            Order::More => ">",
            Order::AtLeast => ">=",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Arith {
    Add,
    Subtract,
    Multiply,
    Divide,
}

impl Arith {
    pub fn mark(self) -> &'static str {
        match self {
            Arith::Add => "+",
            Arith::Subtract => "-",
            Arith::Multiply => "*",
            Arith::Divide => "/",
        }
    }
}

impl crate::types::Schema {
    /// Reads an expression about an item of this shape, or about none. `Err` says what is wrong with it.
    pub fn expression(&self, text: &str, subject: Option<ShapeId>) -> Result<Expr, String> {
        let mut namer = Namer::new(self, &self.sorts, subject.map(|shape| Sort::Item(vec![shape])));
        namer.players = true;
        let found = syntax::parse(text).and_then(|node| namer.named(&node));
        found.map(|(expr, _)| expr).map_err(|fault| match fault.help {
            Some(help) => format!("{}: {help}", fault.message),
            None => fault.message,
        })
    }
}

impl Constraint {
    /// Whether the rule claims that nothing in all content does something. What could not be found may be what does it.
    pub fn is_claim(&self) -> bool {
        let functions = [Function::Writers, Function::Readers, Function::Discards, Function::Lying];
        self.lets.iter().chain([&*self.require]).any(|expr| expr.calls(&functions))
    }
}

/// A field that is computed.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Formula {
    pub name: String,
    /// The shape it is a field of; `None`: of the game.
    pub of: Option<ShapeId>,
    pub doc: Later<String>,
    pub is: Later<Expr>,
}

/// A text with values in it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Template {
    pub pieces: Vec<Piece>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Piece {
    Text(String),
    Value(Expr),
}

/// A rule that a schema brings along: it must hold for each item of its shapes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Constraint {
    #[serde(with = "crate::image::rule")]
    pub rule: &'static landfall_diagnostics::Rule,
    #[serde(with = "crate::image::severity")]
    pub severity: landfall_diagnostics::Severity,
    pub shapes: Vec<ShapeId>,
    /// Asked once about all content, not about an item.
    pub of_game: bool,
    /// Asked for each player count.
    pub per_players: bool,
    /// A list: asked for each member, which is the first local.
    pub each: Later<Option<Expr>>,
    /// Named values, in order; they are the next locals.
    pub lets: Later<Vec<Expr>>,
    pub when: Later<Option<Expr>>,
    pub require: Later<Expr>,
    /// The field to point at.
    pub at: Vec<(ShapeId, FieldId)>,
    /// What to point at, if it is not a field of the subject.
    pub place: Later<Option<Expr>>,
    /// The items whose fault it is: the value of that field that leads to the first of them is pointed at, or the item.
    pub blame: Later<Option<Expr>>,
    /// Other places that explain the report, and what is said about each.
    pub related: Later<Vec<(Expr, Template)>>,
    pub message: Later<Template>,
    pub label: Later<Template>,
    pub help: Later<Template>,
    /// Edits of the game's examples that break exactly this rule.
    pub bad: Later<Vec<(String, String)>>,
    /// Other rules that the same edits cannot help breaking.
    pub also: Later<Vec<String>>,
}
