//! Reads one item of a document at a time, so that a mistake costs only itself.
//!
//! serde stops at the first mistake. Here the mistake is reported, taken out, and the item read again:
//! one run shows them all, and what was right is kept.

use std::collections::BTreeMap;
use std::fmt;

use landfall_diagnostics::{Report, Reports, Rule, Span, nearest};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Visitor};
use serde_path_to_error::Segment;
use serde_yaml::Value;

use crate::yaml::{Document, Said};

/// Every mistake costs another look at the item, so a file of nothing but mistakes is not read to its end.
const MOST_MISTAKES: usize = 100;

/// A value of a document and the path that leads there.
#[derive(Clone)]
pub(crate) struct Item<'a> {
    pub document: &'a Document,
    pub path: String,
    pub rules: &'static ItemRules,
}

/// How mistakes are called; a manifest calls them otherwise than a schema.
pub(crate) struct ItemRules {
    pub unknown_key: &'static Rule,
    pub wrong_value: &'static Rule,
}

impl<'a> Item<'a> {
    pub fn root(document: &'a Document, rules: &'static ItemRules) -> Self {
        Self { document, path: String::new(), rules }
    }

    pub fn child(&self, name: &str) -> Item<'a> {
        Item { document: self.document, path: self.path_to(name), rules: self.rules }
    }

    pub fn key(&self) -> Said {
        self.document.said_key(&self.path)
    }

    pub fn spot(&self) -> Span {
        self.document.spot(&self.path)
    }

    pub fn said(&self, name: &str, text: &Option<Text>) -> Option<Said> {
        text.as_ref().map(|text| self.document.said(&self.path_to(name), &text.0))
    }

    pub fn list(&self, name: &str, texts: &[Text]) -> Vec<Said> {
        let list = self.child(name);
        let item = |(at, text): (usize, &Text)| list.document.said(&list.path_to(&at.to_string()), &text.0);
        texts.iter().enumerate().map(item).collect()
    }

    pub fn names(&self, name: &str, names: &BTreeMap<String, Text>) -> BTreeMap<String, Said> {
        let map = self.child(name);
        names.iter().map(|(key, text)| (key.clone(), map.document.said(&map.path_to(key), &text.0))).collect()
    }

    /// The items of a map, which may be left empty.
    pub fn entries(&self, value: Value, reports: &mut Reports) -> Vec<(Item<'a>, Value)> {
        match value {
            Value::Null => Vec::new(),
            Value::Mapping(map) => {
                let named = |(key, value): (Value, Value)| {
                    let key = key.as_str().unwrap_or_default().to_owned();
                    (self.child(&key), value)
                };
                map.into_iter().map(named).collect()
            }
            other => {
                reports.push(self.wrong(&self.path, &self.name(), "a map", &found(&other)));
                Vec::new()
            }
        }
    }

    /// The value as `T`, without what was wrong with it.
    pub fn read<T: DeserializeOwned + Default>(&self, mut value: Value, reports: &mut Reports) -> T {
        if value.is_null() {
            return T::default();
        }
        for _ in 0..MOST_MISTAKES {
            let error = match serde_path_to_error::deserialize(&value) {
                Ok(read) => return read,
                Err(error) => error,
            };
            let steps: Vec<Step> = error.path().iter().filter_map(step).collect();
            let message = error.inner().to_string();
            reports.push(self.report(&steps, &message));
            if !self.read_as_meant(&mut value, &steps, &message) && !take_out(&mut value, &steps) {
                return T::default();
            }
        }
        let draft = self.rules.wrong_value.report("too many mistakes");
        let label = format!("the rest, after {MOST_MISTAKES} of them, was not looked at");
        reports.push(draft.at(self.document.key(&self.path), label));
        T::default()
    }

    /// Gives a misspelt key the name it was surely meant to have, so that nothing else misses what it holds.
    fn read_as_meant(&self, value: &mut Value, steps: &[Step], message: &str) -> bool {
        let ([before @ .., Step::Key(key)], Some(known)) = (steps, known_keys(message)) else { return false };
        let [meant] = nearest(key, known)[..] else { return false };
        let Some(Value::Mapping(map)) = before.iter().try_fold(value, inside) else { return false };
        if map.contains_key(meant) {
            return false;
        }
        let Some(held) = map.shift_remove(key.as_str()) else { return false };
        map.insert(meant.into(), held);
        let home = self.path_of(before);
        self.document.rename(&path_in(&home, meant), &path_in(&home, key));
        true
    }

    fn path_of(&self, steps: &[Step]) -> String {
        steps.iter().fold(self.path.clone(), |path, step| match step {
            Step::Key(key) => path_in(&path, key),
            Step::Number(at) => path_in(&path, &at.to_string()),
        })
    }

    fn name(&self) -> String {
        self.path.rsplit('/').next().unwrap_or_default().to_owned()
    }

    fn path_to(&self, name: &str) -> String {
        path_in(&self.path, name)
    }

    fn report(&self, steps: &[Step], message: &str) -> Report {
        let path = self.path_of(steps);
        let keys =
            steps.iter().rev().find_map(|step| if let Step::Key(key) = step { Some(key) } else { None });
        let name = keys.cloned().unwrap_or_else(|| self.name());
        if let Some(known) = known_keys(message) {
            return self.unknown(&path, &name, &known);
        }
        let (found, expected) = message.split_once(", expected ").unwrap_or((message, "something else"));
        self.wrong(&path, &name, expected, &reword_found(found))
    }

    /// The key at `path` is not one of `known`.
    pub fn unknown(&self, path: &str, name: &str, known: &[&str]) -> Report {
        let near = nearest(name, known.iter().copied());
        let help = match near.as_slice() {
            [] => format!("the keys here are {}", quoted(known)),
            near => format!("a key with a similar name exists: {}", quoted(near)),
        };
        let draft = self.rules.unknown_key.report(format!("`{name}` is not a key here")).help(help);
        let span = self.document.key(path);
        let draft = match near.as_slice() {
            [only] => draft.fix(format!("write `{only}`"), span, *only),
            _ => draft,
        };
        let label = match self.name() {
            parent if parent.is_empty() => "nothing at the top of a file is called this".to_owned(),
            parent => format!("nothing in `{parent}` is called this"),
        };
        draft.at(span, label)
    }

    fn wrong(&self, path: &str, name: &str, expected: &str, found: &str) -> Report {
        let expected = match expected {
            "a boolean" => "`true` or `false`",
            "a string" => "a text",
            "a sequence" => "a list such as `[a, b]`",
            "a map" => "a map such as `{a: b}`",
            "u8" | "u16" | "u32" | "u64" | "i32" | "i64" => "a whole number",
            other if other.starts_with("struct") => "a map such as `{a: b}`",
            other => other,
        };
        let draft = self.rules.wrong_value.report(format!("`{name}` needs {expected}"));
        let braces = matches!(name, "write" | "type") && matches!(found, "a map" | "a list");
        let help = braces.then(|| "put a text that begins with `{` or `[` into quotes".to_owned());
        draft.maybe_help(help).at(self.document.spot(path), format!("this is {found}"))
    }
}

