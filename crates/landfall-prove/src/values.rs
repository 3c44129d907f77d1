//! Sets of values of one variable, of any width.

use crate::system::Value;

/// A set of values. A planet has more than 64 sectors as soon as somebody writes it, so no word is wide enough.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Values {
    // Without empty words at the end, so that equal sets are equal.
    words: Vec<u64>,
}

impl Values {
    pub fn one(value: Value) -> Self {
        Self::from_iter([value])
    }

    /// The values from 0 up to, not including, `size`.
    pub fn all(size: usize) -> Self {
        (0..size).filter_map(|value| Value::try_from(value).ok()).collect()
    }

    pub fn insert(&mut self, value: Value) {
        let (word, bit) = (usize::from(value) / 64, usize::from(value) % 64);
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << bit;
    }

    pub fn contains(&self, value: Value) -> bool {
        let (word, bit) = (usize::from(value) / 64, usize::from(value) % 64);
        self.words.get(word).is_some_and(|word| word & (1 << bit) != 0)
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        let bits = |(at, &word): (usize, &u64)| {
            (0..64)
                .filter(move |bit| word & (1 << bit) != 0)
                .filter_map(move |bit| Value::try_from(at * 64 + bit).ok())
        };
        self.words.iter().enumerate().flat_map(bits)
    }

    pub fn last(&self) -> Option<Value> {
        self.iter().last()
    }

    /// The values up to `size` that are not in the set.
    pub fn complement(&self, size: usize) -> Self {
        Self::all(size).iter().filter(|value| !self.contains(*value)).collect()
    }

    pub fn intersection(&self, other: &Self) -> Self {
        self.iter().filter(|value| other.contains(*value)).collect()
    }

    pub fn union(&self, other: &Self) -> Self {
        self.iter().chain(other.iter()).collect()
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let mut set = Self::default();
        for value in values {
            set.insert(value);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_values_beyond_one_word() {
        let set = Values::from_iter([0, 63, 64, 200]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 200]);
        assert_eq!((set.len(), set.last()), (4, Some(200)));
        assert!(!set.contains(136), "200 - 64: no value answers for another");
        assert_eq!(set.complement(201).len(), 197);
        assert_eq!(Values::all(130).complement(130), Values::default());
    }
}
