//! `gain success 1, goto log 5` and `gain success 1 or lose supplies 1`

use nom::Parser;
use nom::branch::alt;
use nom::combinator::{eof, peek};
use nom::multi::separated_list1;

use super::{Read, mark, run, word};
use crate::{Item, Items, TokenKind};

/// Reads elements with commas between them. An element that cannot be read is the caller's to report and to step
/// over, so that the others are still read.
pub fn list<'a, T>(items: &mut Items<'a>, mut element: impl FnMut(&mut Items<'a>) -> T) -> Vec<T> {
    run::<_, ()>(items, |input| elements(input, &mut element)).unwrap_or_default()
}

/// Reads lists with `or` between them. A line may begin or end with `or`: then the list there is empty.
pub fn options<'a, T>(items: &mut Items<'a>, mut element: impl FnMut(&mut Items<'a>) -> T) -> Vec<Vec<T>> {
    let empty = || alt((eof.map(|_| ()), peek(word("or")).map(|_| ()))).map(|()| Vec::new());
    let option = |input| match empty().parse(input) {
        Err(nom::Err::Error(_)) => elements(input, &mut element),
        done => done,
    };
    run::<_, ()>(items, separated_list1(word("or"), option)).unwrap_or_default()
}

fn elements<'a, T>(input: Items<'a>, element: &mut impl FnMut(&mut Items<'a>) -> T) -> Read<'a, Vec<T>, ()> {
    let element = |mut input: Items<'a>| {
        let found = element(&mut input);
        Ok((input, found))
    };
    separated_list1(mark(TokenKind::Comma), element).parse(input)
}

/// Steps to the end of an element, past what could not be read.
pub fn skip_element<'a>(items: &mut Items<'a>, mut skipped: impl FnMut(Item<'a>)) {
    let mut depth = 0_u32;
    while let Some(item) = items.peek() {
        match item {
            Item::Token { kind: TokenKind::Comma, .. } if depth == 0 => return,
            Item::Token { kind: TokenKind::Word, text: "or", .. } if depth == 0 => return,
            Item::Token { kind: TokenKind::LBracket | TokenKind::LParen, .. } => depth += 1,
            Item::Token { kind: TokenKind::RBracket | TokenKind::RParen, .. } => {
                depth = depth.saturating_sub(1)
            }
            Item::Token { .. } | Item::Block { .. } => {}
        }
        skipped(item);
        items.bump();
    }
}
