//! Brackets and quotes that are opened and never closed.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use rustc_hash::FxHashSet;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;
use crate::marks;
use crate::script::joins;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4032",
        name: "unbalanced-markup",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a bracket, quote or icon is not closed",
        explanation: "\
What is opened must be closed: `{log 12}` and `:die:` are printed as they are
if half of them is missing, and a lost bracket or quote makes a sentence hard to
read. Quotes are paired as languages pair them: \u{201e}\u{2026}\u{201c}, \u{201e}\u{2026}\u{201d}, \u{bb}\u{2026}\u{ab}, \u{ab}\u{2026}\u{bb},
\u{201d}\u{2026}\u{201d}, \u{201c}\u{2026}\u{201d}, \u{300c}\u{2026}\u{300d}.",
        bad: rules_line!("Read (once) the sign.", "Leggi (una volta il cartello."),
        good: rules_line!("Read (once) the sign.", "Leggi (una volta) il cartello."),
    },
    question: Question::Pair(run),
};

/// What opens, and everything that closes it in some language; the quotes are those of CLDR.
const PAIRS: &[(char, &str)] = &[
    ('(', ")\u{ff09}"),
    ('[', "]"),
    ('{', "}"),
    ('<', ">"),
    ('\u{ab}', "\u{bb}"),
    ('\u{bb}', "\u{ab}\u{bb}"),
    ('\u{201c}', "\u{201d}"),
    ('\u{201d}', "\u{201d}"),
    ('\u{201e}', "\u{201c}\u{201d}"),
    ('\u{201f}', "\u{201d}"),
    ('\u{3008}', "\u{3009}"),
    ('\u{300a}', "\u{300b}"),
    ('\u{300c}', "\u{300d}"),
    ('\u{300e}', "\u{300f}"),
    ('\u{3010}', "\u{3011}"),
    ('\u{3014}', "\u{3015}"),
    ('\u{ff08}', "\u{ff09})"),
    ('\u{ff3b}', "\u{ff3d}"),
    ('\u{ff5b}', "\u{ff5d}"),
    ('\u{ff62}', "\u{ff63}"),
];

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let found = pair.letters.any(Letters::PAIRED).then(|| unclosed(pair.text)).flatten();
    if let Some((start, end, what)) = found {
        // A source that is unbalanced on purpose, such as `:-)`, may be translated as it is.
        if unclosed(pair.source).is_none() {
            let draft =
                CHECK.rule.report(format!("{what} is not closed")).help("write both of the pair, or neither");
            out.push(pair.at(draft, pair.place(start, end), "the other half is missing"));
        }
        return;
    }
    let quotes = |text: &str| text.matches('"').count();
    if pair.letters.any(Letters::QUOTE) && quotes(pair.text) % 2 == 1 && quotes(pair.source) % 2 == 0 {
        let at = pair.text.rfind('"').unwrap_or(0);
        let draft = CHECK.rule.report("a quote is not closed").help("write both quotes, or neither");
        return out.push(pair.at(draft, pair.place(at, at + 1), "an odd number of quotes"));
    }
    if !pair.letters.any(Letters::COLON) {
        return;
    }
    let names: Vec<String> = marks::icons(pair.source).into_iter().map(|icon| icon.name).collect();
    if let Some((start, end)) = half_icon(pair.text, &names).filter(|_| half_icon(pair.source, &[]).is_none())
    {
        let written = &pair.text[start..end];
        let draft = CHECK
            .rule
            .report(format!("`{written}` is half an icon"))
            .help("an icon has a colon on either side");
        out.push(pair.at(draft, pair.place(start, end), "players would read this as it is"));
    }
}

