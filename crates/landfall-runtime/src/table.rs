//! One table of a bundle. Generated code wraps it in a type with a method for each field.

use crate::list::{Element, List};
use crate::lookup::Lookup;
use crate::raw::{Read, Reader, TableAt};

/// A table whose fields are read by slot. Damaged or absent fields give the default.
#[derive(Clone, Copy, Default)]
pub struct Table<'a> {
    found: Option<(Reader<'a>, TableAt)>,
}

impl<'a> Table<'a> {
    /// The root of the bytes, or a table without fields when there is none.
    pub fn root(bytes: &'a [u8]) -> Self {
        let reader = Reader::new(bytes);
        Self::at(reader, reader.root()).unwrap_or_default()
    }

    pub(crate) fn at(reader: Reader<'a>, at: Read<usize>) -> Option<Self> {
        Some(Self { found: Some((reader, reader.table(at.ok()?).ok()?)) })
    }

    /// Whether there is nothing at all.
    pub fn is_absent(self) -> bool {
        self.found.is_none()
    }

    fn field(self, slot: u16, width: usize) -> Option<(Reader<'a>, usize)> {
        let (reader, table) = self.found?;
        Some((reader, reader.slot(table, slot, width).ok().flatten()?))
    }

    pub fn bool(self, slot: u16) -> bool {
        self.field(slot, 1).and_then(|(reader, at)| reader.u8(at).ok()).is_some_and(|flag| flag != 0)
    }

    pub fn u16(self, slot: u16, default: u16) -> u16 {
        self.field(slot, 2).and_then(|(reader, at)| reader.u16(at).ok()).unwrap_or(default)
    }

    pub fn u32(self, slot: u16) -> u32 {
        self.field(slot, 4).and_then(|(reader, at)| reader.u32(at).ok()).unwrap_or_default()
    }

    pub fn i32(self, slot: u16, default: i32) -> i32 {
        self.field(slot, 4).and_then(|(reader, at)| reader.i32(at).ok()).unwrap_or(default)
    }

    pub fn str(self, slot: u16) -> Option<&'a str> {
        let (reader, at) = self.field(slot, 4)?;
        reader.string(reader.follow(at).ok()?).ok()
    }

    pub fn table(self, slot: u16) -> Option<Table<'a>> {
        let (reader, at) = self.field(slot, 4)?;
        Self::at(reader, reader.follow(at))
    }

    /// The type of a union and its table; the type has the slot before.
    pub fn union(self, slot: u16) -> Option<(u8, Table<'a>)> {
        let (reader, at) = self.field(slot.checked_sub(1)?, 1)?;
        Some((reader.u8(at).ok()?, self.table(slot)?))
    }

    /// The cards of a kind, in the root of a bundle.
    pub fn cards<T: Element<'a>>(self, slot: u16, kind: u16) -> List<'a, T> {
        self.list(slot).found_by(Lookup::new(self, kind))
    }

    pub fn list<T: Element<'a>>(self, slot: u16) -> List<'a, T> {
        let list = || {
            let (reader, at) = self.field(slot, 4)?;
            Some(List::new(reader, reader.vector(reader.follow(at).ok()?, T::WIDTH).ok()?))
        };
        list().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absent_fields_give_their_defaults() {
        // A root offset, an identifier, a vtable without slots, and its table.
        let bytes = [12, 0, 0, 0, b'L', b'F', b'V', b'G', 4, 0, 8, 0, 4, 0, 0, 0, 7, 0, 0, 0];
        let root = Table::root(&bytes);
        assert!(!root.is_absent());
        assert_eq!((root.u16(0, 9), root.i32(3, -1), root.bool(1), root.str(2)), (9, -1, false, None));
        assert!(root.table(0).is_none() && root.union(0).is_none() && root.list::<u32>(5).is_empty());
    }

    #[test]
    fn bytes_without_a_table_have_no_fields() {
        for bytes in [&b""[..], b"abc", &[0; 16], &[255; 32]] {
            let root = Table::root(bytes);
            assert!(root.is_absent());
            assert_eq!((root.u32(0), root.str(1)), (0, None));
        }
    }
}
