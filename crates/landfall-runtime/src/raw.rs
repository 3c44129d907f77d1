//! FlatBuffers read without trust: every offset is checked, and nothing panics whatever the bytes are.
//!
//! Offsets to strings, vectors and tables only lead forwards, so no bytes can lead in a circle.

use crate::Error;

pub type Read<T> = Result<T, Error>;

#[derive(Clone, Copy)]
pub struct Reader<'a> {
    bytes: &'a [u8],
}

/// A table whose vtable lies inside the bytes.
#[derive(Clone, Copy)]
pub struct TableAt {
    at: usize,
    size: usize,
    vtable: usize,
    vtable_size: usize,
}

/// The items of a vector, all inside the bytes.
#[derive(Clone, Copy, Default)]
pub struct Run {
    pub start: usize,
    pub len: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    fn take<const N: usize>(&self, at: usize) -> Read<[u8; N]> {
        // Readers in other languages load numbers directly, which some machines only can where they are aligned.
        if !at.is_multiple_of(N) {
            return Err(damaged(at, "a number is not aligned"));
        }
        let rest = self.bytes.get(at..).unwrap_or_default();
        rest.first_chunk().copied().ok_or_else(|| damaged(at, "the file ends here"))
    }

    pub fn u8(&self, at: usize) -> Read<u8> {
        self.take(at).map(u8::from_le_bytes)
    }

    pub fn u16(&self, at: usize) -> Read<u16> {
        self.take(at).map(u16::from_le_bytes)
    }

    pub fn u32(&self, at: usize) -> Read<u32> {
        self.take(at).map(u32::from_le_bytes)
    }

    pub fn i32(&self, at: usize) -> Read<i32> {
        self.take(at).map(i32::from_le_bytes)
    }

    pub fn root(&self) -> Read<usize> {
        self.follow(0)
    }

    /// Where the offset at `at` leads.
    pub fn follow(&self, at: usize) -> Read<usize> {
        let offset = self.u32(at)? as usize;
        let to = at.checked_add(offset).filter(|to| *to < self.bytes.len());
        match to {
            Some(to) if offset >= 4 => Ok(to),
            _ => Err(damaged(at, "an offset leads nowhere")),
        }
    }

    pub fn table(&self, at: usize) -> Read<TableAt> {
        let distance = i64::from(self.i32(at)?);
        let vtable = (at as i64).checked_sub(distance).and_then(|vtable| usize::try_from(vtable).ok());
        let vtable = vtable.ok_or_else(|| damaged(at, "the table has no vtable"))?;
        let (vtable_size, size) = (self.u16(vtable)? as usize, self.u16(vtable.saturating_add(2))? as usize);
        let fits =
            |start: usize, size: usize| start.checked_add(size).is_some_and(|end| end <= self.bytes.len());
        if vtable_size < 4 || !vtable_size.is_multiple_of(2) || !fits(vtable, vtable_size) {
            return Err(damaged(vtable, "the size of the vtable is wrong"));
        }
        if size < 4 || !fits(at, size) {
            return Err(damaged(vtable + 2, "the size of the table is wrong"));
        }
        Ok(TableAt { at, size, vtable, vtable_size })
    }

    /// Where the field in `slot` stands, if the table has it.
    pub fn slot(&self, table: TableAt, slot: u16, width: usize) -> Read<Option<usize>> {
        let entry = 4 + 2 * slot as usize;
        if entry + 2 > table.vtable_size {
            return Ok(None);
        }
        let offset = self.u16(table.vtable + entry)? as usize;
        match offset {
            0 => Ok(None),
            4.. if offset + width <= table.size => Ok(Some(table.at + offset)),
            _ => Err(damaged(table.vtable + entry, "a field lies outside its table")),
        }
    }

    /// The slots that the table fills.
    pub fn filled(&self, table: TableAt) -> impl Iterator<Item = u16> + '_ {
        let slots = (table.vtable_size / 2).saturating_sub(2) as u16;
        (0..slots).filter(move |slot| {
            self.u16(table.vtable + 4 + 2 * *slot as usize).is_ok_and(|offset| offset != 0)
        })
    }

    pub fn vector(&self, at: usize, width: usize) -> Read<Run> {
        let len = self.u32(at)? as usize;
        let start = at + 4;
        let end = len.checked_mul(width).and_then(|size| start.checked_add(size));
        match end {
            Some(end) if end <= self.bytes.len() => Ok(Run { start, len }),
            _ => Err(damaged(at, "a list is longer than the file")),
        }
    }

    pub fn string(&self, at: usize) -> Read<&'a str> {
        let run = self.vector(at, 1)?;
        let end = run.start + run.len;
        // Engines in C and C++ read up to the zero.
        if self.bytes.get(end) != Some(&0) {
            return Err(damaged(end, "a text has no end"));
        }
        let bytes = self.bytes.get(run.start..end).unwrap_or_default();
        std::str::from_utf8(bytes)
            .map_err(|error| damaged(run.start + error.valid_up_to(), "a text is not UTF-8"))
    }
}

pub fn damaged(at: usize, why: &'static str) -> Error {
    Error::Damaged { at, why, place: String::new() }
}
