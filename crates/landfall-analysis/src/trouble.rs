//! What earlier stages have reported, so that no check tells the same mistake again.

use landfall_diagnostics::{FileId, Report, Reports, Sources, Span, Stage};
use rustc_hash::FxHashSet;

use crate::slips::{Slips, is_slip};

/// A text full of mistakes is fixed in rounds anyway; words of the first ones are enough.
const MOST_PLACES: usize = 1000;

/// The most words of lines with mistakes that are compared letter by letter. A line may be as long as a file.
const MOST_WORDS: usize = 20_000;

#[derive(Default)]
pub struct Trouble {
    /// By file, then offset.
    places: Vec<Span>,
    /// Those where something could not be read, rather than found.
    unread: Vec<Span>,
    /// Every word on a line with a mistake, blanks and marks left out.
    words: FxHashSet<String>,
    /// Those that are compared letter by letter.
    compared: Vec<String>,
    slips: Slips,
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
        let compared: Vec<String> = words.iter().take(MOST_WORDS).cloned().collect();
        let slips = Slips::of(compared.iter().map(String::as_str));
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
        Self { places, unread, words, compared, slips, torn }
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
        let is_near = |at: u32| is_slip(&self.compared[at as usize], word);
        self.words.contains(word) || self.slips.near(word).into_iter().any(is_near)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

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
