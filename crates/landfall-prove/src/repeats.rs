//! Commands that can come again forever.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diagram::Set;
use crate::explorer::Explorer;
use crate::limits::Stopped;
use crate::system::{Command, Value, VarId};
use crate::values::Values;

impl Explorer<'_> {
    /// The states in which `command` can be carried out, again and again, without end. Empty if it cannot.
    pub fn repeats(&mut self, command: usize) -> Result<Set, Stopped> {
        self.repeats_by(command, |_| true)
    }

    /// The same, by some of the commands only.
    pub fn repeats_by(&mut self, command: usize, may: impl Fn(&Command) -> bool) -> Result<Set, Stopped> {
        let command = &self.system.commands[command];
        let mut again = self.where_fires(self.reached(), command)?;
        loop {
            if self.is_empty(again) {
                return Ok(again);
            }
            let can = self.can_reach_by(again, &may)?;
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
        self.may_repeat_by(|_| true)
    }

    /// The same, by some of the commands only.
    pub fn may_repeat_by(&mut self, may: impl Fn(&Command) -> bool) -> Result<Vec<usize>, Stopped> {
        let mut left = Vec::new();
        // Many commands are the same and differ in what happens besides.
        let mut known: FxHashMap<(&Guard, &Update), Option<Rc<Changes>>> = FxHashMap::default();
        for (at, command) in self.system.commands.iter().enumerate().filter(|(_, command)| may(command)) {
            let key = (&command.guard, &command.update);
            let changes = match known.get(&key) {
                Some(changes) => changes.clone(),
                None => {
                    let changes = self.changes(command)?.map(Rc::new);
                    known.insert(key, changes.clone());
                    changes
                }
            };
            left.extend(changes.map(|changes| (at, changes)));
        }
        loop {
            let before = left.len();
            let back = Ways::new(left.iter().flat_map(|(_, changes)| changes.iter()));
            left.retain(|(_, changes)| changes.iter().all(|change| back.lead_back(change)));
            if left.len() == before {
                return Ok(left.into_iter().map(|(at, _)| at).collect());
            }
        }
    }
}

/// What a command changes: each variable from the values it is seen with.
type Changes = Vec<(VarId, Vec<Value>, Value)>;
type Guard = Vec<(VarId, Values)>;
type Update = Vec<(VarId, Value)>;

impl Explorer<'_> {
    /// What a command changes where it can be carried out; `None` if it cannot.
    fn changes(&mut self, command: &Command) -> Result<Option<Changes>, Stopped> {
        let fires = self.where_fires(self.reached(), command)?;
        if self.is_empty(fires) {
            return Ok(None);
        }
        let seen = self.all_values(fires);
        let change = |(var, to): &(VarId, Value)| (*var, seen[*var].iter().collect(), *to);
        Ok(Some(command.update.iter().map(change).collect()))
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
