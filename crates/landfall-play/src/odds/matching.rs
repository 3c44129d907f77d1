//! Whether the dice on the table meet a requirement.
//!
//! Each icon on a die counts once, a die that is asked for as a whole gives no icon besides, and players use wild faces and
//! conversions where that helps them. Dice that are worth least are taken first.

use std::cell::Cell;

use landfall_analysis::dice::{Alternative, Ask, Dice};
use landfall_schema::{Schema, VocabId, WordId};

use super::TooLarge;

/// Comparing one roll with one requirement takes a handful of steps; this is for what nobody meant.
const MOST_STEPS: u32 = 20_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    pub colour: Option<String>,
    pub icons: Vec<WordId>,
}

/// The different faces of some dice, those that are worth least first.
pub struct Table<'s> {
    faces: Vec<Face>,
    asks: Dice,
    words: usize,
    converts: &'s [(String, WordId)],
    steps: Cell<u32>,
    /// Steps of everything that was compared.
    spent: Cell<u64>,
}

/// Dice that are left, and icons that are left on dice of which another icon was used.
#[derive(Clone)]
pub struct Left {
    pub dice: Vec<u8>,
    spare: Vec<WordId>,
}

impl Left {
    pub fn new(roll: &[u8]) -> Self {
        Self { dice: roll.to_vec(), spare: Vec::new() }
    }

    /// Dice that were used are spent with all that is on them.
    pub fn spend(&mut self) {
        self.spare.clear();
    }
}

impl<'s> Table<'s> {
    pub fn new(
        schema: &Schema,
        icons: VocabId,
        faces: impl Iterator<Item = Face>,
        converts: &'s [(String, WordId)],
    ) -> Self {
        let asks = Dice::of(schema, icons);
        let mut all: Vec<Face> = Vec::new();
        for face in faces {
            if !all.contains(&face) {
                all.push(face);
            }
        }
        let worth = |face: &Face| match face.icons.as_slice() {
            [] => 0,
            [icon] => match asks.ask(*icon) {
                Ask::Mishap => 1,
                Ask::Basic => 2,
                Ask::Wild => 5,
                _ => 3,
            },
            _ => 4,
        };
        all.sort_by_key(|face| (worth(face), face.icons.clone(), face.colour.clone()));
        let words = schema.vocab(icons).words.len();
        Self { faces: all, asks, words, converts, steps: Cell::new(0), spent: Cell::new(0) }
    }

    pub fn len(&self) -> usize {
        self.faces.len()
    }

    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    pub fn number(&self, face: &Face) -> usize {
        self.faces.iter().position(|known| known == face).unwrap_or_default()
    }

    /// Whether one of the alternatives is met. What it takes is then no longer left. `generous`: players use wild faces and
    /// conversions for it.
    pub fn meet(&self, ways: &[Alternative], left: &mut Left, generous: bool) -> Result<bool, TooLarge> {
        for way in ways {
            let mut tried = left.clone();
            self.steps.set(0);
            if self.absent(way, left) && self.all(way, &mut tried, generous)? {
                *left = tried;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Nothing on the table shows what must not be there.
    fn absent(&self, way: &Alternative, left: &Left) -> bool {
        let shown = |word: &WordId| {
            let faces = self.faces.iter().zip(&left.dice);
            faces.filter(|(_, count)| **count > 0).any(|(face, _)| face.icons.contains(word))
        };
        !way.absent.iter().any(shown)
    }

    fn all(&self, way: &Alternative, left: &mut Left, generous: bool) -> Result<bool, TooLarge> {
        let slots: usize = self
            .faces
            .iter()
            .zip(&left.dice)
            .map(|(face, count)| face.icons.len().max(1) * usize::from(*count))
            .sum();
        if way.total() as usize > slots + left.spare.len() {
            return Ok(false);
        }
        let (mut icons, mut same, mut dice) = (Vec::new(), 0, Vec::new());
        for (word, count) in &way.terms {
            match self.asks.ask(*word) {
                Ask::Die => dice.push((*word, *count)),
                Ask::Same => same += count,
                _ => icons.extend(std::iter::repeat_n(*word, *count as usize)),
            }
        }
        // Dice of one colour before dice of any.
        dice.sort_by_key(|(word, _)| self.asks.colour(*word).is_none());
        if same == 0 {
            return self.place(&icons, &dice, 0, left, generous);
        }
        for word in (0..self.words as u16).map(WordId) {
            if matches!(self.asks.ask(word), Ask::Icon | Ask::Basic | Ask::Wild) {
                let mut tried = left.clone();
                let wanted: Vec<WordId> =
                    icons.iter().copied().chain(std::iter::repeat_n(word, same as usize)).collect();
                if self.place(&wanted, &dice, 0, &mut tried, generous)? {
                    *left = tried;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Finds a die for each icon, then for each die that is asked for as a whole. Equal icons are looked for in the order of
    /// faces, so that no choice is tried twice.
    fn place(
        &self,
        icons: &[WordId],
        dice: &[(WordId, u32)],
        from: usize,
        left: &mut Left,
        generous: bool,
    ) -> Result<bool, TooLarge> {
        self.steps.set(self.steps.get() + 1);
        self.spent.set(self.spent.get() + 1);
        if self.steps.get() > MOST_STEPS {
            return Err(TooLarge::Requirement);
        }
        let Some((wanted, rest)) = icons.split_first() else { return Ok(self.whole_dice(dice, left)) };
        let next = |at: usize| if rest.first() == Some(wanted) { at } else { 0 };
        if let Some(at) = left.spare.iter().position(|spare| spare == wanted) {
            let mut tried = left.clone();
            tried.spare.swap_remove(at);
            if self.place(rest, dice, next(from), &mut tried, generous)? {
                *left = tried;
                return Ok(true);
            }
        }
        for at in from..self.faces.len() {
            let face = &self.faces[at];
            let fits = face.icons.iter().position(|icon| self.counts(face, *icon, *wanted, generous));
            let Some(used) = fits.filter(|_| left.dice[at] > 0) else { continue };
            let mut tried = left.clone();
            tried.dice[at] -= 1;
            let others = face.icons.iter().enumerate().filter(|(other, _)| *other != used);
            tried.spare.extend(others.map(|(_, icon)| *icon));
            if self.place(rest, dice, next(at), &mut tried, generous)? {
                *left = tried;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn counts(&self, face: &Face, icon: WordId, wanted: WordId, generous: bool) -> bool {
        let converts = |colour: &String, to: WordId| {
            to == wanted && face.colour.as_ref().is_some_and(|own| own == colour || colour.is_empty())
        };
        icon == wanted
            || generous
                && match self.asks.ask(icon) {
                    Ask::Wild => self.asks.ask(wanted) == Ask::Icon,
                    Ask::Basic => self.converts.iter().any(|(colour, to)| converts(colour, *to)),
                    _ => false,
                }
    }

    fn whole_dice(&self, dice: &[(WordId, u32)], left: &mut Left) -> bool {
        for (word, count) in dice {
            let colour = self.asks.colour(*word);
            let mut open = *count;
            for (face, there) in self.faces.iter().zip(left.dice.iter_mut()) {
                if colour.is_none() || face.colour.as_deref() == colour {
                    let taken = open.min(u32::from(*there));
                    *there -= taken as u8;
                    open -= taken;
                }
            }
            if open > 0 {
                return false;
            }
        }
        true
    }
}
