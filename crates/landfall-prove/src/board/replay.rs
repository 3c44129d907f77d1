//! A way through the diagrams, played again on one table, step by step.

use landfall_play::{Event, Pick, Step, Stop, VarId, World};

use super::{Explored, Happens, Picked};
use crate::system::Value;
use crate::traces::Trace;

/// A way that was played.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// What happened in each step.
    pub steps: Vec<Vec<Happens>>,
    /// The values of all variables of the game at the end.
    pub end: Vec<Value>,
}

struct Table<'p> {
    values: Vec<Value>,
    picked: std::slice::Iter<'p, Picked>,
    happens: Vec<Happens>,
}

impl World for Table<'_> {
    fn get(&mut self, var: VarId) -> u16 {
        self.values[var.index()]
    }

    fn put(&mut self, var: VarId, value: u16) {
        self.values[var.index()] = value;
    }

    fn pick(&mut self, pick: &Pick<'_>) -> Result<usize, Stop> {
        // Another question than the way has an answer for: it cannot be played like this.
        let next = self.picked.next().ok_or(Stop::Interrupted)?;
        let same = next.place < pick.options.len() && next.choice == Picked::new(pick, next.place).choice;
        if same { Ok(next.place) } else { Err(Stop::Interrupted) }
    }

    fn say(&mut self, event: Event<'_>) {
        self.happens.push(Happens::new(event));
    }
}

impl Explored<'_, '_> {
    /// Plays a way from the beginning; `None` if the table does not go along with it.
    pub fn replay(&self, trace: &Trace) -> Option<Replayed> {
        let mut values: Vec<Value> = self.game.vars.all.iter().map(|var| var.start).collect();
        let mut steps = Vec::new();
        for (command, after) in &trace.steps {
            let course = self.course(*command);
            let mut table = Table { values, picked: course.picked.iter(), happens: Vec::new() };
            let mut step = Step::new(self.game, &mut table);
            if !step.is_offered(course.offer).ok()? {
                return None;
            }
            step.perform(course.offer).ok()?;
            if table.picked.next().is_some() {
                return None;
            }
            values = table.values;
            for (var, expected) in self.vars.iter().zip(after) {
                if self.number(*var, values[var.index()]) != Some(*expected) {
                    return None;
                }
            }
            steps.push(table.happens);
        }
        Some(Replayed { steps, end: values })
    }
}
