//! A schema in words, for the designer who wants to know what may be written.

use landfall_project::schemas::{Class, Field, Schema, Shape, Type, Vocabulary};

/// The whole game: one line for each thing it knows.
pub fn game(schema: &Schema) -> String {
    let title = schema.game.names.get("en").unwrap_or(&schema.game.name);
    let mut text = format!("{title}\n{}\n", schema.game.doc.trim());
    for (heading, wanted) in CLASSES {
        let shapes: Vec<_> = schema.shapes.iter().filter(|shape| wanted(shape.class)).collect();
        if !shapes.is_empty() {
            text.push_str(&format!("\n{heading}\n"));
        }
        for shape in shapes {
            text.push_str(&format!("  {:<28} {}\n", shape.name, shape.head.to_text(shape)));
        }
    }
    text.push_str("\nVocabularies\n");
    for vocabulary in &schema.vocabularies {
        let words: Vec<_> = vocabulary.words.iter().map(|word| word.name.as_str()).collect();
        text.push_str(&format!("  {:<28} {}\n", vocabulary.name, shortened(&words)));
    }
    text.push_str(&format!("\n`landfall schema show {} NAME` shows one of them.\n", schema.game.name));
    text
}

type Wanted = fn(Class) -> bool;

static CLASSES: [(&str, Wanted); 5] = [
    ("Kinds of assets", |class| matches!(class, Class::Kind(_))),
    ("Blocks inside them", |class| class == Class::Block),
    ("Effects", |class| class == Class::Verb),
    ("Conditions", |class| class == Class::Predicate),
    ("Targets", |class| class == Class::Target),
];

/// Everything that has this name; absent when nothing has.
pub fn one(schema: &Schema, name: &str) -> Option<String> {
    let shapes = schema.shapes.iter().filter(|shape| shape.name == name).map(|found| shape(schema, found));
    let vocabularies = schema.vocabularies.iter().filter(|words| words.name == name).map(vocabulary);
    let told: Vec<String> = shapes.chain(vocabularies).collect();
    (!told.is_empty()).then(|| told.join("\n"))
}

/// Everything that is written with this word, for somebody who has it before them: effects and conditions that begin
/// with it, lines of cards, and words of vocabularies.
pub fn word(schema: &Schema, wanted: &str) -> Option<String> {
    let begins = |shape: &&Shape| {
        let first = shape.head.literal_prefix().next();
        shape.name == wanted || first == Some(wanted)
    };
    let mut told: Vec<String> =
        schema.shapes.iter().filter(begins).map(|found| shape(schema, found)).collect();
    told.extend(line(schema, wanted));
    for vocabulary in &schema.vocabularies {
        let found = vocabulary.words.iter().find(|word| word.name == wanted);
        let Some(found) = found else { continue };
        let name = found.names.get("en").map_or(String::new(), |name| format!(" ({name})"));
        let doc = if found.doc.is_empty() { String::new() } else { format!("{}\n", found.doc.trim()) };
        told.push(format!("{wanted}{name}, a word of {}\n{doc}", vocabulary.name));
    }
    told.extend(schema.vocabularies.iter().filter(|words| words.name == wanted).map(vocabulary));
    (!told.is_empty()).then(|| told.join("\n"))
}

/// A line of cards or blocks, such as `no-travel`, and where it may be written.
fn line(schema: &Schema, wanted: &str) -> Option<String> {
    let homes = schema.shapes.iter().filter(|shape| matches!(shape.class, Class::Kind(_) | Class::Block));
    let found: Vec<(&Shape, &Field)> = homes
        .filter_map(|shape| {
            let field = shape.starts.words.get(wanted)?;
            Some((shape, &shape.fields[field.index()]))
        })
        .filter(|(_, field)| !matches!(field.ty, Type::Block(_)))
        .collect();
    let (shape, field) = found.first()?;
    let homes: Vec<&str> = found.iter().map(|(shape, _)| shape.name.as_str()).collect();
    let doc = if field.doc.is_empty() { String::new() } else { format!("{}\n", field.doc.trim()) };
    let written = statement(schema, field, shape);
    Some(format!("{wanted}, a line of {}\n    {written}\n{doc}", homes.join(", ")))
}

