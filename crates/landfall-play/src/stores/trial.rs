//! Rules one by one, on a table that is laid as one likes: the worked examples of a rulebook, compared with its rules.

use super::run::{Decide, Halt, Run};
use super::{StoreGame, Val, functions};

/// The first of everything.
struct First;

impl Decide for First {
    fn pick(&mut self, _: &str, _: &[String], _: Option<&[u32]>) -> Result<usize, Halt> {
        Ok(0)
    }
}

/// A table, before anything was laid out on it.
pub struct Trial<'g, 'a> {
    game: &'g StoreGame<'a>,
    pub state: Vec<u16>,
}

impl<'g, 'a> Trial<'g, 'a> {
    pub fn new(game: &'g StoreGame<'a>) -> Self {
        Self { game, state: game.start() }
    }

    /// The number of a store, as scripts call it; nothing if there is none of this name.
    pub fn get(&self, name: &str) -> Option<u16> {
        self.game.var(name).map(|var| self.state[var])
    }

    /// Whether there is such a store.
    pub fn set(&mut self, name: &str, value: u16) -> bool {
        let var = self.game.var(name);
        var.into_iter().for_each(|var| self.state[var] = value);
        var.is_some()
    }

    /// What a fact comes to.
    pub fn fact(&self, name: &str, values: Vec<Val>) -> Result<Val, String> {
        let at = self.game.facts.get(name).ok_or_else(|| format!("there is no fact `{name}`"))?;
        let mut first = First;
        let mut run = Run::new(self.game, self.state.clone(), 0, &mut first);
        functions::fact(&mut run, *at, values)
    }

    /// Carries out a rule, with the first of every choice.
    pub fn rule(&mut self, name: &str, values: Vec<Val>) -> Result<(), Halt> {
        let mut first = First;
        let mut run = Run::new(self.game, self.state.clone(), 0, &mut first);
        run.rule(name, values)?;
        self.state = run.state;
        Ok(())
    }
}
