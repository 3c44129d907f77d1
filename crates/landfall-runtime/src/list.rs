//! Lists of a bundle, and looking up by key.

use std::cmp::Ordering;
use std::marker::PhantomData;

use crate::lookup::{Lookup, Place};
use crate::raw::{Reader, Run};
use crate::table::Table;

/// What a list may hold.
pub trait Element<'a>: Sized {
    const WIDTH: usize;

    /// The item whose bytes, or the offset to them, stand at `at`. Absent when they are damaged.
    fn read(reader: Reader<'a>, at: usize) -> Option<Self>;
}

/// What lists are sorted by.
pub trait Keyed<'a> {
    fn sort_key(&self) -> &'a str;
}

/// A list inside a bundle: nothing is read before it is asked for.
pub struct List<'a, T> {
    found: Option<(Reader<'a>, Run)>,
    lookup: Option<Lookup<'a>>,
    items: PhantomData<T>,
}

impl<T> Clone for List<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<'_, T> {}

impl<T> Default for List<'_, T> {
    fn default() -> Self {
        Self { found: None, lookup: None, items: PhantomData }
    }
}

impl<'a, T: Element<'a>> List<'a, T> {
    pub(crate) fn new(reader: Reader<'a>, run: Run) -> Self {
        Self { found: Some((reader, run)), lookup: None, items: PhantomData }
    }

    pub(crate) fn found_by(self, lookup: Lookup<'a>) -> Self {
        Self { lookup: Some(lookup), ..self }
    }

    pub fn len(self) -> usize {
        self.found.map_or(0, |(_, run)| run.len)
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Absent beyond the end, and where the bytes are damaged.
    pub fn get(self, place: usize) -> Option<T> {
        let (reader, run) = self.found?;
        if place >= run.len {
            return None;
        }
        T::read(reader, run.start + place * T::WIDTH)
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        (0..self.len()).filter_map(move |place| self.get(place))
    }
}

impl<'a, T: Element<'a> + Keyed<'a>> List<'a, T> {
    /// The first one with this key. A card is found in one step, anything else in as many as the length has
    /// binary digits.
    pub fn find(self, key: &str) -> Option<T> {
        let place = self.first(key)?;
        self.get(place).filter(|item| item.sort_key() == key)
    }

    /// All with this key: several faces of a card may share one.
    pub fn find_all(self, key: &str) -> impl Iterator<Item = T> {
        let first = self.first(key).unwrap_or(self.len());
        (first..self.len())
            .map_while(move |place| self.get(place))
            .take_while(move |item| item.sort_key() == key)
    }

    /// Where the first one with this key stands, if there is one.
    fn first(self, key: &str) -> Option<usize> {
        let is_it = |place| self.get(place).is_some_and(|item| item.sort_key() == key);
        match self.lookup.map(|lookup| lookup.find(key, is_it)) {
            Some(Place::At(place)) => Some(place),
            Some(Place::Nowhere) => None,
            Some(Place::Unknown) | None => self.first_by_halves(key),
        }
    }

    fn first_by_halves(self, key: &str) -> Option<usize> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            // Damaged: what was looked for cannot be trusted to be here.
            match self.get(middle)?.sort_key().cmp(key) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal | Ordering::Greater => high = middle,
            }
        }
        Some(low)
    }
}

macro_rules! numbers {
    ($($ty:ty = $read:ident $width:literal),*) => {$(
        impl<'a> Element<'a> for $ty {
            const WIDTH: usize = $width;

            fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
                reader.$read(at).ok()
            }
        }
    )*};
}

numbers!(u16 = u16 2, u32 = u32 4, i32 = i32 4);

impl<'a> Element<'a> for bool {
    const WIDTH: usize = 1;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        reader.u8(at).ok().map(|flag| flag != 0)
    }
}

impl<'a> Element<'a> for &'a str {
    const WIDTH: usize = 4;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        reader.string(reader.follow(at).ok()?).ok()
    }
}

impl<'a> Element<'a> for Table<'a> {
    const WIDTH: usize = 4;

    fn read(reader: Reader<'a>, at: usize) -> Option<Self> {
        Table::at(reader, reader.follow(at))
    }
}
