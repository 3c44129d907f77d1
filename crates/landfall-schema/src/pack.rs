//! The manifest of a pack, `landfall.yaml`.

use indexmap::IndexMap;
use landfall_diagnostics::{FileId, Reports, Severity, Sources, Span, nearest};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Deserializer};
use serde_yaml::Value;

use crate::IdMatch;
use crate::gather::is_locale;
use crate::item::{Item, ItemRules, Text};
use crate::rules;
use crate::types::IdPattern;
use crate::yaml::{Document, Said};

static MANIFEST_RULES: ItemRules =
    ItemRules { unknown_key: &rules::BAD_MANIFEST, wrong_value: &rules::BAD_MANIFEST };

/// What a pack says about itself.
#[derive(Clone, Debug)]
pub struct Pack {
    pub file: FileId,
    pub name: String,
    pub name_span: Span,
    pub version: String,
    pub version_span: Span,
    pub game: String,
    pub game_span: Span,
    pub title: Option<String>,
    pub authors: Vec<String>,
    pub licence: Option<String>,
    pub source_locale: String,
    /// The languages it is translated into, beside that of the source.
    pub locales: Vec<String>,
    /// The ids it calls its own, by kind: ranges such as `P900-P999`, still as text.
    pub ids: IndexMap<String, Vec<String>>,
    /// Other packs it refers to.
    pub requires: Vec<String>,
    /// Checks whose findings are errors here.
    pub deny: Vec<String>,
    /// Checks whose findings are warnings here.
    pub warn: Vec<String>,
    /// Checks that are silent here.
    pub allow: Vec<String>,
    places: FxHashMap<String, (Span, Span)>,
}

impl Pack {
    /// Where a value stands: `span("source-locale")`, `span("locales/0")`, `span("ids/poi/1")`.
    pub fn span(&self, path: &str) -> Span {
        self.place(path).1
    }

    /// Where the key of a value stands: `key_span("ids/poi")`.
    pub fn key_span(&self, path: &str) -> Span {
        self.place(path).0
    }

    fn place(&self, path: &str) -> (Span, Span) {
        let mut path = path;
        loop {
            match (self.places.get(path), path.rfind('/')) {
                (Some(place), _) => return *place,
                (None, Some(at)) => path = &path[..at],
                (None, None) => return (self.name_span, self.name_span),
            }
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct PackKeys {
    name: Option<Text>,
    version: Option<Text>,
    game: Option<Text>,
    title: Option<Text>,
    authors: Texts,
    licence: Option<Text>,
    source_locale: Option<Text>,
    locales: Texts,
    ids: Value,
    requires: Texts,
    deny: Texts,
    warn: Texts,
    allow: Texts,
}

/// A list of texts; a single one needs no brackets.
#[derive(Default)]
struct Texts(Vec<Text>);

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextsVisitor;

        impl<'de> serde::de::Visitor<'de> for TextsVisitor {
            type Value = Texts;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a sequence")
            }

            fn visit_unit<E>(self) -> Result<Texts, E> {
                Ok(Texts::default())
            }

            fn visit_str<E>(self, text: &str) -> Result<Texts, E> {
                Ok(Texts(vec![Text(text.trim_end().to_owned())]))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Texts, E> {
                Ok(Texts(vec![Text(number.to_string())]))
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<Texts, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Texts(list))
            }
        }

        deserializer.deserialize_any(TextsVisitor)
    }
}

impl Texts {
    fn plain(self) -> Vec<String> {
        self.0.into_iter().map(|text| text.0).collect()
    }
}

/// Reads a manifest. `None` when it could not be read at all or does not say what pack of what game it is.
pub fn read_pack(file: FileId, sources: &Sources) -> (Option<Pack>, Reports) {
    let mut reports = Reports::default();
    let document = Document::read(file, sources, &mut reports);
    if !document.readable {
        return (None, reports);
    }
    let root = Item::root(&document, &MANIFEST_RULES);
    if matches!(document.value, Value::Mapping(_) | Value::Null) {
        let keys: PackKeys = root.read(document.value.clone(), &mut reports);
        // A key with a slip in it was reported as such, and then nothing is missing.
        let is_slip =
            |known: &Value, key: &str| known.as_str().is_some_and(|known| !nearest(known, [key]).is_empty());
        let written = document.value.as_mapping();
        let told = |key: &str| {
            written.is_some_and(|keys| keys.contains_key(key) || keys.keys().any(|known| is_slip(known, key)))
        };
        let pack = pack(&root, keys, told, &mut reports);
        reports.sort(sources);
        return (pack, reports);
    }
    let draft = rules::BAD_MANIFEST.report("a manifest is a map");
    let draft = draft.help("begin with `name: my-pack`, `version: 0.1.0` and `game: NAME`");
    reports.push(draft.at(root.spot(), "this file is a text or a list"));
    (None, reports)
}

