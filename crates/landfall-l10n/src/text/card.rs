//! A whole card or log, as a player reads it.

use landfall_model::{AssetId, FieldView, Rec, Value};
use landfall_schema::{IdPattern, TextRole, Type};

use super::phrase::{Speaker, capital, readable, sentence};
use super::templates::name_of;

const WIDTH: usize = 88;

/// The card in words: title, story, then everything that can be done with it.
pub fn card(speaker: &Speaker<'_>, id: AssetId) -> String {
    let rec = speaker.atlas.rec(id);
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    let mut out = String::new();
    let kind = speaker.name(&rec.shape().names, &rec.shape().name);
    let key = rec.asset_key();
    let title_text = title.and_then(|field| speaker.text(field));
    // A name that designers have given is for files; players know the card by its title.
    let named = speaker.atlas.schema.kind(speaker.atlas.asset(id).kind).id == IdPattern::Name;
    let heading = match (title_text, named) {
        (Some(text), true) => format!("{text}  ({kind})"),
        (Some(text), false) => format!("{text}  ({kind} {key})"),
        (None, true) => format!("{}  ({kind})", readable(key)),
        (None, false) => format!("{kind} {key}"),
    };
    out.push_str(&format!("{heading}\n{}\n", "=".repeat(heading.chars().count())));
    let skip = |field: &FieldView<'_>| {
        matches!(field.def().ty, Type::Id) || title.is_some_and(|title| title.span == field.span)
    };
    body(speaker, rec, &skip, 0, &mut out);
    out
}

/// The fields of a record in the order of the text. Short facts share a line.
fn body<'a>(
    speaker: &Speaker<'a>,
    rec: Rec<'a>,
    skip: &dyn Fn(&FieldView<'a>) -> bool,
    depth: usize,
    out: &mut String,
) {
    let mut facts: Vec<String> = Vec::new();
    let mut done: Vec<landfall_schema::FieldId> = Vec::new();
    for field in rec.fields().filter(|field| !skip(field)) {
        let is_fact = matches!(
            field.value,
            Value::Flag | Value::Int(_) | Value::Word(_) | Value::Ref(_) | Value::Range(..) | Value::Name(_)
        );
        if is_fact && done.contains(&field.id) {
            continue;
        }
        if is_fact {
            done.push(field.id);
            facts.push(fact(speaker, rec, field));
            continue;
        }
        flush(&mut facts, depth, out);
        match field.value {
            Value::Text(_) => write_text(speaker, field, depth, out),
            Value::Record(_) => {
                if let Some(inner) = field.record() {
                    block(speaker, inner, depth, out);
                }
            }
            Value::Bad => {}
            _ => {
                let said = match field.value {
                    Value::Condition(_) => sentence(&speaker.value(field, depth)),
                    _ => speaker.value(field, depth),
                };
                // What is written behind a bare `->` needs no name on the card either.
                let plain = rec.shape().starts.arrow == Some(field.id) || field.def().name == "effects";
                let line = match plain {
                    true => format!("\u{2192} {said}"),
                    false => format!("{}: {said}", field_name(speaker, field)),
                };
                write_line(&line, depth, out);
            }
        }
    }
    flush(&mut facts, depth, out);
}

fn flush(facts: &mut Vec<String>, depth: usize, out: &mut String) {
    if !facts.is_empty() {
        write_line(&facts.join(" \u{b7} "), depth, out);
        facts.clear();
    }
}

fn field_name(speaker: &Speaker<'_>, field: FieldView<'_>) -> String {
    let def = field.def();
    // What nobody has named is called as it is written.
    match speaker.name(&def.names, "") {
        "" => readable(&def.name),
        name => capital(name),
    }
}

fn fact<'a>(speaker: &Speaker<'a>, rec: Rec<'a>, field: FieldView<'a>) -> String {
    if field.value == Value::Flag {
        return field_name(speaker, field);
    }
    let name = field_name(speaker, field);
    let values: Vec<String> = rec
        .all(field.id)
        .map(|value| match bare_kind(speaker, value).filter(|kind| !begin_alike(kind, &name)) {
            Some(kind) => format!("{kind} {}", speaker.value(value, 0)),
            None => speaker.value(value, 0),
        })
        .collect();
    format!("{name}: {}", values.join(", "))
}

