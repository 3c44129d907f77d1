//! Commands that differ in one variable only become one.
//!
//! A hundred cards that do the same in a hundred places are one event then, and the diagram is walked once for all.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::saturate::{Event, Relation};
use crate::system::{Command, System, Value, VarId};

/// Commands by variables, equal ones merged; the order of levels comes later.
#[derive(Clone, Debug)]
pub(crate) struct Merged {
    events: Vec<Vec<(VarId, u32)>>,
    relations: Relations,
}

/// Each relation once, so that events are compared by numbers.
#[derive(Clone, Debug, Default)]
struct Relations {
    all: Vec<Relation>,
    number: FxHashMap<Relation, u32>,
}

impl Relations {
    fn add(&mut self, relation: Relation) -> u32 {
        if let Some(number) = self.number.get(&relation) {
            return *number;
        }
        let number = self.all.len() as u32;
        self.all.push(relation.clone());
        self.number.insert(relation, number);
        number
    }
}

impl Merged {
    pub fn new<'c>(system: &System, commands: impl Iterator<Item = &'c Command>) -> Self {
        let mut relations = Relations::default();
        let mut seen = FxHashSet::default();
        let mut events = Vec::new();
        for command in commands {
            if let Some(event) = event(system, command, &mut relations)
                && seen.insert(event.clone())
            {
                events.push(event);
            }
        }
        let mut merged = Self { events, relations };
        loop {
            let before = merged.events.len();
            (0..system.variables.len()).for_each(|var| merged.merge_at(var));
            if merged.events.len() == before {
                return merged;
            }
        }
    }

    /// The variables of each event.
    pub fn touched(&self) -> Vec<Vec<VarId>> {
        self.events.iter().map(|event| event.iter().map(|(var, _)| *var).collect()).collect()
    }

    pub fn by_levels(&self, level_of: &[usize]) -> Vec<Event> {
        let levels = |event: &Vec<(VarId, u32)>| {
            let relation = |number: u32| self.relations.all[number as usize].clone();
            let mut levels: Event =
                event.iter().map(|(var, number)| (level_of[*var], relation(*number))).collect();
            levels.sort_unstable_by_key(|(level, _)| *level);
            levels
        };
        self.events.iter().map(levels).collect()
    }

    fn merge_at(&mut self, var: VarId) {
        let events = std::mem::take(&mut self.events);
        let mut place: FxHashMap<Vec<(VarId, u32)>, usize> = FxHashMap::default();
        for event in events {
            let Some(at) = event.iter().position(|(touched, _)| *touched == var) else {
                self.events.push(event);
                continue;
            };
            let mut rest = event.clone();
            let (_, relation) = rest.remove(at);
            match place.get(&rest) {
                Some(&known) => {
                    let one = &self.relations.all[self.events[known][at].1 as usize];
                    let both = one.union(&self.relations.all[relation as usize]);
                    self.events[known][at].1 = self.relations.add(both);
                }
                None => {
                    place.insert(rest, self.events.len());
                    self.events.push(event);
                }
            }
        }
    }
}

fn event(system: &System, command: &Command, relations: &mut Relations) -> Option<Vec<(VarId, u32)>> {
    let mut touched: BTreeMap<VarId, u32> = BTreeMap::new();
    for (var, values) in &command.guard {
        // Nothing fits an empty guard.
        if values.is_empty() {
            return None;
        }
        let to = command.update.iter().find(|(written, _)| written == var).map(|(_, value)| *value);
        let pairs = values.iter().map(|value| (value, to.unwrap_or(value))).collect();
        touched.insert(*var, relations.add(Relation::new(pairs)));
    }
    for (var, to) in &command.update {
        let all = (0..system.variables[*var].size).filter_map(|value| Value::try_from(value).ok());
        touched
            .entry(*var)
            .or_insert_with(|| relations.add(Relation::new(all.map(|from| (from, *to)).collect())));
    }
    Some(touched.into_iter().collect())
}
