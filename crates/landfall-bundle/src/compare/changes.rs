//! Field by field.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::picture::Picture;
use super::{AssetChange, Change, Diff, FieldChange, RouteChange, TextChange};

pub(super) fn changes(old: &Picture, new: &Picture) -> Diff {
    let mut diff = Diff::default();
    for key in union(&old.header, &new.header) {
        compare(
            &Place::default().field(&key),
            old.header.get(&key),
            new.header.get(&key),
            0,
            &mut diff.header,
        );
    }
    for key in union(&old.assets, &new.assets) {
        let (before, after) = (old.assets.get(&key), new.assets.get(&key));
        let change = match (before, after) {
            (None, _) => Change::Added,
            (_, None) => Change::Removed,
            (before, after) => {
                let mut fields = Vec::new();
                compare(&Place::default(), before, after, 0, &mut fields);
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

/// Bundles nest no deeper than the verifier allows; deeper than this, a change is shown as a whole.
const DEEPEST: usize = 600;

/// Where a comparison is: for programs, and as people call it.
#[derive(Clone, Default)]
struct Place {
    path: String,
    part: Vec<String>,
}

impl Place {
    fn field(&self, name: &str) -> Self {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Self { path, part: [self.part.clone(), vec![name.to_owned()]].concat() }
    }

    /// An item of the list: `choice Rub it out`, `row Yellow`, `path 3`.
    fn item(&self, at: usize, label: Option<&str>) -> Self {
        let mut part = self.part.clone();
        if let Some(last) = part.last_mut() {
            *last = format!("{last}[{}]", label.map_or_else(|| (at + 1).to_string(), str::to_owned));
        }
        Self { path: format!("{}[{}]", self.path, at + 1), part }
    }
}

fn compare(
    place: &Place,
    before: Option<&Value>,
    after: Option<&Value>,
    depth: usize,
    out: &mut Vec<FieldChange>,
) {
    if before == after {
        return;
    }
    match (before, after) {
        // What an effect says follows from what it is: the words alone are no change.
        (Some(old), Some(new)) if is_saying(old) && is_saying(new) => {
            if without_words(old, 0) != without_words(new, 0) {
                out.push(changed(place, before, after));
            }
        }
        (Some(Value::Object(old)), Some(Value::Object(new))) if depth < DEEPEST => {
            let mut keys: Vec<&String> = old.keys().chain(new.keys()).collect();
            keys.sort();
            keys.dedup();
            for key in keys {
                compare(&place.field(key), old.get(key), new.get(key), depth + 1, out);
            }
        }
        (Some(Value::Array(old)), Some(Value::Array(new))) if depth < DEEPEST => {
            compare_lists(place, old, new, depth, out);
        }
        (before, after) => out.push(changed(place, before, after)),
    }
}

fn changed(place: &Place, before: Option<&Value>, after: Option<&Value>) -> FieldChange {
    let (path, part) = (place.path.clone(), place.part.clone());
    FieldChange { path, part, before: before.cloned(), after: after.cloned() }
}

/// Whether it is one of the things that a bundle also says in words: an effect, a condition, a target, a requirement.
fn is_saying(value: &Value) -> bool {
    let has = |name: &str| value.get(name).is_some();
    value.is_object() && ["does", "test", "who", "alternatives"].into_iter().any(has)
}

fn without_words(value: &Value, depth: usize) -> Value {
    match value {
        Value::Object(fields) if depth < DEEPEST => {
            let is_kept = |name: &str| name != "text" || !is_saying(value);
            let kept = fields.iter().filter(|(name, _)| is_kept(name));
            Value::Object(kept.map(|(name, inner)| (name.clone(), without_words(inner, depth + 1))).collect())
        }
        Value::Array(items) if depth < DEEPEST => {
            Value::Array(items.iter().map(|item| without_words(item, depth + 1)).collect())
        }
        other => other.clone(),
    }
}

fn compare_lists(place: &Place, old: &[Value], new: &[Value], depth: usize, out: &mut Vec<FieldChange>) {
    if let Some((old_labels, new_labels)) = labels(old, new)
        && in_order(&old_labels, &new_labels)
    {
        return compare_labelled(place, (old, &old_labels), (new, &new_labels), depth, out);
    }
    // What stays the same at both ends is left out, so that one new line in front does not change all others.
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[head..], &new[head..]);
    let tail = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old_rest[..old_rest.len() - tail], &new_rest[..new_rest.len() - tail]);
    for at in 0..old_rest.len().max(new_rest.len()) {
        let item = place.item(head + at, None);
        compare(&item, old_rest.get(at), new_rest.get(at), depth + 1, out);
    }
}

/// Items that readers know by a name are compared by it, wherever they are in the list.
fn compare_labelled(
    place: &Place,
    (old, old_labels): (&[Value], &[String]),
    (new, new_labels): (&[Value], &[String]),
    depth: usize,
    out: &mut Vec<FieldChange>,
) {
    let gone: Vec<usize> = (0..old.len()).filter(|at| !new_labels.contains(&old_labels[*at])).collect();
    let come: Vec<usize> = (0..new.len()).filter(|at| !old_labels.contains(&new_labels[*at])).collect();
    // One that went and one that came in its place is one that was renamed.
    let renamed = match (&gone[..], &come[..]) {
        ([old], [new]) if old == new => Some(*new),
        _ => None,
    };
    for (at, label) in old_labels.iter().enumerate() {
        let now = new_labels.iter().position(|other| other == label).or(renamed);
        let item = place.item(now.unwrap_or(at), Some(label));
        compare(&item, Some(&old[at]), now.map(|now| &new[now]), depth + 1, out);
    }
    for at in come.into_iter().filter(|at| Some(*at) != renamed) {
        compare(&place.item(at, Some(&new_labels[at])), None, Some(&new[at]), depth + 1, out);
    }
}

/// Whether those that are in both lists come in the same order.
fn in_order(old: &[String], new: &[String]) -> bool {
    let kept = old.iter().filter(|label| new.contains(label));
    kept.eq(new.iter().filter(|label| old.contains(label)))
}

/// Of an older and a newer list.
type Labels = (Vec<String>, Vec<String>);

/// What readers know the items of a list by, when it names each of them: a title, the label of a choice, the colour of
/// a row, the ends of a path.
fn labels(old: &[Value], new: &[Value]) -> Option<Labels> {
    let all = || old.iter().chain(new);
    if all().any(|item| !item.is_object() || is_saying(item)) {
        return None;
    }
    let fields = ["title", "label"].into_iter().map(str::to_owned);
    let first = all().next()?.as_object()?;
    let short = first.iter().filter(|(_, value)| word_of(value).is_some()).map(|(name, _)| name.clone());
    let by_field = |name: String| both(old, new, |item| item.get(&name).and_then(word_of));
    fields.chain(short).find_map(by_field).or_else(|| both(old, new, ends))
}

fn both(old: &[Value], new: &[Value], label: impl Fn(&Value) -> Option<String>) -> Option<Labels> {
    let of = |list: &[Value]| {
        let found = list.iter().map(&label).collect::<Option<Vec<String>>>()?;
        let different: BTreeSet<&String> = found.iter().collect();
        (different.len() == found.len()).then_some(found)
    };
    Some((of(old)?, of(new)?))
}

fn word_of(value: &Value) -> Option<String> {
    match value {
        Value::String(text) if !text.is_empty() && text.chars().count() <= 80 => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The two parts of a board that an item joins.
fn ends(item: &Value) -> Option<String> {
    let parts = item.as_object()?.values().filter_map(|value| value.get("child")?.as_str());
    let parts: Vec<&str> = parts.collect();
    (parts.len() == 2).then(|| parts.join(" to "))
}
