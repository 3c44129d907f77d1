//! Players that are no people: they play a board from beginning to end, by a seed. The luck of a game comes from the seed
//! alone, and what a bot decides from numbers of its own, so that the transcript of a game plays again.

mod taste;

use std::collections::BTreeMap;

use landfall_diagnostics::Sources;
use landfall_model::AssetId;
use rustc_hash::FxHashMap;

use crate::game::{Game, Offer};
use crate::script::{Looking, Script};
use crate::table::{Chance, Player, Table};
use crate::vars::{HERE, HOME};
use crate::words::Words;
use crate::world::{Choice, Event, Pick, Stop, Why};
use crate::{Rules, Step};

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Anything that is open.
    Random,
    /// What it has done least often in this game.
    Curious,
    /// The same, but it rests when it has little left, and goes home when it is nearly too late or all is done.
    Careful,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ended {
    /// One of the endings of the schema.
    Ending(usize),
    /// Something that is written on a card or page ended it.
    Written,
    /// It took too long.
    Unfinished,
    /// Nothing was left to do.
    Stuck,
    /// Effects lead to each other without end.
    Endless(String),
}

/// What happened in one game.
#[derive(Debug)]
pub struct Visit {
    pub ended: Ended,
    /// How many things were done.
    pub steps: u32,
    pub turns: u32,
    /// How often each record was met: a page, an action, an outcome, a choice, a card.
    pub met: FxHashMap<(u32, u32), u32>,
    /// How often a place was come to.
    pub places: BTreeMap<usize, u32>,
    /// Where members were when it ended.
    pub last: Vec<usize>,
    pub done: Vec<AssetId>,
    pub state: Vec<u16>,
    /// The lines of the game, if they were asked for.
    pub lines: Vec<String>,
}

/// One board, ready for many games.
pub struct Bots<'g, 'a> {
    game: &'g Game<'a>,
    words: Words<'g, 'a>,
    offers: Vec<Offer>,
    lines: Vec<String>,
    /// The first offer with the same line: nobody could tell them apart.
    same: Vec<usize>,
    /// Longer games are given up.
    pub most_steps: u32,
}

impl<'g, 'a> Bots<'g, 'a> {
    pub fn new(game: &'g Game<'a>, sources: &'g Sources) -> Self {
        let words = Words { game, sources };
        let offers = game.offers();
        let lines: Vec<String> = offers.iter().map(|offer| words.offer(*offer)).collect();
        let mut first: FxHashMap<&str, usize> = FxHashMap::default();
        let same = lines.iter().enumerate().map(|(at, line)| *first.entry(line).or_insert(at)).collect();
        Self { game, words, offers, lines, same, most_steps: 1_000 }
    }

    /// Plays one game, which is one visit to the board.
    pub fn play(&self, bot: Bot, seed: u64, with_lines: bool) -> Visit {
        let mind = Mind {
            words: &self.words,
            // Another sequence than that of the dice.
            chance: Chance::new(seed ^ 0x5bd1_e995_9e37_79b9),
            bot,
            chosen: FxHashMap::default(),
            lines: with_lines.then(Vec::new),
            met: FxHashMap::default(),
            places: BTreeMap::new(),
            done: Vec::new(),
            ending: None,
            turns: 0,
        };
        let mut table = Table::new(self.game, seed, mind);
        let mut taken = vec![0_u32; self.offers.len()];
        let mut steps = 0;
        let ended = loop {
            let phase = table.values[self.game.vars.phase.index()];
            if phase == HOME {
                break table.player.ending.map_or(Ended::Written, Ended::Ending);
            }
            if steps >= self.most_steps {
                break Ended::Unfinished;
            }
            let open = self.open(&table.values);
            if open.is_empty() {
                break Ended::Stuck;
            }
            let at = self.prefers(bot, &table.values, &open, &taken, &mut table.player.chance);
            taken[at] += 1;
            steps += 1;
            if let Some(lines) = &mut table.player.lines {
                lines.push(self.lines[at].clone());
            }
            match Step::new(self.game, &mut table).perform(self.offers[at]) {
                Ok(()) => {}
                Err(Stop::Endless(name)) => break Ended::Endless(name),
                // A bot always answers.
                Err(Stop::Interrupted) => break Ended::Stuck,
            }
        };
        let last = self.members(&table.values);
        let Table { values, player, .. } = table;
        Visit {
            ended,
            steps,
            turns: player.turns,
            met: player.met,
            places: player.places,
            last,
            done: player.done,
            state: values,
            lines: player.lines.unwrap_or_default(),
        }
    }

