//! Which dice to roll.

use landfall_model::Rec;
use landfall_schema::Die;

use super::{Check, Odds, TooLarge, Work};

/// Ways to choose dice that are tried; eight dice have 256.
const MOST_POOLS: usize = 8192;

/// Somebody who may lend dice.
pub struct Helper<'d> {
    pub dice: Vec<&'d Die>,
    pub lends: usize,
}

/// The outcome that was wanted, the dice for it, and what they come to.
pub type Best<'d> = (usize, Vec<&'d Die>, Odds);

/// The dice that helpers lend beside all of one's own, chosen so that the check fails least often.
pub fn lent<'d>(
    check: &Check<'_>,
    own: &[&'d Die],
    helpers: &[Helper<'d>],
    cards: &[Rec<'_>],
) -> Result<(Vec<&'d Die>, Odds), TooLarge> {
    let mut pools = vec![own.to_vec()];
    for helper in helpers {
        pools = added(&pools, helper)?;
    }
    pick(check, pools, cards, check.outcomes.len().saturating_sub(2))
}

/// The best pool for each outcome but the last: the one with which that outcome, or one above it, is most likely.
/// Nobody has to roll all their dice.
pub fn best<'d>(
    check: &Check<'_>,
    own: &[&'d Die],
    helpers: &[Helper<'d>],
    cards: &[Rec<'_>],
) -> Result<Vec<Best<'d>>, TooLarge> {
    let mut pools = vec![Vec::new()];
    pools = added(&pools, &Helper { dice: own.to_vec(), lends: own.len() })?;
    for helper in helpers {
        pools = added(&pools, helper)?;
    }
    let goals = 0..check.outcomes.len().saturating_sub(1).max(usize::from(!check.tracks.is_empty()));
    goals.map(|goal| pick(check, pools.clone(), cards, goal).map(|(pool, odds)| (goal, pool, odds))).collect()
}

/// Each pool, with nothing or up to so many of the helper's dice; equal pools once.
fn added<'d>(pools: &[Vec<&'d Die>], helper: &Helper<'d>) -> Result<Vec<Vec<&'d Die>>, TooLarge> {
    let mut choices: Vec<Vec<&'d Die>> = vec![Vec::new()];
    for die in &helper.dice {
        let more: Vec<Vec<&Die>> = choices
            .iter()
            .filter(|choice| choice.len() < helper.lends)
            .map(|choice| choice.iter().copied().chain([*die]).collect())
            .collect();
        choices.extend(more);
        dedup(&mut choices);
        if choices.len() > MOST_POOLS {
            return Err(TooLarge::Pools);
        }
    }
    if pools.len().saturating_mul(choices.len()) > MOST_POOLS * 8 {
        return Err(TooLarge::Pools);
    }
    let join = |pool: &Vec<&'d Die>| {
        choices.iter().map(|choice| pool.iter().chain(choice).copied().collect()).collect::<Vec<Vec<&Die>>>()
    };
    let mut all: Vec<Vec<&Die>> = pools.iter().flat_map(join).collect();
    dedup(&mut all);
    if all.len() > MOST_POOLS { Err(TooLarge::Pools) } else { Ok(all) }
}

fn dedup(pools: &mut Vec<Vec<&Die>>) {
    let key = |pool: &Vec<&Die>| {
        let mut words: Vec<_> = pool.iter().map(|die| (die.vocab, die.word)).collect();
        words.sort();
        (words.len(), words)
    };
    pools.sort_by_cached_key(key);
    pools.dedup_by_key(|pool| key(pool));
}

/// The pool that serves the goal best; of equals, the one with the fewest dice.
fn pick<'d>(
    check: &Check<'_>,
    pools: Vec<Vec<&'d Die>>,
    cards: &[Rec<'_>],
    goal: usize,
) -> Result<(Vec<&'d Die>, Odds), TooLarge> {
    let work = Work::new(check, cards);
    let mut best: Option<(f64, Vec<&Die>, Odds)> = None;
    for pool in pools {
        let odds = work.odds(&pool)?;
        let value = match check.tracks.is_empty() {
            true => odds.chance(odds.at_least(goal.min(check.outcomes.len() - 1))),
            false => odds.steps(0),
        };
        if best.as_ref().is_none_or(|(known, ..)| value > known + 1e-12) {
            best = Some((value, pool, odds));
        }
    }
    best.map(|(_, pool, odds)| (pool, odds)).ok_or(TooLarge::Pools)
}
