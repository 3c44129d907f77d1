//! Sets of states as decision diagrams: one level per variable, equal parts kept once.
//!
//! A node has a child for each value of its level; a set is the paths that end in `ALL`. No level is skipped, so a node
//! says of which level it is, and two sets are equal exactly if their nodes are the same.

use rustc_hash::FxHashMap;

use crate::cache::Cache;
use crate::limits::{Meter, Stopped};
use crate::system::Value;
use crate::values::Values;

/// A set of states, as the node it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set(pub(crate) u32);

pub(crate) const NOTHING: u32 = 0;
const ALL: u32 = 1;
/// Numbers of nodes leave two bits for what is asked of them.
const BEYOND: u32 = 1 << 30;

/// How many states a set has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// Unless it is beyond 128 bits.
    pub exact: Option<u128>,
    pub about: f64,
}

#[derive(Clone, Copy)]
struct Node {
    level: u32,
    begin: u32,
}

/// What two sets are combined by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    Union,
    Both,
    Without,
}

pub(crate) struct Diagram<'a> {
    /// How many values each level has.
    pub sizes: Vec<usize>,
    pub meter: Meter<'a>,
    nodes: Vec<Node>,
    children: Vec<u32>,
    /// Open addressing over the nodes themselves: a map would keep every child list a second time.
    unique: Vec<u32>,
    combined: Cache,
    /// Children of nodes in the making, those of the innermost last.
    pub open: Vec<u32>,
}

impl<'a> Diagram<'a> {
    pub fn new(sizes: Vec<usize>, meter: Meter<'a>) -> Self {
        // Both ends are kept as nodes below the last level.
        let end = Node { level: u32::MAX, begin: 0 };
        Self {
            sizes,
            meter,
            nodes: vec![end, end],
            children: Vec::new(),
            unique: vec![NOTHING; 1 << 10],
            combined: Cache::new(),
            open: Vec::new(),
        }
    }

    pub fn node_count(&self) -> usize {
        self.nodes.len() - 2
    }

    #[inline]
    pub fn level(&self, node: u32) -> usize {
        self.nodes[node as usize].level as usize
    }

    #[inline]
    pub fn child(&self, node: u32, value: usize) -> u32 {
        self.children[self.nodes[node as usize].begin as usize + value]
    }

    #[inline]
    fn kids(&self, node: u32) -> &[u32] {
        let Node { level, begin } = self.nodes[node as usize];
        &self.children[begin as usize..begin as usize + self.sizes[level as usize]]
    }

    /// Begins a node without children; where they are in `open`.
    #[inline]
    pub fn open(&mut self, level: usize) -> usize {
        let base = self.open.len();
        self.open.resize(base + self.sizes[level], NOTHING);
        base
    }

    /// Ends the innermost node in the making: the one that is there, or a new one.
    #[inline]
    pub fn make_open(&mut self, level: usize, base: usize) -> Result<u32, Stopped> {
        let open = std::mem::take(&mut self.open);
        let made = self.make(level, &open[base..]);
        self.open = open;
        self.open.truncate(base);
        made
    }

    /// The node of a level with these children: the one that is there, or a new one.
    fn make(&mut self, level: usize, children: &[u32]) -> Result<u32, Stopped> {
        if children.iter().all(|child| *child == NOTHING) {
            return Ok(NOTHING);
        }
        let mask = self.unique.len() - 1;
        let mut slot = hash(level, children) as usize & mask;
        while self.unique[slot] != NOTHING {
            let node = self.unique[slot];
            if self.level(node) == level && self.kids(node) == children {
                return Ok(node);
            }
            slot = (slot + 1) & mask;
        }
        // A narrow node is the unit of the limit: a wide one counts for several.
        self.meter.room_for(self.nodes.len() + self.children.len() / 8)?;
        let node = u32::try_from(self.nodes.len()).ok().filter(|node| *node < BEYOND);
        let begin = u32::try_from(self.children.len()).ok();
        let (Some(node), Some(begin)) = (node, begin) else { return Err(Stopped::Nodes(self.nodes.len())) };
        self.nodes.push(Node { level: level as u32, begin });
        self.children.extend_from_slice(children);
        self.unique[slot] = node;
        if self.nodes.len() * 2 > self.unique.len() {
            self.grow();
        }
        Ok(node)
    }

    fn grow(&mut self) {
        let mask = self.unique.len() * 2 - 1;
        let mut unique = vec![NOTHING; mask + 1];
        for node in 2..self.nodes.len() as u32 {
            let mut slot = hash(self.level(node), self.kids(node)) as usize & mask;
            while unique[slot] != NOTHING {
                slot = (slot + 1) & mask;
            }
            unique[slot] = node;
        }
        self.unique = unique;
    }

