//! Fields in 8 bytes.

use landfall_schema::{FieldId, WordId};

use super::{distance, settle};
use crate::unit::{Arrow, Compare, Field, List, Value};

#[derive(Debug, Default)]
pub struct Fields {
    rows: Vec<Row>,
    /// Numbers that do not fit in a row.
    large: Vec<u32>,
    /// Fields that do not.
    wide: Vec<Field>,
}

/// All of it in bytes, so that a row needs no room between it and the next.
#[derive(Clone, Copy, Debug)]
struct Row {
    number: [u8; 3],
    /// Twelve bits from the start of the record, and twelve for the length.
    place: [u8; 3],
    /// The lowest bits of the field.
    id: u8,
    /// What the number means, and in the upper bits the length of a list, or [`LARGE`].
    tag: u8,
}

/// The number is that of a large one.
const LARGE: u8 = 0xf0;

/// The longest distance and length.
const FAR: u16 = 0xfff;

const BAD: u8 = 0;
const FLAG: u8 = 1;
const INT: u8 = 2;
const WORD: u8 = 3;
const NAME: u8 = 4;
const TEXT: u8 = 5;
const REF: u8 = 6;
const REQUIREMENT: u8 = 7;
const EFFECTS: u8 = 8;
const OPTIONS: u8 = 9;
const CONDITION: u8 = 10;
const RECORD: u8 = 11;
const COMPARE: u8 = 12;
const RANGE: u8 = 13;
const ARROW: u8 = 14;
/// The number is that of a field that is kept in full.
const WIDE: u8 = 15;

const COMPARES: [Compare; 6] = {
    use Compare::*;
    [Equal, NotEqual, Less, AtMost, More, AtLeast]
};
const ARROWS: [Arrow; 3] = [Arrow::Forward, Arrow::Back, Arrow::Both];

impl Row {
    fn of(field: &Field, record_start: u32, large: &mut Vec<u32>) -> Option<Self> {
        let near = |from, to| distance::<u16>(from, to).filter(|distance| *distance <= FAR);
        let (start, len) = (near(record_start, field.start)?, near(field.start, field.end)?);
        let id = u8::try_from(field.id.0).ok()?;
        let (tag, number) = written(field.value)?;
        let place = three(u32::from(start) << 12 | u32::from(len))?;
        if let Some(number) = three(number) {
            return Some(Self { number, place, id, tag });
        }
        // A list says in the same bits how long it is.
        if matches!(tag & 15, EFFECTS | OPTIONS) {
            return None;
        }
        large.push(number);
        Some(Self { number: three(large.len() as u32 - 1)?, place, id, tag: tag | LARGE })
    }

    /// `None` for one that is kept in full.
    #[inline]
    fn value(&self, large: &[u32]) -> Option<Value> {
        let mut number = one(self.number);
        if self.tag >= LARGE {
            number = large[number as usize];
        }
        let list = List { start: number, len: u32::from(self.tag >> 4) };
        Some(match self.tag & 15 {
            BAD => Value::Bad,
            FLAG => Value::Flag,
            INT => Value::Int(number.cast_signed()),
            WORD => Value::Word(WordId(number as u16)),
            NAME => Value::Name(number),
            TEXT => Value::Text(number),
            REF => Value::Ref(number),
            REQUIREMENT => Value::Requirement(number),
            EFFECTS => Value::Effects(list),
            OPTIONS => Value::Options(list),
            CONDITION => Value::Condition(number),
            RECORD => Value::Record(number),
            COMPARE => Value::Compare(COMPARES[number as usize]),
            RANGE => {
                let half = |half: u32| i32::from((half as u16).cast_signed());
                Value::Range(half(number), half(number >> 16))
            }
            ARROW => Value::Arrow(ARROWS[number as usize]),
            _ => return None,
        })
    }

    fn place(&self) -> (u32, u32) {
        let place = one(self.place);
        (place >> 12, place & u32::from(FAR))
    }

    /// Which of those that are kept in full it is.
    fn of_wide(at: usize, id: FieldId) -> Self {
        let [a, b, c, d] = (at as u32).to_le_bytes();
        Self { number: [a, b, c], place: [d, 0, 0], id: id.0 as u8, tag: WIDE }
    }

    fn wide(&self) -> usize {
        let ([a, b, c], [d, ..]) = (self.number, self.place);
        u32::from_le_bytes([a, b, c, d]) as usize
    }
}

/// A number in three bytes, if it fits.
fn three(number: u32) -> Option<[u8; 3]> {
    let [low, middle, high, over] = number.to_le_bytes();
    (over == 0).then_some([low, middle, high])
}

#[inline]
fn one([low, middle, high]: [u8; 3]) -> u32 {
    u32::from_le_bytes([low, middle, high, 0])
}

