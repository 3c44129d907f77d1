//! What happens at the table, worked out from the schema's declarations and the content alone.
//!
//! Nothing here reads a file or a clock, and nothing knows a game: what a check is, what its dice show and who may help
//! is declared in the schema (`play`).

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod odds;
