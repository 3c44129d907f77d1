//! Sentences that were pasted twice.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4038",
        name: "doubled-sentence",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a translation repeats a sentence",
        explanation: "\
The same sentence follows itself in the translation, and no sentence of the
source does. It was probably pasted twice.",
        bad: rules_line!("Read the sign. Then go on.", "Leggi il cartello. Leggi il cartello. Poi prosegui."),
        good: rules_line!("Read the sign. Then go on.", "Leggi il cartello. Poi prosegui."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    // A text that repeats something is longer than its source, or says less than it.
    let Some((start, end)) = doubled(pair.text) else { return };
    if doubled(pair.source).is_some() {
        return;
    }
    let place = pair.place(start, end);
    let draft = CHECK.rule.report("a sentence is here twice").help("delete one of them");
    out.push(pair.at(draft, place, "the same as the sentence before it"));
}

/// The place of a sentence that equals the one before it.
fn doubled(text: &str) -> Option<(usize, usize)> {
    // Sentences of a repeated text come in twos; without two full stops there are none. The bytes that such a mark may
    // begin with are looked at first.
    let may_stop = |byte: &u8| matches!(byte, b'.' | b'!' | b'?' | b'\n' | 0xe3 | 0xef);
    if text.bytes().filter(may_stop).take(2).count() < 2 {
        return None;
    }
    let stops =
        text.chars().filter(|c| matches!(c, '.' | '!' | '?' | '\u{3002}' | '\u{ff01}' | '\u{ff1f}' | '\n'));
    if stops.take(2).count() < 2 {
        return None;
    }
    let sentences = sentences(text);
    // A number with a dot ends no sentence, so up to three such stretches in a row are one.
    (1..=3).find_map(|length| {
        sentences.windows(2 * length).find_map(|run| {
            let (first, second) = run.split_at(length);
            let same = first.iter().zip(second).all(|((_, a), (_, b))| a == b);
            let (start, (last, piece)) = (second[0].0, second[length - 1]);
            let repeated = &text[start..last + piece.len()];
            // `No. No.` is how people speak.
            let long = repeated.len() >= 12 && (repeated.contains(' ') || repeated.chars().count() >= 6);
            (same && long).then_some((start, last + piece.len()))
        })
    })
}

/// Stretches that end in a full stop. Simpler than the sentences of Unicode, which go on where a small letter, a
/// tag or an icon follows.
fn sentences(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut start) = (Vec::new(), 0);
    let is_stop =
        |letter: char| matches!(letter, '.' | '!' | '?' | '\u{2026}' | '\u{3002}' | '\u{ff01}' | '\u{ff1f}');
    for (at, letter) in text.char_indices().filter(|(_, letter)| is_stop(*letter) || *letter == '\n') {
        let after = &text[at + letter.len_utf8()..];
        let rest = after
            .trim_start_matches(['"', '\'', ')', '\u{201d}', '\u{bb}', '\u{300d}', '\u{300f}', '\u{ff09}']);
        let wide = !letter.is_ascii() && letter != '\u{2026}';
        if letter == '\n' || wide || rest.is_empty() || rest.starts_with(char::is_whitespace) {
            let end = text.len() - rest.len();
            let piece = &text[start.min(end)..end];
            let trimmed = piece.trim();
            let begin = start.min(end) + piece.len() - piece.trim_start().len();
            found.push((begin, trimmed));
            start = end;
        }
    }
    found.retain(|(_, piece)| !piece.is_empty());
    found
}
