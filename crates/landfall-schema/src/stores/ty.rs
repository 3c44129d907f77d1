//! What an expression can come to, as far as that is known without playing.

use std::collections::BTreeSet;

use crate::field_type::Type;
use crate::types::{Class, Schema, ShapeId, VocabId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    /// Nobody has said yet.
    Unset,
    Any,
    Nothing,
    Number,
    /// A word, of this vocabulary if that is known.
    Word(Option<VocabId>),
    Player,
    /// A card or a block of one of these sorts.
    Thing(BTreeSet<ShapeId>),
    Part(Part),
}

/// A field that is carried out or asked, rather than read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Price,
    Effects,
    Condition,
    Target,
    Range,
}

impl Part {
    pub fn words(self) -> &'static str {
        match self {
            Part::Price => "a price or a gift",
            Part::Effects => "effects",
            Part::Condition => "a condition",
            Part::Target => "a target",
            Part::Range => "a range",
        }
    }
}

impl Ty {
    pub fn thing(shape: ShapeId) -> Self {
        Ty::Thing(BTreeSet::from([shape]))
    }

    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (Ty::Unset | Ty::Nothing, ty) | (ty, Ty::Unset | Ty::Nothing) => ty,
            (Ty::Thing(mut a), Ty::Thing(b)) => {
                a.extend(b);
                Ty::Thing(a)
            }
            (Ty::Word(a), Ty::Word(b)) => Ty::Word(if a == b { a } else { None }),
            (a, b) if a == b => a,
            _ => Ty::Any,
        }
    }

    /// Whether anything may be asked of it without a doubt.
    pub fn is_open(&self) -> bool {
        matches!(self, Ty::Unset | Ty::Any | Ty::Nothing)
    }

    /// What a field of this type holds; one of its values where there are several.
    pub fn of(schema: &Schema, ty: &Type) -> Self {
        match ty {
            Type::Flag | Type::Int { .. } => Ty::Number,
            Type::Word(vocab) => Ty::Word(Some(*vocab)),
            Type::Name | Type::Id => Ty::Word(None),
            Type::Ref(kinds) => {
                Ty::Thing(kinds.iter().map(|kind| schema.kinds[kind.index()].shape).collect())
            }
            Type::Child { shape, .. } | Type::Block(shape) | Type::Rows(shape) => Ty::thing(*shape),
            Type::Requirement(_) => Ty::Part(Part::Price),
            Type::Effects | Type::Icons | Type::Do | Type::Options => Ty::Part(Part::Effects),
            Type::Condition => Ty::Part(Part::Condition),
            Type::Target => Ty::Part(Part::Target),
            Type::Range => Ty::Part(Part::Range),
            Type::Text(_) | Type::Compare | Type::Arrow => Ty::Any,
        }
    }

    /// The members of a set of this name; `None` if there is no such set.
    pub fn members(schema: &Schema, name: &str) -> Option<Self> {
        if name == "player" {
            return Some(Ty::Player);
        }
        if name.contains("..") {
            return Some(Ty::Number);
        }
        if let Some(at) = schema.vocabularies.iter().position(|vocab| vocab.name == name) {
            return Some(Ty::Word(Some(VocabId(at as u16))));
        }
        let is_thing = |class| matches!(class, Class::Kind(_) | Class::Block);
        let found = schema.shapes.iter().position(|shape| shape.name == name && is_thing(shape.class));
        found.map(|at| Ty::thing(ShapeId(at as u16)))
    }

    /// In words, for a report.
    pub fn words(&self, schema: &Schema) -> String {
        match self {
            Ty::Unset | Ty::Any => "anything".to_owned(),
            Ty::Nothing => "nothing".to_owned(),
            Ty::Number => "a number".to_owned(),
            Ty::Word(Some(vocab)) => format!("a word of `{}`", schema.vocab(*vocab).name),
            Ty::Word(None) => "a word".to_owned(),
            Ty::Player => "a player".to_owned(),
            Ty::Part(part) => part.words().to_owned(),
            Ty::Thing(shapes) => {
                let names: Vec<String> =
                    shapes.iter().take(3).map(|shape| format!("`{}`", schema.shape(*shape).name)).collect();
                match names.len() {
                    0..=2 => names.join(" or "),
                    _ => "a card or a block".to_owned(),
                }
            }
        }
    }
}
