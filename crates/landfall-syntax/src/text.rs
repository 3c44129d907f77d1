//! What quoted text says.

use crate::quote;

/// The value of a text or prose token: quotes off, escapes resolved. Prose loses its indentation; the lines
/// of a paragraph are joined by a space, and blank lines become one `"\n\n"`.
pub fn text_value(token_text: &str) -> String {
    let (_, body) = quote::body(token_text);
    let mut value = String::with_capacity(body.len());
    if !token_text.starts_with("\"\"\"") {
        unescape(body, &mut value);
        return value;
    }
    let mut paragraph_ended = false;
    for line in body.lines().map(str::trim) {
        if line.is_empty() {
            paragraph_ended = true;
            continue;
        }
        if !value.is_empty() {
            let joint = if paragraph_ended { "\n\n" } else { " " };
            // An escaped line break at the end of a line needs no space after it.
            value.push_str(if value.ends_with('\n') && !paragraph_ended { "" } else { joint });
        }
        paragraph_ended = false;
        unescape(line, &mut value);
    }
    value
}

/// The value of a text that means what is written between its quotes, which nearly all do: [`text_value`] is for all.
pub fn plain_text(token_text: &str) -> Option<&str> {
    let body = token_text.strip_prefix('"')?.strip_suffix('"')?;
    (!token_text.starts_with("\"\"\"") && !body.contains('\\')).then_some(body)
}

fn unescape(text: &str, value: &mut String) {
    let mut rest = text;
    while let Some((plain, escaped)) = rest.split_once('\\') {
        value.push_str(plain);
        let mut after = escaped.chars();
        match after.next() {
            Some('n') => value.push('\n'),
            Some(c @ ('"' | '\\' | '{' | '}' | ':')) => value.push(c),
            // Not an escape: what the designer sees is what players read.
            Some(c) => value.extend(['\\', c]),
            None => value.push('\\'),
        }
        rest = after.as_str();
    }
    value.push_str(rest);
}

/// A stretch of quoted text as it is written, quotes off and escapes untouched. Offsets count bytes from
/// the start of the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPart<'a> {
    Plain(&'a str),
    /// `:vanguard:`
    Icon {
        name: &'a str,
        start: usize,
        end: usize,
    },
    /// `{log 335}`
    Ref {
        body: &'a str,
        start: usize,
        end: usize,
    },
}

/// Splits a text or prose token at its icons and references. An icon needs a name that starts with a
/// letter, and no letter on either side, so that 12:30 and `a:b:c` stay what they are. Digits, and letters of
/// scripts that put no blanks between words, may touch it.
pub fn text_parts(token_text: &str) -> Vec<TextPart<'_>> {
    let (offset, body) = quote::body(token_text);
    let mut parts = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    let mut previous = None;
    // Everything between two such marks is plain, and only the letter before a mark can matter.
    let is_mark = |byte: &u8| matches!(byte, b'{' | b':' | b'\\');
    while let Some(skipped) = body.as_bytes()[at..].iter().position(is_mark) {
        if skipped > 0 {
            at += skipped;
            previous = body[..at].chars().next_back();
        }
        let c = char::from(body.as_bytes()[at]);
        let (start, found) = match c {
            '{' => (at, reference(&body[at..])),
            ':' if !previous.is_some_and(joins) => (at, icon(&body[at..])),
            _ => (at, None),
        };
        if let Some(inner) = found {
            let end = start + inner.len() + 2;
            if plain < start {
                parts.push(TextPart::Plain(&body[plain..start]));
            }
            let (from, to) = (offset + start, offset + end);
            parts.push(match c {
                '{' => TextPart::Ref { body: inner, start: from, end: to },
                _ => TextPart::Icon { name: inner, start: from, end: to },
            });
            (plain, at, previous) = (end, end, None);
        } else if c == '\\' {
            // An escape is no letter to its neighbours, not even the `n` of a line break.
            at += 1 + body[at + 1..].chars().next().map_or(0, char::len_utf8);
            previous = None;
        } else {
            at += 1;
            previous = Some(c);
        }
    }
    if plain < body.len() {
        parts.push(TextPart::Plain(&body[plain..]));
    }
    parts
}

