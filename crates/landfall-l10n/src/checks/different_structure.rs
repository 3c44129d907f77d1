//! Options, paragraphs and lines that came or went.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;
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
        ("paragraph", "paragraphs", paragraphs(pair, pair.source), paragraphs(pair, pair.text)),
        ("line", "lines", lines(pair, pair.source), lines(pair, pair.text)),
        ("arrow", "arrows", arrows(pair, pair.source), arrows(pair, pair.text)),
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
    let glossary = pair.book.glossary.or_words();
    let source_words: &[&str] = match (&glossary, pair.book.source) {
        (Some((source, _)), _) => &[source],
        (None, Some(language)) => language.or,
        (None, None) => return (1, 1),
    };
    let source = count(pair.source, source_words, || pair.source_words());
    match (glossary, pair.book.target) {
        (Some((_, target)), _) => (source, count(pair.text, &[target], || pair.words())),
        (None, Some(language)) if language.unspaced => {
            let there = language.or.iter().map(|or| pair.text.matches(or).count()).sum::<usize>() + 1;
            (source, there.min(source))
        }
        (None, Some(language)) if source > 1 => (source, count(pair.text, language.or, || pair.words())),
        _ => (1, 1),
    }
}

/// Most texts hold no such letters, and their words need not be parted.
fn count<'p>(text: &str, or: &[&str], words: impl FnOnce() -> &'p [Token<'p>]) -> usize {
    let between = |words: &[Token<'_>]| words.iter().filter(|word| or.contains(&word.text)).count();
    1 + if or.iter().any(|or| text.contains(or)) { between(words()) } else { 0 }
}

fn paragraphs(pair: &Pair<'_>, text: &str) -> usize {
    // Most texts are one line, and need not be searched for a pair of line breaks.
    if !pair.hold(Letters::LINE_END) {
        return usize::from(!text.trim().is_empty());
    }
    let (mut count, mut start, mut from) = (0, 0, 0);
    while let Some(end) = text[from..].find('\n').map(|at| from + at) {
        from = end + 1;
        if text[from..].starts_with('\n') {
            count += usize::from(!text[start..end].trim().is_empty());
            from += 1;
            start = from;
        }
    }
    count + usize::from(!text[start..].trim().is_empty())
}

fn lines(pair: &Pair<'_>, text: &str) -> usize {
    if !pair.hold(Letters::LINE_END) {
        return usize::from(!text.trim().is_empty());
    }
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

fn arrows(pair: &Pair<'_>, text: &str) -> usize {
    if !pair.hold(Letters::ARROW) {
        return 0;
    }
    text.matches("->").count() + text.matches('\u{2192}').count()
}