/// A text. Numbers and `true` count as text too, since nobody should need quotes around `en: 7`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text(pub String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextVisitor)
    }
}

struct TextVisitor;

impl Visitor<'_> for TextVisitor {
    type Value = Text;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E>(self, text: &str) -> Result<Text, E> {
        Ok(Text(text.trim_end().to_owned()))
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Text, E> {
        Ok(Text(flag.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Text, E> {
        Ok(Text(number.to_string()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Text, E> {
        Ok(Text(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Text, E> {
        Ok(Text(number.to_string()))
    }
}

pub(crate) fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn path_in(home: &str, name: &str) -> String {
    if home.is_empty() { name.to_owned() } else { format!("{home}/{name}") }
}

/// serde knows the keys of a struct; its message about another one is the only place where it tells them.
fn known_keys(message: &str) -> Option<Vec<&str>> {
    message.starts_with("unknown field").then(|| message.split('`').skip(3).step_by(2).collect())
}

fn inside<'v>(value: &'v mut Value, step: &Step) -> Option<&'v mut Value> {
    match (value, step) {
        (Value::Mapping(map), Step::Key(key)) => map.get_mut(key.as_str()),
        (Value::Sequence(list), Step::Number(at)) => list.get_mut(*at),
        _ => None,
    }
}

enum Step {
    Key(String),
    Number(usize),
}

fn step(segment: &Segment) -> Option<Step> {
    match segment {
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Seq { index } => Some(Step::Number(*index)),
        Segment::Enum { .. } | Segment::Unknown => None,
    }
}

/// Removes what `steps` lead to. False when there is nothing to remove.
fn take_out(value: &mut Value, steps: &[Step]) -> bool {
    match (value, steps) {
        (Value::Mapping(map), [Step::Key(key)]) => map.shift_remove(key.as_str()).is_some(),
        (Value::Sequence(list), [Step::Number(at)]) if *at < list.len() => {
            list.remove(*at);
            true
        }
        (Value::Mapping(map), [Step::Key(key), rest @ ..]) => {
            map.get_mut(key.as_str()).is_some_and(|inner| take_out(inner, rest))
        }
        (Value::Sequence(list), [Step::Number(at), rest @ ..]) => {
            list.get_mut(*at).is_some_and(|inner| take_out(inner, rest))
        }
        _ => false,
    }
}

fn found(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Bool(flag) => format!("`{flag}`"),
        Value::Number(number) => format!("the number {number}"),
        Value::String(text) => format!("the text `{text}`"),
        Value::Sequence(_) => "a list".to_owned(),
        Value::Mapping(_) | Value::Tagged(_) => "a map".to_owned(),
    }
}

/// `invalid type: string "often"` in words for people.
fn reword_found(found: &str) -> String {
    let found = found.split_once(": ").map_or(found, |(_, found)| found);
    match found.split_once(' ') {
        Some(("string", text)) => format!("the text `{}`", text.trim_matches('"')),
        Some(("integer", number)) => format!("the number {}", number.trim_matches('`')),
        Some(("floating", number)) => {
            format!("the number {}", number.trim_start_matches("point ").trim_matches('`'))
        }
        Some(("boolean", flag)) => flag.to_owned(),
        Some(("unit", _)) => "nothing".to_owned(),
        _ => match found {
            "sequence" => "a list".to_owned(),
            "map" => "a map".to_owned(),
            other => other.to_owned(),
        },
    }
}