/// The first bracket or quote that has no partner. What may close does so; some quotes open where nothing waits
/// for them.
fn unclosed(text: &str) -> Option<(usize, usize, String)> {
    let mut open: Vec<(usize, char, &str)> = Vec::new();
    let opening = |letter: char| PAIRS.iter().find(|(opens, _)| *opens == letter);
    let closing = |letter: char| PAIRS.iter().any(|(_, closers)| closers.contains(letter));
    let named = |at: usize, letter: char| Some((at, at + letter.len_utf8(), format!("`{letter}`")));
    for (at, letter) in text.char_indices().filter(|(_, letter)| may_pair(*letter)) {
        let top = open.last().copied();
        // A quote over several paragraphs is opened anew at the beginning of each.
        let again = top.is_some_and(|(_, last, closers)| last == letter || closers.contains(letter));
        if again && text[..at].ends_with('\n') && "\u{ab}\u{bb}\u{201c}\u{201e}\u{201d}".contains(letter) {
            continue;
        }
        match top {
            Some((_, _, closers)) if closers.contains(letter) => {
                open.pop();
            }
            _ => match (opening(letter), top) {
                (Some((_, closers)), _) => open.push((at, letter, closers)),
                (None, Some((at, last, _))) if closing(letter) => return named(at, last),
                (None, None) if closing(letter) => return named(at, letter),
                _ => {}
            },
        }
    }
    open.first().and_then(|(at, letter, _)| named(*at, *letter))
}

/// A quick look, for most letters of most texts.
fn may_pair(letter: char) -> bool {
    match letter.is_ascii() {
        true => matches!(letter, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>'),
        false => !letter.is_alphanumeric(),
    }
}

/// A colon glued to a word on one side only, where prose puts a blank: `:die` or ` die:x`. Behind letters without
/// blanks a colon may be one, unless the word is an icon of the source.
fn half_icon(text: &str, names: &[String]) -> Option<(usize, usize)> {
    let icons = marks::icons(text);
    let mut icons = icons.iter().peekable();
    let names: FxHashSet<&str> = names.iter().map(String::as_str).collect();
    text.match_indices(':').map(|(at, _)| at).find_map(|at| {
        while icons.next_if(|icon| icon.end <= at).is_some() {}
        if icons.peek().is_some_and(|icon| icon.start <= at) {
            return None;
        }
        let rest = &text[at + 1..];
        let length = rest.find(|c: char| !(joins(c) || c.is_ascii_digit() || c == '-')).unwrap_or(rest.len());
        let before = text[..at].chars().next_back();
        let named = names.contains(&rest[..length]);
        let opens = match before {
            Some(letter) if letter.is_alphanumeric() => named && !joins(letter),
            other => other != Some(':') && rest.starts_with(joins),
        };
        opens.then_some((at, at + 1 + length))
    })
}

#[cfg(test)]
mod tests {
    use super::unclosed;

    #[test]
    fn quotes_are_paired_as_each_language_pairs_them() {
        for text in [
            "Er sagte „angehalten“ und ging.",
            "Er sagte »angehalten« und ging.",
            "Powiedział „stop” i wyszedł.",
            "Han sa ”stopp” och gick.",
            "Hän sanoi »seis» ja lähti.",
            "Il dit « halte » et partit.",
            "“Stop,” she said.",
            "彼は「止まれ」と言った。",
            "（他说：“停下。”）",
            "„Sie rief ‚Halt‘“, sagte er.",
            "«Primera línea.\n\n»Segunda línea.»",
            "“One.\n\n“Two.”",
        ] {
            assert_eq!(unclosed(text), None, "{text}");
        }
    }

    #[test]
    fn half_a_pair_is_found_in_each_of_them() {
        for text in [
            "Er sagte „angehalten und ging.",
            "Er sagte angehalten“ und ging.",
            "Er sagte »angehalten und ging.",
            "Han sa stopp” och gick.",
            "Il dit halte » et partit.",
            "彼は「止まれと言った。",
            "彼は止まれ」と言った。",
            "（他停下。",
        ] {
            assert!(unclosed(text).is_some(), "{text}");
        }
    }
}
