//! The dice of a game: words whose tags say what is on each side.

use crate::tags::Tag;
use crate::types::{Schema, VocabId, Vocabulary, WordId};

/// A die, or anything else that is drawn by chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    pub vocab: VocabId,
    pub word: WordId,
    /// The vocabulary of what its sides show; absent when they are numbers.
    pub faces_of: Option<VocabId>,
    /// Each as likely as any other. A side may show two icons, or nothing.
    pub faces: Vec<Vec<String>>,
    /// The source does not say what the printed die shows: these sides are a stand-in.
    pub assumed: bool,
    /// How many there are, where the schema says so.
    pub count: Option<u16>,
}

impl Schema {
    /// All dice, in the order of the schema.
    pub fn dice(&self) -> Vec<Die> {
        let words = (0..).zip(&self.vocabularies).flat_map(|(vocab, vocabulary)| {
            (0..).zip(&vocabulary.words).map(move |(word, _)| (VocabId(vocab), WordId(word)))
        });
        words.filter_map(|(vocab, word)| self.die(vocab, word)).collect()
    }

    fn die(&self, vocab: VocabId, word: WordId) -> Option<Die> {
        let about = &self.vocab(vocab).words[word.index()];
        let number = |tag| about.tag(tag).and_then(|number| number.parse::<i32>().ok());
        let faces: Vec<Vec<String>> = match (about.tag(Tag::Faces), number(Tag::Lowest), number(Tag::Highest))
        {
            (Some(faces), ..) => {
                faces.split_whitespace().map(|side| side.split('+').map(str::to_owned).collect()).collect()
            }
            // More sides than any die has would be a typo, and a list of them would fill the memory.
            (None, Some(lowest), Some(highest)) if highest.saturating_sub(lowest) < 1000 => {
                (lowest..=highest).map(|number| vec![number.to_string()]).collect()
            }
            _ => return None,
        };
        let knows =
            |vocabulary: &Vocabulary| faces.iter().flatten().all(|shown| vocabulary.word(shown).is_some());
        let faces_of = self.vocabularies.iter().position(knows).map(|at| VocabId(at as u16));
        let count = number(Tag::Count).and_then(|count| u16::try_from(count).ok());
        Some(Die { vocab, word, faces_of, faces, assumed: about.tag(Tag::Assumed).is_some(), count })
    }
}
