//! A file as two flat lists: its tokens, and the nodes that group them.

use std::sync::Arc;

use landfall_diagnostics::{FileId, Span};

use crate::{Items, Token, TokenKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    File,
    Statement,
    Block,
    /// `[ ... ]`: one alternative or more.
    Bracket,
    /// What a `/` separates from the next: one term or more.
    Alternative,
    /// What a `+` separates from the next. One without items marks where something is missing.
    Term,
}

/// A run of tokens. Nodes are stored parents first, so the children of node `n` lie in `n + 1 .. next`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub kind: NodeKind,
    /// Something in this statement was reported already: what else seems wrong with it is an echo.
    pub damaged: bool,
    pub first: u32,
    /// Exclusive.
    pub last: u32,
    /// The node after the subtree.
    pub next: u32,
}

#[derive(Clone, Debug)]
pub struct Tree {
    pub(crate) file: FileId,
    pub(crate) text: Arc<str>,
    /// One more than the text has: the last one is empty and marks the end.
    pub(crate) tokens: Vec<Token>,
    pub(crate) nodes: Vec<Node>,
}

impl Tree {
    /// The input, byte for byte.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same, for those who keep it.
    pub fn shared_text(&self) -> Arc<str> {
        Arc::clone(&self.text)
    }

    pub fn file(&self) -> FileId {
        self.file
    }

    pub fn tokens(&self) -> &[Token] {
        self.tokens.split_last().map_or(&[], |(_, tokens)| tokens)
    }

    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub fn root(&self) -> u32 {
        0
    }

    #[inline]
    pub fn node(&self, node: u32) -> Node {
        self.nodes[node as usize]
    }

    #[inline]
    pub fn token_text(&self, token: u32) -> &str {
        &self.text[self.token_start(token)..self.token_start(token + 1)]
    }

    #[inline]
    pub fn token_span(&self, token: u32) -> Span {
        Span::new(self.file, self.token_start(token) as u32, self.token_start(token + 1) as u32)
    }

    /// From the first to the last item. A node without any is the empty place where it begins.
    pub fn node_span(&self, node: u32) -> Span {
        let Node { mut first, mut last, .. } = self.node(node);
        while first < last && self.kind(first).is_trivia() {
            first += 1;
        }
        while first < last && self.kind(last - 1).is_trivia() {
            last -= 1;
        }
        Span::new(self.file, self.token_start(first) as u32, self.token_start(last) as u32)
    }

    /// The statements right inside a file or a block. A lone bracket that was reported is none.
    pub fn statements(&self, parent: u32) -> impl Iterator<Item = u32> {
        self.children(parent).filter(|statement| !self.items(*statement).is_empty())
    }

    pub fn items(&self, statement: u32) -> Items<'_> {
        Items::new(self, statement)
    }

    /// The block that the `{` at `brace` opens, somewhere inside of `parent`.
    pub fn block_at(&self, parent: u32, brace: u32) -> Option<u32> {
        self.child_at(parent, brace, NodeKind::Block)
    }

    /// The node of this kind that begins at `token`. Nodes lie in the order of the text, so this is a search
    /// and not a walk.
    pub(crate) fn child_at(&self, parent: u32, token: u32, kind: NodeKind) -> Option<u32> {
        let inside = parent + 1..self.node(parent).next;
        let nodes = self.nodes.get(inside.start as usize..inside.end as usize)?;
        // Mostly it is the only child, and a search through all that it holds would be the dearest step of all.
        if nodes.first().is_some_and(|node| node.first == token && node.kind == kind) {
            return Some(inside.start);
        }
        let from = nodes.partition_point(|node| node.first < token);
        let mut here = nodes[from..].iter().take_while(|node| node.first == token);
        here.position(|node| node.kind == kind).map(|at| inside.start + (from + at) as u32)
    }

    pub(crate) fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let end = self.node(parent).next;
        let mut at = parent + 1;
        std::iter::from_fn(move || {
            let child = (at < end).then_some(at)?;
            at = self.node(child).next;
            Some(child)
        })
    }

    /// Whether something in this statement was reported already, so that further complaints would be echoes.
    pub fn is_damaged(&self, statement: u32) -> bool {
        self.node(statement).damaged
    }

    /// The `///` lines right above a statement, one line each.
    pub fn note(&self, statement: u32) -> Option<String> {
        let mut lines = Vec::new();
        let mut at = self.before_indent(self.node(statement).first);
        // A line above is a newline, a note, and perhaps its indentation.
        while at >= 2 && self.kind(at - 1) == TokenKind::Newline && self.kind(at - 2) == TokenKind::Note {
            let above = self.before_indent(at - 2);
            // A note after other text on the line belongs to that text.
            if above > 0 && self.kind(above - 1) != TokenKind::Newline {
                break;
            }
            lines.push(self.token_text(at - 2).trim_start_matches('/').trim());
            at = above;
        }
        lines.reverse();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    #[inline]
    pub(crate) fn kind(&self, token: u32) -> TokenKind {
        self.tokens[token as usize].kind
    }

    #[inline]
    fn token_start(&self, token: u32) -> usize {
        self.tokens[token as usize].start as usize
    }

    fn before_indent(&self, token: u32) -> u32 {
        if token > 0 && self.kind(token - 1) == TokenKind::Space { token - 1 } else { token }
    }
}

/// What can be parsed: text that is shared already is not copied.
pub trait SourceText {
    fn to_shared(self) -> Arc<str>;
}

impl SourceText for &Arc<str> {
    fn to_shared(self) -> Arc<str> {
        Arc::clone(self)
    }
}

impl SourceText for Arc<str> {
    fn to_shared(self) -> Arc<str> {
        self
    }
}

impl SourceText for &str {
    fn to_shared(self) -> Arc<str> {
        Arc::from(self)
    }
}

impl SourceText for &String {
    fn to_shared(self) -> Arc<str> {
        Arc::from(self.as_str())
    }
}
