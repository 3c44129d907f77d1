//! Field types: the one place of this crate that lists them. Each question about a type is a match without a
//! `_`, so that the compiler leads whoever adds one from question to question.

use serde::{Deserialize, Serialize};

use crate::describe::with_article;
use crate::expr::{Sort, listed};
use crate::types::{Class, KindId, Schema, ShapeId, TextRole, VocabId};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Type {
    /// Present or absent; written as its own name.
    Flag,
    Int {
        min: i32,
        max: i32,
    },
    Text(TextRole),
    Word(VocabId),
    /// The id of the asset itself, in its head.
    Id,
    /// A name that distinguishes siblings, such as a behaviour.
    Name,
    /// A reference to an asset of one of these kinds.
    Ref(Vec<KindId>),
    /// A reference to a block inside an asset, such as a sector of a planet or a box of a log.
    Child {
        kind: KindId,
        shape: ShapeId,
    },
    /// `[technology + any / 2 red]` over the words of a vocabulary.
    Requirement(VocabId),
    /// `gain success 1, goto log 5`.
    Effects,
    /// `[danger A + spend any]`: effects printed as icons.
    Icons,
    /// `{ gain success 1 }`.
    Do,
    /// `{ gain success 1 or lose supplies 1 }`.
    Options,
    /// `not marked(1903.1) and success >= 3`.
    Condition,
    /// A target phrase.
    Target,
    /// `=`, `!=`, `<`, `<=`, `>`, `>=`.
    Compare,
    /// `0-4` or `7`.
    Range,
    /// `->`, `<-`, `<->`.
    Arrow,
    /// A nested block, as a statement of the body.
    Block(ShapeId),
    /// `{ 0-4 -> ...; 5-9 -> ... }` inside a phrase: each statement is a block of this shape.
    Rows(ShapeId),
}

/// How a line that begins with a value of some type is told from other lines.
pub(crate) enum Start {
    /// By the name of the field.
    Name,
    Text,
    Number,
    /// By the words of a vocabulary.
    Words(VocabId),
    /// Not at all: it could be anything.
    Unclear,
}

/// The types that are one word in a schema. Those that say more about themselves are read in
/// `resolve/field_type.rs`.
const PLAIN: [Type; 12] = [
    Type::Flag,
    Type::Id,
    Type::Name,
    Type::Effects,
    Type::Icons,
    Type::Do,
    Type::Options,
    Type::Condition,
    Type::Target,
    Type::Compare,
    Type::Range,
    Type::Arrow,
];

/// The first words of those that say more.
const LONGER: [&str; 7] = ["int", "text", "word", "ref", "requirement", "block", "rows"];

impl Type {
    /// The first words of all types.
    pub(crate) fn words() -> Vec<&'static str> {
        LONGER.into_iter().chain(PLAIN.iter().map(Type::word)).collect()
    }

    pub(crate) fn plain(word: &str) -> Option<Type> {
        PLAIN.into_iter().find(|ty| ty.word() == word)
    }

    /// The word it begins with in a schema.
    pub fn word(&self) -> &'static str {
        match self {
            Type::Flag => "flag",
            Type::Int { .. } => "int",
            Type::Text(_) => "text",
            Type::Word(_) => "word",
            Type::Id => "id",
            Type::Name => "name",
            Type::Ref(_) | Type::Child { .. } => "ref",
            Type::Requirement(_) => "requirement",
            Type::Effects => "effects",
            Type::Icons => "icons",
            Type::Do => "do",
            Type::Options => "options",
            Type::Condition => "condition",
            Type::Target => "target",
            Type::Compare => "compare",
            Type::Range => "range",
            Type::Arrow => "arrow",
            Type::Block(_) => "block",
            Type::Rows(_) => "rows",
        }
    }

    /// Whether one value is a list, even where the field is not `many`.
    pub fn is_list(&self) -> bool {
        match self {
            Type::Effects | Type::Icons | Type::Do | Type::Options | Type::Rows(_) => true,
            Type::Flag | Type::Int { .. } | Type::Text(_) | Type::Word(_) | Type::Id | Type::Name => false,
            Type::Ref(_) | Type::Child { .. } | Type::Requirement(_) | Type::Condition => false,
            Type::Target | Type::Compare | Type::Range | Type::Arrow | Type::Block(_) => false,
        }
    }

    pub(crate) fn start(&self) -> Start {
        match self {
            Type::Flag => Start::Name,
            Type::Text(_) => Start::Text,
            Type::Int { .. } | Type::Range => Start::Number,
            Type::Word(vocabulary) => Start::Words(*vocabulary),
            Type::Id | Type::Name | Type::Ref(_) | Type::Child { .. } | Type::Requirement(_) => {
                Start::Unclear
            }
            Type::Effects | Type::Icons | Type::Do | Type::Options | Type::Condition => Start::Unclear,
            Type::Target | Type::Compare | Type::Arrow | Type::Block(_) | Type::Rows(_) => Start::Unclear,
        }
    }

    /// What its values are in expressions.
    pub(crate) fn sort(&self, schema: &Schema) -> Sort {
        let of_class = |fits: fn(Class) -> bool| {
            let all = (0..schema.shapes.len() as u16).map(ShapeId);
            Sort::Item(all.filter(|shape| fits(schema.shape(*shape).class)).collect())
        };
        match self {
            Type::Flag => Sort::Truth,
            Type::Int { .. } => Sort::Number,
            Type::Text(_) | Type::Id | Type::Name | Type::Compare | Type::Arrow => Sort::Text,
            Type::Word(vocab) => Sort::Word(*vocab),
            Type::Ref(kinds) => {
                Sort::Item(kinds.iter().map(|kind| schema.kinds[kind.index()].shape).collect())
            }
            Type::Child { shape, .. } | Type::Block(shape) => Sort::Item(vec![*shape]),
            Type::Rows(shape) => listed(Sort::Item(vec![*shape])),
            Type::Requirement(vocab) => Sort::Cost(*vocab),
            Type::Effects | Type::Icons | Type::Do | Type::Options => listed(of_class(|c| c == Class::Verb)),
            Type::Condition => listed(of_class(|class| class == Class::Predicate)),
            Type::Target => of_class(|class| class == Class::Target),
            Type::Range => Sort::Range,
        }
    }

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

fn example_words(schema: &Schema, vocabulary: VocabId) -> String {
    let words: Vec<&str> =
        schema.vocab(vocabulary).words.iter().take(2).map(|word| word.name.as_str()).collect();
    words.join(" + ")
}
