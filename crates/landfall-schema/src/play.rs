//! How a game is played, as far as its schema says so. Each part is one mechanism that knows no game.

use crate::types::{FieldId, KindId, ShapeId, VocabId, WordId};

#[derive(Debug, Default)]
pub struct Play {
    /// How dice decide what happens.
    pub check: Option<DiceCheck>,
}

/// A roll of dice that is compared with requirements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceCheck {
    /// The vocabulary of the dice that players bring along.
    pub dice: VocabId,
    /// The vocabulary that requirements are written in.
    pub icons: VocabId,
    /// The kind of card that lists the dice of a player, and the field with them.
    pub sheet: Option<(KindId, FieldId)>,
    /// How many dice each helper adds.
    pub lends: u32,
    /// Read from top to bottom; the first whose requirement is met is what happens.
    pub outcomes: Requiring,
    /// Must happen before that, as often as the dice allow; their dice are spent.
    pub specials: Option<Requiring>,
    /// Progress that stays from check to check.
    pub tracks: Option<Track>,
    /// What lets faces without an icon count as one.
    pub converts: Option<Convert>,
    /// Dice that are rolled along and read with a table.
    pub joins: Option<Joining>,
}

/// A block with a requirement and effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requiring {
    pub shape: ShapeId,
    pub requirement: FieldId,
    pub effects: FieldId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    pub shape: ShapeId,
    pub length: FieldId,
    pub effects: FieldId,
}

/// A block that says: on dice of this colour, a basic face counts as this icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Convert {
    pub shape: ShapeId,
    pub colour: FieldId,
    pub icon: FieldId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joining {
    /// The vocabulary of the words that pick a table; a field of a check with such words adds dice.
    pub picks: VocabId,
    pub die: (VocabId, WordId),
    pub table: KindId,
}
