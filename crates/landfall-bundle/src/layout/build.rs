//! From a schema to its layout.
//!
//! First every table gets its name and place, then its columns: tables mention each other in any order.

use landfall_schema::{Class, Field, FieldId, KindId, Part, Schema, Shape, Type, VocabId};

use super::core::{self, Core, TEXT};
use super::draft::{self, Draft, column, key};
use super::{Column, ColumnType, Item, Layout, RequirementTables, Scalar, ShapeLayout};
use crate::lock::Lock;
use crate::names::{pascal, snake};

pub(crate) fn build(schema: &Schema, lock: &Lock) -> Layout {
    let mut draft = Draft::new(lock);
    let core = core::declare(&mut draft);
    let vocabularies = vocabulary_enums(&mut draft, schema);
    let tables = shape_tables(&mut draft, schema);
    let requirements = requirement_tables(&mut draft, schema, &vocabularies);

    core::fill(&mut draft, core);
    kind_enum(&mut draft, schema, core);
    let members = unions(&mut draft, schema, core, &tables);
    let types =
        Types { core, vocabularies: &vocabularies, tables: &tables, requirements: &requirements, schema };
    let mut shapes = Vec::with_capacity(schema.shapes.len());
    for ((shape, &table), &member) in schema.shapes.iter().zip(&tables).zip(&members) {
        let columns = shape_columns(&mut draft, &types, shape, table);
        shapes.push(ShapeLayout { table, columns, member });
    }
    bundle_table(&mut draft, schema, core, &tables);
    draft.recall();

    Layout {
        game: schema.game.name.clone(),
        namespace: format!("landfall.{}", snake(&schema.game.name)),
        identifier: identifier(schema),
        earlier: lock.fingerprints.clone(),
        enums: draft.enums,
        unions: draft.unions,
        tables: draft.tables,
        core,
        shapes,
        vocabularies,
        requirements,
    }
}

/// The file identifier of the game; one that names none gets one of its own, the same every time.
fn identifier(schema: &Schema) -> String {
    let given = &schema.game.identifier;
    if !given.is_empty() {
        return given.clone();
    }
    let digest = blake3::hash(schema.game.name.as_bytes());
    let letters = digest.as_bytes().iter().take(3).map(|byte| char::from(b'A' + byte % 26));
    std::iter::once('L').chain(letters).collect()
}

fn vocabulary_enums(draft: &mut Draft, schema: &Schema) -> Vec<usize> {
    let mut enums = Vec::with_capacity(schema.vocabularies.len());
    for vocabulary in &schema.vocabularies {
        let words = vocabulary.words.iter().map(|word| draft::word(&word.name, &word.doc));
        let origin = format!("vocabulary/{}", vocabulary.name);
        enums.push(draft.enumeration(&origin, pascal(&vocabulary.name), &vocabulary.doc, words));
    }
    enums
}

/// Kinds choose their names first, then blocks, verbs, predicates and targets: who comes later yields.
fn shape_tables(draft: &mut Draft, schema: &Schema) -> Vec<usize> {
    let mut tables = vec![0; schema.shapes.len()];
    for rank in 0..5 {
        for (table, shape) in tables.iter_mut().zip(&schema.shapes) {
            let (order, suffix) = class_order(shape.class);
            if order == rank {
                let origin = format!("{}/{}", class_word(shape.class), shape.name);
                *table = draft.table(&origin, pascal(&shape.name), suffix, &shape.doc);
            }
        }
    }
    tables
}

fn class_order(class: Class) -> (u8, &'static str) {
    match class {
        Class::Kind(_) => (0, "Card"),
        Class::Block => (1, "Block"),
        Class::Verb => (2, "Verb"),
        Class::Predicate => (3, "Test"),
        Class::Target => (4, "Target"),
    }
}

fn class_word(class: Class) -> &'static str {
    match class {
        Class::Kind(_) => "kind",
        Class::Block => "block",
        Class::Verb => "verb",
        Class::Predicate => "predicate",
        Class::Target => "target",
    }
}

fn requirement_tables(draft: &mut Draft, schema: &Schema, enums: &[usize]) -> Vec<Option<RequirementTables>> {
    let fields = || schema.shapes.iter().flat_map(|shape| &shape.fields);
    let mut out = Vec::with_capacity(enums.len());
    for (at, &words) in enums.iter().enumerate() {
        let wanted = Type::Requirement(VocabId(at as u16));
        let is_wanted = fields().any(|field| field.ty == wanted);
        let name = &schema.vocabularies[at].name;
        out.push(is_wanted.then(|| requirement_table(draft, name, words)));
    }
    out
}

