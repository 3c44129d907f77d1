//! What earlier stages have reported, so that no check tells the same mistake again.

use landfall_diagnostics::{FileId, Report, Reports, Sources, Span, Stage};
use rustc_hash::{FxHashMap, FxHashSet};

/// A text full of mistakes is fixed in rounds anyway; words of the first ones are enough.
const MOST_PLACES: usize = 1000;

/// The most words of lines with mistakes that are compared letter by letter. A line may be as long as a file.
const MOST_WORDS: usize = 20_000;

/// Longer ones are no slip of anybody.
const LONGEST_WORD: usize = 40;

#[derive(Default)]
pub struct Trouble {
    /// By file, then offset.
    places: Vec<Span>,
    /// Those where something could not be read, rather than found.
    unread: Vec<Span>,
    /// Every word on a line with a mistake, blanks and marks left out.
    words: FxHashSet<String>,
    /// The words by what is left of them without one of their letters: two words that are a slip apart share such a rest.
    rests: FxHashMap<String, Vec<String>>,
    /// Every word of cards in which a quote or a bracket was not closed: nobody knows which of them were lines.
    torn: FxHashSet<String>,
}

impl Trouble {
    pub fn of(reports: &Reports, sources: &Sources) -> Self {
        let mut places: Vec<Span> = reports.iter().map(|report| report.span).collect();
        places.sort_by_key(|span| (span.file.0, span.start));
        let mut words: FxHashSet<String> = FxHashSet::default();
        // Each line and each card is read once, however many mistakes it has.
        let mut last = None;
        for span in places.iter().take(MOST_PLACES).filter(|span| is_new(&mut last, **span, sources, line)) {
            words.extend(parts(line(sources.text(span.file), span.start as usize).1).map(str::to_owned));
        }
        let rests = by_rest(&words);
        let mut torn = FxHashSet::default();
        let mut last = None;
        let texts =
            reports.iter().filter(|report| report.rule.stage == Stage::Text).map(|report| report.span);
        for span in texts.filter(|span| is_new(&mut last, *span, sources, card)) {
            torn.extend(parts(card(sources.text(span.file), span.start as usize).1).map(str::to_owned));
        }
        let read = |report: &&Report| report.rule.stage < Stage::Reference;
        let mut unread: Vec<Span> = reports.iter().filter(read).map(|report| report.span).collect();
        unread.sort_by_key(|span| (span.file.0, span.start));
        Self { places, unread, words, rests, torn }
    }

    /// Whether anything was reported at all.
    pub fn is_any(&self) -> bool {
        !self.places.is_empty()
    }

    /// Whether a word stands in a card whose text could not be taken apart.
    pub fn is_in_torn_text(&self, word: &str) -> bool {
        self.torn.contains(word)
    }

    /// Whether a mistake was reported inside this text.
    pub fn is_in(&self, text: Span) -> bool {
        is_one_in(&self.places, text)
    }

    /// Whether something inside this text could not be read. A name that leads nowhere was read.
    pub fn is_unread_in(&self, text: Span) -> bool {
        is_one_in(&self.unread, text)
    }

    /// Whether a line with a mistake has this word, or one that is a slip away from it.
    pub fn may_mean(&self, word: &str) -> bool {
        if word.len() > LONGEST_WORD {
            return self.words.contains(word);
        }
        let like = |rest: String| {
            self.rests.get(&rest).is_some_and(|words| words.iter().any(|other| is_slip(other, word)))
        };
        self.words.contains(word) || without_a_letter(word).any(like)
    }
}

fn by_rest(words: &FxHashSet<String>) -> FxHashMap<String, Vec<String>> {
    let mut rests: FxHashMap<String, Vec<String>> = FxHashMap::default();
    for word in words.iter().filter(|word| word.len() <= LONGEST_WORD).take(MOST_WORDS) {
        for rest in without_a_letter(word) {
            rests.entry(rest).or_default().push(word.clone());
        }
    }
    rests
}

/// The word, and the word without each of its letters.
fn without_a_letter(word: &str) -> impl Iterator<Item = String> {
    let without = |(at, letter): (usize, char)| format!("{}{}", &word[..at], &word[at + letter.len_utf8()..]);
    std::iter::once(word.to_owned()).chain(word.char_indices().map(without))
}

