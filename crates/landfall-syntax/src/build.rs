//! Collects nodes and reports while the parser walks the tokens, and decides what a misplaced brace or
//! bracket most probably means.

use landfall_diagnostics::{FileId, Reports, Span};

use crate::balance::Balance;
use crate::cursor::Cursor;
use crate::rules::unclosed_block::Shown;
use crate::rules::{nested_too_deep, stray_brace, stray_bracket, unclosed_block, unclosed_bracket};
use crate::{Node, NodeKind, Token, TokenKind};

/// No one can follow more, and the parser's own stack is finite.
pub(crate) const DEPTH_LIMIT: usize = 64;

/// Brackets that are open at the same time. Those further in are tokens like any other.
const BRACKET_LIMIT: usize = 64;

#[derive(Default)]
pub(crate) struct Built {
    pub nodes: Vec<Node>,
    pub reports: Reports,
    /// Brackets that were reported, with the kind under which they do no harm.
    pub mended: Vec<(u32, TokenKind)>,
}

pub(crate) struct Builder<'t> {
    file: FileId,
    text: &'t str,
    tokens: &'t [Token],
    /// The tokens that the lexer reported, in order.
    broken: &'t [u32],
    balance: Balance,
    pub built: Built,
    statements: Vec<OpenStatement>,
    blocks: Vec<OpenBlock>,
    /// As those of a block, for the file.
    heads: Vec<Head>,
    /// Open brackets of all open statements, innermost last.
    brackets: Vec<u32>,
    /// The closer that the statement before lacked. When it turns up now, the line break was the mistake.
    awaited: Option<TokenKind>,
    /// Blocks that indentation showed to be unclosed, and braces that it showed to be one too many.
    blocks_mended: usize,
    braces_skipped: usize,
    /// The last `}` that closed nothing, while no statement has followed.
    after_stray: bool,
    end_reported: bool,
    depth_reported: bool,
}

struct OpenStatement {
    node: u32,
    /// How far its first line is indented.
    indent: u32,
    brackets: usize,
    bracket_reported: bool,
}

struct OpenBlock {
    node: u32,
    brace: u32,
    line: u32,
    indent: u32,
    /// Its first statement stands further right than its head: indentation means something here.
    indented: bool,
    /// Statements right inside that may lack their `{`, each set in further than the one before.
    heads: Vec<Head>,
}

struct Head {
    node: u32,
    indent: u32,
}

impl<'t> Builder<'t> {
    pub(crate) fn new(
        file: FileId,
        text: &'t str,
        tokens: &'t [Token],
        broken: &'t [u32],
        balance: Balance,
    ) -> Self {
        Self {
            file,
            text,
            tokens,
            broken,
            balance,
            built: Built { nodes: Vec::with_capacity(tokens.len() / 5 + 1), ..Built::default() },
            statements: Vec::new(),
            blocks: Vec::new(),
            heads: Vec::new(),
            brackets: Vec::new(),
            awaited: None,
            blocks_mended: 0,
            braces_skipped: 0,
            after_stray: false,
            end_reported: false,
            depth_reported: false,
        }
    }

    pub(crate) fn open(&mut self, kind: NodeKind, first: u32) -> u32 {
        let node = self.built.nodes.len() as u32;
        self.built.nodes.push(Node { kind, damaged: false, first, last: first, next: node + 1 });
        node
    }

    /// A node with nothing but tokens inside.
    pub(crate) fn leaf(&mut self, kind: NodeKind, first: u32, last: u32) {
        let next = self.built.nodes.len() as u32 + 1;
        self.built.nodes.push(Node { kind, damaged: false, first, last, next });
    }

    pub(crate) fn close(&mut self, node: u32, last: u32) {
        let next = self.built.nodes.len() as u32;
        let node = &mut self.built.nodes[node as usize];
        (node.last, node.next) = (last, next);
    }

