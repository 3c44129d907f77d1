//! How far an exploration goes before it gives up.

/// Bounds of an exploration. Steps and nodes give the same answer on every machine; `begin` and `stop` are for the clock of
/// the host.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Nodes that are made, wide ones counted several times: what a diagram needs of memory.
    pub nodes: usize,
    pub steps: u64,
    /// A board begins.
    pub begin: Option<&'a dyn Fn()>,
    /// Asked every few thousand steps.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

/// With its tables a node takes some 60 bytes, so that a proof stays at about a gigabyte.
pub const MOST_NODES: usize = 12_000_000;

/// The bound that was reached. Whatever was asked is then unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    Nodes(usize),
    Steps(u64),
    ByHost,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self { nodes: MOST_NODES, steps: 2_000_000_000, begin: None, stop: None }
    }
}

/// Counts steps against the limits.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    steps: u64,
}

impl<'a> Meter<'a> {
    pub fn new(limits: Limits<'a>) -> Self {
        Self { limits, steps: 0 }
    }

    /// From here on with other limits: those of an attempt end with it.
    pub fn allow(&mut self, limits: Limits<'a>) {
        self.limits = limits;
    }

    pub fn steps(&self) -> u64 {
        self.steps
    }

    #[inline]
    pub fn step(&mut self) -> Result<(), Stopped> {
        self.steps += 1;
        if self.steps > self.limits.steps {
            return Err(Stopped::Steps(self.limits.steps));
        }
        if self.steps & 0xfff == 1 { self.look() } else { Ok(()) }
    }

    fn look(&self) -> Result<(), Stopped> {
        match self.limits.stop {
            Some(stop) if stop() => Err(Stopped::ByHost),
            _ => Ok(()),
        }
    }

    #[inline]
    pub fn room_for(&self, nodes: usize) -> Result<(), Stopped> {
        if nodes > self.limits.nodes { Err(Stopped::Nodes(self.limits.nodes)) } else { Ok(()) }
    }
}
