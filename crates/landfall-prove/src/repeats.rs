//! Commands that can come again for ever.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diagram::Set;
use crate::explorer::Explorer;
use crate::limits::Stopped;
use crate::system::{Value, VarId};

impl Explorer<'_> {
    /// The states in which `command` can be carried out, again and again, without end. Empty if it cannot.
    pub fn repeats(&mut self, command: usize) -> Result<Set, Stopped> {
        let command = &self.system.commands[command];
        let mut again = self.where_fires(self.reached(), command)?;
        loop {
            if self.is_empty(again) {
                return Ok(again);
            }
            let can = self.can_reach(again)?;
            let before = self.before(command, can)?;
            let fewer = self.both(again, before)?;
            if fewer == again {
                return Ok(again);
            }
            again = fewer;
        }
    }

    /// The commands that may be part of a circle. Quick, and never leaves one out that is.
    ///
    /// A command that takes a variable to a value from which nothing leads back happens once at most; without it, others
    /// may have no way back either.
    pub fn may_repeat(&mut self) -> Result<Vec<usize>, Stopped> {
        let mut left = Vec::new();
        for (at, command) in self.system.commands.iter().enumerate() {
            let fires = self.where_fires(self.reached(), command)?;
            if !self.is_empty(fires) {
                // What it changes, from the values it is seen with.
                let changes: Vec<(VarId, Vec<Value>, Value)> = command
                    .update
                    .iter()
                    .map(|(var, to)| (*var, self.values(fires, *var).iter().collect(), *to))
                    .collect();
                left.push((at, changes));
            }
        }
        loop {
            let before = left.len();
            let back = Ways::new(left.iter().flat_map(|(_, changes)| changes));
            left.retain(|(_, changes)| changes.iter().all(|change| back.lead_back(change)));
            if left.len() == before {
                return Ok(left.into_iter().map(|(at, _)| at).collect());
            }
        }
    }
}

/// From which value of a variable which others can be had.
struct Ways {
    next: FxHashMap<(VarId, Value), FxHashSet<Value>>,
}

impl Ways {
    fn new<'a>(changes: impl Iterator<Item = &'a (VarId, Vec<Value>, Value)>) -> Self {
        let mut next: FxHashMap<(VarId, Value), FxHashSet<Value>> = FxHashMap::default();
        for (var, from, to) in changes {
            for from in from {
                next.entry((*var, *from)).or_default().insert(*to);
            }
        }
        Self { next }
    }

    fn lead_back(&self, (var, from, to): &(VarId, Vec<Value>, Value)) -> bool {
        if from.contains(to) {
            return true;
        }
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut waiting = vec![*to];
        while let Some(value) = waiting.pop() {
            for next in self.next.get(&(*var, value)).into_iter().flatten() {
                if from.contains(next) {
                    return true;
                }
                if seen.insert(*next) {
                    waiting.push(*next);
                }
            }
        }
        false
    }
}
