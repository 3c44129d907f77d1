//! What the ids of a kind look like, and what a nearly right one should have been.

use std::cmp::Ordering;

use crate::id_template::{self, TemplateMistake};
use crate::types::{IdPart, IdPattern};

/// How well a text fits an [`IdPattern`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IdMatch {
    Ok,
    /// Surely meant as this id: a letter O for a zero, other padding, a lower-case prefix.
    Normal(String),
    No,
}

/// Reads `P###`, `#`, `name` or a template such as `MIS-##`.
pub(crate) fn parse(text: &str) -> Result<IdPattern, TemplateMistake> {
    if text == "name" {
        return Ok(IdPattern::Name);
    }
    let prefix = text.trim_end_matches('#');
    let width = text.len() - prefix.len();
    if prefix.chars().all(|c| c.is_ascii_alphabetic()) && (1..=9).contains(&width) {
        return Ok(IdPattern::Numbered { prefix: prefix.to_owned(), width: width as u8 });
    }
    let parts = id_template::parse(text)?;
    if parts.iter().all(|part| matches!(part, IdPart::Text(_))) {
        return Err(TemplateMistake {
            place: 0..text.len(),
            why: "nothing in it changes, so there could be only one",
            help: HELP.to_owned(),
        });
    }
    Ok(IdPattern::Template(parts))
}

pub(crate) const HELP: &str = "write `id: P###` for P and three digits, `id: '#'` for a number, `id: name`, or a form such as `id: MIS-##`";

impl IdPattern {
    /// Reads `P###`, `#`, `name` or a template such as `MIS-##`.
    pub fn parse(text: &str) -> Option<Self> {
        parse(text).ok()
    }

    pub fn matches(&self, text: &str) -> IdMatch {
        let normal = match self {
            IdPattern::Name => normal_name(text),
            IdPattern::Numbered { prefix, width } => normal_number(text, prefix, usize::from(*width)),
            IdPattern::Template(parts) => id_template::normal(parts, text),
        };
        match normal {
            Some(normal) if normal == text => IdMatch::Ok,
            Some(normal) => IdMatch::Normal(normal),
            None => IdMatch::No,
        }
    }

    /// The order of two ids on a list: by the numbers in them, so that 2 comes before 10.
    pub fn compare(&self, a: &str, b: &str) -> Ordering {
        match self {
            IdPattern::Name => a.cmp(b),
            IdPattern::Numbered { .. } => (a.len(), a).cmp(&(b.len(), b)),
            IdPattern::Template(_) => by_runs(a, b).then_with(|| a.cmp(b)),
        }
    }

    /// The id after this one: the last number in it is one higher.
    pub fn next(&self, id: &str) -> Option<String> {
        let end = id.rfind(|c: char| c.is_ascii_digit())? + 1;
        let start = id[..end].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
        if *self == IdPattern::Name || !id.is_char_boundary(start) {
            return None;
        }
        let number = id[start..end].parse::<u64>().ok()?.checked_add(1)?;
        let next = format!("{}{number:0width$}{}", &id[..start], &id[end..], width = end - start);
        self.is_ok(&next).then_some(next)
    }

    /// The ids that this one may come next to: `P099` for `P100`, `99` for `100`.
    pub fn before(&self, id: &str) -> Vec<String> {
        let Some(end) = id.rfind(|c: char| c.is_ascii_digit()).map(|at| at + 1) else { return Vec::new() };
        let start = id[..end].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
        let Some(digits) = id.get(start..end) else { return Vec::new() };
        let Some(number) = digits.parse::<u64>().ok().and_then(|number| number.checked_sub(1)) else {
            return Vec::new();
        };
        let widths = [digits.len(), digits.len().saturating_sub(1).max(1)];
        let mut found: Vec<String> =
            widths.map(|width| format!("{}{number:0width$}{}", &id[..start], &id[end..])).into();
        found.dedup();
        found.retain(|before| self.next(before).as_deref() == Some(id));
        found
    }

    /// Whether a word or name is part of the id, so that a slip in it leads to no other id by itself.
    pub fn holds_a_name(&self) -> bool {
        match self {
            IdPattern::Name => true,
            IdPattern::Numbered { .. } => false,
            IdPattern::Template(parts) => parts.contains(&IdPart::Any),
        }
    }