    pub(crate) fn open_statement(&mut self, cursor: Cursor<'_>) {
        self.after_stray = false;
        // Nobody asks for indentation where all braces add up.
        let indent = if self.balance.is_sound() { 0 } else { cursor.indent() };
        if let Some(block) = self.blocks.last_mut()
            && !self.balance.is_sound()
            && block.line != cursor.line()
        {
            block.indented |= indent > block.indent;
        }
        let node = self.open(NodeKind::Statement, cursor.at());
        let brackets = self.brackets.len();
        self.statements.push(OpenStatement { node, indent, brackets, bracket_reported: false });
    }

    pub(crate) fn close_statement(&mut self, last: u32) {
        let Some(statement) = self.statements.pop() else { return };
        self.close(statement.node, last);
        self.keep_head(statement.node);
        self.awaited = None;
        if let Some(&bracket) = self.brackets.get(statement.brackets) {
            self.brackets.truncate(statement.brackets);
            self.unclosed_bracket(&statement, bracket);
        }
    }

    fn unclosed_bracket(&mut self, statement: &OpenStatement, bracket: u32) {
        let opener = self.tokens[bracket as usize].kind;
        self.awaited = opener.closer();
        self.built.mended.push((bracket, TokenKind::Unknown));
        self.built.nodes[statement.node as usize].damaged = true;
        if !statement.bracket_reported {
            let (opener, closer) = bracket_pair(opener);
            self.built.reports.push(unclosed_bracket::report(self.span(bracket), opener, closer));
        }
    }

    /// How many nodes there are, if a bracket may be opened without keeping an eye on what was reported.
    pub(crate) fn mark_for_bracket(&self, cursor: Cursor<'_>) -> Option<usize> {
        (cursor.is_sound() && self.brackets.len() < BRACKET_LIMIT).then_some(self.built.nodes.len())
    }

    pub(crate) fn forget_since(&mut self, mark: usize) {
        self.built.nodes.truncate(mark);
    }

    /// Opens a node for the `[` at `token`, or nothing when too many are open.
    pub(crate) fn open_bracket(&mut self, token: u32) -> Option<u32> {
        self.brackets.push(token);
        (self.brackets.len() <= BRACKET_LIMIT).then(|| self.open(NodeKind::Bracket, token))
    }

    /// Whether the innermost open bracket of this statement is a `[`.
    pub(crate) fn is_in_bracket(&self) -> bool {
        let before = self.statements.last().map_or(0, |statement| statement.brackets);
        let open = self.brackets.get(before..).and_then(|open| open.last());
        open.is_some_and(|open| self.tokens[*open as usize].kind == TokenKind::LBracket)
    }

    /// One statement gets one report about its brackets: the first fault usually explains the others.
    pub(crate) fn bracket(&mut self, token: u32) {
        let kind = self.tokens[token as usize].kind;
        if kind.closer().is_some() {
            return self.brackets.push(token);
        }
        let Some(statement) = self.statements.last_mut() else { return };
        let opener = if self.brackets.len() > statement.brackets { self.brackets.pop() } else { None };
        let expected = opener.and_then(|opener| self.tokens[opener as usize].kind.closer());
        if expected == Some(kind) {
            return;
        }
        self.built.nodes[statement.node as usize].damaged = true;
        let reported = std::mem::replace(&mut statement.bracket_reported, true);
        self.built.mended.push((token, expected.unwrap_or(TokenKind::Unknown)));
        if opener.is_none() && self.awaited.take_if(|awaited| *awaited == kind).is_some() || reported {
            return;
        }
        let (opening, closing) = bracket_pair(kind);
        self.built.reports.push(match opener {
            None => stray_bracket::report(self.span(token), closing, opening),
            Some(at) => {
                let (_, expected) = bracket_pair(self.tokens[at as usize].kind);
                stray_bracket::mismatch(self.span(token), closing, self.span(at), expected)
            }
        });
    }

    /// Whether the lexer reported nothing.
    pub(crate) fn is_sound(&self) -> bool {
        self.broken.is_empty()
    }

    /// Marks the innermost statement when the lexer reported the token at `next` or one since `from`.
    pub(crate) fn passed(&mut self, from: u32, next: u32) {
        let broken = self.broken.partition_point(|token| *token < from);
        if self.broken.get(broken).is_some_and(|token| *token <= next) {
            self.damage();
        }
    }

