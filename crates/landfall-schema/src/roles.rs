//! The names by which the compiler finds its way in any game.
//!
//! A role is written in a schema on a kind, a block, a verb or a field (`roles: [copies]`), a fact is a number
//! (`facts: {title-characters: 48}`). Each is a variant here, so that a typo in Rust does not compile, and one in a schema is
//! reported with its place.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::types::{Class, Field, FieldId, Schema, Shape, ShapeId, Type};

/// What a schema may say about a kind, a block, a verb, a predicate, a target or a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    Copies,
    Position,
    Reward,
    BackToPlay,
    Checkless,
    Acting,
    Unattended,
    Forced,
    Payable,
    Turns,
    Players,
    PerPlayers,
    Repeats,
    Present,
    Everyone,
}

/// A role as schemas write it.
#[derive(Debug)]
pub struct RoleInfo {
    pub role: Role,
    pub name: &'static str,
    /// What may carry it.
    pub on: On,
    pub means: &'static str,
}

/// What may carry a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    Verb,
    Target,
    /// A field of any type.
    Field,
    Flag,
    Number,
    Effects,
    Blocks,
    RangeOrNumber,
}

impl On {
    /// `a verb`, `a flag`.
    pub fn name(self) -> &'static str {
        match self {
            On::Verb => "a verb",
            On::Target => "a target",
            On::Field => "a field",
            On::Flag => "a flag",
            On::Number => "a number",
            On::Effects => "effects",
            On::Blocks => "blocks",
            On::RangeOrNumber => "a range or a number",
        }
    }

    pub fn fits_shape(self, class: Class) -> bool {
        match self {
            On::Verb => class == Class::Verb,
            On::Target => class == Class::Target,
            _ => false,
        }
    }

    pub fn fits_field(self, ty: &Type) -> bool {
        match self {
            On::Verb | On::Target => false,
            On::Field => true,
            On::Flag => matches!(ty, Type::Flag),
            On::Number => matches!(ty, Type::Int { .. }),
            On::Effects => matches!(ty, Type::Effects | Type::Icons | Type::Do | Type::Options),
            On::Blocks => matches!(ty, Type::Block(_) | Type::Rows(_)),
            On::RangeOrNumber => matches!(ty, Type::Range | Type::Int { .. }),
        }
    }
}

const fn role(role: Role, name: &'static str, on: On, means: &'static str) -> RoleInfo {
    RoleInfo { role, name, on, means }
}

/// All of them, in the order of [`Role`].
pub static ROLES: &[RoleInfo] = &[
    role(Role::Copies, "copies", On::Number, "how many identical cards there are"),
    role(
        Role::Position,
        "position",
        On::Number,
        "where a node is drawn, in hundredths from the left and from the top",
    ),
    role(Role::Reward, "reward", On::Verb, "gives players what they came for"),
    role(Role::BackToPlay, "back-to-play", On::Flag, "play goes on where it was interrupted"),
    role(Role::Checkless, "checkless", On::Effects, "effects that happen without a roll of dice"),
    role(Role::Acting, "acting", On::Target, "whoever acts, or those around them"),
    role(Role::Unattended, "unattended", On::Effects, "effects that happen while nobody acts"),
    role(Role::Forced, "forced", On::Effects, "effects that players cannot decline"),
    role(Role::Payable, "payable", On::Verb, "a cost that can always be paid, one way or another"),
    role(Role::Turns, "turns", On::Verb, "a verb that turns a card to its other side"),
    role(
        Role::Players,
        "players",
        On::RangeOrNumber,
        "a range of player counts, or a minimum: when it applies",
    ),
    role(
        Role::PerPlayers,
        "per-players",
        On::Blocks,
        "one row for each number of players, all numbers covered once",
    ),
    role(Role::Repeats, "repeats", On::Field, "may hold the same thing several times"),
    role(Role::Present, "present", On::Field, "what is there as long as the predicate holds"),
    role(
        Role::Everyone,
        "everyone",
        On::Target,
        "all of a group: whoever it means for one effect, it means for the next",
    ),
];

impl Role {
    pub fn info(self) -> &'static RoleInfo {
        &ROLES[self as usize]
    }

    pub fn named(name: &str) -> Option<Role> {
        ROLES.iter().find(|info| info.name == name).map(|info| info.role)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}

/// A set of roles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roles(u64);

impl Roles {
    pub fn insert(&mut self, role: Role) {
        self.0 |= 1 << role as u32;
    }

    pub fn contains(self, role: Role) -> bool {
        self.0 & (1 << role as u32) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Role> {
        ROLES.iter().map(|info| info.role).filter(move |role| self.contains(*role))
    }
}

impl FromIterator<Role> for Roles {
    fn from_iter<T: IntoIterator<Item = Role>>(roles: T) -> Self {
        let mut set = Roles::default();
        roles.into_iter().for_each(|role| set.insert(role));
        set
    }
}

/// A number of the game that checks of the compiler ask for. Expressions may use others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    TitleCharacters,
    LabelCharacters,
    RulesCharacters,
    StoryCharacters,
}

/// What each fact is called and means, in the order of [`Fact`].
pub static FACTS: &[(Fact, &str, &str)] = &[
    (Fact::TitleCharacters, "title-characters", "how many characters of a title are printed"),
    (Fact::LabelCharacters, "label-characters", "how many characters of a label are printed"),
    (Fact::RulesCharacters, "rules-characters", "how many characters of rules text fit on a card"),
    (Fact::StoryCharacters, "story-characters", "how many characters of story text fit"),
];

impl Fact {
    pub fn name(self) -> &'static str {
        FACTS[self as usize].1
    }
}

impl Shape {
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(role)
    }

    /// The first field that carries the role.
    pub fn field_in_role(&self, role: Role) -> Option<FieldId> {
        self.fields.iter().position(|field| field.has_role(role)).map(|at| FieldId(at as u16))
    }
}

impl Field {
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(role)
    }
}

impl Schema {
    pub fn shapes_in_role(&self, role: Role) -> impl Iterator<Item = ShapeId> + '_ {
        (0..self.shapes.len()).filter(move |at| self.shapes[*at].has_role(role)).map(|at| ShapeId(at as u16))
    }

    pub fn fact(&self, fact: Fact) -> Option<i64> {
        self.fact_named(fact.name())
    }

    pub fn fact_named(&self, name: &str) -> Option<i64> {
        self.facts.get(name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_in_the_order_of_their_variants() {
        assert!(ROLES.iter().enumerate().all(|(at, info)| info.role as usize == at));
        assert!(FACTS.iter().enumerate().all(|(at, (fact, ..))| *fact as usize == at));
        assert!(ROLES.len() <= 64, "a set of roles is one number of 64 bits");
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set: Roles = [Role::Copies, Role::Players].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Role::Copies, Role::Players]);
        assert!(!set.contains(Role::Position) && Role::named("copies") == Some(Role::Copies));
    }
}
