//! Rewards that come again without end, within one visit.

use landfall_play::meaning::Op;
use landfall_play::vars::CounterVars;

use super::{Asking, Fault, Finding};
use crate::board::{Happens, Place};
use crate::limits::Stopped;
use crate::system::Command;

/// Nobody reads more of them.
const MOST: usize = 20;

impl Asking<'_, '_, '_> {
    pub(super) fn rewards(&mut self) -> Result<Vec<Finding>, Stopped> {
        let mut found: Vec<Finding> = Vec::new();
        // What comes up when time passes nobody can bring about, so it is no part of a circle that players go round.
        let explored = self.explored;
        let may = |command: &Command| !explored.is_visit(command.label) && !explored.is_drawn(command.label);
        for at in self.explorer.may_repeat_by(may)? {
            let places = self.rewards_of(at);
            let fresh = |place: &Place| !found.iter().any(|finding| finding.at == *place);
            let fresh: Vec<Place> =
                places.into_iter().filter(|place| fresh(place) && !self.is_meant_reward(*place)).collect();
            if fresh.is_empty() || found.len() >= MOST || self.is_landing(at) {
                continue;
            }
            let again = self.explorer.repeats_by(at, may)?;
            if self.explorer.is_empty(again) {
                continue;
            }
            let Some(mut way) = self.explorer.trace(again)? else { continue };
            let after = self.explored.system.commands[at].after(way.end());
            way.steps.push((at, after));
            found.extend(fresh.into_iter().map(|place| Finding {
                fault: Fault::Repeats,
                at: place,
                way: Some(way.clone()),
            }));
        }
        Ok(found)
    }

    fn is_meant_reward(&self, place: Place) -> bool {
        self.rec(place).owner().is_some_and(|owner| (self.meant)(Fault::Repeats, owner))
    }

    /// Effects of a course that bring the team something for good: not cards in hand, dice or wounds of one member.
    fn rewards_of(&self, at: usize) -> Vec<Place> {
        let game = self.explored.game;
        let is_reward = |place: &Place| {
            let verb = place.rec(game.atlas);
            let own = verb.owner().is_some_and(|owner| !game.atlas.asset(owner).external);
            own && game.meaning.ops[verb.shape_id().index()].iter().any(|op| match op {
                Op::Count { counter, up: true, .. } => {
                    matches!(game.vars.counters[*counter], CounterVars::One(_) | CounterVars::Words(_))
                }
                _ => false,
            })
        };
        let effects = self.explored.course(at).happens.iter().filter_map(|happens| match happens {
            Happens::Effect(place) => Some(*place),
            _ => None,
        });
        let mut places: Vec<Place> = effects.filter(is_reward).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
