//! The smallest pieces of a file.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    Space,
    Newline,
    /// `// ...` to the end of the line.
    Comment,
    /// `/// ...` to the end of the line: shown to translators and in editors.
    Note,
    Word,
    /// A word of digits only.
    Number,
    /// `"..."` on one line.
    Text,
    /// `"""..."""` over any number of lines.
    Prose,
    LBrace,
    RBrace,
    LBracket,
    RBracket,
    LParen,
    RParen,
    Comma,
    Semicolon,
    Plus,
    Slash,
    Equals,
    Arrow,
    BackArrow,
    BothArrow,
    Less,
    LessEq,
    Greater,
    GreaterEq,
    NotEq,
    Star,
    Colon,
    /// Characters that mean nothing, and brackets without a partner. Each was reported once, so whoever
    /// reads statements steps over them as over a space.
    Unknown,
}

impl TokenKind {
    /// Stands between items without being one.
    pub fn is_trivia(self) -> bool {
        use TokenKind::*;
        matches!(self, Space | Newline | Comment | Note | Unknown)
    }

    /// A statement never stops at the end of a line after one of these.
    pub fn continues_line(self) -> bool {
        use TokenKind::*;
        matches!(self, Comma | Plus | Slash | Arrow | Equals | LParen | LBracket)
    }

    /// The bracket that closes this one.
    pub(crate) fn closer(self) -> Option<TokenKind> {
        match self {
            TokenKind::LBracket => Some(TokenKind::RBracket),
            TokenKind::LParen => Some(TokenKind::RParen),
            _ => None,
        }
    }
}

/// Ends where the next one starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: TokenKind,
    pub start: u32,
}