    /// The states whose levels have one of these values each; a level that is not named may have any.
    pub fn cube(&mut self, allowed: &FxHashMap<usize, Values>) -> Result<u32, Stopped> {
        let mut node = ALL;
        for level in (0..self.sizes.len()).rev() {
            let of_value = |value: usize| match allowed.get(&level) {
                Some(values) if !Value::try_from(value).is_ok_and(|value| values.contains(value)) => NOTHING,
                _ => node,
            };
            let children: Vec<u32> = (0..self.sizes[level]).map(of_value).collect();
            node = self.make(level, &children)?;
        }
        Ok(node)
    }

    pub fn combine(&mut self, op: Op, a: u32, b: u32) -> Result<u32, Stopped> {
        match op {
            _ if a == b => return Ok(if op == Op::Without { NOTHING } else { a }),
            Op::Union if a == NOTHING => return Ok(b),
            Op::Union | Op::Without if b == NOTHING => return Ok(a),
            Op::Both | Op::Without if a == NOTHING => return Ok(NOTHING),
            Op::Both if b == NOTHING => return Ok(NOTHING),
            _ => {}
        }
        // Neither is NOTHING and they differ, so neither is ALL: both are nodes of one level.
        let (a, b) = if op == Op::Without || a < b { (a, b) } else { (b, a) };
        let key = (op as u32) << 30 | a;
        if let Some(known) = self.combined.get(key, b) {
            return Ok(known);
        }
        self.meter.step()?;
        let level = self.level(a);
        let base = self.open(level);
        for value in 0..self.sizes[level] {
            let (a, b) = (self.child(a, value), self.child(b, value));
            self.open[base + value] = self.combine(op, a, b)?;
        }
        let made = self.make_open(level, base)?;
        self.combined.put(key, b, made);
        Ok(made)
    }

    pub fn union(&mut self, a: u32, b: u32) -> Result<u32, Stopped> {
        self.combine(Op::Union, a, b)
    }

    pub fn contains(&self, set: u32, levels: &[Value]) -> bool {
        let mut node = set;
        for value in levels {
            if node == NOTHING {
                return false;
            }
            node = self.child(node, usize::from(*value));
        }
        node == ALL
    }

    /// The first state of a set, by the values of its levels from the top.
    pub fn first(&self, set: u32) -> Option<Vec<Value>> {
        let mut node = set;
        let mut levels = Vec::with_capacity(self.sizes.len());
        while node > ALL {
            let value = self.kids(node).iter().position(|child| *child != NOTHING)?;
            levels.push(Value::try_from(value).ok()?);
            node = self.child(node, value);
        }
        (node == ALL).then_some(levels)
    }

    pub fn count(&self, set: u32) -> Count {
        let mut known: FxHashMap<u32, Count> = FxHashMap::default();
        known.insert(NOTHING, Count { exact: Some(0), about: 0.0 });
        known.insert(ALL, Count { exact: Some(1), about: 1.0 });
        // Children are made before their parents, so their numbers are lower.
        for node in self.below(set) {
            let mut sum = Count { exact: Some(0), about: 0.0 };
            for child in self.kids(node) {
                let child = known[child];
                sum.exact = sum.exact.zip(child.exact).and_then(|(a, b)| a.checked_add(b));
                sum.about += child.about;
            }
            known.insert(node, sum);
        }
        known[&set]
    }

    /// The values a level has in the states of a set.
    pub fn values(&self, set: u32, level: usize) -> Values {
        self.all_values(set).swap_remove(level)
    }

    /// The same of every level.
    pub fn all_values(&self, set: u32) -> Vec<Values> {
        let mut values = vec![Values::default(); self.sizes.len()];
        for node in self.below(set) {
            for (value, child) in self.kids(node).iter().enumerate() {
                if *child != NOTHING {
                    values[self.level(node)].extend(Value::try_from(value));
                }
            }
        }
        values
    }

    /// The nodes of a set, lower ones first.
    pub fn below(&self, set: u32) -> Vec<u32> {
        let mut seen: Vec<u32> = Vec::new();
        let mut known = rustc_hash::FxHashSet::default();
        let mut waiting = vec![set];
        while let Some(node) = waiting.pop() {
            if node > ALL && known.insert(node) {
                seen.push(node);
                waiting.extend(self.kids(node));
            }
        }
        seen.sort_unstable();
        seen
    }
}

impl Extend<Value> for Values {
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}

fn hash(level: usize, children: &[u32]) -> u64 {
    let mut sum = level as u64;
    for child in children {
        sum = (sum.rotate_left(5) ^ u64::from(*child)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    sum ^ (sum >> 29)
}
