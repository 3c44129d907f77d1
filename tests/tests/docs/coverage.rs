//! What each schema knows, and where an example shows it: `docs/<game>/coverage.md`. Nothing may be without one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use landfall_project::embedded::FOLDERS;
use landfall_project::schemas::{Class, Schema, ShapeId};
use landfall_project::{Compilation, Options, compile, compile_edited, games, schema};
use landfall_tests::{files_under, repository};

use crate::holds;

/// Every text that may serve as an example, by path, and the shapes it uses.
struct Examples {
    own: Vec<Example>,
    content: Vec<Example>,
}

struct Example {
    path: String,
    /// On one line, in lower case, to look words up in.
    text: String,
    shapes: BTreeSet<ShapeId>,
}

impl Example {
    fn new(path: String, text: &str, shapes: BTreeSet<ShapeId>) -> Self {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        Self { path, text, shapes }
    }
}

/// The shapes that each file of a run uses. What is only named with `extern` is not shown.
fn shapes_by_file(found: &Compilation) -> BTreeMap<String, BTreeSet<ShapeId>> {
    let mut by_file: BTreeMap<String, BTreeSet<ShapeId>> = BTreeMap::new();
    for pack in 0..found.packs.len() {
        for unit in found.atlas(pack).iter().flat_map(|atlas| &atlas.units) {
            let records = unit.records.iter().enumerate();
            let shown = records.filter(|(at, _)| !unit.externals.contains(&(*at as u32)));
            let path = found.sources.path(unit.file).to_owned();
            by_file.entry(path).or_default().extend(shown.map(|(_, record)| record.shape));
        }
    }
    by_file
}

/// The files of a game's own examples, which are one pack.
fn own_examples(game: &str) -> Vec<Example> {
    let found = compile_edited(game, &[], &Options::default()).unwrap();
    let shapes = shapes_by_file(&found);
    let folder = repository().join("schemas").join(game).join("examples");
    let from_file = |file: PathBuf| {
        let name = file.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/");
        let used = shapes.get(&name).cloned().unwrap_or_default();
        Example::new(format!("schemas/{game}/examples/{name}"), &fs::read_to_string(&file).unwrap(), used)
    };
    files_under(&folder, ".land").into_iter().map(from_file).collect()
}

fn examples(game: &str) -> Examples {
    let content = repository().join("content");
    let found = compile(std::slice::from_ref(&content), &Options::default()).unwrap();
    // Shapes are numbered by game.
    let of_game: Vec<&str> =
        found.packs.iter().filter(|pack| pack.game == game).map(|pack| pack.folder.as_str()).collect();
    let shapes = shapes_by_file(&found);
    let from_content = |file: PathBuf| {
        let path = file.strip_prefix(repository()).unwrap().to_str().unwrap().replace('\\', "/");
        let used = shapes.iter().find(|(known, _)| known.ends_with(&path)).map(|(_, used)| used.clone());
        Example::new(path, &fs::read_to_string(&file).unwrap(), used.unwrap_or_default())
    };
    let is_own =
        |file: &PathBuf| of_game.iter().any(|folder| file.to_str().unwrap().contains(&format!("{folder}/")));
    Examples {
        own: own_examples(game),
        content: files_under(&content, ".land").into_iter().filter(is_own).map(from_content).collect(),
    }
}

/// Where the schema defines something: `verbs/gain-success`, `vocabularies/biome/void`.
fn definitions(game: &str) -> BTreeMap<String, &'static str> {
    let mut found = BTreeMap::new();
    for (path, text) in FOLDERS
        .iter()
        .filter(|folder| folder.name == game || folder.lock.is_none())
        .flat_map(|folder| folder.files)
        .filter(|(path, _)| path.ends_with(".yaml"))
    {
        let (mut section, mut entry) = ("", "");
        for line in text.lines() {
            let name = || line.trim_start().split_once(':').map(|(name, _)| name).unwrap_or_default();
            match line.len() - line.trim_start().len() {
                _ if line.trim_start().starts_with('#') || line.trim().is_empty() => {}
                0 => section = name(),
                2 => {
                    entry = name();
                    found.entry(format!("{section}/{entry}")).or_insert(*path);
                }
                6 if section == "vocabularies" => {
                    found.entry(format!("{section}/{entry}/{}", name())).or_insert(*path);
                }
                _ => {}
            }
        }
    }
    found
}

/// One line of the page, and what is missing in it.
struct Row {
    name: String,
    defined: Option<&'static str>,
    example: Option<String>,
    content: Option<String>,
}

struct Book {
    examples: Examples,
    definitions: BTreeMap<String, &'static str>,
}

