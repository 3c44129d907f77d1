//! Tracks and clocks: a saved game knows how far they have come, and knows most of them by their position.

use landfall_schema::{Act, Schema, Shape, ShapeId, Type};
use serde_json::Value;

use super::picture::AssetKey;
use super::{Break, Reason};
use crate::layout::Layout;

/// How deep blocks are followed; content nests less.
const DEEPEST: usize = 32;

pub(super) fn progress(
    layout: &Layout,
    schema: &Schema,
    asset: &AssetKey,
    before: &Value,
    after: &Value,
    out: &mut Vec<Break>,
) {
    let Some(kind) = schema.kinds.iter().find(|kind| schema.shape(kind.shape).name == asset.0) else {
        return;
    };
    let walk = Walk { layout, schema, asset };
    walk.blocks(kind.shape, "", (before, after), DEEPEST, out);
}

struct Walk<'a> {
    layout: &'a Layout,
    schema: &'a Schema,
    asset: &'a AssetKey,
}

impl Walk<'_> {
    /// The blocks inside a record, old and new.
    fn blocks(
        &self,
        shape: ShapeId,
        place: &str,
        (before, after): (&Value, &Value),
        depth: usize,
        out: &mut Vec<Break>,
    ) {
        let about = self.schema.shape(shape);
        for (at, field) in about.fields.iter().enumerate() {
            let Type::Block(block) = field.ty else { continue };
            let Some(column) = self.column(shape, at).filter(|_| depth > 0) else { continue };
            let is_track = self.is_track(block);
            let (old, new) = (list(&before[column]), list(&after[column]));
            for (position, one) in old.iter().enumerate() {
                if !is_track && !self.holds_progress(block, one, depth) {
                    continue;
                }
                let name = self.name(block, position, field.many, one);
                let place = if place.is_empty() { name } else { format!("{place}, {name}") };
                let Some(now) = self.find(block, one, &new, position) else {
                    self.tell(&place, Reason::PartGone, "is gone: a saved game may have come to it", out);
                    continue;
                };
                if now != position && self.key_of(block, one).is_none() {
                    let why =
                        format!("is now number {} of its list: a saved game would mean another one", now + 1);
                    self.tell(&place, Reason::PartMoved, &why, out);
                }
                let (before, after) = (*one, new[now]);
                if let (true, Some(long), Some(short)) =
                    (is_track, self.length(block, before), self.length(block, after))
                    && short < long
                {
                    let why = format!("had {long} spaces and has {short}: a saved game may be further on");
                    self.tell(&place, Reason::Shorter, &why, out);
                }
                self.blocks(block, &place, (before, after), depth - 1, out);
            }
        }
    }

    fn tell(&self, place: &str, reason: Reason, why: &str, out: &mut Vec<Break>) {
        let sentence = format!("{place} of {} {} {why}", self.asset.0, self.asset.1);
        out.push(Break::of(self.asset, Some(place.to_owned()), reason, sentence));
    }

    /// Where a block is now: by its key, by its text, or else where it was.
    fn find(&self, block: ShapeId, one: &Value, new: &[&Value], position: usize) -> Option<usize> {
        let key = self.key_of(block, one).or_else(|| self.text_of(block, one));
        let same = |other: &&Value| self.key_of(block, other).or_else(|| self.text_of(block, other)) == key;
        // What stayed where it was and is called otherwise is taken to be the same.
        let stayed = || new.get(position).map(|_| position);
        match key {
            Some(_) => {
                new.iter().position(same).or_else(|| stayed().filter(|_| self.key_of(block, one).is_none()))
            }
            None => stayed(),
        }
    }

    /// Whether a verb moves something along the block.
    fn is_track(&self, block: ShapeId) -> bool {
        let mut does = self.schema.shapes.iter().flat_map(|shape| &shape.does);
        does.any(|does| matches!(does.act, Act::Advance | Act::Regress) && does.shape == Some(block))
    }

    fn holds_progress(&self, block: ShapeId, value: &Value, depth: usize) -> bool {
        let about = self.schema.shape(block);
        about.fields.iter().enumerate().any(|(at, field)| {
            let Type::Block(inner) = field.ty else { return false };
            let Some(column) = self.column(block, at).filter(|_| depth > 0) else { return false };
            let own = self.is_track(inner);
            list(&value[column]).iter().any(|one| own || self.holds_progress(inner, one, depth - 1))
        })
    }

    /// How many spaces a track has: its number, or the blocks inside.
    fn length(&self, block: ShapeId, value: &Value) -> Option<u64> {
        let about = self.schema.shape(block);
        let columns = |fits: fn(&Type) -> bool| {
            let fields = about.fields.iter().enumerate().filter(move |(_, field)| fits(&field.ty));
            fields.filter_map(|(at, _)| self.column(block, at))
        };
        let number = columns(|ty| matches!(ty, Type::Int { .. })).find_map(|column| value[column].as_u64());
        number.or_else(|| {
            let spaces = columns(|ty| matches!(ty, Type::Block(_))).map(|column| list(&value[column]).len());
            spaces.max().map(|spaces| spaces as u64).filter(|spaces| *spaces > 0)
        })
    }

    fn key_of(&self, block: ShapeId, value: &Value) -> Option<String> {
        let about = self.schema.shape(block);
        let key = about.key.filter(|key| !matches!(about.fields[key.index()].ty, Type::Text(_)))?;
        Some(value[self.column(block, key.index())?].to_string())
    }

    fn text_of(&self, block: ShapeId, value: &Value) -> Option<String> {
        let texts = self.schema.shape(block).fields.iter().enumerate();
        let texts = texts.filter(|(_, field)| matches!(field.ty, Type::Text(_)));
        let mut texts = texts.filter_map(|(at, _)| value[self.column(block, at)?].as_str());
        texts.next().map(str::to_owned)
    }

    fn name(&self, block: ShapeId, position: usize, many: bool, value: &Value) -> String {
        let Shape { name, .. } = self.schema.shape(block);
        match (self.key_of(block, value), many) {
            (Some(key), _) => format!("{name} {}", key.trim_matches('"')),
            (None, true) => format!("{name} {}", position + 1),
            (None, false) => name.clone(),
        }
    }

    fn column(&self, shape: ShapeId, field: usize) -> Option<&str> {
        let place = self.layout.shape(shape);
        let column = place.columns.get(field).copied().flatten()?;
        Some(&self.layout.tables[place.table].columns[column].name)
    }
}

/// One block, or several, or none.
fn list(value: &Value) -> Vec<&Value> {
    match value {
        Value::Null => Vec::new(),
        Value::Array(items) => items.iter().collect(),
        one => vec![one],
    }
}