fn pack(root: &Item<'_>, keys: PackKeys, told: impl Fn(&str) -> bool, reports: &mut Reports) -> Option<Pack> {
    let mut needed = |key: &str, example: &str, text: &Option<Text>| {
        // One that is there but wrong was reported already.
        if text.is_none() && !told(key) {
            let draft = rules::BAD_MANIFEST.report(format!("the manifest has no `{key}`"));
            let draft = draft.help(format!("add `{key}: {example}`"));
            reports.push(draft.at(Span::new(root.document.file, 0, 0), "every pack says this"));
        }
        root.said(key, text)
    };
    let name = needed("name", "my-pack", &keys.name);
    let version = needed("version", "0.1.0", &keys.version);
    let game = needed("game", "NAME", &keys.game);
    if let Some(name) = &name {
        check_name(name, reports);
    }
    if let Some(version) = &version {
        check_version(version, reports);
    }
    let locales = root.list("locales", &keys.locales.0);
    let source_locale = root.said("source-locale", &keys.source_locale);
    for locale in locales.iter().chain(&source_locale) {
        if !is_locale(&locale.text) {
            let draft = rules::BAD_MANIFEST.report(format!("`{}` is not a language code", locale.text));
            let draft = draft.help("write a code such as `it`, `de` or `pt-BR`");
            reports.push(draft.at(locale.span, "two or three letters, and perhaps a region"));
        }
    }
    let requires = root.list("requires", &keys.requires.0);
    check_required(&requires, name.as_ref(), reports);
    for list in [&locales, &requires] {
        check_twice(list, reports);
    }
    let mut ids = IndexMap::new();
    for (item, ranges) in root.child("ids").entries(keys.ids, reports) {
        ids.insert(item.key().text, item.read::<Texts>(ranges, reports).plain());
    }
    let (name, game) = (name?, game?);
    let version = version.unwrap_or_else(|| Said::elsewhere("0.0.0", name.span));
    let text = |text: Option<Text>| text.map(|text| text.0);
    Some(Pack {
        file: root.document.file,
        name_span: name.span,
        name: name.text,
        version_span: version.span,
        version: version.text,
        game_span: game.span,
        game: game.text,
        title: text(keys.title),
        authors: keys.authors.plain(),
        licence: text(keys.licence),
        source_locale: source_locale.map_or_else(|| "en".to_owned(), |said| said.text),
        locales: keys.locales.plain(),
        ids,
        requires: keys.requires.plain(),
        deny: keys.deny.plain(),
        warn: keys.warn.plain(),
        allow: keys.allow.plain(),
        places: root.document.spans().map(|(path, key, value)| (path.to_owned(), (key, value))).collect(),
    })
}

fn check_name(name: &Said, reports: &mut Reports) {
    let help = match IdPattern::Name.matches(&name.text) {
        IdMatch::Ok => return,
        IdMatch::Normal(normal) => format!("write `name: {normal}`"),
        IdMatch::No => "write a name such as `my-pack`".to_owned(),
    };
    let draft = rules::BAD_MANIFEST.report(format!("`{}` is not a name for a pack", name.text));
    reports.push(draft.help(help).at(name.span, "lower case with dashes; put the real title into `title`"));
}

fn check_version(version: &Said, reports: &mut Reports) {
    let core = version.text.split(['-', '+']).next().unwrap_or_default();
    let parts: Vec<&str> = core.split('.').collect();
    // Nine digits are more than anybody counts to, and fit into every program that compares them.
    let number = |part: &&str| (1..=9).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    if parts.len() != 3 || !parts.iter().all(number) {
        // Also catches `1.10` without quotes, which YAML reads as the number 1.1.
        let draft = rules::BAD_MANIFEST.report(format!("`{}` is not a version", version.text));
        let draft = draft.help("write three numbers, such as `version: 0.1.0`");
        reports.push(draft.at(version.span, "three numbers with dots between them"));
    }
}

/// What a pack requires: `harbour`, or `harbour 0.2.0`.
fn check_required(required: &[Said], name: Option<&Said>, reports: &mut Reports) {
    for said in required {
        let mut words = said.text.split_whitespace();
        let (pack, _version) = (words.next().unwrap_or_default(), words.next());
        let draft = if name.is_some_and(|name| name.text == pack) {
            rules::BAD_MANIFEST.report(format!("`{pack}` requires itself")).help("name other packs only")
        } else if words.next().is_some() || pack.is_empty() {
            rules::BAD_MANIFEST.report(format!("`{}` is not a required pack", said.text)).help(
                "write the name of a pack, and perhaps the oldest version that will do: `harbour 0.2.0`",
            )
        } else {
            continue;
        };
        reports.push(draft.at(said.span, "no pack can be found by this"));
    }
}

