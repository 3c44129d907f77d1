//! What stands between two items of a line.

use landfall_syntax::TokenKind;

/// Whether a space belongs between two tokens. `apart` says that the author left one: only in front of a
/// parenthesis does that matter, where `marked(1.1)` and `if (a or b)` both read well.
pub(crate) fn is_space_between(left: TokenKind, right: TokenKind, apart: bool) -> bool {
    use TokenKind::*;
    match (left, right) {
        (_, Comma | Semicolon | Colon | RParen | RBracket) | (LParen | LBracket, _) => false,
        (Word | Number, LParen) => apart,
        _ => true,
    }
}
