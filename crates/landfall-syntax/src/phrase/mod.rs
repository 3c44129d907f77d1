//! The grammar inside a statement: lists, conditions, terms, and the lines that every game has.
//!
//! ```text
//! list      := element { "," element }
//! options   := [ list ] { "or" [ list ] }
//! condition := all-of { "or" all-of }
//! all-of    := one { "and" one }
//! one       := "not" one | "(" condition ")" | phrase
//! term      := [ number ] [ "not" ] word
//! ```
//!
//! Where a condition begins, and how far an element or a phrase reaches, is known from written forms alone:
//! in `mission M01 if marked(12.1) "..."` nothing but the schema ends the condition. So these parts are read on
//! demand, from the place where a written form asks for them, and elements and phrases by a reader that the
//! caller brings along. Nodes of the tree are only what looks the same whatever the game.

mod condition;
mod line;
mod list;
mod term;
mod word;

use landfall_diagnostics::Span;
use nom::error::{ErrorKind, ParseError};
use nom::{IResult, Input, Needed, Parser};

pub use condition::{Logic, condition};
pub use line::{Allow, allow, external, external_kind, game, was};
pub use list::{list, options, skip_element};
pub use term::{Term, term};
pub use word::{part, range};

use crate::{Item, Items, Token, TokenKind};

/// Why something could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault<E = ()> {
    /// `what` belongs here, and something else or nothing is in its place.
    Missing { what: &'static str, at: Span },
    /// Too many things inside each other.
    TooDeep(Span),
    /// The caller's own reader gave up; why is its business.
    Unread(E),
}

/// A word or number of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a> {
    pub text: &'a str,
    pub span: Span,
}

/// What nom hands around: a fault, or nothing where a rule did not fit and another one may.
struct Stop<E>(Option<Fault<E>>);

type Read<'a, T, E> = IResult<Items<'a>, T, Stop<E>>;

impl<'a, E> ParseError<Items<'a>> for Stop<E> {
    fn from_error_kind(_: Items<'a>, _: ErrorKind) -> Self {
        Stop(None)
    }

    fn append(_: Items<'a>, _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// Reads one rule. `items` moves only when it fits.
fn run<'a, T, E>(
    items: &mut Items<'a>,
    mut rule: impl Parser<Items<'a>, Output = T, Error = Stop<E>>,
) -> Result<T, Fault<E>> {
    match rule.parse(*items) {
        Ok((rest, found)) => {
            *items = rest;
            Ok(found)
        }
        Err(nom::Err::Error(Stop(fault)) | nom::Err::Failure(Stop(fault))) => Err(fault),
        Err(nom::Err::Incomplete(_)) => Err(None),
    }
    .map_err(|fault| fault.unwrap_or(Fault::Missing { what: "something", at: items.place() }))
}

/// The next token, when it is wanted.
fn token<'a, E>(
    is_wanted: impl Fn(TokenKind, &str) -> bool,
) -> impl Parser<Items<'a>, Output = Name<'a>, Error = Stop<E>> {
    move |mut input: Items<'a>| match input.bump() {
        Some(Item::Token { kind, text, span }) if is_wanted(kind, text) => Ok((input, Name { text, span })),
        _ => Err(nom::Err::Error(Stop(None))),
    }
}

fn mark<'a, E>(wanted: TokenKind) -> impl Parser<Items<'a>, Output = Name<'a>, Error = Stop<E>> {
    token(move |kind, _| kind == wanted)
}

fn word<'a, E>(wanted: &'static str) -> impl Parser<Items<'a>, Output = Name<'a>, Error = Stop<E>> {
    token(move |kind, text| kind == TokenKind::Word && text == wanted)
}

fn name<'a, E>() -> impl Parser<Items<'a>, Output = Name<'a>, Error = Stop<E>> {
    token(|kind, _| matches!(kind, TokenKind::Word | TokenKind::Number))
}

/// What must come now, or `what` is missing.
fn need<'a, T, E>(
    what: &'static str,
    mut rule: impl Parser<Items<'a>, Output = T, Error = Stop<E>>,
) -> impl Parser<Items<'a>, Output = T, Error = Stop<E>> {
    move |input: Items<'a>| match rule.parse(input) {
        Err(nom::Err::Error(Stop(None))) => {
            Err(nom::Err::Failure(Stop(Some(Fault::Missing { what, at: input.place() }))))
        }
        done => done,
    }
}

/// To nom, items are a run of tokens.
impl<'a> Input for Items<'a> {
    type Item = TokenKind;
    type Iter = std::iter::Map<std::slice::Iter<'a, Token>, fn(&Token) -> TokenKind>;
    type IterIndices = std::iter::Enumerate<Self::Iter>;

    fn input_len(&self) -> usize {
        self.end.saturating_sub(self.at) as usize
    }

    fn take(&self, index: usize) -> Self {
        Self { end: self.end.min(self.at + index as u32), ..*self }
    }

    fn take_from(&self, index: usize) -> Self {
        Self { at: self.end.min(self.at + index as u32), ..*self }.settled()
    }

    fn take_split(&self, index: usize) -> (Self, Self) {
        (self.take_from(index), self.take(index))
    }

    fn position<P: Fn(TokenKind) -> bool>(&self, predicate: P) -> Option<usize> {
        self.iter_elements().position(predicate)
    }

    fn iter_elements(&self) -> Self::Iter {
        let tokens = self.tree.tokens().get(self.at as usize..self.end as usize).unwrap_or(&[]);
        tokens.iter().map(|token| token.kind)
    }

    fn iter_indices(&self) -> Self::IterIndices {
        self.iter_elements().enumerate()
    }

    fn slice_index(&self, count: usize) -> Result<usize, Needed> {
        if count <= self.input_len() { Ok(count) } else { Err(Needed::new(count - self.input_len())) }
    }
}
