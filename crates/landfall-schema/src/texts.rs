//! What schema files define, still as text with a place.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use landfall_diagnostics::Span;

use crate::tags::Tag;
use crate::yaml::Said;

pub(crate) type SaidNames = BTreeMap<String, Said>;

pub(crate) struct GameText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: Option<Said>,
    pub identifier: Option<Said>,
    pub source_locale: Option<Said>,
    pub players: Option<Said>,
    pub codes: Option<Said>,
}

pub(crate) struct VocabularyText {
    pub names: SaidNames,
    pub doc: Option<Said>,
    pub words: IndexMap<String, WordText>,
    pub polar: Option<PolarText>,
}

pub(crate) struct PolarText {
    /// The key.
    pub span: Span,
    pub hub: Option<Said>,
    pub rings: Option<(i64, Said)>,
    pub directions: Vec<Said>,
    pub address: Option<Said>,
}

pub(crate) struct WordText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: String,
    pub tags: BTreeMap<String, String>,
    pub tag_keys: Vec<Said>,
}

impl WordText {
    /// Whether it says nothing but what the word is called in some languages.
    pub fn only_names(&self) -> bool {
        let by_language = |key: &String| Tag::named(key).is_some_and(|tag| tag.info().by_language);
        self.doc.is_empty() && !self.names.is_empty() && self.tags.keys().all(by_language)
    }
}

/// A kind, block, verb, predicate or target; each uses the part that its own keys can fill.
#[derive(Clone)]
pub(crate) struct ShapeText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: Option<Said>,
    pub write: Option<Said>,
    pub key: Option<Said>,
    pub uses: Vec<Said>,
    pub at_most_one: Vec<Vec<Said>>,
    pub at_least_one: Vec<Vec<Said>>,
    pub fields: IndexMap<String, FieldText>,
    pub does: Vec<Said>,
    pub is: Option<Said>,
    pub by_hand: Option<Said>,
    pub legal: Vec<Said>,
    pub control: Option<Said>,
    pub id: Option<Said>,
    pub copies: bool,
    pub unused: Option<Said>,
    pub standalone: Option<Said>,
    pub roles: Vec<Said>,
    pub tags: SaidNames,
    pub tag_keys: Vec<Said>,
}

#[derive(Clone)]
pub(crate) struct FieldText {
    pub name: Said,
    /// `None` when the type could not be read; that was reported.
    pub ty: Option<Said>,
    pub names: SaidNames,
    pub doc: String,
    pub many: bool,
    pub max: Option<(u32, Said)>,
    pub required: bool,
    pub write: Option<Said>,
    pub context: Option<Said>,
    pub needs: Option<Said>,
    pub hint: String,
    pub unique: Option<Said>,
    pub mentions: Option<Said>,
    pub limit: Option<(u32, Said)>,
    pub default: Option<Said>,
    pub roles: Vec<Said>,
    pub replaces: bool,
}

impl FieldText {
    /// A field that no file defines.
    pub fn of_type(name: &str, ty: &str, span: Span) -> Self {
        Self {
            name: Said::elsewhere(name, span),
            ty: Some(Said::elsewhere(ty, span)),
            names: SaidNames::new(),
            doc: String::new(),
            many: false,
            max: None,
            required: false,
            write: None,
            context: None,
            needs: None,
            hint: String::new(),
            unique: None,
            mentions: None,
            limit: None,
            default: None,
            roles: Vec::new(),
            replaces: false,
        }
    }
}

pub(crate) struct GraphText {
    pub name: Said,
    pub of: Option<Said>,
    pub nodes: Option<Said>,
    pub edges: Option<Said>,
    pub from: Option<Said>,
    pub to: Option<Said>,
    pub arrow: Option<Said>,
    pub joins: Option<Said>,
    pub gate: Option<Said>,
    pub home: Option<Said>,
    pub opening: Option<Said>,
    pub blocked: Option<Said>,
    pub everywhere: Vec<Said>,
    pub mover: Option<Said>,
    pub ends: Option<Said>,
    pub placed: Vec<Said>,
    pub arrival: Vec<Said>,
    pub once: Option<Said>,
}

pub(crate) struct MapText {
    pub name: Said,
    pub over: Option<Said>,
    pub of: Option<Said>,
    pub entry: Option<Said>,
    pub lies: Option<Said>,
    pub cost: Option<Said>,
    pub closed: Option<Said>,
}

pub(crate) struct LimitText {
    pub name: Said,
    pub of: Option<Said>,
    pub count: Option<Said>,
    pub at_most: Option<u32>,
    pub reason: String,
}

pub(crate) struct FormulaText {
    pub name: Said,
    pub of: Vec<Said>,
    pub doc: String,
    pub is: Option<Said>,
}

pub(crate) struct ConstraintText {
    /// The code of the rule.
    pub code: Said,
    pub name: Option<Said>,
    pub severity: Option<Said>,
    pub title: Option<Said>,
    pub doc: String,
    /// The ways to break it; one, unless the rule lists several.
    pub cases: Vec<CaseText>,
}

/// One way to break a rule.
pub(crate) struct CaseText {
    /// Where it begins.
    pub spot: Said,
    pub severity: Option<Said>,
    pub of: Vec<Said>,
    pub per: Option<Said>,
    pub each: Option<(String, Said)>,
    pub lets: Vec<(String, Said)>,
    pub when: Option<Said>,
    pub require: Option<Said>,
    pub at: Option<Said>,
    pub blame: Option<Said>,
    pub related: Vec<(Said, Option<Said>)>,
    pub message: Option<Said>,
    pub label: Option<Said>,
    pub help: Option<Said>,
    pub bad: Vec<(String, String)>,
    pub also: Vec<String>,
}

impl CaseText {
    /// Every text that is an expression, or has some in it.
    pub fn expressions(&self) -> impl Iterator<Item = &Said> {
        let said = [&self.when, &self.require, &self.at, &self.blame, &self.message, &self.label, &self.help];
        let named = self.each.iter().chain(&self.lets).map(|(_, said)| said);
        let related = self.related.iter().flat_map(|(at, label)| std::iter::once(at).chain(label));
        said.into_iter().flatten().chain(named).chain(related)
    }
}
