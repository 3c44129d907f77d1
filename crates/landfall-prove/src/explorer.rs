//! Questions about every state at once.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diagram::{Count, Diagram, NOTHING, Op, Set};
use crate::limits::{Limits, Meter, Stopped};
use crate::merge::Merged;
use crate::order::order;
use crate::saturate::Events;
use crate::system::{Command, State, System, Unfit, Value, VarId};
use crate::values::Values;

/// The states of a system that can come about, and what can still happen in them.
pub struct Explorer<'a> {
    pub(crate) system: &'a System,
    pub(crate) diagram: Diagram<'a>,
    pub(crate) forwards: Events,
    pub(crate) backwards: Events,
    /// The variable of each level, and the level of each variable.
    order: Vec<VarId>,
    level_of: Vec<usize>,
    starts: u32,
    reached: u32,
    /// The first of each sort of equal commands.
    pub(crate) distinct: Vec<usize>,
}

/// A good order is found by trying: what more than one command in so many touches comes last, and commands that touch
/// more than so many variables do not pull.
///
/// Those come first that were best on the shipped boards.
const ORDERS: [(usize, usize); 4] = [(20, 8), (8, 8), (8, usize::MAX), (3, 8)];
/// Steps for each attempt, so that what a bad order costs is a share of what a good one does; the last has no bound but
/// the limits.
const ATTEMPTS: [u64; 4] = [250_000, 2_000_000, 8_000_000, 32_000_000];

impl<'a> Explorer<'a> {
    /// Finds every state that can come about.
    pub fn new(system: &'a System, limits: Limits<'a>) -> Result<Result<Self, Stopped>, Unfit> {
        system.check()?;
        let merged = Merged::new(system, system.commands.iter());
        let touched = merged.touched();
        let mut orders: Vec<Vec<VarId>> = Vec::new();
        for (share, longest) in ORDERS {
            let order = order(system.variables.len(), &touched, share, longest);
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        for steps in ATTEMPTS {
            for order in &orders {
                let attempt = Limits { steps: steps.min(limits.steps), ..limits };
                match Self::with_order(system, &merged, order.clone(), attempt) {
                    Ok(mut explorer) => {
                        explorer.diagram.meter.allow(limits);
                        return Ok(Ok(explorer));
                    }
                    Err(Stopped::ByHost) => return Ok(Err(Stopped::ByHost)),
                    Err(_) => {}
                }
            }
        }
        let order = orders.swap_remove(0);
        Ok(Self::with_order(system, &merged, order, limits))
    }

    fn with_order(
        system: &'a System,
        merged: &Merged,
        order: Vec<VarId>,
        limits: Limits<'a>,
    ) -> Result<Self, Stopped> {
        let mut level_of = vec![0; order.len()];
        for (level, var) in order.iter().enumerate() {
            level_of[*var] = level;
        }
        let events = merged.by_levels(&level_of);
        let sizes: Vec<usize> = order.iter().map(|var| system.variables[*var].size).collect();
        let mut explorer = Self {
            system,
            forwards: Events::forwards(&sizes, &events),
            backwards: Events::backwards(&sizes, &events),
            diagram: Diagram::new(sizes, Meter::new(limits)),
            order,
            level_of,
            starts: NOTHING,
            reached: NOTHING,
            distinct: distinct(system),
        };
        for state in &system.starts {
            let pinned = state.iter().enumerate().map(|(var, value)| (var, Values::one(*value)));
            let start = explorer.having(pinned.collect())?;
            explorer.starts = explorer.diagram.union(explorer.starts, start.0)?;
        }
        explorer.reached = explorer.forwards.close(&mut explorer.diagram, explorer.starts)?;
        Ok(explorer)
    }

    pub fn system(&self) -> &'a System {
        self.system
    }

    /// Every state that can come about.
    pub fn reached(&self) -> Set {
        Set(self.reached)
    }

    pub fn starts(&self) -> Set {
        Set(self.starts)
    }

    /// The commands, after equal ones were merged.
    pub fn merged(&self) -> usize {
        self.forwards.count()
    }

    /// The nodes a set is made of.
    pub fn nodes(&self, set: Set) -> usize {
        self.diagram.below(set.0).len()
    }

