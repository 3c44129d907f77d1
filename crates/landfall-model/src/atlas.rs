//! The finished map of everything: what the checks ask and the bundle holds.

use std::sync::Arc;

use landfall_diagnostics::Span;
use landfall_schema::{KindId, Schema};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::index::Index;
use crate::link::OwnRanges;
use crate::unit::{NONE, Target, Unit};
use crate::view::Rec;

/// The pack number of what lies in the printed game.
pub const PRINTED: u16 = u16::MAX;

/// An asset of this run; ids follow kind, then key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AssetId(pub u32);

#[derive(Debug)]
pub struct Asset {
    pub kind: KindId,
    pub key: Box<str>,
    pub unit: u32,
    pub record: u32,
    /// Only named with `extern`: it exists, but its text is not here.
    pub external: bool,
}

#[derive(Debug)]
pub struct Atlas {
    pub schema: Arc<Schema>,
    pub units: Vec<Unit>,
    /// By kind, then number or name.
    pub assets: Vec<Asset>,
    pub(crate) index: Index,
    /// The asset of each root of each unit.
    pub(crate) by_root: Vec<Vec<u32>>,
    pub(crate) shared_keys: Vec<Box<str>>,
    /// Ids found in text that could not be understood.
    pub(crate) mentions: FxHashSet<Box<str>>,
    /// Ids that a broken reference may have meant.
    pub(crate) meant: FxHashSet<Box<str>>,
    /// How broken references are written, by unit and reference.
    pub(crate) lost: FxHashMap<(u32, u32), Box<str>>,
    /// Ids of cards whose kind could not be understood.
    pub(crate) unread: FxHashSet<Box<str>>,
    pub ranges: OwnRanges,
}

/// More than any card has. Thousands of cards under one id are a mistake that was reported.
const MOST_FACES: usize = 32;

impl Atlas {
    #[inline]
    pub fn asset(&self, id: AssetId) -> &Asset {
        &self.assets[id.0 as usize]
    }

    pub fn ids(&self) -> impl Iterator<Item = AssetId> + use<> {
        (0..self.assets.len() as u32).map(AssetId)
    }

    pub fn of_kind(&self, kind: KindId) -> impl Iterator<Item = AssetId> {
        let start = self.assets.partition_point(|asset| asset.kind < kind);
        let end = self.assets.partition_point(|asset| asset.kind <= kind);
        (start as u32..end as u32).map(AssetId)
    }

    pub fn find(&self, kind: KindId, key: &str) -> Option<AssetId> {
        self.index.find(&self.assets, kind, key)
    }

    /// The assets that share the id of this one: itself, and the other faces of which one is picked at random.
    pub fn faces(&self, id: AssetId) -> impl Iterator<Item = AssetId> + use<> {
        let same = |at: u32| {
            let (a, b) = (self.asset(id), &self.assets[at as usize]);
            a.kind == b.kind && a.key == b.key && a.external == b.external
        };
        let before = (0..id.0).rev().take(MOST_FACES);
        let first = before.take_while(|at| same(*at)).last().unwrap_or(id.0);
        let behind = (id.0..self.assets.len() as u32).take(MOST_FACES);
        let last = behind.take_while(|at| same(*at)).last().unwrap_or(id.0);
        (first..=last).map(AssetId)
    }

    #[inline]
    pub fn rec(&self, id: AssetId) -> Rec<'_> {
        let asset = self.asset(id);
        Rec::new(self, asset.unit, asset.record)
    }

    #[inline]
    pub fn unit(&self, unit: u32) -> &Unit {
        &self.units[unit as usize]
    }

    /// The asset that holds this record.
    #[inline]
    pub fn owner(&self, unit: u32, record: u32) -> Option<AssetId> {
        let root = self.unit(unit).roots.partition_point(|root| *root <= record).checked_sub(1)?;
        let id = self.by_root[unit as usize][root];
        (id != NONE).then_some(AssetId(id))
    }

    /// Every resolved reference: from which asset, where, to what.
    #[inline]
    pub fn references(&self) -> impl Iterator<Item = (u32, crate::Reference)> {
        self.units
            .iter()
            .enumerate()
            .flat_map(|(at, unit)| unit.refs.iter().map(move |found| (at as u32, found)))
    }

    /// The key behind [`Target::Several`].
    pub fn shared_key(&self, at: u32) -> &str {
        self.shared_keys.get(at as usize).map_or("", |key| key)
    }

    /// Whether `key` stands in text that could not be understood.
    pub fn is_mentioned(&self, key: &str) -> bool {
        self.mentions.contains(key)
    }

    /// How a reference that leads nowhere is written.
    pub fn lost_name(&self, unit: u32, reference: u32) -> Option<&str> {
        self.lost.get(&(unit, reference)).map(|name| &**name)
    }

    /// Whether a broken reference, which was reported, may have meant `key`.
    pub fn is_near_a_lost_name(&self, key: &str) -> bool {
        self.meant.contains(key)
    }

    /// `log 1903`, `planet glasswake`, `P901`: the way content writes it.
    pub fn display(&self, id: AssetId) -> String {
        let asset = self.asset(id);
        display(&self.schema, asset.kind, &asset.key)
    }

    pub fn name_span(&self, id: AssetId) -> Span {
        self.rec(id).name_span()
    }

    /// Assets that `target` leads to or into.
    #[inline]
    pub fn target_asset(&self, target: Target) -> Option<AssetId> {
        match target {
            Target::Asset(asset) | Target::Child { asset, .. } => Some(asset),
            Target::Missing | Target::Several(_) => None,
        }
    }
}

/// `log 1903`, `planet glasswake`, `P901`: an id whose letters tell the kind needs no keyword.
pub fn display(schema: &Schema, kind: KindId, key: &str) -> String {
    let kind = schema.kind(kind);
    if kind.id.has_prefix() { key.to_owned() } else { format!("{} {key}", kind.keyword) }
}
