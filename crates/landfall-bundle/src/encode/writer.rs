//! The FlatBuffers builder, driven by columns instead of generated code.

use std::hash::BuildHasher;

use flatbuffers::{FlatBufferBuilder, Push, WIPOffset};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::bytes::Bundle;
use crate::layout::{Column, ColumnType, Item, Scalar};

/// Where something has been written, counted from the end of the buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At(pub(super) u32);

/// What goes into one column of one table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cell {
    Absent,
    Bool(bool),
    UShort(u16),
    UInt(u32),
    Int(i32),
    At(At),
    /// The type of the union's member, and the member.
    Union(u8, At),
}

pub(super) struct Writer {
    builder: FlatBufferBuilder<'static>,
    /// Where strings stand, by their hash. The builder's own sharing compares with all strings before and is
    /// quadratic; a copy of each string here would cost as much time as writing them.
    strings: FxHashMap<u64, At>,
    /// The shape of the table that is being written: where its slots are, from its beginning.
    slots: Vec<u16>,
    /// Its cells of two bytes and of one, with their slots.
    words: Vec<(usize, u16)>,
    bytes: Vec<(usize, u8)>,
    /// Where shapes of tables stand. The builder looks for each among all of them, letter by letter.
    shapes: FxHashMap<Box<[u16]>, u32>,
    /// How many bytes there may be.
    most: usize,
    /// Nothing more is written, because offsets could not reach it.
    full: bool,
}

/// Offsets have 32 bits with a sign, and the builder grows by doubling up to 2 GB and panics beyond.
pub(super) const MOST: usize = 2_000_000_000;

/// Room for what comes with a table, a vector or a string: its length, its vtable, and padding.
const MARGIN: usize = 4096;

impl Writer {
    /// With room for so many bytes to begin with.
    pub(super) fn new(most: usize, room: usize) -> Self {
        let builder = FlatBufferBuilder::with_capacity(room.min(most));
        Self {
            builder,
            strings: FxHashMap::default(),
            slots: Vec::new(),
            words: Vec::new(),
            bytes: Vec::new(),
            shapes: FxHashMap::default(),
            most,
            full: false,
        }
    }

    pub(super) fn string(&mut self, text: &str) -> Cell {
        let hash = FxBuildHasher.hash_one(text);
        match self.strings.get(&hash) {
            Some(known) if self.text_at(*known) == text.as_bytes() => Cell::At(*known),
            // Of two strings with one hash, only the first is shared.
            Some(_) => Cell::At(self.new_string(text)),
            None => {
                let at = self.new_string(text);
                self.strings.insert(hash, at);
                Cell::At(at)
            }
        }
    }

    /// The bytes of a string that has been written.
    fn text_at(&self, at: At) -> &[u8] {
        let written = self.builder.unfinished_data();
        let bytes = &written[written.len() - (at.0 as usize).min(written.len())..];
        let (length, text) = bytes.split_first_chunk().unwrap_or((&[0; 4], &[]));
        text.get(..u32::from_le_bytes(*length) as usize).unwrap_or_default()
    }

    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// Whether there is room for so many bytes. Once there was not, there never is again.
    fn has_room(&mut self, bytes: usize) -> bool {
        let used = self.builder.unfinished_data().len();
        self.full |= used.saturating_add(bytes).saturating_add(MARGIN) > self.most;
        !self.full
    }

    pub(super) fn new_string(&mut self, text: &str) -> At {
        if !self.has_room(text.len()) {
            return At(0);
        }
        At(self.builder.create_string(text).value())
    }

    /// One cell for each column, in the same order.
    pub(super) fn table(&mut self, columns: &[Column], cells: &[Cell]) -> At {
        // Columns that only the lock file has stand behind the others and have no cells.
        debug_assert!(columns.iter().skip(cells.len()).all(|column| column.gone));
        self.write_table(columns.len(), columns.iter().zip(cells.iter().copied()))
    }

    /// The cells that are there with the number of their columns, in that order. The tables of schemas have many
    /// columns, and a record fills few.
    pub(super) fn sparse_table(&mut self, columns: &[Column], cells: &[(usize, Cell)]) -> At {
        self.write_table(columns.len(), cells.iter().map(|(column, cell)| (&columns[*column], *cell)))
    }

