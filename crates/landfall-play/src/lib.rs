//! What happens at the table, worked out from the schema's declarations and the content alone.
//!
//! Nothing here reads a file or a clock, and nothing knows a game: what a check is, what its dice show and who may help,
//! where things lie, what players may do and when it is over is declared in the schema (`play`).
//!
//! There is one interpreter, [`Step`](step::Step), over any [`World`]. A [`Table`](table::Table) is a world with
//! dice; a world that forks on what it reads proves things.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod bots;
pub mod game;
pub mod meaning;
pub mod odds;
pub mod script;
pub mod step;
pub mod stores;
pub mod table;
pub mod vars;
pub mod words;
pub mod world;

pub use game::{Game, NotPlayable, Offer, Rules};
pub use step::Step;
pub use vars::{Var, Vars, What};
pub use world::{Choice, Event, Pick, RecId, Stop, VarId, Why, World};
