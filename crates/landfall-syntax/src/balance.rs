//! Which braces have no partner. Looked at before parsing, in files where the lexer found that some have none: only in a file whose braces do not add up may
//! indentation decide what a brace closes, so sloppy but sound files are never complained about.

use crate::{Token, TokenKind};

#[derive(Debug, Default)]
pub(crate) struct Balance {
    /// Each `{` that no `}` closes, in order.
    unclosed: Vec<u32>,
    /// Each `}` that closes nothing, in order.
    stray: Vec<u32>,
}

impl Balance {
    pub(crate) fn of(tokens: &[Token]) -> Self {
        let (mut unclosed, mut stray) = (Vec::new(), Vec::new());
        for (at, token) in tokens.iter().enumerate() {
            match token.kind {
                TokenKind::LBrace => unclosed.push(at as u32),
                TokenKind::RBrace if unclosed.pop().is_none() => stray.push(at as u32),
                _ => {}
            }
        }
        Self { unclosed, stray }
    }

    pub(crate) fn is_sound(&self) -> bool {
        self.unclosed.is_empty() && self.stray.is_empty()
    }

    /// How many braces before this token are never closed.
    pub(crate) fn unclosed_before(&self, token: u32) -> usize {
        self.unclosed.partition_point(|brace| *brace < token)
    }

    /// How many braces after this token close nothing.
    pub(crate) fn stray_after(&self, token: u32) -> usize {
        self.stray.len() - self.stray.partition_point(|brace| *brace <= token)
    }
}
