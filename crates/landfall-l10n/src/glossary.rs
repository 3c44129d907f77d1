//! The words a game has agreed on in each language, taken from the vocabularies of its schema.
//!
//! Tags of a word say what a plain name cannot: `forms-it: Indizi` are other right forms, `avoid-it: Sentiero`
//! is a form that has been used and should not be, `mistaken-it: Esito` belongs to another term, and
//! `plural-it: Indizi` is the form behind a number other than one. Several forms are parted by `|`.

use std::sync::{Arc, OnceLock};

use landfall_schema::{Names, Schema, Tag, Word};
use rustc_hash::FxHashMap;

use crate::words::{self, Token};

/// What sort of word it is, which decides how strictly a translation is held to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// May stand in prose as `:word:`.
    Icon,
    /// A word of the rules; inflected forms are fine.
    Term,
    /// A label printed on a divider, to be written letter by letter.
    Location,
    /// When something happens: `During a Dice Check`.
    Timing,
    /// A phrase that must neither come nor go: `you may`, `each Crewmember`.
    Phrase,
    /// Any other name.
    Word,
}

#[derive(Debug)]
pub struct Term {
    /// `term/lead`.
    pub id: String,
    pub sort: Sort,
    pub source: String,
    pub target: String,
    pub doc: String,
    /// Other right forms, in the source and in the translation.
    pub source_forms: Vec<String>,
    pub forms: Vec<String>,
    pub plural: Option<String>,
    pub avoid: Vec<String>,
    pub mistaken: Vec<String>,
    /// An abbreviation that is for cards only.
    pub short: Option<String>,
}

#[derive(Debug)]
pub struct Glossary {
    pub source: String,
    pub locale: String,
    schema: Arc<Schema>,
    /// What the word that parts options is called in the source and in the translation.
    or: Option<(String, String)>,
    /// Gathered when somebody asks for it: what is certain about a translation hardly ever depends on a term.
    known: OnceLock<Known>,
}

/// The terms, and how to find them.
#[derive(Debug, Default)]
struct Known {
    terms: Vec<Term>,
    /// Terms that are looked for in texts, by the first word of each of their forms.
    by_word: FxHashMap<String, Vec<(usize, Vec<String>)>>,
    /// What checks ask for of every message, found once.
    avoided: Vec<(usize, Vec<Form>)>,
    timings: Vec<usize>,
    phrases: Vec<(usize, Vec<Form>)>,
    or: Option<usize>,
}

/// A form of a term that is looked for in translations.
#[derive(Debug)]
pub struct Form {
    pub text: String,
    /// What every text has that holds it.
    middle: String,
}

impl Form {
    fn new(text: &str) -> Option<Self> {
        Some(Self { text: text.to_owned(), middle: words::middle(text)?.to_owned() })
    }

    /// Whether a text may hold it: a quick look.
    pub fn may_be_in(&self, text: &str) -> bool {
        text.contains(&self.middle)
    }
}

/// The vocabulary of the words of the rules, and the word of it that parts options.
const TERMS: &str = "term";
const OR: &str = "or";

/// A term where it stands in a source.
#[derive(Clone, Copy, Debug)]
pub struct Found<'g> {
    pub term: &'g Term,
    pub start: usize,
    pub end: usize,
}

/// The vocabularies that are more to translators than names.
fn sort_of(schema: &Schema, at: usize) -> Sort {
    let is_icon = schema.game.prose_icons.iter().any(|icon| icon.index() == at);
    match schema.vocabularies[at].name.as_str() {
        _ if is_icon => Sort::Icon,
        TERMS => Sort::Term,
        "location" => Sort::Location,
        "timing" => Sort::Timing,
        "phrase" => Sort::Phrase,
        _ => Sort::Word,
    }
}

impl Glossary {
    pub fn new(schema: &Arc<Schema>, locale: &str) -> Self {
        let source = schema.game.source_locale.as_str();
        let source = if source.is_empty() { "en" } else { source };
        let terms = schema.vocabularies.iter().filter(|vocabulary| vocabulary.name == TERMS);
        let mut words = terms.flat_map(|vocabulary| &vocabulary.words).filter(|word| word.name == OR);
        let or = words.find_map(|word| names(word, source, locale));
        Self {
            source: source.to_owned(),
            locale: locale.to_owned(),
            schema: Arc::clone(schema),
            or: or.map(|(source, target)| (source.to_owned(), target.to_owned())),
            known: OnceLock::new(),
        }
    }

    fn known(&self) -> &Known {
        self.known.get_or_init(|| Known::of(&self.schema, &self.source, &self.locale))
    }

    pub fn terms(&self) -> &[Term] {
        &self.known().terms
    }

