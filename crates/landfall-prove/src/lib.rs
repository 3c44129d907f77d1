//! Every way a board can be played, at once.
//!
//! A [`System`] is what play comes down to: variables with a few values each, and commands that say which values they
//! need and which they leave behind. An [`Explorer`] finds every state that can come about, as a decision diagram, and
//! answers what can still happen from there. Nothing here reads a file or a clock; a limit that is reached is an answer
//! ([`Stopped`]), never a guess.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod ask;
pub mod board;
pub mod explicit;

mod cache;
mod diagram;
mod explorer;
mod limits;
mod merge;
mod order;
mod repeats;
mod saturate;
mod system;
mod traces;
mod values;

pub use diagram::{Count, Set};
pub use explorer::Explorer;
pub use limits::{Limits, Stopped};
pub use system::{Command, Label, State, System, Unfit, Value, VarId, Variable};
pub use traces::Trace;
pub use values::Values;
