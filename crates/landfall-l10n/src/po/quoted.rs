//! A quoted value, which may go on over several lines, and where each of its letters stands.

use std::borrow::Cow;

#[derive(Clone, Debug, Default)]
pub struct Quoted<'a> {
    /// Escapes resolved. Borrowed when there is nothing to resolve and only one line, which is most of the time.
    pub value: Cow<'a, str>,
    /// From the first quote to behind the last one.
    pub start: u32,
    pub end: u32,
}

/// One step of a value: a plain stretch or an escape.
pub(super) enum Step<'t> {
    Plain { text: &'t str },
    Escape { text: &'t str, value: Option<char> },
}

impl Quoted<'_> {
    /// The stretch of the file that `start..end` of the value was read from.
    pub fn place(&self, file: &str, start: usize, end: usize) -> (u32, u32) {
        self.places(file).find(file, start, end)
    }

    /// Where each stretch of the value was read from: for whoever asks for many places of a long value.
    pub fn places(&self, file: &str) -> Places {
        let raw = file.get(self.start as usize..self.end as usize).unwrap_or("");
        let mut at = 0;
        let stretch = |(offset, step): (usize, Step<'_>)| {
            let (length, width) = match &step {
                Step::Plain { text } => (text.len(), text.len()),
                Step::Escape { text, value } => (value.map_or(text.len(), char::len_utf8), text.len()),
            };
            at += length;
            Stretch { end: at, length, offset, width }
        };
        Places { start: self.start, end: self.end, stretches: steps(raw).map(stretch).collect() }
    }
}

/// The stretches of a value in the order of the file.
#[derive(Clone, Debug)]
pub struct Places {
    start: u32,
    end: u32,
    stretches: Vec<Stretch>,
}

#[derive(Clone, Copy, Debug)]
struct Stretch {
    /// Where it ends in the value, and its length there.
    end: usize,
    length: usize,
    /// Where it begins behind the first quote, and how wide it is in the file.
    offset: usize,
    width: usize,
}

impl Places {
    pub fn find(&self, file: &str, start: usize, end: usize) -> (u32, u32) {
        let stretch = |at: usize| self.stretches.get(at);
        let from = stretch(self.stretches.partition_point(|stretch| stretch.end <= start)).map(|stretch| {
            let inside =
                if stretch.length == stretch.width { start + stretch.length - stretch.end } else { 0 };
            self.start + (stretch.offset + inside) as u32
        });
        let to = stretch(self.stretches.partition_point(|stretch| stretch.end < end)).filter(|_| end > 0);
        let to = to.map(|stretch| {
            let left = if stretch.length == stretch.width { stretch.end - end } else { 0 };
            self.start + (stretch.offset + stretch.width - left) as u32
        });
        let last = self.end.saturating_sub(1).max(self.start);
        let from = from.unwrap_or(last);
        let to = to.unwrap_or(if end <= start { from } else { last }).max(from);
        // In a value with a stray quote the steps are not those of the reader, and may end inside a letter.
        let border = |at: u32| (0..=at).rev().find(|at| file.is_char_boundary(*at as usize)).unwrap_or(0);
        (border(from), border(to))
    }
}

/// The steps of a raw value with their offsets in it. Between a closing quote and the next opening one stand
/// only line ends, blanks and the marks of an obsolete entry.
pub(super) fn steps(raw: &str) -> impl Iterator<Item = (usize, Step<'_>)> {
    let mut at = 0;
    let mut inside = false;
    std::iter::from_fn(move || {
        loop {
            let rest = raw.get(at..)?;
            let first = rest.chars().next()?;
            if !inside {
                inside = first == '"';
                at += first.len_utf8();
                continue;
            }
            match first {
                // A value never goes beyond its line, not even when its quote is missing.
                '"' | '\n' => {
                    inside = false;
                    at += 1;
                }
                '\\' => {
                    let (length, value) = escape(rest);
                    let found = (at, Step::Escape { text: &rest[..length], value });
                    at += length;
                    return Some(found);
                }
                _ => {
                    let length = rest.find(['"', '\\', '\n']).unwrap_or(rest.len());
                    let found = (at, Step::Plain { text: &rest[..length] });
                    at += length;
                    return Some(found);
                }
            }
        }
    })
}

/// How long the escape at the beginning of `text` is and what it stands for.
fn escape(text: &str) -> (usize, Option<char>) {
    let mut letters = text[1..].chars();
    let Some(letter) = letters.next() else { return (1, None) };
    let simple = match letter {
        'n' => Some('\n'),
        't' => Some('\t'),
        'r' => Some('\r'),
        'a' => Some('\u{7}'),
        'b' => Some('\u{8}'),
        'v' => Some('\u{b}'),
        'f' => Some('\u{c}'),
        '"' | '\\' | '\'' | '?' => Some(letter),
        _ => None,
    };
    if simple.is_some() {
        return (2, simple);
    }
    let digits = |from: usize, radix: u32, most: usize| -> (usize, Option<char>) {
        let digits =
            text[from..].bytes().take(most).take_while(|byte| (*byte as char).is_digit(radix)).count();
        let value = u32::from_str_radix(&text[from..from + digits], radix).ok();
        // More than ASCII would be half a character in UTF-8.
        (from + digits, value.filter(|value| *value < 128).and_then(char::from_u32))
    };
    match letter {
        'x' => digits(2, 16, 2),
        '0'..='7' => digits(1, 8, 3),
        '\n' | '\r' => (1, None),
        _ => (1 + letter.len_utf8(), None),
    }
}

/// The value of a raw text, and the offsets of what is not an escape although it looks like one.
pub(super) fn value(raw: &str) -> (Cow<'_, str>, Vec<(usize, usize)>) {
    let mut whole = Cow::Borrowed("");
    let mut broken = Vec::new();
    for (at, step) in steps(raw) {
        match step {
            Step::Plain { text } if whole.is_empty() => whole = Cow::Borrowed(text),
            Step::Plain { text } => whole.to_mut().push_str(text),
            Step::Escape { value: Some(value), .. } => whole.to_mut().push(value),
            Step::Escape { text, value: None } => {
                broken.push((at, at + text.len()));
                whole.to_mut().push_str(text);
            }
        }
    }
    (whole, broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_join_and_escapes_are_resolved() {
        let (text, broken) = value("\"\"\n\"One\\n\"\n\"two \\\"three\\\"\"");
        assert_eq!(text, "One\ntwo \"three\"");
        assert!(broken.is_empty());
        assert_eq!(value("\"\\q \\x41\"").0, "\\q A");
        assert_eq!(value("\"a\\q\"").1, [(2, 4)]);
    }

    #[test]
    fn every_letter_of_a_value_has_its_place() {
        let file = "msgstr \"\"\n\"Salt\\n\"\n\"and :die:\"\n";
        let (start, end) = (7, file.len() as u32 - 1);
        let (value, _) = value(&file[7..end as usize]);
        let quoted = Quoted { value, start, end };
        let at = quoted.value.find(":die:").unwrap();
        let (from, to) = quoted.place(file, at, at + 5);
        assert_eq!(&file[from as usize..to as usize], ":die:");
        let (from, to) = quoted.place(file, 4, 5);
        assert_eq!(&file[from as usize..to as usize], "\\n");
    }
}
