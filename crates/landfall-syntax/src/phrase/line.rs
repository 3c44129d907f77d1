//! The lines that every game has: `allow`, `was`, `game` and `extern`.

use landfall_diagnostics::Span;
use landfall_diagnostics::allow::{Date, parse_date};
use nom::combinator::{map_opt, opt};
use nom::sequence::preceded;

use super::{Fault, Name, mark, name, need, run, token, word};
use crate::{Items, TokenKind};

/// `allow unreachable-sector "placed by event E07" until 2027-06-01`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allow<'a> {
    pub rule: Name<'a>,
    /// The text in quotes. Without it nothing else was read.
    pub reason: Option<Span>,
    pub until: Option<Date>,
}

pub fn allow<'a>(items: &mut Items<'a>) -> Result<Allow<'a>, Fault> {
    let check = need("the name of a check after `allow`", mark(TokenKind::Word));
    let rule = run(items, preceded(word("allow"), check))?;
    let Some(reason) = run(items, opt(mark(TokenKind::Text)))? else {
        return Ok(Allow { rule, reason: None, until: None });
    };
    let day = map_opt(token(|_, _| true), |day: Name<'a>| parse_date(day.text));
    let until = run(items, opt(preceded(word("until"), need("a date such as 2027-06-01", day))))?;
    Ok(Allow { rule, reason: Some(reason.span), until })
}

/// `was P901`: the former id.
pub fn was<'a>(items: &mut Items<'a>) -> Result<Name<'a>, Fault> {
    run(items, preceded(word("was"), need("the former id after `was`", name())))
}

/// `game vanguard`: the name.
pub fn game<'a>(items: &mut Items<'a>) -> Result<Name<'a>, Fault> {
    run(items, preceded(word("game"), need("the name of a game", token(|_, _| true))))
}

/// `extern log`: the kind of what follows.
pub fn external_kind<'a>(items: &mut Items<'a>) -> Result<Name<'a>, Fault> {
    run(items, preceded(word("extern"), need("a kind of card after `extern`", mark(TokenKind::Word))))
}

/// `M14 "Whatever the box calls it"`: one id of an `extern` line. A title only makes the list read well.
pub fn external<'a>(items: &mut Items<'a>) -> Result<Name<'a>, Fault> {
    let (id, _) = run(items, (need("an id", name()), opt(mark(TokenKind::Text))))?;
    Ok(id)
}
