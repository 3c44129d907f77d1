//! The names by which checks find their way in any game.
//!
//! A role is written in a schema on a kind, a block, a verb or a field (`roles: [finished]`), a fact is a number
//! (`facts: {own-dice: 5}`). Only names in these lists have a meaning, so a typo is found.

use crate::types::{Field, FieldId, Schema, Shape, ShapeId};

/// What each role means, by name.
pub const ROLES: &[(&str, &str)] = &[
    ("finished", "a flag: a node whose top card carries it is done with"),
    ("copies", "a number: how many identical cards there are"),
    ("position", "two numbers: where a node is drawn, in hundredths from the left and from the top"),
    ("terrain", "words: the country of a node, a card or a whole board"),
    ("node-flag", "a word: the flag of a node that is asked for"),
    ("slot", "a flag: an empty place for a card"),
    ("read-once", "a flag: what is read on arrival is read the first time only"),
    ("unsaved", "a flag: the card is forgotten when the board is left"),
    ("unrecorded", "a predicate: asks for something that is cleared away when the board is left"),
    ("reward", "a verb: gives players what they came for"),
    ("opening", "a reference: what is read before play on a board begins"),
    ("ending", "a reference: what is read when play on a board stops"),
    ("final", "a reference: whatever is read there must end play on the board"),
    ("back-to-play", "a flag: play goes on where it was interrupted"),
    ("gate", "a requirement: what the dice must show for an outcome"),
    ("trigger", "a requirement: what the dice must show to set off a special effect"),
    ("combination", "a requirement: dice that players may spend for an effect at once"),
    ("check-mark", "a flag: this is resolved by a dice check"),
    ("check-part", "a part that only a dice check has"),
    ("checkless", "effects that happen without a dice check"),
    ("tracks", "blocks: the tracks of one check"),
    ("every-check", "blocks that are part of every check on the board"),
    ("own-card", "a verb that acts on the card it stands on, unless it names another"),
    ("acting", "a target: whoever acts, or those around them"),
    ("unattended", "effects that happen while nobody acts"),
    ("clock", "a block: spaces through which time moves a token"),
    ("clock-space", "a block: one space of a clock"),
    ("forced", "effects that players cannot decline"),
    ("payable", "a verb: a cost that can always be paid, one way or another"),
    ("goal", "a kind: something players have to do before they leave"),
    ("optional", "a flag: leaving it undone is no failure"),
    ("told", "a flag: something else says when it is done"),
    ("instruction", "a text that tells players what to do at set-up"),
    ("threat", "a kind: something that moves about a board and acts by itself"),
    ("called", "a block that does nothing unless something names it"),
    ("wanders", "a verb that moves a threat along the edges of a board"),
    ("turns", "a verb that turns a card to its other side"),
    ("escape", "a reference: where players flee to when all is lost"),
    ("find", "a kind: something that exists once and is kept"),
    ("find-stack", "references: the finds that lie on a board"),
    ("find-fallback", "effects: what players get when no find is left"),
    ("takes-find", "a verb that takes the top of the stack, unless it names a find"),
    ("adds-find", "a verb that adds to the stack"),
    ("converted-icon", "a word: what they are converted to"),
    ("removes", "a verb that takes a card out of the game for good"),
    ("last-effects", "effects after which the card is out of the game"),
    ("situation", "a kind: trouble on board, of which the first so many are open from the start"),
    ("settles", "effects that must say where the card goes"),
    ("system", "a kind: a place between which the ship flies"),
    ("system-start", "a flag: where the ship begins"),
    ("route", "a reference: where a way out of a system leads"),
    ("players", "a range of players, or the number from which on: with how many it counts"),
    ("per-players", "blocks: one row for each number of players, all numbers covered once"),
    ("rounds", "a range: in which rounds it counts"),
];

/// What each fact means, by name.
pub const FACTS: &[(&str, &str)] = &[
    ("dice-per-colour", "how many dice of one colour lie in the box"),
    ("own-dice", "how many dice a crewmember has to begin with"),
    ("assist-dice", "how many dice the others may lend"),
    ("kept-finds", "finds up to this number are never discarded"),
    ("open-situations", "situations up to this number may come up from the start"),
    ("title-characters", "how many characters of a title are printed"),
    ("label-characters", "how many characters of a label are printed"),
    ("rules-characters", "how many characters of rules text fit on a card"),
    ("story-characters", "how many characters of story text fit where it stands"),
];

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
