//! Numbers of a text that its translation lacks, and the other way round, once words and clocks are accounted for.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Pair;
use super::different_references::is_address;
use crate::language::{Language, Numeral, numerals};
use crate::marks::{self, Mark};
use crate::words::Token;

/// Numbers without a counterpart. Those of logs and cards are addresses.
#[derive(Debug, Default)]
pub struct Numbers {
    pub lost: Vec<Mark>,
    pub invented: Vec<Mark>,
    pub lost_addresses: Vec<Mark>,
    pub invented_addresses: Vec<Mark>,
}

/// What differs; `None` when all numbers are there, as they nearly always are.
pub fn numbers(pair: &Pair<'_>) -> Option<Numbers> {
    let (source, text) = (&pair.source_figures().numbers, &pair.figures().numbers);
    if source.len() == text.len() && source.iter().zip(text).all(|(a, b)| a.name == b.name) {
        return None;
    }
    let (mut lost, mut invented) = unmatched(source, text);
    if !lost.is_empty() || !invented.is_empty() {
        let joined = unmatched(
            &marks::joined_by_blanks(pair.source, source),
            &marks::joined_by_blanks(pair.text, text),
        );
        if joined.0.len() + joined.1.len() < lost.len() + invented.len() {
            (lost, invented) = joined;
        }
    }
    strike_clocks(pair, &mut lost, &mut invented);
    strike_words(pair.book.target, pair.text, pair.words(), &mut lost);
    // A number that changed is one that is lost and one that is new; a word explains only what is new alone.
    if lost.is_empty() {
        strike_words(pair.book.source, pair.source, pair.source_words(), &mut invented);
        strike_not_one(pair, &mut invented);
    }
    let (lost_addresses, lost): (Vec<Mark>, Vec<Mark>) =
        lost.into_iter().partition(|mark| is_address(pair, pair.source, pair.source_words(), mark));
    let (mut invented_addresses, mut invented): (Vec<Mark>, Vec<Mark>) =
        invented.into_iter().partition(|mark| is_address(pair, pair.text, pair.words(), mark));
    // The word before an address is unknown where the game has no words in this language.
    if lost_addresses.len() > invented_addresses.len() && lost.is_empty() {
        invented_addresses.append(&mut invented);
    }
    let numbers = Numbers { lost, invented, lost_addresses, invented_addresses };
    let all = [&numbers.lost, &numbers.invented, &numbers.lost_addresses, &numbers.invented_addresses];
    all.iter().any(|marks| !marks.is_empty()).then_some(numbers)
}

fn unmatched(source: &[Mark], text: &[Mark]) -> (Vec<Mark>, Vec<Mark>) {
    let owned = |marks: Vec<&Mark>| marks.into_iter().cloned().collect();
    (owned(marks::missing(source, text)), owned(marks::missing(text, source)))
}

/// `1つも … ない`: not one, where the source says `no`. A particle behind the counter makes it so in Japanese
/// (`も`), Chinese (`也`) and Korean (`도`).
fn strike_not_one(pair: &Pair<'_>, marks: &mut Vec<Mark>) {
    let unspaced = pair.book.target.is_some_and(|language| language.counted_inside);
    if !unspaced || marks.is_empty() {
        return;
    }
    let behind = |one: &Mark| pair.text[one.end..].chars().take(3).any(|letter| "も也도".contains(letter));
    // Of two equal numbers nobody knows which is the one too many.
    let mut ones = pair.figures().numbers.iter().filter(|one| one.name == "1");
    let denied = || {
        let no = ["no", "not", "none", "nothing", "nobody", "never", "without", "neither"];
        pair.source_words().iter().any(|word| no.contains(&word.text.to_lowercase().as_str()))
    };
    if ones.any(behind) && denied() {
        marks.retain(|mark| mark.name != "1");
    }
}