    /// The transcript of a game, which `landfall play --script` plays again; `with` names the other packs.
    pub fn transcript(&self, bot: Bot, seed: u64, with: Vec<String>) -> String {
        let rules = &self.game.rules;
        let board = self.game.atlas.asset(self.game.board.routes.asset).key.to_string();
        let script = Script {
            board,
            team: rules.names.clone(),
            seed,
            any_dice: !rules.dice,
            with,
            ..Script::default()
        };
        let visit = self.play(bot, seed, true);
        let mut text = format!("{}\n", script.head());
        visit.lines.iter().for_each(|line| text.push_str(&format!("{line}\n")));
        if matches!(visit.ended, Ended::Ending(_) | Ended::Written) {
            text.push_str("expect over\n");
        }
        text
    }

    fn open(&self, values: &[u16]) -> Vec<usize> {
        let here = values[self.game.vars.phase.index()] == HERE;
        let mut open: Vec<usize> = Vec::new();
        for (at, offer) in self.offers.iter().enumerate() {
            // A visit is one landing; and of offers with one line, the first that is open is the one that a script means.
            let is_known = open.iter().any(|known| self.same[*known] == self.same[at]);
            if here == matches!(offer, Offer::Land(_)) || is_known {
                continue;
            }
            let mut looking = Looking { values };
            if Step::new(self.game, &mut looking).is_offered(*offer).unwrap_or(false) {
                open.push(at);
            }
        }
        open
    }

    fn members(&self, values: &[u16]) -> Vec<usize> {
        let nodes = self.game.vars.members.iter().map(|var| values[var.index()] as usize);
        nodes.filter_map(|node| node.checked_sub(1)).collect()
    }
}

/// Whoever is named goes along; otherwise so many of whom nothing is known.
pub fn rules_for(names: &[String], size: usize) -> Rules {
    Rules { names: names.to_vec(), ..Rules::full(if names.is_empty() { size } else { names.len() }) }
}

/// What a bot thinks of while effects happen.
struct Mind<'r, 'g, 'a> {
    words: &'r Words<'g, 'a>,
    chance: Chance,
    bot: Bot,
    /// How often an answer was given, by what it was about.
    chosen: FxHashMap<(u32, u32, usize), u32>,
    lines: Option<Vec<String>>,
    met: FxHashMap<(u32, u32), u32>,
    places: BTreeMap<usize, u32>,
    done: Vec<AssetId>,
    ending: Option<usize>,
    turns: u32,
}

impl Mind<'_, '_, '_> {
    fn answer(&mut self, pick: &Pick<'_>) -> usize {
        let count = pick.options.len();
        let likes = self.bot != Bot::Random && pick.why == Why::Choice;
        let Some(about) = pick.about.filter(|_| likes) else {
            return self.chance.below(count as u64) as usize;
        };
        let key = |at: usize| (about.unit, about.index, at);
        let least = (0..count).map(|at| self.chosen.get(&key(at)).copied().unwrap_or(0)).min().unwrap_or(0);
        let best: Vec<usize> =
            (0..count).filter(|at| self.chosen.get(&key(*at)).copied().unwrap_or(0) == least).collect();
        let at = best[self.chance.below(best.len() as u64) as usize];
        *self.chosen.entry(key(at)).or_default() += 1;
        at
    }

    fn note(&mut self, rec: landfall_model::Rec<'_>) {
        *self.met.entry((rec.unit, rec.index)).or_default() += 1;
    }
}

impl Player for Mind<'_, '_, '_> {
    fn decide(&mut self, _: &[u16], pick: &Pick<'_>) -> Result<usize, Stop> {
        let at = self.answer(pick);
        if self.lines.is_some() {
            let line = |choice: &Choice<'_>| self.words.choice(self.words.own(*choice));
            let words: Vec<String> = pick.options.iter().map(line).collect();
            let is_clear = words.iter().filter(|word| **word == words[at]).count() == 1;
            let said = if is_clear { words[at].clone() } else { format!("option {}", at + 1) };
            if let Some(lines) = &mut self.lines {
                lines.push(format!("choose {said}"));
            }
        }
        Ok(at)
    }

    fn hear(&mut self, event: Event<'_>) {
        match event {
            Event::Page(rec) | Event::Action(rec, _) | Event::Chosen(rec) | Event::Outcome(rec) => {
                self.note(rec);
            }
            Event::Place(card) => {
                let asset = self.words.game.atlas.asset(card);
                *self.met.entry((asset.unit, asset.record)).or_default() += 1;
            }
            Event::Arrives(_, node) => *self.places.entry(node).or_default() += 1,
            Event::Lands(node) => *self.places.entry(node).or_default() += 1,
            Event::Done(card) => self.done.push(card),
            Event::Over(Some(ending)) => self.ending = self.ending.or(Some(ending)),
            Event::Turn(_) => self.turns += 1,
            _ => {}
        }
    }
}
