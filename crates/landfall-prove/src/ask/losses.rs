//! What can no longer be done: coming home, and missions.

use landfall_model::AssetId;
use landfall_play::VarId;

use super::{Asking, Fault, Finding};
use crate::board::{Happens, Place};
use crate::diagram::Set;
use crate::limits::Stopped;
use crate::system::{Command, Value};
use crate::traces::Trace;

impl Asking<'_, '_, '_> {
    /// Places from which only an escape leads away.
    ///
    /// Players can always exhaust themselves into an escape, so an escape is no way out here; and what a later visit
    /// could do does not help those who are stuck in this one.
    pub(super) fn stranded(&mut self) -> Result<Vec<Finding>, Stopped> {
        let explored = self.explored;
        let ends: Vec<bool> = explored.courses.iter().map(|course| self.ends_well(course)).collect();
        let over = |course: &crate::board::Course| {
            course.happens.iter().any(|happens| matches!(happens, Happens::Over(_)))
        };
        let stays: Vec<bool> = explored.courses.iter().map(|course| !over(course)).collect();
        let goal = self.before_these((0..ends.len()).filter(|at| ends[*at]))?;
        let may = |command: &Command| stays[command.label.0 as usize];
        let can = self.explorer.can_reach_by(goal, may)?;
        let here = self.on_board()?;
        let bad = self.explorer.without(here, can)?;
        let found = self.into(bad, can, Fault::Stranded)?;
        Ok(found.into_iter().collect())
    }

    pub(super) fn missions(&mut self) -> Result<Vec<Finding>, Stopped> {
        let mut found = Vec::new();
        let game = self.explored.game;
        let optional = game.procedure.goals.as_ref().and_then(|goals| goals.optional);
        for (card, var, values) in self.goal_cards() {
            if game.atlas.asset(card).external || !self.lies_somewhere(card, var, &values)? {
                continue;
            }
            let done = |course: &crate::board::Course| course.happens.contains(&Happens::Done(card));
            let goal = self.before_any(done)?;
            let reached = self.explorer.both(self.explorer.reached(), goal)?;
            let place = Place::of(game.atlas.rec(card));
            if self.explorer.is_empty(reached) {
                let fault = Fault::Impossible(card);
                if !(self.meant)(fault, card) {
                    found.push(Finding { fault, at: place, way: None });
                }
                continue;
            }
            // A side mission may be given up; what the board asks for may not be lost without a word.
            if optional.is_some_and(|field| game.atlas.rec(card).has(field)) {
                continue;
            }
            let can = self.explorer.can_reach(goal)?;
            let bad = self.lost(var, &values, can)?;
            if self.explorer.is_empty(bad) || (self.meant)(Fault::Lost(card), card) {
                continue;
            }
            found.extend(self.into(bad, can, Fault::Lost(card))?);
        }
        Ok(found)
    }

    fn lies_somewhere(&mut self, card: AssetId, var: VarId, values: &[Value]) -> Result<bool, Stopped> {
        let start = self.explored.game.vars.var(var).start;
        let laid: Vec<usize> = self
            .courses()
            .filter(|(_, course)| course.happens.contains(&Happens::Lays(card)))
            .map(|(at, _)| at)
            .collect();
        for at in laid {
            if self.fires(at)? {
                return Ok(true);
            }
        }
        Ok(values.contains(&start))
    }

    /// The card lies on the board, and no way is left to do what it asks for.
    fn lost(&mut self, var: VarId, values: &[Value], can: Set) -> Result<Set, Stopped> {
        let here = self.on_board()?;
        let mut lies = self.explorer.having(vec![(0, crate::values::Values::default())])?;
        for value in values {
            let with = self.having(var, *value)?;
            lies = self.explorer.union(lies, with)?;
        }
        let within = self.explorer.both(here, lies)?;
        self.explorer.without(within, can)
    }

    /// The shortest way into a set of bad states that nobody meant.
    fn into(&mut self, bad: Set, can: Set, fault: Fault) -> Result<Option<Finding>, Stopped> {
        if self.explorer.is_empty(bad) {
            return Ok(None);
        }
        if let Some(way) = self.explorer.trace(bad)? {
            let last = way.steps.last().map(|(command, _)| *command);
            let culprit = last.and_then(|last| self.culprit(self.explored.course(last)));
            let place = culprit.unwrap_or(Place::of(self.explored.game.board.routes.board()));
            if !self.is_meant(fault, place) {
                return Ok(Some(Finding { fault, at: place, way: Some(way) }));
            }
        }
        // The nearest one is meant: is there another way in?
        self.other_way_into(bad, can, fault)
    }

    fn is_meant(&self, fault: Fault, place: Place) -> bool {
        self.rec(place).owner().is_some_and(|owner| (self.meant)(fault, owner))
    }

    fn other_way_into(&mut self, bad: Set, can: Set, fault: Fault) -> Result<Option<Finding>, Stopped> {
        // What is lost already is not lost again.
        let good = self.explorer.both(self.explorer.reached(), can)?;
        let mut best: Option<(Trace, Place)> = None;
        for at in 0..self.explored.courses.len() {
            let Some(place) = self.culprit(self.explored.course(at)) else { continue };
            let command = &self.explored.system.commands[at];
            let before = self.explorer.before(command, bad)?;
            let entry = self.explorer.both(before, good)?;
            if self.explorer.is_empty(entry) || self.is_meant(fault, place) {
                continue;
            }
            let Some(mut way) = self.explorer.trace(entry)? else { continue };
            let after = command.after(way.end());
            way.steps.push((at, after));
            if best.as_ref().is_none_or(|(known, _)| way.steps.len() < known.steps.len()) {
                best = Some((way, place));
            }
        }
        Ok(best.map(|(way, at)| Finding { fault, at, way: Some(way) }))
    }
}
