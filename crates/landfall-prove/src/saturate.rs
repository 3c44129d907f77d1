//! Closing a set under commands, from the last level upwards (Ciardo, Lüttgen, Siminiceanu 2001).
//!
//! A node is made only when no command that touches nothing above it could add to it. So the work stays where the
//! commands are, and the diagrams in between stay small.

use rustc_hash::FxHashMap;

use crate::cache::Cache;
use crate::diagram::{Diagram, NOTHING};
use crate::limits::Stopped;

/// What a command does to one level: from which value to which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Relation {
    /// Sorted, without doubles.
    pairs: Vec<(u16, u16)>,
}

impl Relation {
    pub fn new(mut pairs: Vec<(u16, u16)>) -> Self {
        pairs.sort_unstable();
        pairs.dedup();
        Self { pairs }
    }

    pub fn union(&self, other: &Self) -> Self {
        Self::new(self.pairs.iter().chain(&other.pairs).copied().collect())
    }

    fn inverse(&self) -> Self {
        Self::new(self.pairs.iter().map(|(from, to)| (*to, *from)).collect())
    }
}

/// A command by levels, or several that differ in one level only. What is not named stays.
pub(crate) type Event = Vec<(usize, Relation)>;

/// What is left of an event from one of its levels on. Events that end alike share it, and so what is known about it.
#[derive(Clone, Copy)]
struct Rest {
    level: u32,
    /// Its pairs, in [`Events::pairs`].
    begin: u32,
    end: u32,
    below: u32,
}

/// Nothing is left of an event.
const DONE: u32 = 0;

/// A set of events, ready to be carried out in one direction.
pub(crate) struct Events {
    rests: Vec<Rest>,
    pairs: Vec<(u16, u16)>,
    /// Each event, as the rest that is all of it.
    whole: Vec<u32>,
    /// By level: where the steps of each value begin in `steps`; empty where no event begins.
    by_value: Vec<Vec<u32>>,
    /// The rest below, and the value that it comes to.
    steps: Vec<(u32, u16)>,
    fired: Cache,
    closed: Cache,
    stepped: Cache,
    /// Values of nodes in the making that have grown since their events were carried out.
    waiting: Vec<u16>,
    is_waiting: Vec<bool>,
}

impl Events {
    pub fn forwards(sizes: &[usize], events: &[Event]) -> Self {
        Self::new(sizes, events)
    }

    /// The same events, back to where they could have come from.
    pub fn backwards(sizes: &[usize], events: &[Event]) -> Self {
        let inverse =
            |event: &Event| event.iter().map(|(level, relation)| (*level, relation.inverse())).collect();
        Self::new(sizes, &events.iter().map(inverse).collect::<Vec<_>>())
    }

    fn new(sizes: &[usize], events: &[Event]) -> Self {
        let mut made = Self {
            rests: vec![Rest { level: u32::MAX, begin: 0, end: 0, below: DONE }],
            pairs: Vec::new(),
            whole: Vec::new(),
            by_value: vec![Vec::new(); sizes.len()],
            steps: Vec::new(),
            fired: Cache::new(),
            closed: Cache::new(),
            stepped: Cache::new(),
            waiting: Vec::new(),
            is_waiting: Vec::new(),
        };
        made.add(events);
        made.begin_by_value(sizes);
        made
    }

    fn add(&mut self, events: &[Event]) {
        let mut relations: FxHashMap<&Relation, (u32, u32)> = FxHashMap::default();
        let mut rests: FxHashMap<(u32, (u32, u32), u32), u32> = FxHashMap::default();
        for event in events {
            let mut below = DONE;
            for (level, relation) in event.iter().rev() {
                let pairs = *relations.entry(relation).or_insert_with(|| {
                    let begin = self.pairs.len() as u32;
                    self.pairs.extend_from_slice(&relation.pairs);
                    (begin, self.pairs.len() as u32)
                });
                let level = *level as u32;
                below = *rests.entry((level, pairs, below)).or_insert_with(|| {
                    self.rests.push(Rest { level, begin: pairs.0, end: pairs.1, below });
                    self.rests.len() as u32 - 1
                });
            }
            self.whole.push(below);
        }
    }

    /// What can be carried out at each value of each level where events begin.
    fn begin_by_value(&mut self, sizes: &[usize]) {
        for (level, size) in sizes.iter().enumerate() {
            let mut steps: Vec<(u16, u32, u16)> = Vec::new();
            for rest in self.whole.iter().map(|whole| self.rests[*whole as usize]) {
                if rest.level as usize == level {
                    let pairs = &self.pairs[rest.begin as usize..rest.end as usize];
                    steps.extend(pairs.iter().map(|(from, to)| (*from, rest.below, *to)));
                }
            }
            if steps.is_empty() {
                continue;
            }
            steps.sort_unstable();
            steps.dedup();
            let begins = (0..=*size).map(|value| {
                let before = steps.partition_point(|(from, ..)| usize::from(*from) < value);
                (self.steps.len() + before) as u32
            });
            self.by_value[level] = begins.collect();
            self.steps.extend(steps.into_iter().map(|(_, rest, to)| (rest, to)));
        }
    }

