//! Whether everything that is written happens in some play.

use landfall_model::Rec;
use landfall_play::Offer;
use landfall_play::vars::Layout;
use rustc_hash::FxHashSet;

use super::{Asking, Fault, Finding};
use crate::board::{Happens, Place};
use crate::limits::Stopped;

impl<'a> Asking<'_, '_, 'a> {
    pub(super) fn coverage(&mut self) -> Result<Vec<Finding>, Stopped> {
        let happens = self.happening()?;
        let expected = self.expected();
        let mut never: Vec<Rec<'a>> = Vec::new();
        for (rec, ways) in expected {
            if ways.iter().any(|way| happens.contains(way)) {
                continue;
            }
            // What is inside of what never happens is no news.
            let is_inside =
                never.iter().any(|outer| outer.unit == rec.unit && outer.span().contains(rec.span()));
            let meant = rec.owner().is_some_and(|owner| (self.meant)(Fault::Never, owner));
            if !is_inside && !meant {
                never.push(rec);
            }
        }
        Ok(never
            .into_iter()
            .map(|rec| Finding { fault: Fault::Never, at: Place::of(rec), way: None })
            .collect())
    }

    /// Everything that happens in a course that can be taken.
    fn happening(&mut self) -> Result<FxHashSet<Happens>, Stopped> {
        let mut all = FxHashSet::default();
        for at in 0..self.explored.courses.len() {
            let is_known = self.explored.course(at).happens.iter().all(|happens| all.contains(happens));
            if !is_known && self.fires(at)? {
                all.extend(self.explored.course(at).happens.iter().copied());
            }
        }
        Ok(all)
    }

    /// What is written for this board, outer things first, and how each of them would show.
    fn expected(&self) -> Vec<(Rec<'a>, Vec<Happens>)> {
        let game = self.explored.game;
        let atlas = game.atlas;
        let own = |rec: &Rec<'a>| rec.owner().is_some_and(|owner| !atlas.asset(owner).external);
        let mut found: Vec<(Rec<'a>, Vec<Happens>)> = Vec::new();
        // Pages of the kinds that are read at all.
        let pages: FxHashSet<_> = self
            .explored
            .courses
            .iter()
            .flat_map(|course| &course.happens)
            .filter_map(|happens| match happens {
                Happens::Page(place) => place.rec(atlas).owner().map(|owner| atlas.asset(owner).kind),
                _ => None,
            })
            .collect();
        for asset in &game.assets {
            let rec = atlas.rec(*asset);
            if pages.contains(&atlas.asset(*asset).kind) {
                found.push((rec, vec![Happens::Page(Place::of(rec))]));
            }
        }
        for zone in &game.vars.zones {
            let is_laid = matches!(zone.layout, Layout::Sites(_) | Layout::Single(_));
            for card in zone.cards.iter().filter(|_| is_laid) {
                let begins = game.vars.all.iter().any(|var| {
                    let at = zone.index.get(card).map(|at| at + 1);
                    matches!(var.what, landfall_play::What::Site { .. }) && Some(var.start) == at
                });
                if !begins {
                    found.push((atlas.rec(*card), vec![Happens::Lays(*card)]));
                }
            }
        }
        for action in &game.actions {
            found.push((action.rec, vec![Happens::Action(Place::of(action.rec))]));
        }
        for edge in 0..game.board.routes.edges.len() {
            let path = game.board.routes.edges[edge].path;
            let members = 0..game.rules.team;
            found.push((path, members.map(|member| Happens::Way(member, edge)).collect()));
        }
        let play = atlas.schema.play.check.as_ref();
        let outcomes = [
            play.map(|play| play.outcomes.shape),
            play.and_then(|play| play.tracks).map(|track| track.shape),
        ];
        let roots = game.assets.iter().map(|asset| atlas.rec(*asset)).chain([game.board.routes.board()]);
        for rec in roots.flat_map(|root| root.inside()) {
            let place = Place::of(rec);
            if Some(rec.shape_id()) == game.procedure.choices {
                found.push((rec, vec![Happens::Chosen(place)]));
            } else if outcomes.contains(&Some(rec.shape_id())) {
                found.push((rec, vec![Happens::Outcome(place)]));
            }
        }
        // What only drawn cards bring is for all boards together: on this one they may never strike.
        let anyway = |rec: &Rec<'a>| rec.owner().is_some_and(|owner| !game.by_drawn.contains(&owner));
        found.retain(|(rec, _)| own(rec) && anyway(rec));
        found
    }

    /// How much there is to see, and how much of it happens.
    pub fn coverage_counts(&mut self) -> Result<(usize, usize), Stopped> {
        let happens = self.happening()?;
        let expected = self.expected();
        let seen = expected.iter().filter(|(_, ways)| ways.iter().any(|way| happens.contains(way))).count();
        Ok((seen, expected.len()))
    }

    pub(super) fn is_landing(&self, at: usize) -> bool {
        matches!(self.explored.course(at).offer, Offer::Land(_))
    }
}