impl Book {
    fn row(&self, name: &str, place: &str, shows: impl Fn(&Example) -> bool) -> Row {
        // A file that is named after the thing shows it best.
        let named = |example: &&Example| example.path.ends_with(&format!("/{name}.land"));
        let first = |list: &[Example]| -> Option<String> {
            let mut showing = list.iter().filter(|example| shows(example));
            let best = showing.clone().find(named).or_else(|| showing.next());
            best.map(|example| example.path.clone())
        };
        Row {
            name: name.to_owned(),
            defined: self.definitions.get(place).copied(),
            example: first(&self.examples.own),
            content: first(&self.examples.content),
        }
    }

    fn shapes(&self, schema: &Schema, section: &str, wanted: impl Fn(Class) -> bool) -> Vec<Row> {
        let shapes = schema.shapes.iter().enumerate().filter(|(_, shape)| wanted(shape.class));
        let row = |(at, name): (usize, &str)| {
            let id = ShapeId(at as u16);
            self.row(name, &format!("{section}/{name}"), |example| example.shapes.contains(&id))
        };
        shapes.map(|(at, shape)| (at, shape.name.as_str())).map(row).collect()
    }

    /// Icons are shown by `:word:`, terms by their English name.
    fn words(&self, schema: &Schema, vocabulary: &str, sign: impl Fn(&str, &str) -> String) -> Vec<Row> {
        let id = schema.vocab_by_name(vocabulary).unwrap();
        let row = |word: &landfall_project::schemas::Word| {
            let sign = sign(&word.name, word.names.get("en").unwrap()).to_lowercase();
            let place = format!("vocabularies/{vocabulary}/{}", word.name);
            self.row(&word.name, &place, |example| example.text.contains(&sign))
        };
        schema.vocab(id).words.iter().map(row).collect()
    }
}

/// From `docs/<game>` to the top of the repository.
const UP: &str = "../../";

fn section(game: &str, title: &str, rows: &mut [Row], missing: &mut Vec<String>) -> String {
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    let own = format!("schemas/{game}/examples/");
    let link = |path: &Option<String>| {
        path.as_ref().map(|path| format!("[{}]({UP}{path})", path.trim_start_matches(&own)))
    };
    let mut text = format!(
        "\n## {title} ({})\n\n| Name | Schema | Example | In play |\n|---|---|---|---|\n",
        rows.len()
    );
    for row in rows {
        match (row.defined, row.example.as_ref().or(row.content.as_ref())) {
            (None, _) => missing.push(format!("{title}: nothing in the schema files defines `{}`", row.name)),
            (_, None) => missing.push(format!("{title}: no file of {own} or content/ shows `{}`", row.name)),
            _ => {}
        }
        let defined = row.defined.unwrap_or("?");
        let shown = defined.trim_start_matches("schemas/");
        let (example, content) =
            (link(&row.example).unwrap_or_default(), link(&row.content).unwrap_or_default());
        text.push_str(&format!("| `{}` | [{shown}]({UP}{defined}) | {example} | {content} |\n", row.name));
    }
    text
}

#[test]
fn everything_has_an_example() {
    let mut wrong = Vec::new();
    for game in games(&Options::default()).unwrap() {
        let path = format!("docs/{}/coverage.md", game.name);
        let (text, missing) = coverage(&game.name, &game.title);
        wrong.extend(missing.into_iter().map(|what| format!("{}: {what}", game.name)));
        wrong.extend(holds(&path, &text));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn coverage(game: &str, title: &str) -> (String, Vec<String>) {
    let schema = schema(game, &Options::default()).unwrap();
    let book = Book { examples: examples(game), definitions: definitions(game) };
    let mut missing = Vec::new();
    let mut text = format!(
        "# Coverage\n\n\
         <!-- Written by `just docs`. -->\n\n\
         Everything that the schema of {title} knows, where it is defined, and a file that shows it in use. The examples are in\n\
         `schemas/{game}/examples`; where `content/` uses the same thing, one of its files is named too. The test `games` compiles\n\
         them without a report, and `coverage` fails when something has neither.\n",
    );
    let mut add =
        |title: &str, mut rows: Vec<Row>| text.push_str(&section(game, title, &mut rows, &mut missing));
    add("Kinds", book.shapes(&schema, "kinds", |class| matches!(class, Class::Kind(_))));
    add("Blocks", book.shapes(&schema, "blocks", |class| class == Class::Block));
    add("Effects", book.shapes(&schema, "verbs", |class| class == Class::Verb));
    add("Conditions", book.shapes(&schema, "predicates", |class| class == Class::Predicate));
    add("Targets", book.shapes(&schema, "targets", |class| class == Class::Target));
    for vocabulary in &schema.game.prose_icons {
        let name = schema.vocab(*vocabulary).name.clone();
        add(&format!("Icons: {name}"), book.words(&schema, &name, |word, _| format!(":{word}:")));
    }
    if schema.vocab_by_name("term").is_some() {
        add("Terms", book.words(&schema, "term", |_, english| english.to_owned()));
    }
    (text, missing)
}
