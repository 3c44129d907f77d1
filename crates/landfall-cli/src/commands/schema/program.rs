//! `landfall schema json GAME`: everything a program may want to know about a game.
//!
//! The document is for engines and tools in other languages: what there is, what it is called, what it does, and
//! which number it has in bundles. Its own schema is `schemas/game.schema.json`.

mod layout;
mod play;

use landfall_project::About;
use landfall_project::schemas::{
    Act, Class, Control, Die, Does, Field, Graph, IdPattern, Map, Names, Schema, Shape, TextRole, Type, Ways,
};
use serde_json::{Map as Object, Value, json};

/// Grows when a program that reads the version before would misunderstand the document.
const VERSION: u32 = 1;

pub fn game(about: &About) -> Value {
    let schema = &*about.schema;
    let of_class = |fits: fn(Class) -> bool| -> Vec<Value> {
        schema.shapes.iter().filter(|it| fits(it.class)).map(|it| shape(schema, it)).collect()
    };
    json!({
        "version": VERSION,
        "game": about_game(schema),
        "kinds": of_class(|class| matches!(class, Class::Kind(_))),
        "blocks": of_class(|class| class == Class::Block),
        "verbs": of_class(|class| class == Class::Verb),
        "predicates": of_class(|class| class == Class::Predicate),
        "targets": of_class(|class| class == Class::Target),
        "vocabularies": vocabularies(schema),
        "dice": schema.dice().iter().map(|it| die(schema, it)).collect::<Vec<_>>(),
        "facts": schema.facts,
        "graphs": schema.graphs.iter().map(|it| graph(schema, it)).collect::<Vec<_>>(),
        "maps": schema.maps.iter().map(|it| map(schema, it)).collect::<Vec<_>>(),
        "limits": limits(schema),
        "externs": externs(&about.externs),
        "templates": about.templates,
        "play": play::play(schema),
        "markup": markup(schema),
        "bundle": layout::layout(&about.layout),
    })
}

fn about_game(schema: &Schema) -> Value {
    let game = &schema.game;
    json!({
        "name": game.name,
        "names": game.names,
        "doc": game.doc.trim(),
        "source_locale": game.source_locale,
        "players": game.players.map(|(least, most)| json!({"least": least, "most": most})),
    })
}

fn shape(schema: &Schema, shape: &Shape) -> Value {
    let mut out = named(&shape.name, &shape.names, &shape.doc);
    if let Class::Kind(kind) = shape.class {
        let kind = schema.kind(kind);
        out.insert("keyword".to_owned(), kind.keyword.clone().into());
        out.insert("id".to_owned(), kind.id.describe().into());
        out.insert("id_is_name".to_owned(), (kind.id == IdPattern::Name).into());
        out.insert("copies".to_owned(), kind.copies.into());
    }
    out.insert("write".to_owned(), shape.head.to_text(shape).into());
    let key = shape.key.map(|key| shape.fields[key.index()].name.clone());
    out.insert("key".to_owned(), key.into());
    out.insert("fields".to_owned(), shape.fields.iter().map(|it| field(schema, it)).collect());
    out.insert("does".to_owned(), shape.does.iter().map(|it| does(schema, shape, it)).collect());
    out.insert("is".to_owned(), shape.is.as_ref().map(|is| is.text.as_str()).into());
    out.insert("by_hand".to_owned(), shape.by_hand.clone().into());
    out.insert("control".to_owned(), shape.control.map(control).into());
    out.insert("roles".to_owned(), shape.roles.iter().map(|role| Value::from(role.info().name)).collect());
    let legal = shape.legal.iter().map(|at| Value::from(schema.contexts[at.index()].as_str()));
    out.insert("legal".to_owned(), legal.collect());
    out.insert("tags".to_owned(), json!(shape.tags));
    out.into()
}

fn named(name: &str, names: &Names, doc: &str) -> Object<String, Value> {
    let mut out = Object::new();
    out.insert("name".to_owned(), name.into());
    out.insert("names".to_owned(), json!(names));
    out.insert("doc".to_owned(), doc.trim().into());
    out
}

fn field(schema: &Schema, field: &Field) -> Value {
    let mut out = named(&field.name, &field.names, &field.doc);
    out.insert("type".to_owned(), type_of(schema, &field.ty));
    out.insert("many".to_owned(), field.many.into());
    out.insert("default".to_owned(), field.default.map(play::omitted).into());
    out.insert("required".to_owned(), (field.required || field.ty == Type::Id).into());
    out.insert("roles".to_owned(), field.roles.iter().map(|role| Value::from(role.info().name)).collect());
    out.into()
}

/// What a field holds. `of` names what it is about, where the type alone does not say.
fn type_of(schema: &Schema, ty: &Type) -> Value {
    let kinds = |kinds: &[landfall_project::schemas::KindId]| -> Vec<&str> {
        kinds.iter().map(|kind| schema.kind_shape(*kind).name.as_str()).collect()
    };
    match ty {
        Type::Int { min, max } => json!({"is": "int", "least": min, "most": max}),
        Type::Text(role) => json!({"is": "text", "role": text_role(*role)}),
        Type::Word(vocab) | Type::Requirement(vocab) => {
            json!({"is": ty.word(), "of": schema.vocab(*vocab).name})
        }
        Type::Ref(of) => json!({"is": "ref", "of": kinds(of)}),
        Type::Child { kind, shape } => {
            json!({"is": "part", "of": schema.shape(*shape).name, "in": schema.kind_shape(*kind).name})
        }
        Type::Block(shape) | Type::Rows(shape) => json!({"is": ty.word(), "of": schema.shape(*shape).name}),
        _ => json!({"is": ty.word()}),
    }
}

