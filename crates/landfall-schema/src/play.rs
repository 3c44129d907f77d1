//! How a game is played, as far as its schema says so. Each part is one mechanism that knows no game.

use serde::{Deserialize, Serialize};

use crate::types::{Does, FieldId, KindId, ShapeId, VocabId, WordId};

#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Play {
    /// How dice decide what happens.
    pub check: Option<DiceCheck>,
    /// Where things are, what players may do, and when it is over.
    pub procedure: Option<Procedure>,
    /// How those play who compete.
    pub stores: Option<StoreRules>,
}

/// A game of stores and rules: each has a sheet, and what may be done is written in the language of [`stores`](crate::stores).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoreRules {
    /// The kind of board that is played on.
    pub board: KindId,
    /// What each player has.
    pub sheet: KindId,
    /// How many sheets are in play for one player, for two, and so on; without it, one each.
    pub sheets: Vec<u8>,
    /// There are no turns: what is open is open to all.
    pub together: bool,
    pub rules: String,
}

/// The procedure of play: what there is to know about a game in progress, and what happens when.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Procedure {
    /// The kind of board that is played on.
    pub board: KindId,
    /// The graph whose places pieces stand in, by its place in [`Schema::graphs`](crate::Schema).
    pub graph: usize,
    pub team: Team,
    pub zones: Vec<Zone>,
    /// Pieces beside the team that stand somewhere, by name.
    pub pieces: Vec<String>,
    /// Blocks that are marked or not.
    pub marks: Vec<ShapeId>,
    /// What is so or not, by name.
    pub flags: Vec<String>,
    pub counters: Vec<Counter>,
    pub pools: Vec<Pool>,
    /// Blocks of a page of which players pick one.
    pub choices: Option<ShapeId>,
    pub actions: Option<Actions>,
    /// The effects of an edge that are carried out on the way.
    pub pays: Option<FieldId>,
    pub clocks: Option<Clocks>,
    pub goals: Option<Goals>,
    pub turn: Turn,
    pub offers: Vec<SmallOffer>,
    pub time: Option<Time>,
    pub ends: Vec<Ending>,
    /// Names of zones, pieces, marks, flags and counters that are the same at the next visit.
    pub kept: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Team {
    /// The subject of `move` and `put` lines.
    pub piece: String,
    pub least: u8,
    pub most: u8,
    /// The cards that say what each of them has.
    pub sheet: Option<KindId>,
}

/// Where cards of a kind can be.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Zone {
    pub name: String,
    pub holds: KindId,
    /// One pile at each place of the board, rather than one for the whole board.
    pub at_places: bool,
    /// The block of the board, or of a place, that holds while no card lies there.
    pub printed: Option<FieldId>,
    /// The field of the board that lays cards out: references, or blocks with a reference and perhaps a condition.
    pub begins: Option<FieldId>,
    /// At most one card.
    pub single: bool,
    /// How a card may lie, in the order of the schema; the first is how it is laid out.
    pub faces: Vec<String>,
    /// Cards are taken from the top into the hands of players, who then have them.
    pub taken: bool,
    /// The effects of the board when a card that is to be taken is gone.
    pub fallback: Option<FieldId>,
    /// Each card has a piece that stands on the board or beside it.
    pub stands: bool,
    /// The field of a card that names its other side.
    pub turns: Option<FieldId>,
    /// The flag of a card that is not kept.
    pub unsaved: Option<FieldId>,
}

/// A number, or one for each of something.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Counter {
    pub name: String,
    pub each: Option<Each>,
    pub begins: Amount,
    pub most: Amount,
    /// Left out where only the course of events matters: costs are paid, and whoever asks may hear either answer.
    pub resource: bool,
    /// For whoever has all of it, play ends this way.
    pub full: Option<String>,
    /// So many of them turn into one of another counter.
    pub turns: Option<(u16, String)>,
    /// A flag of the board, or of what holds there, with which it never runs out.
    pub endless: Option<String>,
}

/// What a counter is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Each {
    Member,
    Place,
    Card,
    Word(VocabId),
    /// One for each member of the team and each card of the kind.
    MemberAnd(KindId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    Number(u16),
    /// The field of the member's sheet, or of the only card of its kind.
    Field(KindId, FieldId, u16),
}

/// Things of a member of the team that go from state to state, such as dice.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pool {
    pub name: String,
    /// Where they are listed.
    pub begins: (KindId, FieldId),
    /// The first is where they begin.
    pub states: Vec<String>,
}

/// What a card lets players do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Actions {
    pub shape: ShapeId,
    pub needs: Option<FieldId>,
    /// The field that says from where; without it, only where the card lies.
    pub scope: Option<FieldId>,
    pub scopes: Vec<(WordId, Scope)>,
    pub effects: Option<FieldId>,
}

/// From where something may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    Anywhere,
    /// Beside a piece.
    Piece(String),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Clocks {
    pub shape: ShapeId,
    /// The number of spaces, and what happens on the last one.
    pub length: Option<FieldId>,
    pub effects: Option<FieldId>,
    /// The spaces one by one, and the effects of a space.
    pub spaces: Option<(FieldId, FieldId)>,
}

/// What players are asked to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Goals {
    /// The zone of the cards that ask for it.
    pub zone: String,
    /// The block that says when it is done.
    pub shape: ShapeId,
    pub condition: FieldId,
    pub effects: FieldId,
    pub optional: Option<FieldId>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// How many offers a member of the team may take up in a turn.
    pub actions: u16,
    /// The subject of the `end` line that cuts it short.
    pub ends: String,
}

/// Something that a member of the team may always do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SmallOffer {
    pub name: String,
    pub needs: Vec<Does>,
    pub does: Vec<Does>,
}

/// What happens at the end of a turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Time {
    /// The cards of which one is drawn.
    pub draw: Option<KindId>,
    /// The field of words that is compared with the place.
    pub fits: Option<FieldId>,
    /// What happens if they have one in common.
    pub main: Option<FieldId>,
    pub otherwise: Option<FieldId>,
    /// What happens when there is no card to draw.
    pub without: Vec<Does>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ending {
    pub name: String,
    /// The field of the board with what is read.
    pub reads: Option<FieldId>,
    /// The piece at which somebody must stand to choose it. Without one, players do not choose it.
    pub at: Option<String>,
    /// A way out that is no success.
    pub escape: bool,
}

/// A roll of dice that is compared with requirements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Requiring {
    pub shape: ShapeId,
    pub requirement: FieldId,
    pub effects: FieldId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    pub shape: ShapeId,
    pub length: FieldId,
    pub effects: FieldId,
}

/// A block that says: on dice of this colour, a basic face counts as this icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Convert {
    pub shape: ShapeId,
    pub colour: FieldId,
    pub icon: FieldId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joining {
    /// The vocabulary of the words that pick a table; a field of a check with such words adds dice.
    pub picks: VocabId,
    pub die: (VocabId, WordId),
    pub table: KindId,
}
