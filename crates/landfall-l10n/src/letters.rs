//! What sorts of letters a text holds, found in one pass: most texts hold few, and most questions are about the others.

use std::ops::BitOr;

/// Sorts of letters. A byte of UTF-8 stands for every letter that it may be part of, so a sort that is not there is
/// surely not there, and one that is there may be another letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Letters(u16);

impl Letters {
    pub const DIGIT: Self = Self(1);
    pub const COLON: Self = Self(1 << 1);
    /// `{`, which begins a reference.
    pub const BRACE: Self = Self(1 << 2);
    /// What tags, placeholders and emphasis begin with.
    pub const MARKUP: Self = Self(1 << 3);
    /// Brackets, and quotes that are not of ASCII.
    pub const PAIRED: Self = Self(1 << 4);
    pub const QUOTE: Self = Self(1 << 5);
    pub const LINE_END: Self = Self(1 << 6);
    /// An arrow, or the end of `->`.
    pub const ARROW: Self = Self(1 << 7);
    /// Neither printable ASCII nor an accented letter of Latin-1.
    pub const UNSEEN: Self = Self(1 << 8);
    /// Letters of alphabets that look like Latin.
    pub const FOREIGN: Self = Self(1 << 9);

    pub fn of(text: &str) -> Self {
        Self(text.bytes().fold(0, |found, byte| found | SORTS[byte as usize]))
    }

    pub fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }
}

impl BitOr for Letters {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The sorts of each byte.
static SORTS: [u16; 256] = {
    let mut sorts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        sorts[byte] = sorts_of(byte as u8);
        byte += 1;
    }
    sorts
};

const fn sorts_of(byte: u8) -> u16 {
    const fn when(is_it: bool, sort: Letters) -> u16 {
        if is_it { sort.0 } else { 0 }
    }
    // The digits of other scripts are where these bytes begin.
    when(matches!(byte, b'0'..=b'9' | 0xd9 | 0xdb | 0xdf..=0xe1 | 0xef), Letters::DIGIT)
        | when(byte == b':', Letters::COLON)
        | when(byte == b'{', Letters::BRACE)
        | when(matches!(byte, b'<' | b'%' | b'*'), Letters::MARKUP)
        // No quote begins with the byte of accented letters.
        | when(
            matches!(byte, b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | 0xc2 | 0xc4..),
            Letters::PAIRED,
        )
        | when(byte == b'"', Letters::QUOTE)
        | when(byte == b'\n', Letters::LINE_END)
        | when(matches!(byte, b'>' | 0xe2), Letters::ARROW)
        | when(!matches!(byte, b'\n' | b' '..=b'~' | 0x80..=0xc1 | 0xc3), Letters::UNSEEN)
        | when(matches!(byte, 0xcd..=0xd4 | 0xe1 | 0xef | 0xf0), Letters::FOREIGN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_holds_none_of_the_sorts() {
        assert_eq!(Letters::of("Qui non c'\u{e8} nulla, purtroppo."), Letters::default());
    }

    #[test]
    fn a_letter_is_of_its_sorts() {
        let sorts = [
            (":", Letters::COLON),
            ("{", Letters::BRACE | Letters::PAIRED),
            ("**", Letters::MARKUP),
            ("\u{ab}", Letters::PAIRED | Letters::UNSEEN),
            ("\"", Letters::QUOTE),
            ("\u{2192}", Letters::ARROW | Letters::PAIRED | Letters::UNSEEN),
            ("\u{430}", Letters::FOREIGN | Letters::PAIRED | Letters::UNSEEN),
        ];
        for (text, sort) in sorts {
            assert_eq!(Letters::of(text), sort, "{text}");
        }
    }

    #[test]
    fn digits_of_every_script_are_seen() {
        let digits = (0..=0x1_ffff)
            .filter_map(char::from_u32)
            .filter(|letter| crate::script::digit(*letter).is_some());
        for digit in digits {
            assert!(Letters::of(digit.encode_utf8(&mut [0; 4])).any(Letters::DIGIT), "{digit}");
        }
    }
}