    /// The ids of a range such as `P900-P999`, or a single id twice.
    pub fn range<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let text = text.trim();
        if self.is_ok(text) {
            return Some((text, text));
        }
        let halves = text.match_indices('-').map(|(at, _)| (text[..at].trim(), text[at + 1..].trim()));
        let mut ranges = halves.filter(|(first, last)| self.is_ok(first) && self.is_ok(last));
        ranges.find(|(first, last)| self.compare(first, last).is_le())
    }

    /// `P901`
    pub fn example(&self) -> String {
        match self {
            IdPattern::Name => "a-name".to_owned(),
            IdPattern::Numbered { prefix, width } => {
                format!("{prefix}{}", &"901234567"[..usize::from(*width).min(9)])
            }
            IdPattern::Template(parts) => id_template::example(parts),
        }
    }

    /// In words: `P` and at least three digits.
    pub fn describe(&self) -> String {
        match self {
            IdPattern::Name => "a name in lower case with dashes".to_owned(),
            IdPattern::Numbered { prefix, width: 1 } if prefix.is_empty() => "a number".to_owned(),
            IdPattern::Numbered { prefix, width: 1 } => format!("`{prefix}` and a number"),
            IdPattern::Numbered { prefix, width } if prefix.is_empty() => {
                format!("at least {} digits", number_word(*width))
            }
            IdPattern::Numbered { prefix, width } => {
                format!("`{prefix}` and at least {} digits", number_word(*width))
            }
            IdPattern::Template(parts) => id_template::describe(parts),
        }
    }
}

pub(crate) fn number_word(number: u8) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    words.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// Compares digits with digits as numbers, and all else letter by letter.
fn by_runs(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a, b);
    while let (Some(x), Some(y)) = (a.chars().next(), b.chars().next()) {
        let order = if x.is_ascii_digit() && y.is_ascii_digit() {
            let (first, second) = (take_number(&mut a), take_number(&mut b));
            (first.len(), first).cmp(&(second.len(), second))
        } else {
            (a, b) = (&a[x.len_utf8()..], &b[y.len_utf8()..]);
            x.cmp(&y)
        };
        if order.is_ne() {
            return order;
        }
    }
    a.len().cmp(&b.len())
}

/// The digits at the beginning, without zeros in front.
fn take_number<'t>(text: &mut &'t str) -> &'t str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    *text = rest;
    number.trim_start_matches('0')
}

fn normal_number(text: &str, prefix: &str, width: usize) -> Option<String> {
    let mut rest = text;
    for expected in prefix.chars() {
        let first = rest.chars().next()?;
        // `001` may be an `O01`, as long as there are digits enough without the first.
        let is_zero = expected == 'O' && first == '0' && rest.len() > width;
        if !is_zero && !latin(first).eq_ignore_ascii_case(&expected) {
            return None;
        }
        rest = &rest[first.len_utf8()..];
    }
    if !prefix.is_empty() {
        rest = rest.trim_start_matches(['-', '_', '.']);
    }
    // At least one digit must be a digit, or every short word would be a number in disguise.
    if rest.is_empty() || !rest.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    let digits: Option<String> = rest.chars().map(digit).collect();
    let digits = digits?;
    let number = digits.trim_start_matches('0');
    Some(format!("{prefix}{number:0>width$}"))
}

/// The digit a character is or looks like.
pub(crate) fn digit(c: char) -> Option<char> {
    match c {
        '0'..='9' => Some(c),
        'l' | 'I' => Some('1'),
        c if matches!(latin(c), 'O' | 'o') => Some('0'),
        _ => None,
    }
}

/// The Latin letter that a Greek or Cyrillic one looks like.
pub(crate) fn latin(c: char) -> char {
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'о' | 'ο' => 'o',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        c => c,
    }
}

