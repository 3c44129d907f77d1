//! `2 technology`, `not physical`

use nom::combinator::opt;

use super::{Fault, Name, mark, name, need, run, word};
use crate::{Items, TokenKind};

/// One term of a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term<'a> {
    pub count: Option<Name<'a>>,
    /// It must not be there.
    pub absent: bool,
    pub word: Name<'a>,
}

pub fn term<'a>(items: &mut Items<'a>) -> Result<Term<'a>, Fault> {
    let (count, absent, word) =
        run(items, (opt(mark(TokenKind::Number)), opt(word("not")), need("an icon or a die", name())))?;
    Ok(Term { count, absent: absent.is_some(), word })
}
