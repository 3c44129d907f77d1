//! Trees and schemas lowered to the [`Atlas`]: typed assets with every name resolved.
//!
//! One file at a time becomes a [`Unit`], in parallel; then the units are linked once. The atlas holds no
//! unresolved name: a broken reference was reported once and became [`Target::Missing`].

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod answer;
mod around;
mod atlas;
mod columns;
mod index;
mod link;
mod lower;
mod message;
mod parts;
mod rules;
mod unit;
mod view;

use std::sync::Arc;

use landfall_diagnostics::{Reports, Sources};
use landfall_schema::Schema;
use landfall_syntax::Tree;
use rayon::prelude::*;

pub use answer::{Answer, Doubt};
pub use atlas::{Asset, AssetId, Atlas, PRINTED, display};
pub use columns::{Conditions, Fields, Names, Records, References, Texts};
pub use link::OwnRanges;
pub use message::{Message, TextOrder};
pub use parts::{Part, Parts};
pub use rules::{MISSING_FIELD, MISSING_PART, MISSING_REFERENCE, RULES, UNKNOWN_KIND};
pub use unit::{
    Allow, Arrow, Compare, Condition, Field, List, Mark, MarkKind, NONE, Record, Reference, Rename,
    Requirement, Target, Term, Text, Unit, Value, Wanted,
};
pub use view::{FieldView, Rec};

/// A file to lower, and the number of the pack it belongs to.
pub struct Input {
    pub pack: u16,
    pub tree: Tree,
}

/// Lowers and links. `printed` are files that every pack of the game may count on, such as the list of
/// cards that lie in the box.
pub fn build(schema: Arc<Schema>, sources: &Sources, files: &[Input], printed: &[Tree]) -> (Atlas, Reports) {
    let mut reports = Reports::default();
    let lowered: Vec<(Unit, Reports)> = printed
        .par_iter()
        .map(|tree| (PRINTED, tree))
        .chain(files.par_iter().map(|file| (file.pack, &file.tree)))
        .map(|(pack, tree)| lower(&schema, tree, pack))
        .collect();
    let mut units = Vec::with_capacity(lowered.len());
    for (unit, found) in lowered {
        units.push(unit);
        reports.append(found);
    }
    let atlas = link(schema, units, OwnRanges::default(), sources, &mut reports);
    (atlas, reports)
}

/// Lowers one file. The result depends on nothing but the schema and the text, so that it can be kept
/// while other files change.
pub fn lower(schema: &Schema, tree: &Tree, pack: u16) -> (Unit, Reports) {
    lower::lower(schema, tree, pack)
}

/// Links lowered files. Units that were linked before may be linked again: every target is looked up anew.
pub fn link(
    schema: Arc<Schema>,
    units: Vec<Unit>,
    ranges: OwnRanges,
    sources: &Sources,
    reports: &mut Reports,
) -> Atlas {
    link::link(schema, units, ranges, sources, reports)
}
