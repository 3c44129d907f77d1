//! Finding a card in one step, whatever the size of the bundle.
//!
//! Halving a list of 200,000 touches as many pages of the file as the length has binary digits, and each page that
//! was just mapped costs a microsecond. So the header holds a table of hashes: the slot that a card's hash
//! leads to, or one right behind it, says where in its list the card stands. `docs/engines.md` tells how to
//! use it from other languages.

use crate::table::Table;

/// FNV-1a with 32 bits, over the two bytes of the kind's number and then the key.
pub fn lookup_hash(kind: u16, key: &str) -> u32 {
    let bytes = kind.to_le_bytes().into_iter().chain(key.bytes());
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// How many slots there are for so many cards: a power of two, of which a quarter at least stays empty.
pub fn lookup_slots(cards: usize) -> usize {
    (cards + cards / 3 + 1).next_power_of_two()
}

/// The hashes in a bundle, or nothing in one that was built before there were any.
#[derive(Clone, Copy)]
pub(crate) struct Lookup<'a> {
    root: Table<'a>,
    kind: u16,
}

/// What is known about a key.
pub(crate) enum Place {
    At(usize),
    Nowhere,
    /// There are no hashes: the list has to be searched.
    Unknown,
}

// These slots are the same for every game and forever.
const HEADER: u16 = 0;
const LOOKUP: u16 = 8;

impl<'a> Lookup<'a> {
    pub(crate) fn new(root: Table<'a>, kind: u16) -> Self {
        Self { root, kind }
    }

    /// Where the first card with this key stands in its list. `is_it` looks whether it does: two keys may share a
    /// hash.
    pub(crate) fn find(self, key: &str, is_it: impl Fn(usize) -> bool) -> Place {
        let numbers = self.root.table(HEADER).map(|header| header.list::<u32>(LOOKUP)).unwrap_or_default();
        // Each slot is a hash, and a position plus one.
        let slots = numbers.len() / 2;
        if !slots.is_power_of_two() {
            return Place::Unknown;
        }
        let hash = lookup_hash(self.kind, key);
        for step in 0..slots {
            let slot = (hash as usize).wrapping_add(step) & (slots - 1);
            match (numbers.get(slot * 2), numbers.get(slot * 2 + 1)) {
                (_, None | Some(0)) => return Place::Nowhere,
                (Some(found), Some(place)) if found == hash && is_it(place as usize - 1) => {
                    return Place::At(place as usize - 1);
                }
                _ => {}
            }
        }
        Place::Nowhere
    }
}
