//! A world that is not known yet: whatever the interpreter reads becomes a fork, and each finished run one command.

use landfall_model::Rec;
use landfall_play::{Event, Pick, Stop, VarId, World};
use rustc_hash::{FxHashMap, FxHashSet};

use super::happens::{Happens, Picked, Place};
use crate::system::Value;
use crate::values::Values;

/// A run with some answers given beforehand; beyond them, always the first.
pub(crate) struct Lazy<'m> {
    /// The values that each variable has been seen with so far.
    pub domains: &'m [Values],
    /// What is not kept track of; it reads as plenty.
    pub ignored: &'m FxHashMap<VarId, Value>,
    pub answers: Vec<usize>,
    /// What was answered, and among how many.
    pub asked: Vec<(usize, usize)>,
    /// What the run found out about the state before it.
    pub known: FxHashMap<VarId, Values>,
    pub written: FxHashMap<VarId, Value>,
    pub read: FxHashSet<VarId>,
    pub picked: Vec<Picked>,
    pub happens: Vec<Happens>,
    /// Pages that were turned to, after so many things were done: how often, and how much had been asked the first time.
    turned: FxHashMap<(Place, u32), (usize, usize)>,
    /// Where a run turns in a circle: the page, and how much had been asked when it was first read.
    pub circle: Option<(Place, usize)>,
}

/// A page that is read again with nothing done in between can lead wherever it led before. Twice is enough to come back
/// from everything that it leads to.
const MOST_OFTEN: usize = 2;

impl<'m> Lazy<'m> {
    pub fn new(domains: &'m [Values], ignored: &'m FxHashMap<VarId, Value>) -> Self {
        Self {
            domains,
            ignored,
            answers: Vec::new(),
            asked: Vec::new(),
            known: FxHashMap::default(),
            written: FxHashMap::default(),
            read: FxHashSet::default(),
            picked: Vec::new(),
            happens: Vec::new(),
            turned: FxHashMap::default(),
            circle: None,
        }
    }

    fn answer(&mut self, count: usize) -> usize {
        let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push((answer, count));
        answer
    }

    fn possible(&mut self, var: VarId) -> Values {
        self.read.insert(var);
        self.known.get(&var).unwrap_or(&self.domains[var.index()]).clone()
    }

    /// The answers of the next run, if there is one: the last question that has another answer gets it.
    pub fn next_answers(&self) -> Option<Vec<usize>> {
        let last = self.asked.iter().rposition(|(answer, count)| answer + 1 < *count)?;
        let mut answers: Vec<usize> = self.asked[..=last].iter().map(|(answer, _)| *answer).collect();
        answers[last] += 1;
        Some(answers)
    }
}

impl World for Lazy<'_> {
    fn get(&mut self, var: VarId) -> u16 {
        if let Some(value) = self.written.get(&var) {
            return *value;
        }
        if let Some(plenty) = self.ignored.get(&var) {
            return *plenty;
        }
        let possible = self.possible(var);
        let at = if possible.len() > 1 { self.answer(possible.len()) } else { 0 };
        let value = possible.iter().nth(at).unwrap_or(0);
        self.known.insert(var, Values::one(value));
        value
    }

    fn is(&mut self, var: VarId, value: u16) -> bool {
        if let Some(written) = self.written.get(&var) {
            return *written == value;
        }
        if let Some(plenty) = self.ignored.get(&var) {
            return *plenty == value;
        }
        let possible = self.possible(var);
        if !possible.contains(value) {
            return false;
        }
        let is = possible.len() == 1 || self.answer(2) == 0;
        let left: Values = possible.iter().filter(|known| (*known == value) == is).collect();
        self.known.insert(var, left);
        is
    }

    fn put(&mut self, var: VarId, value: u16) {
        if !self.ignored.contains_key(&var) {
            self.written.insert(var, value);
        }
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Stop> {
        let place = self.answer(pick.options.len());
        self.picked.push(Picked::new(pick, place));
        Ok(place)
    }

    fn turn_to(&mut self, page: Rec<'_>, done: u32) -> Result<(), Stop> {
        let (page, asked) = (Place::of(page), self.asked.len());
        let (times, first) = self.turned.entry((page, done)).or_insert((0, asked));
        *times += 1;
        if *times <= MOST_OFTEN {
            return Ok(());
        }
        self.circle = Some((page, *first));
        Err(Stop::Interrupted)
    }

    fn say(&mut self, event: Event<'_>) {
        self.happens.push(Happens::new(event));
    }
}
