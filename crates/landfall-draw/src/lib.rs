//! Pictures of an atlas: planet maps, log flow, replacement chains, references.
//!
//! A [`Drawing`] is what is to be seen, without places; a layout gives it places; a writer makes text of it.
//! The same content gives the same picture, byte for byte.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod bars;
mod board;
mod drawing;
mod layout;
mod picture;
mod round;
mod story;
mod svg;
mod write;

pub use bars::{Bar, bars};
pub use drawing::{Drawing, Edge, Layout, Node, Shape, Spoilers, Tips};
pub use picture::{MOST_CARDS, cards_of, of_asset, of_pack};
pub use svg::svg;
pub use write::{dot, json, mermaid};
