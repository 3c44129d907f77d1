//! Questions asked of a catalog beside the texts it translates, one file each.
//!
//! The registry is a plain list, by code. Most questions are about one translation; they see its source, its
//! glossary and its place in the file, and nothing else, so they can run in any order.

mod copied_text;
mod differences;
mod different_icons;
mod different_markup;
mod different_numbers;
mod different_references;
mod different_structure;
mod doubled_sentence;
mod foreign_letter;
mod invisible_character;
mod location_label;
mod lost_phrase;
mod misfit_article;
mod mistaken_term;
mod negation_changed;
mod number_agreement;
mod off_glossary;
mod orphaned_translation;
mod outdated_catalog;
mod overlong_text;
mod stale_translation;
mod stray_blank;
mod timing_lost;
mod unbalanced_markup;
mod unfinished_text;
mod untranslated;

use std::cell::OnceCell;

use landfall_diagnostics::{Draft, Report, Reports, Rule, Severity, Span};
use landfall_model::Message;
use landfall_schema::{IdPattern, Schema, TextRole};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::glossary::{self, Found, Glossary};
use crate::language::{Language, Starts, language};
use crate::letters::Letters;
use crate::marks::{self, Figures};
use crate::po::{Catalog, Entry, Places, first_words};
use crate::stats::{Part, Progress};
use crate::texts::Texts;
use crate::words::{self, Token};

pub static ALL: &[&Check] = &[
    &orphaned_translation::CHECK,
    &outdated_catalog::CHECK,
    &untranslated::CHECK,
    &stale_translation::CHECK,
    &copied_text::CHECK,
    &different_icons::CHECK,
    &different_numbers::CHECK,
    &different_references::CHECK,
    &different_structure::CHECK,
    &negation_changed::CHECK,
    &off_glossary::CHECK,
    &location_label::CHECK,
    &number_agreement::CHECK,
    &timing_lost::CHECK,
    &lost_phrase::CHECK,
    &mistaken_term::CHECK,
    &overlong_text::CHECK,
    &unbalanced_markup::CHECK,
    &invisible_character::CHECK,
    &foreign_letter::CHECK,
    &misfit_article::CHECK,
    &different_markup::CHECK,
    &unfinished_text::CHECK,
    &doubled_sentence::CHECK,
    &stray_blank::CHECK,
];

/// A rule and the question that finds it.
pub struct Check {
    pub rule: Rule,
    pub question: Question,
}

pub enum Question {
    /// Asked once for a catalog.
    Catalog(fn(&Book<'_>, &mut Reports)),
    /// Asked of every translation that is there and up to date.
    Pair(fn(&Pair<'_>, &mut Reports)),
}

/// A catalog and the texts of its pack.
pub struct Book<'a> {
    pub texts: &'a Texts<'a>,
    pub catalog: &'a Catalog<'a>,
    pub glossary: &'a Glossary,
    /// The languages of the source and of the translation, where they are known.
    pub source: Option<&'static Language>,
    pub target: Option<&'static Language>,
    /// Entries in use, by the position of their message.
    entries: Vec<Option<u32>>,
    /// How ids of the game look that can be known by themselves.
    ids: Vec<&'a IdPattern>,
    /// What kinds with plain numbers are called in both languages, in lower case.
    numbered: Vec<String>,
    /// How the words for three and more begin in the language of the source, where words have borders.
    large_numbers: Option<Starts>,
}

/// A text and its translation. What several checks ask for is found once.
pub struct Pair<'a> {
    pub book: &'a Book<'a>,
    pub message: &'a Message<'a>,
    pub entry: &'a Entry<'a>,
    pub source: &'a str,
    pub text: &'a str,
    /// What sorts of letters the source and the translation hold.
    pub source_letters: Letters,
    pub letters: Letters,
    source_parts: Parts<'a>,
    parts: Parts<'a>,
    terms: OnceCell<Vec<Found<'a>>>,
    /// Where the letters of the translation are in its file. Nearly always nobody asks.
    places: OnceCell<Places>,
}

/// A text taken apart. Most of what is asked about most texts needs no words.
#[derive(Default)]
struct Parts<'a> {
    words: OnceCell<Vec<Token<'a>>>,
    figures: OnceCell<Figures>,
}

impl<'a> Book<'a> {
    pub fn new(texts: &'a Texts<'a>, catalog: &'a Catalog<'a>, glossary: &'a Glossary) -> Self {
        let mut entries = vec![None; texts.messages.len()];
        for (at, entry) in catalog.entries.iter().enumerate().filter(|(_, entry)| !entry.obsolete) {
            if let Some(slot) = texts.position(entry.key()).map(|message| &mut entries[message]) {
                slot.get_or_insert(at as u32);
            }
        }
        let (source, target) = (language(&glossary.source), language(&glossary.locale));
        let kinds = texts.atlas.schema.kinds.iter();
        let ids = kinds.map(|kind| &kind.id).filter(|id| id.has_prefix()).collect();
        let numbered = numbered(&texts.atlas.schema, glossary);
        let bordered = source.filter(|language| !language.unspaced && !language.counted_inside);
        let large_numbers = bordered.map(|language| language.numbers.starts(|value| value >= 3));
        Self { texts, catalog, glossary, source, target, entries, ids, numbered, large_numbers }
    }