    /// The words of the source with nothing beside them, for a language that the game has no words in yet.
    pub fn to_fill_in(schema: &Arc<Schema>, locale: &str) -> Self {
        let source = Self::new(schema, locale).source;
        let mut glossary = Self::new(schema, &source);
        glossary.locale = locale.to_owned();
        let mut known = Known::of(schema, &source, &source);
        for term in &mut known.terms {
            term.target.clear();
            term.forms.clear();
            term.plural = None;
            term.avoid.clear();
        }
        known.avoided.clear();
        known.phrases.iter_mut().for_each(|(_, forms)| forms.clear());
        let or = glossary.or.take().map(|(source, _)| (source, String::new()));
        Self { or, known: OnceLock::from(known), ..glossary }
    }

    /// Terms with forms that should not be used and may be in a text.
    pub fn avoided_in(&self, text: &str) -> impl Iterator<Item = &Term> {
        let known = self.known();
        let there = known.avoided.iter().filter(|(_, forms)| forms.iter().any(|form| form.may_be_in(text)));
        there.map(|(at, _)| &known.terms[*at])
    }

    pub fn timings(&self) -> impl Iterator<Item = &Term> {
        let known = self.known();
        known.timings.iter().map(|at| &known.terms[*at])
    }

    /// Phrases with their right forms.
    pub fn phrases(&self) -> impl Iterator<Item = (&Term, &[Form])> {
        let known = self.known();
        known.phrases.iter().map(|(at, forms)| (&known.terms[*at], forms.as_slice()))
    }

    /// The word that parts options.
    pub fn or(&self) -> Option<&Term> {
        let known = self.known();
        known.or.map(|at| &known.terms[at])
    }

    /// What it is called in the source and in the translation.
    pub fn or_words(&self) -> Option<(&str, &str)> {
        self.or.as_ref().map(|(source, target)| (source.as_str(), target.as_str()))
    }

    /// Whether a word, in lower case, is a name that is the same in both languages.
    pub fn leaves_alone(&self, word: &str) -> bool {
        let schema = &self.schema;
        fn same<'n>(glossary: &Glossary, names: &'n Names, word: &str) -> Option<&'n str> {
            let source = names.peek(&glossary.source)?;
            let is_it = match source.is_ascii() {
                true => source.eq_ignore_ascii_case(word),
                false => source.to_lowercase() == word,
            };
            (is_it && language(names, &glossary.locale)? == source).then_some(source)
        }
        let words = schema.vocabularies.iter().flat_map(|vocabulary| &vocabulary.words);
        if words.map(|word| &word.names).any(|names| same(self, names, word).is_some()) {
            return true;
        }
        // A term of the same name says how a kind is translated.
        let is_term = |name: &str| {
            let terms = (0..schema.vocabularies.len()).filter(|at| sort_of(schema, *at) == Sort::Term);
            let mut words = terms.flat_map(|at| &schema.vocabularies[at].words);
            words
                .any(|word| names(word, &self.source, &self.locale).is_some_and(|(source, _)| source == name))
        };
        let mut kinds =
            schema.kinds.iter().filter_map(|kind| same(self, &schema.shape(kind.shape).names, word));
        kinds.any(|name| !is_term(name))
    }

    /// The terms that a source uses. A term is known by its capital letter in the middle of a sentence: `the
    /// Lead` is a token, `the lead` is a metal. Phrases may stand anywhere.
    pub fn find(&self, source: &str) -> Vec<Found<'_>> {
        self.find_among(source, &words::tokens(source).collect::<Vec<_>>())
    }

    /// The same where the words of the source are known already.
    pub fn find_among(&self, source: &str, tokens: &[Token<'_>]) -> Vec<Found<'_>> {
        let known = self.known();
        let mut found: Vec<Found<'_>> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let best = known.longest_at(source, &tokens[at..]);
            let Some((term, length)) = best else {
                at += 1;
                continue;
            };
            let last = &tokens[at + length - 1];
            found.push(Found { term, start: tokens[at].start, end: last.start + last.text.len() });
            at += length;
        }
        found
    }
}

impl Known {
    fn of(schema: &Schema, source: &str, locale: &str) -> Self {
        let mut known = Self::default();
        for (at, vocabulary) in schema.vocabularies.iter().enumerate() {
            let sort = sort_of(schema, at);
            for word in &vocabulary.words {
                known.add(&vocabulary.name, sort, word, source, locale);
            }
        }
        for shape in schema.kinds.iter().map(|kind| schema.shape(kind.shape)) {
            let (Some(name), Some(target)) = (shape.names.peek(source), language(&shape.names, locale))
            else {
                continue;
            };
            let is_there = known.terms.iter().any(|term| term.sort == Sort::Term && term.source == *name);
            if !is_there {
                known.terms.push(Term {
                    id: format!("kind/{}", shape.name),
                    sort: Sort::Word,
                    source: name.to_owned(),
                    target: target.to_owned(),
                    doc: shape.doc.to_string(),
                    source_forms: Vec::new(),
                    forms: Vec::new(),
                    plural: None,
                    avoid: Vec::new(),
                    mistaken: Vec::new(),
                    short: None,
                });
            }
        }
        known.sort_out();
        known
    }

