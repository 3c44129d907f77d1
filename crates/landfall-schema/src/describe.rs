//! Types in words a designer understands.

use crate::types::{Schema, TextRole, Type};

impl Type {
    /// What to write there: "a number from 1 to 39", "a log".
    pub fn describe(&self, schema: &Schema) -> String {
        match self {
            Type::Flag => "present or absent".to_owned(),
            Type::Int { min, max } => describe_int(*min, *max),
            Type::Text(role) => describe_text(*role).to_owned(),
            Type::Word(vocabulary) => with_article(&schema.vocab(*vocabulary).name),
            Type::Id => "the id".to_owned(),
            Type::Name => "a name in lower case with dashes".to_owned(),
            Type::Ref(kinds) => {
                let names: Vec<String> =
                    kinds.iter().map(|kind| with_article(&schema.kind_shape(*kind).name)).collect();
                names.join(" or ")
            }
            Type::Child { kind, shape } => {
                let (block, kind) = (&schema.shape(*shape).name, &schema.kind_shape(*kind).name);
                format!("{} of {}", with_article(block), with_article(kind))
            }
            Type::Requirement(vocabulary) => {
                format!("a requirement such as `[{}]`", example_words(schema, *vocabulary))
            }
            Type::Effects => "effects, with commas between them".to_owned(),
            Type::Icons => "effects in `[ ]`, with `+` between them".to_owned(),
            Type::Do => "effects in `{ }`".to_owned(),
            Type::Options => "options in `{ }`, with `or` between them".to_owned(),
            Type::Condition => "a condition".to_owned(),
            Type::Target => "a target".to_owned(),
            Type::Compare => "one of `=`, `!=`, `<`, `<=`, `>`, `>=`".to_owned(),
            Type::Range => "a range such as `0-4`, or a number".to_owned(),
            Type::Arrow => "one of `->`, `<-`, `<->`".to_owned(),
            Type::Block(shape) => with_article(&schema.shape(*shape).name),
            Type::Rows(shape) => {
                format!("lines in `{{ }}`, each {}", with_article(&schema.shape(*shape).name))
            }
        }
    }
}

fn describe_int(min: i32, max: i32) -> String {
    match (min, max) {
        (i32::MIN, i32::MAX) => "a number".to_owned(),
        (min, i32::MAX) => format!("a number, {min} or more"),
        (i32::MIN, max) => format!("a number, {max} or less"),
        (min, max) if min == max => format!("the number {min}"),
        (min, max) => format!("a number from {min} to {max}"),
    }
}

fn describe_text(role: TextRole) -> &'static str {
    match role {
        TextRole::Title => "a title in quotes",
        TextRole::Flavour => "story text in quotes",
        TextRole::Rules => "rules text in quotes",
        TextRole::Label => "a label in quotes",
        TextRole::Note => "a note in quotes",
    }
}

fn example_words(schema: &Schema, vocabulary: crate::types::VocabId) -> String {
    let words: Vec<&str> =
        schema.vocab(vocabulary).words.iter().take(2).map(|word| word.name.as_str()).collect();
    words.join(" + ")
}

pub(crate) fn with_article(name: &str) -> String {
    let name = name.replace('-', " ");
    let article =
        if name.starts_with(['a', 'e', 'i', 'o', 'u']) && !name.starts_with("un") { "an" } else { "a" };
    format!("{article} {name}")
}