fn text_role(role: TextRole) -> &'static str {
    match role {
        TextRole::Title => "title",
        TextRole::Flavour => "flavour",
        TextRole::Rules => "rules",
        TextRole::Label => "label",
        TextRole::Note => "note",
    }
}

/// One line of what a verb changes or a predicate reads.
fn does(schema: &Schema, shape: &Shape, does: &Does) -> Value {
    let argument = |at: Option<landfall_project::schemas::FieldId>| {
        at.map(|at| Value::from(shape.fields[at.index()].name.as_str()))
    };
    json!({
        "act": act(does.act),
        "subject": does.subject,
        "argument": argument(does.arg),
        "block": does.shape.map(|block| schema.shape(block).name.as_str()),
        "at": argument(does.at),
        "by": argument(does.by),
        "exactly": play::more(shape, &does.more),
    })
}

fn act(act: Act) -> String {
    format!("{act:?}").to_lowercase()
}

fn control(control: Control) -> &'static str {
    match control {
        Control::Choose => "choose",
        Control::May => "may",
        Control::If => "if",
        Control::Each => "each",
        Control::Pay => "pay",
        Control::Table => "table",
        Control::Limit => "limit",
    }
}

fn vocabularies(schema: &Schema) -> Vec<Value> {
    let word = |word: &landfall_project::schemas::Word| {
        let mut out = named(&word.name, &word.names, &word.doc);
        out.insert("tags".to_owned(), json!(word.tags));
        Value::from(out)
    };
    let prose = |name: &str| schema.game.prose_icons.iter().any(|vocab| schema.vocab(*vocab).name == name);
    let all = schema.vocabularies.iter().map(|vocabulary| {
        let mut out = named(&vocabulary.name, &vocabulary.names, &vocabulary.doc);
        out.insert("prose".to_owned(), prose(&vocabulary.name).into());
        out.insert("words".to_owned(), vocabulary.words.iter().map(word).collect());
        out.into()
    });
    all.collect()
}

fn die(schema: &Schema, die: &Die) -> Value {
    let vocabulary = schema.vocab(die.vocab);
    json!({
        "vocabulary": vocabulary.name,
        "word": vocabulary.words[die.word.index()].name,
        "faces_of": die.faces_of.map(|vocab| schema.vocab(vocab).name.as_str()),
        "faces": die.faces,
        "assumed": die.assumed,
        "count": die.count,
    })
}

fn graph(schema: &Schema, graph: &Graph) -> Value {
    let kind = schema.kind_shape(graph.of);
    let (node, edge) = (schema.shape(graph.node_shape), schema.shape(graph.edge_shape));
    let name = |shape: &Shape, at: landfall_project::schemas::FieldId| shape.fields[at.index()].name.clone();
    let ways = match graph.ways {
        Ways::Between { from, to, arrow } => {
            json!({"from": name(edge, from), "to": name(edge, to), "arrow": arrow.map(|at| name(edge, at))})
        }
        Ways::Joins(list) => json!({"joins": name(edge, list)}),
    };
    let all = |shape: &Shape, fields: &[landfall_project::schemas::FieldId]| -> Vec<String> {
        fields.iter().map(|at| name(shape, *at)).collect()
    };
    json!({
        "name": graph.name,
        "of": kind.name,
        "nodes": name(kind, graph.nodes),
        "edges": name(kind, graph.edges),
        "ways": ways,
        "home": graph.home.map(|at| name(node, at)),
        "gate": graph.gate.map(|at| name(node, at)),
        "opening": graph.opening.map(|at| name(kind, at)),
        "blocked": graph.blocked,
        "everywhere": all(kind, &graph.everywhere),
        "placed": all(node, &graph.placed),
        "arrival": all(node, &graph.arrival),
        "mover": graph.mover,
        "ends": graph.ends,
    })
}

fn map(schema: &Schema, map: &Map) -> Value {
    let spaces = schema.vocab(map.vocab);
    json!({
        "name": map.name,
        "of": schema.kind_shape(map.of).name,
        "spaces": spaces.name,
        "entry": spaces.words[map.entry.index()].name,
    })
}

fn limits(schema: &Schema) -> Vec<Value> {
    let limit = |limit: &landfall_project::schemas::Limit| {
        let kind = schema.kind_shape(limit.of);
        let count = &kind.fields[limit.count.index()].name;
        json!({
            "name": limit.name, "of": kind.name, "count": count, "at_most": limit.at_most, "reason": limit.reason
        })
    };
    schema.limits.iter().map(limit).collect()
}

fn externs(externs: &[(String, String)]) -> Object<String, Value> {
    let mut out = Object::new();
    for (kind, key) in externs {
        let list = out.entry(kind.clone()).or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(key.clone().into());
        }
    }
    out
}

/// How texts are marked up, for whoever shows them.
fn markup(schema: &Schema) -> Value {
    let icons: Vec<&str> =
        schema.game.prose_icons.iter().map(|vocab| schema.vocab(*vocab).name.as_str()).collect();
    json!({
        "paragraphs": "\n\n",
        "icon": {"open": ":", "close": ":", "vocabularies": icons},
        "reference": {"open": "{", "close": "}"},
    })
}
