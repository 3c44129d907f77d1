//! What in a text is not language: icons, references, ids and numbers.

use crate::words::Token;

/// Something with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub name: String,
    pub start: usize,
    pub end: usize,
}

/// The name of the icon that begins at `at`: a name that starts with a letter between colons, with no letter
/// or digit on either side, exactly as content reads it.
pub fn icon_at(text: &str, at: usize) -> Option<&str> {
    let inner = text.get(at..)?.strip_prefix(':')?;
    if text[..at].ends_with(char::is_alphanumeric) {
        return None;
    }
    let (name, after) = inner.split_at(inner.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))?);
    let closed = after.strip_prefix(':')?;
    (name.starts_with(char::is_alphabetic) && !closed.starts_with(char::is_alphanumeric)).then_some(name)
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

/// Numbers in running text, separators between thousands left out. Those of ids such as `P901` are apart.
#[derive(Debug, Default)]
pub struct Figures {
    pub numbers: Vec<Mark>,
    pub ids: Vec<Mark>,
}

pub fn figures(text: &str) -> Figures {
    match text.bytes().any(|byte| byte.is_ascii_digit()) {
        true => figures_among(text, &crate::words::tokens(text).collect::<Vec<_>>()),
        false => Figures::default(),
    }
}

/// The same where the words of the text are known already.
pub fn figures_among(text: &str, tokens: &[Token<'_>]) -> Figures {
    let mut figures = Figures::default();
    let mut last_end = usize::MAX;
    for token in tokens {
        let digits = token.text.bytes().filter(u8::is_ascii_digit).count();
        if digits == 0 {
            continue;
        }
        let end = token.start + token.text.len();
        let mark = Mark { name: token.text.to_owned(), start: token.start, end };
        if digits == token.text.len() {
            let gap = text.get(last_end..token.start);
            let group = token.text.len() == 3 && matches!(gap, Some("." | "," | "\u{a0}" | "\u{202f}" | "'"));
            match figures.numbers.last_mut().filter(|_| group) {
                Some(number) => {
                    number.name.push_str(token.text);
                    number.end = end;
                }
                None => figures.numbers.push(mark),
            }
            last_end = end;
        } else {
            figures.ids.push(mark);
        }
    }
    figures
}

/// What `from` has and `to` lacks, as often as it lacks it. Those in the same place are each other's, so that
/// of two equal numbers the one that changed is found.
pub fn missing<'m>(from: &'m [Mark], to: &[Mark]) -> Vec<&'m Mark> {
    let same = |at: usize| matches!((from.get(at), to.get(at)), (Some(a), Some(b)) if a.name == b.name);
    let mut rest: Vec<&str> =
        to.iter().enumerate().filter(|(at, _)| !same(*at)).map(|(_, mark)| mark.name.as_str()).collect();
    let left = from.iter().enumerate().filter(|(at, _)| !same(*at)).map(|(_, mark)| mark);
    left.filter(|mark| match rest.iter().position(|name| *name == mark.name) {
        Some(at) => {
            rest.swap_remove(at);
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

    #[test]
    fn what_is_missing_is_counted() {
        let (from, to) = (icons(":a: :a: :b:"), icons(":a:"));
        assert_eq!(missing(&from, &to).iter().map(|mark| mark.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        let (from, to) = (figures("5 of 1, 5").numbers, figures("2 of 1, 5").numbers);
        assert_eq!(missing(&from, &to)[0].start, 0);
    }
}
