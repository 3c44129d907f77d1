//! A bundle as maps, ready to be compared.

use std::collections::{BTreeMap, BTreeSet};

use landfall_runtime::{Error, List, Locale, Table};
use serde_json::Value;

use crate::dump::dump_resolved;
use crate::layout::Layout;

/// Kind, key, and which of several faces that share the key.
pub(super) type AssetKey = (String, String, usize);

#[derive(Default)]
pub(super) struct Picture {
    pub(super) header: BTreeMap<String, Value>,
    /// With texts in the language of the source.
    pub(super) assets: BTreeMap<AssetKey, Value>,
    /// The ways of each graph and asset, by the keys of their places.
    pub(super) routes: BTreeMap<(String, String), BTreeSet<(String, String)>>,
    /// The ids that assets have now, by kind and the id they had.
    pub(super) renames: BTreeMap<(String, String), String>,
    /// By locale and message key, without the locale of the source.
    pub(super) texts: BTreeMap<(String, String), String>,
}

impl Picture {
    pub(super) fn of(bytes: &[u8], layout: &Layout) -> Result<Self, Error> {
        let text = dump_resolved(bytes, layout, None)?;
        let mut root: Value = serde_json::from_str(&text).unwrap_or_default();
        let mut picture = Picture { texts: texts(bytes)?, ..Picture::default() };
        for column in &layout.root().columns {
            let Some(value) = root.get_mut(&column.name).map(Value::take) else { continue };
            match (column.origin.split_once('/'), value) {
                (Some(("kind", kind)), Value::Array(assets)) => picture.add_assets(kind, assets),
                (Some(("graph", graph)), Value::Array(graphs)) => picture.add_routes(graph, &graphs),
                (None, Value::Object(header)) if column.name == "header" => {
                    picture.add_renames(header.get("renames"), layout);
                    picture.header.extend(header);
                    // Whatever changes changes the hash. What the game is about is told of the game, not of a pack.
                    for part in ["content_hash", "dice", "facts", "externs", "grown_from"] {
                        picture.header.remove(part);
                    }
                }
                _ => {}
            }
        }
        Ok(picture)
    }

    fn add_renames(&mut self, renames: Option<&Value>, layout: &Layout) {
        let kinds = &layout.enums[layout.core.kind].values;
        for rename in renames.and_then(Value::as_array).into_iter().flatten() {
            let kind = kinds.iter().find(|kind| rename["kind"] == kind.name.as_str());
            let kind = kind.map(|kind| kind.origin.clone()).unwrap_or_default();
            self.renames.insert((kind, text_of(rename, "was")), text_of(rename, "key"));
        }
    }

    fn add_assets(&mut self, kind: &str, assets: Vec<Value>) {
        let mut last = (String::new(), 0);
        for asset in assets {
            let key = text_of(&asset, "key");
            last = if last.0 == key { (key, last.1 + 1) } else { (key, 0) };
            self.assets.insert((kind.to_owned(), last.0.clone(), last.1), asset);
        }
    }

    fn add_routes(&mut self, graph: &str, graphs: &[Value]) {
        for board in graphs {
            let nodes = board["nodes"].as_array().map(Vec::as_slice).unwrap_or_default();
            let name = |at: usize| nodes.get(at).map(|node| text_of(node, "key")).unwrap_or_default();
            let mut ways = BTreeSet::new();
            for (from, node) in nodes.iter().enumerate() {
                for way in node["ways"].as_array().into_iter().flatten() {
                    ways.insert((name(from), name(way["to"].as_u64().unwrap_or(0) as usize)));
                }
            }
            self.routes.insert((graph.to_owned(), text_of(board, "key")), ways);
        }
    }
}

pub(super) fn text_of(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

fn texts(bytes: &[u8]) -> Result<BTreeMap<(String, String), String>, Error> {
    let root = Table::root(bytes);
    let source = landfall_runtime::header(bytes)?.source_locale;
    let messages: List<'_, Table<'_>> = root.list(2);
    let locales: List<'_, Locale<'_>> = root.list(1);
    let mut out = BTreeMap::new();
    for locale in locales.iter().filter(|locale| locale.code() != source) {
        for (message, text) in messages.iter().zip(locale.texts().iter()) {
            let key = message.str(0).unwrap_or_default();
            out.insert((locale.code().to_owned(), key.to_owned()), text.to_owned());
        }
    }
    Ok(out)
}