    fn write_table<'c>(&mut self, most: usize, cells: impl Iterator<Item = (&'c Column, Cell)>) -> At {
        if !self.has_room(most * 8) {
            return At(0);
        }
        let end = self.used();
        self.slots.clear();
        // Wide cells first, so that nothing needs padding.
        for (column, cell) in cells {
            self.cell(column, cell, end);
        }
        let (mut words, mut bytes) = (std::mem::take(&mut self.words), std::mem::take(&mut self.bytes));
        words.drain(..).for_each(|(slot, word)| self.put(slot, word, end));
        bytes.drain(..).for_each(|(slot, byte)| self.put(slot, byte, end));
        (self.words, self.bytes) = (words, bytes);
        self.begin_table(end)
    }

    /// Writes a cell of four bytes, and keeps a narrow one for later. What is absent is not written.
    #[inline]
    fn cell(&mut self, column: &Column, cell: Cell, end: usize) {
        let slot = usize::from(column.slot);
        match cell {
            Cell::Absent => {}
            Cell::At(at) => self.put(slot, offset(at), end),
            Cell::Union(member, at) => {
                self.put(slot, offset(at), end);
                if member != 0 {
                    self.bytes.push((slot - 1, member));
                }
            }
            Cell::Int(number) => {
                if let ColumnType::Scalar(Scalar::Int(absent)) = column.ty
                    && number != absent
                {
                    self.put(slot, number, end);
                }
            }
            Cell::UInt(0) | Cell::Bool(false) => {}
            Cell::UInt(number) => self.put(slot, number, end),
            Cell::Bool(true) => self.bytes.push((slot, 1)),
            Cell::UShort(number) => {
                let ty = column.ty;
                let absent = if let ColumnType::Scalar(Scalar::UShort(absent)) = ty { absent } else { 0 };
                if number != absent {
                    self.words.push((slot, number));
                }
            }
        }
    }

    /// A value of the table that ends at `end`. How far it is from the beginning is not known yet.
    #[inline]
    fn put(&mut self, slot: usize, value: impl Push, end: usize) {
        self.builder.push(value);
        if slot >= self.slots.len() {
            self.slots.resize(slot + 1, 0);
        }
        self.slots[slot] = (self.used() - end) as u16;
    }

    /// What a table begins with: how far away its shape is, which follows if no table before had the same.
    fn begin_table(&mut self, end: usize) -> At {
        let table = self.used().next_multiple_of(4) + 4;
        let length = (table - end) as u16;
        self.slots.iter_mut().filter(|slot| **slot != 0).for_each(|slot| *slot = length - *slot);
        self.slots.extend([length, self.slots.len() as u16 * 2 + 4]);
        let known = self.shapes.get(&*self.slots).copied();
        let shape = known.unwrap_or((table + self.slots.len() * 2) as u32);
        self.builder.push(shape.wrapping_sub(table as u32).cast_signed());
        if known.is_none() {
            let (slots, lengths) = self.slots.split_at(self.slots.len() - 2);
            for number in slots.iter().rev().chain(lengths) {
                self.builder.push(*number);
            }
            self.shapes.insert(self.slots.as_slice().into(), shape);
        }
        At(table as u32)
    }

    /// How many bytes there are.
    fn used(&self) -> usize {
        self.builder.unfinished_data().len()
    }

    /// A vector of tables; an empty one is left out.
    pub(super) fn tables(&mut self, tables: &[At]) -> Cell {
        self.places(tables.iter().copied())
    }

    /// A vector of strings or tables.
    pub(super) fn cells(&mut self, cells: &[Cell]) -> Cell {
        let place = |cell: &Cell| if let Cell::At(at) = cell { Some(*at) } else { None };
        if cells.iter().all(|cell| place(cell).is_some()) {
            return self.places(cells.iter().map(|cell| place(cell).unwrap_or(At(0))));
        }
        self.tables(&cells.iter().filter_map(place).collect::<Vec<At>>())
    }

    pub(super) fn places(&mut self, places: impl ExactSizeIterator<Item = At> + DoubleEndedIterator) -> Cell {
        if places.len() == 0 || !self.has_room(places.len() * 4) {
            return Cell::Absent;
        }
        Cell::At(At(self.builder.create_vector_from_iter(places.map(offset)).value()))
    }

    pub(super) fn numbers(&mut self, numbers: &[u32]) -> Cell {
        if numbers.is_empty() || !self.has_room(numbers.len() * 4) {
            return Cell::Absent;
        }
        Cell::At(At(self.builder.create_vector(numbers).value()))
    }

    /// A vector of whatever `item` says. Cells of another type, and absent ones, are left out.
    pub(super) fn vector(&mut self, item: Item, cells: &[Cell]) -> Cell {
        if !self.has_room(cells.len() * 4) {
            return Cell::Absent;
        }
        let builder = &mut self.builder;
        let at = match item {
            Item::String | Item::Table(_) => return self.cells(cells),
            Item::Scalar(Scalar::Bool) => {
                let flags = pick(cells, |cell| if let Cell::Bool(flag) = cell { Some(flag) } else { None });
                (!flags.is_empty()).then(|| builder.create_vector(&flags).value())
            }
            Item::Scalar(Scalar::UShort(_) | Scalar::Enum(_)) => {
                let words = pick(cells, |cell| if let Cell::UShort(word) = cell { Some(word) } else { None });
                (!words.is_empty()).then(|| builder.create_vector(&words).value())
            }
            Item::Scalar(Scalar::UInt) => {
                let numbers =
                    pick(cells, |cell| if let Cell::UInt(number) = cell { Some(number) } else { None });
                (!numbers.is_empty()).then(|| builder.create_vector(&numbers).value())
            }
            Item::Scalar(Scalar::Int(_)) => {
                let numbers =
                    pick(cells, |cell| if let Cell::Int(number) = cell { Some(number) } else { None });
                (!numbers.is_empty()).then(|| builder.create_vector(&numbers).value())
            }
        };
        at.map_or(Cell::Absent, |at| Cell::At(At(at)))
    }

    pub(super) fn finish(mut self, root: At, identifier: &str) -> Bundle {
        // The builder insists on four bytes; a schema with another identifier was reported by its loader.
        let identifier = (identifier.len() == 4).then_some(identifier);
        self.builder.finish(offset(root), identifier);
        let (bytes, start) = self.builder.collapse();
        Bundle { bytes, start }
    }
}

