//! The atlas as FlatBuffers, and back to a readable dump.
//!
//! A schema becomes one [`Layout`]: which tables, enums and unions there are, and which slot each field
//! has. [`fbs`] prints it, [`encode`] writes by it and [`dump`] reads by it, so the three cannot disagree.
//! Nothing here is generated code: a schema is known only when it has been read.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod bytes;
mod compare;
mod dump;
mod encode;
mod error;
mod fbs;
mod header;
mod layout;
mod lock;
mod names;
mod pack;
mod rust;
#[cfg(test)]
mod testing;
mod voice;

pub use bytes::Bundle;
pub use compare::{
    AssetChange, Break, Change, Compat, Diff, FieldChange, Reason, Renamed, RouteChange, TextChange, breaks,
    diff,
};
pub use dump::{dump, dump_resolved, only_asset};
pub use encode::{Contents, IdRange, Locale, PackMeta, encode};
pub use error::EncodeError;
pub use fbs::{fbs, fingerprint};
pub use header::{is_newer, unknown, verify};
pub use layout::{Column, ColumnType, Enum, EnumValue, Item, Layout, Scalar, Table, Union, shortcomings};
pub use lock::{Lock, conflicts, lock};
pub use rust::rust;
pub use voice::{Said, Speech, Voice};

pub use pack::pack_zstd;

/// Reading is the business of the runtime; tools share it.
pub use landfall_runtime::{
    Error as BundleError, FORMAT_VERSION, Header, Unknown, header, identifier, is_compressed, unpack,
};
