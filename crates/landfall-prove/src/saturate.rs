//! Closing a set under commands, from the last level upwards (Ciardo, Lüttgen, Siminiceanu 2001).
//!
//! A node is made only when no command that touches nothing above it could add to it. So the work stays where the
//! commands are, and the diagrams in between stay small.

use std::rc::Rc;

use rustc_hash::FxHashMap;

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

    pub fn pairs(&self) -> &[(u16, u16)] {
        &self.pairs
    }

    pub fn union(&self, other: &Self) -> Self {
        Self::new(self.pairs.iter().chain(&other.pairs).copied().collect())
    }

    fn inverse(&self) -> Self {
        Self::new(self.pairs.iter().map(|(from, to)| (*to, *from)).collect())
    }

    /// The targets of one value.
    pub fn from(&self, value: u16) -> &[(u16, u16)] {
        let begin = self.pairs.partition_point(|(from, _)| *from < value);
        let end = self.pairs.partition_point(|(from, _)| *from <= value);
        &self.pairs[begin..end]
    }
}

/// A command by levels, or several that differ in one level only. What is not named stays.
pub(crate) type Event = Vec<(usize, Relation)>;

/// A set of events, ready to be carried out in one direction.
pub(crate) struct Events {
    pub all: Vec<Rc<Event>>,
    /// The events whose topmost level this is.
    by_top: Vec<Vec<usize>>,
    fired: FxHashMap<(u32, u32), u32>,
    closed: FxHashMap<u32, u32>,
    stepped: FxHashMap<(u32, u32), u32>,
}

impl Events {
    pub fn forwards(levels: usize, events: &[Event]) -> Self {
        Self::new(levels, events.to_vec())
    }

    /// The same events, back to where they could have come from.
    pub fn backwards(levels: usize, events: &[Event]) -> Self {
        let inverse =
            |event: &Event| event.iter().map(|(level, relation)| (*level, relation.inverse())).collect();
        Self::new(levels, events.iter().map(inverse).collect())
    }

    fn new(levels: usize, events: Vec<Event>) -> Self {
        let mut by_top = vec![Vec::new(); levels];
        for (at, event) in events.iter().enumerate() {
            // One that touches nothing changes nothing.
            if let Some((top, _)) = event.first() {
                by_top[*top].push(at);
            }
        }
        Self {
            all: events.into_iter().map(Rc::new).collect(),
            by_top,
            fired: FxHashMap::default(),
            closed: FxHashMap::default(),
            stepped: FxHashMap::default(),
        }
    }

    /// Drops what was remembered; it was only there to save work.
    pub fn forget(&mut self) {
        self.fired = FxHashMap::default();
        self.closed = FxHashMap::default();
        self.stepped = FxHashMap::default();
    }

    /// Everything that can be reached from a set.
    pub fn close(&mut self, diagram: &mut Diagram<'_>, set: u32) -> Result<u32, Stopped> {
        if set <= 1 {
            return Ok(set);
        }
        if let Some(closed) = self.closed.get(&set) {
            return Ok(*closed);
        }
        let level = diagram.level(set);
        let mut children = Vec::with_capacity(diagram.sizes[level]);
        for value in 0..diagram.sizes[level] {
            let child = diagram.child(set, value);
            children.push(self.close(diagram, child)?);
        }
        let closed = self.settle(diagram, level, children)?;
        self.closed.insert(set, closed);
        Ok(closed)
    }

    /// Carries out the events of one level on a node in the making until nothing is added.
    fn settle(
        &mut self,
        diagram: &mut Diagram<'_>,
        level: usize,
        mut children: Vec<u32>,
    ) -> Result<u32, Stopped> {
        if self.by_top[level].is_empty() {
            return diagram.make(level, &children);
        }
        let mut waiting: Vec<usize> =
            (0..children.len()).filter(|value| children[*value] != NOTHING).collect();
        let mut is_waiting: Vec<bool> = children.iter().map(|child| *child != NOTHING).collect();
        while let Some(value) = waiting.pop() {
            is_waiting[value] = false;
            for at in 0..self.by_top[level].len() {
                let number = self.by_top[level][at];
                let event = Rc::clone(&self.all[number]);
                for (_, to) in event[0].1.from(value as u16) {
                    let below = self.fire(diagram, number, &event, 1, children[value])?;
                    let to = usize::from(*to);
                    let more = diagram.union(children[to], below)?;
                    if more != children[to] {
                        children[to] = more;
                        if !is_waiting[to] {
                            is_waiting[to] = true;
                            waiting.push(to);
                        }
                    }
                }
            }
        }
        diagram.make(level, &children)
    }

    /// The rest of an event, from its `depth`th level on, and everything that can be reached by levels below.
    fn fire(
        &mut self,
        diagram: &mut Diagram<'_>,
        number: usize,
        event: &Rc<Event>,
        depth: usize,
        node: u32,
    ) -> Result<u32, Stopped> {
        if node == NOTHING || depth == event.len() {
            return Ok(node);
        }
        let key = (number as u32, node);
        if let Some(fired) = self.fired.get(&key) {
            return Ok(*fired);
        }
        diagram.meter.step()?;
        let level = diagram.level(node);
        let mut children = vec![NOTHING; diagram.sizes[level]];
        if event[depth].0 == level {
            for (from, to) in event[depth].1.pairs() {
                let child = diagram.child(node, usize::from(*from));
                if child != NOTHING {
                    let below = self.fire(diagram, number, event, depth + 1, child)?;
                    let to = usize::from(*to);
                    children[to] = diagram.union(children[to], below)?;
                }
            }
        } else {
            for (value, below) in children.iter_mut().enumerate() {
                let child = diagram.child(node, value);
                *below = self.fire(diagram, number, event, depth, child)?;
            }
        }
        let fired = self.settle(diagram, level, children)?;
        self.fired.insert(key, fired);
        Ok(fired)
    }

    /// What one event makes of a set, and nothing more.
    pub fn step(&mut self, diagram: &mut Diagram<'_>, number: usize, set: u32) -> Result<u32, Stopped> {
        let event = Rc::clone(&self.all[number]);
        self.step_below(diagram, number as u32, &event, 0, set)
    }

    fn step_below(
        &mut self,
        diagram: &mut Diagram<'_>,
        number: u32,
        event: &Rc<Event>,
        depth: usize,
        node: u32,
    ) -> Result<u32, Stopped> {
        if node == NOTHING || depth == event.len() {
            return Ok(node);
        }
        if let Some(stepped) = self.stepped.get(&(number, node)) {
            return Ok(*stepped);
        }
        diagram.meter.step()?;
        let level = diagram.level(node);
        let mut children = vec![NOTHING; diagram.sizes[level]];
        if event[depth].0 == level {
            for (from, to) in event[depth].1.pairs() {
                let child = diagram.child(node, usize::from(*from));
                let below = self.step_below(diagram, number, event, depth + 1, child)?;
                let to = usize::from(*to);
                children[to] = diagram.union(children[to], below)?;
            }
        } else {
            for (value, below) in children.iter_mut().enumerate() {
                let child = diagram.child(node, value);
                *below = self.step_below(diagram, number, event, depth, child)?;
            }
        }
        let stepped = diagram.make(level, &children)?;
        self.stepped.insert((number, node), stepped);
        Ok(stepped)
    }
}
