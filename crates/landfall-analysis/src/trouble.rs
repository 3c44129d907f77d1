//! What earlier stages have reported, so that no check tells the same mistake again.

use landfall_diagnostics::{FileId, Report, Reports, Rule, Sources, Span, Stage};
use landfall_model::{Atlas, MISSING_FIELD, MISSING_PART, MISSING_REFERENCE, UNKNOWN_KIND};
use rustc_hash::FxHashSet;

/// A text full of mistakes is mended in rounds anyway; words of the first ones are enough.
const MOST_PLACES: usize = 1000;

#[derive(Default)]
pub struct Trouble {
    /// By file, then offset.
    places: Vec<Span>,
    /// Every word on a line with a mistake, blanks and marks left out.
    words: FxHashSet<String>,
    /// Packs in which something is missing or could not be read, so that nobody knows what it would have led to.
    doubtful: FxHashSet<u16>,
}

/// What hides other things: text that runs on, cards of unknown kind, lines and cards that are not there.
static HIDING: [&Rule; 4] = [&UNKNOWN_KIND, &MISSING_FIELD, &MISSING_REFERENCE, &MISSING_PART];

impl Trouble {
    pub fn of(reports: &Reports, sources: &Sources, atlas: &Atlas) -> Self {
        let mut places: Vec<Span> = reports.iter().map(|report| report.span).collect();
        places.sort_by_key(|span| (span.file.0, span.start));
        let mut words = FxHashSet::default();
        for span in places.iter().take(MOST_PLACES) {
            let line = line(sources.text(span.file), span.start as usize);
            let parts = line.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
            words.extend(parts.filter(|part| !part.is_empty()).map(str::to_owned));
        }
        let hides =
            |report: &&Report| report.rule.stage == Stage::Text || HIDING.iter().any(|rule| report.is(rule));
        let files: FxHashSet<FileId> = reports.iter().filter(hides).map(|report| report.span.file).collect();
        let doubtful = atlas.units.iter().filter(|unit| files.contains(&unit.file)).map(|unit| unit.pack);
        Self { places, words, doubtful: doubtful.collect() }
    }

    /// Whether something of this pack is missing or could not be read. What seems to be unused may be its work.
    pub fn hides_in(&self, pack: u16) -> bool {
        self.doubtful.contains(&pack)
    }

    /// Whether a mistake was reported inside this text.
    pub fn is_in(&self, text: Span) -> bool {
        let from = self.places.partition_point(|span| (span.file.0, span.start) < (text.file.0, text.start));
        self.places.get(from).is_some_and(|span| span.file == text.file && span.start <= text.end)
    }

    /// Whether a line with a mistake has this word, or one that is a slip away from it.
    pub fn may_mean(&self, word: &str) -> bool {
        self.words.contains(word) || self.words.iter().any(|other| is_slip(other, word))
    }
}

fn line(text: &str, at: usize) -> &str {
    let (Some(before), Some(after)) = (text.get(..at), text.get(at..)) else { return "" };
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let end = after.find('\n').map_or(text.len(), |newline| at + newline);
    text.get(start..end).unwrap_or("")
}

/// One letter added, left out or replaced.
fn is_slip(a: &str, b: &str) -> bool {
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
    fn a_line_is_found_around_any_place_in_it() {
        assert_eq!(line("one\ntwo\nthree", 5), "two");
        assert_eq!(line("one", 3), "one");
        assert_eq!(line("one", 9), "");
    }
}
