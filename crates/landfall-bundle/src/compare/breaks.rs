//! What a saved game holds: which cards are where, and which boxes are ticked.

use std::collections::BTreeMap;

use landfall_schema::{Act, Schema, ShapeId, Type};
use serde_json::Value;

use super::changes::title;
use super::picture::{AssetKey, Picture};
use crate::layout::{ColumnType, Item, Layout};

pub(super) fn breaks(old: &Picture, new: &Picture, layout: &Layout, schema: &Schema) -> Vec<String> {
    let parts = parts(layout, schema);
    let mut out = Vec::new();
    for (key, before) in &old.assets {
        let Some(after) = new.assets.get(key) else {
            out.push(format!("{} is gone: a saved game may have it in play", name(key, before)));
            continue;
        };
        if is_other(before, after) {
            let now = title(after).map_or_else(String::new, |title| format!(", now \"{title}\""));
            let name = name(key, before);
            out.push(format!("{name} has become another card{now}: give the new one an id of its own"));
        }
        for part in parts.iter().filter(|part| part.kind == key.0) {
            part.compare(key, before, after, &mut out);
        }
    }
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
    /// The columns with its texts, when something can be written into it: its meaning is then saved.
    texts: Vec<String>,
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
            let texts =
                texts.filter(|_| is_written(schema, *block)).filter_map(|(at, _)| named(at)).collect();
            let (kind, word) = (shape.name.clone(), schema.shape(*block).name.clone());
            out.push(Part { kind, word, column: column.name.clone(), key, texts });
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
    fn compare(&self, asset: &AssetKey, before: &Value, after: &Value, out: &mut Vec<String>) {
        let (old, new) = (self.of(before), self.of(after));
        for (key, before) in old {
            let name = format!("{} {key} of {} {}", self.word, asset.0, asset.1);
            let Some(after) = new.get(&key) else {
                out.push(format!("{name} is gone: a saved game may refer to it"));
                continue;
            };
            for text in &self.texts {
                if before[text] != after[text] {
                    let (was, is) = (shown(&before[text]), shown(&after[text]));
                    out.push(format!(
                        "{name} meant {was} and now means {is}: a saved game may have it ticked"
                    ));
                }
            }
        }
    }

    fn of<'a>(&self, asset: &'a Value) -> BTreeMap<String, &'a Value> {
        let blocks = asset[&self.column].as_array().into_iter().flatten();
        blocks.map(|block| (shown(&block[&self.key]), block)).collect()
    }
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        value => value.to_string(),
    }
}