    /// Whether a word is an address: `P901`, or `R1` on a map. Dice have other letters in other languages.
    fn is_id(&self, word: &str) -> bool {
        if self.ids.iter().any(|id| id.is_ok(word)) {
            return true;
        }
        let letters = word.len() - word.trim_start_matches(|c: char| c.is_ascii_uppercase()).len();
        let digits = &word[letters..];
        let die = matches!(&word[..letters], "D" | "W" | "K" | "T")
            && matches!(digits, "4" | "6" | "8" | "10" | "12" | "20" | "100");
        letters > 0 && !die && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Whether a source may hold a word for three or more: a quick look.
    fn may_count(&self, source: &str) -> bool {
        self.large_numbers.as_ref().is_none_or(|starts| starts.may_be_in(source))
    }

    pub fn entry(&self, message: usize) -> Option<&'a Entry<'a>> {
        self.entries[message].map(|at| &self.catalog.entries[at as usize])
    }

    /// How far the translation is.
    pub fn progress(&self) -> Progress {
        let mut part = Part::default();
        (0..self.entries.len()).for_each(|at| part.add(0, self.entry(at)));
        Progress::from(&part)
    }

    pub fn schema(&self) -> &'a Schema {
        &self.texts.atlas.schema
    }

    /// Where the source of a message stands.
    pub fn source_span(&self, message: &Message<'_>) -> Span {
        message.rec.arrays().span(message.text.start, message.text.end)
    }

    /// The texts by message number, for the bundle. What is missing, stale or made for another source stays
    /// out, so that players never read about a card that has changed.
    pub fn table(&self) -> FxHashMap<&'a str, &'a str> {
        let pairs = self.texts.messages.iter().enumerate().filter_map(|(at, message)| {
            let entry = self.entry(at)?;
            let fits = entry.is_translated() && !entry.fuzzy && entry.id.value == *message.text.value;
            fits.then(|| (message.key.as_str(), &*entry.text.value))
        });
        pairs.collect()
    }
}

fn numbered(schema: &Schema, glossary: &Glossary) -> Vec<String> {
    let is_plain = |id: &IdPattern| matches!(id, IdPattern::Numbered { prefix, .. } if prefix.is_empty());
    let kinds = schema.kinds.iter().filter(|kind| is_plain(&kind.id));
    let names = kinds.flat_map(|kind| {
        let names = &schema.shape(kind.shape).names;
        [&glossary.source, &glossary.locale]
            .into_iter()
            .filter_map(|locale| glossary::language(names, locale))
    });
    names.map(str::to_lowercase).collect()
}

impl<'a> Pair<'a> {
    /// Whether the source or the translation holds letters of a sort.
    pub fn hold(&self, letters: Letters) -> bool {
        (self.source_letters | self.letters).any(letters)
    }

    pub fn source_words(&self) -> &[Token<'a>] {
        self.source_parts.words.get_or_init(|| words::all(self.source))
    }

    pub fn words(&self) -> &[Token<'a>] {
        self.parts.words.get_or_init(|| words::all(self.text))
    }

    pub fn source_figures(&self) -> &Figures {
        let found = || self.figures_of(self.source, self.source_letters, || self.source_words());
        self.source_parts.figures.get_or_init(found)
    }

