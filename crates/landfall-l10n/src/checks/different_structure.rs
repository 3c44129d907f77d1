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
    let (source_options, options) = options(pair);
    let counts = [
        ("paragraph", "paragraphs", paragraphs(pair.source), paragraphs(pair.text)),
        ("line", "lines", lines(pair.source), lines(pair.text)),
        ("arrow", "arrows", arrows(pair.source), arrows(pair.text)),
        ("option", "options", source_options, options),
    ];
    let Some((one, many, source, text)) = counts.into_iter().find(|(_, _, source, text)| source != text)
    else {
        return;
    };
    let counted = |count: usize| format!("{count} {}", if count == 1 { one } else { many });
    let draft = CHECK
        .rule
        .report(format!("{} where the source has {}", counted(text), counted(source)))
        // A story may be set in other paragraphs.
        .severity(if pair.is_rules() { Severity::Error } else { Severity::Warning })
        .help("compare source and translation part by part: one is missing or added");
    out.push(pair.at(draft, pair.whole(), format!("{} here", counted(text))));
}

/// One more than the words between them, which are printed in capitals. Without a word of the glossary the word of
/// the language is counted; a script without capitals may have it more often.
fn options(pair: &Pair<'_>) -> (usize, usize) {
    let glossary = pair.book.glossary.or();
    let source_words: &[&str] = match (glossary, pair.book.source) {
        (Some(or), _) => &[or.source.as_str()],
        (None, Some(language)) => language.or,
        (None, None) => return (1, 1),
    };
    let count =
        |words: &[Token<'_>], or: &[&str]| words.iter().filter(|word| or.contains(&word.text)).count() + 1;
    let source = count(&pair.source_words, source_words);
    match (glossary, pair.book.target) {
        (Some(or), _) => (source, count(&pair.words, &[or.target.as_str()])),
        (None, Some(language)) if language.unspaced => {
            let there = language.or.iter().map(|or| pair.text.matches(or).count()).sum::<usize>() + 1;
            (source, there.min(source))
        }
        (None, Some(language)) if source > 1 => (source, count(&pair.words, language.or)),
        _ => (1, 1),
    }
}

fn paragraphs(text: &str) -> usize {
    // Most texts are one line, and need not be searched for a pair of line breaks.
    if !text.contains('\n') {
        return usize::from(!text.trim().is_empty());
    }
    text.split("\n\n").filter(|part| !part.trim().is_empty()).count()
}

fn lines(text: &str) -> usize {
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

fn arrows(text: &str) -> usize {
    let plain = text.bytes().zip(text.bytes().skip(1)).filter(|pair| *pair == (b'-', b'>')).count();
    plain + if text.is_ascii() { 0 } else { text.matches('\u{2192}').count() }
}
