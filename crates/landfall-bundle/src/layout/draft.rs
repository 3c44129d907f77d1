//! A layout whose tables are still being filled, with what the lock file remembers at hand.

use super::{Column, ColumnType, Enum, EnumValue, Item, Scalar, Table, Union};
use crate::lock::{Lock, LockedColumn};
use crate::names::{Namer, distinct_columns, is_reserved, pascal};

pub(crate) struct Draft<'a> {
    names: Namer,
    lock: &'a Lock,
    pub(super) enums: Vec<Enum>,
    pub(super) unions: Vec<Union>,
    pub(super) tables: Vec<Table>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(lock: &'a Lock) -> Self {
        let mut names = Namer::for_types();
        lock.type_names().for_each(|name| names.reserve(name));
        Self { names, lock, enums: Vec::new(), unions: Vec::new(), tables: Vec::new() }
    }

    /// The name it has had before, or the one it wants. Names are for source code alone: bundles have numbers.
    fn name(&mut self, locked: Option<&'a str>, wanted: String, suffix: &str) -> String {
        locked
            .filter(|name| !is_reserved(name))
            .map_or_else(|| self.names.claim(wanted, suffix), str::to_owned)
    }

    pub(crate) fn core_table(&mut self, name: &str, doc: &str) -> usize {
        self.table(&format!("core/{name}"), name.to_owned(), "Table", doc)
    }

    pub(super) fn table(&mut self, origin: &str, name: String, suffix: &str, doc: &str) -> usize {
        let locked = self.lock.table(origin).map(|table| table.name.as_str());
        let name = self.name(locked, name, suffix);
        self.tables.push(Table {
            origin: origin.to_owned(),
            name,
            doc: doc.to_owned(),
            columns: Vec::new(),
            gone: false,
        });
        self.tables.len() - 1
    }

    pub(crate) fn union(&mut self, name: &str, doc: &str) -> usize {
        let origin = format!("core/{name}");
        let locked = self.lock.union(&origin).map(|union| union.name.as_str());
        let name = self.name(locked, name.to_owned(), "Union");
        self.unions.push(Union { origin, name, doc: doc.to_owned(), members: Vec::new() });
        self.unions.len() - 1
    }

    pub(crate) fn fixed_enum(&mut self, name: &str, doc: &str, words: &[&str]) -> usize {
        let words = words.iter().map(|name| word(name, ""));
        self.enumeration(&format!("core/{name}"), name.to_owned(), doc, words)
    }

    pub(super) fn enumeration(
        &mut self,
        origin: &str,
        name: String,
        doc: &str,
        words: impl Iterator<Item = EnumValue>,
    ) -> usize {
        let locked = self.lock.enumeration(origin).map(|words| words.name.as_str());
        let name = self.name(locked, name, "Word");
        self.enums.push(Enum { origin: origin.to_owned(), name, doc: doc.to_owned(), values: Vec::new() });
        self.words(self.enums.len() - 1, words);
        self.enums.len() - 1
    }

    /// Gives the enum its words and them their values.
    pub(super) fn words(&mut self, place: usize, words: impl Iterator<Item = EnumValue>) {
        let mut names = Namer::for_words();
        let locked = self.lock.enumeration(&self.enums[place].origin).map(|words| words.values.as_slice());
        let locked = locked.unwrap_or_default();
        locked.iter().for_each(|known| names.reserve(&known.name));
        let mut next = locked.iter().map(|known| known.value + 1).max().unwrap_or_default();
        let unset = EnumValue { origin: "-".to_owned(), doc: "Not given.".to_owned(), ..word("unset", "") };
        let mut values: Vec<EnumValue> = Vec::new();
        for word in std::iter::once(unset).chain(words) {
            values.push(match locked.iter().find(|known| known.origin == word.origin) {
                Some(known) => EnumValue { name: known.name.clone(), value: known.value, ..word },
                None => {
                    next += 1;
                    EnumValue { name: names.claim(word.name.clone(), "_"), value: next - 1, ..word }
                }
            });
        }
        for known in locked {
            if !values.iter().any(|word| word.origin == known.origin) {
                let doc = "No longer in use.".to_owned();
                let (origin, name) = (known.origin.clone(), known.name.clone());
                values.push(EnumValue { origin, name, doc, value: known.value, gone: true });
            }
        }
        self.enums[place].values = values;
    }

    /// Gives the table its columns and them their slots.
    pub(crate) fn fill(&mut self, table: usize, mut columns: Vec<Column>) {
        let locked = self.lock.table(&self.tables[table].origin).map(|table| table.columns.as_slice());
        let locked = locked.unwrap_or_default();
        let known = |column: &Column| locked.iter().find(|known| known.origin == column.origin);
        let wanted =
            columns.iter().filter(|column| known(column).is_none()).map(|column| column.name.clone());
        let taken = locked.iter().map(|known| known.name.clone());
        let names = distinct_columns(taken.chain(wanted));
        let mut names = names.into_iter().skip(locked.len());
        let mut slot = locked.iter().map(|known| known.slot + 1).max().unwrap_or_default();
        for column in &mut columns {
            if let Some(known) = known(column) {
                column.name.clone_from(&known.name);
                column.slot = known.slot;
                column.ty = with_locked_default(column.ty, known);
                continue;
            }
            column.name = names.next().unwrap_or_default();
            slot += u16::from(matches!(column.ty, ColumnType::Union(_)));
            column.slot = slot;
            slot += 1;
        }
        self.tables[table].columns = columns;
    }

    /// Gives the union its members, those of the lock file first.
    pub(super) fn members(&mut self, union: usize, tables: &[usize], most: usize) {
        let locked = self.lock.union(&self.unions[union].origin).map(|union| union.members.as_slice());
        let mut members: Vec<usize> = Vec::new();
        for origin in locked.unwrap_or_default() {
            let present = tables.iter().copied().find(|table| self.tables[*table].origin == *origin);
            members.push(present.unwrap_or_else(|| self.gone(origin)));
        }
        let fresh: Vec<usize> = tables.iter().copied().filter(|table| !members.contains(table)).collect();
        members.extend(fresh);
        members.truncate(most);
        self.unions[union].members = members;
    }

    /// A table that only the lock file has. It stays, or the numbers after it would move.
    fn gone(&mut self, origin: &str) -> usize {
        if let Some(known) = self.tables.iter().position(|table| table.origin == origin) {
            return known;
        }
        let name = self.lock.table(origin).map(|table| table.name.clone()).unwrap_or_default();
        let doc = "No longer in use.".to_owned();
        self.tables.push(Table { origin: origin.to_owned(), name, doc, columns: Vec::new(), gone: true });
        self.tables.len() - 1
    }

    /// Adds what the lock file has and the schema has no longer.
    pub(super) fn recall(&mut self) {
        for words in self.lock.enums() {
            if !self.enums.iter().any(|known| known.origin == words.origin) {
                let name = words.name.clone();
                self.enums.push(Enum {
                    origin: words.origin.clone(),
                    name,
                    doc: "No longer in use.".to_owned(),
                    values: Vec::new(),
                });
                self.words(self.enums.len() - 1, std::iter::empty());
            }
        }
        for table in self.lock.tables() {
            self.gone(&table.origin);
        }
        for at in 0..self.tables.len() {
            let Some(locked) = self.lock.table(&self.tables[at].origin) else { continue };
            for known in &locked.columns {
                if self.tables[at].columns.iter().any(|column| column.origin == known.origin) {
                    continue;
                }
                let Some(ty) = self.parse_type(&known.ty) else { continue };
                let mut column = column(&known.name, ty, "No longer in use.");
                column.origin.clone_from(&known.origin);
                (column.slot, column.key, column.gone) = (known.slot, known.key, true);
                self.tables[at].columns.push(column);
            }
        }
    }

    /// A type as the lock file writes it.
    fn parse_type(&self, text: &str) -> Option<ColumnType> {
        if let Some(item) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            return Some(ColumnType::Many(match self.parse_type(item)? {
                ColumnType::Scalar(scalar) => Item::Scalar(scalar),
                ColumnType::String => Item::String,
                ColumnType::Table(table) => Item::Table(table),
                ColumnType::Union(_) | ColumnType::Many(_) => return None,
            }));
        }
        let (name, default) = text.split_once('=').unwrap_or((text, "0"));
        Some(match name {
            "bool" => ColumnType::Scalar(Scalar::Bool),
            "ushort" => ColumnType::Scalar(Scalar::UShort(default.parse().ok()?)),
            "uint" => ColumnType::Scalar(Scalar::UInt),
            "int" => ColumnType::Scalar(Scalar::Int(default.parse().ok()?)),
            "string" => ColumnType::String,
            name => {
                let words = self.enums.iter().position(|words| words.name == name);
                let union = self.unions.iter().position(|union| union.name == name);
                let table = self.tables.iter().position(|table| table.name == name);
                words
                    .map(|words| ColumnType::Scalar(Scalar::Enum(words)))
                    .or(union.map(ColumnType::Union))
                    .or(table.map(ColumnType::Table))?
            }
        })
    }
}