    /// All nodes made so far, and all steps taken.
    pub fn work(&self) -> (usize, u64) {
        (self.diagram.node_count(), self.diagram.meter.steps())
    }

    pub fn count(&self, set: Set) -> Count {
        self.diagram.count(set.0)
    }

    pub fn is_empty(&self, set: Set) -> bool {
        set.0 == NOTHING
    }

    /// The states, reached or not, in which these variables have one of these values.
    pub fn having(&mut self, allowed: Vec<(VarId, Values)>) -> Result<Set, Stopped> {
        let mut levels: FxHashMap<usize, Values> = FxHashMap::default();
        for (var, values) in allowed {
            let level = self.level_of[var];
            let values = match levels.get(&level) {
                Some(known) => known.intersection(&values),
                None => values,
            };
            levels.insert(level, values);
        }
        self.diagram.cube(&levels).map(Set)
    }

    pub fn union(&mut self, a: Set, b: Set) -> Result<Set, Stopped> {
        self.diagram.union(a.0, b.0).map(Set)
    }

    pub fn both(&mut self, a: Set, b: Set) -> Result<Set, Stopped> {
        self.diagram.combine(Op::Both, a.0, b.0).map(Set)
    }

    pub fn without(&mut self, a: Set, b: Set) -> Result<Set, Stopped> {
        self.diagram.combine(Op::Without, a.0, b.0).map(Set)
    }

    /// The states, reached or not, from which some way leads into `goal`.
    pub fn can_reach(&mut self, goal: Set) -> Result<Set, Stopped> {
        self.backwards.close(&mut self.diagram, goal.0).map(Set)
    }

    /// The states of `within` from which no way leads into `goal`.
    pub fn cut_off(&mut self, within: Set, goal: Set) -> Result<Set, Stopped> {
        let can = self.can_reach(goal)?;
        self.without(within, can)
    }

    pub fn contains(&self, set: Set, state: &[Value]) -> bool {
        let levels: Vec<Value> = self.order.iter().map(|var| state[*var]).collect();
        self.diagram.contains(set.0, &levels)
    }

    /// One state of a set: the same one each time.
    pub fn any(&self, set: Set) -> Option<State> {
        let levels = self.diagram.first(set.0)?;
        Some(self.by_variable(&levels))
    }

    pub(crate) fn by_variable(&self, levels: &[Value]) -> State {
        self.level_of.iter().map(|level| levels[*level]).collect()
    }

    /// The values a variable has in a set.
    pub fn values(&self, set: Set, var: VarId) -> Values {
        self.diagram.values(set.0, self.level_of[var])
    }

    /// The same of every variable at once.
    pub(crate) fn all_values(&self, set: Set) -> Vec<Values> {
        let by_level = self.diagram.all_values(set.0);
        self.level_of.iter().map(|level| by_level[*level].clone()).collect()
    }

    /// The states of a set in which a command can be carried out.
    pub fn where_fires(&mut self, set: Set, command: &Command) -> Result<Set, Stopped> {
        let guard = self.having(command.guard.clone())?;
        self.both(set, guard)
    }

    /// The same as [`Explorer::can_reach`], by some of the commands only.
    pub fn can_reach_by(&mut self, goal: Set, may: impl Fn(&Command) -> bool) -> Result<Set, Stopped> {
        let mut back = self.backwards_by(self.system.commands.iter().filter(|command| may(command)));
        back.close(&mut self.diagram, goal.0).map(Set)
    }

    /// The states from which one command leads into a set.
    pub fn before(&mut self, command: &Command, set: Set) -> Result<Set, Stopped> {
        let mut back = self.backwards_by(std::iter::once(command));
        if back.count() == 0 { Ok(Set(NOTHING)) } else { back.step(&mut self.diagram, 0, set.0).map(Set) }
    }

    fn backwards_by<'c>(&self, commands: impl Iterator<Item = &'c Command>) -> Events {
        let events = Merged::new(self.system, commands).by_levels(&self.level_of);
        Events::backwards(&self.diagram.sizes, &events)
    }
}

fn distinct(system: &System) -> Vec<usize> {
    let mut seen = FxHashSet::default();
    let is_new = |at: &usize| {
        let command = &system.commands[*at];
        seen.insert((&command.guard, &command.update))
    };
    (0..system.commands.len()).filter(is_new).collect()
}
