//! The names by which checks find their way in any game.
//!
//! A role is written in a schema on a kind, a block, a verb or a field (`roles: [finished]`), a fact is a number
//! (`facts: {danger-dice: 2}`). Only names in these lists have a meaning, so a typo is found.

use crate::types::{Field, FieldId, Schema, Shape, ShapeId};

/// What each role means, by name.
pub const ROLES: &[(&str, &str)] = &[
    ("finished", "a flag: a node whose top card carries it is done with"),
    ("copies", "a number: how many identical cards there are"),
];

/// What each fact means, by name.
pub const FACTS: &[(&str, &str)] = &[("danger-dice", "how many danger dice lie in the box")];

impl Shape {
    pub fn has_role(&self, role: &str) -> bool {
        self.roles.iter().any(|mine| mine == role)
    }

    /// The first field that carries the role.
    pub fn field_in_role(&self, role: &str) -> Option<FieldId> {
        self.fields.iter().position(|field| field.has_role(role)).map(|at| FieldId(at as u16))
    }
}

impl Field {
    pub fn has_role(&self, role: &str) -> bool {
        self.roles.iter().any(|mine| mine == role)
    }
}

impl Schema {
    pub fn shapes_in_role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = ShapeId> + 'a {
        (0..self.shapes.len()).filter(|at| self.shapes[*at].has_role(role)).map(|at| ShapeId(at as u16))
    }

    pub fn fact(&self, name: &str) -> Option<i64> {
        self.facts.get(name).copied()
    }
}