/// A number keeps the default it had as long as that still lies outside of what may be written: a wider or
/// narrower range alone must not break old bundles.
fn with_locked_default(ty: ColumnType, known: &LockedColumn) -> ColumnType {
    let ColumnType::Scalar(Scalar::Int(now)) = ty else { return ty };
    let before = match known.ty.strip_prefix("int") {
        Some("") => Some(0),
        Some(default) => default.strip_prefix('=').and_then(|default| default.parse().ok()),
        None => None,
    };
    match before {
        Some(before) if before == i32::MIN || (before, now) == (-1, 0) => {
            ColumnType::Scalar(Scalar::Int(before))
        }
        _ => ty,
    }
}

pub(super) fn word(name: &str, doc: &str) -> EnumValue {
    EnumValue { origin: name.to_owned(), name: pascal(name), doc: doc.to_owned(), value: 0, gone: false }
}

pub(crate) fn column(name: &str, ty: ColumnType, doc: &str) -> Column {
    let (origin, name) = (name.to_owned(), name.to_owned());
    Column { origin, name, doc: doc.to_owned(), ty, slot: 0, key: false, gone: false }
}

pub(crate) fn key(name: &str, doc: &str) -> Column {
    Column { key: true, origin: format!("@{name}"), ..column(name, ColumnType::String, doc) }
}