    fn damage(&mut self) {
        if let Some(statement) = self.statements.last() {
            self.built.nodes[statement.node as usize].damaged = true;
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.blocks.len() >= DEPTH_LIMIT
    }

    pub(crate) fn too_deep(&mut self, brace: u32, last: u32) {
        let node = self.open(NodeKind::Block, brace);
        self.close(node, last);
        self.damage();
        // A file like this is broken as a whole. Its blocks that never end would be told the same thing.
        self.end_reported = true;
        if !std::mem::replace(&mut self.depth_reported, true) {
            self.built.reports.push(nested_too_deep::report(self.span(brace), DEPTH_LIMIT));
        }
    }

    pub(crate) fn open_block(&mut self, cursor: Cursor<'_>) {
        let node = self.open(NodeKind::Block, cursor.at());
        let indent = self.statements.last().map_or(0, |statement| statement.indent);
        let (brace, line) = (cursor.at(), cursor.line());
        self.blocks.push(OpenBlock { node, brace, line, indent, indented: false, heads: Vec::new() });
    }

    pub(crate) fn close_block(&mut self, last: u32) {
        if let Some(block) = self.blocks.pop() {
            self.close(block.node, last);
        }
    }

    /// As `close_block`, for a block that has no brace of its own to end it. `seen` is where that showed.
    pub(crate) fn leave_block_open(&mut self, last: u32, seen: Cursor<'_>) {
        let Some(block) = self.blocks.last() else { return };
        let shown = match seen.kind() {
            None => Shown::End(self.blocks.len()),
            Some(TokenKind::RBrace) => Shown::Brace(self.span(seen.at())),
            Some(_) => Shown::Statement(self.span(seen.at())),
        };
        let at_end = matches!(shown, Shown::End(_));
        if !at_end {
            self.blocks_mended += 1;
        }
        if !at_end || !std::mem::replace(&mut self.end_reported, true) {
            let report = unclosed_block::report(self.head(), self.span(block.brace), shown);
            self.built.reports.push(report);
        }
        self.damage();
        self.close_block(last);
    }

    /// Whether the `}` at the cursor stands so far left that it closes a block further out.
    pub(crate) fn closes_outer_block(&self, cursor: Cursor<'_>) -> bool {
        if !self.misses_brace(cursor) {
            return false;
        }
        let [.., outer, block] = self.blocks.as_slice() else { return false };
        let Some(indent) = cursor.indent_if_first() else { return false };
        indent <= outer.indent && outer.indent < block.indent
    }

    /// Whether the statement at the cursor stands so far left that the block before it must have ended.
    pub(crate) fn follows_block(&self, cursor: Cursor<'_>) -> bool {
        if !self.misses_brace(cursor) || cursor.kind() != Some(TokenKind::Word) {
            return false;
        }
        let (Some(block), Some(indent)) = (self.blocks.last(), cursor.indent_if_first()) else {
            return false;
        };
        block.indented && block.line != cursor.line() && indent <= block.indent && cursor.opens_block()
    }

    /// Whether the `}` at the cursor stands too far right to close the block, and a later one can.
    pub(crate) fn is_misplaced(&self, cursor: Cursor<'_>) -> bool {
        if self.balance.is_sound() || self.balance.stray_after(cursor.at()) <= self.braces_skipped {
            return false;
        }
        let (Some(block), Some(indent)) = (self.blocks.last(), cursor.indent_if_first()) else {
            return false;
        };
        block.line != cursor.line() && indent > block.indent
    }

    pub(crate) fn misplaced_brace(&mut self, brace: u32) {
        let Some(block) = self.blocks.last() else { return };
        self.braces_skipped += 1;
        let opener = block.brace;
        if self.missing_opener(brace) {
            return;
        }
        let report = stray_brace::misplaced(self.span(brace), self.span(opener));
        self.built.reports.push(report);
    }

    /// A row of braces too many is one slip.
    pub(crate) fn stray_brace(&mut self, brace: u32) {
        // The brace that was misplaced has been told already; this is the one it left over.
        if self.braces_skipped > 0 {
            self.braces_skipped -= 1;
            return;
        }
        if !std::mem::replace(&mut self.after_stray, true) && !self.missing_opener(brace) {
            self.built.reports.push(stray_brace::report(self.span(brace)));
        }
    }

    /// Whether the `}` closes lines that are set in below one without a `{`. If so, that is reported, and nothing
    /// else about these lines.
    fn missing_opener(&mut self, brace: u32) -> bool {
        let Some(indent) = self.indent_at_line_start(brace) else { return false };
        let count = self.built.nodes.len();
        let heads = self.heads();
        while heads.last().is_some_and(|head| head.indent > indent) {
            heads.pop();
        }
        let is_head = |head: &mut Head| head.indent == indent && (head.node as usize) + 1 < count;
        let Some(Head { node: head, .. }) = heads.pop_if(is_head) else { return false };
        let node = self.built.nodes[head as usize];
        let span = self.span(node.first).to(self.span(node.last.saturating_sub(1)));
        let text = self.text.get(span.start as usize..span.end as usize).unwrap_or("");
        if text.is_empty() || text.len() > 64 || text.contains(['\n', '`']) {
            return false;
        }
        self.built.reports.push(stray_brace::missing_opener(span, text, self.span(brace)));
        for node in &mut self.built.nodes[head as usize..] {
            node.damaged = true;
        }
        true
    }

    fn heads(&mut self) -> &mut Vec<Head> {
        self.blocks.last_mut().map_or(&mut self.heads, |block| &mut block.heads)
    }

    /// Remembers a statement in whose line a `{` may be missing. Of those set in alike the last one counts.
    fn keep_head(&mut self, node: u32) {
        if self.balance.is_sound() {
            return;
        }
        let Some(indent) = self.indent_at_line_start(self.built.nodes[node as usize].first) else { return };
        let has_block = self.built.nodes[node as usize + 1..].iter().any(|node| node.kind == NodeKind::Block);
        let heads = self.heads();
        while heads.last().is_some_and(|head| head.indent >= indent) {
            heads.pop();
        }
        if !has_block {
            heads.push(Head { node, indent });
        }
    }

    /// How far a token is indented, when it is the first of its line.
    fn indent_at_line_start(&self, token: u32) -> Option<u32> {
        let kind = |token: u32| self.tokens[token as usize].kind;
        let start = |token: u32| self.tokens[token as usize].start;
        match token {
            0 => Some(0),
            _ if kind(token - 1) == TokenKind::Newline => Some(0),
            1 if kind(0) == TokenKind::Space => Some(start(1) - start(0)),
            _ if token > 1
                && kind(token - 1) == TokenKind::Space
                && kind(token - 2) == TokenKind::Newline =>
            {
                Some(start(token) - start(token - 1))
            }
            _ => None,
        }
    }

    fn misses_brace(&self, cursor: Cursor<'_>) -> bool {
        !self.balance.is_sound() && self.balance.unclosed_before(cursor.at()) > self.blocks_mended
    }

    /// What stands before the brace of the innermost block, or nothing when that is too long to quote.
    fn head(&self) -> &'t str {
        let (Some(block), Some(statement)) = (self.blocks.last(), self.statements.last()) else { return "" };
        let first = self.built.nodes[statement.node as usize].first;
        let (start, end) = (self.span(first).start as usize, self.span(block.brace).start as usize);
        let head = self.text.get(start..end).unwrap_or("").trim();
        if head.len() <= 48 && !head.contains(['\n', '{', '`']) { head } else { "" }
    }

    fn span(&self, token: u32) -> Span {
        let start = self.tokens[token as usize].start;
        let end = self.tokens.get(token as usize + 1).map_or(start, |next| next.start);
        Span::new(self.file, start, end)
    }
}

fn bracket_pair(kind: TokenKind) -> (&'static str, &'static str) {
    match kind {
        TokenKind::LParen | TokenKind::RParen => ("(", ")"),
        _ => ("[", "]"),
    }
}
