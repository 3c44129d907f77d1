//! Joins the lowered files: gives assets their numbers and resolves every name, once.

mod children;
mod duplicates;
mod homes;
mod near;
mod ranges;
mod resolve;

use std::sync::Arc;

use landfall_diagnostics::{Reports, Sources};
use landfall_schema::{Class, KindId, Schema, Type};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::atlas::{Asset, AssetId, Atlas};
use crate::index::Index;
use crate::unit::{NONE, Target, Unit, Value, Wanted};
pub use ranges::OwnRanges;

pub(crate) fn link(
    schema: Arc<Schema>,
    units: Vec<Unit>,
    ranges: OwnRanges,
    sources: &Sources,
    reports: &mut Reports,
) -> Atlas {
    let mut assets = collect(&schema, &units);
    assets.par_sort_by(|a, b| {
        (a.kind.cmp(&b.kind))
            .then_with(|| schema.kind(a.kind).id.compare(&a.key, &b.key))
            .then_with(|| variant(&schema, &units, a).cmp(&variant(&schema, &units, b)))
            .then_with(|| (a.unit, a.record).cmp(&(b.unit, b.record)))
    });
    let mut by_root: Vec<Vec<u32>> = units.iter().map(|unit| vec![NONE; unit.roots.len()]).collect();
    for (at, asset) in assets.iter().enumerate() {
        let id = AssetId(at as u32);
        let unit = asset.unit as usize;
        if let Ok(root) = units[unit].roots.binary_search(&asset.record) {
            by_root[unit][root] = id.0;
        }
    }
    let index = Index::of(&assets);
    let mut mentions = FxHashSet::default();
    for unit in &units {
        for text in &unit.mentions {
            if let Some((asset, _)) = text.split_once('.') {
                mentions.insert(asset.into());
            }
            mentions.insert(text.clone());
        }
    }
    let unread = units.iter().flat_map(|unit| unit.unread.iter().cloned()).collect();
    let shared_keys = Vec::new();
    let mut atlas = Atlas {
        schema,
        units,
        assets,
        index,
        by_root,
        shared_keys,
        mentions,
        meant: FxHashSet::default(),
        lost: FxHashMap::default(),
        unread,
        ranges,
    };
    let children = children::Children::collect(&atlas, reports);
    resolve::resolve(&mut atlas, &children, sources, reports);
    homes::resolve(&mut atlas, &children, sources, reports);
    atlas.lost = lost(&atlas, sources);
    duplicates::report(&atlas, reports);
    let meant = meant(&atlas, sources);
    atlas.meant.extend(meant);
    atlas
}

fn lost(atlas: &Atlas, sources: &Sources) -> FxHashMap<(u32, u32), Box<str>> {
    let mut found = FxHashMap::default();
    for (at, unit) in atlas.units.iter().enumerate() {
        for (slot, broken) in
            unit.refs.iter().enumerate().filter(|(_, found)| found.target == Target::Missing)
        {
            let text = sources.slice(unit.span(broken.start, broken.end));
            if is_fitting(&atlas.schema, broken.wanted, text) {
                found.insert((at as u32, slot as u32), text.into());
            }
        }
    }
    found
}

/// Whether a name could be that of what is wanted. What is written like something else may stand for anything.
fn is_fitting(schema: &Schema, wanted: Wanted, text: &str) -> bool {
    match wanted {
        Wanted::Kind(kind) | Wanted::Prose(kind, _) => schema.kind(kind).id.is_ok(text),
        Wanted::Field(shape, field) => match &schema.shape(shape).fields[field.index()].ty {
            Type::Ref(kinds) => kinds.iter().any(|kind| schema.kind(*kind).id.is_ok(text)),
            _ => true,
        },
    }
}

/// Whether a name here would lead to this kind.
fn asks_for(schema: &Schema, wanted: Wanted, kind: KindId) -> bool {
    match wanted {
        Wanted::Kind(found) | Wanted::Prose(found, _) => found == kind,
        Wanted::Field(shape, field) => match &schema.shape(shape).fields[field.index()].ty {
            Type::Ref(kinds) => kinds.contains(&kind),
            _ => false,
        },
    }
}

/// Nobody means an id longer than this by a slip of one digit.
const LONGEST_MEANT: usize = 64;

/// The ids that broken references may have meant, one digit off. They were reported; what they left unused is
/// no second mistake.
fn meant(atlas: &Atlas, sources: &Sources) -> Vec<Box<str>> {
    let mut found = Vec::new();
    let mut asked: FxHashSet<&str> = FxHashSet::default();
    let mut known: FxHashSet<&str> = FxHashSet::default();
    for unit in &atlas.units {
        for broken in unit.refs.iter().filter(|found| found.target == Target::Missing) {
            let text = sources.slice(unit.span(broken.start, broken.end));
            let id = text.split_once('.').map_or(text, |(asset, _)| asset);
            // Each digit is looked up in every form it may have had, so an endless number would take forever.
            if id.len() > LONGEST_MEANT || !asked.insert(id) {
                continue;
            }
            if known.is_empty() {
                known = atlas.assets.iter().map(|asset| &*asset.key).collect();
            }
            for (at, digit) in id.char_indices().filter(|(_, digit)| digit.is_ascii_digit()) {
                for other in ('0'..='9').filter(|other| *other != digit) {
                    let slip = format!("{}{other}{}", &id[..at], &id[at + 1..]);
                    if known.contains(slip.as_str()) {
                        found.push(slip.into());
                    }
                }
            }
        }
    }
    found
}

fn collect(schema: &Schema, units: &[Unit]) -> Vec<Asset> {
    let mut assets = Vec::with_capacity(units.iter().map(|unit| unit.roots.len()).sum());
    for (at, unit) in units.iter().enumerate() {
        let externals: FxHashSet<u32> = unit.externals.iter().copied().collect();
        for root in &unit.roots {
            let record = unit.records.at(*root);
            let shape = schema.shape(record.shape);
            let Class::Kind(kind) = shape.class else { continue };
            let id_field = shape.id_field();
            let key = unit.fields.of(record.fields, record.start).find_map(|field| match field.value {
                Value::Name(name) if Some(field.id) == id_field => Some(Box::from(unit.names.get(name))),
                _ => None,
            });
            // Without an id it has been reported, and nothing can refer to it.
            let Some(key) = key else { continue };
            assets.push(Asset {
                kind,
                key,
                unit: at as u32,
                record: *root,
                external: externals.contains(root),
            });
        }
    }
    assets
}

fn variant<'a>(schema: &Schema, units: &'a [Unit], asset: &Asset) -> Option<&'a str> {
    let unit = &units[asset.unit as usize];
    let record = unit.records.at(asset.record);
    let field = schema.shape(record.shape).field("variant")?;
    unit.fields.of_id(record.fields, record.start, field).find_map(|given| match given.value {
        Value::Name(name) => Some(unit.names.get(name)),
        _ => None,
    })
}
