//! Sentences that were turned round.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::TextRole;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::language::{Language, Says};
use crate::words::{self, Token};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4024",
        name: "negation-changed",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a sentence says the opposite of its source",
        explanation: "\
A `not` that is lost turns a rule round, and no other check can see it. Source
and translation are compared sentence by sentence, by paragraph where there are
more sentences in one of them. Words such as `endless` or `until` may be said
either way. When the translation says the same in other words, write
`# allow negation-changed` and the reason above the message.
In a story it is a warning, since a story may be told in other words.",
        bad: rules_line!("You cannot rest here.", "Qui puoi riposare."),
        good: rules_line!("You cannot rest here.", "Qui non puoi riposare."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let (Some(source), Some(target)) = (pair.book.source, pair.book.target) else { return };
    // Most texts negate nothing in either language.
    if !source.negates_anything(pair.source, &pair.source_words)
        && !target.negates_anything(pair.text, &pair.words)
    {
        return;
    }
    for (start, sentence, before) in parts(pair) {
        let (was, is) = (Negated::of(source, before), Negated::of(target, sentence));
        let (lost, added) = (was.surely > is.perhaps, is.surely > was.perhaps);
        if !lost && !added {
            continue;
        }
        let trimmed = sentence.trim();
        let at = start + sentence.find(trimmed).unwrap_or(0);
        let first = trimmed.char_indices().nth(70).map_or(trimmed.len(), |(end, _)| end);
        let story = pair.role() == TextRole::Flavour;
        let (what, label) = match lost {
            true if is.surely == 0 => ("a negation of the source is lost", "nothing is negated here"),
            true => ("a negation of the source is lost", "the source negates more than this"),
            false => ("a negation that the source does not have", "the source affirms this"),
        };
        let draft = CHECK
            .rule
            .report(what)
            .severity(if story { Severity::Warning } else { Severity::Error })
            .help(format!("the source says: {}", shorten(before.trim())));
        out.push(pair.at(draft, pair.place(at, at + first), label));
    }
}

/// How many sentences say no, at least and at most. Two negations in one sentence are one: `non ... mai` is
/// `never`.
struct Negated {
    surely: usize,
    perhaps: usize,
}

impl Negated {
    fn of(language: &Language, text: &str) -> Self {
        let mut negated = Self { surely: 0, perhaps: 0 };
        for (_, sentence) in words::sentences(text) {
            let words: Vec<Token<'_>> = words::tokens(sentence).collect();
            let said = language.says(sentence, &words);
            negated.surely += usize::from(said == Says::No);
            negated.perhaps += usize::from(said != Says::Yes);
        }
        negated
    }
}

/// Stretches of the translation with their offsets, beside those of the source that they translate.
fn parts<'p>(pair: &Pair<'p>) -> Vec<(usize, &'p str, &'p str)> {
    let paragraphs = |text: &'p str| -> Vec<(usize, &'p str)> {
        let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        text.split('\n').filter(|part| !part.trim().is_empty()).map(|part| (offset(part), part)).collect()
    };
    let (source, text) = (paragraphs(pair.source), paragraphs(pair.text));
    if source.len() != text.len() {
        return vec![(0, pair.text, pair.source)];
    }
    let mut parts = Vec::new();
    for ((_, before), (start, after)) in source.into_iter().zip(text) {
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
