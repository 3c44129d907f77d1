//! What a bundle of one game looks like: enums, unions and tables, each field with its slot.

mod build;
mod core;
mod draft;

use landfall_schema::{KindId, Schema, ShapeId, VocabId, WordId};

use crate::lock::Lock;

pub(crate) use self::core::{Core, HEADER, RULES_TEXT};
pub use build::shortcomings;

/// Everything the `.fbs` says. Names, slots, enum values and union members come from the lock file where it
/// has them, so that a schema may grow without moving anything.
#[derive(Debug)]
pub struct Layout {
    pub game: String,
    pub namespace: String,
    pub identifier: String,
    /// The fingerprints of the layouts before this one, whose bundles it reads too.
    pub earlier: Vec<String>,
    pub enums: Vec<Enum>,
    pub unions: Vec<Union>,
    pub tables: Vec<Table>,
    pub(crate) core: Core,
    pub(crate) shapes: Vec<ShapeLayout>,
    /// The enum of each vocabulary.
    pub(crate) vocabularies: Vec<usize>,
    pub(crate) requirements: Vec<Option<RequirementTables>>,
}

#[derive(Debug)]
pub struct Enum {
    /// What it is made from: `vocabulary/icon`. The lock file knows it by this.
    pub origin: String,
    pub name: String,
    pub doc: String,
    /// `Unset`, then the words of the schema in its order, then those that the lock file remembers. Value 0 is
    /// always `Unset`, so that a field nobody wrote is told apart from the first word.
    pub values: Vec<EnumValue>,
}

#[derive(Debug)]
pub struct EnumValue {
    pub origin: String,
    pub name: String,
    pub doc: String,
    pub value: u16,
    /// Only the lock file has it.
    pub gone: bool,
}

/// Always wrapped in a table of its own: vectors of unions fail in several generators.
#[derive(Debug)]
pub struct Union {
    pub origin: String,
    pub name: String,
    pub doc: String,
    /// Tables; the type of the first one is 1. One that is gone keeps its place.
    pub members: Vec<usize>,
}

#[derive(Debug)]
pub struct Table {
    /// What it is made from: `kind/poi`, `verb/go-to-log`. The lock file knows it by this.
    pub origin: String,
    pub name: String,
    pub doc: String,
    /// In the order of the schema, then those that the lock file remembers; see [`Table::by_slot`].
    pub columns: Vec<Column>,
    /// Only the lock file has it.
    pub gone: bool,
}

impl Table {
    /// A `uint` of what the schema declares names a text; in the tables that every game has it counts something.
    fn holds_texts(&self) -> bool {
        !self.origin.starts_with("core/")
    }

    /// Whether a `uint` of this column is the number of a message.
    pub fn is_text(&self, column: &Column) -> bool {
        self.holds_texts() && column.origin != RULES_TEXT
    }

    /// Whether it is the number of what something says.
    pub fn is_rules_text(&self, column: &Column) -> bool {
        column.origin == RULES_TEXT
    }

    /// The columns in the order of their slots, as the `.fbs` has them.
    pub fn by_slot(&self) -> Vec<&Column> {
        let mut columns: Vec<&Column> = self.columns.iter().collect();
        columns.sort_by_key(|column| column.slot);
        columns
    }
}

#[derive(Debug)]
pub struct Column {
    pub origin: String,
    pub name: String,
    pub doc: String,
    pub ty: ColumnType,
    /// A union's type has the slot before.
    pub slot: u16,
    /// Vectors of this table are sorted by it.
    pub key: bool,
    /// Only the lock file has it.
    pub gone: bool,
}

/// Numbers are positions in the `enums`, `tables` and `unions` of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnType {
    Scalar(Scalar),
    String,
    Table(usize),
    Union(usize),
    Many(Item),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    Scalar(Scalar),
    String,
    Table(usize),
}

/// A number, with the value that an absent field has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    Bool,
    UShort(u16),
    UInt,
    Int(i32),
    Enum(usize),
}

impl Scalar {
    pub(crate) fn width(self) -> usize {
        match self {
            Scalar::Bool => 1,
            Scalar::UShort(_) | Scalar::Enum(_) => 2,
            Scalar::UInt | Scalar::Int(_) => 4,
        }
    }
}

/// Where the fields of a shape went.
#[derive(Debug, Default)]
pub(crate) struct ShapeLayout {
    pub(crate) table: usize,
    /// The column of each field, by `FieldId`. An asset's id has none: it is the key.
    pub(crate) columns: Vec<Option<usize>>,
    /// Its type in the union of verbs, predicates or targets.
    pub(crate) member: u8,
}

/// Requirements have tables per vocabulary, so that a term is typed by its words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequirementTables {
    pub(crate) requirement: usize,
    pub(crate) alternative: usize,
    pub(crate) term: usize,
}

impl Layout {
    /// The layout of a game's bundles. Whatever `lock` knows keeps its name and number.
    pub fn of(schema: &Schema, lock: &Lock) -> Self {
        build::build(schema, lock)
    }

    pub fn root(&self) -> &Table {
        &self.tables[self.core.bundle]
    }

    pub(crate) fn shape(&self, shape: ShapeId) -> &ShapeLayout {
        &self.shapes[shape.index()]
    }

    /// The value of a kind in the enum `Kind`.
    pub(crate) fn kind_value(&self, kind: KindId) -> u16 {
        self.enums[self.core.kind].value_at(kind.index())
    }

    /// The value of a kind that is known by its name.
    pub(crate) fn kind_number(&self, name: &str) -> u16 {
        let kinds = &self.enums[self.core.kind].values;
        kinds.iter().find(|kind| kind.origin == name).map_or(0, |kind| kind.value)
    }

    /// The value of a word in the enum of its vocabulary.
    pub(crate) fn word_value(&self, vocab: VocabId, word: WordId) -> u16 {
        let words = self.vocabularies.get(vocab.index()).and_then(|words| self.enums.get(*words));
        words.map_or(0, |words| words.value_at(word.index()))
    }
}

impl Enum {
    /// The value of the word at this place of the vocabulary; `Unset` stands before all of them.
    fn value_at(&self, place: usize) -> u16 {
        self.values.get(place + 1).map_or(0, |word| word.value)
    }
}
