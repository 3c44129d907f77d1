//! Parts of assets that can be referred to by a number or name of their own: sectors, boxes, behaviours.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use landfall_diagnostics::{Reports, nearest};
use landfall_schema::{KindId, ShapeId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::homes::MOST_HOMES;
use super::resolve::number;
use crate::atlas::{AssetId, Atlas};
use crate::rules;
use crate::unit::NONE;
use crate::view::Rec;

type Asked = FxHashMap<(AssetId, ShapeId), Option<Arc<Keys>>>;

#[derive(Default)]
pub(crate) struct Children {
    /// A number for each key: most parts are called 1, 2 or 3.
    names: FxHashMap<Box<str>, u32>,
    table: FxHashMap<(AssetId, ShapeId, u32), u32>,
    /// The first assets of a kind that have a part of this key.
    owners: FxHashMap<(KindId, ShapeId, u32), Vec<AssetId>>,
    /// The keys of the parts of assets in which one was looked for in vain.
    asked: Mutex<Asked>,
    /// Assets with a part whose number or name was not understood: it may be the one that is looked for.
    unread: FxHashSet<(AssetId, ShapeId)>,
    /// Assets in which two parts have one number, and the only numbers that one of the two can have been meant to have.
    gaps: FxHashMap<(AssetId, ShapeId), Vec<i64>>,
    /// Assets with a line of which nobody knows what it is: it may be any part.
    damaged: FxHashSet<AssetId>,
}

/// An asset with more parts of one number has no order to speak of.
const MOST_PAIRS: usize = 8;

impl Children {
    /// Finds all keyed blocks; two alike under one parent are reported here.
    pub(crate) fn collect(atlas: &Atlas, reports: &mut Reports) -> Self {
        let mut children = Children::default();
        // Parent, shape and key.
        let mut siblings: FxHashMap<(u32, ShapeId, u32), u32> = FxHashMap::default();
        let mut doubled: Vec<Doubled> = Vec::new();
        for (at, unit) in atlas.units.iter().enumerate() {
            for damaged in &unit.damaged {
                let rec = Rec::new(atlas, at as u32, *damaged);
                children.damaged.extend(rec.owner().filter(|_| rec.parent().is_none()));
            }
            siblings.clear();
            for index in 0..unit.records.len() as u32 {
                let (shape, parent) = (unit.records.shape(index), unit.records.parent(index));
                if parent == NONE || atlas.schema.shape(shape).key.is_none() {
                    continue;
                }
                let rec = Rec::new(atlas, at as u32, index);
                let Some(key) = rec.key() else {
                    children.unread.extend(rec.owner().map(|owner| (owner, shape)));
                    continue;
                };
                let name = children.name(&key);
                if let Some(first) = siblings.get(&(parent, shape, name)) {
                    duplicate(rec, rec.at(*first), &key, reports);
                    // One of the two was meant to be another, perhaps the one that is looked for.
                    doubled.extend(rec.owner().map(|owner| Doubled {
                        owner,
                        first: *first,
                        second: rec.index,
                    }));
                    continue;
                }
                siblings.insert((parent, shape, name), index);
                if let Some(owner) = rec.owner() {
                    let owners = (atlas.asset(owner).kind, shape, name);
                    let owners = children.owners.entry(owners).or_default();
                    if owners.len() < MOST_HOMES && !owners.contains(&owner) {
                        owners.push(owner);
                    }
                    children.table.entry((owner, shape, name)).or_insert(index);
                }
            }
        }
        let mut pairs: FxHashMap<(AssetId, ShapeId), usize> = FxHashMap::default();
        for pair in doubled {
            let place = (pair.owner, Rec::new(atlas, atlas.asset(pair.owner).unit, pair.second).shape_id());
            let count = pairs.entry(place).or_default();
            *count += 1;
            match if *count > MOST_PAIRS { Vec::new() } else { gaps(atlas, &pair) } {
                // Numbers without an order fit anywhere.
                found if found.is_empty() => drop(children.unread.insert(place)),
                found => children.gaps.entry(place).or_default().extend(found),
            }
        }
        children
    }

    pub(crate) fn find(&self, asset: AssetId, shape: ShapeId, key: &str) -> Option<u32> {
        self.table.get(&(asset, shape, *self.names.get(key)?)).copied()
    }

    pub(crate) fn owners(&self, kind: KindId, shape: ShapeId, key: &str) -> &[AssetId] {
        let name = self.names.get(key);
        name.and_then(|name| self.owners.get(&(kind, shape, *name))).map_or(&[], Vec::as_slice)
    }

    /// Whether the part with this key may be there all the same, under a name that was not understood.
    pub(crate) fn has_unread(&self, asset: AssetId, shape: ShapeId, key: &str) -> bool {
        let fits = |gaps: &Vec<i64>| number(key).is_some_and(|number| gaps.contains(&number));
        self.unread.contains(&(asset, shape))
            || self.gaps.get(&(asset, shape)).is_some_and(fits)
            || self.damaged.contains(&asset)
    }

    /// The keys of the parts of an asset, if it has any.
    pub(crate) fn keys(&self, atlas: &Atlas, asset: AssetId, shape: ShapeId) -> Option<Arc<Keys>> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.entry((asset, shape)).or_insert_with(|| Keys::of(atlas, asset, shape).map(Arc::new)).clone()
    }

    fn name(&mut self, key: &str) -> u32 {
        if let Some(name) = self.names.get(key) {
            return *name;
        }
        let name = self.names.len() as u32;
        self.names.insert(key.into(), name);
        name
    }
}

