//! Characters that nobody sees, and those that make a line look like another one.

use landfall_diagnostics::{FileId, Origin, Report, Reports, Rule, Severity, Span, Stage};

use crate::{Token, TokenKind};

pub static RULE: Rule = Rule {
    code: "LF0008",
    name: "hidden-character",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "a character cannot be seen",
    explanation: "\
Zero-width blanks and soft hyphens come along when text is copied from web
pages. They break searching, icons and line breaks, and two names that look
alike are two names. Marks that turn the direction of writing, and control
characters, are errors: with them a line can show something else than what
it does. Scripts that are written with such a mark may have it.",
    bad: "\
log 1 {
    reference
    \"Salt on\u{200b} the glass.\"
}
",
    good: "\
log 1 {
    reference
    \"Salt on the glass.\"
}
",
};

/// Reports what is hidden in a file that is not content: a manifest, a schema, templates.
pub fn report_hidden(file: FileId, text: &str, reports: &mut Reports) {
    scan(file, text, &[], reports);
}

/// Reports what is hidden in a file, in texts and comments too. What was reported as unknown is left alone.
pub(crate) fn scan(file: FileId, text: &str, tokens: &[Token], reports: &mut Reports) {
    let mut at = 0;
    while let Some(skipped) = text.as_bytes()[at..].iter().position(|byte| MAY_BEGIN[usize::from(*byte)]) {
        at += skipped;
        let Some(letter) = text.get(at..).and_then(|rest| rest.chars().next()) else { return };
        let end = at + letter.len_utf8();
        // The mark that some editors put in front of a file is no part of it.
        let is_mark = at == 0 && letter == '\u{feff}';
        if !is_mark && hides(letter) && !is_written(letter, &text[..at], &text[end..]) {
            let token = tokens.partition_point(|token| token.start as usize <= at).saturating_sub(1);
            if tokens.get(token).is_none_or(|token| token.kind != TokenKind::Unknown) {
                reports.push(report(letter, Span::new(file, at as u32, end as u32)));
            }
        }
        at = end;
    }
}

/// Reports what a value hides that is written with an escape, such as `"a\u202eb"`: `written` is how its file has it.
pub fn report_escaped(text: &str, written: &str, place: Span, reports: &mut Reports) {
    let found = text.char_indices().find(|(at, letter)| {
        let (before, after) = (&text[..*at], &text[at + letter.len_utf8()..]);
        hides(*letter) && !written.contains(*letter) && !is_written(*letter, before, after)
    });
    if let Some((_, letter)) = found {
        let (severity, message, label) = fault(letter);
        reports.push(RULE.report(message).severity(severity).help("take the escape out").at(place, label));
    }
}

fn report(letter: char, span: Span) -> Report {
    let (severity, message, label) = fault(letter);
    RULE.report(message).severity(severity).help("delete it").suggest("delete it", span, "").at(span, label)
}

fn fault(letter: char) -> (Severity, String, &'static str) {
    let number = u32::from(letter);
    if turns(letter) {
        let message = format!("U+{number:04X} turns the direction of what follows");
        (Severity::Error, message, "the line shows something else than it does")
    } else if letter.is_control() {
        (
            Severity::Error,
            format!("control character U+{number:04X}"),
            "no reader and no printer can show this",
        )
    } else {
        (Severity::Warning, format!("invisible character U+{number:04X}"), "nobody can see this")
    }
}

/// Every byte of every file is looked up here.
static MAY_BEGIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = may_begin_hidden(byte as u8);
        byte += 1;
    }
    table
};

/// The first bytes of characters that may hide something: few of most texts.
const fn may_begin_hidden(byte: u8) -> bool {
    match byte {
        b'\t' | b'\n' | b'\r' => false,
        0..=0x1f | 0x7f => true,
        0xc2 | 0xcd | 0xd8 | 0xe1 | 0xe2 | 0xe3 | 0xef | 0xf3 => true,
        _ => false,
    }
}

