//! Lists of a bundle, and looking up by key.

use std::cmp::Ordering;
use std::marker::PhantomData;

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
        Self { found: None, items: PhantomData }
    }
}

impl<'a, T: Element<'a>> List<'a, T> {
    pub(crate) fn new(reader: Reader<'a>, run: Run) -> Self {
        Self { found: Some((reader, run)), items: PhantomData }
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
    /// The first one with this key, in as many steps as the length has binary digits.
    pub fn find(self, key: &str) -> Option<T> {
        self.find_all(key).next()
    }

    /// All with this key: several faces of a card may share one.
    pub fn find_all(self, key: &str) -> impl Iterator<Item = T> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.get(middle).map(|item| item.sort_key().cmp(key)) {
                Some(Ordering::Less) => low = middle + 1,
                Some(Ordering::Equal | Ordering::Greater) => high = middle,
                // Damaged: what was looked for cannot be trusted to be here.
                None => (low, high) = (self.len(), self.len()),
            }
        }
        let items = (low..self.len()).map_while(move |place| self.get(place));
        items.take_while(move |item| item.sort_key() == key).collect::<Vec<_>>().into_iter()
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
