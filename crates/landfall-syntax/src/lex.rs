//! Text to tokens: one pass over the bytes, nothing allocated per token, nothing left out.

use landfall_diagnostics::{FileId, Report, Reports, Span};

use crate::chars::{DIGIT, OTHER, WORD_BYTES, arrow, is_combining, is_space};
use crate::quote;
use crate::recover::{Loose, is_code, loose_brace};
use crate::rules::{hidden_character, unclosed_text, unknown_character};
use crate::{Token, TokenKind};

pub(crate) struct Lexed {
    /// With an empty one at the end.
    pub tokens: Vec<Token>,
    /// The tokens that were reported, in order.
    pub broken: Vec<u32>,
    /// Whether each brace has its partner.
    pub balanced: bool,
    pub reports: Reports,
}

/// The tokens of a text, for those who need no more. Brackets without a partner are what they are: only the parser knows.
pub fn tokens(file: FileId, text: &str) -> Vec<Token> {
    let mut tokens = lex(file, text).tokens;
    tokens.pop();
    tokens
}

pub(crate) fn lex(file: FileId, text: &str) -> Lexed {
    let mut lexer = Lexer {
        file,
        text,
        bytes: text.as_bytes(),
        line: 0,
        uncut: 0,
        uncurled: 0,
        out: Lexed {
            tokens: Vec::with_capacity(text.len() / 3 + 2),
            broken: Vec::new(),
            balanced: true,
            reports: Reports::default(),
        },
    };
    let (mut at, mut depth) = (0, 0_usize);
    while at < text.len() {
        let (kind, end) = lexer.token(at);
        lexer.out.tokens.push(Token { kind, start: at as u32 });
        at = end;
        match kind {
            TokenKind::Newline => lexer.line = lexer.out.tokens.len(),
            TokenKind::LBrace => depth += 1,
            TokenKind::RBrace if depth == 0 => lexer.out.balanced = false,
            TokenKind::RBrace => depth -= 1,
            _ => {}
        }
    }
    lexer.out.balanced &= depth == 0;
    lexer.out.tokens.push(Token { kind: TokenKind::Newline, start: text.len() as u32 });
    let Lexed { tokens, reports, .. } = &mut lexer.out;
    hidden_character::scan(file, text, tokens, reports);
    lexer.out
}

struct Lexer<'t> {
    file: FileId,
    text: &'t str,
    bytes: &'t [u8],
    /// The first token of the current line.
    line: usize,
    /// Unclosed text before this place gives nothing back: it was looked at once, and twice would add up.
    uncut: usize,
    /// No curly quote before this place has a partner on its line.
    uncurled: usize,
    out: Lexed,
}

