//! Packs for people rather than for programs: cards as files, sheets to print, tables and sites.
//!
//! Everything is a list of paths and bytes; who calls decides where they are written.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod answers;
mod deck;
mod files;
mod safe;
mod sheets;
mod site;
mod tables;
mod tabletop;
mod words;

pub use answers::{card, sheets};
pub use deck::{Deck, Wish, deck, faults, rules};
pub use landfall_model::{AssetId, Atlas};

pub use files::{How, Picture, credits, file_name, files};
pub use landfall_cards::escaped;
pub use landfall_cards::print::{A4, Flip, LETTER, Marks, Printing};
pub use safe::{is_hidden, json_safe};
pub use sheets::{Parts, Printed, changed_since, print};
pub use site::{Site, site};
pub use tables::{document, tables};
pub use tabletop::tabletop;
pub use words::Words;
