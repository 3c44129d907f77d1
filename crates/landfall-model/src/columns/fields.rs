//! Fields in 10 bytes.

use landfall_schema::{FieldId, WordId};

use super::distance;
use crate::unit::{Arrow, Compare, Field, List, Value};

#[derive(Debug, Default)]
pub struct Fields {
    rows: Vec<Row>,
    /// What does not fit in a row.
    wide: Vec<Field>,
}

/// The number is in two halves, so that a row needs no room between it and the next.
#[derive(Clone, Copy, Debug)]
struct Row {
    number: [u16; 2],
    /// From the start of the record.
    start: u16,
    len: u16,
    /// The lowest bits of the field.
    id: u8,
    /// What the number means, and in the upper bits the length of a list.
    tag: u8,
}

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

fn halves(number: u32) -> [u16; 2] {
    [number as u16, (number >> 16) as u16]
}

impl Row {
    fn of(field: &Field, record_start: u32) -> Option<Self> {
        let (tag, number) = written(field.value)?;
        Some(Self {
            number,
            start: distance(record_start, field.start)?,
            len: distance(field.start, field.end)?,
            id: u8::try_from(field.id.0).ok()?,
            tag,
        })
    }

    fn number(&self) -> u32 {
        u32::from(self.number[0]) | u32::from(self.number[1]) << 16
    }

    /// `None` for one that is kept in full.
    #[inline]
    fn value(&self) -> Option<Value> {
        let number = self.number();
        let list = List { start: number, len: u32::from(self.tag >> 4) };
        Some(match self.tag & 15 {
            BAD => Value::Bad,
            FLAG => Value::Flag,
            INT => Value::Int(number.cast_signed()),
            WORD => Value::Word(WordId(self.number[0])),
            NAME => Value::Name(number),
            TEXT => Value::Text(number),
            REF => Value::Ref(number),
            REQUIREMENT => Value::Requirement(number),
            EFFECTS => Value::Effects(list),
            OPTIONS => Value::Options(list),
            CONDITION => Value::Condition(number),
            RECORD => Value::Record(number),
            COMPARE => Value::Compare(COMPARES[number as usize]),
            RANGE => Value::Range(self.number[0].cast_signed().into(), self.number[1].cast_signed().into()),
            ARROW => Value::Arrow(ARROWS[number as usize]),
            _ => return None,
        })
    }
}

fn written(value: Value) -> Option<(u8, [u16; 2])> {
    let list =
        |tag: u8, list: List| (list.len < 16).then(|| (tag | (list.len as u8) << 4, halves(list.start)));
    let number = |tag: u8, number: u32| Some((tag, halves(number)));
    match value {
        Value::Bad => number(BAD, 0),
        Value::Flag => number(FLAG, 0),
        Value::Int(value) => number(INT, value.cast_unsigned()),
        Value::Word(word) => number(WORD, word.0.into()),
        Value::Name(at) => number(NAME, at),
        Value::Text(at) => number(TEXT, at),
        Value::Ref(at) => number(REF, at),
        Value::Requirement(at) => number(REQUIREMENT, at),
        Value::Effects(effects) => list(EFFECTS, effects),
        Value::Options(options) => list(OPTIONS, options),
        Value::Condition(at) => number(CONDITION, at),
        Value::Record(at) => number(RECORD, at),
        Value::Compare(compare) => number(COMPARE, compare as u32),
        Value::Arrow(arrow) => number(ARROW, arrow as u32),
        Value::Range(low, high) => {
            let half = |end: i32| i16::try_from(end).ok().map(i16::cast_unsigned);
            Some((RANGE, [half(low)?, half(high)?]))
        }
    }
}

impl Fields {
    /// The fields of a record that begins at `start`, in the order of the text.
    #[inline]
    pub fn of(&self, list: List, start: u32) -> impl Iterator<Item = Field> {
        self.rows[list.range()].iter().map(move |row| self.read(row, start))
    }

    /// Those with this number alone; the others are not even read.
    #[inline]
    pub fn of_id(&self, list: List, start: u32, id: FieldId) -> impl Iterator<Item = Field> {
        let alike = self.rows[list.range()].iter().filter(move |row| row.id == id.0 as u8);
        alike.map(move |row| self.read(row, start)).filter(move |field| field.id == id)
    }

    #[inline]
    fn read(&self, row: &Row, record_start: u32) -> Field {
        let Some(value) = row.value() else { return self.wide[row.number() as usize] };
        let start = record_start + u32::from(row.start);
        Field { id: FieldId(row.id.into()), start, end: start + u32::from(row.len), value }
    }

    /// Keeps the fields of a record that begins at `start`.
    pub(crate) fn keep(&mut self, fields: &[Field], start: u32) -> List {
        let list = List { start: self.rows.len() as u32, len: fields.len() as u32 };
        for field in fields {
            let row = Row::of(field, start).unwrap_or_else(|| {
                self.wide.push(*field);
                let number = halves(self.wide.len() as u32 - 1);
                Row { number, start: 0, len: 0, id: field.id.0 as u8, tag: WIDE }
            });
            self.rows.push(row);
        }
        list
    }

    pub(crate) fn settle(&mut self) {
        self.rows.shrink_to_fit();
        self.wide.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_comes_back_unchanged() {
        assert_eq!(size_of::<Row>(), 10);
        let long = List { start: 70_000, len: 16 };
        let short = List { start: 70_000, len: 15 };
        let mut values = vec![
            Value::Bad,
            Value::Flag,
            Value::Int(i32::MIN),
            Value::Word(WordId(u16::MAX)),
            Value::Name(u32::MAX),
            Value::Text(70_000),
            Value::Ref(70_000),
            Value::Requirement(3),
            Value::Effects(long),
            Value::Effects(short),
            Value::Options(long),
            Value::Options(short),
            Value::Condition(1),
            Value::Record(u32::MAX - 1),
            Value::Range(-1, i32::MAX),
            Value::Range(-1, i16::MAX.into()),
        ];
        values.extend(COMPARES.map(Value::Compare));
        values.extend(ARROWS.map(Value::Arrow));
        for (id, start, end) in
            [(3, 100, 120), (300, 100, 120), (3, 99, 100), (3, 100, 70_000), (259, 70_000, 70_001)]
        {
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