/// Takes out numbers that the other side has as words.
fn strike_words(language: Option<&Language>, text: &str, words: &[Token<'_>], marks: &mut Vec<Mark>) {
    let Some(language) = language.filter(|_| !marks.is_empty()) else { return };
    let mut known: FxHashMap<u32, usize> = FxHashMap::default();
    let numerals = numerals(language, text, words).into_iter().map(|numeral| numeral.value);
    numerals.chain(words.iter().filter_map(|word| roman(word.text))).for_each(|value| {
        *known.entry(value).or_default() += 1;
    });
    marks.retain(|mark| {
        let value = mark.name.parse::<u32>().ok();
        !value.is_some_and(|value| take(&mut known, value))
    });
}

/// Takes one of what is counted, if there is one left.
fn take(counts: &mut FxHashMap<u32, usize>, value: u32) -> bool {
    match counts.get_mut(&value).filter(|count| **count > 0) {
        Some(count) => {
            *count -= 1;
            true
        }
        None => false,
    }
}

/// `20:00` for `8 pm` or `eight o'clock`: the minutes are zero, or the hour is another half of the day.
fn strike_clocks(pair: &Pair<'_>, lost: &mut Vec<Mark>, invented: &mut Vec<Mark>) {
    if invented.is_empty() || !is_clock(pair.source_words()) {
        return;
    }
    let minutes =
        |mark: &Mark| mark.name == "00" && pair.text[..mark.start].ends_with([':', '.', 'h', '\u{ff1a}']);
    invented.retain(|mark| !minutes(mark));
    let words = pair
        .book
        .source
        .map_or_else(Vec::new, |language| numerals(language, pair.source, pair.source_words()));
    let words: FxHashSet<u32> = words.into_iter().map(|word| word.value).collect();
    // `08` is not how an hour is written without its minutes.
    let hour = |mark: &Mark| mark.name.parse::<u32>().ok().filter(|hour| hour.to_string() == mark.name);
    let mut left: FxHashMap<u32, usize> = FxHashMap::default();
    lost.iter().filter_map(hour).for_each(|hour| *left.entry(hour).or_default() += 1);
    let mut taken: FxHashMap<u32, usize> = FxHashMap::default();
    invented.retain(|mark| {
        let Some(hour) = mark.name.parse::<u32>().ok().filter(|hour| *hour <= 24) else { return true };
        let other = if hour >= 12 { hour - 12 } else { hour + 12 };
        if take(&mut left, other) {
            *taken.entry(other).or_default() += 1;
            return false;
        }
        !words.contains(&other) && !words.contains(&hour)
    });
    lost.retain(|mark| !hour(mark).is_some_and(|hour| take(&mut taken, hour)));
}

/// Whether an English source gives a time of day in words: `eight o'clock`, `8 pm`.
fn is_clock(words: &[Token<'_>]) -> bool {
    words.iter().any(|word| ["clock", "am", "pm", "noon", "midnight"].contains(&&*word.text.to_lowercase()))
}

/// Centuries and chapters in Roman numerals.
fn roman(word: &str) -> Option<u32> {
    let value = |letter: char| match letter {
        'I' => Some(1),
        'V' => Some(5),
        'X' => Some(10),
        'L' => Some(50),
        'C' => Some(100),
        'D' => Some(500),
        'M' => Some(1_000),
        _ => None,
    };
    let endings = ["\u{e8}me", "er", "re", "e", "\u{ba}", "\u{aa}"];
    let word = endings.iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word);
    let values: Vec<u32> = word.chars().map(value).collect::<Option<_>>()?;
    let pairs = values.iter().enumerate().map(|(at, value)| (i64::from(*value), values.get(at + 1)));
    let total: i64 = pairs
        .map(|(value, next)| if next.is_some_and(|next| i64::from(*next) > value) { -value } else { value })
        .sum();
    u32::try_from(total).ok().filter(|total| *total > 0)
}

/// The one number word that became another. Small numbers are articles and pairs, which come and go.
pub fn number_words(pair: &Pair<'_>) -> Option<(Numeral, Numeral)> {
    let (Some(source), Some(target)) = (pair.book.source, pair.book.target) else { return None };
    if source.unspaced || target.unspaced || !pair.book.may_count(pair.source) {
        return None;
    }
    let was = numerals(source, pair.source, pair.source_words());
    if !was.iter().any(|numeral| numeral.value >= 3) {
        return None;
    }
    let is = numerals(target, pair.text, pair.words());
    let lost = alone(&was, &is, &pair.figures().numbers)?;
    let invented = alone(&is, &was, &pair.source_figures().numbers)?;
    Some((lost, invented))
}

/// The only certain number of three and more that the other side has neither as a word nor in digits.
fn alone(numerals: &[Numeral], others: &[Numeral], digits: &[Mark]) -> Option<Numeral> {
    let words = others.iter().map(|other| other.value);
    let there: FxHashSet<u32> =
        words.chain(digits.iter().filter_map(|mark| mark.name.parse().ok())).collect();
    let mut missing = numerals
        .iter()
        .filter(|numeral| !numeral.doubtful && numeral.value >= 3 && !there.contains(&numeral.value));
    let first = missing.next()?;
    missing.next().is_none().then_some(*first)
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn roman_numerals_have_their_value() {
        assert_eq!(["XX", "XXe", "IV", "XIX"].map(roman), [Some(20), Some(20), Some(4), Some(19)]);
        assert_eq!(["Lampe", "e", ""].map(roman), [None; 3]);
    }
}
