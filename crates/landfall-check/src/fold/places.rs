//! Places in order, so that those in a text are found without looking at all.

use landfall_diagnostics::Span;

/// Places, each with the number of what is there.
pub(super) struct Places(Vec<(Span, usize)>);

impl Places {
    pub fn of(places: impl Iterator<Item = (Span, usize)>) -> Self {
        let mut places: Vec<(Span, usize)> = places.collect();
        places.sort_unstable();
        Self(places)
    }

    /// What lies inside a text.
    pub fn inside(&self, text: Span) -> impl Iterator<Item = usize> {
        let from = self.0.partition_point(|(span, _)| (span.file, span.start) < (text.file, text.start));
        let near = self.0[from..]
            .iter()
            .take_while(move |(span, _)| span.file == text.file && span.start <= text.end);
        near.filter(move |(span, _)| span.end <= text.end).map(|(_, at)| *at)
    }

    /// Everything that a place lies in, where places may be equal but not nested.
    pub fn around(&self, place: Span) -> impl Iterator<Item = usize> {
        let behind = self.0.partition_point(|(span, _)| (span.file, span.start) <= (place.file, place.start));
        let near = self.0[..behind].iter().rev();
        let near = near.take_while(move |(span, _)| span.file == place.file && span.end >= place.start);
        near.filter(move |(span, _)| span.contains(place)).map(|(_, at)| *at)
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::FileId;

    use super::*;

    #[test]
    fn places_are_found_inside_and_around() {
        let span = |start, end| Span::new(FileId(1), start, end);
        let list = [(span(0, 4), 0), (span(4, 9), 1), (span(4, 9), 2), (span(9, 9), 3), (span(20, 30), 4)];
        let places = Places::of(list.into_iter());
        let inside = |start, end| places.inside(span(start, end)).collect::<Vec<_>>();
        assert_eq!(inside(0, 9), [0, 1, 2, 3]);
        assert_eq!(inside(1, 9), [1, 2, 3]);
        assert_eq!(inside(20, 29), []);
        let around = |start, end| {
            let mut found: Vec<usize> = places.around(span(start, end)).collect();
            found.sort_unstable();
            found
        };
        assert_eq!(around(5, 6), [1, 2]);
        assert_eq!(around(9, 9), [1, 2, 3]);
        assert_eq!(around(12, 13), []);
        assert_eq!(places.around(Span::new(FileId(2), 5, 6)).count(), 0);
    }
}
