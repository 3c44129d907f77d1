//! Whether one id could belong to two kinds.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use crate::types::{IdPart, IdPattern};

/// The ids of a pattern as a machine that reads one letter at a time. State 0 is the beginning.
#[derive(Default)]
struct Machine {
    /// From, letters, to.
    steps: Vec<(usize, Letters, usize)>,
    states: usize,
    end: usize,
}

#[derive(Clone, Copy)]
enum Letters {
    One(char),
    Digit,
    Capital,
}

impl Letters {
    /// A letter that both stand for.
    fn both(self, other: Letters) -> Option<char> {
        let stands = |letters: Letters, c: char| match letters {
            Letters::One(one) => one == c,
            Letters::Digit => c.is_ascii_digit(),
            Letters::Capital => c.is_ascii_digit() || c.is_ascii_uppercase(),
        };
        let example = |letters: Letters| match letters {
            Letters::One(one) => one,
            Letters::Digit => '1',
            Letters::Capital => 'A',
        };
        [self, other].map(example).into_iter().find(|c| stands(self, *c) && stands(other, *c))
    }
}

impl IdPattern {
    /// An id that fits this pattern and the other one.
    pub(crate) fn overlap(&self, other: &IdPattern) -> Option<String> {
        let (a, b) = (machine(self)?, machine(other)?);
        let mut seen = FxHashSet::default();
        let mut queue = VecDeque::from([(0, 0, String::new())]);
        while let Some((x, y, id)) = queue.pop_front() {
            if (x, y) == (a.end, b.end) {
                return Some(id);
            }
            if !seen.insert((x, y)) {
                continue;
            }
            for (_, first, next_x) in a.steps.iter().filter(|step| step.0 == x) {
                for (_, second, next_y) in b.steps.iter().filter(|step| step.0 == y) {
                    if let Some(letter) = first.both(*second) {
                        queue.push_back((*next_x, *next_y, format!("{id}{letter}")));
                    }
                }
            }
        }
        None
    }
}

fn machine(pattern: &IdPattern) -> Option<Machine> {
    let numbered;
    let parts = match pattern {
        // Names are never read without their keyword.
        IdPattern::Name => return None,
        IdPattern::Numbered { prefix, width } => {
            numbered = [IdPart::Text(prefix.clone()), IdPart::Digits { width: *width, open: true }];
            &numbered[..]
        }
        IdPattern::Template(parts) => parts,
    };
    let mut machine = Machine { states: 1, ..Machine::default() };
    for part in parts {
        match part {
            IdPart::Text(plain) => machine.plain(plain),
            IdPart::OneOf(choices) => {
                let (start, end) = (machine.end, machine.state());
                for choice in choices {
                    machine.branch(start, choice, end);
                }
                machine.end = end;
            }
            IdPart::Digits { width, open } => machine.repeat(Letters::Digit, *width, *open),
            IdPart::Any => machine.repeat(Letters::Capital, 1, true),
        }
    }
    Some(machine)
}

impl Machine {
    fn state(&mut self) -> usize {
        self.states += 1;
        self.states - 1
    }

    fn step(&mut self, letters: Letters) {
        let next = self.state();
        self.steps.push((self.end, letters, next));
        self.end = next;
    }

    fn plain(&mut self, plain: &str) {
        plain.chars().for_each(|letter| self.step(Letters::One(letter)));
    }

    fn repeat(&mut self, letters: Letters, least: u8, open: bool) {
        (0..least).for_each(|_| self.step(letters));
        if open {
            self.steps.push((self.end, letters, self.end));
        }
    }

    fn branch(&mut self, start: usize, choice: &str, end: usize) {
        let letters: Vec<char> = choice.chars().collect();
        let mut at = start;
        for (index, letter) in letters.iter().enumerate() {
            let next = if index + 1 == letters.len() { end } else { self.state() };
            self.steps.push((at, Letters::One(*letter), next));
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn overlap(a: &str, b: &str) -> Option<String> {
        IdPattern::parse(a).unwrap().overlap(&IdPattern::parse(b).unwrap())
    }

    #[test]
    fn an_id_that_fits_both_is_shown() {
        assert_eq!(overlap("P###", "P##"), Some("P111".into()));
        assert_eq!(overlap("FAC-*", "FAC-##"), Some("FAC-11".into()));
        assert_eq!(overlap("STA-(ENG|LAB)-[1-3]", "STA-*-##"), None);
        assert_eq!(overlap("STA-(ENG|LAB)-[1-3]", "STA-*-#"), Some("STA-ENG-1".into()));
        assert_eq!(overlap("OTK-[ROB]-##", "OTK-[XYB]-##"), Some("OTK-B-11".into()));
        assert_eq!(overlap("FAC-*", "FAC-(LAB|POD)"), Some("FAC-LAB".into()));
    }

    #[test]
    fn different_letters_are_enough() {
        assert_eq!(overlap("O##", "OP#"), None);
        assert_eq!(overlap("MIS-##", "MIS-##-##"), None);
        assert_eq!(overlap("OTK-[RO]-##", "OTK-B-##"), None);
        assert_eq!(overlap("SLV-[1-3]", "SLV-[4-6]"), None);
    }
}