impl Lexer<'_> {
    /// The kind and the end of the token that starts at `at`, which is inside the text.
    fn token(&mut self, at: usize) -> (TokenKind, usize) {
        use TokenKind::*;
        let next = self.bytes.get(at + 1).copied().unwrap_or(0);
        match self.bytes[at] {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' => self.word(at),
            b'\n' => (Newline, at + 1),
            b'\r' if next == b'\n' => (Newline, at + 2),
            // Nearly every blank is a single one between two words.
            b' ' if (b'!'..0x80).contains(&next) => (Space, at + 1),
            b' ' | b'\t' | b'\r' => (Space, self.space_end(at)),
            b'"' if next == b'"' && self.bytes.get(at + 2) == Some(&b'"') => self.prose(at),
            b'"' => self.text(at),
            b'/' if next == b'/' => self.comment(at),
            b'-' if next == b'>' => (Arrow, at + 2),
            // A minus sign; between two numbers or words a dash is part of the word.
            b'-' if next.is_ascii_digit() => self.word(at + 1),
            b'<' if next == b'-' && self.bytes.get(at + 2) == Some(&b'>') => (BothArrow, at + 3),
            b'<' if next == b'-' => (BackArrow, at + 2),
            b'<' if next == b'=' => (LessEq, at + 2),
            b'>' if next == b'=' => (GreaterEq, at + 2),
            b'!' if next == b'=' => (NotEq, at + 2),
            b'{' => (LBrace, at + 1),
            b'}' => (RBrace, at + 1),
            b'[' => (LBracket, at + 1),
            b']' => (RBracket, at + 1),
            b'(' => (LParen, at + 1),
            b')' => (RParen, at + 1),
            b',' => (Comma, at + 1),
            b';' => (Semicolon, at + 1),
            b'+' => (Plus, at + 1),
            b'/' => (Slash, at + 1),
            b'=' => (Equals, at + 1),
            b'<' => (Less, at + 1),
            b'>' => (Greater, at + 1),
            b'*' => (Star, at + 1),
            b':' => (Colon, at + 1),
            0x80.. => self.foreign(at),
            _ => self.unknown(at),
        }
    }

    fn word(&self, at: usize) -> (TokenKind, usize) {
        let mut end = at;
        let mut seen = DIGIT;
        loop {
            for byte in self.bytes.get(end..).unwrap_or(&[]) {
                let class = WORD_BYTES[*byte as usize];
                if class == 0 {
                    break;
                }
                seen |= class;
                end += 1;
            }
            let Some(width) = self.word_part(end) else { break };
            seen |= OTHER;
            end += width;
        }
        (if seen == DIGIT { TokenKind::Number } else { TokenKind::Word }, end)
    }

    /// The width of what belongs to a word only in company: dashes, dots, and letters outside ASCII.
    fn word_part(&self, at: usize) -> Option<usize> {
        match self.bytes.get(at)? {
            b'-' if self.bytes.get(at + 1) != Some(&b'>') => Some(1),
            b'.' if self.char_at(at + 1).is_some_and(char::is_alphanumeric) => Some(1),
            0x80.. => {
                let c = self.char_at(at)?;
                (c.is_alphanumeric() || is_combining(c)).then(|| c.len_utf8())
            }
            _ => None,
        }
    }

    fn space_end(&self, at: usize) -> usize {
        let blanks = self.bytes.get(at..).unwrap_or(&[]).iter().take_while(|byte| **byte == b' ');
        let mut end = at + blanks.count();
        loop {
            match self.bytes.get(end) {
                Some(b' ' | b'\t') => end += 1,
                Some(b'\r') if self.bytes.get(end + 1) != Some(&b'\n') => end += 1,
                Some(0x80..) => match self.char_at(end) {
                    Some(c) if is_space(c) => end += c.len_utf8(),
                    _ => return end,
                },
                _ => return end,
            }
        }
    }

    fn comment(&self, at: usize) -> (TokenKind, usize) {
        // Four or more slashes are a ruler between sections, not words for a translator.
        let is_note = self.bytes.get(at + 2) == Some(&b'/') && self.bytes.get(at + 3) != Some(&b'/');
        (if is_note { TokenKind::Note } else { TokenKind::Comment }, self.line_end(at))
    }

    /// The end of the line's text, its line break left out.
    fn line_end(&self, at: usize) -> usize {
        match self.bytes[at..].iter().position(|byte| *byte == b'\n') {
            Some(length) if length > 0 && self.bytes[at + length - 1] == b'\r' => at + length - 1,
            Some(length) => at + length,
            None => self.bytes.len(),
        }
    }

    fn text(&mut self, at: usize) -> (TokenKind, usize) {
        let end = quote::text_end(self.bytes, at + 1).unwrap_or_else(|stop| {
            let end = self.give_back(at, 1, stop, Loose::Either);
            let end = self.before_arrow(at + 1, end);
            self.broken(unclosed_text::text(self.span(at, at + 1), self.span(end, end)));
            end
        });
        (TokenKind::Text, end)
    }

    fn prose(&mut self, at: usize) -> (TokenKind, usize) {
        let limit = self.prose_limit();
        let end = quote::prose_end(self.bytes, at + 3, |line| is_code(line, limit)).unwrap_or_else(|stop| {
            let end = self.give_back(at, 3, stop, Loose::Closer);
            self.broken(unclosed_text::prose(self.span(at, at + 3), self.span(end, end)));
            end
        });
        (TokenKind::Prose, end)
    }

    /// Lines inside prose are suspicious when they are indented less than this.
    fn prose_limit(&self) -> usize {
        let so_far = self.out.tokens.get(self.line..).unwrap_or(&[]);
        match so_far {
            [] => 0,
            [indent] if indent.kind == TokenKind::Space => self.indent(),
            _ => self.indent() + 1,
        }
    }

    fn indent(&self) -> usize {
        match self.out.tokens.get(self.line..) {
            Some([space, after, ..]) if space.kind == TokenKind::Space => {
                (after.start - space.start) as usize
            }
            Some([space]) if space.kind == TokenKind::Space => {
                self.space_end(space.start as usize) - space.start as usize
            }
            _ => 0,
        }
    }

    /// Unclosed text runs on over the braces behind it. Those that would leave the file unbalanced, and the
    /// blanks at the end, are given back: the missing quote is one mistake and gets one report.
    fn give_back(&mut self, at: usize, quotes: usize, stop: usize, loose: Loose) -> usize {
        let from = at + quotes;
        let mut end = stop;
        if at >= self.uncut {
            self.uncut = stop;
            end = loose_brace(&self.bytes[from..stop], loose).map_or(stop, |length| from + length);
        }
        from + self.text[from..end].trim_end().len()
    }

    /// The words for players end before an arrow or a block: nobody writes those inside a text.
    fn before_arrow(&self, from: usize, end: usize) -> usize {
        let text = &self.text[from..end];
        let cut = [" -> ", " { "].iter().filter_map(|mark| text.find(mark)).min();
        from + text[..cut.unwrap_or(text.len())].trim_end().len()
    }

    /// A character outside ASCII.
    fn foreign(&mut self, at: usize) -> (TokenKind, usize) {
        let Some(c) = self.char_at(at) else { return (TokenKind::Unknown, self.bytes.len()) };
        if c.is_alphanumeric() {
            return self.word(at);
        }
        if is_space(c) {
            return (TokenKind::Space, self.space_end(at));
        }
        if let Some((kind, written)) = arrow(c) {
            let end = at + c.len_utf8();
            self.broken(unknown_character::arrow(self.span(at, end), c, written));
            return (kind, end);
        }
        if quote::is_curly(c)
            && let Some(end) = self.curly_end(at + c.len_utf8())
        {
            let (_, body) = quote::body(&self.text[at..end]);
            self.broken(unknown_character::curly(self.span(at, end), body));
            return (TokenKind::Text, end);
        }
        self.unknown(at)
    }

    fn curly_end(&mut self, from: usize) -> Option<usize> {
        if from <= self.uncurled {
            return None;
        }
        let rest = &self.text[from..];
        let found = rest.char_indices().find(|(_, c)| quote::is_curly(*c) || matches!(c, '"' | '\n'));
        match found {
            Some((close, c)) if c != '\n' => Some(from + close + c.len_utf8()),
            _ => {
                self.uncurled = from + found.map_or(rest.len(), |(line_end, _)| line_end);
                None
            }
        }
    }

    /// A run of characters that mean nothing, as one token and one report.
    fn unknown(&mut self, at: usize) -> (TokenKind, usize) {
        let mut end = at;
        while self.is_unknown(end) {
            end += self.char_at(end).map_or(1, char::len_utf8);
        }
        let end = if end == at { at + self.char_at(at).map_or(1, char::len_utf8) } else { end };
        let run = &self.text[at..end];
        let starts_line = self.out.tokens[self.line..].iter().all(|token| token.kind == TokenKind::Space);
        if starts_line && (run.starts_with('#') || run.starts_with("--")) {
            // A heading or a comment of another language: all of the line is meant.
            let end = self.line_end(at);
            let marks = at + run.len();
            self.broken(unknown_character::comment(self.span(at, marks), run));
            return (TokenKind::Unknown, end);
        }
        self.broken(unknown_character::run(self.span(at, end), run));
        (TokenKind::Unknown, end)
    }

    fn is_unknown(&self, at: usize) -> bool {
        let next = self.bytes.get(at + 1);
        match self.bytes.get(at) {
            None => false,
            Some(b'-') => !next.is_some_and(|next| *next == b'>' || next.is_ascii_digit()),
            Some(b'!') => next != Some(&b'='),
            Some(
                b'?' | b'|' | b'@' | b'&' | b'#' | b'%' | b'~' | b'^' | b'.' | b'$' | b'\\' | b'`' | b'\'',
            ) => true,
            Some(0x80..) => self.char_at(at).is_some_and(|c| {
                !c.is_alphanumeric() && !is_space(c) && !quote::is_curly(c) && arrow(c).is_none()
            }),
            Some(b'\t' | b'\n' | b'\r') => false,
            Some(byte) => byte.is_ascii_control(),
        }
    }

    fn broken(&mut self, report: Report) {
        self.out.broken.push(self.out.tokens.len() as u32);
        self.out.reports.push(report);
    }

    fn char_at(&self, at: usize) -> Option<char> {
        self.text.get(at..)?.chars().next()
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.file, start as u32, end as u32)
    }
}
