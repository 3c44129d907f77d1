//! Gathers what the files of a schema define, in order, and merges what they add to each other.
//!
//! Nothing is resolved here: types, written forms and names stay text with a place, because a later file
//! may still define what an earlier one mentions.

use std::collections::BTreeMap;

use indexmap::IndexMap;
use landfall_diagnostics::Reports;
use serde_yaml::Value;

use crate::gather_cards::{FaceText, face};
use crate::gather_computed::{constraint, formula};
use crate::gather_maps::{map, polar};
use crate::item::{Item, ItemRules, Text};
use crate::keys::{
    BlockKeys, FieldKeys, FileKeys, GraphKeys, KindKeys, LimitKeys, PhraseKeys, VerbKeys, VocabularyKeys,
    WordKeys,
};
use crate::merge::{define, merge_shape, set, set_names};
use crate::rules;
use crate::texts::{
    ConstraintText, FieldText, FormulaText, GameText, GraphText, LimitText, MapText, SaidNames, ShapeText,
    VocabularyText, WordText,
};
use crate::yaml::{Document, Said};

/// More definitions than any game needs; beyond it a file is a mistake or an attack.
const ROOM: usize = 20_000;

static SCHEMA_RULES: ItemRules =
    ItemRules { unknown_key: &rules::UNKNOWN_SCHEMA_KEY, wrong_value: &rules::WRONG_SCHEMA_VALUE };

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
    pub maps: IndexMap<String, MapText>,
    pub play: crate::gather_play::PlayText,
    pub cards: IndexMap<String, FaceText>,
    /// By word: where the word is written, and its picture.
    pub icons: IndexMap<String, (Said, Said)>,
    pub limits: IndexMap<String, LimitText>,
    /// By shape and name.
    pub formulas: IndexMap<String, FormulaText>,
    pub constraints: IndexMap<String, ConstraintText>,
    pub facts: IndexMap<String, (Said, i64)>,
    count: usize,
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
        for (shape, replaces) in self.shapes(&root.child("blocks"), keys.blocks, block, reports) {
            merge_shape(&mut self.blocks, shape, replaces, reports);
        }
        for (shape, replaces) in self.shapes(&root.child("kinds"), keys.kinds, kind, reports) {
            merge_shape(&mut self.kinds, shape, replaces, reports);
        }
        for (shape, replaces) in self.shapes(&root.child("verbs"), keys.verbs, verb, reports) {
            define(&mut self.verbs, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (shape, replaces) in self.shapes(&root.child("predicates"), keys.predicates, phrase, reports) {
            define(&mut self.predicates, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (shape, replaces) in self.shapes(&root.child("targets"), keys.targets, phrase, reports) {
            let is_read = |line: &&Said| line.text.split_whitespace().next() == Some("read");
            if let Some(line) = shape.does.iter().find(|line| !is_read(line)) {
                let draft = rules::BAD_DOES_LINE.report("a target can only read, not change anything");
                let draft = draft.help("move `does` to the verbs that use the target");
                reports.push(draft.at(line.span, "nothing follows this line"));
            }
            define(&mut self.targets, shape.name.clone(), shape, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("graphs").entries(keys.graphs, reports) {
            let (graph, replaces) = graph(&item, value, reports);
            define(&mut self.graphs, graph.name.clone(), graph, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("maps").entries(keys.maps, reports) {
            let (map, replaces) = map(&item, value, reports);
            define(&mut self.maps, map.name.clone(), map, replaces, |old| &old.name, reports);
        }
        self.play.add(&root.child("play"), keys.play, reports);
        for (item, value) in root.child("cards").entries(keys.cards, reports) {
            if has_room(&mut self.count, &item, reports) {
                let (face, replaces) = face(&item, value, reports);
                define(&mut self.cards, face.name.clone(), face, replaces, |old| &old.name, reports);
            }
        }
        // A pack may have icons that it likes better, so a later one wins.
        for (word, picture) in root.names("icons", &keys.icons) {
            self.icons.insert(word.clone(), (root.child("icons").child(&word).key(), picture));
        }
        for (item, value) in root.child("limits").entries(keys.limits, reports) {
            let (limit, replaces) = limit(&item, value, reports);
            define(&mut self.limits, limit.name.clone(), limit, replaces, |old| &old.name, reports);
        }
        for (item, value) in root.child("formulas").entries(keys.formulas, reports) {
            if has_room(&mut self.count, &item, reports) {
                let (formula, replaces) = formula(&item, value, reports);
                define(&mut self.formulas, formula.name.clone(), formula, replaces, |old| &old.name, reports);
            }
        }
        for (item, value) in root.child("constraints").entries(keys.constraints, reports) {
            if has_room(&mut self.count, &item, reports) {
                let (rule, replaces) = constraint(&item, value, reports);
                define(&mut self.constraints, rule.code.clone(), rule, replaces, |old| &old.code, reports);
            }
        }
        // A pack may play with other numbers, so a later one wins without a word.
        for (name, number) in keys.facts {
            let said = root.child("facts").child(&name).key();
            self.facts.insert(name, (said, number));
        }
    }

    fn shapes<'a>(
        &mut self,
        section: &Item<'a>,
        value: Value,
        read: impl Fn(&Item<'a>, Value, &mut usize, &mut Reports) -> (ShapeText, bool),
        reports: &mut Reports,
    ) -> Vec<(ShapeText, bool)> {
        let mut shapes = Vec::new();
        for (item, value) in section.entries(value, reports) {
            if has_room(&mut self.count, &item, reports) {
                shapes.push(read(&item, value, &mut self.count, reports));
            }
        }
        shapes
    }

    fn add_game(&mut self, root: &Item<'_>, keys: &FileKeys, reports: &mut Reports) {
        let Some(name) = root.said("game", &keys.game) else {
            let beside = [
                ("names", !keys.names.is_empty()),
                ("doc", keys.doc.is_some()),
                ("identifier", keys.identifier.is_some()),
                ("source-locale", keys.source_locale.is_some()),
                ("players", keys.players.is_some()),
                ("codes", keys.codes.is_some()),
            ];
            for (key, _) in beside.into_iter().filter(|(_, given)| *given) {
                let draft = rules::UNKNOWN_SCHEMA_KEY.report(format!("`{key}` belongs beside `game:`"));
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
            players: root.said("players", &keys.players),
            codes: root.said("codes", &keys.codes),
        });
    }

    fn add_vocabulary(&mut self, item: &Item<'_>, value: Value, reports: &mut Reports) {
        let keys: VocabularyKeys = item.read(value, reports);
        let name = item.key();
        let vocabulary = self.vocabularies.entry(name.text.clone()).or_insert_with(|| VocabularyText {
            names: SaidNames::new(),
            doc: None,
            words: IndexMap::new(),
            polar: None,
        });
        set(&mut vocabulary.doc, item.said("doc", &keys.doc), "doc", &name, keys.replaces, reports);
        let names = item.names("names", &keys.names);
        set_names(&mut vocabulary.names, names, &name, keys.replaces, reports);
        if !keys.polar.is_null() {
            vocabulary.polar = Some(polar(&item.child("polar"), keys.polar, reports));
        }
        for (item, value) in item.child("words").entries(keys.words, reports) {
            if has_room(&mut self.count, &item, reports) {
                let (word, replaces) = word(&item, value, reports);
                if let Some(known) = vocabulary.words.get_mut(&word.name.text).filter(|_| !replaces)
                    && word.only_names()
                {
                    name_word(known, word, reports);
                    continue;
                }
                define(&mut vocabulary.words, word.name.clone(), word, replaces, |old| &old.name, reports);
            }
        }
    }
}

/// Another language for a word that is there already: `lead: {de: Hinweis}`.
fn name_word(known: &mut WordText, new: WordText, reports: &mut Reports) {
    set_names(&mut known.names, new.names, &new.name, false, reports);
    for (key, value) in new.tags {
        known.tags.entry(key).or_insert(value);
    }
    known.tag_keys.extend(new.tag_keys);
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
    let tag_keys = tag_keys(item, &keys.tags);
    let tags = keys.tags.into_iter().map(|(key, text)| (key, text.0)).collect();
    (WordText { name: item.key(), names, doc: keys.doc.0, tags, tag_keys }, keys.replaces)
}

/// `en`, `pt-BR`, `zh-Hans`.
pub fn is_locale(text: &str) -> bool {
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
        roles: item.list("roles", &keys.roles),
        tags: item.names("tags", &keys.tags),
        tag_keys: tag_keys(item, &keys.tags),
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
        roles: item.list("roles", &keys.roles),
        tags: item.names("tags", &keys.tags),
        tag_keys: tag_keys(item, &keys.tags),
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
        by_hand: item.said("by-hand", &keys.by_hand),
        legal: item.list("legal", &keys.legal),
        control: item.said("control", &keys.control),
        roles: item.list("roles", &keys.roles),
        tags: item.names("tags", &keys.tags),
        tag_keys: tag_keys(item, &keys.tags),
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
        is: item.said("is", &keys.is),
        by_hand: item.said("by-hand", &keys.by_hand),
        roles: item.list("roles", &keys.roles),
        tags: item.names("tags", &keys.tags),
        tag_keys: tag_keys(item, &keys.tags),
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
        is: None,
        by_hand: None,
        legal: Vec::new(),
        control: None,
        id: None,
        copies: false,
        unused: None,
        standalone: None,
        roles: Vec::new(),
        tags: SaidNames::new(),
        tag_keys: Vec::new(),
    }
}

fn tag_keys(item: &Item<'_>, tags: &BTreeMap<String, Text>) -> Vec<Said> {
    let home = item.child("tags");
    tags.keys().map(|name| home.child(name).key()).collect()
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
    let number = |key: &str, number: Option<u32>| {
        number.zip(item.said(key, &number.map(|number| Text(number.to_string()))))
    };
    let flag = |key: &str, given: bool| item.said(key, &given.then(|| Text("true".to_owned())));
    FieldText {
        name,
        ty,
        names: item.names("names", &keys.names),
        many: keys.many,
        max: number("max", keys.max),
        required: keys.required,
        write: item.said("write", &keys.write),
        context: item.said("context", &keys.context),
        needs: item.said("needs", &keys.needs),
        doc: keys.doc.0,
        hint: keys.hint.0,
        unique: flag("unique", keys.unique),
        mentions: flag("mentions", keys.mentions),
        limit: number("limit", keys.limit),
        default: item.said("default", &keys.default),
        roles: item.list("roles", &keys.roles),
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
        joins: item.said("joins", &keys.joins),
        gate: item.said("gate", &keys.gate),
        home: item.said("home", &keys.home),
        opening: item.said("opening", &keys.opening),
        blocked: item.said("blocked", &keys.blocked),
        everywhere: item.list("everywhere", &keys.everywhere),
        mover: item.said("mover", &keys.mover),
        ends: item.said("ends", &keys.ends),
        placed: item.list("placed", &keys.placed),
        arrival: item.list("arrival", &keys.arrival),
        once: item.said("once", &keys.once),
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

fn has_room(count: &mut usize, item: &Item<'_>, reports: &mut Reports) -> bool {
    *count += 1;
    if *count == ROOM {
        let draft = rules::OVERSIZED_YAML.report("this schema defines too much");
        reports.push(draft.at(item.key().span, format!("the rest, after {ROOM} definitions, is not read")));
    }
    *count < ROOM
}