fn reference(text: &str) -> Option<&str> {
    let inner = &text[1..];
    let end = inner.find(['{', '}'])?;
    inner[end..].starts_with('}').then(|| &inner[..end])
}

fn icon(text: &str) -> Option<&str> {
    let inner = &text[1..];
    let (name, after) = inner.split_at(inner.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))?);
    let closed = after.strip_prefix(':')?;
    let begins = name.starts_with(|c: char| c.is_alphabetic() && !is_unspaced(c));
    (begins && !closed.starts_with(joins)).then_some(name)
}

/// Whether a letter beside a colon makes it part of a word.
fn joins(letter: char) -> bool {
    letter.is_alphabetic() && !is_unspaced(letter)
}

/// Thai, Lao, Burmese, Khmer, kana, Han and Hangul: words stand side by side, or with endings glued to them.
fn is_unspaced(letter: char) -> bool {
    matches!(u32::from(letter),
        0xe00..=0xeff | 0x1000..=0x109f | 0x1100..=0x11ff | 0x1780..=0x17ff | 0x2e80..=0x9fff
        | 0xa960..=0xa97f | 0xac00..=0xd7ff | 0xf900..=0xfaff | 0xff66..=0xffdc | 0x1b000..=0x1b16f
        | 0x20000..=0x3ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_resolved_and_others_kept() {
        assert_eq!(text_value(r#""a \"b\" \\ \{x\} \: \n \q""#), "a \"b\" \\ {x} : \n \\q");
        assert_eq!(text_value("\""), "");
        assert_eq!(text_value("\"ends in \\"), "ends in \\");
    }

    #[test]
    fn prose_lines_join_and_blank_lines_part() {
        let prose =
            "\"\"\"\r\n      Salt has furred\r\n    its hull.\r\n\r\n\r\n    It counts.\r\n    \"\"\"";
        assert_eq!(text_value(prose), "Salt has furred its hull.\n\nIt counts.");
        assert_eq!(text_value("\"\"\"One\\n\n   two\"\"\""), "One\ntwo");
        assert_eq!(text_value("\"\"\"\"\"\""), "");
    }

    #[test]
    fn prose_may_end_in_a_quote() {
        assert_eq!(text_value("\"\"\"She said \"no\"\"\"\""), "She said \"no\"");
    }

    #[test]
    fn text_that_is_never_closed_still_has_a_value() {
        assert_eq!(text_value("\"Salt"), "Salt");
        assert_eq!(text_value("\"\"\"Salt"), "Salt");
        assert_eq!(text_value("\u{201C}Salt\u{201D}"), "Salt");
    }

    #[test]
    fn icons_and_references_are_found_with_their_offsets() {
        let token = "\"Take :vanguard:, read {log 335}.\"";
        let parts = text_parts(token);
        assert_eq!(
            parts,
            [
                TextPart::Plain("Take "),
                TextPart::Icon { name: "vanguard", start: 6, end: 16 },
                TextPart::Plain(", read "),
                TextPart::Ref { body: "log 335", start: 23, end: 32 },
                TextPart::Plain("."),
            ]
        );
        assert_eq!(&token[6..16], ":vanguard:");
        assert_eq!(&token[23..32], "{log 335}");
    }

    #[test]
    fn neighbouring_icons_are_two() {
        let names: Vec<_> = text_parts("\"\"\":a::b-2:\n\\n:c:\"\"\"")
            .into_iter()
            .filter_map(|part| if let TextPart::Icon { name, .. } = part { Some(name) } else { None })
            .collect();
        assert_eq!(names, ["a", "b-2", "c"]);
    }

    #[test]
    fn times_ratios_and_escapes_are_plain() {
        for text in ["at 12:30:45", "a:b:c", ":b:c", "Note: this: that", "\\:icon:", "\\{log 1}", "{log", ":"]
        {
            let token = format!("\"{text}\"");
            assert_eq!(text_parts(&token), [TextPart::Plain(text)], "{text}");
        }
        assert_eq!(text_parts("\"\""), []);
    }
}