/// The numbers or names of the parts of one asset.
#[derive(Default)]
pub(crate) struct Keys {
    /// In the order of the text; never empty.
    list: Vec<String>,
    by_number: BTreeMap<i64, usize>,
}

/// A board may have hundreds of parts; nobody reads more in a line of help, and a name is compared with these.
const FEW: usize = 20;
const COMPARED: usize = 200;

impl Keys {
    fn of(atlas: &Atlas, asset: AssetId, shape: ShapeId) -> Option<Self> {
        let mut keys = Keys::default();
        let mut known: FxHashSet<(u32, String)> = FxHashSet::default();
        for part in atlas.rec(asset).inside().filter(|part| part.shape_id() == shape) {
            let key = part.key();
            if let Some(key) = key.filter(|key| known.insert((part.record().parent, key.clone()))) {
                keys.add(key);
            }
        }
        (!keys.list.is_empty()).then_some(keys)
    }

    fn add(&mut self, key: String) {
        if let Some(number) = number(&key) {
            self.by_number.entry(number).or_insert(self.list.len());
        }
        self.list.push(key);
    }

    /// Among numbers the next one, among names one with nearly the same letters.
    pub(crate) fn nearest(&self, key: &str) -> Option<&str> {
        let Some(wanted) = number(key) else {
            return nearest(key, self.list.iter().take(COMPARED).map(String::as_str)).first().copied();
        };
        let below = self.by_number.range(..=wanted).next_back();
        let above = self.by_number.range(wanted..).next();
        let next =
            [below, above].into_iter().flatten().min_by_key(|(number, at)| (number.abs_diff(wanted), **at));
        self.list.get(next.map_or(0, |(_, at)| *at)).map(String::as_str)
    }

    pub(crate) fn shown(&self) -> String {
        let (first, rest) = self.list.split_at(self.list.len().min(FEW));
        let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
        format!("{}{more}", first.join(", "))
    }
}

/// Two parts of one parent with the same key.
struct Doubled {
    owner: AssetId,
    first: u32,
    second: u32,
}

/// The numbers with which one of the two would be in line with its neighbours, if all the others are in line.
fn gaps(atlas: &Atlas, pair: &Doubled) -> Vec<i64> {
    let second = Rec::new(atlas, atlas.asset(pair.owner).unit, pair.second);
    let Some(parent) = second.parent() else { return Vec::new() };
    let parts: Vec<Rec<'_>> = parent.children(second.shape_id()).collect();
    let line: Option<Vec<i64>> = parts.iter().map(|part| number(&part.key()?)).collect();
    let Some(line) = line else { return Vec::new() };
    let mut found = Vec::new();
    for wrong in [pair.first, pair.second] {
        let Some(at) = parts.iter().position(|part| part.index == wrong) else { continue };
        let (before, after) = (&line[..at], &line[at + 1..]);
        let is_rising = |part: &[i64]| part.windows(2).all(|two| two[0] < two[1]);
        if !is_rising(before) || !is_rising(after) {
            continue;
        }
        let beside = [
            before.last().map(|number| number.saturating_add(1)),
            after.first().map(|number| number.saturating_sub(1)),
        ];
        let fits = |number: &i64| {
            before.last().is_none_or(|last| last < number) && after.first().is_none_or(|next| number < next)
        };
        found.extend(beside.into_iter().flatten().filter(fits));
    }
    found
}

fn duplicate(second: Rec<'_>, first: Rec<'_>, key: &str, reports: &mut Reports) {
    let shape = second.shape();
    let place =
        |rec: Rec<'_>| shape.key.and_then(|id| rec.get(id)).map_or(rec.name_span(), |field| field.span);
    reports.push(
        rules::DUPLICATE_PART
            .report(format!("duplicate {} {key}", shape.name))
            .help(format!("give one of them another {}", key_name(shape)))
            .related(place(first), "here first")
            .at(place(second), "nobody knows which one is meant"),
    );
}

fn key_name(shape: &landfall_schema::Shape) -> &str {
    shape.key.map_or("name", |id| &shape.fields[id.index()].name)
}