/// Whether a place lies outside the last piece of text, which is where it was found to begin and end.
fn is_new(
    last: &mut Option<(FileId, usize, usize)>,
    span: Span,
    sources: &Sources,
    piece: fn(&str, usize) -> (usize, &str),
) -> bool {
    let at = span.start as usize;
    if last.is_some_and(|(file, start, end)| file == span.file && (start..end).contains(&at)) {
        return false;
    }
    let (start, text) = piece(sources.text(span.file), at);
    *last = Some((span.file, start, start + text.len()));
    true
}

/// Whether one of these, which are in order, lies inside the text.
fn is_one_in(places: &[Span], text: Span) -> bool {
    let from = places.partition_point(|span| (span.file.0, span.start) < (text.file.0, text.start));
    places.get(from).is_some_and(|span| span.file == text.file && span.start <= text.end)
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').filter(|part| !part.is_empty())
}

/// The card around a place: from the last line that is not set in to the next one that begins with a word. The parser
/// takes up its thread there, too.
fn card(text: &str, at: usize) -> (usize, &str) {
    let begins = |at: &usize| text[*at..].starts_with(|c: char| c.is_alphabetic());
    let (Some(before), Some(after)) = (text.get(..at), text.get(at..)) else { return (0, "") };
    let here = before.rfind('\n').map_or(0, |newline| newline + 1);
    let mut above = before.rmatch_indices('\n').map(|(newline, _)| newline + 1);
    let start = above.find(begins).unwrap_or(if begins(&here) { here } else { 0 });
    let mut below = after.match_indices('\n').map(|(newline, _)| at + newline + 1);
    let end = below.find(begins).unwrap_or(text.len());
    (start, &text[start..end])
}

fn line(text: &str, at: usize) -> (usize, &str) {
    let (Some(before), Some(after)) = (text.get(..at), text.get(at..)) else { return (0, "") };
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let end = after.find('\n').map_or(text.len(), |newline| at + newline);
    (start, text.get(start..end).unwrap_or(""))
}

/// One letter added, left out or replaced.
pub fn is_slip(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[same..], &b[same..]);
    match a.len().cmp(&b.len()) {
        std::cmp::Ordering::Less => a == &b[1..],
        std::cmp::Ordering::Greater => &a[1..] == b,
        std::cmp::Ordering::Equal => a.is_empty() || a[1..] == b[1..],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_one_letter() {
        assert!(is_slip("M110", "M110"));
        assert!(is_slip("Mq110", "M110"));
        assert!(is_slip("M10", "M110"));
        assert!(is_slip("M111", "M110"));
        assert!(!is_slip("M101", "M110"));
        assert!(!is_slip("", "M1"));
    }

    /// Every pair of short words: what the rests find is what comparing each with each finds.
    #[test]
    fn words_that_are_a_slip_apart_are_found() {
        let mut words = vec![String::new()];
        for at in 0.. {
            if words[at].len() == 3 {
                break;
            }
            words.extend(["a", "b", "ß"].map(|letter| format!("{}{letter}", words[at])));
        }
        words.retain(|word| !word.is_empty() && word.chars().count() < 4);
        for known in &words {
            let written = FxHashSet::from_iter([known.clone()]);
            let trouble = Trouble { rests: by_rest(&written), words: written, ..Trouble::default() };
            for word in &words {
                assert_eq!(trouble.may_mean(word), is_slip(known, word), "{known} {word}");
            }
        }
    }

    #[test]
    fn a_card_ends_where_the_next_one_begins() {
        let text = "log 1 {\n  a\n}\nlog 2 {\n  b\n}\n\nlog 3 { c }\n";
        assert_eq!(card(text, 18), (14, "log 2 {\n  b\n}\n\n"));
        assert_eq!(card(text, 0).0, 0);
        assert_eq!(card("  x", 1), (0, "  x"));
    }

    #[test]
    fn a_line_is_found_around_any_place_in_it() {
        assert_eq!(line("one\ntwo\nthree", 5), (4, "two"));
        assert_eq!(line("one", 3), (0, "one"));
        assert_eq!(line("one", 9), (0, ""));
    }
}
