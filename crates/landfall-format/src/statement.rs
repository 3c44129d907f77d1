//! One statement: the first layout that fits.

use std::ops::Range;

use landfall_syntax::TokenKind;

use crate::body::{self, INDENT, Source};
use crate::out::Out;
use crate::prose;
use crate::spacing::is_space_between;

/// How far the lines that continue a statement are set in.
const CONTINUED: usize = 8;

#[derive(Clone, Copy)]
struct Layout {
    /// Lines that continue the statement are joined with its first one.
    join: bool,
    /// Blocks that were written on one line stay so.
    inline: bool,
}

/// Best first. What one of them gives must not fit an earlier one when it is read again, or formatting twice
/// would differ from formatting once; that is why opened blocks try a joined line before the author's own.
const LAYOUTS: [Layout; 4] = [
    Layout { join: true, inline: true },
    Layout { join: false, inline: true },
    Layout { join: true, inline: false },
    Layout { join: false, inline: false },
];

/// Writes a statement from the cursor of `out` on, which stands at `indent`.
pub(crate) fn write(source: &Source<'_>, out: &mut Out, statement: u32, indent: usize) {
    let can_join = !has_comment(source, statement);
    let fits = |layout: &Layout| {
        let mut sketch = Out::sketch(indent);
        Writer { source, out: &mut sketch, layout: *layout, indent }.statement(statement);
        sketch.fits()
    };
    let mut layouts = LAYOUTS.into_iter().filter(|layout| can_join || !layout.join);
    let layout = layouts.find(fits).unwrap_or(LAYOUTS[3]);
    Writer { source, out, layout, indent }.statement(statement);
}

/// Whether a comment stands between the items of a statement, its blocks left aside.
fn has_comment(source: &Source<'_>, statement: u32) -> bool {
    let node = source.tree.node(statement);
    let mut token = node.first;
    while token < node.last {
        match source.kind(token) {
            TokenKind::Comment | TokenKind::Note => return true,
            kind => token = source.after(statement, token, kind),
        }
    }
    false
}

struct Writer<'a> {
    source: &'a Source<'a>,
    out: &'a mut Out,
    layout: Layout,
    /// Of the line that is being written.
    indent: usize,
}

/// What stands before the next item.
enum Before {
    /// Nothing: a line starts here.
    Line,
    /// An item, and perhaps a space in the source.
    Item { kind: TokenKind, apart: bool },
    /// A line break to keep.
    Break,
}

impl Writer<'_> {
    fn statement(&mut self, statement: u32) {
        let node = self.source.tree.node(statement);
        let continued = self.indent + CONTINUED;
        let mut token = node.first;
        let mut before = Before::Line;
        // A sketch that is too wide already has told all it can tell.
        while token < node.last && (self.out.fits() || !self.out.is_sketch()) {
            let kind = self.source.kind(token);
            match kind {
                TokenKind::Newline if !self.layout.join => before = Before::Break,
                TokenKind::Comment | TokenKind::Note => self.comment(token, &before, continued),
                _ if kind.is_trivia() => before.set_apart(),
                _ => {
                    let is_first = self.part(&before, kind, continued);
                    before = Before::Item { kind, apart: false };
                    if kind == TokenKind::LBrace
                        && let Some(block) = self.source.tree.block_at(statement, token)
                    {
                        self.block(block);
                        token = self.source.tree.node(block).last;
                        before = Before::Item { kind: TokenKind::RBrace, apart: false };
                        continue;
                    }
                    self.token(token, is_first);
                }
            }
            token += 1;
        }
    }

    /// Writes what parts an item from the one before. Says whether the item comes first in its line.
    fn part(&mut self, before: &Before, kind: TokenKind, continued: usize) -> bool {
        match *before {
            Before::Line => true,
            Before::Break => {
                self.indent = continued;
                self.out.start_line(continued);
                true
            }
            Before::Item { kind: left, apart } => {
                if is_space_between(left, kind, apart) {
                    self.out.push(" ");
                }
                false
            }
        }
    }

    fn comment(&mut self, token: u32, before: &Before, continued: usize) {
        let text = self.source.tree.token_text(token);
        if !matches!(before, Before::Break) {
            return self.out.push_trailing_comment(text);
        }
        self.out.start_line(continued);
        self.out.push_comment(text);
    }

    fn token(&mut self, token: u32, is_first: bool) {
        let text = self.source.tree.token_text(token);
        if self.source.is_one_line(token..token + 1) {
            return self.out.push(text);
        }
        // Prose that starts behind other words hangs under its line, set in like a block.
        prose::write(self.out, text, if is_first { self.indent } else { self.indent + INDENT });
    }

    fn block(&mut self, block: u32) {
        let node = self.source.tree.node(block);
        let mut statements = self.source.tree.statements(block).peekable();
        let is_one_line = self.source.is_one_line(node.first..node.last);
        if statements.peek().is_none() && self.is_bare(node.first + 1..node.last - 1) {
            return self.out.push("{}");
        }
        if is_one_line && self.layout.inline {
            for (at, statement) in statements.enumerate() {
                self.out.push(if at == 0 { "{ " } else { "; " });
                self.statement(statement);
            }
            return self.out.push(" }");
        }
        self.out.push("{");
        if !self.out.is_sketch() {
            body::block(self.source, self.out, block, self.indent + INDENT);
        }
        self.out.start_line(self.indent);
        self.out.push("}");
    }

    fn is_bare(&self, mut tokens: Range<u32>) -> bool {
        tokens.all(|token| !matches!(self.source.kind(token), TokenKind::Comment | TokenKind::Note))
    }
}

impl Before {
    fn set_apart(&mut self) {
        if let Before::Item { apart, .. } = self {
            *apart = true;
        }
    }
}
