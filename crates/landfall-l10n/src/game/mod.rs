//! A game in another language: its words, the names of its kinds and fields, and its templates, as one PO file.
//!
//! A game may bring a language along in its YAML and Fluent files, or as such a file, and so may a pack. What is not
//! translated yet is shown in the language of the game, and counted.

mod check;
mod notation;
mod sentence;
mod write;

use std::collections::{BTreeMap, BTreeSet};

use landfall_schema::{Class, Field, Names, Schema, Shape, Tag, Type};
use rustc_hash::FxHashMap;

pub use check::check_language;
pub use sentence::FORMS;
pub use write::{Begun, begin};

use crate::po::{Catalog, Entry};
use crate::text::{UNNAMED, name_of, readable, templates_in, variables};
use notation::{Cases, cases};
use sentence::{Node, parse};

/// Something to translate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// `word/term/lead`, `field/copies`, `text/verb-gain-lead[n=one]`.
    pub key: String,
    pub source: String,
    pub notes: Vec<String>,
}

/// A template with its cases.
struct Template {
    name: String,
    cases: Cases,
}

/// Every message of a game in a locale. `templates` are those of its own language, in the order of precedence;
/// `known` are the names of those that the locale has already.
pub fn messages(schema: &Schema, templates: &str, known: &BTreeSet<String>, locale: &str) -> Vec<Message> {
    let mut out = words(schema, locale);
    out.extend(names(schema, templates, locale));
    let docs = docs(schema);
    for template in templates_of(templates, known, locale) {
        for (at, source) in template.cases.texts.iter().enumerate() {
            // What has no words needs no translation.
            if !has_words(source) {
                continue;
            }
            out.push(Message {
                key: format!("text/{}{}", template.name, template.cases.label(at)),
                source: source.clone(),
                notes: docs.get(&template.name).cloned().unwrap_or_default(),
            });
        }
    }
    out
}

fn source_locale(schema: &Schema) -> &str {
    match schema.game.source_locale.as_str() {
        "" => "en",
        locale => locale,
    }
}

/// Whether a name can be translated: `A` and `R1-S` are printed as they are.
fn is_word(name: &str) -> bool {
    name.chars().any(char::is_lowercase)
}

fn words(schema: &Schema, locale: &str) -> Vec<Message> {
    let source = source_locale(schema);
    let mut out = Vec::new();
    for vocabulary in schema.vocabularies.iter().filter(|vocabulary| vocabulary.polar.is_none()) {
        for word in &vocabulary.words {
            let Some(name) = word.names.get(source).filter(|name| is_word(name)) else { continue };
            if is_named_elsewhere(&word.names, locale) {
                continue;
            }
            let of = vocabulary.names.get(source).unwrap_or(&vocabulary.name);
            let doc = if word.doc.is_empty() { of.clone() } else { format!("{of}: {}", word.doc) };
            let key = format!("word/{}/{}", vocabulary.name, word.name);
            out.push(Message { key, source: name.clone(), notes: vec![doc] });
        }
    }
    out
}

/// Whether YAML has the name already. Names from language files are taken in later.
fn is_named_elsewhere(names: &Names, locale: &str) -> bool {
    names.contains_key(locale)
}

/// Kinds and blocks, then their fields. A field that is called the same everywhere is one message.
fn names(schema: &Schema, templates: &str, locale: &str) -> Vec<Message> {
    let source = source_locale(schema);
    let mut out = Vec::new();
    let shown = || schema.shapes.iter().filter(|shape| matches!(shape.class, Class::Kind(_) | Class::Block));
    for shape in shown() {
        let Some(name) = shape.names.get(source).filter(|_| !is_named_elsewhere(&shape.names, locale)) else {
            continue;
        };
        out.push(Message { key: shape_key(shape), source: name.clone(), notes: vec![shape.doc.to_string()] });
    }
    let said = said_by_templates(templates);
    let mut seen: BTreeMap<&str, String> = BTreeMap::new();
    for shape in shown() {
        let own = name_of(shape).and_then(|name| said.get(&name));
        for field in shape.fields.iter().filter(|field| is_printed(field, own)) {
            if is_named_elsewhere(&field.names, locale) {
                continue;
            }
            let name = field_name(field, source);
            let key = match seen.get(field.name.as_str()) {
                Some(known) if *known == name => continue,
                Some(_) => format!("field/{}/{}", shape.name, field.name),
                None => format!("field/{}", field.name),
            };
            seen.entry(&field.name).or_insert_with(|| name.clone());
            out.push(Message { key, source: name, notes: vec![field.doc.to_string()] });
        }
    }
    out
}

/// The variables of each template.
fn said_by_templates(templates: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut said = BTreeMap::new();
    templates_in(templates, |message| {
        said.insert(message.id.name.to_owned(), variables(message));
    });
    said
}

