//! What a saved game holds: which cards are where, which boxes are ticked, and how far tracks and clocks have come.

use std::collections::BTreeMap;

use landfall_schema::{Act, Schema, ShapeId, Type};
use serde_json::Value;

use super::changes::title;
use super::picture::{AssetKey, Picture};
use super::progress::progress;
use super::{Break, Compat, Reason, Renamed};
use crate::layout::{ColumnType, Item, Layout};

pub(super) fn breaks(old: &Picture, new: &Picture, layout: &Layout, schema: &Schema) -> Compat {
    let parts = parts(layout, schema);
    let mut out = Compat::default();
    for (key, before) in &old.assets {
        // An id that was given up leads to its new one, even where another card has it now.
        let renamed = new.renames.get(&(key.0.clone(), key.1.clone()));
        if let Some(now) = renamed {
            out.renamed.push(Renamed { kind: key.0.clone(), was: key.1.clone(), key: now.clone() });
        }
        let now = renamed.map_or_else(|| key.clone(), |now| (key.0.clone(), now.clone(), key.2));
        let Some(after) = new.assets.get(&now) else {
            let sentence = format!("{} is gone: a saved game may have it in play", name(key, before));
            out.breaks.push(Break::of(key, None, Reason::Gone, sentence));
            continue;
        };
        if is_other(before, after) && renamed.is_none() {
            let now = title(after).map_or_else(String::new, |title| format!(", now \"{title}\""));
            let name = name(key, before);
            let sentence = format!("{name} has become another card{now}: give the new one another id");
            out.breaks.push(Break::of(key, None, Reason::OtherCard, sentence));
        }
        for part in parts.iter().filter(|part| part.kind == key.0) {
            part.compare(key, before, after, &mut out.breaks);
        }
        progress(layout, schema, key, before, after, &mut out.breaks);
    }
    out.renamed.dedup();
    out
}

fn name((kind, key, _): &AssetKey, asset: &Value) -> String {
    let title = title(asset).map_or_else(String::new, |title| format!(" \"{title}\""));
    format!("{kind} {key}{title}")
}

/// Whether nothing that players read on it has stayed. A text may be improved; all of them at once, title
/// included, is another card under an old id.
fn is_other(before: &Value, after: &Value) -> bool {
    let (mut old, mut new) = (Vec::new(), Vec::new());
    words(before, &mut old, 0);
    words(after, &mut new, 0);
    title(before) != title(after) && !old.is_empty() && !old.iter().any(|text| new.contains(text))
}

/// The texts of a card with more than one word. Ids and the names of words have no blanks.
fn words<'a>(value: &'a Value, out: &mut Vec<&'a str>, depth: usize) {
    match value {
        Value::String(text) if text.contains(' ') => out.push(text),
        Value::Array(items) if depth < 600 => items.iter().for_each(|item| words(item, out, depth + 1)),
        Value::Object(fields) if depth < 600 => {
            fields.values().for_each(|field| words(field, out, depth + 1))
        }
        _ => {}
    }
}

/// A block inside a kind that content refers to by its key, so that a saved game may know it.
struct Part {
    kind: String,
    /// What authors call it: `box`, `sector`.
    word: String,
    /// The column of the kind that holds it, and the column of the block with its key.
    column: String,
    key: String,
    /// The columns with its texts.
    texts: Vec<String>,
    /// Something can be written into it, as into a box: its meaning is saved.
    written: bool,
}

fn parts(layout: &Layout, schema: &Schema) -> Vec<Part> {
    let mut out = Vec::new();
    for kind in &schema.kinds {
        let (shape, place) = (schema.shape(kind.shape), layout.shape(kind.shape));
        for (field, column) in shape.fields.iter().zip(&place.columns) {
            let (Type::Block(block), Some(column)) = (&field.ty, column) else { continue };
            let column = &layout.tables[place.table].columns[*column];
            let inner = layout.shape(*block);
            let columns = &layout.tables[inner.table].columns;
            let named = |at: usize| inner.columns[at].map(|column| columns[column].name.clone());
            let Some(key) = schema.shape(*block).key.and_then(|key| named(key.index())) else { continue };
            if !matches!(column.ty, ColumnType::Many(Item::Table(_))) || !is_referred_to(schema, *block) {
                continue;
            }
            let fields = schema.shape(*block).fields.iter().enumerate();
            let texts = fields.filter(|(_, field)| matches!(field.ty, Type::Text(_)));
            let texts = texts.filter_map(|(at, _)| named(at)).collect();
            let (kind, word) = (shape.name.clone(), schema.shape(*block).name.clone());
            let (column, written) = (column.name.clone(), is_written(schema, *block));
            out.push(Part { kind, word, column, key, texts, written });
        }
    }
    out
}

