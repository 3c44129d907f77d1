//! Which characters belong together.

use crate::TokenKind;

pub(crate) const DIGIT: u8 = 1;
pub(crate) const OTHER: u8 = 2;

/// The bytes that continue a word whatever stands around them. Words are half of a file, so they are worth
/// a table.
pub(crate) static WORD_BYTES: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 128 {
        let c = byte as u8;
        if c.is_ascii_digit() {
            table[byte] = DIGIT;
        } else if c.is_ascii_alphabetic() || c == b'_' {
            table[byte] = OTHER;
        }
        byte += 1;
    }
    table
};

pub(crate) fn is_space(c: char) -> bool {
    // The byte order mark that some editors put in front of a file is as invisible as a space.
    c.is_whitespace() || c == '\u{FEFF}'
}

/// Accents that some systems store apart from their letter.
pub(crate) fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}')
}

pub(crate) fn arrow(c: char) -> Option<(TokenKind, &'static str)> {
    match c {
        '→' | '⇒' => Some((TokenKind::Arrow, "->")),
        '←' | '⇐' => Some((TokenKind::BackArrow, "<-")),
        '↔' | '⇔' => Some((TokenKind::BothArrow, "<->")),
        _ => None,
    }
}