fn requirement_table(draft: &mut Draft, vocabulary: &str, words: usize) -> RequirementTables {
    let stem = draft.enums[words].name.clone();
    let mut table = |part: &str, doc: &str| {
        let origin = format!("requirement/{vocabulary}/{}", part.to_lowercase());
        draft.table(&origin, format!("{stem}{part}"), "Table", doc)
    };
    let requirement = table("Requirement", "Any one of the alternatives will do.");
    let alternative = table("Alternative", "All of the terms are needed.");
    let term = table("Term", "A number of one word.");
    let many = |table| ColumnType::Many(Item::Table(table));
    draft.fill(
        requirement,
        vec![column("alternatives", many(alternative), ""), core::said("What it asks for.")],
    );
    draft.fill(alternative, vec![column("terms", many(term), "")]);
    draft.fill(
        term,
        vec![
            column("word", ColumnType::Scalar(Scalar::Enum(words)), ""),
            column("count", ColumnType::Scalar(Scalar::UShort(1)), ""),
            column("absent", ColumnType::Scalar(Scalar::Bool), "It must not be there."),
        ],
    );
    RequirementTables { requirement, alternative, term }
}

fn kind_enum(draft: &mut Draft, schema: &Schema, core: Core) {
    let shapes = schema.kinds.iter().map(|kind| &schema.shapes[kind.shape.index()]);
    let words = shapes.map(|shape| draft::word(&shape.name, &shape.doc));
    draft.words(core.kind, words);
}

/// What bundles of this schema could not hold, in words for its author. Empty: all is well.
pub fn shortcomings(schema: &Schema) -> Vec<String> {
    let identifier = &identifier(schema);
    let mut out = Vec::new();
    if identifier.len() != 4 || !identifier.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'"') {
        out.push(format!("the file identifier `{identifier}` is not four plain characters such as `LFVG`"));
    }
    let classes =
        [(Class::Verb, "verbs", 0), (Class::Predicate, "predicates", 3), (Class::Target, "targets", 0)];
    for (class, name, ours) in classes {
        let count = schema.shapes.iter().filter(|shape| shape.class == class).count();
        let most = MOST_MEMBERS - ours;
        if count > most {
            out.push(format!("there are {count} {name}; a bundle can hold {most}"));
        }
    }
    out
}

/// A union's type is one byte and 0 means nothing, so it holds 255 tables at most.
const MOST_MEMBERS: usize = 255;

fn unions(draft: &mut Draft, schema: &Schema, core: Core, tables: &[usize]) -> Vec<u8> {
    // The connectives come first: predicates are added as a game grows, connectives are not.
    let mut held = [(core.does, vec![]), (core.test, vec![core.not, core.all, core.any]), (core.who, vec![])];
    for (shape, &table) in schema.shapes.iter().zip(tables) {
        match shape.class {
            Class::Verb => held[0].1.push(table),
            Class::Predicate => held[1].1.push(table),
            Class::Target => held[2].1.push(table),
            Class::Kind(_) | Class::Block => {}
        }
    }
    let mut members = vec![0; tables.len()];
    for (union, tables_of_union) in &held {
        draft.members(*union, tables_of_union, MOST_MEMBERS);
        for (number, member) in (1..).zip(&draft.unions[*union].members) {
            if let Some(shape) = tables.iter().position(|table| table == member) {
                members[shape] = number;
            }
        }
    }
    for (table, name, union, doc) in [
        (core.effect, "does", core.does, "What players do, as a sentence."),
        (core.condition, "test", core.test, "What must be true, inside a sentence."),
        (core.target, "who", core.who, "Who is meant, inside a sentence."),
    ] {
        // flatc refuses a union without members; a schema without verbs has effects that say nothing.
        let columns = match draft.unions[union].members.is_empty() {
            true => vec![core::said(doc)],
            false => vec![column(name, ColumnType::Union(union), ""), core::said(doc)],
        };
        draft.fill(table, columns);
    }
    members
}

/// What a field's type may point at.
struct Types<'a> {
    core: Core,
    vocabularies: &'a [usize],
    tables: &'a [usize],
    requirements: &'a [Option<RequirementTables>],
    schema: &'a Schema,
}

fn shape_columns(draft: &mut Draft, types: &Types<'_>, shape: &Shape, table: usize) -> Vec<Option<usize>> {
    let mut columns = Vec::new();
    let is_kind = matches!(shape.class, Class::Kind(_));
    if is_kind {
        columns.push(key("key", "Its id, as it is written. Sorted by bytes."));
    }
    let mut places = Vec::with_capacity(shape.fields.len());
    for (at, field) in shape.fields.iter().enumerate() {
        if is_kind && field.ty == Type::Id {
            places.push(None);
            continue;
        }
        places.push(Some(columns.len()));
        let always = field.required || shape.head.parts.contains(&Part::Slot(FieldId(at as u16)));
        let (ty, how) = types.of(field, always);
        let column = column(&snake(&field.name), ty, &sentences(&field.doc, &how));
        columns.push(Column { origin: field.name.clone(), ..column });
    }
    draft.fill(table, columns);
    places
}

