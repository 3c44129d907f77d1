//! Commands that differ in one variable only become one.
//!
//! A hundred cards that do the same in a hundred sectors are one event then, and the diagram is walked once for all.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::saturate::{Event, Relation};
use crate::system::{Command, System, Value};

/// The commands of a system by levels, equal ones merged. `level_of` is the order of variables.
pub(crate) fn events(system: &System, level_of: &[usize]) -> Vec<Event> {
    let events = system.commands.iter().filter_map(|command| event(system, command, level_of)).collect();
    merge(events, level_of.len())
}

fn event(system: &System, command: &Command, level_of: &[usize]) -> Option<Event> {
    let mut levels: BTreeMap<usize, Relation> = BTreeMap::new();
    for (var, values) in &command.guard {
        let to = command.update.iter().find(|(written, _)| written == var).map(|(_, value)| *value);
        let pairs = values.iter().map(|value| (value, to.unwrap_or(value))).collect();
        let relation = Relation::new(pairs);
        // Nothing fits an empty guard.
        if relation.pairs().is_empty() {
            return None;
        }
        levels.insert(level_of[*var], relation);
    }
    for (var, to) in &command.update {
        let all = (0..system.variables[*var].size).filter_map(|value| Value::try_from(value).ok());
        levels.entry(level_of[*var]).or_insert_with(|| Relation::new(all.map(|from| (from, *to)).collect()));
    }
    Some(levels.into_iter().collect())
}

fn merge(mut events: Vec<Event>, levels: usize) -> Vec<Event> {
    events.sort();
    events.dedup();
    loop {
        let before = events.len();
        for level in 0..levels {
            events = merge_at(events, level);
        }
        if events.len() == before {
            return events;
        }
    }
}

fn merge_at(events: Vec<Event>, level: usize) -> Vec<Event> {
    let mut out: Vec<Event> = Vec::with_capacity(events.len());
    let mut place: FxHashMap<Event, usize> = FxHashMap::default();
    for event in events {
        let Some(at) = event.iter().position(|(touched, _)| *touched == level) else {
            out.push(event);
            continue;
        };
        let mut rest = event.clone();
        let (_, relation) = rest.remove(at);
        match place.get(&rest) {
            Some(&known) => {
                let merged = out[known][at].1.union(&relation);
                out[known][at].1 = merged;
            }
            None => {
                place.insert(rest, out.len());
                out.push(event);
            }
        }
    }
    out
}
