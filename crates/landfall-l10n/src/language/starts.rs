//! How the words of a list begin: a quick look at the words of a text, nearly all of which are not listed.

use crate::words::PLAIN;

/// How many letters the look takes in.
const LENGTH: usize = 4;

/// The first letters of some words, hashed. What is not there is surely not listed. Of words that begin with letters beyond
/// ASCII nothing is known here.
#[derive(Debug)]
pub struct Starts {
    seen: [u64; 64],
    /// How long the stems are that are shorter than a look, one bit each.
    short_stems: u8,
}

/// In place of the first letter in a key: a short stem, which may go on in any way.
const STEM: u32 = 0xff << 24;

impl Default for Starts {
    fn default() -> Self {
        Self { seen: [0; 64], short_stems: 0 }
    }
}

/// The part of a word that is looked at.
pub(super) fn begin(word: &str) -> &[u8] {
    &word.as_bytes()[..word.len().min(LENGTH)]
}

impl Starts {
    pub(super) fn add(&mut self, word: &str, is_stem: bool) {
        let begin = begin(word);
        let mut key = begin.iter().fold(0, |key, byte| with_letter(key, *byte));
        if is_stem && begin.len() < LENGTH {
            self.short_stems |= 1 << begin.len();
            key |= STEM;
        }
        let (at, bit) = place(key);
        self.seen[at] |= bit;
    }

    /// Whether a word of the list may begin with these letters of ASCII.
    pub(super) fn may_begin(&self, begin: &[u8]) -> bool {
        if self.short_stems == 0
            && let Ok(begin) = <[u8; LENGTH]>::try_from(begin)
        {
            return self.holds(u32::from_be_bytes(begin.map(|byte| byte | 0x20)));
        }
        let mut key = 0;
        for (before, byte) in begin.iter().enumerate() {
            if self.short_stems >> before & 1 == 1 && self.holds(key | STEM) {
                return true;
            }
            key = with_letter(key, *byte);
        }
        (self.short_stems >> begin.len() & 1 == 1 && self.holds(key | STEM)) || self.holds(key)
    }

    /// Whether a text may hold one of the words; `true` wherever letters beyond ASCII are part of words.
    pub fn may_be_in(&self, text: &str) -> bool {
        let bytes = text.as_bytes();
        let mut at = 0;
        while let Some(byte) = bytes.get(at) {
            if PLAIN[usize::from(*byte)] {
                let rest = &bytes[at..];
                let length = rest.iter().position(|byte| !PLAIN[usize::from(*byte)]).unwrap_or(rest.len());
                if self.may_begin(&rest[..length.min(LENGTH)]) {
                    return true;
                }
                at += length;
            } else if byte.is_ascii() {
                at += 1;
            } else if bytes[at..].starts_with(DASHES_AND_QUOTES) {
                at += 3;
            } else {
                return true;
            }
        }
        false
    }

    fn holds(&self, key: u32) -> bool {
        let (at, bit) = place(key);
        self.seen[at] & bit != 0
    }
}

/// What the marks of typography begin with, from U+2000 to U+203F.
const DASHES_AND_QUOTES: &[u8] = &[0xe2, 0x80];

fn place(key: u32) -> (usize, u64) {
    let hash = key.wrapping_mul(0x9e37_79b1) >> 20;
    (hash as usize / 64, 1 << (hash % 64))
}

/// A letter more, in lower case.
fn with_letter(key: u32, letter: u8) -> u32 {
    key << 8 | u32::from(letter | 0x20)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts() -> Starts {
        let mut starts = Starts::default();
        [("six", false), ("third", false), ("un", true), ("thirteen", true), ("f\u{fc}nf", false)]
            .into_iter()
            .for_each(|(word, is_stem)| starts.add(word, is_stem));
        starts
    }

    #[test]
    fn listed_words_are_found_in_any_case() {
        for text in
            ["six", "The SIXth: six!", "a Thirteenth", "thirds", "\u{201c}under\u{201d}", "un", "f\u{fc}nf"]
        {
            assert!(starts().may_be_in(text), "{text}");
        }
    }

    #[test]
    fn other_words_are_passed_over() {
        for text in ["", "sixth \u{2014} sit", "the thing \u{2019}s", "u", "a sun", "x1six"] {
            assert!(!starts().may_be_in(text), "{text}");
        }
    }
}
