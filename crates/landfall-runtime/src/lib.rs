//! What an engine links: maps, verifies and reads a bundle, and knows nothing of the compiler.
//!
//! ```no_run
//! use landfall_runtime::{BundleFile, vanguard};
//!
//! # fn main() -> Result<(), landfall_runtime::Error> {
//! let file = BundleFile::open("glasswake.lfb", &vanguard::SCHEMA)?.verified()?;
//! let bundle = vanguard::Bundle::of(&file);
//! let texts = file.locale("it").or(file.locale(file.header()?.source_locale)).unwrap_or_default();
//! if let Some(poi) = bundle.poi().find("P901") {
//!     println!("{}", texts.text(poi.title()));
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Opening asks whose file it is and costs the same for any size. Every read after that is checked, so that
//! damaged bytes give defaults and never a panic; [`BundleFile::verified`] finds damage beforehand.

#![cfg_attr(test, allow(clippy::unwrap_used))]

// Generated code says `landfall_runtime::`, inside this crate and outside of it.
extern crate self as landfall_runtime;

mod error;
mod file;
mod generated;
mod header;
mod list;
mod locale;
mod lookup;
mod macros;
#[cfg(feature = "map")]
mod map;
pub mod raw;
mod schema;
mod table;
mod verify;
#[cfg(feature = "zstd")]
mod zstd;

pub use error::Error;
pub use file::BundleFile;
/// Bundles of the games that ship with Landfall, typed. Made by `landfall schema rust`.
pub use generated::*;
pub use header::{
    Age, FORMAT_VERSION, Header, UNSEALED, checksum_place, content_hash, crc32, header, identifier,
};
pub use list::{Element, Keyed, List};
pub use locale::{Locale, RulesText, Text};
pub use lookup::{lookup_hash, lookup_slots};
pub use schema::{Column, Schema, TableShape, Type};
pub use table::Table;
pub use verify::{Unknown, check, unknown, verify};
#[cfg(feature = "zstd")]
pub use zstd::{is_compressed, unpack};
