//! A world with one state and dice: what lies on a table.

use crate::game::Game;
use crate::world::{Event, Pick, Stop, VarId, Why, World};

/// Whoever sits at the table: decides what is not chance, and hears what happens.
pub trait Player {
    fn decide(&mut self, state: &[u16], pick: &Pick<'_>) -> Result<usize, Stop>;

    fn hear(&mut self, _event: Event<'_>) {}
}

/// Numbers that look like chance and are the same everywhere for the same seed.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number of the sequence (splitmix64).
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`, which is at least 1.
    pub fn below(&mut self, count: u64) -> u64 {
        ((u128::from(self.draw()) * u128::from(count.max(1))) >> 64) as u64
    }

    /// A place in a list of weights.
    pub fn weighed(&mut self, weights: &[u32]) -> usize {
        let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
        let mut at = self.below(total);
        for (place, weight) in weights.iter().enumerate() {
            match at.checked_sub(u64::from(*weight)) {
                Some(rest) => at = rest,
                None => return place,
            }
        }
        0
    }
}

pub struct Table<P> {
    pub values: Vec<u16>,
    pub chance: Chance,
    pub player: P,
    /// Whether chance decides; where only the course of events counts, whoever plays says what it needs.
    by_chance: bool,
}

impl<P: Player> Table<P> {
    /// Before the first visit.
    pub fn new(game: &Game<'_>, seed: u64, player: P) -> Self {
        let values = game.vars.all.iter().map(|var| var.start).collect();
        Self { values, chance: Chance::new(seed), player, by_chance: game.rules.turns }
    }
}

impl<P: Player> World for Table<P> {
    fn get(&mut self, var: VarId) -> u16 {
        self.values[var.index()]
    }

    fn put(&mut self, var: VarId, value: u16) {
        self.values[var.index()] = value;
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Stop> {
        match &pick.why {
            Why::Luck(weights) if self.by_chance => Ok(self.chance.weighed(weights)),
            _ => self.player.decide(&self.values, pick),
        }
    }

    fn say(&mut self, event: Event<'_>) {
        self.player.hear(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let numbers = |seed| {
            let mut chance = Chance::new(seed);
            (0..5).map(|_| chance.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
    }

    #[test]
    fn chance_keeps_to_the_weights() {
        let mut chance = Chance::new(1);
        let mut counts = [0; 3];
        (0..6_000).for_each(|_| counts[chance.weighed(&[3, 2, 1])] += 1);
        assert!(counts[0] > 2_800 && counts[1] > 1_800 && counts[2] > 800, "{counts:?}");
    }
}
