//! What in a text is not language: icons, references, ids, numbers, tags and placeholders.

use std::collections::BTreeMap;

use crate::letters::Letters;
use crate::script::{digit, joins};
use crate::words::Token;

/// Something with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub name: String,
    pub start: usize,
    pub end: usize,
}

/// The name of the icon that begins at `at`: a name that starts with a letter between colons, with no letter
/// on either side unless its script has no blanks, exactly as content reads it.
pub fn icon_at(text: &str, at: usize) -> Option<&str> {
    let inner = text.get(at..)?.strip_prefix(':')?;
    if text[..at].ends_with(joins) {
        return None;
    }
    let (name, after) = inner.split_at(inner.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))?);
    let closed = after.strip_prefix(':')?;
    let begins = name.starts_with(|c: char| c.is_alphabetic() && joins(c));
    (begins && !closed.starts_with(joins)).then_some(name)
}

pub fn icons(text: &str) -> Vec<Mark> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(colon) = text.get(at..).and_then(|rest| rest.find(':')) {
        let start = at + colon;
        match icon_at(text, start) {
            Some(name) => {
                at = start + name.len() + 2;
                found.push(Mark { name: name.to_owned(), start, end: at });
            }
            None => at = start + 1,
        }
    }
    found
}

/// `{log 335}`, with blanks evened out.
pub fn references(text: &str) -> Vec<Mark> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(brace) = text.get(at..).and_then(|rest| rest.find('{')) {
        let start = at + brace;
        let inner = &text[start + 1..];
        match inner.find(['{', '}']).filter(|end| inner[*end..].starts_with('}')) {
            Some(end) => {
                at = start + end + 2;
                let name = inner[..end].split_whitespace().collect::<Vec<_>>().join(" ");
                found.push(Mark { name, start, end: at });
            }
            None => at = start + 1,
        }
    }
    found
}

/// Numbers in running text, in digits of any script, separators between thousands left out. Those of ids such as
/// `P901` are apart.
#[derive(Debug, Default)]
pub struct Figures {
    pub numbers: Vec<Mark>,
    pub ids: Vec<Mark>,
}

pub fn figures(text: &str) -> Figures {
    match Letters::of(text).any(Letters::DIGIT) {
        true => figures_among(text, &crate::words::tokens(text).collect::<Vec<_>>(), &looks_like_id),
        false => Figures::default(),
    }
}

/// Capital letters and then digits, where no game says how its ids look.
fn looks_like_id(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The same where the words of the text are known already, and how ids look.
pub fn figures_among(text: &str, tokens: &[Token<'_>], is_id: &dyn Fn(&str) -> bool) -> Figures {
    let mut figures = Figures::default();
    let mut last_end = usize::MAX;
    for token in tokens {
        if !token.text.bytes().any(|byte| byte.is_ascii_digit() || byte >= 0xd9) {
            continue;
        }
        let whole = token.text.bytes().all(|byte| byte.is_ascii_digit());
        if !whole && is_id(token.text) {
            let end = token.start + token.text.len();
            figures.ids.push(Mark { name: token.text.to_owned(), start: token.start, end });
            continue;
        }
        for (name, from, to) in runs(token.text) {
            let (start, end) = (token.start + from, token.start + to);
            let gap = text.get(last_end..start);
            let group = name.len() == 3
                && matches!(gap, Some("." | "," | "\u{a0}" | "\u{202f}" | "'" | "\u{2019}" | "\u{66c}"));
            match figures.numbers.last_mut().filter(|_| group) {
                Some(number) => {
                    number.name.push_str(&name);
                    number.end = end;
                }
                None => figures.numbers.push(Mark { name, start, end }),
            }
            last_end = end;
        }
    }
    figures
}

/// The runs of digits in a word, in ASCII: `2nd` and `D10` count as 2 and 10, whatever letters a language adds.
fn runs(word: &str) -> Vec<(String, usize, usize)> {
    let mut found: Vec<(String, usize, usize)> = Vec::new();
    for (at, letter) in word.char_indices() {
        let Some(value) = digit(letter) else { continue };
        let value = char::from(b'0' + value);
        match found.last_mut().filter(|(_, _, end)| *end == at) {
            Some((name, _, end)) => {
                name.push(value);
                *end = at + letter.len_utf8();
            }
            None => found.push((value.to_string(), at, at + letter.len_utf8())),
        }
    }
    found
}

/// Numbers of which a group of three follows the one before it behind a plain blank, put together: `20 000`.
pub fn joined_by_blanks(text: &str, numbers: &[Mark]) -> Vec<Mark> {
    let mut joined: Vec<Mark> = Vec::new();
    for number in numbers {
        let is_group = number.end - number.start == 3 && number.name.len() == 3;
        match joined.last_mut().filter(|last| is_group && text.get(last.end..number.start) == Some(" ")) {
            Some(last) => {
                last.name.push_str(&number.name);
                last.end = number.end;
            }
            None => joined.push(number.clone()),
        }
    }
    joined
}

/// Tags such as `<b>`, marks of emphasis and placeholders such as `%s`, which a program fills in.
pub fn markup(text: &str) -> Vec<Mark> {
    if !text.bytes().any(|byte| matches!(byte, b'<' | b'%' | b'*')) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(offset) = text.get(at..).and_then(|rest| rest.find(['<', '%', '*'])) {
        let start = at + offset;
        let rest = &text[start..];
        let length = match rest.as_bytes()[0] {
            b'<' => tag(rest),
            b'%' => placeholder(&text[..start], rest),
            _ => rest.starts_with("**").then_some(2),
        };
        at = start + length.unwrap_or(1);
        if length.is_some() {
            found.push(Mark { name: text[start..at].to_owned(), start, end: at });
        }
    }
    found
}

/// `<b>`, `</b>`, `<br/>`, `<color=red>`; `<` before a blank or a digit is a sign.
fn tag(rest: &str) -> Option<usize> {
    let inner = rest[1..].strip_prefix('/').unwrap_or(&rest[1..]);
    if !inner.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    // What follows is looked at up to the next tag, so that no letter is looked at for each `<` before it.
    let end = 1 + rest[1..].find(['<', '>', '\n'])?;
    rest[end..].starts_with('>').then_some(end + 1)
}

/// `%s`, `%1$d`, `%.2f`, `%(name)s`; `50% of` and `100%.` are no placeholders.
fn placeholder(before: &str, rest: &str) -> Option<usize> {
    if before.ends_with(|c: char| digit(c).is_some() || c == '%') {
        return None;
    }
    let bytes = rest.as_bytes();
    let mut at = 1;
    if bytes.get(at) == Some(&b'(') {
        // A name has no other placeholder in it.
        let end = 1 + rest[1..].find([')', '%'])?;
        at = rest[end..].strip_prefix(')').map(|_| end + 1)?;
    }
    while bytes
        .get(at)
        .is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'$' | b'.' | b'-' | b'+' | b'#'))
    {
        at += 1;
    }
    while bytes.get(at).is_some_and(|byte| matches!(byte, b'l' | b'h' | b'z')) {
        at += 1;
    }
    let conversion = bytes.get(at).is_some_and(|byte| b"sdiufxXcogeE@".contains(byte));
    (conversion && !rest[at + 1..].starts_with(joins)).then_some(at + 1)
}

