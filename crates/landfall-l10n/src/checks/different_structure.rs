//! Options, paragraphs and lines that came or went.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::words::Token;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4023",
        name: "different-structure",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation has fewer or more parts than its source",
        explanation: "\
Two options joined by OR are two options in every language, and a text of three
paragraphs has three. A part that is missing is a rule that players do not get.",
        bad: rules_line!("Lose a die OR skip the turn.", "Perdi un dado."),
        good: rules_line!("Lose a die OR skip the turn.", "Perdi un dado OPPURE salta il turno."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let or = pair.book.glossary.or();
    let counts = [
        ("paragraph", "paragraphs", paragraphs(pair.source), paragraphs(pair.text)),
        ("line", "lines", lines(pair.source), lines(pair.text)),
        ("arrow", "arrows", arrows(pair.source), arrows(pair.text)),
        (
            "option",
            "options",
            or.map_or(1, |or| options(&pair.source_words, &or.source)),
            or.map_or(1, |or| options(&pair.words, &or.target)),
        ),
    ];
    let Some((one, many, source, text)) = counts.into_iter().find(|(_, _, source, text)| source != text)
    else {
        return;
    };
    let counted = |count: usize| format!("{count} {}", if count == 1 { one } else { many });
    let draft = CHECK
        .rule
        .report(format!("{} where the source has {}", counted(text), counted(source)))
        .help("go through source and translation part by part: one is missing or too many");
    out.push(pair.at(draft, pair.whole(), format!("{} here", counted(text))));
}

fn paragraphs(text: &str) -> usize {
    text.split("\n\n").filter(|part| !part.trim().is_empty()).count()
}

fn lines(text: &str) -> usize {
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

fn arrows(text: &str) -> usize {
    text.matches("->").count() + text.matches('\u{2192}').count()
}

/// One more than the word that parts them, which is printed in capitals.
fn options(words: &[Token<'_>], word: &str) -> usize {
    words.iter().filter(|token| token.text == word).count() + 1
}
