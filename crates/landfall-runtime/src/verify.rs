//! Whether a bundle is whole: every offset leads to what the schema says, lists are sorted, nothing was changed.

use crate::Error;
use crate::header::{check_header, content_hash};
use crate::raw::{Read, Reader, TableAt, damaged};
use crate::schema::{Column, Schema, TableShape, Type};

/// Everything: header, hash and structure, in the order in which a reader wants to hear of it.
pub fn verify(bytes: &[u8], schema: &Schema<'_>) -> Result<(), Error> {
    let header = check_header(bytes, schema)?;
    if header.content_hash != content_hash(bytes)? {
        return Err(Error::Changed);
    }
    check(bytes, schema)
}

/// The structure alone: after this, no generated code in any language reads outside of the bytes.
pub fn check(bytes: &[u8], schema: &Schema<'_>) -> Result<(), Error> {
    let reader = Reader::new(bytes);
    let mut check = Check { reader, schema, known: vec![0; bytes.len() / 256 + 1], left: bytes.len() / 4 };
    let root = reader.root()?;
    check.table(root, schema.root, 0)?;
    check_texts(reader, root)
}

/// Tables nest at most this deep. The deepest content the parser accepts stays well below.
const DEEPEST: usize = 512;

struct Check<'a> {
    reader: Reader<'a>,
    schema: &'a Schema<'a>,
    /// A bit for each place where a string was found to be one: many fields share one string.
    known: Vec<u64>,
    /// Tables and list items that may still come. Each of them takes four bytes of its own in a bundle of
    /// ours, so that only damage can use this up; without it, few bytes could be visited for ever.
    left: usize,
}

impl<'a> Check<'a> {
    fn spend(&mut self, at: usize, count: usize) -> Read<()> {
        let left = self.left.checked_sub(count);
        self.left = left.ok_or_else(|| damaged(at, "more leads here than the file has room for"))?;
        Ok(())
    }

    fn table(&mut self, at: usize, shape: u16, depth: usize) -> Read<()> {
        if depth > DEEPEST {
            return Err(damaged(at, "it nests too deep"));
        }
        self.spend(at, 1)?;
        let shape = self.schema.table(shape);
        let table = self.reader.table(at)?;
        for column in shape.columns {
            self.column(table, &shape, column, depth)
                .map_err(|error| error.within(shape.name, column.name))?;
        }
        Ok(())
    }

    fn column(
        &mut self,
        table: TableAt,
        shape: &TableShape<'a>,
        column: &Column<'a>,
        depth: usize,
    ) -> Read<()> {
        let value = self.reader.slot(table, column.slot, column.ty.width())?;
        if let Type::Union(union) = column.ty {
            return self.union(table, column.slot, union, value, depth);
        }
        let Some(at) = value else {
            return match column.key && !shape.columns.is_empty() {
                true => Err(damaged(0, "it has no key")),
                false => Ok(()),
            };
        };
        match column.ty {
            // The number itself is checked for its alignment.
            Type::Bool => self.reader.u8(at).map(drop),
            Type::U16 => self.reader.u16(at).map(drop),
            Type::U32 | Type::I32 => self.reader.u32(at).map(drop),
            Type::Text => self.string(self.reader.follow(at)?),
            Type::Table(inner) => self.table(self.reader.follow(at)?, inner, depth + 1),
            Type::Union(_) => Ok(()),
            _ => self.list(self.reader.follow(at)?, column.ty, depth),
        }
    }

    fn union(
        &mut self,
        table: TableAt,
        slot: u16,
        union: u16,
        value: Option<usize>,
        depth: usize,
    ) -> Read<()> {
        let kind = slot.checked_sub(1).map_or(Ok(None), |slot| self.reader.slot(table, slot, 1))?;
        match (kind, value) {
            (None, None) => Ok(()),
            (None, Some(value)) => Err(damaged(value, "a value has no type")),
            (Some(kind), None) => Err(damaged(kind, "a type has no value")),
            (Some(kind), Some(value)) => {
                let member = self.schema.member(union, self.reader.u8(kind)?);
                let member = member.ok_or_else(|| damaged(kind, "nothing has this type"))?;
                self.table(self.reader.follow(value)?, member, depth + 1)
            }
        }
    }

    fn list(&mut self, at: usize, ty: Type, depth: usize) -> Read<()> {
        let width = ty.item_width();
        let run = self.reader.vector(at, width)?;
        let places = (0..run.len).map(|place| run.start + place * width);
        match ty {
            Type::Texts => {
                self.spend(at, run.len)?;
                for at in places {
                    self.string(self.reader.follow(at)?)?;
                }
            }
            Type::Tables(inner) => {
                self.spend(at, run.len)?;
                let key = self.schema.table(inner).columns.iter().find(|column| column.key);
                let mut last = "";
                for at in places {
                    let table = self.reader.follow(at)?;
                    self.table(table, inner, depth + 1)?;
                    let Some(key) = key else { continue };
                    let next = self.key(table, key.slot)?;
                    if next < last {
                        return Err(damaged(table, "the list is not sorted"));
                    }
                    last = next;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn key(&self, table: usize, slot: u16) -> Read<&'a str> {
        let at = self.reader.slot(self.reader.table(table)?, slot, 4)?;
        at.map_or(Ok(""), |at| self.reader.string(self.reader.follow(at)?))
    }

    fn string(&mut self, at: usize) -> Read<()> {
        let (word, bit) = (at / 256, at / 4 % 64);
        if let Some(known) = self.known.get_mut(word) {
            // Strings begin at a multiple of four; one that does not is refused below, each time.
            if at.is_multiple_of(4) && *known & (1 << bit) != 0 {
                return Ok(());
            }
            self.reader.string(at)?;
            *known |= 1 << bit;
        }
        Ok(())
    }
}

/// Every language has a text for every message.
fn check_texts(reader: Reader<'_>, root: usize) -> Read<()> {
    let root = reader.table(root)?;
    let vector = |table, slot| -> Read<Option<crate::raw::Run>> {
        let at = reader.slot(table, slot, 4)?;
        at.map(|at| reader.vector(reader.follow(at)?, 4)).transpose()
    };
    let messages = vector(root, 2)?.unwrap_or_default();
    let locales = vector(root, 1)?.unwrap_or_default();
    for place in (0..locales.len).map(|at| locales.start + at * 4) {
        let locale = reader.follow(place)?;
        if vector(reader.table(locale)?, 1)?.unwrap_or_default().len != messages.len {
            return Err(damaged(locale, "a language has not as many texts as there are messages"));
        }
    }
    Ok(())
}