/// Everything that can be asked for.
pub fn names(schema: &Schema) -> Vec<&str> {
    let shapes = schema.shapes.iter().map(|shape| shape.name.as_str());
    shapes.chain(schema.vocabularies.iter().map(|words| words.name.as_str())).collect()
}

fn shape(schema: &Schema, shape: &Shape) -> String {
    let class = match shape.class {
        Class::Kind(_) => "a kind of asset",
        Class::Block => "a block",
        Class::Verb => "an effect",
        Class::Predicate => "a condition",
        Class::Target => "a target",
    };
    let mut text = format!("{}, {class}\n    {}\n", shape.name, shape.head.to_text(shape));
    if !shape.doc.is_empty() {
        text.push_str(&format!("{}\n", shape.doc.trim()));
    }
    if let Class::Kind(kind) = shape.class {
        text.push_str(&format!("Its id: {}\n", schema.kind(kind).id.describe()));
    }
    if !shape.legal.is_empty() {
        let places: Vec<_> = shape.legal.iter().map(|at| schema.contexts[at.index()].as_str()).collect();
        text.push_str(&format!("Where: {}\n", places.join(", ")));
    }
    shape.fields.iter().for_each(|field| text.push_str(&described_field(schema, field, shape)));
    text
}

fn described_field(schema: &Schema, field: &Field, shape: &Shape) -> String {
    let many = if field.many { ", several" } else { "" };
    let required = if field.required { ", required" } else { "" };
    let mut text = format!("\n  {}: {}{many}{required}\n", field.name, field.ty.describe(schema));
    // What stands in the head was shown there.
    if !field.in_head {
        text.push_str(&format!("      {}\n", statement(schema, field, shape)));
    }
    if !field.doc.is_empty() {
        text.push_str(&format!("      {}\n", field.doc.trim()));
    }
    text
}

/// How a field is written in the body of its shape.
fn statement(schema: &Schema, field: &Field, shape: &Shape) -> String {
    match field.ty {
        Type::Block(block) => schema.shape(block).head.to_text(schema.shape(block)),
        _ => field.write.to_text(shape),
    }
}

fn vocabulary(vocabulary: &Vocabulary) -> String {
    let mut text = format!("{}, a vocabulary\n{}\n\n", vocabulary.name, vocabulary.doc.trim());
    for word in &vocabulary.words {
        text.push_str(&format!("  {:<20} {}\n", word.name, word.doc));
    }
    text
}

fn shortened(words: &[&str]) -> String {
    const SHOWN: usize = 8;
    match words.len() {
        0..=SHOWN => words.join(", "),
        count => format!("{}, and {} more", words[..SHOWN].join(", "), count - SHOWN),
    }
}

#[cfg(test)]
mod tests {
    use landfall_project::{Options, schema};

    use super::*;

    #[test]
    fn everything_that_is_listed_can_be_asked_for() {
        let schema = schema("vanguard", &Options::default()).unwrap();
        let overview = game(&schema);
        for name in names(&schema) {
            assert!(overview.contains(&format!("  {name} ")), "{name}");
            assert!(one(&schema, name).is_some(), "{name}");
        }
    }

    #[test]
    fn a_word_is_found_as_content_writes_it() {
        let schema = schema("vanguard", &Options::default()).unwrap();
        assert!(word(&schema, "replace").unwrap().contains("    replace <poi> [in <sector>]\n"));
        assert!(word(&schema, "no-travel").unwrap().starts_with("no-travel, a line of "));
        assert!(word(&schema, "rocky").unwrap().contains("a word of biome"));
        assert!(word(&schema, "poi").unwrap().starts_with("poi, a kind of asset\n"));
        assert!(word(&schema, "heal").is_none());
    }

    #[test]
    fn a_kind_is_told_with_its_id_and_its_fields() {
        let schema = schema("vanguard", &Options::default()).unwrap();
        let text = one(&schema, "poi").unwrap();
        assert!(text.starts_with("poi, a kind of asset\n    poi <id> <title>\n"), "{text}");
        assert!(text.contains("Its id: `P` and at least three digits"), "{text}");
        assert!(text.contains("\n  no-travel: present or absent\n      no-travel\n"), "{text}");
    }
}
