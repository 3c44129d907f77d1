//! Lists of words that can be looked up quickly, whole or by their beginning.

use rustc_hash::FxHashMap;

use super::starts::{self, Starts};
use crate::words::Token;

/// Words and what each of them means.
#[derive(Debug)]
pub struct Lexicon<T> {
    whole: FxHashMap<&'static str, Entry<T>>,
    /// Beginnings of words by their first byte, the longest first.
    stems: Vec<Vec<(&'static str, Entry<T>)>>,
    /// The first bytes of all of them.
    initials: [bool; 256],
    /// How those begin that begin with letters of ASCII: most words of a text need no closer look.
    starts: Starts,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry<T> {
    pub value: T,
    /// The word also means something else.
    pub doubtful: bool,
}

impl<T: Copy> Lexicon<T> {
    pub fn new<const N: usize>(lists: [(T, &'static str); N]) -> Self {
        let (stems, starts) = ((0..256).map(|_| Vec::new()).collect(), Starts::default());
        let mut lexicon = Self { whole: FxHashMap::default(), stems, initials: [false; 256], starts };
        for (value, list) in lists {
            list.split_whitespace().for_each(|word| lexicon.add(value, word));
        }
        for stems in &mut lexicon.stems {
            stems.sort_by_key(|(stem, _)| std::cmp::Reverse(stem.len()));
        }
        lexicon
    }

    fn add(&mut self, value: T, word: &'static str) {
        let entry = Entry { value, doubtful: word.starts_with('?') };
        let word = word.trim_start_matches('?');
        let first = word.as_bytes().first().copied().unwrap_or(0);
        self.initials[usize::from(first)] = true;
        // Capitals of other alphabets begin with another byte than their small letters.
        if let Some(capital) = word.chars().next().and_then(|letter| letter.to_uppercase().next()) {
            self.initials[usize::from(capital.to_string().as_bytes()[0])] = true;
        }
        self.starts.add(word.trim_end_matches('*'), word.ends_with('*'));
        match word.strip_suffix('*') {
            Some(stem) => self.stems[usize::from(first)].push((stem, entry)),
            None => {
                self.whole.entry(word).or_insert(entry);
            }
        }
    }

    /// What a word of a text means, in any case.
    pub fn find(&self, word: &str) -> Option<Entry<T>> {
        let begin = starts::begin(word);
        if begin.is_ascii() {
            if !self.starts.may_begin(begin) {
                return None;
            }
        } else {
            let first = *begin.first()?;
            if !self.initials[usize::from(first)] && !self.initials[usize::from(first.to_ascii_lowercase())] {
                return None;
            }
        }
        let lower = match word.bytes().all(|byte| byte.is_ascii_lowercase()) {
            true => std::borrow::Cow::Borrowed(word),
            false => word.to_lowercase().into(),
        };
        let stem = || {
            let stems = &self.stems[usize::from(*lower.as_bytes().first()?)];
            stems.iter().find(|(stem, _)| lower.starts_with(stem)).map(|(_, entry)| *entry)
        };
        self.whole.get(&*lower).copied().or_else(stem)
    }

    /// How the words with some meanings begin.
    pub fn starts(&self, is_wanted: impl Fn(T) -> bool) -> Starts {
        let mut starts = Starts::default();
        let stems = self.stems.iter().flatten().map(|(stem, entry)| (*stem, entry, true));
        let whole = self.whole.iter().map(|(word, entry)| (*word, entry, false));
        let wanted = whole.chain(stems).filter(|(_, entry, _)| is_wanted(entry.value));
        wanted.for_each(|(word, _, is_stem)| starts.add(word, is_stem));
        starts
    }

    /// The words of a text that are listed, with their places.
    pub fn among<'t>(&self, tokens: &[Token<'t>]) -> Vec<(Entry<T>, Token<'t>)> {
        tokens.iter().filter_map(|token| self.find(token.text).map(|entry| (entry, *token))).collect()
    }

    /// What is listed anywhere inside of a text, the longest first at each place.
    pub fn inside<'t>(&self, text: &'t str) -> Vec<(Entry<T>, Token<'t>)> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(letter) = text[at..].chars().next() {
            let first = text.as_bytes()[at];
            let best = self.initials[usize::from(first)].then(|| self.longest(&text[at..])).flatten();
            match best {
                Some((length, entry)) => {
                    found.push((entry, Token { text: &text[at..at + length], start: at }));
                    at += length;
                }
                None => at += letter.len_utf8(),
            }
        }
        found
    }

    fn longest(&self, text: &str) -> Option<(usize, Entry<T>)> {
        let fits = self.whole.iter().filter(|(word, _)| text.starts_with(**word));
        fits.map(|(word, entry)| (word.len(), *entry)).max_by_key(|(length, _)| *length)
    }
}