/// What is in a list already adds nothing.
fn check_twice(list: &[Said], reports: &mut Reports) {
    let mut seen: FxHashMap<&str, Span> = FxHashMap::default();
    for said in list {
        let first = *seen.entry(said.text.as_str()).or_insert(said.span);
        if first != said.span {
            let draft =
                rules::BAD_MANIFEST.report(format!("duplicate `{}`", said.text)).severity(Severity::Warning);
            reports.push(
                draft.help("keep one of them").related(first, "here first").at(said.span, "adds nothing"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Option<Pack>, Vec<String>) {
        let mut sources = Sources::default();
        let file = sources.add("landfall.yaml", text);
        let (pack, reports) = read_pack(file, &sources);
        let shown =
            reports.iter().map(|r| format!("{} {} @ {}", r.rule.code, r.message, sources.slice(r.span)));
        (pack, shown.collect())
    }

    #[test]
    fn a_manifest_says_what_a_pack_is() {
        let text = "name: glasswake\nversion: 0.1.0\ngame: vanguard\ntitle: Glasswake\nauthors: [Mara, Ivo]\n\
                    licence: CC-BY-4.0\nsource-locale: en\nlocales: [it]\nids: {poi: [P900-P999], log: 1900-1999}\n\
                    requires: core\ndeny: [warnings]\n";
        let (pack, reports) = read(text);
        assert_eq!(reports, [] as [&str; 0]);
        let pack = pack.unwrap();
        assert_eq!((pack.name.as_str(), pack.game.as_str()), ("glasswake", "vanguard"));
        assert_eq!(pack.authors, ["Mara", "Ivo"]);
        assert_eq!(pack.ids["poi"], ["P900-P999"]);
        assert_eq!(pack.ids["log"], ["1900-1999"]);
        assert_eq!(pack.requires, ["core"]);
        let slice = |span: Span| &text[span.start as usize..span.end as usize];
        assert_eq!(slice(pack.game_span), "vanguard");
        assert_eq!(slice(pack.span("ids/poi/0")), "P900-P999");
        assert_eq!(slice(pack.span("ids/log/0")), "1900-1999");
        assert_eq!(slice(pack.key_span("ids/poi")), "poi");
    }

    #[test]
    fn every_mistake_of_a_manifest_is_reported_at_once() {
        let (pack, reports) = read(
            "name: Glass Wake\nversion: 1.10\ngame: vanguard\nlocals: [it]\nauthors: {a: b}\nlocales: [ital]\n",
        );
        assert_eq!(
            reports,
            [
                "LF9001 `Glass Wake` is not a name for a pack @ Glass Wake",
                "LF9001 `1.1` is not a version @ 1.10",
                "LF9001 `locals` is not a key here @ locals",
                "LF9001 `authors` needs a list such as `[a, b]` @ {a: b}",
                "LF9001 `ital` is not a language code @ ital",
            ]
        );
        assert!(pack.is_some());
    }

    #[test]
    fn what_is_required_is_another_pack() {
        let (_, reports) = read(
            "name: shore\nversion: 99999999999999999999.0.0\ngame: vanguard\nlocales: [it, de, it]\n\
             requires: [core, core 1.0.0, m m m, shore, core]\n",
        );
        assert_eq!(
            reports,
            [
                "LF9001 `99999999999999999999.0.0` is not a version @ 99999999999999999999.0.0",
                "LF9001 duplicate `it` @ it",
                "LF9001 `m m m` is not a required pack @ m m m",
                "LF9001 `shore` requires itself @ shore",
                "LF9001 duplicate `core` @ core",
            ]
        );
    }

    #[test]
    fn a_slip_in_a_key_is_one_mistake() {
        let (_, reports) = read("nmae: shore\nverison: 0.1.0\ngame: vanguard\n");
        assert_eq!(
            reports,
            ["LF9001 `nmae` is not a key here @ nmae", "LF9001 `verison` is not a key here @ verison"]
        );
    }

    #[test]
    fn name_version_and_game_are_needed() {
        let (pack, reports) = read("");
        assert!(pack.is_none());
        assert_eq!(reports.len(), 3);
        assert_eq!(read("[a, b]").1.len(), 1);
        assert_eq!(read("a: [").1.len(), 1);
    }
}
