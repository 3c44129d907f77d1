//! The lock file: which number each name has in bundles, forever.
//!
//! A schema may grow; what it grows by comes behind everything that was there. What it loses keeps its number,
//! so that nothing else ever gets it.

mod compare;
mod parse;
mod print;

pub use compare::conflicts;
pub use print::lock;

/// What the lock file of a game says. An empty one knows nothing, and everything is numbered anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    pub(crate) identifier: Option<String>,
    enums: Vec<LockedEnum>,
    unions: Vec<LockedUnion>,
    tables: Vec<LockedTable>,
    /// The fingerprints of every layout that was released, oldest first. Later ones only add, so a reader of
    /// the last one reads bundles of all of them.
    pub(crate) fingerprints: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LockedEnum {
    pub(crate) origin: String,
    pub(crate) name: String,
    pub(crate) values: Vec<LockedValue>,
    pub(crate) retired: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LockedValue {
    pub(crate) value: u16,
    pub(crate) origin: String,
    pub(crate) name: String,
    pub(crate) retired: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LockedUnion {
    pub(crate) origin: String,
    pub(crate) name: String,
    /// The origins of its tables, in the order of their types.
    pub(crate) members: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LockedTable {
    pub(crate) origin: String,
    pub(crate) name: String,
    pub(crate) columns: Vec<LockedColumn>,
    /// Its author has said that it is gone for good.
    pub(crate) retired: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LockedColumn {
    pub(crate) slot: u16,
    pub(crate) origin: String,
    pub(crate) name: String,
    pub(crate) ty: String,
    pub(crate) key: bool,
    pub(crate) retired: bool,
}

impl Lock {
    pub(crate) fn enums(&self) -> &[LockedEnum] {
        &self.enums
    }

    pub(crate) fn tables(&self) -> &[LockedTable] {
        &self.tables
    }

    pub(crate) fn enumeration(&self, origin: &str) -> Option<&LockedEnum> {
        self.enums.iter().find(|words| words.origin == origin)
    }

    pub(crate) fn union(&self, origin: &str) -> Option<&LockedUnion> {
        self.unions.iter().find(|union| union.origin == origin)
    }

    pub(crate) fn table(&self, origin: &str) -> Option<&LockedTable> {
        self.tables.iter().find(|table| table.origin == origin)
    }

    pub(crate) fn type_names(&self) -> impl Iterator<Item = &str> {
        let enums = self.enums.iter().map(|words| words.name.as_str());
        let unions = self.unions.iter().map(|union| union.name.as_str());
        enums.chain(unions).chain(self.tables.iter().map(|table| table.name.as_str()))
    }

    /// Whether there is no lock file yet.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }
}
