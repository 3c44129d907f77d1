//! Who says in words what a bundle holds in numbers.

use landfall_model::{AssetId, Rec};

/// One language. The bundle stores what it says, and does not know how it comes by the words. Cards are said in
/// parallel.
pub trait Voice: Sync {
    /// What an effect tells players to do, as a sentence.
    fn effect(&self, verb: Rec<'_>) -> String;
    /// What must be true: the condition at this place of the unit that holds the record.
    fn condition(&self, rec: Rec<'_>, at: u32) -> String;
    /// What the dice must show: the requirement at this place.
    fn requirement(&self, rec: Rec<'_>, at: u32) -> String;
    /// Who is meant.
    fn target(&self, target: Rec<'_>) -> String;
    /// What players call a card of the printed game.
    fn external(&self, id: AssetId) -> String;
    /// The whole card: for each line how far in it stands, its style and its text.
    fn reading(&self, id: AssetId) -> Vec<(u16, u16, String)>;
}

/// A voice, and the locale that it speaks for.
pub struct Speech<'a> {
    pub code: &'a str,
    pub voice: &'a dyn Voice,
}
