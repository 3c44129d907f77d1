//! One of a thing, many of a thing.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::TextRole;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::words::Token;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4027",
        name: "number-agreement",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a number and its word do not agree",
        explanation: "\
`1 Indizio`, `2 Indizi`: the glossary knows the plural of the words that are
counted. An abbreviation such as `Ann.` saves room on a card, and in a story it
is written out.",
        bad: rules_line!("Take 2 of them.", "Prendi 2 Indizio."),
        good: rules_line!("Take 2 of them.", "Prendi 2 Indizi."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let story = pair.role() == TextRole::Flavour;
    if !story && !pair.text.bytes().any(|byte| byte.is_ascii_digit()) {
        return;
    }
    let tokens = pair.words();
    for (at, number) in tokens.iter().enumerate() {
        if !number.text.starts_with(|letter: char| letter.is_ascii_digit()) {
            continue;
        }
        let Ok(count) = number.text.parse::<u32>() else { continue };
        tell_disagreement(pair, &tokens[at + 1..], count, out);
    }
    if story {
        tell_abbreviation(pair, tokens, out);
    }
}

fn tell_disagreement(pair: &Pair<'_>, after: &[Token<'_>], count: u32, out: &mut Reports) {
    for term in pair.book.glossary.terms() {
        let Some(plural) = &term.plural else { continue };
        let (right, wrong) = if count == 1 { (&term.target, plural) } else { (plural, &term.target) };
        let fits = |(word, token): (&str, &Token<'_>)| word.eq_ignore_ascii_case(token.text);
        if right == wrong || !wrong.split_whitespace().zip(after).all(fits) {
            continue;
        }
        let Some(last) = wrong.split_whitespace().count().checked_sub(1).and_then(|last| after.get(last))
        else {
            continue;
        };
        let place = pair.place(after[0].start, last.start + last.text.len());
        let draft = CHECK
            .rule
            .report(format!("{count} and `{wrong}` do not agree"))
            .help(format!("write `{count} {right}`"))
            .fix(format!("write `{right}`"), place, right.clone());
        return out.push(pair.at(draft, place, format!("behind {count} it is `{right}`")));
    }
}

/// Tag `short`: an abbreviation that is for cards only.
fn tell_abbreviation(pair: &Pair<'_>, tokens: &[Token<'_>], out: &mut Reports) {
    for term in pair.book.glossary.terms().iter().filter(|term| term.short.is_some()) {
        let Some(short) = &term.short else { continue };
        let word = short.trim_end_matches('.');
        let found = tokens
            .iter()
            .find(|token| token.text == word && pair.text[token.start..].starts_with(short.as_str()));
        let Some(token) = found else { continue };
        let place = pair.place(token.start, token.start + short.len());
        let draft = CHECK
            .rule
            .report(format!("`{short}` is for cards"))
            .help(format!("write `{}`", term.target))
            .fix(format!("write `{}`", term.target), place, term.target.clone());
        out.push(pair.at(draft, place, "a story has room for the whole word"));
    }
}
