//! `not marked(1903.1) and (success >= 3 or assisted)`

use std::cell::RefCell;

use nom::Parser;
use nom::branch::alt;
use nom::combinator::cut;
use nom::multi::separated_list1;
use nom::sequence::{delimited, preceded};

use super::{Fault, Read, Stop, mark, need, run, word};
use crate::{Items, TokenKind};

/// Parentheses and `not` inside each other; a person loses track long before.
const DEEPEST: u32 = 16;

/// One step of a condition. Steps follow what they are about: `not a and b` is `a`, `Not`, `b`, `All(2)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logic<T> {
    Holds(T),
    Not,
    /// So many of what stands before, all of them.
    All(u32),
    /// So many of what stands before, any of them.
    Any(u32),
}

/// Reads a condition, each phrase of it by `phrase`.
pub fn condition<'a, T, E>(
    items: &mut Items<'a>,
    mut phrase: impl FnMut(&mut Items<'a>) -> Result<T, E>,
) -> Result<Vec<Logic<T>>, Fault<E>> {
    let reader = Reader { phrase: RefCell::new(&mut phrase), steps: RefCell::default() };
    run(items, |input| reader.any_of(input, 0))?;
    Ok(reader.steps.into_inner())
}

/// In cells, since the rules of a grammar share it: nom tries them in turn, never two at once.
struct Reader<'r, 'a, T, E> {
    phrase: RefCell<Phrase<'r, 'a, T, E>>,
    steps: RefCell<Vec<Logic<T>>>,
}

type Phrase<'r, 'a, T, E> = &'r mut dyn FnMut(&mut Items<'a>) -> Result<T, E>;

impl<'a, T, E> Reader<'_, 'a, T, E> {
    fn any_of(&self, input: Items<'a>, depth: u32) -> Read<'a, (), E> {
        let operand = |input| self.all_of(input, depth);
        let (rest, found) = separated_list1(word("or"), cut(operand)).parse(input)?;
        self.join(found.len(), Logic::Any);
        Ok((rest, ()))
    }

    fn all_of(&self, input: Items<'a>, depth: u32) -> Read<'a, (), E> {
        let operand = |input| self.one(input, depth);
        let (rest, found) = separated_list1(word("and"), cut(operand)).parse(input)?;
        self.join(found.len(), Logic::All);
        Ok((rest, ()))
    }

    fn one(&self, input: Items<'a>, depth: u32) -> Read<'a, (), E> {
        if depth > DEEPEST {
            return Err(nom::Err::Failure(Stop(Some(Fault::TooDeep(input.place())))));
        }
        let denied = preceded(word("not"), cut(|input| self.one(input, depth + 1)));
        let denied = denied.map(|()| self.steps.borrow_mut().push(Logic::Not));
        let closed = need("`and`, `or` or `)`", mark(TokenKind::RParen));
        let group = delimited(mark(TokenKind::LParen), cut(|input| self.any_of(input, depth + 1)), closed);
        alt((denied, group, |input| self.holds(input))).parse(input)
    }

    fn holds(&self, mut input: Items<'a>) -> Read<'a, (), E> {
        let found = (self.phrase.borrow_mut())(&mut input);
        let found = found.map_err(|fault| nom::Err::Failure(Stop(Some(Fault::Unread(fault)))))?;
        self.steps.borrow_mut().push(Logic::Holds(found));
        Ok((input, ()))
    }

    fn join(&self, count: usize, make: fn(u32) -> Logic<T>) {
        if count > 1 {
            self.steps.borrow_mut().push(make(count as u32));
        }
    }
}
