//! Reading a statement from left to right.

use landfall_diagnostics::Span;

use crate::{NodeKind, TokenKind, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    Token { kind: TokenKind, text: &'a str, span: Span },
    Block { node: u32, span: Span },
}

impl Item<'_> {
    #[inline]
    pub fn span(&self) -> Span {
        match *self {
            Item::Token { span, .. } | Item::Block { span, .. } => span,
        }
    }
}

/// A cursor over the items of one statement, or of one term of a bracket: trivia is skipped, a block is one
/// item.
#[derive(Clone, Copy, Debug)]
pub struct Items<'a> {
    pub(crate) tree: &'a Tree,
    /// The statement or the term of a bracket.
    pub(crate) node: u32,
    /// Never rests on trivia.
    pub(crate) at: u32,
    pub(crate) end: u32,
}

impl<'a> Items<'a> {
    pub(crate) fn new(tree: &'a Tree, statement: u32) -> Self {
        let node = tree.node(statement);
        let mut end = node.last;
        // A bracket that was reported may stand last.
        while end > node.first && tree.kind(end - 1).is_trivia() {
            end -= 1;
        }
        Self { tree, node: statement, at: node.first, end }.settled()
    }

    #[inline]
    pub fn tree(&self) -> &'a Tree {
        self.tree
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.at >= self.end
    }

    #[inline]
    pub fn peek(&self) -> Option<Item<'a>> {
        if self.is_empty() {
            return None;
        }
        let kind = self.tree.kind(self.at);
        if kind == TokenKind::LBrace
            && let Some(node) = self.tree.block_at(self.node, self.at)
        {
            return Some(Item::Block { node, span: self.tree.node_span(node) });
        }
        Some(Item::Token { kind, text: self.tree.token_text(self.at), span: self.tree.token_span(self.at) })
    }

    /// Whether a token of this kind comes next.
    #[inline]
    pub fn is_at(&self, kind: TokenKind) -> bool {
        !self.is_empty() && self.tree.kind(self.at) == kind
    }

    #[inline]
    pub fn peek_second(&self) -> Option<Item<'a>> {
        let mut ahead = *self;
        ahead.bump();
        ahead.peek()
    }

    #[inline]
    pub fn bump(&mut self) -> Option<Item<'a>> {
        let item = self.peek()?;
        match item {
            Item::Token { .. } => self.at += 1,
            Item::Block { node, .. } => self.at = self.tree.node(node).last,
        }
        *self = self.settled();
        Some(item)
    }

    /// The bracket that comes next. Steps over it.
    pub fn bracket(&mut self) -> Option<Bracket<'a>> {
        if self.is_empty() || self.tree.kind(self.at) != TokenKind::LBracket {
            return None;
        }
        let node = self.tree.child_at(self.node, self.at, NodeKind::Bracket)?;
        self.at = self.tree.node(node).last;
        *self = self.settled();
        Some(Bracket { tree: self.tree, node })
    }

    /// Where the next item stands, or the empty place after the last one.
    pub fn place(&self) -> Span {
        // Only a block is longer than its first token.
        if !self.is_empty() && self.tree.kind(self.at) != TokenKind::LBrace {
            return self.tree.token_span(self.at);
        }
        if let Some(item) = self.peek() {
            return item.span();
        }
        // An empty term has nothing to stand behind but the mark before it.
        let end = if self.end == 0 { 0 } else { self.tree.token_span(self.end - 1).end };
        Span::new(self.tree.file(), end, end)
    }

    /// The last token that was stepped over; `None` at the beginning.
    pub fn before(&self) -> Option<Span> {
        let mut at = self.at.min(self.end);
        while at > self.tree.node(self.node).first {
            at -= 1;
            if !self.tree.kind(at).is_trivia() {
                return Some(self.tree.token_span(at));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn settled(mut self) -> Self {
        while self.at < self.end && self.tree.kind(self.at).is_trivia() {
            self.at += 1;
        }
        self
    }
}

/// `[technology + 2 same / construction]`
#[derive(Clone, Copy, Debug)]
pub struct Bracket<'a> {
    tree: &'a Tree,
    node: u32,
}

impl<'a> Bracket<'a> {
    pub fn span(&self) -> Span {
        self.tree.node_span(self.node)
    }

    /// Its terms, grouped by the alternative they belong to.
    pub fn alternatives(self) -> impl Iterator<Item = impl Iterator<Item = Items<'a>>> {
        let Self { tree, node } = self;
        tree.children(node).map(move |alternative| tree.children(alternative).map(|term| tree.items(term)))
    }
}
