//! Field by field.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::picture::Picture;
use super::{AssetChange, Change, Diff, FieldChange, RouteChange, TextChange};

pub(super) fn changes(old: &Picture, new: &Picture) -> Diff {
    let mut diff = Diff::default();
    for key in union(&old.header, &new.header) {
        compare(&key, old.header.get(&key), new.header.get(&key), 0, &mut diff.header);
    }
    for key in union(&old.assets, &new.assets) {
        let (before, after) = (old.assets.get(&key), new.assets.get(&key));
        let change = match (before, after) {
            (None, _) => Change::Added,
            (_, None) => Change::Removed,
            (before, after) => {
                let mut fields = Vec::new();
                compare("", before, after, 0, &mut fields);
                Change::Fields(fields)
            }
        };
        if change != Change::Fields(Vec::new()) {
            let title = before.or(after).and_then(title);
            diff.assets.push(AssetChange { kind: key.0, key: key.1, title, change });
        }
    }
    for key in union(&old.routes, &new.routes) {
        let none = BTreeSet::new();
        let (before, after) = (old.routes.get(&key).unwrap_or(&none), new.routes.get(&key).unwrap_or(&none));
        for (from, to) in before.symmetric_difference(after) {
            let added = after.contains(&(from.clone(), to.clone()));
            let (graph, key) = key.clone();
            diff.routes.push(RouteChange { graph, key, from: from.clone(), to: to.clone(), added });
        }
    }
    for key in union(&old.texts, &new.texts) {
        let (before, after) = (old.texts.get(&key).cloned(), new.texts.get(&key).cloned());
        if before != after {
            let (locale, key) = key;
            diff.texts.push(TextChange { locale, key, before, after });
        }
    }
    diff
}

/// What players know it by.
pub(super) fn title(asset: &Value) -> Option<String> {
    asset["title"].as_str().filter(|title| !title.is_empty()).map(str::to_owned)
}

fn union<K: Ord + Clone, V>(old: &BTreeMap<K, V>, new: &BTreeMap<K, V>) -> Vec<K> {
    let mut keys: Vec<K> = old.keys().chain(new.keys()).cloned().collect();
    keys.sort();
    keys.dedup();
    keys
}

/// Bundles nest no deeper than the verifier allows; deeper than this, a change is told as a whole.
const DEEPEST: usize = 600;

fn compare(
    path: &str,
    before: Option<&Value>,
    after: Option<&Value>,
    depth: usize,
    out: &mut Vec<FieldChange>,
) {
    if before == after {
        return;
    }
    match (before, after) {
        (Some(Value::Object(old)), Some(Value::Object(new))) if depth < DEEPEST => {
            let mut keys: Vec<&String> = old.keys().chain(new.keys()).collect();
            keys.sort();
            keys.dedup();
            for key in keys {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                compare(&path, old.get(key), new.get(key), depth + 1, out);
            }
        }
        (Some(Value::Array(old)), Some(Value::Array(new))) if depth < DEEPEST => {
            compare_lists(path, old, new, depth, out);
        }
        (before, after) => {
            out.push(FieldChange { path: path.to_owned(), before: before.cloned(), after: after.cloned() })
        }
    }
}

/// What stays the same at both ends is left out, so that one new line in front does not change all others.
fn compare_lists(path: &str, old: &[Value], new: &[Value], depth: usize, out: &mut Vec<FieldChange>) {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[head..], &new[head..]);
    let tail = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old_rest[..old_rest.len() - tail], &new_rest[..new_rest.len() - tail]);
    for at in 0..old_rest.len().max(new_rest.len()) {
        let path = format!("{path}[{}]", head + at + 1);
        compare(&path, old_rest.get(at), new_rest.get(at), depth + 1, out);
    }
}
