//! Conditions in 4 bytes, and 8 for each that joins others.

use super::settle;
use crate::unit::{Condition, List};

#[derive(Debug, Default)]
pub struct Conditions {
    /// A number, with what it means in the upper two bits.
    rows: Vec<u32>,
    /// What the conditions join.
    lists: Vec<List>,
    /// Numbers that are too large for a row.
    wide: Vec<Condition>,
}

const HOLDS: u32 = 0;
const NOT: u32 = 1;
const ALL: u32 = 2;
const ANY: u32 = 3;

const BITS: u32 = 30;
/// All numbers from here on are those of a condition that is kept in full.
const WIDE: u32 = 1 << 29;

impl Conditions {
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    #[inline]
    pub fn at(&self, at: u32) -> Condition {
        let row = self.rows[at as usize];
        let number = row & ((1 << BITS) - 1);
        if number >= WIDE {
            return self.wide[(number - WIDE) as usize];
        }
        match row >> BITS {
            HOLDS => Condition::Holds(number),
            NOT => Condition::Not(number),
            ALL => Condition::All(self.lists[number as usize]),
            _ => Condition::Any(self.lists[number as usize]),
        }
    }

    pub fn get(&self, at: u32) -> Option<Condition> {
        ((at as usize) < self.rows.len()).then(|| self.at(at))
    }

    pub(crate) fn push(&mut self, condition: Condition) {
        let (what, number) = match condition {
            Condition::Holds(record) => (HOLDS, record),
            Condition::Not(inner) => (NOT, inner),
            Condition::All(list) => (ALL, self.list(list)),
            Condition::Any(list) => (ANY, self.list(list)),
        };
        let number = if number < WIDE {
            number
        } else {
            self.wide.push(condition);
            WIDE + self.wide.len() as u32 - 1
        };
        self.rows.push(what << BITS | number);
    }

    fn list(&mut self, list: List) -> u32 {
        self.lists.push(list);
        self.lists.len() as u32 - 1
    }

    pub(crate) fn settle(&mut self) {
        settle(&mut self.rows);
        settle(&mut self.lists);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_comes_back_unchanged() {
        let list = List { start: 70_000, len: 80_000 };
        let mut written = vec![Condition::All(list), Condition::Any(List::default())];
        for number in [0, 1, WIDE - 1, WIDE, u32::MAX] {
            written.extend([Condition::Holds(number), Condition::Not(number)]);
        }
        let mut kept = Conditions::default();
        written.iter().for_each(|condition| kept.push(*condition));
        kept.settle();
        assert_eq!(kept.len(), written.len());
        assert!((0..).zip(&written).all(|(at, condition)| kept.get(at) == Some(*condition)));
        assert_eq!(kept.get(written.len() as u32), None);
    }
}