    pub fn count(&self) -> usize {
        self.whole.len()
    }

    /// Everything that can be reached from a set.
    pub fn close(&mut self, diagram: &mut Diagram<'_>, set: u32) -> Result<u32, Stopped> {
        if set <= 1 {
            return Ok(set);
        }
        if let Some(closed) = self.closed.get(set, 0) {
            return Ok(closed);
        }
        let level = diagram.level(set);
        let base = diagram.open(level);
        for value in 0..diagram.sizes[level] {
            let closed = self.close(diagram, diagram.child(set, value))?;
            diagram.open[base + value] = closed;
        }
        let closed = self.settle(diagram, level, base)?;
        self.closed.put(set, 0, closed);
        Ok(closed)
    }

    /// Carries out the events of one level on the node in the making until nothing is added.
    fn settle(&mut self, diagram: &mut Diagram<'_>, level: usize, base: usize) -> Result<u32, Stopped> {
        if self.by_value[level].is_empty() {
            return diagram.make_open(level, base);
        }
        let size = diagram.sizes[level];
        let (waits, flags) = (self.waiting.len(), self.is_waiting.len());
        for value in 0..size {
            let is_there = diagram.open[base + value] != NOTHING;
            self.is_waiting.push(is_there);
            if is_there {
                self.waiting.push(value as u16);
            }
        }
        while self.waiting.len() > waits {
            let value = usize::from(self.waiting.pop().unwrap_or(0));
            self.is_waiting[flags + value] = false;
            let (begin, end) = (self.by_value[level][value], self.by_value[level][value + 1]);
            for at in begin..end {
                let (rest, to) = self.steps[at as usize];
                let below = self.fire(diagram, rest, diagram.open[base + value])?;
                let to = usize::from(to);
                let known = diagram.open[base + to];
                let more = diagram.union(known, below)?;
                if more != known {
                    diagram.open[base + to] = more;
                    if !self.is_waiting[flags + to] {
                        self.is_waiting[flags + to] = true;
                        self.waiting.push(to as u16);
                    }
                }
            }
        }
        self.is_waiting.truncate(flags);
        diagram.make_open(level, base)
    }

    /// The rest of an event, and everything that can be reached by levels below.
    fn fire(&mut self, diagram: &mut Diagram<'_>, rest: u32, node: u32) -> Result<u32, Stopped> {
        if node == NOTHING || rest == DONE {
            return Ok(node);
        }
        if let Some(fired) = self.fired.get(rest, node) {
            return Ok(fired);
        }
        diagram.meter.step()?;
        let level = diagram.level(node);
        let base = diagram.open(level);
        let of = self.rests[rest as usize];
        if of.level as usize == level {
            for at in of.begin..of.end {
                let (from, to) = self.pairs[at as usize];
                let child = diagram.child(node, usize::from(from));
                if child != NOTHING {
                    let below = self.fire(diagram, of.below, child)?;
                    let to = base + usize::from(to);
                    diagram.open[to] = diagram.union(diagram.open[to], below)?;
                }
            }
        } else {
            for value in 0..diagram.sizes[level] {
                let below = self.fire(diagram, rest, diagram.child(node, value))?;
                diagram.open[base + value] = below;
            }
        }
        let fired = self.settle(diagram, level, base)?;
        self.fired.put(rest, node, fired);
        Ok(fired)
    }

    /// What one event makes of a set, and nothing more.
    pub fn step(&mut self, diagram: &mut Diagram<'_>, number: usize, set: u32) -> Result<u32, Stopped> {
        self.step_below(diagram, self.whole[number], set)
    }

    fn step_below(&mut self, diagram: &mut Diagram<'_>, rest: u32, node: u32) -> Result<u32, Stopped> {
        if node == NOTHING || rest == DONE {
            return Ok(node);
        }
        if let Some(stepped) = self.stepped.get(rest, node) {
            return Ok(stepped);
        }
        diagram.meter.step()?;
        let level = diagram.level(node);
        let base = diagram.open(level);
        let of = self.rests[rest as usize];
        if of.level as usize == level {
            for at in of.begin..of.end {
                let (from, to) = self.pairs[at as usize];
                let child = diagram.child(node, usize::from(from));
                let below = self.step_below(diagram, of.below, child)?;
                let to = base + usize::from(to);
                diagram.open[to] = diagram.union(diagram.open[to], below)?;
            }
        } else {
            for value in 0..diagram.sizes[level] {
                let below = self.step_below(diagram, rest, diagram.child(node, value))?;
                diagram.open[base + value] = below;
            }
        }
        let stepped = diagram.make_open(level, base)?;
        self.stepped.put(rest, node, stepped);
        Ok(stepped)
    }
}
