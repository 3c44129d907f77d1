//! The shortest way from a beginning into a set.

use rustc_hash::FxHashSet;

use crate::diagram::Set;
use crate::explorer::Explorer;
use crate::limits::Stopped;
use crate::system::State;

/// A way through the states of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub start: State,
    /// The number of each command and the state after it.
    pub steps: Vec<(usize, State)>,
}

impl Trace {
    pub fn end(&self) -> &State {
        self.steps.last().map_or(&self.start, |(_, state)| state)
    }
}

/// Nodes that may be made before going forwards is tried, and states to look at there.
const CHEAP_NODES: usize = 100_000;
const CHEAP_STATES: usize = 100_000;
const FEW_STATES: usize = 20_000;

impl Explorer<'_> {
    /// The shortest way from a beginning into `goal`; among equal ones, the commands that were named first.
    pub fn trace(&mut self, goal: Set) -> Result<Option<Trace>, Stopped> {
        self.trace_from(&self.system.starts, goal)
    }

    /// Backwards from the goal as diagrams while those stay small, then forwards state by state until both meet.
    pub fn trace_from(&mut self, from: &[State], goal: Set) -> Result<Option<Trace>, Stopped> {
        // Most ways are short, and a few thousand states cost less than a diagram.
        if let Some(found) = self.meet(&[goal], None, from, FEW_STATES)? {
            return Ok(Some(found));
        }
        let can = self.can_reach(goal)?;
        let from: Vec<State> = from.iter().filter(|state| self.contains(can, state)).cloned().collect();
        if from.is_empty() {
            return Ok(None);
        }
        let mut layers = vec![goal];
        let mut cheap = CHEAP_NODES;
        loop {
            self.grow(&mut layers, &from, cheap)?;
            if let Some(found) = self.meet(&layers, Some(can), &from, CHEAP_STATES)? {
                return Ok(Some(found));
            }
            cheap *= 8;
        }
    }

    /// Adds the states that are one command further from the goal each time, until a state of `from` is among them.
    ///
    /// Unreached states stay in: what does not matter on the way may then have any value, and the diagrams stay small.
    fn grow(&mut self, layers: &mut Vec<Set>, from: &[State], cheap: usize) -> Result<(), Stopped> {
        let begin = self.diagram.node_count();
        while self.diagram.node_count() < begin + cheap {
            let last = layers[layers.len() - 1];
            if from.iter().any(|state| self.contains(last, state)) {
                break;
            }
            // Joined one by one, a command that brings nothing nearer changes nothing.
            let mut next = last;
            for number in 0..self.backwards.count() {
                let before = self.backwards.step(&mut self.diagram, number, last.0)?;
                next = self.union(next, Set(before))?;
            }
            layers.push(next);
        }
        Ok(())
    }

    /// The shortest way from `from` into the last layer and through all of them; `None` if there are too many states
    /// before it.
    fn meet(
        &mut self,
        layers: &[Set],
        can: Option<Set>,
        from: &[State],
        most: usize,
    ) -> Result<Option<Trace>, Stopped> {
        // Each state with the place of the one before it and the command between them.
        let mut seen: Vec<(State, Option<(usize, usize)>)> =
            from.iter().map(|state| (state.clone(), None)).collect();
        let mut known: FxHashSet<State> = from.iter().cloned().collect();
        let outermost = layers[layers.len() - 1];
        let mut at = 0;
        while at < seen.len() && seen.len() < most {
            self.diagram.meter.step()?;
            if self.contains(outermost, &seen[at].0) {
                let mut steps = Vec::new();
                let mut back = at;
                while let Some((before, command)) = seen[back].1 {
                    steps.push((command, seen[back].0.clone()));
                    back = before;
                }
                steps.reverse();
                let trace = Trace { start: seen[back].0.clone(), steps };
                return Ok(Some(self.walk(trace, layers)));
            }
            for number in &self.distinct {
                let command = &self.system.commands[*number];
                if command.fires_in(&seen[at].0) {
                    let next = command.after(&seen[at].0);
                    if !known.contains(&next) && can.is_none_or(|can| self.contains(can, &next)) {
                        known.insert(next.clone());
                        seen.push((next, Some((at, *number))));
                    }
                }
            }
            at += 1;
        }
        Ok(None)
    }

    /// On from a state of the outermost layer, each step one layer further in.
    fn walk(&self, mut trace: Trace, layers: &[Set]) -> Trace {
        let mut state = trace.end().clone();
        for layer in layers.iter().rev().skip(1) {
            // It may be further in already than the outermost layer.
            if self.contains(*layer, &state) {
                continue;
            }
            let commands = self.system.commands.iter().enumerate();
            let next = commands
                .filter(|(_, command)| command.fires_in(&state))
                .map(|(at, command)| (at, command.after(&state)))
                .find(|(_, next)| self.contains(*layer, next));
            // From each layer some command leads into the next.
            if let Some((at, next)) = next {
                state.clone_from(&next);
                trace.steps.push((at, next));
            }
        }
        trace
    }
}
