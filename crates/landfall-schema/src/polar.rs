//! Round maps: which spaces lie side by side.

use crate::types::{Map, Polar, Schema, WordId};

impl Polar {
    /// The hub is in no ring.
    pub const HUB: WordId = WordId(0);

    /// The ring, from 1, and the direction of a space; `None` for the hub and for no space at all.
    pub fn place(&self, word: WordId) -> Option<(usize, usize)> {
        let (count, at) = (self.directions.len(), word.index().checked_sub(1)?);
        let ring = at.checked_div(count)? + 1;
        (ring <= usize::from(self.rings)).then_some((ring, at % count))
    }

    /// The space of a ring, from 1, in a direction.
    pub fn space(&self, ring: usize, direction: usize) -> Option<WordId> {
        let count = self.directions.len();
        let fits = (1..=usize::from(self.rings)).contains(&ring) && direction < count;
        fits.then(|| WordId((1 + (ring - 1) * count + direction) as u16))
    }

    /// The spaces beside this one: towards the hub, outwards, and on either side within the ring.
    pub fn neighbours(&self, word: WordId) -> Vec<WordId> {
        let count = self.directions.len();
        let Some((ring, direction)) = self.place(word) else {
            let ring = (0..count).filter(|_| word == Self::HUB);
            return ring.filter_map(|direction| self.space(1, direction)).collect();
        };
        let inwards = if ring == 1 { Some(Self::HUB) } else { self.space(ring - 1, direction) };
        let beside = [(direction + count - 1) % count, (direction + 1) % count];
        let beside = beside.into_iter().filter_map(|direction| self.space(ring, direction));
        let mut found: Vec<WordId> =
            inwards.into_iter().chain(self.space(ring + 1, direction)).chain(beside).collect();
        // In a ring of two both sides are the same space, in a ring of one the space itself.
        found.sort();
        found.dedup();
        found.retain(|other| *other != word);
        found
    }
}

impl Schema {
    pub fn map_by_name(&self, name: &str) -> Option<&Map> {
        self.maps.iter().find(|map| map.name == name)
    }

    /// The spaces beside one on a map, whatever is closed.
    pub fn neighbours(&self, map: &Map, word: WordId) -> Vec<WordId> {
        self.vocab(map.vocab).polar.as_ref().map_or_else(Vec::new, |polar| polar.neighbours(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polar(rings: u16, directions: &[&str]) -> Polar {
        Polar { rings, directions: directions.iter().map(|name| (*name).to_owned()).collect() }
    }

    fn beside(polar: &Polar, word: u16) -> Vec<u16> {
        polar.neighbours(WordId(word)).into_iter().map(|word| word.0).collect()
    }

    #[test]
    fn spaces_lie_beside_the_hub_each_other_and_the_next_ring() {
        let map = polar(2, &["N", "E", "S", "W"]);
        assert_eq!(beside(&map, 0), [1, 2, 3, 4], "the hub");
        assert_eq!(beside(&map, 1), [0, 2, 4, 5], "R1-N");
        assert_eq!(beside(&map, 8), [4, 5, 7], "R2-W");
        assert_eq!(beside(&map, 9), [0_u16; 0], "no space");
        for word in 0..9 {
            for other in beside(&map, word) {
                assert!(beside(&map, other).contains(&word), "{word} {other}");
            }
        }
    }

    #[test]
    fn no_space_lies_beside_itself() {
        assert_eq!(beside(&polar(2, &["N"]), 1), [0, 2]);
        assert_eq!(beside(&polar(1, &["N", "S"]), 1), [0, 2]);
        assert_eq!(beside(&polar(0, &[]), 0), [0_u16; 0]);
    }
}
