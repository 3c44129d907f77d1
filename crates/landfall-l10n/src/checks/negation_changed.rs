//! Sentences that were turned round.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::TextRole;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::language::{Language, Negated, may_negate, negated};
use crate::words::{self, Token};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4024",
        name: "negation-changed",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a sentence may say the opposite of its source",
        explanation: "\
A `not` that is lost turns a rule round, and no other check can see it. Clauses
that say no are counted in source and translation, sentence by sentence, by
paragraph where one of them has more sentences. Words such as `endless`, `until`
or `forbidden` may be said either way. It is a guess about language, so it is a
warning in rules and advice in stories, and silent in languages that are not
known. When the translation says the same in other words, write
`# allow negation-changed` and the reason above the message.",
        bad: rules_line!("You cannot rest here.", "Qui puoi riposare."),
        good: rules_line!("You cannot rest here.", "Qui non puoi riposare."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let (Some(source), Some(target)) = (pair.book.source, pair.book.target) else { return };
    let signs = (Signs::of(source, pair.source_words()), Signs::of(target, pair.words()));
    // Most texts negate nothing in either language.
    if signs.0.is_none_in(0, pair.source.len()) && signs.1.is_none_in(0, pair.text.len()) {
        return;
    }
    let (was, is) =
        (negated(source, pair.source, pair.source_words()), negated(target, pair.text, pair.words()));
    if was.at_least == 0 && is.at_least == 0 {
        return;
    }
    for (start, sentence, before) in parts(pair, &signs) {
        let offset = before.as_ptr() as usize - pair.source.as_ptr() as usize;
        let counts = (
            negated(source, before, &words_in(pair.source_words(), offset, before)),
            negated(target, sentence, &words_in(pair.words(), start, sentence)),
        );
        let Some((what, label)) = changed(source, target, before, sentence, counts) else { continue };
        let trimmed = sentence.trim();
        let at = start + sentence.find(trimmed).unwrap_or(0);
        let first = trimmed.char_indices().nth(70).map_or(trimmed.len(), |(end, _)| end);
        let story = pair.role() == TextRole::Flavour;
        let draft = CHECK
            .rule
            .report(what)
            .severity(if story { Severity::Advice } else { Severity::Warning })
            .help(format!("compare with the source: {}", shorten(before.trim())));
        out.push(pair.at(draft, pair.place(at, at + first), label));
    }
}

const LOST: &str = "a negation of the source is lost";
const ADDED: &str = "a negation that the source does not have";

fn changed(
    source: &Language,
    target: &Language,
    before: &str,
    after: &str,
    (was, is): (Negated, Negated),
) -> Option<(&'static str, &'static str)> {
    if was.at_least > is.at_most {
        let label = match is.at_most {
            0 => "nothing is negated here",
            _ => "the source negates more than this",
        };
        return Some((LOST, label));
    }
    // Where words have no borders, a negation may be part of one that means something else.
    if is.at_least > was.at_most && !target.unspaced {
        return Some((ADDED, "the source affirms this"));
    }
    let (if_was, then_was) = condition(source, before)?;
    let (if_is, then_is) = condition(target, after)?;
    let crossed = |lost: Negated, kept: Negated| lost.at_least > kept.at_most;
    if crossed(if_was, if_is) && crossed(then_is, then_was) {
        return Some((LOST, "the source negates the condition, not what follows"));
    }
    if crossed(then_was, then_is) && crossed(if_is, if_was) {
        return Some((LOST, "the source negates what follows, not the condition"));
    }
    None
}

/// Where a text may say no. Words have no borders in some scripts: there it may be anywhere.
struct Signs(Option<Vec<usize>>);

impl Signs {
    fn of(language: &Language, words: &[Token<'_>]) -> Self {
        let signs = || words.iter().filter(|word| may_negate(language, word.text)).map(|word| word.start);
        Self((!language.unspaced).then(|| signs().collect()))
    }

    /// Whether nothing is negated between two places, whatever surrounds them.
    fn is_none_in(&self, start: usize, end: usize) -> bool {
        self.0.as_ref().is_some_and(|signs| {
            let first = signs.partition_point(|sign| *sign < start);
            signs.get(first).is_none_or(|sign| *sign >= end)
        })
    }
}

/// The words of a part of a text, which were found when the whole was read.
fn words_in<'t>(words: &[Token<'t>], start: usize, part: &str) -> Vec<Token<'t>> {
    let first = words.partition_point(|word| word.start < start);
    let inside = words[first..].iter().take_while(|word| word.start + word.text.len() <= start + part.len());
    inside.map(|word| Token { start: word.start - start, ..*word }).collect()
}

fn count(language: &Language, text: &str) -> Negated {
    negated(language, text, &words::tokens(text).collect::<Vec<Token<'_>>>())
}

/// The condition of a sentence of two clauses, and what follows from it.
fn condition(language: &Language, text: &str) -> Option<(Negated, Negated)> {
    let (first, second) = text.split_once(',')?;
    let is_condition = |clause: &str| {
        let first = words::tokens(clause).next();
        first.is_some_and(|word| language.conditions.iter().any(|known| words::same_word(known, word.text)))
    };
    if second.contains([',', ';', '(', '\u{2014}']) || language.unspaced {
        return None;
    }
    match (is_condition(first), is_condition(second)) {
        (true, false) => Some((count(language, first), count(language, second))),
        (false, true) => Some((count(language, second), count(language, first))),
        _ => None,
    }
}

/// Stretches of the translation with their offsets, beside those of the source that they translate. Paragraphs that
/// negate nothing are left out: to find their sentences would cost more than everything else.
fn parts<'p>(pair: &Pair<'p>, signs: &(Signs, Signs)) -> Vec<(usize, &'p str, &'p str)> {
    let paragraphs = |text: &'p str| -> Vec<(usize, &'p str)> {
        let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        text.split('\n').filter(|part| !part.trim().is_empty()).map(|part| (offset(part), part)).collect()
    };
    let (source, text) = (paragraphs(pair.source), paragraphs(pair.text));
    if source.len() != text.len() {
        return vec![(0, pair.text, pair.source)];
    }
    let mut parts = Vec::new();
    for ((was, before), (start, after)) in source.into_iter().zip(text) {
        if signs.0.is_none_in(was, was + before.len()) && signs.1.is_none_in(start, start + after.len()) {
            continue;
        }
        let (sentences, were) = (words::sentences(after), words::sentences(before));
        match sentences.len() == were.len() {
            true => parts
                .extend(sentences.iter().zip(&were).map(|((at, now), (_, was))| (start + at, *now, *was))),
            false => parts.push((start, after, before)),
        }
    }
    parts
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(120) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
