//! The keys of schema files, as serde reads them. An unknown key is a mistake everywhere.
//!
//! Maps whose items are read one by one stay `Value`s here.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_yaml::Value;

use crate::item::Text;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FileKeys {
    pub game: Option<Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub identifier: Option<Text>,
    pub source_locale: Option<Text>,
    pub players: Option<Text>,
    pub codes: Option<Text>,
    pub prose_icons: Vec<Text>,
    // Read before the schema is, by `includes`.
    #[serde(rename = "include")]
    pub _include: Vec<Text>,
    pub vocabularies: Value,
    pub contexts: Vec<Text>,
    pub context_groups: BTreeMap<String, Vec<Text>>,
    pub blocks: Value,
    pub kinds: Value,
    pub verbs: Value,
    pub predicates: Value,
    pub targets: Value,
    pub graphs: Value,
    pub maps: Value,
    pub play: Value,
    pub cards: Value,
    pub icons: BTreeMap<String, Text>,
    pub limits: Value,
    pub formulas: Value,
    pub constraints: Value,
    pub facts: BTreeMap<String, i64>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct VocabularyKeys {
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub words: Value,
    pub polar: Value,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct WordKeys {
    pub doc: Text,
    pub tags: BTreeMap<String, Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BlockKeys {
    pub roles: Vec<Text>,
    pub tags: BTreeMap<String, Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub write: Option<Text>,
    pub key: Option<Text>,
    #[serde(rename = "use")]
    pub uses: Vec<Text>,
    pub at_most_one: Vec<Vec<Text>>,
    pub at_least_one: Vec<Vec<Text>>,
    pub fields: Value,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct KindKeys {
    pub roles: Vec<Text>,
    pub tags: BTreeMap<String, Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub id: Option<Text>,
    pub write: Option<Text>,
    pub copies: bool,
    pub unused: Option<Text>,
    pub standalone: Option<Text>,
    pub key: Option<Text>,
    #[serde(rename = "use")]
    pub uses: Vec<Text>,
    pub at_most_one: Vec<Vec<Text>>,
    pub at_least_one: Vec<Vec<Text>>,
    pub fields: Value,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct VerbKeys {
    pub roles: Vec<Text>,
    pub tags: BTreeMap<String, Text>,
    pub write: Option<Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub args: Value,
    pub does: Vec<Text>,
    pub by_hand: Option<Text>,
    pub legal: Vec<Text>,
    pub control: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

/// Predicates and targets.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PhraseKeys {
    pub roles: Vec<Text>,
    pub tags: BTreeMap<String, Text>,
    pub write: Option<Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Option<Text>,
    pub args: Value,
    pub does: Vec<Text>,
    pub is: Option<Text>,
    pub by_hand: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FieldKeys {
    pub roles: Vec<Text>,
    #[serde(rename = "type")]
    pub ty: Option<Text>,
    pub names: BTreeMap<String, Text>,
    pub doc: Text,
    pub many: bool,
    pub max: Option<u32>,
    pub required: bool,
    pub write: Option<Text>,
    pub context: Option<Text>,
    pub needs: Option<Text>,
    pub hint: Text,
    pub unique: bool,
    pub mentions: bool,
    pub limit: Option<u32>,
    pub default: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GraphKeys {
    pub of: Option<Text>,
    pub nodes: Option<Text>,
    pub edges: Option<Text>,
    pub from: Option<Text>,
    pub to: Option<Text>,
    pub arrow: Option<Text>,
    pub joins: Option<Text>,
    pub gate: Option<Text>,
    pub home: Option<Text>,
    pub opening: Option<Text>,
    pub blocked: Option<Text>,
    pub everywhere: Vec<Text>,
    pub mover: Option<Text>,
    pub ends: Option<Text>,
    pub placed: Vec<Text>,
    pub arrival: Vec<Text>,
    pub once: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

/// How cards look: see `cards.rs`.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FaceKeys {
    pub like: Option<Text>,
    pub form: Option<Text>,
    pub size: Option<Text>,
    pub bleed: Option<Text>,
    pub accent: Option<Text>,
    pub goes_on: Option<bool>,
    pub boxes: Value,
    pub back: Value,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BackKeys {
    pub boxes: Value,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoxKeys {
    pub at: Option<Text>,
    pub shows: Option<Text>,
    pub font: Option<Text>,
    pub text: Option<Text>,
    pub smallest: Option<Text>,
    pub columns: Option<Text>,
    pub align: Option<Text>,
    pub stand: Option<Text>,
    pub colour: Option<Text>,
    pub fill: Option<Text>,
    pub border: Option<Text>,
    pub round: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PolarKeys {
    pub hub: Option<Text>,
    pub rings: Option<i64>,
    pub directions: Vec<Text>,
    pub address: Option<Text>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MapKeys {
    pub over: Option<Text>,
    pub of: Option<Text>,
    pub entry: Option<Text>,
    pub lies: Option<Text>,
    pub cost: Option<Text>,
    pub closed: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LimitKeys {
    pub of: Option<Text>,
    pub count: Option<Text>,
    pub at_most: Option<u32>,
    pub reason: Text,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct FormulaKeys {
    #[serde(rename = "for")]
    pub of: OneOrMore<Text>,
    pub doc: Text,
    pub is: Option<Text>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ConstraintKeys {
    pub name: Option<Text>,
    pub severity: Option<Text>,
    pub title: Option<Text>,
    pub doc: Text,
    #[serde(rename = "for")]
    pub of: OneOrMore<Text>,
    pub per: Option<Text>,
    pub each: Value,
    #[serde(rename = "let")]
    pub lets: Value,
    pub when: Option<Text>,
    pub require: Option<Text>,
    pub at: Option<Text>,
    pub blame: Option<Text>,
    pub related: OneOrMore<RelatedKeys>,
    pub message: Option<Text>,
    pub label: Option<Text>,
    pub help: Option<Text>,
    pub bad: OneOrMore<EditKeys>,
    pub also: Vec<Text>,
    /// Several ways to break one rule, each with the keys above.
    pub cases: Vec<Value>,
    #[serde(rename = "override")]
    pub replaces: bool,
}

/// A second place that explains the first.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RelatedKeys {
    pub at: Option<Text>,
    pub label: Option<Text>,
}

/// `replace` stands once in the examples of the game; with `with` in its place they break the rule.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EditKeys {
    pub replace: String,
    pub with: String,
}

/// A value, or a list of them.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

impl<T> Default for OneOrMore<T> {
    fn default() -> Self {
        OneOrMore::More(Vec::new())
    }
}

impl<T> OneOrMore<T> {
    pub fn is_one(&self) -> bool {
        matches!(self, OneOrMore::One(_))
    }

    pub fn into_list(self) -> Vec<T> {
        match self {
            OneOrMore::One(one) => vec![one],
            OneOrMore::More(list) => list,
        }
    }
}
