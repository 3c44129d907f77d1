//! Who says in words what a bundle holds in numbers.

use landfall_model::{AssetId, Rec};

/// One language. The bundle stores what it says, and does not know how it comes by the words. Cards are said in
/// parallel.
pub trait Voice: Sync {
    /// What these say, one after the other. They stand in one card, so some of them stand in others.
    fn say(&self, said: &[Said<'_>], take: &mut dyn FnMut(&str));
    /// What players call a card of the printed game.
    fn external(&self, id: AssetId) -> String;
    /// The whole card: for each line how far in it stands, its style and its text.
    fn reading(&self, id: AssetId) -> Vec<(u16, u16, String)>;
}

/// Something that has words.
#[derive(Clone, Copy)]
pub enum Said<'a> {
    /// What an effect tells players to do, as a sentence.
    Effect(Rec<'a>),
    /// Who is meant.
    Target(Rec<'a>),
    /// What must be true: the condition at this place of the unit that holds the record.
    Condition(Rec<'a>, u32),
    /// What the dice must show: the requirement at this place.
    Requirement(Rec<'a>, u32),
}

impl<'a> Said<'a> {
    /// The record that it is or stands in.
    pub fn rec(self) -> Rec<'a> {
        match self {
            Said::Effect(rec) | Said::Target(rec) => rec,
            Said::Condition(rec, _) | Said::Requirement(rec, _) => rec,
        }
    }

    /// Which of them it is, in the file of the card.
    pub(crate) fn key(self) -> (u8, u32) {
        match self {
            Said::Effect(rec) => (0, rec.index),
            Said::Target(rec) => (1, rec.index),
            Said::Condition(_, at) => (2, at),
            Said::Requirement(_, at) => (3, at),
        }
    }
}

/// A voice, and the locale that it speaks for.
pub struct Speech<'a> {
    pub code: &'a str,
    pub voice: &'a dyn Voice,
}
