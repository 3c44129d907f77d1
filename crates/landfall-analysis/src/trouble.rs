//! What earlier stages have reported, so that no check tells the same mistake again.

use landfall_diagnostics::{FileId, Report, Reports, Sources, Span, Stage};
use rustc_hash::FxHashSet;

/// A text full of mistakes is mended in rounds anyway; words of the first ones are enough.
const MOST_PLACES: usize = 1000;

#[derive(Default)]
pub struct Trouble {
    /// By file, then offset.
    places: Vec<Span>,
    /// Those where something could not be read, rather than found.
    unread: Vec<Span>,
    /// Every word on a line with a mistake, blanks and marks left out.
    words: FxHashSet<String>,
    /// Every word of cards in which a quote or a bracket was not closed: nobody knows which of them were lines.
    torn: FxHashSet<String>,
}

impl Trouble {
    pub fn of(reports: &Reports, sources: &Sources) -> Self {
        let mut places: Vec<Span> = reports.iter().map(|report| report.span).collect();
        places.sort_by_key(|span| (span.file.0, span.start));
        let mut words = FxHashSet::default();
        for span in places.iter().take(MOST_PLACES) {
            let line = line(sources.text(span.file), span.start as usize);
            words.extend(parts(line).map(str::to_owned));
        }
        let mut torn = FxHashSet::default();
        let mut last: Option<(FileId, usize)> = None;
        for span in reports.iter().filter(|report| report.rule.stage == Stage::Text).map(|report| report.span)
        {
            let (start, card) = card(sources.text(span.file), span.start as usize);
            if last != Some((span.file, start)) {
                torn.extend(parts(card).map(str::to_owned));
            }
            last = Some((span.file, start));
        }
        let read = |report: &&Report| report.rule.stage < Stage::Reference;
        let mut unread: Vec<Span> = reports.iter().filter(read).map(|report| report.span).collect();
        unread.sort_by_key(|span| (span.file.0, span.start));
        Self { places, unread, words, torn }
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
        self.words.contains(word) || self.words.iter().any(|other| is_slip(other, word))
    }
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

fn line(text: &str, at: usize) -> &str {
    let (Some(before), Some(after)) = (text.get(..at), text.get(at..)) else { return "" };
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let end = after.find('\n').map_or(text.len(), |newline| at + newline);
    text.get(start..end).unwrap_or("")
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

    #[test]
    fn a_card_ends_where_the_next_one_begins() {
        let text = "log 1 {\n  a\n}\nlog 2 {\n  b\n}\n\nlog 3 { c }\n";
        assert_eq!(card(text, 18), (14, "log 2 {\n  b\n}\n\n"));
        assert_eq!(card(text, 0).0, 0);
        assert_eq!(card("  x", 1), (0, "  x"));
    }

    #[test]
    fn a_line_is_found_around_any_place_in_it() {
        assert_eq!(line("one\ntwo\nthree", 5), "two");
        assert_eq!(line("one", 3), "one");
        assert_eq!(line("one", 9), "");
    }
}
