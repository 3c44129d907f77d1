//! The little that is known about languages beside the glossary: how they say no, and what elides.
//!
//! A language is data. One that nobody has described yet is `None`, and checks that need it are silent.

use crate::words::{self, Token};

#[derive(Debug)]
pub struct Language {
    /// Words that turn a sentence round, in lower case.
    negations: &'static [&'static str],
    /// Beginnings of such words.
    stems: &'static [&'static str],
    /// The letters that all of them begin with: most words of a text need no closer look.
    initials: &'static [u8],
    /// Words that negate only by themselves, and otherwise go with a negation or mean `ever`.
    lone: Option<Lone>,
    /// Words that another language may well say with a negation: `endless`, `senza fine`; `until`, `finch\u{e9} non`.
    near: &'static [&'static str],
    /// Endings and beginnings of such words, for words of six letters and more.
    near_ends: &'static [&'static str],
    near_stems: &'static [&'static str],
    /// A negation and the word behind it that together negate nothing: `non appena` is `as soon as`.
    harmless: &'static [(&'static str, &'static str)],
    pub articles: Option<&'static Articles>,
}

/// `mai` is `never` at the beginning of a clause and before a participle (`mai visto prima`), and `ever` behind an
/// auxiliary (`che abbiate mai visto`); with `non` it adds nothing.
#[derive(Debug)]
struct Lone {
    word: &'static str,
    before: &'static [&'static str],
    not_after: &'static [&'static str],
}

/// Articles that lose their vowel before another one.
#[derive(Debug)]
pub struct Articles {
    /// Whole forms that stand before a consonant, each with its elided form: `della`, `dell'`.
    pub elided: &'static [(&'static str, &'static str)],
    pub vowels: &'static str,
}

/// How a stretch of text stands to a negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    Yes,
    /// Something that may be said either way.
    Nearly,
    No,
}

const NONE: Language = Language {
    negations: &[],
    stems: &[],
    initials: b"",
    lone: None,
    near: &[],
    near_ends: &[],
    near_stems: &[],
    harmless: &[],
    articles: None,
};

static ENGLISH: Language = Language {
    initials: b"ncwt",
    negations: &[
        "not", "no", "never", "nothing", "nobody", "none", "nowhere", "neither", "nor", "cannot", "without",
        "t",
    ],
    near: &[
        "until",
        "unless",
        "unable",
        "unlike",
        "hardly",
        "barely",
        "scarcely",
        "seldom",
        "rarely",
        "lack",
        "lacks",
        "lacking",
        "except",
        "fail",
        "fails",
        "failed",
        "refuse",
        "refuses",
        "refused",
        "forbidden",
        "impossible",
    ],
    near_ends: &["less", "lessly", "lessness"],
    ..NONE
};

static ITALIAN: Language = Language {
    initials: b"nsm",
    negations: &["non", "no", "n\u{e9}", "niente", "nulla", "senza", "neanche", "nemmeno", "neppure"],
    stems: &["nessun"],
    lone: Some(Lone {
        word: "mai",
        before: &["to", "ta", "ti", "te", "so", "sa", "si", "se"],
        not_after: &[
            "ho", "hai", "ha", "abbiamo", "avete", "hanno", "abbia", "abbiate", "abbiano", "aveva", "avevi",
            "avevo", "avevamo", "avevate", "avevano", "avesse", "avessero", "avessi", "sono", "sei",
            "\u{e8}", "siamo", "siete", "sia", "siano", "siate", "era", "erano", "eravate", "fosse",
            "fossero", "stato", "stata", "stati", "state", "se", "come", "chi", "dove", "cosa", "che",
            "quanto", "quando",
        ],
    }),
    near: &["tranne", "eccetto"],
    near_stems: &["impossibil", "vietat", "incapac", "proibit", "smette", "smess"],
    harmless: &[("non", "appena")],
    articles: Some(&Articles {
        elided: &[
            ("la", "l'"),
            ("lo", "l'"),
            ("una", "un'"),
            ("della", "dell'"),
            ("dello", "dell'"),
            ("alla", "all'"),
            ("allo", "all'"),
            ("nella", "nell'"),
            ("nello", "nell'"),
            ("dalla", "dall'"),
            ("dallo", "dall'"),
            ("sulla", "sull'"),
            ("sullo", "sull'"),
            ("quella", "quell'"),
        ],
        vowels: "aeiou\u{e0}\u{e8}\u{e9}\u{ec}\u{f2}\u{f9}",
    }),
    ..NONE
};

static GERMAN: Language = Language {
    initials: b"nowk",
    negations: &["nicht", "nie", "niemals", "nichts", "niemand", "nirgends", "ohne", "weder", "nein"],
    stems: &["kein", "niemand"],
    near: &["bis", "au\u{df}er", "kaum", "noch"],
    near_ends: &["los", "lose", "loser", "loses", "losen", "frei"],
    near_stems: &["unm\u{f6}glich", "verboten"],
    ..NONE
};

static FRENCH: Language = Language {
    initials: b"npjrsa",
    negations: &["ne", "n", "pas", "jamais", "rien", "sans", "ni", "non", "aucun", "aucune", "personne"],
    near: &["sauf", "avant"],
    near_stems: &["impossib", "interdi"],
    articles: Some(&Articles {
        elided: &[("le", "l'"), ("la", "l'"), ("de", "d'"), ("que", "qu'")],
        vowels: "aeiouy\u{e0}\u{e2}\u{e9}\u{e8}\u{ea}\u{eb}\u{ee}\u{ef}\u{f4}\u{f9}\u{fb}",
    }),
    ..NONE
};

