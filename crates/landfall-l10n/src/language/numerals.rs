//! Numbers that are written as words.

use super::Language;
use crate::words::Token;

/// A number word of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numeral {
    pub value: u32,
    pub start: usize,
    pub end: usize,
    /// The word also means something else, as `sei` is `six` and `you are`.
    pub doubtful: bool,
}

/// The number words of a text. `twenty-one` is twenty, one and twenty-one.
pub fn numerals(language: &Language, text: &str, tokens: &[Token<'_>]) -> Vec<Numeral> {
    let mut found = match language.counted_inside {
        true => han(text),
        false => Vec::new(),
    };
    let listed = match language.counted_inside {
        true => language.numbers.inside(text),
        false => language.numbers.among(tokens),
    };
    for (entry, token) in listed {
        let numeral = Numeral {
            value: entry.value,
            start: token.start,
            end: token.start + token.text.len(),
            doubtful: entry.doubtful || language.counted_inside,
        };
        if let Some(tens) = found.last().filter(|tens| joined(text, tens, &numeral)) {
            found.push(Numeral { value: tens.value + numeral.value, start: tens.start, ..numeral });
        }
        found.push(numeral);
    }
    found
}

/// `twenty-one`, `trente et un`, `dwadzie\u{15b}cia jeden`.
fn joined(text: &str, tens: &Numeral, ones: &Numeral) -> bool {
    let between = text.get(tens.end..ones.start).unwrap_or(".");
    (20..100).contains(&tens.value)
        && tens.value.is_multiple_of(10)
        && (1..10).contains(&ones.value)
        && matches!(between.trim(), "" | "-" | "\u{2010}" | "et" | "y" | "e" | "and")
}

/// Numbers in Chinese characters: `\u{4e8c}\u{5341}\u{4e00}` is 21.
fn han(text: &str) -> Vec<Numeral> {
    const ONES: [char; 10] = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let (mut found, mut at) = (Vec::new(), 0);
    let value = |letter: char| match letter {
        '〇' => Some(0),
        '两' | '兩' => Some(2),
        _ => ONES.iter().position(|one| *one == letter).map(|one| one as u32),
    };
    let unit = |letter: char| match letter {
        '十' => Some(10),
        '百' => Some(100),
        '千' => Some(1_000),
        _ => None,
    };
    while let Some(length) =
        text[at..].find(|letter| value(letter).is_some() || unit(letter).is_some()).map(|begin| {
            at += begin;
            let run = &text[at..];
            run.find(|letter| value(letter).is_none() && unit(letter).is_none()).unwrap_or(run.len())
        })
    {
        let (mut total, mut digit) = (0_u32, None::<u32>);
        for letter in text[at..at + length].chars() {
            match (unit(letter), value(letter)) {
                (Some(unit), _) => {
                    total = total.saturating_add(digit.take().unwrap_or(1).saturating_mul(unit));
                }
                (None, Some(one)) => {
                    digit = Some(digit.map_or(one, |digit| digit.saturating_mul(10).saturating_add(one)));
                }
                (None, None) => {}
            }
        }
        let value = total.saturating_add(digit.unwrap_or(0));
        found.push(Numeral { value, start: at, end: at + length, doubtful: true });
        at += length;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::language;
    use super::*;
    use crate::words;

    fn values(locale: &str, text: &str) -> Vec<u32> {
        let tokens: Vec<_> = words::tokens(text).collect();
        numerals(language(locale).unwrap(), text, &tokens).into_iter().map(|numeral| numeral.value).collect()
    }

    #[test]
    fn number_words_have_their_value() {
        assert_eq!(values("en", "Roll six dice, then twenty-one."), [6, 20, 21, 1]);
        assert_eq!(values("it", "Tira cinque dadi"), [5]);
        assert_eq!(values("pl", "dwana\u{15b}cie ko\u{15b}ci"), [12], "the longest beginning counts");
        assert_eq!(values("ru", "пятнадцать кубиков"), [15]);
        assert_eq!(values("zh", "二十一个骰子和十二张牌"), [21, 12]);
        assert!(values("ko", "다섯 개").contains(&5));
    }
}
