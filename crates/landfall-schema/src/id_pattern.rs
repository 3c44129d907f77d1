//! What the ids of a kind look like, and what a nearly right one should have been.

use crate::types::IdPattern;

/// How well a text fits an [`IdPattern`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IdMatch {
    Ok,
    /// Surely meant as this id: a letter O for a zero, other padding, a lower-case prefix.
    Normal(String),
    No,
}

impl IdPattern {
    /// Reads `P###`, `#` or `name`.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "name" {
            return Some(IdPattern::Name);
        }
        let prefix = text.trim_end_matches('#');
        let width = text.len() - prefix.len();
        let fits = prefix.chars().all(|c| c.is_ascii_alphabetic()) && (1..=9).contains(&width);
        fits.then(|| IdPattern::Numbered { prefix: prefix.to_owned(), width: width as u8 })
    }

    pub fn matches(&self, text: &str) -> IdMatch {
        let normal = match self {
            IdPattern::Name => normal_name(text),
            IdPattern::Numbered { prefix, width } => normal_number(text, prefix, usize::from(*width)),
        };
        match normal {
            Some(normal) if normal == text => IdMatch::Ok,
            Some(normal) => IdMatch::Normal(normal),
            None => IdMatch::No,
        }
    }

    /// The number of a well-formed numbered id.
    pub fn number(&self, text: &str) -> Option<u64> {
        match self {
            IdPattern::Numbered { prefix, .. } if self.matches(text) == IdMatch::Ok => {
                text.strip_prefix(prefix.as_str())?.parse().ok()
            }
            _ => None,
        }
    }

    /// The numbers of a range such as `P900-P999`, or of a single id.
    pub fn range(&self, text: &str) -> Option<(u64, u64)> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let range = (self.number(first.trim())?, self.number(last.trim())?);
        (range.0 <= range.1).then_some(range)
    }

    /// `P901`
    pub fn example(&self) -> String {
        match self {
            IdPattern::Name => "a-name".to_owned(),
            IdPattern::Numbered { prefix, width } => {
                format!("{prefix}{}", &"901234567"[..usize::from(*width).min(9)])
            }
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
        }
    }
}

fn number_word(number: u8) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    words.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).to_owned())
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
fn digit(c: char) -> Option<char> {
    match c {
        '0'..='9' => Some(c),
        'l' | 'I' => Some('1'),
        c if matches!(latin(c), 'O' | 'o') => Some('0'),
        _ => None,
    }
}

/// The Latin letter that a Greek or Cyrillic one looks like.
fn latin(c: char) -> char {
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
        assert_eq!(IdPattern::parse("P#X"), None);
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
        assert_eq!(poi.range("P900-P999"), Some((900, 999)));
        assert_eq!(poi.range("P900"), Some((900, 900)));
        assert_eq!(poi.range("P999-P900"), None);
        assert_eq!(poi.range("M900-M999"), None);
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
