//! Whether a bundle is whole: every offset leads to what the schema says, lists are sorted, nothing was changed.

use std::collections::BTreeMap;

use crate::Error;
use crate::header::{Age, age, check_header, content_hash};
use crate::raw::{Read, Reader, TableAt, damaged};
use crate::schema::{Column, Schema, TableShape, Type};

/// Everything: header, hash and structure, in the order in which a reader wants to hear of it.
pub fn verify(bytes: &[u8], schema: &Schema<'_>) -> Result<(), Error> {
    unknown(bytes, schema).map(drop)
}

/// Verifies, and lists what the bundle has and this schema does not know: readers skip it. Empty unless the bundle was
/// built with a newer schema.
pub fn unknown(bytes: &[u8], schema: &Schema<'_>) -> Result<Vec<Unknown>, Error> {
    let header = check_header(bytes, schema)?;
    if header.content_hash != content_hash(bytes)? {
        return Err(Error::Changed);
    }
    let mut check = Check::new(bytes, schema);
    check.newer = age(bytes, &header, schema) == Some(Age::Newer);
    check.all()?;
    let found = check.unknown.into_iter();
    Ok(found.map(|((table, field, number), times)| Unknown { table, field, number, times }).collect())
}

/// Something of a newer schema, which readers skip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The table that has it.
    pub table: String,
    /// The union, such as `does`; absent when the table has a field that is not known.
    pub field: Option<String>,
    /// The type of the union, or the slot of the field.
    pub number: u16,
    /// How often.
    pub times: usize,
}

/// The structure alone: after this, no generated code in any language reads outside of the bytes.
pub fn check(bytes: &[u8], schema: &Schema<'_>) -> Result<(), Error> {
    Check::new(bytes, schema).all()
}

/// Tables nest at most this deep. The deepest content the parser accepts stays well below.
const DEEPEST: usize = 512;

struct Check<'a> {
    reader: Reader<'a>,
    schema: &'a Schema<'a>,
    /// A bit for each place where a string was found to be one: many fields share one string.
    known: Vec<u64>,
    /// Tables and list items that may still come. Each of them takes four bytes of its own in a bundle of
    /// ours, so that only damage can use this up; without it, few bytes could be visited forever.
    left: usize,
    /// Letters that may still be read. In a bundle of ours no two texts share a letter, and only keys are read again,
    /// to see whether they are sorted.
    letters: usize,
    /// The bundle may hold what the schema does not know.
    newer: bool,
    unknown: BTreeMap<(String, Option<String>, u16), usize>,
}

/// How often a bundle may be read over for its keys.
const TIMES: usize = 16;

impl<'a> Check<'a> {
    fn new(bytes: &'a [u8], schema: &'a Schema<'a>) -> Self {
        Check {
            reader: Reader::new(bytes),
            schema,
            known: vec![0; bytes.len() / 256 + 1],
            left: bytes.len() / 4,
            letters: bytes.len().saturating_mul(TIMES),
            newer: false,
            unknown: BTreeMap::new(),
        }
    }

