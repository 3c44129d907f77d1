//! Gathers what the files of a schema define, in order, and merges what they add to each other.
//!
//! Nothing is resolved here: types, written forms and names stay text with a place, because a later file
//! may still define what an earlier one mentions.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use landfall_diagnostics::{Reports, Span};
use serde::Deserialize;
use serde_yaml::Value;

use crate::item::{Item, ItemRules, Text};
use crate::rules;
use crate::yaml::{Document, Said};

/// More definitions than any game needs; beyond it a file is a mistake or an attack.
const ROOM: usize = 20_000;

static SCHEMA_RULES: ItemRules =
    ItemRules { unknown_key: &rules::UNKNOWN_SCHEMA_KEY, wrong_value: &rules::WRONG_SCHEMA_VALUE };

pub(crate) type SaidNames = BTreeMap<String, Said>;

#[derive(Default)]
pub(crate) struct Gathered {
    pub game: Option<GameText>,
    pub prose_icons: Vec<Said>,
    pub vocabularies: IndexMap<String, VocabularyText>,
    pub contexts: IndexMap<String, Said>,
    pub groups: IndexMap<String, Vec<Said>>,
    pub kinds: IndexMap<String, ShapeText>,
    pub blocks: IndexMap<String, ShapeText>,
    pub verbs: IndexMap<String, ShapeText>,
    pub predicates: IndexMap<String, ShapeText>,
    pub targets: IndexMap<String, ShapeText>,
    pub graphs: IndexMap<String, GraphText>,
    pub limits: IndexMap<String, LimitText>,
    count: usize,
}

pub(crate) struct GameText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: Option<Said>,
    pub identifier: Option<Said>,
    pub source_locale: Option<Said>,
}

pub(crate) struct VocabularyText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: Option<Said>,
    pub words: IndexMap<String, WordText>,
}

pub(crate) struct WordText {
    pub name: Said,
    pub names: SaidNames,
    pub doc: String,
    pub tags: BTreeMap<String, String>,
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
    pub legal: Vec<Said>,
    pub control: Option<Said>,
    pub id: Option<Said>,
    pub copies: bool,
    pub unused: Option<Said>,
    pub standalone: Option<Said>,
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
    pub home: Option<Said>,
    pub opening: Option<Said>,
    pub blocked: Option<Said>,
    pub placed: Vec<Said>,
    pub arrival: Vec<Said>,
}

