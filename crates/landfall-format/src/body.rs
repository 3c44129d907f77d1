//! Files and blocks: statements and comments, each in a line of its own.

use std::ops::Range;

use landfall_syntax::{TokenKind, Tree};

use crate::out::Out;
use crate::statement;

pub(crate) const INDENT: usize = 4;

/// A tree, and what must be asked of it often.
pub(crate) struct Source<'t> {
    pub tree: &'t Tree,
    /// The tokens that end a line or hold the end of one.
    breaks: Vec<u32>,
}

impl<'t> Source<'t> {
    pub(crate) fn kind(&self, token: u32) -> TokenKind {
        self.tree.tokens()[token as usize].kind
    }

    /// The token after this one of a statement; a block counts as one.
    pub(crate) fn after(&self, statement: u32, token: u32, kind: TokenKind) -> u32 {
        let block = if kind == TokenKind::LBrace { self.tree.block_at(statement, token) } else { None };
        block.map_or(token + 1, |block| self.tree.node(block).last)
    }

    /// Whether all of these tokens stand on one line.
    pub(crate) fn is_one_line(&self, tokens: Range<u32>) -> bool {
        let from = self.breaks.partition_point(|token| *token < tokens.start);
        self.breaks.get(from).is_none_or(|token| *token >= tokens.end)
    }
}

pub(crate) fn file(tree: &Tree) -> String {
    let is_break = |token: &u32| match tree.tokens()[*token as usize].kind {
        TokenKind::Newline => true,
        TokenKind::Prose => tree.token_text(*token).contains('\n'),
        _ => false,
    };
    let breaks = (0..tree.tokens().len() as u32).filter(is_break).collect();
    let source = Source { tree, breaks };
    let mut out = Out::default();
    let root = tree.node(tree.root());
    // The start of a file is the start of a line.
    let mut body = Body { source: &source, out: &mut out, indent: 0, newlines: 1, is_empty: true };
    body.write(tree.root(), root.first..root.last);
    out.finish()
}

/// Writes the inside of a block, from behind its `{` to before its `}`.
pub(crate) fn block(source: &Source<'_>, out: &mut Out, block: u32, indent: usize) {
    let node = source.tree.node(block);
    let inside = node.first + 1..node.last.saturating_sub(1);
    Body { source, out, indent, newlines: 0, is_empty: true }.write(block, inside);
}

struct Body<'a> {
    source: &'a Source<'a>,
    out: &'a mut Out,
    indent: usize,
    /// Line breaks in the source since the last thing written.
    newlines: usize,
    is_empty: bool,
}

impl Body<'_> {
    fn write(&mut self, parent: u32, tokens: Range<u32>) {
        let mut at = tokens.start;
        let mut is_joined = false;
        for statement in self.source.tree.statements(parent) {
            let node = self.source.tree.node(statement);
            // Behind a token that continues a line only the semicolon parts two statements.
            if is_joined {
                self.out.push(";");
            }
            self.comments(at..node.first);
            self.start_line();
            statement::write(self.source, self.out, statement, self.indent);
            is_joined = self.source.kind(node.last - 1).continues_line();
            at = node.last;
        }
        self.comments(at..tokens.end);
    }

    fn comments(&mut self, gap: Range<u32>) {
        for token in gap {
            match self.source.kind(token) {
                TokenKind::Newline => self.newlines += 1,
                TokenKind::Comment | TokenKind::Note => {
                    let text = self.source.tree.token_text(token);
                    if self.newlines == 0 {
                        self.out.push_trailing_comment(text);
                    } else {
                        self.start_line();
                        self.out.push_comment(text);
                    }
                }
                _ => {}
            }
        }
    }

    /// Blank lines stay, as one, but not where a block or the file begins.
    fn start_line(&mut self) {
        if self.newlines > 1 && !self.is_empty {
            self.out.blank_line();
        }
        self.out.start_line(self.indent);
        (self.newlines, self.is_empty) = (0, false);
    }
}