/// What `from` has and `to` lacks, as often as it lacks it. Those in the same place are each other's, so that
/// of two equal numbers the one that changed is found.
pub fn missing<'m>(from: &'m [Mark], to: &[Mark]) -> Vec<&'m Mark> {
    let same = |at: usize| matches!((from.get(at), to.get(at)), (Some(a), Some(b)) if a.name == b.name);
    let mut rest: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, mark) in to.iter().enumerate().filter(|(at, _)| !same(*at)) {
        *rest.entry(mark.name.as_str()).or_default() += 1;
    }
    let left = from.iter().enumerate().filter(|(at, _)| !same(*at)).map(|(_, mark)| mark);
    left.filter(|mark| match rest.get_mut(mark.name.as_str()).filter(|count| **count > 0) {
        Some(count) => {
            *count -= 1;
            false
        }
        None => true,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_references_numbers_and_ids_are_told_apart() {
        let text = "Spend :die: 2 at 12:30:45, {log  335}, P901 and 1,000.";
        assert_eq!(icons(text).iter().map(|mark| mark.name.as_str()).collect::<Vec<_>>(), ["die"]);
        assert_eq!(references(text)[0].name, "log 335");
        let figures = figures(text);
        assert_eq!(figures.ids[0].name, "P901");
        let numbers: Vec<_> = figures.numbers.iter().map(|mark| mark.name.as_str()).collect();
        assert_eq!(numbers, ["2", "12", "30", "45", "1000"]);
    }

    fn names(marks: &[Mark]) -> Vec<&str> {
        marks.iter().map(|mark| mark.name.as_str()).collect()
    }

    #[test]
    fn letters_without_blanks_may_touch_icons_numbers_and_ids() {
        assert_eq!(names(&icons("花费:die:骰子")), ["die"]);
        assert_eq!(names(&icons("a:die:b")), [""; 0]);
        let found = figures("弃掉1或2个骰子，拿走P901。");
        assert_eq!((names(&found.numbers), names(&found.ids)), (vec!["1", "2"], vec!["P901"]));
        assert_eq!(names(&figures("카드 3장과 P902를").numbers), ["3"]);
    }

    #[test]
    fn ordinals_decades_and_dice_are_numbers_and_no_addresses() {
        for (text, number) in
            [("the 2nd door", "2"), ("il 2º", "2"), ("45s", "45"), ("1er", "1"), ("3-й", "3")]
        {
            let found = figures(text);
            assert_eq!((names(&found.numbers), found.ids.len()), (vec![number], 0), "{text}");
        }
    }

    #[test]
    fn thousands_and_other_digits_are_evened_out() {
        for text in ["20,000", "20.000", "20\u{a0}000", "20'000", "２０，０００".replace('，', ",").as_str()]
        {
            assert_eq!(names(&figures(text).numbers), ["20000"], "{text}");
        }
        assert_eq!(names(&figures("\u{663}\u{664}").numbers), ["34"]);
        let text = "20 000 m";
        assert_eq!(names(&joined_by_blanks(text, &figures(text).numbers)), ["20000"]);
    }

    #[test]
    fn tags_and_placeholders_are_found_and_percentages_are_not() {
        assert_eq!(
            names(&markup("<b>Go</b> %s, %1$d (%(n)s), 50% of 100%. a < b > c **x**")),
            ["<b>", "</b>", "%s", "%1$d", "%(n)s", "**", "**"]
        );
        assert_eq!(names(&markup("50 % der Fälle, %50 dolu, 5 %s")), ["%s"]);
        assert_eq!(names(&markup("%sを拾う")), ["%s"]);
    }

    #[test]
    fn what_is_missing_is_counted() {
        let (from, to) = (icons(":a: :a: :b:"), icons(":a:"));
        assert_eq!(missing(&from, &to).iter().map(|mark| mark.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        let (from, to) = (figures("5 of 1, 5").numbers, figures("2 of 1, 5").numbers);
        assert_eq!(missing(&from, &to)[0].start, 0);
    }
}