    fn sort_out(&mut self) {
        for (at, term) in self.terms.iter().enumerate() {
            match term.sort {
                Sort::Timing => self.timings.push(at),
                Sort::Phrase => self.phrases.push((at, term.right().filter_map(Form::new).collect())),
                _ => {}
            }
            if !term.avoid.is_empty() {
                let forms = term.avoid.iter().filter_map(|form| Form::new(form)).collect();
                self.avoided.push((at, forms));
            }
            if term.id.strip_prefix(TERMS).and_then(|word| word.strip_prefix('/')) == Some(OR) {
                self.or = Some(at);
            }
        }
    }

    fn add(&mut self, vocabulary: &str, sort: Sort, word: &Word, from: &str, locale: &str) {
        let Some((source, target)) = names(word, from, locale) else { return };
        let term = Term {
            id: format!("{vocabulary}/{}", word.name),
            sort,
            source: source.to_owned(),
            target: target.to_owned(),
            doc: word.doc.to_string(),
            source_forms: tag(word, Tag::Forms, from),
            forms: tag(word, Tag::Forms, locale),
            plural: tag(word, Tag::Plural, locale).into_iter().next(),
            avoid: tag(word, Tag::Avoid, locale),
            mistaken: tag(word, Tag::Mistaken, locale),
            short: tag(word, Tag::Short, locale).into_iter().next(),
        };
        if matches!(sort, Sort::Term | Sort::Location | Sort::Phrase) {
            self.index(&term, from);
        }
        self.terms.push(term);
    }

    fn index(&mut self, term: &Term, from: &str) {
        let plurals = match from.starts_with("en") {
            true => words::english_plurals(&term.source),
            false => Vec::new(),
        };
        let forms = std::iter::once(&term.source).chain(&plurals).chain(&term.source_forms);
        for form in forms {
            // A name with brackets or dots is a heading of the rule book, not something a text says.
            if form.contains(['(', '"', '.']) {
                continue;
            }
            let words: Vec<String> = words::tokens(form).map(|token| token.text.to_owned()).collect();
            if let Some(first) = words.first() {
                self.by_word.entry(first.to_lowercase()).or_default().push((self.terms.len(), words));
            }
        }
    }

    fn longest_at(&self, source: &str, tokens: &[Token<'_>]) -> Option<(&Term, usize)> {
        let forms = self.by_word.get(&*lower(tokens.first()?.text))?;
        let fits = |(term, words): &&(usize, Vec<String>)| {
            if words.len() > tokens.len() {
                return false;
            }
            let phrase = self.terms[*term].sort == Sort::Phrase;
            let same = words.iter().zip(tokens).all(|(word, token)| match phrase {
                true => words::same_word(&lower(word), token.text),
                false => word == token.text,
            });
            let capital = |text: &str| text.starts_with(char::is_uppercase);
            let named = words.len() > 1 && words.iter().skip(1).any(|word| capital(word));
            same && (phrase
                || capital(tokens[0].text) && (named || !words::starts_sentence(source, tokens[0].start)))
        };
        let (term, words) = forms.iter().filter(fits).max_by_key(|(_, words)| words.len())?;
        Some((&self.terms[*term], words.len()))
    }
}

impl Term {
    /// The right forms in the translation, the name first.
    pub fn right(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.target.as_str())
            .chain(self.plural.as_deref())
            .chain(self.forms.iter().map(String::as_str))
    }
}

/// What a word is called in the source and in the translation, where it has a name in both.
fn names<'w>(word: &'w Word, source: &str, locale: &str) -> Option<(&'w str, &'w str)> {
    Some((word.names.peek(source)?, language(&word.names, locale)?))
}

fn lower(text: &str) -> std::borrow::Cow<'_, str> {
    match text.bytes().all(|byte| byte.is_ascii_lowercase()) {
        true => text.into(),
        false => text.to_lowercase().into(),
    }
}

fn tag(word: &Word, tag: Tag, locale: &str) -> Vec<String> {
    let language = locale.split(['-', '_']).next().unwrap_or(locale);
    let said = word.tag_in(tag, locale).or_else(|| word.tag_in(tag, language));
    said.map(|said| said.split('|').map(|form| form.trim().to_owned()).collect()).unwrap_or_default()
}

/// The name in a locale, or in its language when the region has none of its own.
pub fn language<'n>(names: &'n Names, locale: &str) -> Option<&'n str> {
    let language = locale.split(['-', '_']).next().unwrap_or(locale);
    names.peek(locale).or_else(|| names.peek(language))
}
