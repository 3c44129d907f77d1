//! Log numbers and card ids that changed on the way into another language.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question, differences};
use crate::example::rules_line;
use crate::letters::Letters;
use crate::marks::{self, Mark};
use crate::words::{self, Token};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4022",
        name: "different-references",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation sends players somewhere else",
        explanation: "\
A log number or the id of a card is an address. With another one players read
the wrong page and cannot know it. What is in braces is never translated:
`{log 12}` is printed in the language of the reader.",
        bad: rules_line!("Read {log 1} once.", "Leggi una volta {log 2}."),
        good: rules_line!("Read {log 1} once.", "Leggi una volta {log 1}."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let braces = |mark: &Mark| format!("{{{}}}", mark.name);
    if pair.hold(Letters::BRACE) {
        compare(pair, &marks::references(pair.source), &marks::references(pair.text), braces, out);
    }
    if !pair.hold(Letters::DIGIT) {
        return;
    }
    let (source, text) = (pair.source_figures(), pair.figures());
    let plain = |mark: &Mark| mark.name.clone();
    compare(pair, &source.ids, &text.ids, plain, out);
    if source.numbers.is_empty() && text.numbers.is_empty() {
        return;
    }
    if let Some(numbers) = differences::numbers(pair) {
        return compare(pair, &numbers.lost_addresses, &numbers.invented_addresses, plain, out);
    }
    // The same numbers, but is each the number of the same thing? Only where the game has words for both.
    let addresses = |text: &str, words: &[Token<'_>], marks: &[Mark]| -> Vec<Mark> {
        marks.iter().filter(|mark| is_address(pair, text, words, mark)).cloned().collect()
    };
    let source = addresses(pair.source, pair.source_words(), &source.numbers);
    let text = addresses(pair.text, pair.words(), &text.numbers);
    if source.len() == text.len() {
        compare(pair, &source, &text, plain, out);
    }
}

fn compare(
    pair: &Pair<'_>,
    source: &[Mark],
    text: &[Mark],
    written: impl Fn(&Mark) -> String,
    out: &mut Reports,
) {
    let (lost, invented) = (marks::missing(source, text), marks::missing(text, source));
    if let ([lost], [invented]) = (&lost[..], &invented[..]) {
        let place = pair.place(invented.start, invented.end);
        let (lost, invented) = (written(lost), written(invented));
        let draft = CHECK
            .rule
            .report(format!("`{lost}` has become `{invented}`"))
            .help(format!("write `{lost}` as the source does"))
            .fix(format!("write `{lost}`"), place, lost);
        return out.push(pair.at(draft, place, "another address than in the source"));
    }
    for invented in invented {
        let draft = CHECK.rule.report(format!("`{}` is not in the source", written(invented)));
        let draft = draft.help("take it out, or write the address that the source has");
        out.push(pair.at(draft, pair.place(invented.start, invented.end), "the source sends nobody there"));
    }
    for lost in lost {
        let draft = CHECK.rule.report(format!("`{}` is missing", written(lost)));
        let draft = draft.help(format!("write `{}` where the source has it", written(lost)));
        out.push(pair.at(draft, pair.whole(), "players would not know where to go"));
    }
}

/// Whether a number is one of something that has numbers for ids: `Log 28`, `Annotazione 28`, `Ann. 28`.
pub(super) fn is_address(pair: &Pair<'_>, text: &str, words: &[Token<'_>], mark: &Mark) -> bool {
    let at = words.partition_point(|word| word.start < mark.start);
    let Some(word) = at.checked_sub(1).and_then(|at| words.get(at)) else { return false };
    // A number inside of a word, such as the 10 of `D10`, is not the number of the word.
    let gap = text.get(word.start + word.text.len()..mark.start);
    if !gap.is_some_and(|gap| gap.trim_matches(['.', ' ', '\u{a0}']).is_empty()) {
        return false;
    }
    let word = word.text.to_lowercase();
    let named = |name: &String| {
        words::is_inflection(&word, name) || (word.chars().count() >= 3 && name.starts_with(&word))
    };
    pair.book.numbered.iter().any(named)
}
