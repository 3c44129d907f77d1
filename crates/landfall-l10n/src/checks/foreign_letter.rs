//! Letters of another alphabet that look like the right ones.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4034",
        name: "foreign-letter",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a word mixes two alphabets",
        explanation: "\
A Cyrillic or Greek letter inside a Latin word looks right and is not: nobody
finds the word by searching, and a font without the letter leaves a gap.",
        bad: rules_line!("Read the sign.", "Leggi il c\u{430}rtello."),
        good: rules_line!("Read the sign.", "Leggi il cartello."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.letters.any(Letters::FOREIGN) {
        return;
    }
    for token in pair.words() {
        let latin = token.text.chars().any(|letter| u32::from(letter) < 0x250 && letter.is_alphabetic());
        let foreign = token.text.char_indices().find(|(_, letter)| {
            matches!(u32::from(*letter), 0x370..=0x52f | 0x13a0..=0x13ff | 0xff00..=0xffef | 0x1d400..=0x1d7ff)
        });
        let Some((at, letter)) = foreign.filter(|_| latin) else { continue };
        let start = token.start + at;
        let draft = CHECK
            .rule
            .report(format!("U+{:04X} looks like a letter of this alphabet", u32::from(letter)))
            .help(format!("type `{}` anew", token.text));
        out.push(pair.at(draft, pair.place(start, start + letter.len_utf8()), "from another alphabet"));
    }
}
