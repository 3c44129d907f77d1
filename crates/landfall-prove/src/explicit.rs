//! State by state: slow, plain, and a second opinion on everything the diagrams say.

use rustc_hash::FxHashMap;

use crate::system::{State, System, Value};

/// Every state that can be reached, one by one, with who leads where.
pub struct Explored {
    states: Vec<State>,
    number: FxHashMap<State, usize>,
    /// The states each state leads to, with the command that does.
    next: Vec<Vec<(usize, usize)>>,
    starts: usize,
}

impl Explored {
    /// `None` if there are more than `most` states.
    pub fn new(system: &System, most: usize) -> Option<Self> {
        let mut explored =
            Self { states: Vec::new(), number: FxHashMap::default(), next: Vec::new(), starts: 0 };
        for start in &system.starts {
            explored.add(start.clone());
        }
        explored.starts = explored.states.len();
        let mut at = 0;
        while at < explored.states.len() {
            if explored.states.len() > most {
                return None;
            }
            let mut next = Vec::new();
            for (number, command) in system.commands.iter().enumerate() {
                if command.fires_in(&explored.states[at]) {
                    let after = command.after(&explored.states[at]);
                    next.push((number, explored.add(after)));
                }
            }
            explored.next.push(next);
            at += 1;
        }
        Some(explored)
    }

    fn add(&mut self, state: State) -> usize {
        if let Some(number) = self.number.get(&state) {
            return *number;
        }
        let number = self.states.len();
        self.number.insert(state.clone(), number);
        self.states.push(state);
        number
    }

    pub fn states(&self) -> &[State] {
        &self.states
    }

    pub fn contains(&self, state: &[Value]) -> bool {
        self.number.contains_key(state)
    }

    pub fn fires(&self, command: usize) -> bool {
        self.next.iter().flatten().any(|(number, _)| *number == command)
    }

    /// For each state, whether some way leads to one that is a goal.
    pub fn can_reach(&self, goal: impl Fn(&State) -> bool) -> Vec<bool> {
        let mut before = vec![Vec::new(); self.states.len()];
        for (from, next) in self.next.iter().enumerate() {
            for (_, to) in next {
                before[*to].push(from);
            }
        }
        let mut can: Vec<bool> = self.states.iter().map(goal).collect();
        let mut waiting: Vec<usize> = (0..can.len()).filter(|at| can[*at]).collect();
        while let Some(at) = waiting.pop() {
            for from in &before[at] {
                if !can[*from] {
                    can[*from] = true;
                    waiting.push(*from);
                }
            }
        }
        can
    }

    /// How many commands the shortest way to a goal has.
    pub fn distance(&self, goal: impl Fn(&State) -> bool) -> Option<usize> {
        let mut distance = vec![usize::MAX; self.states.len()];
        let mut layer: Vec<usize> = (0..self.starts).collect();
        for far in 0.. {
            if layer.is_empty() {
                return None;
            }
            for at in &layer {
                distance[*at] = far;
            }
            if layer.iter().any(|at| goal(&self.states[*at])) {
                return Some(far);
            }
            let after = layer.iter().flat_map(|at| self.next[*at].iter().map(|(_, to)| *to));
            let mut next: Vec<usize> = after.filter(|to| distance[*to] == usize::MAX).collect();
            next.sort_unstable();
            next.dedup();
            layer = next;
        }
        None
    }

    /// Whether a command can be carried out without end.
    pub fn repeats(&self, command: usize) -> bool {
        // On a circle: from where it leads, its own state can be reached again.
        let edges = self.next.iter().enumerate();
        let mut edges =
            edges.flat_map(|(from, next)| next.iter().map(move |(number, to)| (from, *number, *to)));
        edges.any(|(from, number, to)| number == command && self.leads(to, from))
    }

    fn leads(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.states.len()];
        let mut waiting = vec![from];
        while let Some(at) = waiting.pop() {
            if at == to {
                return true;
            }
            if !std::mem::replace(&mut seen[at], true) {
                waiting.extend(self.next[at].iter().map(|(_, to)| *to));
            }
        }
        false
    }
}
