//! Reading a lock file.

use super::{Lock, LockedColumn, LockedEnum, LockedTable, LockedUnion, LockedValue};

impl Lock {
    /// Reads a lock file, or says which line means nothing.
    pub fn parse(text: &str) -> Result<Lock, String> {
        let mut lock = Lock::default();
        let mut section = Section::None;
        for (number, line) in (1..).zip(text.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.is_empty() || words[0].starts_with('#') {
                continue;
            }
            if lock.line(&words, &mut section).is_none() {
                return Err(format!("line {number} of the lock file means nothing: `{}`", line.trim()));
            }
        }
        Ok(lock)
    }

    fn line(&mut self, words: &[&str], section: &mut Section) -> Option<()> {
        let (words, retired) = match words {
            [before @ .., "retired"] => (before, true),
            words => (words, false),
        };
        match *words {
            ["game", _, identifier] => self.identifier = Some(identifier.to_owned()),
            ["fingerprint", fingerprint] => self.fingerprints.push(fingerprint.to_owned()),
            ["enum", origin, name] => {
                *section = Section::Enum;
                let (origin, name) = (origin.to_owned(), name.to_owned());
                self.enums.push(LockedEnum { origin, name, values: Vec::new(), retired });
            }
            ["union", origin, name] => {
                *section = Section::Union;
                let (origin, name) = (origin.to_owned(), name.to_owned());
                self.unions.push(LockedUnion { origin, name, members: Vec::new() });
            }
            ["table", origin, name] => {
                *section = Section::Table;
                let (origin, name) = (origin.to_owned(), name.to_owned());
                self.tables.push(LockedTable { origin, name, columns: Vec::new(), retired });
            }
            [number, ref rest @ ..] => {
                let number: u16 = number.parse().ok()?;
                return self.member(section, number, rest, retired);
            }
            [] => return None,
        }
        Some(())
    }

    fn member(&mut self, section: &Section, number: u16, words: &[&str], retired: bool) -> Option<()> {
        match (section, words) {
            (Section::Enum, &[origin, name]) => {
                let (origin, name) = (origin.to_owned(), name.to_owned());
                // The next word gets the number after the last one.
                (number < u16::MAX).then_some(())?;
                self.enums.last_mut()?.values.push(LockedValue { value: number, origin, name, retired });
            }
            (Section::Union, &[origin]) => {
                let members = &mut self.unions.last_mut()?.members;
                (usize::from(number) == members.len() + 1).then_some(())?;
                members.push(origin.to_owned());
            }
            (Section::Table, &[origin, name, ty, ref key @ ..]) => {
                let key = match key {
                    [] => false,
                    ["key"] => true,
                    _ => return None,
                };
                // A table's vtable ends long before this.
                (number < 0x7000).then_some(())?;
                let (origin, name, ty) = (origin.to_owned(), name.to_owned(), ty.to_owned());
                let column = LockedColumn { slot: number, origin, name, ty, key, retired };
                self.tables.last_mut()?.columns.push(column);
            }
            _ => return None,
        }
        Some(())
    }
}

enum Section {
    None,
    Enum,
    Union,
    Table,
}