/// Whether the name of a field can be read on a card: not where a template says what is in it, and not where it only
/// holds others, which have names themselves.
fn is_printed(field: &Field, template: Option<&BTreeSet<String>>) -> bool {
    let inside = matches!(field.ty, Type::Id | Type::Block(_));
    let bare = field.names.is_empty() && UNNAMED.contains(&field.name.as_str());
    !inside && !bare && template.is_none_or(|said| !said.iter().any(|name| name.starts_with(&field.name)))
}

/// What a field is called where nobody has named it: as it is written.
fn field_name(field: &Field, source: &str) -> String {
    field.names.get(source).cloned().unwrap_or_else(|| readable(&field.name))
}

fn shape_key(shape: &Shape) -> String {
    let class = if shape.class == Class::Block { "block" } else { "kind" };
    format!("{class}/{}", shape.name)
}

/// What translators should know about each template: what it is for, and what players do with it.
fn docs(schema: &Schema) -> BTreeMap<String, Vec<String>> {
    let named = schema.shapes.iter().filter_map(|shape| Some((name_of(shape)?, vec![shape.doc.to_string()])));
    named.collect()
}

/// The templates that a locale needs, each once: a later one of the same name wins, as it does in use.
fn templates_of(text: &str, known: &BTreeSet<String>, locale: &str) -> Vec<Template> {
    let mut out: Vec<Template> = Vec::new();
    templates_in(text, |message| {
        let Some(pattern) = message.value.as_ref().filter(|_| !known.contains(message.id.name)) else {
            return;
        };
        let Some(cases) = cases(pattern, locale) else { return };
        let template = Template { name: message.id.name.to_owned(), cases };
        match out.iter_mut().find(|other| other.name == template.name) {
            Some(other) => *other = template,
            None => out.push(template),
        }
    });
    out
}

/// The finished translations of a language file, by key. One that was made for another source does not count.
struct Finished<'c>(FxHashMap<&'c str, &'c Entry<'c>>);

impl<'c> Finished<'c> {
    fn of(catalog: &'c Catalog<'c>) -> Self {
        let done = |entry: &&Entry<'_>| !entry.obsolete && !entry.fuzzy && entry.is_translated();
        Self(catalog.entries.iter().filter(done).map(|entry| (entry.key(), entry)).collect())
    }

    fn get(&self, key: &str, source: &str) -> Option<&'c str> {
        self.0.get(key).filter(|entry| entry.id.value == source).map(|entry| &*entry.text.value)
    }
}

/// Adds the words and names of a language file to a schema. What the schema says itself stays.
pub fn add_names(schema: &mut Schema, locale: &str, catalog: &Catalog<'_>) {
    let finished = Finished::of(catalog);
    let source = source_locale(schema).to_owned();
    let add_to = |names: &mut Names, name: Option<&str>, key: &str| -> bool {
        let said = name.and_then(|name| finished.get(key, name));
        let Some(said) = said.filter(|_| !names.contains_key(locale)) else { return false };
        names.insert(locale.to_owned(), said.to_owned());
        true
    };
    let add = |names: &mut Names, key: &str| {
        let name = names.get(&source).cloned();
        add_to(names, name.as_deref(), key)
    };
    for vocabulary in &mut schema.vocabularies {
        for word in &mut vocabulary.words {
            if add(&mut word.names, &format!("word/{}/{}", vocabulary.name, word.name)) {
                take_forms(word, locale);
            }
        }
    }
    for shape in &mut schema.shapes {
        let key = shape_key(shape);
        if matches!(shape.class, Class::Kind(_) | Class::Block) {
            add(&mut shape.names, &key);
        }
        for field in &mut shape.fields {
            let name = field_name(field, &source);
            let keys = [format!("field/{}/{}", shape.name, field.name), format!("field/{}", field.name)];
            let _ = keys.iter().any(|key| add_to(&mut field.names, Some(&name), key));
        }
    }
}

/// `Hinweis | Hinweise | Hinweisen`: the name, the form behind a number, other right forms.
fn take_forms(word: &mut landfall_schema::Word, locale: &str) {
    let Some(said) = word.names.get(locale).filter(|said| said.contains('|')) else { return };
    let forms: Vec<String> = said.split('|').map(|form| form.trim().to_owned()).collect();
    let tag = |tag: Tag| format!("{}-{locale}", tag.info().name);
    if let Some(plural) = forms.get(1) {
        word.tags.entry(tag(Tag::Plural)).or_insert_with(|| plural.clone());
    }
    if forms.len() > 2 {
        word.tags.entry(tag(Tag::Forms)).or_insert_with(|| forms[2..].join(" | "));
    }
    word.names.insert(locale.to_owned(), forms.into_iter().next().unwrap_or_default());
}