fn hides(letter: char) -> bool {
    match letter {
        '\t' | '\n' | '\r' => false,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' => {
            true
        }
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' => true,
        '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' => true,
        '\u{e0000}'..='\u{e0fff}' => true,
        _ => letter.is_control(),
    }
}

/// Overrides, embeddings and isolates, and the end of each.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether the script around it is written with this character: Thai breaks lines at it, Persian and Hindi shape
/// letters by it, Arabic and Hebrew keep numbers in place with it, and symbols choose their look by it.
fn is_written(letter: char, before: &str, after: &str) -> bool {
    let (last, next) = (before.chars().next_back(), after.chars().next());
    let beside = |is: fn(char) -> bool| last.is_some_and(is) || next.is_some_and(is);
    match letter {
        '\u{200b}' => beside(is_unspaced),
        '\u{200c}' | '\u{200d}' => beside(is_shaped) || (letter == '\u{200d}' && beside(is_symbol)),
        '\u{200e}' | '\u{200f}' | '\u{61c}' => turned_line(before, after),
        '\u{fe0e}' | '\u{fe0f}' => last.is_some_and(|last| is_symbol(last) || last.is_ascii_digit()),
        '\u{e0020}'..='\u{e007f}' => last.is_some_and(|last| is_symbol(last) || hides(last)),
        _ => false,
    }
}

/// Thai, Lao, Burmese, Khmer.
fn is_unspaced(letter: char) -> bool {
    matches!(letter, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}')
}

/// Arabic and its relatives, and the scripts of India.
fn is_shaped(letter: char) -> bool {
    is_from_the_right(letter) || matches!(letter, '\u{900}'..='\u{dff}')
}

fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{60f}' | '\u{610}'..='\u{61b}' | '\u{61d}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

fn is_symbol(letter: char) -> bool {
    matches!(letter, '\u{a9}' | '\u{ae}' | '\u{2122}' | '\u{2190}'..='\u{2bff}' | '\u{3030}'..='\u{303d}' | '\u{1f000}'..='\u{1faff}' | '\u{fe0f}')
}

/// How far a letter of a script that runs from right to left may be: a direction mark stands near its words.
const NEAR: usize = 32;

fn turned_line(before: &str, after: &str) -> bool {
    before.chars().rev().take(NEAR).any(is_from_the_right) || after.chars().take(NEAR).any(is_from_the_right)
}

#[cfg(test)]
mod tests {
    use crate::parse;
    use landfall_diagnostics::FileId;

    fn found(text: &str) -> Vec<String> {
        parse(FileId(0), text)
            .reports
            .iter()
            .map(|report| format!("{} {}", report.rule.code, report.message))
            .collect()
    }

    #[test]
    fn what_nobody_sees_is_reported_in_texts_names_and_comments() {
        assert_eq!(found("log 1 \"So\u{ad}lt\" { end }\n"), ["LF0008 invisible character U+00AD"]);
        assert_eq!(found("// a \u{202e}b\n"), ["LF0008 U+202E turns the direction of what follows"]);
        assert_eq!(found("log 1 \"\u{1b}[31mred\"\n"), ["LF0008 control character U+001B"]);
        assert_eq!(found("planet a\u{34f}b \"x\"\n"), ["LF0008 invisible character U+034F"]);
        assert_eq!(found("planet a\u{3164} \"x\"\n"), ["LF0008 invisible character U+3164"]);
        // Between words it was never known.
        assert_eq!(found("planet a\u{200b}b \"x\"\n"), ["LF0006 `U+200B` means nothing here"]);
    }

    #[test]
    fn scripts_that_need_such_a_character_may_have_it() {
        for text in [
            "می\u{200c}روم",
            "ไป\u{200b}มา",
            "क्\u{200d}ष",
            "אבג \u{200e}3-5\u{200e}",
            "👩\u{200d}🚀 ❤\u{fe0f}",
        ] {
            assert!(found(&format!("log 1 \"{text}\"\n")).is_empty(), "{text}: {:?}", found(text));
        }
        assert!(found("\u{feff}log 1 \"Salt\tand\u{a0}glass\"\r\n").is_empty());
    }
}