    fn all(&mut self) -> Result<(), Error> {
        let root = self.reader.root()?;
        self.table(root, self.schema.root, 0)?;
        check_texts(self.reader, root)
    }

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
        if self.newer {
            self.note_fields(table, &shape);
        }
        Ok(())
    }

    fn note_fields(&mut self, table: TableAt, shape: &TableShape<'a>) {
        let is_known = |slot: u16| {
            let type_of =
                |column: &Column<'_>| matches!(column.ty, Type::Union(_)) && column.slot == slot + 1;
            shape.columns.iter().any(|column| column.slot == slot || type_of(column))
        };
        for slot in self.reader.filled(table).filter(|slot| !is_known(*slot)).collect::<Vec<_>>() {
            *self.unknown.entry((shape.name.to_owned(), None, slot)).or_default() += 1;
        }
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
            return self.union(table, (shape, column), union, value, depth);
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
        (shape, column): (&TableShape<'a>, &Column<'a>),
        union: u16,
        value: Option<usize>,
        depth: usize,
    ) -> Read<()> {
        let kind = column.slot.checked_sub(1).map_or(Ok(None), |slot| self.reader.slot(table, slot, 1))?;
        match (kind, value) {
            (None, None) => Ok(()),
            (None, Some(value)) => Err(damaged(value, "a value has no type")),
            (Some(kind), None) => Err(damaged(kind, "a type has no value")),
            (Some(kind), Some(value)) => {
                let number = self.reader.u8(kind)?;
                match self.schema.member(union, number) {
                    Some(member) => self.table(self.reader.follow(value)?, member, depth + 1),
                    None if self.newer && number != 0 => {
                        let place = (shape.name.to_owned(), Some(column.name.to_owned()), number.into());
                        *self.unknown.entry(place).or_default() += 1;
                        // What is inside is not known, but it must be a table.
                        self.reader.table(self.reader.follow(value)?).map(drop)
                    }
                    None => Err(damaged(kind, "nothing has this type")),
                }
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
                let mut last = (0, "");
                for at in places {
                    let table = self.reader.follow(at)?;
                    self.table(table, inner, depth + 1)?;
                    let Some(key) = key else { continue };
                    let Some(at) = self.key(table, key.slot)?.filter(|at| *at != last.0) else { continue };
                    let next = self.letters(at)?;
                    if next < last.1 {
                        return Err(damaged(table, "the list is not sorted"));
                    }
                    last = (at, next);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Where the key of a table is written. Many may share one, which is then read once.
    fn key(&self, table: usize, slot: u16) -> Read<Option<usize>> {
        let at = self.reader.slot(self.reader.table(table)?, slot, 4)?;
        at.map(|at| self.reader.follow(at)).transpose()
    }

    fn letters(&mut self, at: usize) -> Read<&'a str> {
        let text = self.reader.string(at)?;
        let left = self.letters.checked_sub(text.len());
        self.letters = left.ok_or_else(|| damaged(at, "texts lie over each other"))?;
        Ok(text)
    }

    fn string(&mut self, at: usize) -> Read<()> {
        let (word, bit) = (at / 256, at / 4 % 64);
        let Some(known) = self.known.get(word) else { return Ok(()) };
        // Strings begin at a multiple of four; one that does not is refused below, each time.
        if at.is_multiple_of(4) && known & (1 << bit) != 0 {
            return Ok(());
        }
        self.letters(at)?;
        self.known[word] |= 1 << bit;
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
            return Err(damaged(locale, "a locale has fewer texts than there are messages"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCHEMA: Schema<'static> = Schema {
        game: "pier",
        identifier: *b"PIER",
        fingerprint: "",
        earlier: &[],
        root: 0,
        tables: &[
            TableShape {
                name: "Root",
                columns: &[Column { name: "lamps", slot: 0, ty: Type::Tables(1), key: false }],
            },
            TableShape {
                name: "Lamp",
                columns: &[Column { name: "key", slot: 0, ty: Type::Text, key: true }],
            },
        ],
        unions: &[],
    };

    /// A bundle whose lamps have these texts as keys, by number.
    fn bundle(texts: &[String], keys: &[usize]) -> Vec<u8> {
        let mut bytes: Vec<u8> = Vec::new();
        let number = |bytes: &mut Vec<u8>, number: usize| bytes.extend((number as u32).to_le_bytes());
        number(&mut bytes, 12);
        // The root and the lamps have one slot each, so one vtable will do.
        bytes.extend([6, 0, 8, 0, 4, 0, 0, 0]);
        [8, 4, keys.len()].into_iter().for_each(|it| number(&mut bytes, it));
        let tables = bytes.len() + 4 * keys.len();
        for at in 0..keys.len() {
            let place = bytes.len();
            number(&mut bytes, tables + 8 * at - place);
        }
        let mut places = Vec::new();
        let mut end = tables + 8 * keys.len();
        for text in texts {
            places.push(end);
            end += (4 + text.len() + 1).next_multiple_of(4);
        }
        for key in keys {
            let place = bytes.len();
            number(&mut bytes, place - 4);
            number(&mut bytes, places[*key] - place - 4);
        }
        for text in texts {
            number(&mut bytes, text.len());
            bytes.extend(text.as_bytes());
            bytes.resize((bytes.len() + 1).next_multiple_of(4), 0);
        }
        bytes
    }

    /// The answer, and how many letters were read for it.
    fn work(bytes: &[u8]) -> (Read<()>, usize) {
        let mut check = Check::new(bytes, &SCHEMA);
        let before = check.letters;
        let answer = check.table(12, 0, 0);
        (answer, before - check.letters)
    }

    #[test]
    fn keys_must_be_sorted() {
        let texts = ["a".to_owned(), "b".to_owned()];
        assert!(check(&bundle(&texts, &[0, 0, 1]), &SCHEMA).is_ok());
        assert!(check(&bundle(&texts, &[0, 1, 0]), &SCHEMA).is_err());
    }

    #[test]
    fn a_key_that_many_share_is_read_once() {
        let bytes = bundle(&["a".repeat(50_000)], &[0; 5_000]);
        let (answer, letters) = work(&bytes);
        assert!(answer.is_ok(), "{answer:?}");
        assert!(letters <= 2 * bytes.len(), "{letters} letters for {} bytes", bytes.len());
    }

    /// Two texts that are equal take turns: each comparison would read all of them.
    #[test]
    fn keys_that_are_read_for_ever_are_refused() {
        let keys: Vec<usize> = (0..5_000).map(|at| at % 2).collect();
        let bytes = bundle(&["a".repeat(50_000), "a".repeat(50_000)], &keys);
        let (answer, letters) = work(&bytes);
        assert!(answer.is_err());
        assert!(letters <= TIMES * bytes.len(), "{letters} letters for {} bytes", bytes.len());
    }

    /// A text may claim the letters of all that follow it.
    #[test]
    fn texts_that_lie_over_each_other_are_refused() {
        let texts = vec!["aaaaaaa".to_owned(); 20_000];
        let keys: Vec<usize> = (0..texts.len()).collect();
        let mut bytes = bundle(&texts, &keys);
        let start = bytes.len() - 12 * texts.len();
        let end = bytes.len();
        for at in (start..end).step_by(12) {
            bytes[at..at + 4].copy_from_slice(&((end - at - 5) as u32).to_le_bytes());
        }
        let (answer, letters) = work(&bytes);
        assert!(answer.is_err());
        assert!(letters <= TIMES * bytes.len(), "{letters} letters for {} bytes", bytes.len());
    }
}
