//! Brackets and quotes that are opened and never closed.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::marks;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4032",
        name: "unbalanced-markup",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a bracket, quote or icon is not closed",
        explanation: "\
What is opened must be closed: `{log 12}` and `:die:` are printed as they stand
if half of them is missing, and a lost bracket or quote makes a sentence hard to
read.",
        bad: rules_line!("Read (once) the sign.", "Leggi (una volta il cartello."),
        good: rules_line!("Read (once) the sign.", "Leggi (una volta) il cartello."),
    },
    question: Question::Pair(run),
};

const PAIRS: [(char, char); 6] =
    [('(', ')'), ('[', ']'), ('{', '}'), ('\u{ab}', '\u{bb}'), ('\u{201c}', '\u{201d}'), ('<', '>')];

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if let Some((start, end, what)) = unclosed(pair.text) {
        // A source that is unbalanced on purpose, such as `:-)`, may be translated as it is.
        if unclosed(pair.source).is_none() {
            let draft =
                CHECK.rule.report(format!("{what} is not closed")).help("write both of the pair, or neither");
            out.push(pair.at(draft, pair.place(start, end), "the other half is missing"));
        }
        return;
    }
    let quotes = |text: &str| text.matches('"').count();
    if quotes(pair.text) % 2 == 1 && quotes(pair.source) % 2 == 0 {
        let at = pair.text.rfind('"').unwrap_or(0);
        let draft = CHECK.rule.report("a quote is not closed").help("write both quotes, or neither");
        return out.push(pair.at(draft, pair.place(at, at + 1), "an odd number of quotes"));
    }
    if let Some((start, end)) = half_icon(pair.text).filter(|_| half_icon(pair.source).is_none()) {
        let written = &pair.text[start..end];
        let draft = CHECK
            .rule
            .report(format!("`{written}` is half an icon"))
            .help("an icon has a colon on either side");
        out.push(pair.at(draft, pair.place(start, end), "players would read this as it stands"));
    }
}

/// The first bracket that has no partner.
fn unclosed(text: &str) -> Option<(usize, usize, String)> {
    let mut open: Vec<(usize, char)> = Vec::new();
    for (at, letter) in text.char_indices() {
        if PAIRS.iter().any(|(opens, _)| *opens == letter) {
            open.push((at, letter));
        } else if let Some((opens, _)) = PAIRS.iter().find(|(_, closes)| *closes == letter) {
            match open.pop() {
                Some((_, last)) if last == *opens => {}
                Some((at, last)) => return Some((at, at + last.len_utf8(), format!("`{last}`"))),
                None => return Some((at, at + letter.len_utf8(), format!("`{letter}`"))),
            }
        }
    }
    open.first().map(|(at, letter)| (*at, at + letter.len_utf8(), format!("`{letter}`")))
}

/// A colon glued to a word on one side only, where prose puts a blank: `:die` or ` die:x`.
fn half_icon(text: &str) -> Option<(usize, usize)> {
    let icons = marks::icons(text);
    text.match_indices(':').map(|(at, _)| at).find_map(|at| {
        if icons.iter().any(|icon| (icon.start..icon.end).contains(&at)) {
            return None;
        }
        let before = text[..at].chars().next_back();
        let after = text[at + 1..].chars().next();
        let opens =
            before.is_none_or(|c| !c.is_alphanumeric() && c != ':') && after.is_some_and(char::is_alphabetic);
        opens.then(|| {
            let rest = &text[at + 1..];
            let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(rest.len());
            (at, at + 1 + length)
        })
    })
}