impl Types<'_> {
    /// The type of a field's column, and what a reader must know to use it. `always`: it cannot be left out.
    fn of(&self, field: &Field, always: bool) -> (ColumnType, String) {
        let (item, how) = self.item(field, always);
        let ty = match item {
            // Each writing of a repeated list stays a list of its own.
            Item::Table(table) if field.many && table == self.core.effect => {
                ColumnType::Many(Item::Table(self.core.effect_list))
            }
            item if field.many || field.ty.is_list() => ColumnType::Many(item),
            Item::Scalar(scalar) => ColumnType::Scalar(scalar),
            Item::String => ColumnType::String,
            Item::Table(table) => ColumnType::Table(table),
        };
        (ty, how)
    }

    fn item(&self, field: &Field, always: bool) -> (Item, String) {
        let plain = |item| (item, String::new());
        let table = |table| (Item::Table(table), String::new());
        match &field.ty {
            Type::Flag => plain(Item::Scalar(Scalar::Bool)),
            Type::Int { min, max } => int(always || field.many, *min, *max),
            Type::Text(_) => (Item::Scalar(TEXT), text_number(field.many).to_owned()),
            Type::Word(vocab) => plain(Item::Scalar(Scalar::Enum(self.vocabularies[vocab.index()]))),
            Type::Id | Type::Name => plain(Item::String),
            Type::Ref(kinds) => match kinds.as_slice() {
                [kind] => {
                    (Item::String, format!("The key of a `{}`.", self.schema.kinds[kind.index()].keyword))
                }
                _ => table(self.core.reference),
            },
            Type::Child { kind, shape } => {
                let part = &self.schema.shapes[shape.index()].name;
                (Item::Table(self.core.child), format!("Refers to `{part}` of {}.", self.keyword(*kind)))
            }
            Type::Requirement(vocab) => {
                table(self.requirements[vocab.index()].map_or(self.core.effect, |tables| tables.requirement))
            }
            Type::Effects | Type::Icons | Type::Do => table(self.core.effect),
            Type::Options => table(self.core.effect_list),
            Type::Condition => table(self.core.condition),
            Type::Target => table(self.core.target),
            Type::Compare => plain(Item::Scalar(Scalar::Enum(self.core.compare))),
            Type::Range => table(self.core.range),
            Type::Arrow => plain(Item::Scalar(Scalar::Enum(self.core.arrow))),
            Type::Block(shape) | Type::Rows(shape) => table(self.tables[shape.index()]),
        }
    }

    fn keyword(&self, kind: KindId) -> String {
        format!("`{}`", self.schema.kinds[kind.index()].keyword)
    }
}

fn text_number(many: bool) -> &'static str {
    if many { "Message numbers, each plus 1." } else { "A message number plus 1; 0 is no text." }
}

fn int(always: bool, min: i32, max: i32) -> (Item, String) {
    let absent = absent_int(always, min, max);
    let how = if always { String::new() } else { format!("{absent} when it is not given.") };
    (Item::Scalar(Scalar::Int(absent)), how)
}

/// The number that stands for "not given": one outside the range of the field. Optional scalars would say
/// it better, but not every language's FlatBuffers has them.
fn absent_int(always: bool, min: i32, max: i32) -> i32 {
    if always || min > 0 || max < 0 {
        0
    } else if min >= 0 {
        -1
    } else {
        i32::MIN
    }
}

/// Header and texts first, in places that are the same for every game; then kinds, then graphs.
fn bundle_table(draft: &mut Draft, schema: &Schema, core: Core, tables: &[usize]) {
    let many = |table| ColumnType::Many(Item::Table(table));
    let mut columns = vec![
        column("header", ColumnType::Table(core.header), ""),
        column("locales", many(core.locale), "Sorted by code."),
        column("messages", many(core.message), "By message number."),
        column("sources", many(core.source), "Sorted by kind, then key."),
    ];
    for kind in &schema.kinds {
        let shape = &schema.shapes[kind.shape.index()];
        let column = column(&snake(&shape.name), many(tables[kind.shape.index()]), "Sorted by key.");
        columns.push(Column { origin: format!("kind/{}", shape.name), ..column });
    }
    for graph in &schema.graphs {
        let keyword = &schema.kinds[graph.of.index()].keyword;
        let doc = format!("One for each `{keyword}`, sorted by key.");
        let column = column(&snake(&graph.name), many(core.graph), &doc);
        columns.push(Column { origin: format!("graph/{}", graph.name), ..column });
    }
    draft.fill(core.bundle, columns);
}

fn sentences(doc: &str, how: &str) -> String {
    match (doc.trim(), how) {
        ("", how) => how.to_owned(),
        (doc, "") => doc.to_owned(),
        (doc, how) => format!("{doc}\n{how}"),
    }
}
