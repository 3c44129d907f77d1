//! Characters that nobody sees and every program stumbles over.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4033",
        name: "invisible-character",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation holds a character that cannot be seen",
        explanation: "\
Zero-width blanks, soft hyphens, direction marks and control characters come
along when text is copied from web pages and documents. They break searching,
icons and line breaks, and fonts of games often show them as boxes. Languages
that are written with such a character may have it.",
        bad: rules_line!("Read the sign.", "Leggi\u{200b} il cartello."),
        good: rules_line!("Read the sign.", "Leggi il cartello."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.letters.any(Letters::UNSEEN) {
        return;
    }
    for (at, letter) in pair.text.char_indices().filter(|(_, letter)| is_invisible(*letter)) {
        if pair.source.contains(letter) || is_spelling(&pair.book.glossary.locale, letter) {
            continue;
        }
        let place = pair.place(at, at + letter.len_utf8());
        let draft = CHECK
            .rule
            .report(format!("an invisible character, U+{:04X}", u32::from(letter)))
            .help("delete it")
            .fix("delete it", place, "");
        out.push(pair.at(draft, place, "nobody can see this"));
    }
}

/// Whether a language cannot be written without it: Thai breaks lines at it, Persian and Hindi shape letters by
/// it, Arabic and Hebrew keep numbers in place with it.
fn is_spelling(locale: &str, letter: char) -> bool {
    let language = crate::language::base(locale);
    match letter {
        '\u{200b}' => matches!(language, "th" | "lo" | "km" | "my"),
        '\u{200c}' | '\u{200d}' => {
            matches!(
                language,
                "fa" | "ur"
                    | "ku"
                    | "ar"
                    | "hi"
                    | "mr"
                    | "ne"
                    | "bn"
                    | "gu"
                    | "pa"
                    | "ta"
                    | "te"
                    | "kn"
                    | "ml"
                    | "si"
            )
        }
        '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}' => {
            matches!(language, "ar" | "he" | "fa" | "ur" | "yi")
        }
        _ => false,
    }
}

fn is_invisible(letter: char) -> bool {
    match letter {
        '\n' => false,
        // No-break blanks are good typography in many languages.
        '\u{a0}' | '\u{202f}' => false,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' => {
            true
        }
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' => true,
        '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffd}' => true,
        '\u{e0000}'..='\u{e0fff}' => true,
        _ => letter.is_control(),
    }
}
