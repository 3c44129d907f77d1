//! Little words with great weight: may, each, counts as an action.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::glossary::Term;
use crate::language::{Language, Weight};
use crate::words::{self, Token};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4029",
        name: "lost-phrase",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a phrase that changes the rule is lost or added",
        explanation: "\
`You may`, `each of them` and the like are short and decide what a rule
means: whether players must, who is affected, what it costs. The schema
lists such phrases with their forms in each language.",
        bad: rules_line!("You may take a card.", "Prendi una carta."),
        good: rules_line!("You may take a card.", "Puoi prendere una carta."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.is_rules() {
        return;
    }
    let tokens = pair.words();
    for (term, forms) in pair.book.glossary.phrases() {
        let was = pair.terms().iter().any(|found| std::ptr::eq(found.term, term));
        let mut forms = forms.iter().filter(|form| form.may_be_in(pair.text));
        let at = forms.find_map(|form| words::find_inflected(&form.text, tokens));
        if was == at.is_some() {
            continue;
        }
        // What is negated is compared by LF4024, and has many words: `cannot`, `vietato`.
        if negates_alone(pair, term) || is_denied(pair) {
            continue;
        }
        let (draft, place) = match at {
            None => (CHECK.rule.report(format!("`{}` is lost", term.source)), pair.whole()),
            Some((start, end)) => (
                CHECK.rule.report(format!("`{}` is not in the source", &pair.text[start..end])),
                pair.place(start, end),
            ),
        };
        let draft = draft.help(format!("`{}` is `{}` in this language", term.source, term.target));
        out.push(pair.at(draft, place, "the rule means something else this way"));
    }
}

/// Whether a lone sentence denies something on both sides: `must not` is `darf nicht`, and `nothing can be repaired`
/// is `lässt sich nichts reparieren`.
fn is_denied(pair: &Pair<'_>) -> bool {
    let denies = |language: Option<&Language>, words: &[Token<'_>]| {
        let Some(language) = language else { return false };
        let weight = |word: &Token<'_>| language.negation.find(word.text).map(|entry| entry.value);
        words.iter().any(|word| matches!(weight(word), Some(Weight::Not | Weight::Echo)))
    };
    words::sentences(pair.source).len() == 1
        && denies(pair.book.source, pair.source_words())
        && denies(pair.book.target, pair.words())
}

/// Whether every mention of a phrase in the source is a negation by itself: `cannot` is no `can`.
fn negates_alone(pair: &Pair<'_>, term: &Term) -> bool {
    let Some(language) = pair.book.source else { return false };
    let mut mentions = pair.terms().iter().filter(|found| std::ptr::eq(found.term, term)).peekable();
    mentions.peek().is_some()
        && mentions.all(|found| {
            let rest = &pair.source[found.start..];
            let words: Vec<_> =
                words::tokens(rest).take_while(|word| word.start <= found.end - found.start + 1).collect();
            words
                .iter()
                .any(|word| language.negation.find(word.text).is_some_and(|entry| entry.value == Weight::Not))
        })
}