fn normal_name(text: &str) -> Option<String> {
    let mut normal = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '-' | '_' | '.' | ' ' => {
                if !normal.ends_with('-') {
                    normal.push('-');
                }
            }
            c if c.is_alphanumeric() => normal.extend(c.to_lowercase()),
            _ => return None,
        }
    }
    let normal = normal.trim_matches('-');
    // A name of digits only would be a number to the reader of `.land` files.
    normal.chars().any(char::is_alphabetic).then(|| normal.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(text: &str) -> IdPattern {
        IdPattern::parse(text).unwrap()
    }

    fn normal(text: &str) -> IdMatch {
        IdMatch::Normal(text.to_owned())
    }

    #[test]
    fn patterns_are_a_prefix_and_digits_or_a_name() {
        assert_eq!(pattern("P###"), IdPattern::Numbered { prefix: "P".into(), width: 3 });
        assert_eq!(pattern("#"), IdPattern::Numbered { prefix: String::new(), width: 1 });
        assert_eq!(pattern("name"), IdPattern::Name);
        assert_eq!(IdPattern::parse("P"), None);
        assert!(matches!(pattern("P#X"), IdPattern::Template(_)));
        assert_eq!(IdPattern::parse(""), None);
    }

    #[test]
    fn nearly_right_numbers_have_a_normal_form() {
        let poi = pattern("P###");
        assert_eq!(poi.matches("P901"), IdMatch::Ok);
        assert_eq!(poi.matches("P1901"), IdMatch::Ok);
        assert_eq!(poi.matches("p901"), normal("P901"));
        assert_eq!(poi.matches("P91"), normal("P091"));
        assert_eq!(poi.matches("P0901"), normal("P901"));
        assert_eq!(poi.matches("P9O1"), normal("P901"));
        assert_eq!(poi.matches("P-901"), normal("P901"));
        assert_eq!(poi.matches("Р901"), normal("P901"), "a Cyrillic letter");
        for other in ["M901", "901", "P", "Pool", "P9x1", "", "é", "P é"] {
            assert_eq!(poi.matches(other), IdMatch::No, "{other}");
        }
        let objective = pattern("O##");
        assert_eq!(objective.matches("001"), normal("O01"));
        assert_eq!(objective.matches("OO1"), normal("O01"));
        assert_eq!(objective.matches("01"), IdMatch::No);
        let log = pattern("#");
        assert_eq!(log.matches("1903"), IdMatch::Ok);
        assert_eq!(log.matches("0"), IdMatch::Ok);
        assert_eq!(log.matches("01903"), normal("1903"));
        assert_eq!(log.matches("19O3"), normal("1903"));
        assert_eq!(log.matches("Ol"), IdMatch::No);
        assert_eq!(log.matches(&"9".repeat(1000)), IdMatch::Ok);
    }

    #[test]
    fn names_are_lower_case_with_dashes() {
        let name = IdPattern::Name;
        assert_eq!(name.matches("glasswake"), IdMatch::Ok);
        assert_eq!(name.matches("the-2nd-moon"), IdMatch::Ok);
        assert_eq!(name.matches("Glass_Wake"), normal("glass-wake"));
        assert_eq!(name.matches("1903"), IdMatch::No);
        assert_eq!(name.matches("a/b"), IdMatch::No);
    }

    #[test]
    fn ranges_are_of_the_same_kind() {
        let poi = pattern("P###");
        assert_eq!(poi.range("P900-P999"), Some(("P900", "P999")));
        assert_eq!(poi.range("P900"), Some(("P900", "P900")));
        assert_eq!(poi.range("P999-P900"), None);
        assert_eq!(poi.range("M900-M999"), None);
        assert_eq!(pattern("MIS-##").range("MIS-01-MIS-20"), Some(("MIS-01", "MIS-20")));
        assert_eq!(pattern("OBJ-##-##").range("OBJ-01-02 - OBJ-01-10"), Some(("OBJ-01-02", "OBJ-01-10")));
        assert_eq!(IdPattern::Name.range("the-2nd-moon"), Some(("the-2nd-moon", "the-2nd-moon")));
    }

    #[test]
    fn ids_stand_in_the_order_of_their_numbers() {
        let mut ids = vec!["OBJ-02-01", "OBJ-01-100", "OBJ-01-20", "OBJ-10-01", "OBJ-01-03"];
        let pattern = pattern("OBJ-##-##");
        ids.sort_by(|a, b| pattern.compare(a, b));
        assert_eq!(ids, ["OBJ-01-03", "OBJ-01-20", "OBJ-01-100", "OBJ-02-01", "OBJ-10-01"]);
    }

    #[test]
    fn the_next_id_has_the_form_of_its_kind() {
        assert_eq!(pattern("P###").next("P099"), Some("P100".into()));
        assert_eq!(pattern("P###").next("P999"), Some("P1000".into()));
        assert_eq!(pattern("OBJ-##-##").next("OBJ-01-99"), Some("OBJ-01-100".into()));
        assert_eq!(pattern("SLV-[1-3]").next("SLV-2"), Some("SLV-3".into()));
        assert_eq!(pattern("SLV-[1-3]").next("SLV-3"), None);
        assert_eq!(pattern("#").next("18446744073709551615"), None);
        assert_eq!(IdPattern::Name.next("moon-2"), None);
        assert_eq!(pattern("FAC-*").next("FAC-LAB"), None);
    }

    #[test]
    fn patterns_explain_themselves() {
        assert_eq!(pattern("P###").describe(), "`P` and at least three digits");
        assert_eq!(pattern("#").describe(), "a number");
        assert_eq!(pattern("L#").describe(), "`L` and a number");
        assert_eq!(pattern("P###").example(), "P901");
        for text in ["P###", "#", "L#", "name", "#########"] {
            assert_eq!(pattern(text).matches(&pattern(text).example()), IdMatch::Ok);
        }
    }
}
