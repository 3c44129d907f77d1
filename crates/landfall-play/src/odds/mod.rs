//! Exact chances: every roll of a pool of dice, weighed, and what each of them comes to.

mod check;
mod expected;
mod matching;
mod pool;
mod rolls;
mod tracks;

pub use check::{Check, checks};
pub use expected::{Expected, expected};
pub use pool::{Best, Helper, best, lent};
pub use tracks::Course;

use landfall_diagnostics::Span;
use landfall_model::Rec;
use landfall_schema::{Die, Schema, Tag};

use matching::{Face, Table};
use rolls::Rolls;

/// More dice than anybody can hold.
pub const MOST_DICE: usize = 12;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLarge {
    /// More dice than [`MOST_DICE`].
    Dice,
    /// The dice have too many different faces to list every roll.
    Rolls,
    /// A requirement that takes too many steps to compare with a roll.
    Requirement,
    /// Too many ways to choose dice.
    Pools,
}

/// What a check comes to with a pool of dice. All weights are out of `total`.
#[derive(Clone, Debug)]
pub struct Odds {
    pub total: u128,
    /// One for each outcome of the check, in its order.
    pub outcomes: Vec<u128>,
    /// One for each special effect: in how many rolls it happens, and how often in all of them together.
    pub specials: Vec<(u128, u128)>,
    /// How far each track moves in one check, with the weight.
    pub moves: Vec<(Vec<i32>, u128)>,
}

impl Odds {
    pub fn chance(&self, weight: u128) -> f64 {
        weight as f64 / self.total as f64
    }

    /// The weight of this outcome and of those above it.
    pub fn at_least(&self, outcome: usize) -> u128 {
        self.outcomes[..=outcome].iter().sum()
    }

    /// How many steps a track moves in one check.
    pub fn steps(&self, track: usize) -> f64 {
        let steps = self.moves.iter().map(|(by, weight)| f64::from(by[track]) * *weight as f64);
        steps.sum::<f64>() / self.total as f64
    }
}

/// A fraction in its lowest terms.
pub fn reduced(weight: u128, total: u128) -> (u128, u128) {
    let (mut a, mut b) = (weight, total);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    // Of nothing there is no share.
    (weight.checked_div(a).unwrap_or(0), total.checked_div(a).unwrap_or(1))
}

/// The dice of a game by their names, for those who choose a pool.
pub fn dice_of(schema: &Schema) -> Vec<(&str, Die)> {
    let Some(check) = &schema.play.check else { return Vec::new() };
    let all = schema.dice().into_iter().filter(|die| die.vocab == check.dice);
    all.map(|die| (schema.vocab(die.vocab).words[die.word.index()].name.as_str(), die)).collect()
}

/// The odds of a check. `cards` are those whose special effects and conversions count: the acting player's, or what holds
/// for the whole board.
pub fn odds(check: &Check<'_>, pool: &[&Die], cards: &[Rec<'_>]) -> Result<Odds, TooLarge> {
    Work::new(check, cards).odds(pool)
}

