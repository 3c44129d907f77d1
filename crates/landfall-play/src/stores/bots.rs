//! Games of stores and rules by bots, which do anything that they may.

use std::collections::BTreeMap;

use super::StoreGame;
use super::run::{Decide, Halt};
use super::script::{Course, Met, TOO_LONG};
use crate::table::Chance;

/// How often a bot tries again after something that the rules do not allow.
const TRIES: usize = 400;

/// How a game of bots ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Play is over, perhaps in a way that has a name.
    Over(Option<String>),
    /// Somebody found nothing that the rules allow; how it was looked for says the number of tries.
    Stuck(String),
    Unfinished,
    Fault(String),
}

/// A game of bots.
pub struct BotGame {
    pub ended: Ended,
    pub lines: Vec<String>,
    pub turns: usize,
    pub state: Vec<u16>,
    pub met: Tally,
}

/// How often each was met.
#[derive(Default)]
pub struct Tally {
    /// Effects, by record.
    pub records: BTreeMap<(u32, u32), u32>,
    /// What was counted or set, by variable.
    pub changed: BTreeMap<usize, u32>,
    /// Rules, by their place in the text.
    pub rules: BTreeMap<usize, u32>,
    /// Offers, by the seat of whoever took them up and their place in the text.
    pub offers: BTreeMap<(usize, usize), u32>,
}

impl Tally {
    fn add(&mut self, met: Met) {
        met.records.into_iter().for_each(|record| *self.records.entry(record).or_default() += 1);
        met.changed.into_iter().for_each(|var| *self.changed.entry(var).or_default() += 1);
        met.rules.into_iter().for_each(|rule| *self.rules.entry(rule).or_default() += 1);
        met.offer.into_iter().for_each(|offer| *self.offers.entry(offer).or_default() += 1);
    }
}

/// What a bot likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likes {
    Anything,
    /// What it has done least often in this game.
    New,
}

/// Anything that is open. Chance has numbers of its own, so that the lines play again.
struct Random<'c> {
    chance: &'c mut Chance,
    mind: &'c mut Chance,
    lines: Vec<String>,
}

impl Decide for Random<'_> {
    fn pick(&mut self, _: &str, options: &[String], weights: Option<&[u32]>) -> Result<usize, Halt> {
        if let Some(weights) = weights {
            return Ok(self.chance.weighed(weights));
        }
        let at = self.mind.below(options.len() as u64) as usize;
        self.lines.push(super::script::said(options, at));
        Ok(at)
    }
}

/// Plays a game in which everybody does what they like of what the rules allow. The host is asked before each line whether it
/// has had enough.
pub fn bot_game(
    game: &StoreGame<'_>,
    likes: Likes,
    seed: u64,
    most_lines: usize,
    stop: &dyn Fn() -> bool,
) -> BotGame {
    let mut course = Course::new(game);
    let (mut chance, mut mind) = (Chance::new(seed), Chance::new(seed ^ 0x5bd1_e995_9e37_79b9));
    let (mut lines, mut turns, mut met) = (Vec::new(), 0, Tally::default());
    let mut done: BTreeMap<String, u32> = BTreeMap::new();
    let ended = loop {
        if course.over {
            break Ended::Over(course.way.clone());
        }
        if lines.len() >= most_lines || stop() {
            break Ended::Unfinished;
        }
        if course.is_too_long() {
            break Ended::Fault(TOO_LONG.to_owned());
        }
        let open = course.lines(game);
        if open.is_empty() {
            break Ended::Stuck(who(game, &course));
        }
        let before = course.turn;
        match step(game, &mut course, &open, (likes, &done), &mut chance, &mut mind, stop) {
            Some(Ok((said, now))) => {
                met.add(now);
                turns += usize::from(course.turn != before);
                *done.entry(said[0].clone()).or_default() += 1;
                lines.extend(said);
            }
            Some(Err(message)) => break Ended::Fault(message),
            None if stop() => break Ended::Unfinished,
            None => break Ended::Stuck(who(game, &course)),
        }
    };
    BotGame { ended, lines, turns, state: course.state, met }
}

fn who(game: &StoreGame<'_>, course: &Course) -> String {
    if game.together { String::new() } else { game.seat(course.turn) }
}

/// One of the open lines, with everything that is decided on the way. Nothing if none came off.
fn step(
    game: &StoreGame<'_>,
    course: &mut Course,
    open: &[String],
    (likes, done): (Likes, &BTreeMap<String, u32>),
    chance: &mut Chance,
    mind: &mut Chance,
    stop: &dyn Fn() -> bool,
) -> Option<Result<(Vec<String>, Met), String>> {
    for at in 0..TRIES {
        if course.is_too_long() {
            return Some(Err(TOO_LONG.to_owned()));
        }
        if stop() {
            return None;
        }
        let mut line = &open[mind.below(open.len() as u64) as usize];
        // Curiosity ends where it leads nowhere.
        if likes == Likes::New && at < TRIES / 2 {
            let other = &open[mind.below(open.len() as u64) as usize];
            let times = |line: &String| done.get(line).copied().unwrap_or(0);
            line = if times(other) < times(line) { other } else { line };
        }
        // What does not come off uses up no luck.
        let mut luck = chance.clone();
        let mut decide = Random { chance: &mut luck, mind: &mut *mind, lines: vec![line.clone()] };
        match course.perform(game, line, &mut decide) {
            Ok(met) => {
                let said = decide.lines;
                *chance = luck;
                return Some(Ok((said, met)));
            }
            Err(Halt::Fault(message)) => return Some(Err(message)),
            Err(_) => {}
        }
    }
    None
}
