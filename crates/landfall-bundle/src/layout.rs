//! What a bundle of one game looks like: enums, unions and tables, each field with its slot.

mod build;
mod core;

use landfall_schema::{KindId, Schema, ShapeId};

pub(crate) use self::core::{BUNDLE_HEADER, Core, HEADER};
pub use build::shortcomings;

/// Everything the `.fbs` says. Slots, enum values and union members are spelled out rather than counted,
/// so that they can come from a lock file once schemas grow.
#[derive(Debug)]
pub struct Layout {
    pub game: String,
    pub namespace: String,
    pub identifier: String,
    pub enums: Vec<Enum>,
    pub unions: Vec<Union>,
    pub tables: Vec<Table>,
    pub(crate) core: Core,
    pub(crate) shapes: Vec<ShapeLayout>,
    pub(crate) requirements: Vec<Option<RequirementTables>>,
}

#[derive(Debug)]
pub struct Enum {
    pub name: String,
    pub doc: String,
    /// Value 0 is always `Unset`, so that a field nobody wrote is told apart from the first word.
    pub values: Vec<EnumValue>,
}

#[derive(Debug)]
pub struct EnumValue {
    pub name: String,
    pub doc: String,
    pub value: u16,
}

/// Always wrapped in a table of its own: vectors of unions fail in several generators.
#[derive(Debug)]
pub struct Union {
    pub name: String,
    pub doc: String,
    /// Tables; the type of the first one is 1.
    pub members: Vec<usize>,
}

#[derive(Debug)]
pub struct Table {
    pub name: String,
    pub doc: String,
    pub columns: Vec<Column>,
}

#[derive(Debug)]
pub struct Column {
    pub name: String,
    pub doc: String,
    pub ty: ColumnType,
    /// A union's type has the slot before.
    pub slot: u16,
    /// Vectors of this table are sorted by it.
    pub key: bool,
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
    pub fn of(schema: &Schema) -> Self {
        build::build(schema)
    }

    pub fn root(&self) -> &Table {
        &self.tables[self.core.bundle]
    }

    pub(crate) fn shape(&self, shape: ShapeId) -> &ShapeLayout {
        &self.shapes[shape.index()]
    }
}

/// The value of a kind in the enum `Kind`, after `Unset`.
pub(crate) fn kind_value(kind: KindId) -> u16 {
    kind.0.saturating_add(1)
}
