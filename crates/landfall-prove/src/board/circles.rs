//! Pages that lead back to each other: a circle is harmless where, whatever the state of play, some choice leads out of it.

use landfall_play::VarId;
use rustc_hash::FxHashMap;

use super::happens::Place;
use super::lazy::Lazy;
use crate::values::Values;

type Known = FxHashMap<VarId, Values>;

/// More pieces than any circle of a real board is cut into.
const MOST_PIECES: usize = 20_000;

/// The runs of one offer that turned in a circle, and those that came to an end.
#[derive(Default)]
pub(crate) struct Circles {
    turned: Vec<Circle>,
    finished: Vec<(Vec<usize>, Known)>,
}

struct Circle {
    page: Place,
    /// What had been answered when its first page was turned to.
    way: Vec<usize>,
    known: Known,
}

fn answers(world: &Lazy<'_>, count: usize) -> Vec<usize> {
    world.asked.iter().take(count).map(|(answer, _)| *answer).collect()
}

impl Circles {
    pub(crate) fn finished(&mut self, world: &Lazy<'_>) {
        self.finished.push((answers(world, usize::MAX), world.known.clone()));
    }

    pub(crate) fn turned(&mut self, world: &Lazy<'_>) {
        if let Some((page, asked)) = world.circle {
            self.turned.push(Circle { page, way: answers(world, asked), known: world.known.clone() });
        }
    }

    /// The page of a circle that cannot be left in some state of play, as far as this can be decided.
    pub(crate) fn without_end(&self, domains: &[Values]) -> Option<Place> {
        let mut pieces = MOST_PIECES;
        let is_endless = |circle: &&Circle| {
            // Those who came to the circle in the same way, and out of it.
            let out = self.finished.iter().filter(|(way, _)| way.starts_with(&circle.way));
            let out: Vec<&Known> = out.map(|(_, known)| known).collect();
            !is_covered(&circle.known, &out, domains, &mut pieces)
        };
        self.turned.iter().find(is_endless).map(|circle| circle.page)
    }
}

/// Whether each state that is known to be so is one of those of the others. What is too much work is not.
fn is_covered(known: &Known, by: &[&Known], domains: &[Values], pieces: &mut usize) -> bool {
    if *pieces == 0 {
        return false;
    }
    *pieces -= 1;
    let values = |of: &Known, var: VarId| of.get(&var).unwrap_or(&domains[var.index()]).clone();
    let meets = |other: &&&Known| {
        other.iter().all(|(var, theirs)| values(known, *var).iter().any(|value| theirs.contains(value)))
    };
    let by: Vec<&Known> = by.iter().filter(meets).copied().collect();
    let Some(first) = by.first() else { return false };
    let mut narrower: Vec<VarId> = first
        .iter()
        .filter(|(var, theirs)| values(known, **var).iter().any(|value| !theirs.contains(value)))
        .map(|(var, _)| *var)
        .collect();
    narrower.sort_unstable();
    let Some(var) = narrower.first().copied() else { return true };
    [true, false].into_iter().all(|inside| {
        let half = values(known, var).iter().filter(|value| first[&var].contains(*value) == inside).collect();
        let mut piece = known.clone();
        piece.insert(var, half);
        is_covered(&piece, &by, domains, pieces)
    })
}