fn offset(at: At) -> WIPOffset<()> {
    WIPOffset::new(at.0)
}

fn pick<T>(cells: &[Cell], wanted: impl Fn(Cell) -> Option<T>) -> Vec<T> {
    cells.iter().filter_map(|cell| wanted(*cell)).collect()
}

#[cfg(test)]
mod tests {
    use flatbuffers::field_index_to_field_offset;

    use super::*;

    fn column(slot: u16, ty: ColumnType) -> Column {
        let [origin, name, doc] = [const { String::new() }; 3];
        Column { origin, name, doc, ty, slot, key: false, gone: false }
    }

    /// The same cells, written by the builder with shapes of its own.
    fn by_builder(builder: &mut FlatBufferBuilder<'_>, columns: &[Column], cells: &[Cell]) -> At {
        let start = builder.start_table();
        for width in [4, 2, 1] {
            for (column, cell) in columns.iter().zip(cells) {
                let slot = field_index_to_field_offset(column.slot);
                match (*cell, column.ty, width) {
                    (Cell::At(at) | Cell::Union(_, at), _, 4) => builder.push_slot_always(slot, offset(at)),
                    (Cell::Union(member, _), _, 1) => builder.push_slot(slot - 2, member, 0),
                    (Cell::Int(number), ColumnType::Scalar(Scalar::Int(absent)), 4) => {
                        builder.push_slot(slot, number, absent);
                    }
                    (Cell::UInt(number), _, 4) => builder.push_slot(slot, number, 0),
                    (Cell::UShort(number), ColumnType::Scalar(Scalar::UShort(absent)), 2) => {
                        builder.push_slot(slot, number, absent);
                    }
                    (Cell::UShort(number), _, 2) => builder.push_slot(slot, number, 0),
                    (Cell::Bool(flag), _, 1) => builder.push_slot(slot, flag, false),
                    _ => {}
                }
            }
        }
        At(builder.end_table(start).value())
    }

    #[test]
    fn tables_are_those_of_the_builder_to_the_byte() {
        let scalar = ColumnType::Scalar;
        let columns = [
            column(0, ColumnType::String),
            column(9, scalar(Scalar::Int(1))),
            column(3, ColumnType::Union(0)),
            column(4, scalar(Scalar::UShort(7))),
            column(5, scalar(Scalar::Bool)),
            column(6, scalar(Scalar::Enum(0))),
            column(12, scalar(Scalar::UInt)),
        ];
        let mut writer = Writer::new(MOST, 64);
        let mut builder = FlatBufferBuilder::new();
        let mut last = writer.new_string("Salt");
        assert_eq!(last, At(builder.create_string("Salt").value()));
        for turn in 0..3_000u32 {
            let bits = turn.wrapping_mul(2_654_435_761) >> 12;
            let pick = |bit: u32, cell: Cell| if bits >> bit & 1 == 1 { cell } else { Cell::Absent };
            let cells = [
                pick(0, Cell::At(last)),
                pick(1, Cell::Int((bits >> 4 & 3) as i32 - 1)),
                pick(2, Cell::Union((bits >> 6 & 1) as u8, last)),
                pick(3, Cell::UShort([0, 7, 8, 9][bits as usize >> 7 & 3])),
                pick(4, Cell::Bool(bits >> 9 & 1 == 1)),
                pick(5, Cell::UShort((bits >> 10 & 1) as u16)),
                pick(6, Cell::UInt(bits >> 11 & 3)),
            ];
            last = writer.table(&columns, &cells);
            assert_eq!(last, by_builder(&mut builder, &columns, &cells), "table {turn}");
            if bits & 64 == 0 {
                let text = "x".repeat(turn as usize % 7);
                let at = At(builder.create_shared_string(&text).value());
                assert!(matches!(writer.string(&text), Cell::At(found) if found == at));
            }
        }
        builder.finish(offset(last), Some("TEST"));
        assert!(*builder.finished_data() == *writer.finish(last, "TEST"));
    }
}
