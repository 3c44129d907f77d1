//! Lists of words that can be looked up quickly, whole or by their beginning.

use rustc_hash::FxHashMap;

use crate::words::Token;

/// Words and what each of them means.
#[derive(Debug)]
pub struct Lexicon<T> {
    whole: FxHashMap<&'static str, Entry<T>>,
    /// Beginnings of words by their first byte, the longest first.
    stems: Vec<Vec<(&'static str, Entry<T>)>>,
    /// The first bytes of all of them.
    initials: [bool; 256],
    /// The first two letters of those that begin with letters of ASCII: most words of a text need no closer look.
    pairs: Vec<bool>,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry<T> {
    pub value: T,
    /// The word also means something else.
    pub doubtful: bool,
}

impl<T: Copy> Lexicon<T> {
    pub fn new<const N: usize>(lists: [(T, &'static str); N]) -> Self {
        let (stems, pairs) = ((0..256).map(|_| Vec::new()).collect(), vec![false; 128 * 128]);
        let mut lexicon = Self { whole: FxHashMap::default(), stems, initials: [false; 256], pairs };
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
        match pair(word.trim_end_matches('*')) {
            Pair::Plain(at) => self.pairs[at] = true,
            // A single letter may be the beginning of any word.
            Pair::Short(first) if word.ends_with('*') => self.pairs[first..first + 128].fill(true),
            Pair::Short(at) => self.pairs[at] = true,
            Pair::Other => {}
        }
        match word.strip_suffix('*') {
            Some(stem) => self.stems[usize::from(first)].push((stem, entry)),
            None => {
                self.whole.entry(word).or_insert(entry);
            }
        }
    }

    /// What a word of a text means, in any case.
    pub fn find(&self, word: &str) -> Option<Entry<T>> {
        match pair(word) {
            Pair::Plain(at) | Pair::Short(at) if !self.pairs[at] => return None,
            Pair::Plain(_) | Pair::Short(_) => {}
            Pair::Other => {
                let first = *word.as_bytes().first()?;
                if !self.initials[usize::from(first)]
                    && !self.initials[usize::from(first.to_ascii_lowercase())]
                {
                    return None;
                }
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

/// The first two letters of a word as a number, in lower case.
enum Pair {
    Plain(usize),
    /// The word has one letter.
    Short(usize),
    /// One of them is not of ASCII.
    Other,
}

fn pair(word: &str) -> Pair {
    let letter = |byte: u8| usize::from(byte.to_ascii_lowercase());
    match word.as_bytes() {
        [first] if first.is_ascii() => Pair::Short(letter(*first) * 128),
        [first, second, ..] if first.is_ascii() && second.is_ascii() => {
            Pair::Plain(letter(*first) * 128 + letter(*second))
        }
        _ => Pair::Other,
    }
}
