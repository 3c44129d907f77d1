//! The questions that are asked of a board, and what is found.

mod coverage;
mod losses;
mod rewards;

use landfall_model::{AssetId, Rec};
use landfall_play::vars::{HERE, Layout};
use landfall_play::{Offer, VarId};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::board::{Course, Explored, Happens, Place};
use crate::diagram::Set;
use crate::explorer::Explorer;
use crate::limits::Stopped;
use crate::system::Value;
use crate::traces::Trace;
use crate::values::Values;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Question {
    Stranded,
    Missions,
    Coverage,
    Choices,
    Endings,
    Rewards,
}

impl Question {
    pub const ALL: [Question; 6] = [
        Question::Stranded,
        Question::Missions,
        Question::Coverage,
        Question::Choices,
        Question::Endings,
        Question::Rewards,
    ];
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No ending but an escape can be reached any more.
    Stranded,
    /// A card that asks for something that can never be done.
    Impossible(AssetId),
    /// It can become impossible.
    Lost(AssetId),
    Never,
    NoOpenChoice,
    /// What is read at the end does not end it.
    Endless(usize),
    Repeats,
}

/// One fault, with the shortest way there; what never happens has none.
#[derive(Clone, Debug)]
pub struct Finding {
    pub fault: Fault,
    pub at: Place,
    pub way: Option<Trace>,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    Proved,
    /// Each finding that has a way was played again on the table.
    Refuted(Vec<Finding>),
    Unknown(Stopped),
    /// A way was found, and the table does not go along with it.
    NotPlayed(Finding),
}

pub struct Asking<'e, 'g, 'a> {
    pub explored: &'e Explored<'g, 'a>,
    pub explorer: &'e mut Explorer<'e>,
    /// Cards and logs on which a loss is meant, by fault name.
    pub meant: &'e dyn Fn(Fault, AssetId) -> bool,
    firing: FxHashMap<Vec<(usize, Values)>, bool>,
}

impl<'e, 'g, 'a> Asking<'e, 'g, 'a> {
    pub fn new(
        explored: &'e Explored<'g, 'a>,
        explorer: &'e mut Explorer<'e>,
        meant: &'e dyn Fn(Fault, AssetId) -> bool,
    ) -> Self {
        Self { explored, explorer, meant, firing: FxHashMap::default() }
    }
}

impl<'a> Asking<'_, '_, 'a> {
    pub fn ask(&mut self, question: Question) -> Verdict {
        let found = match question {
            Question::Stranded => self.stranded(),
            Question::Missions => self.missions(),
            Question::Coverage => self.coverage(),
            Question::Choices => self.choices(),
            Question::Endings => self.endings(),
            Question::Rewards => self.rewards(),
        };
        match found {
            Err(stopped) => Verdict::Unknown(stopped),
            Ok(found) if found.is_empty() => Verdict::Proved,
            Ok(found) => {
                let is_played = |finding: &Finding| match &finding.way {
                    Some(way) => self.explored.replay(way).is_some(),
                    None => true,
                };
                match found.iter().find(|finding| !is_played(finding)) {
                    Some(finding) => Verdict::NotPlayed(finding.clone()),
                    None => Verdict::Refuted(found),
                }
            }
        }
    }

    fn courses(&self) -> impl Iterator<Item = (usize, &Course)> {
        self.explored.courses.iter().enumerate()
    }

