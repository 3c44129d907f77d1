//! What a bundle of a game is made of, as data: the verifier follows it.

/// Which tables there are and what is in their slots. Generated code has one of these for each game.
#[derive(Clone, Copy, Debug)]
pub struct Schema<'s> {
    pub game: &'s str,
    pub identifier: [u8; 4],
    /// What the header of a bundle says when it was built with exactly this schema.
    pub fingerprint: &'s str,
    /// Those of the schemas before. Schemas only grow, so their bundles can be read too.
    pub earlier: &'s [&'s str],
    /// The position of the root in `tables`.
    pub root: u16,
    pub tables: &'s [TableShape<'s>],
    /// The members of each union, as positions in `tables`; the type of the first one is 1.
    pub unions: &'s [&'s [u16]],
}

#[derive(Clone, Copy, Debug)]
pub struct TableShape<'s> {
    pub name: &'s str,
    pub columns: &'s [Column<'s>],
}

#[derive(Clone, Copy, Debug)]
pub struct Column<'s> {
    pub name: &'s str,
    /// A union's type has the slot before.
    pub slot: u16,
    pub ty: Type,
    /// Lists of this table are sorted by it.
    pub key: bool,
}

/// Numbers are positions in `tables` and `unions` of the schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    Bool,
    U16,
    U32,
    I32,
    Text,
    Table(u16),
    Union(u16),
    Bools,
    U16s,
    U32s,
    I32s,
    Texts,
    Tables(u16),
}

impl Type {
    /// The bytes it takes in a table.
    pub(crate) fn width(self) -> usize {
        match self {
            Self::Bool => 1,
            Self::U16 => 2,
            _ => 4,
        }
    }

    /// The bytes that each item of a list takes.
    pub(crate) fn item_width(self) -> usize {
        match self {
            Self::Bools => 1,
            Self::U16s => 2,
            _ => 4,
        }
    }
}

impl<'s> Schema<'s> {
    pub(crate) fn table(&self, at: u16) -> TableShape<'s> {
        self.tables.get(usize::from(at)).copied().unwrap_or(TableShape { name: "", columns: &[] })
    }

    pub(crate) fn member(&self, union: u16, number: u8) -> Option<u16> {
        let members = self.unions.get(usize::from(union))?;
        members.get(usize::from(number).checked_sub(1)?).copied()
    }
}
