//! Reading a statement from left to right.

use landfall_diagnostics::Span;

use crate::{TokenKind, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    Token { kind: TokenKind, text: &'a str, span: Span },
    Block { node: u32, span: Span },
}

impl Item<'_> {
    pub fn span(&self) -> Span {
        match *self {
            Item::Token { span, .. } | Item::Block { span, .. } => span,
        }
    }
}

/// A cursor over the items of one statement: trivia is skipped, a block is one item.
#[derive(Clone, Copy, Debug)]
pub struct Items<'a> {
    tree: &'a Tree,
    first: u32,
    /// Never rests on trivia.
    at: u32,
    end: u32,
    /// The block that the next `{` opens.
    block: u32,
}

impl<'a> Items<'a> {
    pub(crate) fn new(tree: &'a Tree, statement: u32) -> Self {
        let node = tree.node(statement);
        let mut end = node.last;
        // A bracket that was reported may stand last.
        while end > node.first && tree.kind(end - 1).is_trivia() {
            end -= 1;
        }
        Self { tree, first: node.first, at: node.first, end, block: statement + 1 }.settled()
    }

    pub fn tree(&self) -> &'a Tree {
        self.tree
    }

    pub fn is_empty(&self) -> bool {
        self.at >= self.end
    }

    pub fn peek(&self) -> Option<Item<'a>> {
        if self.is_empty() {
            return None;
        }
        Some(match self.tree.kind(self.at) {
            TokenKind::LBrace => Item::Block { node: self.block, span: self.tree.node_span(self.block) },
            kind => {
                Item::Token { kind, text: self.tree.token_text(self.at), span: self.tree.token_span(self.at) }
            }
        })
    }

    pub fn peek_second(&self) -> Option<Item<'a>> {
        let mut ahead = *self;
        ahead.bump();
        ahead.peek()
    }

    pub fn bump(&mut self) -> Option<Item<'a>> {
        let item = self.peek()?;
        match item {
            Item::Token { .. } => self.at += 1,
            Item::Block { node, .. } => {
                self.at = self.tree.node(node).last;
                self.block = self.tree.node(node).next;
            }
        }
        *self = self.settled();
        Some(item)
    }

    /// Where the next item stands, or the empty place after the last one.
    pub fn place(&self) -> Span {
        if let Some(item) = self.peek() {
            return item.span();
        }
        let end = if self.end == 0 { 0 } else { self.tree.token_span(self.end - 1).end };
        Span::new(self.tree.file(), end, end)
    }

    /// The last token that was stepped over; `None` at the beginning.
    pub fn before(&self) -> Option<Span> {
        let mut at = self.at.min(self.end);
        while at > self.first {
            at -= 1;
            if !self.tree.kind(at).is_trivia() {
                return Some(self.tree.token_span(at));
            }
        }
        None
    }

    fn settled(mut self) -> Self {
        while self.at < self.end && self.tree.kind(self.at).is_trivia() {
            self.at += 1;
        }
        self
    }
}