    fn rec(&self, place: Place) -> Rec<'a> {
        place.rec(self.explored.game.atlas)
    }

    /// Whether an ending that is no escape comes of a course.
    fn ends_well(&self, course: &Course) -> bool {
        let ends = &self.explored.game.procedure.ends;
        let mut over = course.happens.iter().filter_map(|happens| match happens {
            Happens::Over(ending) => Some(*ending),
            _ => None,
        });
        let first = over.next();
        first.is_some_and(|ending| ending.is_none_or(|ending| !ends[ending].escape))
    }

    /// The states that have been reached, on the board.
    fn on_board(&mut self) -> Result<Set, Stopped> {
        let phase = self.explored.game.vars.phase;
        let here = self.having(phase, HERE)?;
        self.explorer.both(self.explorer.reached(), here)
    }

    /// The states in which a variable of the game has a value: none, if it never has it.
    fn having(&mut self, var: VarId, value: Value) -> Result<Set, Stopped> {
        match (self.explored.variable(var), self.explored.number(var, value)) {
            (Some(at), Some(number)) => self.explorer.having(vec![(at, Values::one(number))]),
            // It has one value only, and nobody asks for it.
            (None, Some(_)) => self.explorer.having(Vec::new()),
            _ => self.explorer.having(vec![(0, Values::default())]),
        }
    }

    /// The states, reached or not, in which one of some courses can be taken.
    fn before_any(&mut self, is_wanted: impl Fn(&Course) -> bool) -> Result<Set, Stopped> {
        let wanted: Vec<usize> =
            self.courses().filter(|(_, course)| is_wanted(course)).map(|(at, _)| at).collect();
        self.before_these(wanted.into_iter())
    }

    fn before_these(&mut self, commands: impl Iterator<Item = usize>) -> Result<Set, Stopped> {
        let mut found = self.explorer.having(vec![(0, Values::default())])?;
        let mut seen = FxHashSet::default();
        for at in commands {
            let guard = &self.explored.system.commands[at].guard;
            if seen.insert(guard) {
                let before = self.explorer.having(guard.clone())?;
                found = self.explorer.union(found, before)?;
            }
        }
        Ok(found)
    }

    fn fires(&mut self, command: usize) -> Result<bool, Stopped> {
        let command = &self.explored.system.commands[command];
        if let Some(fires) = self.firing.get(&command.guard) {
            return Ok(*fires);
        }
        let fires = self.explorer.where_fires(self.explorer.reached(), command)?;
        let fires = !self.explorer.is_empty(fires);
        self.firing.insert(command.guard.clone(), fires);
        Ok(fires)
    }

    /// The shortest way to a state in which a course can be taken, and then it.
    fn way_to(&mut self, command: usize) -> Result<Option<Trace>, Stopped> {
        let before = self.explorer.having(self.explored.system.commands[command].guard.clone())?;
        let Some(mut way) = self.explorer.trace(before)? else { return Ok(None) };
        let after = self.explored.system.commands[command].after(way.end());
        way.steps.push((command, after));
        Ok(Some(way))
    }

    /// What in a course a reader would change: what was chosen last, else what came up, else where it began.
    fn culprit(&self, course: &Course) -> Option<Place> {
        let atlas = self.explored.game.atlas;
        let own = |place: &Place| {
            let owner = place.rec(atlas).owner();
            owner.is_some_and(|owner| !atlas.asset(owner).external)
        };
        let by = |pick: fn(&Happens) -> Option<Place>| course.happens.iter().rev().filter_map(pick).find(own);
        by(|happens| if let Happens::Chosen(place) = happens { Some(*place) } else { None })
            .or_else(|| by(|happens| if let Happens::Outcome(place) = happens { Some(*place) } else { None }))
            .or_else(|| {
                by(|happens| {
                    if let Happens::Action(place) | Happens::Page(place) = happens {
                        Some(*place)
                    } else {
                        None
                    }
                })
            })
            .or_else(|| {
                let edges = &self.explored.game.board.routes.edges;
                course.happens.iter().find_map(|happens| match happens {
                    Happens::Way(_, edge) => Some(Place::of(edges[*edge].path)),
                    _ => None,
                })
            })
    }

    /// Logs in which no choice is open.
    fn choices(&mut self) -> Result<Vec<Finding>, Stopped> {
        let places = |course: &Course| {
            course.happens.iter().find_map(|happens| match happens {
                Happens::NoChoice(place) => Some(*place),
                _ => None,
            })
        };
        self.shortest_of(places, |_| Fault::NoOpenChoice)
    }

    /// Endings that are read and do not end.
    fn endings(&mut self) -> Result<Vec<Finding>, Stopped> {
        let game = self.explored.game;
        let page = |course: &Course| {
            let named: Vec<usize> = course
                .happens
                .iter()
                .filter_map(|happens| if let Happens::Over(ending) = happens { *ending } else { None })
                .collect();
            // It is said when it begins; a second time, because nothing in it was the end.
            let [first, _, ..] = named[..] else { return None };
            let reads = game.procedure.ends[first].reads?;
            let page = game.board.routes.board().get(reads)?.target_asset()?;
            Some(Place::of(game.atlas.rec(page)))
        };
        self.shortest_of(page, |course| match course.offer {
            Offer::End { ending, .. } | Offer::Escape(ending) => Fault::Endless(ending),
            _ => Fault::Endless(0),
        })
    }

    /// For each place that courses show, the shortest way to one of them.
    fn shortest_of(
        &mut self,
        place: impl Fn(&Course) -> Option<Place>,
        fault: impl Fn(&Course) -> Fault,
    ) -> Result<Vec<Finding>, Stopped> {
        let mut shown: Vec<(Place, usize)> =
            self.courses().filter_map(|(at, course)| Some((place(course)?, at))).collect();
        shown.sort_unstable();
        let mut found: Vec<Finding> = Vec::new();
        for (place, at) in shown {
            if found.iter().any(|finding| finding.at == place) || !self.fires(at)? {
                continue;
            }
            let fault = fault(self.explored.course(at));
            let owner = self.rec(place).owner();
            if owner.is_some_and(|owner| (self.meant)(fault, owner)) {
                continue;
            }
            let way = self.way_to(at)?;
            found.push(Finding { fault, at: place, way });
        }
        Ok(found)
    }

    /// The variable of a card that asks for something, and the values with which it lies on the board.
    fn goal_cards(&self) -> Vec<(AssetId, VarId, Vec<Value>)> {
        let game = self.explored.game;
        let Some(goals) = &game.procedure.goals else { return Vec::new() };
        let Some(zone) = game.procedure.zones.iter().position(|zone| zone.name == goals.zone) else {
            return Vec::new();
        };
        let faces = game.procedure.zones[zone].faces.len().max(1) as Value;
        let vars = &game.vars.zones[zone];
        let Layout::Cards(all) = &vars.layout else { return Vec::new() };
        vars.cards.iter().zip(all).map(|(card, var)| (*card, *var, (1..=faces).collect())).collect()
    }
}