    pub fn figures(&self) -> &Figures {
        let found = || self.figures_of(self.text, self.letters, || self.words());
        self.parts.figures.get_or_init(found)
    }

    /// The terms of the glossary that the source uses. They may be said in many ways, so what is certain does not depend on
    /// them.
    pub fn terms(&self) -> &[Found<'a>] {
        self.terms.get_or_init(|| self.book.glossary.find_among(self.source, self.source_words()))
    }

    fn figures_of<'w>(
        &self,
        text: &str,
        letters: Letters,
        words: impl FnOnce() -> &'w [Token<'w>],
    ) -> Figures {
        match letters.any(Letters::DIGIT) {
            true => marks::figures_among(text, words(), &|word| self.book.is_id(word)),
            false => Figures::default(),
        }
    }

    pub fn role(&self) -> TextRole {
        self.message.text.role
    }

    /// Rules bind players; a story may be told in other words.
    pub fn is_rules(&self) -> bool {
        self.role() == TextRole::Rules
    }

    /// The place of a stretch of the translation.
    pub fn place(&self, start: usize, end: usize) -> Span {
        let catalog = self.book.catalog;
        let places = self.places.get_or_init(|| self.entry.text.places(catalog.text));
        let (start, end) = places.find(catalog.text, start, end);
        catalog.span(start, end)
    }

    /// The first words of the translation.
    pub fn whole(&self) -> Span {
        self.place(0, first_words(self.text))
    }

    pub fn source_span(&self) -> Span {
        self.book.source_span(self.message)
    }

    /// Finishes a report about a stretch of the translation; the source is shown beside it.
    pub fn at(&self, draft: Draft, place: Span, label: impl Into<String>) -> Report {
        draft.related(self.source_span(), "the source").at(place, label)
    }
}

/// How much is asked about translations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    All,
    /// What can be an error. Guesses about language are left out, but for messages in which somebody allows one.
    Certain,
}

impl Check {
    /// Whether it compares words, and is never certain.
    pub fn is_guess(&self) -> bool {
        matches!(self.question, Question::Pair(_)) && self.rule.severity != Severity::Error
    }
}

/// Asks the questions about one catalog.
pub fn check(book: &Book<'_>, scope: Scope, out: &mut Reports) {
    let mut pair_checks = Vec::new();
    for check in ALL {
        match check.question {
            Question::Catalog(run) => run(book, out),
            Question::Pair(run) => pair_checks.push((check.is_guess(), run)),
        }
    }
    let found: Vec<Reports> = (0..book.texts.messages.len())
        .into_par_iter()
        .with_min_len(256)
        .fold(Reports::default, |mut reports, at| {
            check_pair(book, at, scope, &pair_checks, &mut reports);
            reports
        })
        .collect();
    found.into_iter().for_each(|reports| out.append(reports));
}

/// Whether it is a guess, and the question.
type PairCheck = (bool, fn(&Pair<'_>, &mut Reports));

fn check_pair(book: &Book<'_>, at: usize, scope: Scope, checks: &[PairCheck], out: &mut Reports) {
    let message = &book.texts.messages[at];
    let Some(entry) = book.entry(at) else { return };
    // Of a stale translation that alone is said: it will be written anew.
    if !entry.is_translated() || entry.fuzzy || *entry.id.value != *message.text.value {
        return;
    }
    let (source, text) = (&*entry.id.value, &*entry.text.value);
    let guesses = scope == Scope::All || may_allow(book, entry);
    let pair = Pair {
        book,
        message,
        entry,
        source,
        text,
        source_letters: Letters::of(source),
        letters: Letters::of(text),
        source_parts: Parts::default(),
        parts: Parts::default(),
        terms: OnceCell::new(),
        places: OnceCell::new(),
    };
    let mut found = Reports::default();
    match source == text {
        // What was never translated has lost nothing in translation.
        true => copied_text::run(&pair, &mut found),
        false => checks
            .iter()
            .filter(|(is_guess, _)| guesses || !is_guess)
            .for_each(|(_, run)| run(&pair, &mut found)),
    }
    out.append(found);
}

/// Whether a translator may have allowed something here, which is unused if nothing is found.
fn may_allow(book: &Book<'_>, entry: &Entry<'_>) -> bool {
    entry.may_allow(book.catalog.text)
        && entry.comments(book.catalog.text).any(|line| line.starts_with("# ") && line.contains("allow"))
}
