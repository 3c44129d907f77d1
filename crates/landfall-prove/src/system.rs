//! What play comes down to: variables with few values, and commands over them.

use crate::values::Values;

/// A value of a variable, by its number in the variable's domain.
pub type Value = u16;

/// A variable, by its number in the system.
pub type VarId = usize;

/// One value for each variable.
pub type State = Vec<Value>;

/// What a command is in the content: the owner of the system keeps the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(pub u32);

#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    /// How many values it has.
    pub size: usize,
}

/// If every variable of the guard has one of its values, then the variables of the update get theirs, and all others stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub guard: Vec<(VarId, Values)>,
    pub update: Vec<(VarId, Value)>,
    pub label: Label,
}

#[derive(Clone, Debug, Default)]
pub struct System {
    pub variables: Vec<Variable>,
    pub starts: Vec<State>,
    pub commands: Vec<Command>,
}

/// Why a system cannot be explored: a fault of whoever made it, found before anything is concluded from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Diagrams are walked by recursion, one level each.
    TooManyVariables(usize),
    TooManyValues(String),
    NoValues(String),
    UnknownVariable(VarId),
    OutsideDomain(String),
    TwiceInCommand(String),
    StateOfWrongLength,
}

pub(crate) const MOST_VARIABLES: usize = 1_024;

impl System {
    pub fn check(&self) -> Result<(), Unfit> {
        if self.variables.len() > MOST_VARIABLES {
            return Err(Unfit::TooManyVariables(self.variables.len()));
        }
        for variable in &self.variables {
            match variable.size {
                0 => return Err(Unfit::NoValues(variable.name.clone())),
                size if size > usize::from(Value::MAX) => {
                    return Err(Unfit::TooManyValues(variable.name.clone()));
                }
                _ => {}
            }
        }
        for state in &self.starts {
            if state.len() != self.variables.len() {
                return Err(Unfit::StateOfWrongLength);
            }
            for (var, value) in state.iter().enumerate() {
                self.fits(var, Some(*value))?;
            }
        }
        for command in &self.commands {
            for (var, values) in &command.guard {
                self.fits(*var, values.last())?;
            }
            for (var, value) in &command.update {
                self.fits(*var, Some(*value))?;
            }
            self.once(command.guard.iter().map(|(var, _)| *var))?;
            self.once(command.update.iter().map(|(var, _)| *var))?;
        }
        Ok(())
    }

    fn fits(&self, var: VarId, highest: Option<Value>) -> Result<(), Unfit> {
        let variable = self.variables.get(var).ok_or(Unfit::UnknownVariable(var))?;
        match highest {
            Some(value) if usize::from(value) >= variable.size => {
                Err(Unfit::OutsideDomain(variable.name.clone()))
            }
            _ => Ok(()),
        }
    }

    fn once(&self, vars: impl Iterator<Item = VarId>) -> Result<(), Unfit> {
        let mut vars: Vec<VarId> = vars.collect();
        vars.sort_unstable();
        match vars.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Unfit::TwiceInCommand(self.variables[pair[0]].name.clone())),
            None => Ok(()),
        }
    }
}

impl Command {
    pub fn fires_in(&self, state: &[Value]) -> bool {
        self.guard.iter().all(|(var, values)| values.contains(state[*var]))
    }

    pub fn after(&self, state: &[Value]) -> State {
        let mut next = state.to_vec();
        for (var, value) in &self.update {
            next[*var] = *value;
        }
        next
    }
}
