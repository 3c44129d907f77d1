//! The ids that packs call their own, so that nothing is suggested that would be reported next.

use landfall_schema::{KindId, Schema};

/// The first and the last id.
type Range = (String, String);

/// By pack and kind, the first and the last id of each range. A kind without ranges may have any id.
#[derive(Clone, Debug, Default)]
pub struct OwnRanges {
    known: Vec<(u16, KindId, Vec<Range>)>,
}

impl OwnRanges {
    /// A range such as `P900-P999`. What is no range was reported with the manifest, and then nothing is known.
    pub fn add(&mut self, schema: &Schema, pack: u16, kind: KindId, texts: &[&str]) {
        let pattern = &schema.kind(kind).id;
        let ranges = texts.iter().map(|text| pattern.range(text));
        let ranges = ranges.map(|range| range.map(|(first, last)| (first.to_owned(), last.to_owned())));
        if let Some(ranges) = ranges.collect::<Option<Vec<_>>>().filter(|ranges| !ranges.is_empty()) {
            self.known.push((pack, kind, ranges));
        }
    }

    pub fn of(&self, pack: u16, kind: KindId) -> &[Range] {
        let found = self.known.iter().find(|(of, about, _)| (*of, *about) == (pack, kind));
        found.map_or(&[], |(.., ranges)| ranges)
    }

    /// Whether the pack may write this id.
    pub fn hold(&self, schema: &Schema, pack: u16, kind: KindId, id: &str) -> bool {
        let pattern = &schema.kind(kind).id;
        let ranges = self.of(pack, kind);
        let is_within =
            |(first, last): &Range| pattern.compare(first, id).is_le() && pattern.compare(id, last).is_le();
        ranges.is_empty() || ranges.iter().any(is_within)
    }

    /// `6001-6040 or 6101`, for people.
    pub fn to_text(&self, pack: u16, kind: KindId) -> String {
        let text = |(first, last): &Range| match first == last {
            true => first.clone(),
            false => format!("{first}-{last}"),
        };
        self.of(pack, kind).iter().map(text).collect::<Vec<_>>().join(" or ")
    }
}
