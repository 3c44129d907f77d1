//! What is known about languages beside the glossary: how they say no, how they count, and what elides.
//!
//! A language is data, one file each. What nobody has described yet is `None`; checks that need it are silent, and
//! the summary of `landfall l10n check` names it.

mod de;
mod en;
mod es;
mod fr;
mod it;
mod ja;
mod ko;
mod lexicon;
mod negation;
mod numerals;
mod pl;
mod ru;
mod starts;
mod zh;

use std::sync::LazyLock;

pub use lexicon::Lexicon;
pub use negation::{Negated, may_negate, negated};
pub use numerals::{Numeral, numerals};
pub use starts::Starts;

/// A language as its file has it. Lists are words in lower case with blanks between them; a `*` stands for any
/// ending.
#[derive(Debug)]
pub struct Language {
    pub negation: LazyLock<Lexicon<Weight>>,
    /// Words for numbers. One that also means something else begins with `?`.
    pub numbers: LazyLock<Lexicon<u32>>,
    /// Negations that are none together with the word behind them: `non appena`, `sin embargo`.
    pub softened: &'static [(&'static str, &'static str)],
    /// The same with the word before them: `if not` is `otherwise`.
    pub softened_by: &'static [(&'static str, &'static str)],
    /// Words that negate only by themselves, and otherwise go with a negation or mean `ever`.
    pub lone: Option<Lone>,
    /// The words that begin a condition.
    pub conditions: &'static [&'static str],
    /// The words between two options, in capitals where the language has them.
    pub or: &'static [&'static str],
    pub articles: Option<&'static Articles>,
    /// Letters of a translation for a hundred of English, about.
    pub length: usize,
    /// Whether words stand side by side without blanks, so that lists are looked for inside of texts.
    pub unspaced: bool,
    /// Whether numbers are looked for inside of texts too.
    pub counted_inside: bool,
}

/// How a word stands to a negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Not,
    /// Goes with a negation, and is one where there is no other: `nessuno`, `jamais`.
    Echo,
    /// Another language may well say this with a negation: `until`, `solo`, `verboten`.
    Near,
    /// No negation, although one is inside.
    Never,
}

/// `mai` is `never` at the beginning of a clause and before a participle (`mai visto prima`), and `ever` behind an
/// auxiliary (`che abbiate mai visto`); with `non` it adds nothing.
#[derive(Debug)]
pub struct Lone {
    pub word: &'static str,
    pub before: &'static [&'static str],
    pub not_after: &'static [&'static str],
}

/// Articles that lose their vowel before another one.
#[derive(Debug)]
pub struct Articles {
    /// Whole forms that stand before a consonant, each with its elided form: `della`, `dell'`.
    pub elided: &'static [(&'static str, &'static str)],
    pub vowels: &'static str,
}

/// The languages that are described, by code.
pub const KNOWN: [(&str, &Language); 10] = [
    ("de", &de::GERMAN),
    ("en", &en::ENGLISH),
    ("es", &es::SPANISH),
    ("fr", &fr::FRENCH),
    ("it", &it::ITALIAN),
    ("ja", &ja::JAPANESE),
    ("ko", &ko::KOREAN),
    ("pl", &pl::POLISH),
    ("ru", &ru::RUSSIAN),
    ("zh", &zh::CHINESE),
];

/// `None` for a language nobody has described yet.
pub fn language(locale: &str) -> Option<&'static Language> {
    let code = base(locale);
    KNOWN.iter().find(|(known, _)| *known == code).map(|(_, language)| *language)
}

/// The language of a locale: `pt` of `pt-BR`.
pub fn base(locale: &str) -> &str {
    locale.split(['-', '_']).next().unwrap_or(locale)
}

fn weights(
    not: &'static str,
    echo: &'static str,
    near: &'static str,
    never: &'static str,
) -> Lexicon<Weight> {
    Lexicon::new([(Weight::Not, not), (Weight::Echo, echo), (Weight::Near, near), (Weight::Never, never)])
}
