//! Runs the real program in a temporary folder and reads what it says.

#![allow(clippy::unwrap_used)]

mod building;
mod checking;
mod formatting;
mod helping;
mod sandbox;
