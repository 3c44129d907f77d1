//! How often a text says no, at least and at most.
//!
//! Languages disagree about how many words a negation takes and where a clause ends. What holds in all of them: a
//! clause with a negation says no at least once, and no text says no more often than it has words for it.

use super::{Language, Lone, Weight};
use crate::words::{self, Token};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Negated {
    pub at_least: usize,
    pub at_most: usize,
}

/// What one clause holds.
#[derive(Clone, Copy, Debug, Default)]
struct Clause {
    nots: usize,
    echoes: usize,
    nears: usize,
}

impl std::ops::Add for Negated {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { at_least: self.at_least + other.at_least, at_most: self.at_most + other.at_most }
    }
}

/// Counts the negations of a text.
pub fn negated(language: &Language, text: &str, tokens: &[Token<'_>]) -> Negated {
    let mut total = Negated::default();
    let mut clause = Clause::default();
    let mut end = 0;
    let found = weights(language, text, tokens);
    for (weight, start, stop) in found {
        if text[end..start].contains(parts_clauses) {
            total = total + std::mem::take(&mut clause).negated();
        }
        match weight {
            Weight::Not => clause.nots += 1,
            Weight::Echo => clause.echoes += 1,
            Weight::Near => clause.nears += 1,
            Weight::Never => {}
        }
        end = stop;
    }
    total + clause.negated()
}

impl Clause {
    fn negated(self) -> Negated {
        let says = if self.nots > 0 { self.nots } else { self.echoes };
        Negated { at_least: usize::from(says > 0), at_most: says + self.nears }
    }
}

fn parts_clauses(letter: char) -> bool {
    matches!(
        letter,
        ',' | ';'
            | ':'
            | '('
            | ')'
            | '.'
            | '!'
            | '?'
            | '\n'
            | '\u{2026}'
            | '\u{2013}'
            | '\u{2014}'
            | '\u{3001}'
            | '\u{3002}'
            | '\u{ff08}'
            | '\u{ff09}'
            | '\u{ff0c}'
            | '\u{ff1a}'
            | '\u{ff1b}'
            | '\u{ff01}'
            | '\u{ff1f}'
    )
}

fn weights(language: &Language, text: &str, tokens: &[Token<'_>]) -> Vec<(Weight, usize, usize)> {
    let place = |token: &Token<'_>| (token.start, token.start + token.text.len());
    if language.unspaced {
        let found = language.negation.inside(text).into_iter();
        return found.map(|(entry, token)| (entry.value, place(&token).0, place(&token).1)).collect();
    }
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let (start, end) = place(token);
        if let Some(lone) = language.lone.as_ref().filter(|lone| words::same_word(lone.word, token.text)) {
            if lone.negates(text, tokens, at) {
                found.push((Weight::Echo, start, end));
            }
            continue;
        }
        let Some(entry) = language.negation.find(token.text) else { continue };
        // The end of `don't` and the beginning of `n'ai`; any other lonely letter is one.
        let (left, right) = (&text[..start], &text[end..]);
        let lonely = match token.text {
            "t" | "T" => !left.ends_with(['\'', '\u{2019}']),
            "n" | "N" => !right.starts_with(['\'', '\u{2019}']),
            _ => false,
        };
        if lonely {
            continue;
        }
        let next = tokens.get(at + 1).map_or("", |next| next.text);
        let before = at.checked_sub(1).map_or("", |at| tokens[at].text);
        let both = |(first, second): &(&str, &str), left: &str, right: &str| {
            words::same_word(first, left) && words::same_word(second, right)
        };
        let softened = language.softened.iter().any(|pair| both(pair, token.text, next))
            || language.softened_by.iter().any(|pair| both(pair, before, token.text));
        let weight = match softened {
            true => Weight::Near,
            false => entry.value,
        };
        found.push((weight, start, end));
    }
    found
}

/// Whether a word may say no; most words of most texts do not, and need no closer look.
pub fn may_negate(language: &Language, word: &str) -> bool {
    language.negation.find(word).is_some()
        || language.lone.as_ref().is_some_and(|lone| words::same_word(lone.word, word))
}

impl Lone {
    fn negates(&self, text: &str, tokens: &[Token<'_>], at: usize) -> bool {
        let token = &tokens[at];
        let before = text[..token.start].trim_end_matches(' ');
        let begins = before.is_empty() || before.ends_with(|c: char| !c.is_alphanumeric());
        let behind = at.checked_sub(1).and_then(|at| tokens.get(at)).map_or("", |token| token.text);
        let next = tokens.get(at + 1).map_or("", |next| next.text);
        let participle = next.len() >= 4 && self.before.iter().any(|end| next.ends_with(end));
        begins || (participle && !self.not_after.iter().any(|word| words::same_word(word, behind)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::language;
    use super::*;

    fn count(locale: &str, text: &str) -> (usize, usize) {
        let tokens: Vec<_> = words::tokens(text).collect();
        let found = negated(language(locale).unwrap(), text, &tokens);
        (found.at_least, found.at_most)
    }

    #[test]
    fn contractions_and_inflected_words_negate() {
        assert_eq!(count("en", "You don't."), (1, 1));
        assert_eq!(count("en", "You can\u{2019}t."), (1, 1));
        assert_eq!(count("en", "At T minus 3"), (0, 0));
        assert_eq!(count("it-IT", "Nessuna luce qui"), (1, 1));
        assert_eq!(count("de", "Keine Lampe"), (1, 1));
        assert_eq!(count("fr", "Vous n\u{2019}avez rien vu."), (1, 1));
        assert_eq!(count("ru", "Никто не отдыхает."), (1, 1));
        assert_eq!(count("zh", "你不能休息。"), (1, 1));
        assert!(language("tlh").is_none());
    }

    #[test]
    fn every_clause_with_a_negation_counts() {
        assert_eq!(count("en", "If you cannot do so (the track is at zero), you cannot Rest."), (2, 2));
        assert_eq!(count("it", "Se non sei in grado di farlo, puoi eseguire l'Azione Riposo."), (1, 1));
        assert_eq!(count("en", "If you do not move you cannot rest."), (1, 2), "no comma parts the clauses");
    }

    #[test]
    fn mai_is_never_only_where_it_is_alone() {
        assert_eq!(count("it", "La cosa pi\u{f9} bella che abbiate mai sentito."), (0, 0), "ever");
        assert_eq!(count("it", "Come mai siete qui?"), (0, 0));
        assert_eq!(count("it", "Ha mai emesso un suono."), (0, 0), "its `non` is gone");
        assert_eq!(count("it", "Non ha mai emesso un suono."), (1, 1));
        assert_eq!(count("it", "Mai toccare la lampada."), (1, 1));
        assert_eq!(count("it", "Un numero mai visto prima.").0, 1);
    }

    #[test]
    fn what_may_be_said_either_way_is_counted_at_most() {
        assert_eq!(count("en", "Wait until it opens."), (0, 1));
        assert_eq!(count("en", "No more than 3 dice."), (0, 1));
        assert_eq!(count("en", "If not, lose a turn."), (0, 1), "otherwise");
        assert_eq!(count("it", "Vietato salire."), (0, 1));
        assert_eq!(count("it", "Non appena la casella \u{e8} segnata"), (0, 1), "as soon as");
        assert_eq!(count("es", "Sin embargo, llueve."), (0, 1), "however");
        assert_eq!(count("zh", "不过，灯亮着。"), (0, 0), "however");
    }
}
