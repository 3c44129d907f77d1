//! What nom parses: a place among the tokens.

use std::cell::{RefCell, RefMut};
use std::iter::Enumerate;

use nom::{Input, Needed};

use crate::build::Builder;
use crate::{Token, TokenKind};

#[derive(Clone, Copy)]
pub(crate) struct Cursor<'t> {
    tokens: &'t [Token],
    builder: &'t RefCell<Builder<'t>>,
    at: u32,
    end: u32,
    /// The first token of the line the cursor is in.
    line: u32,
    /// The last token passed that was not trivia.
    pub last: TokenKind,
    /// The lexer reported nothing, so nobody has to look for what it reported.
    sound: bool,
}

impl<'t> Cursor<'t> {
    /// `tokens` come with their empty one at the end.
    pub(crate) fn new(tokens: &'t [Token], builder: &'t RefCell<Builder<'t>>) -> Self {
        let end = tokens.len().saturating_sub(1) as u32;
        let sound = builder.borrow().is_sound();
        Self { tokens, builder, at: 0, end, line: 0, last: TokenKind::Newline, sound }
    }

    pub(crate) fn at(self) -> u32 {
        self.at
    }

    pub(crate) fn line(self) -> u32 {
        self.line
    }

    pub(crate) fn kind(self) -> Option<TokenKind> {
        (self.at < self.end).then(|| self.tokens[self.at as usize].kind)
    }

    pub(crate) fn builder(self) -> RefMut<'t, Builder<'t>> {
        self.builder.borrow_mut()
    }

    /// Tells the builder which tokens a statement has gone past, `next` being the one in front.
    pub(crate) fn pass(self, next: u32) {
        if !self.sound {
            self.builder().passed(self.at, next);
        }
    }

    /// Whether the lexer reported nothing.
    pub(crate) fn is_sound(self) -> bool {
        self.sound
    }

    /// Behind a token further on in the same line.
    pub(crate) fn moved_behind(self, token: u32, kind: TokenKind) -> Self {
        Self { at: token + 1, last: kind, ..self }
    }

    pub(crate) fn bumped(mut self) -> Self {
        let Some(kind) = self.kind() else { return self };
        self.at += 1;
        if kind == TokenKind::Newline {
            self.line = self.at;
        }
        if !kind.is_trivia() {
            self.last = kind;
        }
        self
    }

    /// Behind the tokens that satisfy `is_wanted`.
    pub(crate) fn past(mut self, is_wanted: impl Fn(TokenKind) -> bool) -> Self {
        let tokens = self.tokens.get(..self.end as usize).unwrap_or(&[]);
        while let Some(Token { kind, .. }) =
            tokens.get(self.at as usize).filter(|token| is_wanted(token.kind))
        {
            self.at += 1;
            if *kind == TokenKind::Newline {
                self.line = self.at;
            }
            if !kind.is_trivia() {
                self.last = *kind;
            }
        }
        self
    }

    /// Behind a run of tokens that satisfy `is_wanted`, on one line with nothing but blanks between. Most of
    /// a statement is such a run, so this is the road that must be fast.
    pub(crate) fn past_run(mut self, is_wanted: impl Fn(TokenKind) -> bool) -> Self {
        let tokens = self.tokens.get(..self.end as usize).unwrap_or(&[]);
        let mut ahead = self.at as usize;
        while let Some(token) = tokens.get(ahead) {
            ahead += 1;
            if is_wanted(token.kind) {
                (self.at, self.last) = (ahead as u32, token.kind);
            } else if token.kind != TokenKind::Space {
                break;
            }
        }
        self
    }

    /// How far the current line is indented, when nothing but blanks stands before the cursor.
    pub(crate) fn indent_if_first(self) -> Option<u32> {
        let space = self.at.saturating_sub(self.line);
        match space {
            0 => Some(0),
            1 if self.tokens[self.line as usize].kind == TokenKind::Space => Some(self.indent()),
            _ => None,
        }
    }

    /// How far the current line is indented, in bytes.
    pub(crate) fn indent(self) -> u32 {
        match self.tokens.get(self.line as usize..) {
            Some([space, after, ..]) if space.kind == TokenKind::Space => after.start - space.start,
            _ => 0,
        }
    }

    /// Whether a `{` follows in this line.
    pub(crate) fn opens_block(self) -> bool {
        let line = self.iter_elements().take_while(|kind| *kind != TokenKind::Newline);
        line.into_iter().any(|kind| kind == TokenKind::LBrace)
    }
}

impl<'t> Input for Cursor<'t> {
    type Item = TokenKind;
    type Iter = std::iter::Map<std::slice::Iter<'t, Token>, fn(&Token) -> TokenKind>;
    type IterIndices = Enumerate<Self::Iter>;

    fn input_len(&self) -> usize {
        (self.end - self.at) as usize
    }

    fn take(&self, index: usize) -> Self {
        Self { end: self.end.min(self.at + index as u32), ..*self }
    }

    fn take_from(&self, index: usize) -> Self {
        (0..index).fold(*self, |cursor, _| cursor.bumped())
    }

    fn take_split(&self, index: usize) -> (Self, Self) {
        (self.take_from(index), self.take(index))
    }

    fn position<P: Fn(TokenKind) -> bool>(&self, predicate: P) -> Option<usize> {
        self.iter_elements().position(predicate)
    }

    fn iter_elements(&self) -> Self::Iter {
        let tokens = self.tokens.get(self.at as usize..self.end as usize).unwrap_or(&[]);
        tokens.iter().map(|token| token.kind)
    }

    fn iter_indices(&self) -> Self::IterIndices {
        self.iter_elements().enumerate()
    }

    fn slice_index(&self, count: usize) -> Result<usize, Needed> {
        if count <= self.input_len() { Ok(count) } else { Err(Needed::new(count - self.input_len())) }
    }
}
