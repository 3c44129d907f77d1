//! Parts of assets that can be referred to by a number or name of their own: sectors, boxes, behaviours.

use landfall_diagnostics::Reports;
use landfall_schema::ShapeId;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::atlas::{AssetId, Atlas};
use crate::rules;
use crate::unit::NONE;
use crate::view::Rec;

#[derive(Default)]
pub(crate) struct Children {
    table: FxHashMap<(AssetId, ShapeId, String), u32>,
    /// The keys of each asset's parts, in the order of the text.
    keys: FxHashMap<(AssetId, ShapeId), Vec<String>>,
    /// Assets with a part whose number or name was not understood: it may be the one that is looked for.
    unread: FxHashSet<(AssetId, ShapeId)>,
    /// Assets with a line of which nobody knows what it is: it may be any part.
    damaged: FxHashSet<AssetId>,
}

impl Children {
    /// Finds all keyed blocks; two alike under one parent are reported here.
    pub(crate) fn collect(atlas: &Atlas, reports: &mut Reports) -> Self {
        let mut children = Children::default();
        let mut siblings: FxHashMap<(u32, u32, ShapeId, String), u32> = FxHashMap::default();
        for (at, unit) in atlas.units.iter().enumerate() {
            for damaged in &unit.damaged {
                let rec = Rec::new(atlas, at as u32, *damaged);
                children.damaged.extend(rec.owner().filter(|_| rec.parent().is_none()));
            }
            for (index, record) in unit.records.iter().enumerate() {
                if record.parent == NONE || atlas.schema.shape(record.shape).key.is_none() {
                    continue;
                }
                let rec = Rec::new(atlas, at as u32, index as u32);
                let Some(key) = rec.key() else {
                    children.unread.extend(rec.owner().map(|owner| (owner, record.shape)));
                    continue;
                };
                let mine = (at as u32, record.parent, record.shape, key.clone());
                if let Some(first) = siblings.get(&mine) {
                    duplicate(rec, rec.at(*first), &key, reports);
                    // One of the two was meant to be another, perhaps the one that is looked for.
                    children.unread.extend(rec.owner().map(|owner| (owner, record.shape)));
                    continue;
                }
                siblings.insert(mine, index as u32);
                if let Some(owner) = rec.owner() {
                    children.keys.entry((owner, record.shape)).or_default().push(key.clone());
                    children.table.entry((owner, record.shape, key)).or_insert(index as u32);
                }
            }
        }
        children
    }

    pub(crate) fn find(&self, asset: AssetId, shape: ShapeId, key: &str) -> Option<u32> {
        self.table.get(&(asset, shape, key.to_owned())).copied()
    }

    pub(crate) fn has_unread(&self, asset: AssetId, shape: ShapeId) -> bool {
        self.unread.contains(&(asset, shape)) || self.damaged.contains(&asset)
    }

    pub(crate) fn keys(&self, asset: AssetId, shape: ShapeId) -> &[String] {
        self.keys.get(&(asset, shape)).map_or(&[], Vec::as_slice)
    }
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