/// The templates of a language file as Fluent. A template is there when all of its cases are translated.
pub fn spoken(templates: &str, locale: &str, catalog: &Catalog<'_>) -> String {
    let finished = Finished::of(catalog);
    let mut out = String::new();
    for template in templates_of(templates, &BTreeSet::new(), locale) {
        let cases = &template.cases;
        let texts: Option<Vec<Vec<Node>>> = (0..cases.texts.len())
            .map(|at| {
                let key = format!("text/{}{}", template.name, cases.label(at));
                let source = &cases.texts[at];
                // What has no words is the same everywhere.
                let wordless = || (!has_words(source)).then_some(source.as_str());
                parse(finished.get(&key, source).or_else(wordless)?).ok()
            })
            .collect();
        if let Some(texts) = texts {
            out.push_str(&cases.fluent(&template.name, &texts));
        }
    }
    out
}

/// How much of a game is translated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub all: usize,
}

/// Counts what a locale has of a schema to which its names were added; `known` are the templates that it has.
pub fn progress(schema: &Schema, templates: &str, known: &BTreeSet<String>, locale: &str) -> Progress {
    let left = messages(schema, templates, known, locale).len();
    let texts = templates_of(templates, &BTreeSet::new(), locale);
    let texts = texts.iter().flat_map(|template| &template.cases.texts).filter(|text| has_words(text));
    let all = words(schema, NOWHERE).len() + names(schema, templates, NOWHERE).len() + texts.count();
    Progress { done: all.saturating_sub(left), all }
}

/// A locale that nothing is named in.
const NOWHERE: &str = "\u{0}";

/// Whether a text says anything beside what is filled in.
fn has_words(text: &str) -> bool {
    fn said(nodes: &[Node]) -> bool {
        nodes.iter().any(|node| match node {
            Node::Text(text) => text.chars().any(char::is_alphabetic),
            Node::Variable { .. } => false,
            Node::Optional { present, absent, .. } => said(present) || said(absent),
        })
    }
    parse(text).is_ok_and(|nodes| said(&nodes))
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Reports};

    use super::*;
    use crate::po::{Fresh, read, write_fresh};
    use crate::text::{Filling, Templates, template_names};

    const COMMON: &str = include_str!("../../../../schemas/common/l10n/en.ftl");
    const GAMES: [&str; 3] = [
        include_str!("../../../../schemas/vanguard/l10n/en.ftl"),
        include_str!("../../../../schemas/caverns/l10n/en.ftl"),
        include_str!("../../../../schemas/first-martians/l10n/en.ftl"),
    ];

    /// Every variable with some value: missing, a number or a word, other ones in each round.
    fn fillings(variables: &BTreeSet<String>, round: usize) -> Vec<(&str, Filling<'static>)> {
        let filling = |(at, name): (usize, &'_ String)| -> Filling<'static> {
            let base = ["-stated", "-key"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
            let seed = round + base.len() + at / 2;
            let keys = ["none", "self", "any", "other", "yes", "lowest", "cost", "less"];
            match name {
                _ if name.ends_with("-stated") => if round.is_multiple_of(2) { "yes" } else { "no" }.into(),
                _ if name.ends_with("-key") || name == "negated" => keys[seed % keys.len()].into(),
                _ if round.is_multiple_of(3) => "none".into(),
                _ if round % 3 == 1 => ((seed % 3) as i32).into(),
                _ => "Salt".into(),
            }
        };
        let named = |(at, name)| (String::as_str(name), filling((at, name)));
        variables.iter().enumerate().map(named).collect()
    }

    #[test]
    fn every_template_says_the_same_after_its_way_through_a_language_file() {
        for game in GAMES {
            let source = format!("{COMMON}\n{game}");
            let (text, _) = begin(&Schema::default(), &source, &BTreeSet::new(), "en-GB", None);
            let begun = read(FileId(0), &text, &mut Reports::default());
            let mut copied = String::new();
            for entry in &begun.entries {
                let (key, said) = (entry.key(), &*entry.id.value);
                copied.push('\n');
                write_fresh(&mut copied, &Fresh { key, source: said, text: said, ..Fresh::default() });
            }
            let made = spoken(&source, "en-GB", &read(FileId(0), &copied, &mut Reports::default()));
            let names = template_names(&source);
            let missing: Vec<String> = names.difference(&template_names(&made)).cloned().collect();
            assert_eq!(missing, [""; 0]);
            let of = |locale: &str, text: &str| Templates::new(&Schema::default(), locale, text);
            let (ours, theirs) = (of("en-GB", &made), of("en", &source));
            let variables = said_by_templates(&source);
            for name in names {
                for round in 0..24 {
                    let fillings = fillings(&variables[&name], round);
                    assert_eq!(
                        ours.say(&name, &fillings),
                        theirs.say(&name, &fillings),
                        "{name} {fillings:?}"
                    );
                }
            }
        }
    }
}