static SPANISH: Language = Language {
    initials: b"nstj",
    negations: &["no", "nunca", "nada", "nadie", "sin", "ni", "tampoco", "jam\u{e1}s"],
    stems: &["ning"],
    near: &["hasta", "salvo", "excepto"],
    near_stems: &["imposib", "prohibi"],
    ..NONE
};

/// `None` for a language nobody has described yet.
pub fn language(locale: &str) -> Option<&'static Language> {
    match locale.split(['-', '_']).next()? {
        "en" => Some(&ENGLISH),
        "it" => Some(&ITALIAN),
        "de" => Some(&GERMAN),
        "fr" => Some(&FRENCH),
        "es" => Some(&SPANISH),
        _ => None,
    }
}

impl Language {
    /// Whether any of these words of `text` turns it round.
    pub fn says(&self, text: &str, tokens: &[Token<'_>]) -> Says {
        if self.negates_anything(text, tokens) {
            return Says::No;
        }
        match tokens.iter().any(|token| self.is_near(token.text)) {
            true => Says::Nearly,
            false => Says::Yes,
        }
    }

    /// Whether any word turns something round; a quick look before sentences are compared.
    pub fn negates_anything(&self, text: &str, tokens: &[Token<'_>]) -> bool {
        (0..tokens.len()).any(|at| self.negates(text, tokens, at))
    }

    fn negates(&self, text: &str, tokens: &[Token<'_>], at: usize) -> bool {
        let token = &tokens[at];
        let word = token.text;
        let initial = word.as_bytes().first().map_or(0, u8::to_ascii_lowercase);
        if word.len() > 12 || !self.initials.contains(&initial) {
            return false;
        }
        if let Some(lone) = self.lone.as_ref().filter(|lone| words::same_word(lone.word, word)) {
            return lone.negates(text, tokens, at);
        }
        let listed = self.negations.iter().any(|negation| words::same_word(negation, word));
        // The end of `don't`; any other lonely `t` is a letter.
        let contraction =
            !word.eq_ignore_ascii_case("t") || text[..token.start].ends_with(['\'', '\u{2019}']);
        if listed && contraction {
            let next = tokens.get(at + 1).map_or("", |next| next.text);
            let harmless = |(first, second): &(&str, &str)| {
                words::same_word(first, word) && words::same_word(second, next)
            };
            return !self.harmless.iter().any(harmless);
        }
        self.stems.iter().any(|stem| words::begins(word, stem))
    }

    fn is_near(&self, word: &str) -> bool {
        self.near.iter().any(|near| words::same_word(near, word))
            || (word.len() >= 6
                && (self.near_ends.iter().any(|end| word.ends_with(end))
                    || self.near_stems.iter().any(|stem| words::begins(word, stem))))
    }
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
    use super::*;

    fn says(locale: &str, text: &str) -> Says {
        let tokens: Vec<_> = words::tokens(text).collect();
        language(locale).unwrap().says(text, &tokens)
    }

    #[test]
    fn every_negation_begins_with_one_of_the_initials() {
        for language in [&ENGLISH, &ITALIAN, &GERMAN, &FRENCH, &SPANISH] {
            let lone = language.lone.iter().map(|lone| &lone.word);
            for word in language.negations.iter().chain(language.stems).chain(lone) {
                assert!(language.initials.contains(&word.as_bytes()[0]), "{word}");
            }
        }
    }

    #[test]
    fn contractions_and_inflected_words_negate() {
        assert_eq!(says("en", "You don't."), Says::No);
        assert_eq!(says("en", "You can\u{2019}t."), Says::No);
        assert_eq!(says("en", "At T minus 3"), Says::Yes);
        assert_eq!(says("it-IT", "Nessuna luce qui"), Says::No);
        assert_eq!(says("de", "Keine Lampe"), Says::No);
        assert!(language("tlh").is_none());
    }

    #[test]
    fn mai_is_never_only_where_it_stands_by_itself() {
        assert_eq!(says("it", "La cosa pi\u{f9} bella che abbiate mai sentito."), Says::Yes, "ever");
        assert_eq!(says("it", "Come mai siete qui?"), Says::Yes);
        assert_eq!(says("it", "Pi\u{f9} luminosa che mai."), Says::Yes);
        assert_eq!(says("it", "Ha mai emesso un suono."), Says::Yes, "its `non` is gone");
        assert_eq!(says("it", "Si parla mai di loro."), Says::Yes, "its `non` is gone");
        assert_eq!(says("it", "Non ha mai emesso un suono."), Says::No);
        assert_eq!(says("it", "Mai toccare la lampada."), Says::No);
        assert_eq!(says("it", "Aspettate, mai fermi, la luce."), Says::No);
        assert_eq!(says("it", "Un numero mai visto prima."), Says::No);
    }

    #[test]
    fn what_may_be_said_either_way_is_near() {
        assert_eq!(says("en", "An endless stair, and a careless step."), Says::Nearly);
        assert_eq!(says("en", "Wait until it opens."), Says::Nearly);
        assert_eq!(says("en", "Less is more."), Says::Yes);
        assert_eq!(says("it", "Vietato salire."), Says::Nearly);
        assert_eq!(says("it", "Non appena la casella \u{e8} segnata"), Says::Yes, "as soon as");
    }
}