pub(crate) struct LimitText {
    pub name: Said,
    pub of: Option<Said>,
    pub count: Option<Said>,
    pub at_most: Option<u32>,
    pub reason: String,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct FileKeys {
    game: Option<Text>,
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    identifier: Option<Text>,
    source_locale: Option<Text>,
    prose_icons: Vec<Text>,
    // Read before the schema is, by `includes`.
    #[serde(rename = "include")]
    _include: Vec<Text>,
    vocabularies: Value,
    contexts: Vec<Text>,
    context_groups: BTreeMap<String, Vec<Text>>,
    blocks: Value,
    kinds: Value,
    verbs: Value,
    predicates: Value,
    targets: Value,
    graphs: Value,
    limits: Value,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct VocabularyKeys {
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    words: Value,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct WordKeys {
    doc: Text,
    tags: BTreeMap<String, Text>,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct BlockKeys {
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    write: Option<Text>,
    key: Option<Text>,
    #[serde(rename = "use")]
    uses: Vec<Text>,
    at_most_one: Vec<Vec<Text>>,
    at_least_one: Vec<Vec<Text>>,
    fields: Value,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct KindKeys {
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    id: Option<Text>,
    write: Option<Text>,
    copies: bool,
    unused: Option<Text>,
    standalone: Option<Text>,
    key: Option<Text>,
    #[serde(rename = "use")]
    uses: Vec<Text>,
    at_most_one: Vec<Vec<Text>>,
    at_least_one: Vec<Vec<Text>>,
    fields: Value,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct VerbKeys {
    write: Option<Text>,
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    args: Value,
    does: Vec<Text>,
    legal: Vec<Text>,
    control: Option<Text>,
    #[serde(rename = "override")]
    replaces: bool,
}

/// Predicates and targets.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct PhraseKeys {
    write: Option<Text>,
    names: BTreeMap<String, Text>,
    doc: Option<Text>,
    args: Value,
    does: Vec<Text>,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct FieldKeys {
    #[serde(rename = "type")]
    ty: Option<Text>,
    names: BTreeMap<String, Text>,
    doc: Text,
    many: bool,
    max: Option<u32>,
    required: bool,
    write: Option<Text>,
    context: Option<Text>,
    needs: Option<Text>,
    hint: Text,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct GraphKeys {
    of: Option<Text>,
    nodes: Option<Text>,
    edges: Option<Text>,
    from: Option<Text>,
    to: Option<Text>,
    arrow: Option<Text>,
    home: Option<Text>,
    opening: Option<Text>,
    blocked: Option<Text>,
    placed: Vec<Text>,
    arrival: Vec<Text>,
    #[serde(rename = "override")]
    replaces: bool,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct LimitKeys {
    of: Option<Text>,
    count: Option<Text>,
    at_most: Option<u32>,
    reason: Text,
    #[serde(rename = "override")]
    replaces: bool,
}

/// The folders that the `include` of one document names.
pub(crate) fn includes(document: &Document) -> Vec<Said> {
    let list = document.value.get("include").and_then(Value::as_sequence);
    let names = list.into_iter().flatten().enumerate();
    names.filter_map(|(at, name)| Some(document.said(&format!("include/{at}"), name.as_str()?))).collect()
}

impl Gathered {
    pub fn add(&mut self, document: &Document, reports: &mut Reports) {
        let root = Item::root(document, &SCHEMA_RULES);
        if !document.value.is_mapping() && !document.value.is_null() {
            let draft = rules::WRONG_SCHEMA_VALUE.report("a schema file is a map");
            let draft = draft.help("begin with a line such as `vocabularies:`, `kinds:` or `verbs:`");
            reports.push(draft.at(root.spot(), "this file is a text or a list"));
            return;
        }
        let keys: FileKeys = root.read(document.value.clone(), reports);
        self.add_game(&root, &keys, reports);
        self.prose_icons.extend(root.list("prose-icons", &keys.prose_icons));
        for name in root.list("contexts", &keys.contexts) {
            self.contexts.entry(name.text.clone()).or_insert(name);
        }
        for (name, members) in &keys.context_groups {
            let members = root.child("context-groups").list(name, members);
            self.groups.entry(name.clone()).or_default().extend(members);
        }
        for (item, value) in root.child("vocabularies").entries(keys.vocabularies, reports) {
            self.add_vocabulary(&item, value, reports);
        }
        for (item, value) in root.child("blocks").entries(keys.blocks, reports) {
            let (shape, replaces) = block(&item, value, &mut self.count, reports);
            merge_shape(&mut self.blocks, shape, replaces, reports);
        }
        for (item, value) in root.child("kinds").entries(keys.kinds, reports) {
            let (shape, replaces) = kind(&item, value, &mut self.count, reports);
            merge_shape(&mut self.kinds, shape, replaces, reports);
        }
        for (item, value) in root.child("verbs").entries(keys.verbs, reports) {
            let (shape, replaces) = verb(&item, value, &mut self.count, reports);
            define(&mut self.verbs, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("predicates").entries(keys.predicates, reports) {
            let (shape, replaces) = phrase(&item, value, &mut self.count, reports);
            define(&mut self.predicates, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("targets").entries(keys.targets, reports) {
            let (shape, replaces) = phrase(&item, value, &mut self.count, reports);
            define(&mut self.targets, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("graphs").entries(keys.graphs, reports) {
            let (graph, replaces) = graph(&item, value, reports);
            define(&mut self.graphs, graph.name.clone(), graph, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("limits").entries(keys.limits, reports) {
            let (limit, replaces) = limit(&item, value, reports);
            define(&mut self.limits, limit.name.clone(), limit, replaces, |old| &old.name, reports);
        }
    }

    fn add_game(&mut self, root: &Item<'_>, keys: &FileKeys, reports: &mut Reports) {
        let Some(name) = root.said("game", &keys.game) else {
            let beside = [
                ("names", !keys.names.is_empty()),
                ("doc", keys.doc.is_some()),
                ("identifier", keys.identifier.is_some()),
                ("source-locale", keys.source_locale.is_some()),
            ];
            for (key, _) in beside.into_iter().filter(|(_, given)| *given) {
                let draft = rules::UNKNOWN_SCHEMA_KEY.report(format!("`{key}` tells about no game here"));
                let draft = draft.help(format!("move `{key}` into the file that says `game:`"));
                reports.push(draft.at(root.child(key).key().span, "this file has no `game` beside it"));
            }
            return;
        };
        if let Some(first) = &self.game {
            let draft = rules::DUPLICATE_DEFINITION.report("the game is named twice");
            let draft = draft.related(first.name.span, "it was named here first");
            reports.push(draft.at(name.span, "a schema describes one game"));
            return;
        }
        self.game = Some(GameText {
            name,
            names: root.names("names", &keys.names),
            doc: root.said("doc", &keys.doc),
            identifier: root.said("identifier", &keys.identifier),
            source_locale: root.said("source-locale", &keys.source_locale),
        });
    }

    fn add_vocabulary(&mut self, item: &Item<'_>, value: Value, reports: &mut Reports) {
        let keys: VocabularyKeys = item.read(value, reports);
        let name = item.key();
        let vocabulary = self.vocabularies.entry(name.text.clone()).or_insert_with(|| VocabularyText {
            name: name.clone(),
            names: SaidNames::new(),
            doc: None,
            words: IndexMap::new(),
        });
        set(&mut vocabulary.doc, item.said("doc", &keys.doc), "doc", &name, keys.replaces, reports);
        let names = item.names("names", &keys.names);
        set_names(&mut vocabulary.names, names, &name, keys.replaces, reports);
        for (item, value) in item.child("words").entries(keys.words, reports) {
            if has_room(&mut self.count, &item, reports) {
                let (word, replaces) = word(&item, value, reports);
                define(&mut vocabulary.words, word.name.clone(), word, replaces, |old| &old.name, reports);
            }
        }
    }
}

/// A word is a map of names, with `doc`, `tags` and `override` among the locales.
fn word(item: &Item<'_>, value: Value, reports: &mut Reports) -> (WordText, bool) {
    let mut names = SaidNames::new();
    let mut rest = serde_yaml::Mapping::new();
    for (inner, value) in item.entries(value, reports) {
        let key = inner.key();
        if matches!(key.text.as_str(), "doc" | "tags" | "override") {
            rest.insert(Value::String(key.text), value);
        } else if is_locale(&key.text) {
            let text: Option<Text> = inner.read(value, reports);
            names.extend(item.said(&key.text, &text).map(|said| (key.text, said)));
        } else {
            let known = ["en", "it", "doc", "tags", "override"];
            reports.push(item.unknown(&inner.path, &key.text, &known));
        }
    }
    let keys: WordKeys = item.read(Value::Mapping(rest), reports);
    let tags = keys.tags.into_iter().map(|(key, text)| (key, text.0)).collect();
    (WordText { name: item.key(), names, doc: keys.doc.0, tags }, keys.replaces)
}

/// `en`, `pt-BR`, `zh-Hans`.
pub(crate) fn is_locale(text: &str) -> bool {
    let mut parts = text.split('-');
    let language = parts.next().unwrap_or_default();
    (2..=3).contains(&language.len())
        && language.bytes().all(|b| b.is_ascii_lowercase())
        && parts.all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric()))
}

fn block(item: &Item<'_>, value: Value, count: &mut usize, reports: &mut Reports) -> (ShapeText, bool) {
    let keys: BlockKeys = item.read(value, reports);
    let shape = ShapeText {
        names: item.names("names", &keys.names),
        doc: item.said("doc", &keys.doc),
        write: item.said("write", &keys.write),
        key: item.said("key", &keys.key),
        uses: item.list("use", &keys.uses),
        at_most_one: groups(item, "at-most-one", &keys.at_most_one),
        at_least_one: groups(item, "at-least-one", &keys.at_least_one),
        fields: fields(&item.child("fields"), keys.fields, count, reports),
        ..empty_shape(item)
    };
    (shape, keys.replaces)
}

fn kind(item: &Item<'_>, value: Value, count: &mut usize, reports: &mut Reports) -> (ShapeText, bool) {
    let keys: KindKeys = item.read(value, reports);
    let shape = ShapeText {
        names: item.names("names", &keys.names),
        doc: item.said("doc", &keys.doc),
        write: item.said("write", &keys.write),
        key: item.said("key", &keys.key),
        uses: item.list("use", &keys.uses),
        at_most_one: groups(item, "at-most-one", &keys.at_most_one),
        at_least_one: groups(item, "at-least-one", &keys.at_least_one),
        fields: fields(&item.child("fields"), keys.fields, count, reports),
        id: item.said("id", &keys.id),
        copies: keys.copies,
        unused: item.said("unused", &keys.unused),
        standalone: item.said("standalone", &keys.standalone),
        ..empty_shape(item)
    };
    (shape, keys.replaces)
}

fn verb(item: &Item<'_>, value: Value, count: &mut usize, reports: &mut Reports) -> (ShapeText, bool) {
    let keys: VerbKeys = item.read(value, reports);
    let shape = ShapeText {
        names: item.names("names", &keys.names),
        doc: item.said("doc", &keys.doc),
        write: item.said("write", &keys.write),
        fields: fields(&item.child("args"), keys.args, count, reports),
        does: item.list("does", &keys.does),
        legal: item.list("legal", &keys.legal),
        control: item.said("control", &keys.control),
        ..empty_shape(item)
    };
    (shape, keys.replaces)
}

fn phrase(item: &Item<'_>, value: Value, count: &mut usize, reports: &mut Reports) -> (ShapeText, bool) {
    let keys: PhraseKeys = item.read(value, reports);
    let shape = ShapeText {
        names: item.names("names", &keys.names),
        doc: item.said("doc", &keys.doc),
        write: item.said("write", &keys.write),
        fields: fields(&item.child("args"), keys.args, count, reports),
        does: item.list("does", &keys.does),
        ..empty_shape(item)
    };
    (shape, keys.replaces)
}

fn empty_shape(item: &Item<'_>) -> ShapeText {
    ShapeText {
        name: item.key(),
        names: SaidNames::new(),
        doc: None,
        write: None,
        key: None,
        uses: Vec::new(),
        at_most_one: Vec::new(),
        at_least_one: Vec::new(),
        fields: IndexMap::new(),
        does: Vec::new(),
        legal: Vec::new(),
        control: None,
        id: None,
        copies: false,
        unused: None,
        standalone: None,
    }
}

fn groups(item: &Item<'_>, name: &str, groups: &[Vec<Text>]) -> Vec<Vec<Said>> {
    let list = item.child(name);
    groups.iter().enumerate().map(|(at, names)| list.list(&at.to_string(), names)).collect()
}

fn fields(
    item: &Item<'_>,
    value: Value,
    count: &mut usize,
    reports: &mut Reports,
) -> IndexMap<String, FieldText> {
    let mut fields = IndexMap::new();
    for (item, value) in item.entries(value, reports) {
        if has_room(count, &item, reports) {
            let field = field(&item, value, reports);
            fields.insert(field.name.text.clone(), field);
        }
    }
    fields
}

/// A field is a type, or a map with `type` and more.
fn field(item: &Item<'_>, value: Value, reports: &mut Reports) -> FieldText {
    let name = item.key();
    let (keys, ty) = if value.is_mapping() {
        let told = value.get("type").is_some();
        let keys: FieldKeys = item.read(value, reports);
        let ty = item.said("type", &keys.ty);
        if !told {
            let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has no type", name.text));
            let draft = draft.help(format!("add a type, as in `{}: {{type: text rules}}`", name.text));
            reports.push(draft.at(name.span, "a field says what is written there"));
        }
        (keys, ty)
    } else {
        let text: Option<Text> = match value {
            Value::Null => {
                let draft = rules::WRONG_SCHEMA_VALUE.report(format!("`{}` has no type", name.text));
                let draft = draft.help(format!("add a type, as in `{}: flag`", name.text));
                reports.push(draft.at(name.span, "a field says what is written there"));
                None
            }
            value => item.read(value, reports),
        };
        (FieldKeys::default(), text.map(|text| item.document.said(&item.path, &text.0)))
    };
    let max_said = item.said("max", &keys.max.map(|max| Text(max.to_string())));
    FieldText {
        name,
        ty,
        names: item.names("names", &keys.names),
        many: keys.many,
        max: keys.max.zip(max_said),
        required: keys.required,
        write: item.said("write", &keys.write),
        context: item.said("context", &keys.context),
        needs: item.said("needs", &keys.needs),
        doc: keys.doc.0,
        hint: keys.hint.0,
        replaces: keys.replaces,
    }
}

fn graph(item: &Item<'_>, value: Value, reports: &mut Reports) -> (GraphText, bool) {
    let keys: GraphKeys = item.read(value, reports);
    let graph = GraphText {
        name: item.key(),
        of: item.said("of", &keys.of),
        nodes: item.said("nodes", &keys.nodes),
        edges: item.said("edges", &keys.edges),
        from: item.said("from", &keys.from),
        to: item.said("to", &keys.to),
        arrow: item.said("arrow", &keys.arrow),
        home: item.said("home", &keys.home),
        opening: item.said("opening", &keys.opening),
        blocked: item.said("blocked", &keys.blocked),
        placed: item.list("placed", &keys.placed),
        arrival: item.list("arrival", &keys.arrival),
    };
    (graph, keys.replaces)
}

fn limit(item: &Item<'_>, value: Value, reports: &mut Reports) -> (LimitText, bool) {
    let keys: LimitKeys = item.read(value, reports);
    let limit = LimitText {
        name: item.key(),
        of: item.said("of", &keys.of),
        count: item.said("count", &keys.count),
        at_most: keys.at_most,
        reason: keys.reason.0,
    };
    (limit, keys.replaces)
}

/// Adds to a kind or block of an earlier file, or begins a new one.
fn merge_shape(
    shapes: &mut IndexMap<String, ShapeText>,
    new: ShapeText,
    replaces: bool,
    reports: &mut Reports,
) {
    let Some(old) = shapes.get_mut(&new.name.text) else {
        shapes.insert(new.name.text.clone(), new);
        return;
    };
    let of = &new.name;
    set(&mut old.doc, new.doc, "doc", of, replaces, reports);
    set(&mut old.write, new.write, "write", of, replaces, reports);
    set(&mut old.key, new.key, "key", of, replaces, reports);
    set(&mut old.id, new.id, "id", of, replaces, reports);
    set(&mut old.unused, new.unused, "unused", of, replaces, reports);
    set(&mut old.standalone, new.standalone, "standalone", of, replaces, reports);
    set_names(&mut old.names, new.names, of, replaces, reports);
    old.copies |= new.copies;
    old.uses.extend(new.uses);
    old.at_most_one.extend(new.at_most_one);
    old.at_least_one.extend(new.at_least_one);
    for (_, field) in new.fields {
        let replaces = field.replaces;
        define(&mut old.fields, field.name.clone(), field, replaces, |old| &old.name, reports);
    }
}

/// Adds a definition. One that is there already stays, unless the new one says that it replaces it.
fn define<T>(
    map: &mut IndexMap<String, T>,
    name: Said,
    new: T,
    replaces: bool,
    name_of: impl Fn(&T) -> &Said,
    reports: &mut Reports,
) {
    match map.get_mut(&name.text) {
        Some(old) if !replaces => reports.push(duplicate(&name.text, &name, name_of(old))),
        Some(old) => *old = new,
        None => {
            map.insert(name.text, new);
        }
    }
}

fn set(
    old: &mut Option<Said>,
    new: Option<Said>,
    key: &str,
    of: &Said,
    replaces: bool,
    reports: &mut Reports,
) {
    let Some(new) = new else { return };
    match old {
        Some(old) if !replaces => {
            reports.push(duplicate(&format!("{key}` of `{}", of.text), &new, old));
        }
        _ => *old = Some(new),
    }
}

fn set_names(old: &mut SaidNames, new: SaidNames, of: &Said, replaces: bool, reports: &mut Reports) {
    for (locale, name) in new {
        let mut place = old.remove(&locale);
        set(&mut place, Some(name), &locale, of, replaces, reports);
        old.extend(place.map(|said| (locale, said)));
    }
}

fn duplicate(what: &str, new: &Said, old: &Said) -> landfall_diagnostics::Report {
    let draft = rules::DUPLICATE_DEFINITION.report(format!("`{what}` is defined twice"));
    let draft = draft.help("give it another name, or add `override: true` to replace the first one");
    draft.related(old.span, "it was defined here first").at(new.span, "this would replace the first one")
}

fn has_room(count: &mut usize, item: &Item<'_>, reports: &mut Reports) -> bool {
    *count += 1;
    if *count == ROOM {
        let draft = rules::OVERSIZED_YAML.report("this schema defines too much");
        reports
            .push(draft.at(item.key().span, format!("the rest, after {ROOM} words and fields, is not read")));
    }
    *count < ROOM
}