/// The same for those who cannot wait: within so many steps, which are taken from `steps`.
pub fn odds_within(
    check: &Check<'_>,
    pool: &[&Die],
    cards: &[Rec<'_>],
    steps: &mut u64,
) -> Result<Odds, TooLarge> {
    Work::new(check, cards).odds_within(pool, steps)
}

/// One check, ready to be asked about several pools.
pub(crate) struct Work<'c, 'a> {
    check: &'c Check<'a>,
    specials: Vec<check::Special>,
    converts: Vec<(String, landfall_schema::WordId)>,
}

impl<'c, 'a> Work<'c, 'a> {
    pub fn new(check: &'c Check<'a>, cards: &[Rec<'_>]) -> Self {
        // What holds for the board comes before what the check itself says.
        let mut specials: Vec<check::Special> =
            cards.iter().flat_map(|card| check::specials_of(*card, &check.lines)).collect();
        specials.extend(check.specials.iter().cloned());
        Self { check, specials, converts: cards.iter().flat_map(|card| check::converts_of(*card)).collect() }
    }

    pub fn odds(&self, pool: &[&Die]) -> Result<Odds, TooLarge> {
        self.odds_within(pool, &mut u64::MAX.clone())
    }

    fn odds_within(&self, pool: &[&Die], steps: &mut u64) -> Result<Odds, TooLarge> {
        if pool.len() > MOST_DICE {
            return Err(TooLarge::Dice);
        }
        let schema = &*self.check.rec.atlas.schema;
        let icons = schema.play.check.as_ref().map_or(landfall_schema::VocabId(0), |check| check.icons);
        let colour =
            |die: &Die| schema.vocab(die.vocab).words[die.word.index()].tag(Tag::Colour).map(str::to_owned);
        let face = |die: &Die, side: &[String]| Face {
            colour: colour(die),
            icons: side.iter().filter_map(|icon| schema.vocab(icons).word(icon)).collect(),
        };
        let sides = |die: &&Die| die.faces.iter().map(|side| face(die, side)).collect::<Vec<_>>();
        let table = Table::new(schema, icons, pool.iter().flat_map(sides), &self.converts);
        let dice =
            pool.iter().map(|die| sides(die).iter().map(|face| table.number(face)).collect::<Vec<_>>());
        // Listing a roll takes as long as a few steps.
        let most = usize::try_from(*steps / 4).map_or(rolls::MOST, |most| most.min(rolls::MOST));
        let rolls = Rolls::of(dice, table.len(), most)?;
        let odds = self.weigh(&table, &rolls, *steps)?;
        *steps = steps.saturating_sub(table.spent() + rolls.all.len() as u64);
        Ok(odds)
    }

    fn weigh(&self, table: &Table<'_>, rolls: &Rolls, steps: u64) -> Result<Odds, TooLarge> {
        let mut odds = Odds {
            total: rolls.total,
            outcomes: vec![0; self.check.outcomes.len()],
            specials: vec![(0, 0); self.specials.len()],
            moves: Vec::new(),
        };
        let mut moves = std::collections::BTreeMap::<Vec<i32>, u128>::new();
        for (roll, weight) in &rolls.all {
            let result = self.check.resolve(table, &self.specials, roll)?;
            if table.spent() > steps {
                return Err(TooLarge::Rolls);
            }
            if let Some(outcome) = result.outcome {
                odds.outcomes[outcome] += weight;
            }
            for (at, times) in result.times.iter().enumerate() {
                odds.specials[at].0 += if *times > 0 { *weight } else { 0 };
                odds.specials[at].1 += u128::from(*times) * weight;
            }
            *moves.entry(result.moves).or_default() += weight;
        }
        odds.moves = moves.into_iter().collect();
        Ok(odds)
    }
}

/// Where each special effect is written, in the order of [`Odds::specials`].
pub fn special_places(check: &Check<'_>, cards: &[Rec<'_>]) -> Vec<Span> {
    Work::new(check, cards).specials.iter().map(|special| special.place).collect()
}

/// What one roll comes to: the outcome, and how often each special effect happens, those of the cards first.
pub fn resolve(
    check: &Check<'_>,
    rolled: &[(Die, usize)],
    cards: &[Rec<'_>],
) -> Result<(Option<usize>, Vec<u32>), TooLarge> {
    let work = Work::new(check, cards);
    let schema = &*check.rec.atlas.schema;
    let icons = schema.play.check.as_ref().map_or(landfall_schema::VocabId(0), |check| check.icons);
    let shown = |(die, face): &(Die, usize)| Face {
        colour: schema.vocab(die.vocab).words[die.word.index()].tag(Tag::Colour).map(str::to_owned),
        icons: die
            .faces
            .get(*face)
            .into_iter()
            .flatten()
            .filter_map(|icon| schema.vocab(icons).word(icon))
            .collect(),
    };
    let faces: Vec<Face> = rolled.iter().map(shown).collect();
    let table = Table::new(schema, icons, faces.iter().cloned(), &work.converts);
    let mut roll = vec![0_u8; table.len()];
    faces.iter().for_each(|face| roll[table.number(face)] += 1);
    let found = check.resolve(&table, &work.specials, &roll)?;
    Ok((found.outcome, found.times))
}