/// The name of the kind that a reference leads to, where its id is a bare number and says nothing by itself.
fn bare_kind<'a>(speaker: &Speaker<'a>, field: FieldView<'a>) -> Option<&'a str> {
    let atlas = speaker.atlas;
    let kind = atlas.schema.kind(atlas.asset(field.target_asset()?).kind);
    let bare = matches!(&kind.id, IdPattern::Numbered { prefix, .. } if prefix.is_empty());
    let shape = atlas.schema.shape(kind.shape);
    bare.then(|| speaker.name(&shape.names, &shape.name))
}

/// Whether a name says the kind already, in one or in many: `Unique Discoveries`, `Scoperte Eccezionali`.
fn begin_alike(one: &str, other: &str) -> bool {
    let begin = |text: &str| text.chars().take(4).flat_map(char::to_lowercase).collect::<String>();
    begin(one) == begin(other)
}

fn write_text<'a>(speaker: &Speaker<'a>, field: FieldView<'a>, depth: usize, out: &mut String) {
    let (Some(text), Some(role)) = (speaker.text(field), field.text().map(|text| text.role)) else { return };
    // A text that is written without a name is read without one.
    let bare = field.rec.shape().starts.text == Some(field.id);
    let named = !bare && !matches!(field.def().name.as_str(), "flavour" | "rules" | "text" | "passive");
    for (at, paragraph) in text.split("\n\n").enumerate() {
        match role {
            TextRole::Flavour | TextRole::Rules if !named || at > 0 => {
                write_wrapped(paragraph, depth, "", out)
            }
            _ => write_line(&format!("{}: {paragraph}", field_name(speaker, field)), depth, out),
        }
        if role == TextRole::Flavour && !named {
            out.push('\n');
        }
    }
}

/// A block by its template, then whatever the template does not say.
fn block<'a>(speaker: &Speaker<'a>, rec: Rec<'a>, depth: usize, out: &mut String) {
    if depth > 40 {
        return;
    }
    let shape = rec.shape();
    let template = name_of(shape).filter(|name| speaker.templates.has(name));
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    let heading = match &template {
        Some(_) => speaker.phrase(rec, 0),
        None => {
            let key = shape.key.and_then(|key| rec.all(key).next()).filter(|key| key.text().is_none());
            let key = key.map_or_else(String::new, |key| format!(" {}", speaker.value(key, 0)));
            let title = title.and_then(|field| speaker.text(field));
            let title = title.map_or_else(String::new, |title| format!(": {title}"));
            format!("{}{key}{title}", speaker.name(&shape.names, &shape.name))
        }
    };
    let told = |field: &FieldView<'a>| match &template {
        Some(name) => speaker.templates.uses(name, field.name()),
        None => shape.key == Some(field.id) || title.is_some_and(|title| title.id == field.id),
    };
    let mut inner = String::new();
    body(speaker, rec, &told, depth + 1, &mut inner);
    // A few facts need no line of their own.
    let facts = inner.trim();
    let short = !inner.contains("\n\n") && inner.lines().count() == 1 && template.is_none();
    match short && heading.chars().count() + facts.chars().count() + 4 * depth < WIDTH {
        true => write_line(&format!("{} ({facts})", capital(&heading)), depth, out),
        false => {
            write_line(&capital(&heading), depth, out);
            out.push_str(&inner);
        }
    }
}

/// One line of rules; what does not fit goes on a little further in.
fn write_line(text: &str, depth: usize, out: &mut String) {
    write_wrapped(text, depth, "  ", out);
}

fn write_wrapped(text: &str, depth: usize, hang: &str, out: &mut String) {
    let indent = "    ".repeat(depth);
    for (at, line) in text.lines().enumerate() {
        let mut width = 0;
        let mut begun = false;
        out.push_str(&indent);
        // The rows of a table stand under the line that they belong to.
        if at > 0 {
            out.push_str(hang);
            width = hang.len();
        }
        for word in line.split_whitespace() {
            let length = word.chars().count();
            if begun && width + 1 + length + indent.len() > WIDTH {
                out.push('\n');
                out.push_str(&indent);
                let hang = if at > 0 { hang.repeat(2) } else { hang.to_owned() };
                out.push_str(&hang);
                width = hang.len();
            } else if begun {
                out.push(' ');
                width += 1;
            }
            out.push_str(word);
            width += length;
            begun = true;
        }
        out.push('\n');
    }
}