fn written(value: Value) -> Option<(u8, u32)> {
    let list = |tag: u8, list: List| (list.len < 15).then_some((tag | (list.len as u8) << 4, list.start));
    match value {
        Value::Bad => Some((BAD, 0)),
        Value::Flag => Some((FLAG, 0)),
        Value::Int(value) => Some((INT, value.cast_unsigned())),
        Value::Word(word) => Some((WORD, word.0.into())),
        Value::Name(at) => Some((NAME, at)),
        Value::Text(at) => Some((TEXT, at)),
        Value::Ref(at) => Some((REF, at)),
        Value::Requirement(at) => Some((REQUIREMENT, at)),
        Value::Effects(effects) => list(EFFECTS, effects),
        Value::Options(options) => list(OPTIONS, options),
        Value::Condition(at) => Some((CONDITION, at)),
        Value::Record(at) => Some((RECORD, at)),
        Value::Compare(compare) => Some((COMPARE, compare as u32)),
        Value::Arrow(arrow) => Some((ARROW, arrow as u32)),
        Value::Range(low, high) => {
            let half = |end: i32| i16::try_from(end).ok().map(|end| u32::from(end.cast_unsigned()));
            Some((RANGE, half(low)? | half(high)? << 16))
        }
    }
}

impl Fields {
    /// The fields of a record that begins at `start`, in the order of the text.
    #[inline]
    pub fn of(&self, list: List, start: u32) -> impl Iterator<Item = Field> {
        self.rows[list.range()].iter().map(move |row| self.read(row, start))
    }

    /// One of them, without a look at those before it.
    #[inline]
    pub fn nth(&self, list: List, start: u32, at: usize) -> Option<Field> {
        self.rows[list.range()].get(at).map(|row| self.read(row, start))
    }

    /// Those with this number alone; the others are not even read.
    #[inline]
    pub fn of_id(&self, list: List, start: u32, id: FieldId) -> impl Iterator<Item = Field> {
        let alike = self.rows[list.range()].iter().filter(move |row| row.id == id.0 as u8);
        alike.map(move |row| self.read(row, start)).filter(move |field| field.id == id)
    }

    #[inline]
    fn read(&self, row: &Row, record_start: u32) -> Field {
        let Some(value) = row.value(&self.large) else { return self.wide[row.wide()] };
        let (start, len) = row.place();
        let start = record_start + start;
        Field { id: FieldId(row.id.into()), start, end: start + len, value }
    }

    /// Keeps the fields of a record that begins at `start`.
    pub(crate) fn keep(&mut self, fields: &[Field], start: u32) -> List {
        let list = List { start: self.rows.len() as u32, len: fields.len() as u32 };
        for field in fields {
            let row = Row::of(field, start, &mut self.large).unwrap_or_else(|| {
                self.wide.push(*field);
                Row::of_wide(self.wide.len() - 1, field.id)
            });
            self.rows.push(row);
        }
        list
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
        settle(&mut self.large);
        settle(&mut self.wide);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_comes_back_unchanged() {
        assert_eq!(size_of::<Row>(), 8);
        let long = List { start: 60_000, len: 15 };
        let short = List { start: 60_000, len: 14 };
        let far = List { start: 1 << 24, len: 0 };
        let mut values = vec![
            Value::Bad,
            Value::Flag,
            Value::Int(i32::MIN),
            Value::Word(WordId(u16::MAX)),
            Value::Name(u32::MAX),
            Value::Text(1 << 24),
            Value::Ref(70_000),
            Value::Requirement(3),
            Value::Effects(long),
            Value::Effects(short),
            Value::Options(long),
            Value::Options(short),
            Value::Effects(far),
            Value::Options(far),
            Value::Condition(1),
            Value::Record(u32::MAX - 1),
            Value::Range(-1, i32::MAX),
            Value::Range(-1, i16::MAX.into()),
        ];
        values.extend(COMPARES.map(Value::Compare));
        values.extend(ARROWS.map(Value::Arrow));
        for (id, start, end) in [
            (3, 100, 120),
            (300, 100, 120),
            (3, 99, 100),
            (3, 4195, 4195 + 4095),
            (3, 4196, 4200),
            (3, 100, 4196),
            (3, 100, 70_000),
            (259, 70_000, 70_001),
        ] {
            let fields: Vec<Field> =
                values.iter().map(|value| Field { id: FieldId(id), start, end, value: *value }).collect();
            let mut kept = Fields::default();
            kept.keep(&[fields[0]], 0);
            let list = kept.keep(&fields, 100);
            let same =
                |a: &Field, b: &Field| (a.id, a.start, a.end, a.value) == (b.id, b.start, b.end, b.value);
            assert!(kept.of(list, 100).zip(&fields).all(|(a, b)| same(&a, b)), "{id} {start} {end}");
            assert_eq!(kept.of(list, 100).count(), values.len());
            assert_eq!(kept.of_id(list, 100, FieldId(id)).count(), values.len());
            assert_eq!(kept.of_id(list, 100, FieldId(id + 256)).count(), 0);
        }
    }
}
