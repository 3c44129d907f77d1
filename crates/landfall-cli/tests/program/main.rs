//! Runs the real program in a temporary folder and reads what it says.

#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

mod building;
mod checking;
mod formatting;
mod helping;
mod sandbox;
