//! Translations that end before their source does.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::words;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4037",
        name: "unfinished-text",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a translation ends before its source does",
        explanation: "\
The source ends in a full stop and the translation does not, or a sentence of the
source is missing and the translation is short for it. Most often the rest was
cut off when it was copied.",
        bad: rules_line!("Read the sign. Then go on.", "Leggi il cartello. Poi pros"),
        good: rules_line!("Read the sign. Then go on.", "Leggi il cartello. Poi prosegui."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let (source, text) = (pair.source.trim_end(), pair.text.trim_end());
    if stops(pair.book.glossary.locale.as_str()) && ends(source) && !ends(text) {
        let start = text.char_indices().rev().nth(15).map_or(0, |(at, _)| at);
        let draft = CHECK
            .rule
            .report("the translation does not end in a full stop")
            .help("end it as the source does, or translate the rest");
        return out.push(pair.at(draft, pair.place(start, text.len()), "the source goes on to a full stop"));
    }
    if let Some((had, has)) = dropped(pair) {
        let draft = CHECK
            .rule
            .report(format!("{has} of {had} sentences are here, and the text is short"))
            .help("compare source and translation sentence by sentence");
        out.push(pair.at(draft, pair.whole(), "a sentence of the source seems to be missing"));
    }
}

/// Whether sentences of a language end in a mark at all.
fn stops(locale: &str) -> bool {
    !["th", "lo", "km", "my"].contains(&crate::language::base(locale))
}

/// Whether a text ends a sentence, before any quotes and brackets.
fn ends(text: &str) -> bool {
    // What is said in Japanese ends without a stop inside of its brackets.
    if text.ends_with(['\u{300d}', '\u{300f}']) {
        return true;
    }
    let text = text.trim_end_matches(|letter: char| {
        matches!(
            letter,
            '"' | '\'' | ')' | ']' | '*' | '_' | '\u{ab}' | '\u{bb}' | '\u{2018}'
                ..='\u{201f}'
                    | '\u{2039}'
                    | '\u{203a}'
                    | '\u{3009}'
                    | '\u{300b}'
                    | '\u{300d}'
                    | '\u{300f}'
                    | '\u{3011}'
                    | '\u{ff09}'
                    | ' '
                    | '\u{a0}'
                    | '\u{202f}'
        )
    });
    // What a tag closes has ended before it.
    let text = match text.rfind('<').filter(|_| text.ends_with('>')) {
        Some(tag) => &text[..tag],
        None => text,
    };
    let mark = |letter: char| {
        matches!(
            letter,
            '.' | '!'
                | '?'
                | ':'
                | '\u{2026}'
                | '\u{3002}'
                | '\u{ff01}'
                | '\u{ff1f}'
                | '\u{ff0e}'
                | '\u{ff1a}'
                | '\u{ff61}'
                | '\u{61f}'
                | '\u{6d4}'
                | '\u{964}'
                | '\u{965}'
                | '\u{589}'
                | '\u{1362}'
                | '\u{203c}'
                | '\u{2047}'..='\u{2049}' | ';' | '\u{2014}' | '\u{2013}' | '-'
        )
    };
    // An icon ends in a colon and ends no sentence.
    let icon = text.ends_with(':')
        && text.trim_end_matches(':').ends_with(char::is_alphabetic)
        && crate::marks::icons(text).last().is_some_and(|icon| icon.end == text.len());
    text.ends_with(mark) && !icon
}

/// How many sentences the source has and the translation has, where one is missing. Translators join sentences
/// without making the text shorter, so both must be true: fewer sentences, and fewer letters than they need.
fn dropped(pair: &Pair<'_>) -> Option<(usize, usize)> {
    let language = pair.book.target.filter(|_| pair.book.glossary.source.starts_with("en"))?;
    let (source, text) = (letters(pair.source), letters(pair.text));
    // A quick look: no text of full length lacks a sentence.
    if text * 100 >= source * language.length * 9 / 10 {
        return None;
    }
    let (had, has) = (words::sentences(pair.source).len(), words::sentences(pair.text).len());
    let expected = source * language.length / 100;
    let short = source >= 40 && text * had * 10 < expected * (had * 10 - 6) && text * 100 < expected * 85;
    // What joins two sentences is a comma or a colon; where nothing does, less is needed to be short.
    let unjoined = joints(pair.text) <= joints(pair.source) && text * 100 < expected * 85;
    (has < had && (short || unjoined)).then_some((had, has))
}

/// Letters and digits. Most are ASCII, and those can be counted without decoding.
fn letters(text: &str) -> usize {
    let plain = text.bytes().filter(u8::is_ascii_alphanumeric).count();
    let other = |letter: &char| !letter.is_ascii() && letter.is_alphanumeric();
    plain + if text.is_ascii() { 0 } else { text.chars().filter(other).count() }
}

/// Marks between parts of a sentence.
fn joints(text: &str) -> usize {
    let joint = |letter: &char| {
        matches!(
            letter,
            ',' | ';' | ':' | '\u{2013}' | '\u{2014}' | '\u{3001}' | '\u{ff0c}' | '\u{ff1a}' | '\u{ff1b}'
        )
    };
    text.chars().filter(joint).count()
}

#[cfg(test)]
mod tests {
    use super::ends;

    #[test]
    fn sentences_end_in_every_script() {
        for text in
            ["Yes.", "«Sí.»", "はい。」", "「はい」", "Ja!“", "أجل؟", "हाँ।", "<b>Yes.</b>", "(Go.)", "Wait…"]
        {
            assert!(ends(text), "{text}");
        }
        for text in ["Yes", "Spend :die:", "Leggi il cart", "はい", "<b>Yes</b>"] {
            assert!(!ends(text), "{text}");
        }
    }
}