fn is_referred_to(schema: &Schema, block: ShapeId) -> bool {
    let mut fields = schema.shapes.iter().flat_map(|shape| &shape.fields);
    fields.any(|field| matches!(field.ty, Type::Child { shape, .. } if shape == block))
}

/// Whether a verb writes into the block, as into a box.
fn is_written(schema: &Schema, block: ShapeId) -> bool {
    schema.shapes.iter().any(|shape| {
        let mut written = shape.does.iter().filter(|does| does.act == Act::Write).filter_map(|does| does.arg);
        written.any(|arg| matches!(shape.fields[arg.index()].ty, Type::Child { shape, .. } if shape == block))
    })
}

impl Part {
    fn compare(&self, asset: &AssetKey, before: &Value, after: &Value, out: &mut Vec<Break>) {
        let (old, new) = (self.of(before), self.of(after));
        for (key, before) in &old {
            let place = Some(format!("{} {key}", self.word));
            let name = format!("{} {key} of {} {}", self.word, asset.0, asset.1);
            let Some(after) = new.get(key) else {
                let sentence = format!("{name} is gone: a saved game may refer to it");
                out.push(Break::of(asset, place, Reason::PartGone, sentence));
                continue;
            };
            let moved = |from: &&String| *from != key && self.is_same(old[*from], after);
            if !self.is_same(before, after)
                && let Some(from) = old.keys().find(moved)
            {
                let sentence = format!(
                    "{name} is now what {} {from} was: a saved game would mean the other one",
                    self.word
                );
                out.push(Break::of(asset, place, Reason::PartMoved, sentence));
                continue;
            }
            for text in self.texts.iter().filter(|_| self.written) {
                if !is_reworded(&before[text], &after[text]) {
                    let (was, is) = (shown(&before[text]), shown(&after[text]));
                    let sentence =
                        format!("{name} meant {was} and now means {is}: a saved game may have it ticked");
                    out.push(Break::of(asset, place.clone(), Reason::MeaningChanged, sentence));
                }
            }
        }
    }

    /// Whether two parts are one, whatever their keys: they have the same text, or the same content where they have none.
    fn is_same(&self, one: &Value, other: &Value) -> bool {
        let texts = |part: &Value| -> Vec<Value> {
            self.texts.iter().map(|text| part[text].clone()).filter(|text| !text.is_null()).collect()
        };
        let (first, second) = (texts(one), texts(other));
        if !first.is_empty() || !second.is_empty() {
            return first == second;
        }
        let rest = |part: &Value| {
            let fields = part.as_object().cloned().unwrap_or_default();
            fields.into_iter().filter(|(name, _)| *name != self.key).collect::<Vec<_>>()
        };
        // Two that hold nothing at all cannot be told apart.
        rest(one) == rest(other)
    }

    fn of<'a>(&self, asset: &'a Value) -> BTreeMap<String, &'a Value> {
        let blocks = asset[&self.column].as_array().into_iter().flatten();
        blocks.map(|block| (shown(&block[&self.key]), block)).collect()
    }
}

/// Whether a label still says the same in other words: half of the words of the shorter one are left.
fn is_reworded(before: &Value, after: &Value) -> bool {
    if before == after {
        return true;
    }
    let words = |text: &Value| -> Vec<String> {
        let text = text.as_str().unwrap_or_default().to_lowercase();
        text.split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (old, new) = (words(before), words(after));
    let kept = old.iter().filter(|word| new.contains(word)).count();
    kept > 0 && kept * 2 >= old.len().min(new.len())
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        value => value.to_string(),
    }
}
