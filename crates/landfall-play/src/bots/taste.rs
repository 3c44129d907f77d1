//! Which of the things that are open a bot does.

use std::collections::VecDeque;

use super::{Bot, Bots};
use crate::game::Offer;
use crate::meaning::Op;
use crate::table::Chance;
use crate::vars::{CounterVars, Layout};

/// Leaving is always open where the team landed; whoever leaves at once sees nothing.
const LEAVES: u64 = 20;

impl Bots<'_, '_> {
    pub(super) fn prefers(
        &self,
        bot: Bot,
        values: &[u16],
        open: &[usize],
        taken: &[u32],
        chance: &mut Chance,
    ) -> usize {
        // What ends play for everyone is not for players to refuse.
        if let Some(escape) = open.iter().find(|at| matches!(self.offers[**at], Offer::Escape(_))) {
            return *escape;
        }
        if bot == Bot::Careful
            && let Some(at) = self.cares(values, open, chance)
        {
            return at;
        }
        let stays: Vec<usize> =
            open.iter().copied().filter(|at| !matches!(self.offers[*at], Offer::End { .. })).collect();
        let open = if stays.is_empty() || chance.below(LEAVES) == 0 { open } else { &stays };
        if bot == Bot::Random {
            return any(open, chance);
        }
        let busy: Vec<usize> =
            open.iter().copied().filter(|at| !matches!(self.offers[*at], Offer::Pass(_))).collect();
        let open = if busy.is_empty() { open } else { &busy };
        let least = open.iter().map(|at| taken[*at]).min().unwrap_or(0);
        let fresh: Vec<usize> = open.iter().copied().filter(|at| taken[*at] == least).collect();
        any(&fresh, chance)
    }

    /// Home when it is nearly too late or nothing is left to do, a rest when little is left; otherwise it is not worried.
    fn cares(&self, values: &[u16], open: &[usize], chance: &mut Chance) -> Option<usize> {
        if self.is_nearly_over(values) || self.is_all_done(values) {
            let leaves = open.iter().find(|at| matches!(self.offers[**at], Offer::End { .. }));
            return leaves.copied().or_else(|| self.way_home(values, open, chance));
        }
        let rests = |at: &&usize| match self.offers[**at] {
            Offer::Small { member, offer } => self.is_worn_out(values, member) && self.is_rest(offer),
            _ => false,
        };
        open.iter().find(rests).copied()
    }

    /// Somebody has all but one of a counter that ends play.
    fn is_nearly_over(&self, values: &[u16]) -> bool {
        let vars = &self.game.vars;
        let get = |var: &crate::VarId| u32::from(values[var.index()]);
        let counters = self.game.procedure.counters.iter().zip(&vars.counters);
        counters.filter(|(def, _)| def.full.is_some()).any(|(_, counter)| {
            let near = |own: &[crate::VarId]| {
                let most = own.first().map_or(u32::MAX, |var| u32::from(vars.var(*var).size) - 1);
                own.iter().map(get).sum::<u32>() + 1 >= most
            };
            match counter {
                CounterVars::Members(all) => all.iter().any(|var| near(std::slice::from_ref(var))),
                CounterVars::MemberCards(all, _) => all.iter().any(|own| near(own)),
                _ => false,
            }
        })
    }

    /// No card that asks for something lies on the board.
    fn is_all_done(&self, values: &[u16]) -> bool {
        let game = self.game;
        let Some(goals) = &game.procedure.goals else { return false };
        let Some(zone) = game.procedure.zones.iter().position(|zone| zone.name == goals.zone) else {
            return false;
        };
        let vars = &game.vars.zones[zone];
        let Layout::Cards(cards) = &vars.layout else { return false };
        let lies = |var: &crate::VarId| {
            let value = values[var.index()];
            value > 0 && Some(value) != vars.gone
        };
        !cards.iter().any(lies)
    }

    fn is_worn_out(&self, values: &[u16], member: usize) -> bool {
        self.game.vars.pools.iter().any(|pool| {
            let own = &pool[member];
            let ready = own.iter().filter(|(var, _)| values[var.index()] == 0).count();
            !own.is_empty() && ready * 3 <= own.len()
        })
    }

    fn is_rest(&self, offer: usize) -> bool {
        self.game.small[offer].1.iter().any(|op| matches!(op, Op::Shift { to: 0, .. }))
    }

    /// A way that leads nearer to where the board can be left.
    fn way_home(&self, values: &[u16], open: &[usize], chance: &mut Chance) -> Option<usize> {
        let game = self.game;
        let piece = game.procedure.ends.iter().find_map(|end| end.at.as_ref())?;
        let piece = game.procedure.pieces.iter().position(|known| known == piece)?;
        let home = (values[game.vars.pieces[piece].index()] as usize).checked_sub(1)?;
        let far = self.distances(home);
        let way = |at: &usize| match self.offers[*at] {
            Offer::Way { edge, .. } => {
                let edge = game.board.routes.edges[edge];
                (far[edge.to] < far[edge.from]).then_some(*at)
            }
            _ => None,
        };
        let nearer: Vec<usize> = open.iter().filter_map(way).collect();
        (!nearer.is_empty()).then(|| any(&nearer, chance))
    }

    /// How many ways it is from each place.
    fn distances(&self, home: usize) -> Vec<u32> {
        let routes = &self.game.board.routes;
        let mut far = vec![u32::MAX; routes.nodes.len()];
        far[home] = 0;
        let mut queue = VecDeque::from([home]);
        while let Some(to) = queue.pop_front() {
            for edge in routes.edges.iter().filter(|edge| edge.to == to) {
                if far[edge.from] == u32::MAX {
                    far[edge.from] = far[to] + 1;
                    queue.push_back(edge.from);
                }
            }
        }
        far
    }
}

fn any(of: &[usize], chance: &mut Chance) -> usize {
    of[chance.below(of.len() as u64) as usize]
}
