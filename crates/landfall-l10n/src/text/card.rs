//! A whole card or log, as a player reads it.

use landfall_model::{AssetId, FieldView, Rec, Value};
use landfall_schema::{TextRole, Type};

use super::phrase::{Speaker, capital};
use super::templates::name_of;

const WIDTH: usize = 88;

/// The card in words: title, story, then everything that can be done with it.
pub fn card(speaker: &Speaker<'_>, id: AssetId) -> String {
    let rec = speaker.atlas.rec(id);
    let title = rec.fields().find(|field| field.text().is_some_and(|text| text.role == TextRole::Title));
    let mut out = String::new();
    let kind = format!("{} {}", speaker.name(&rec.shape().names, &rec.shape().name), rec.asset_key());
    match title.and_then(|field| speaker.text(field)) {
        Some(text) => {
            let heading = format!("{text}  ({kind})");
            out.push_str(&format!("{heading}\n{}\n", "=".repeat(heading.chars().count())));
        }
        None => out.push_str(&format!("{kind}\n{}\n", "=".repeat(kind.chars().count()))),
    }
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
                let said = speaker.value(field, depth);
                let plain = matches!(field.def().name.as_str(), "effects" | "instructions");
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
    capital(&speaker.name(&field.def().names, &field.def().name).replace('-', " "))
}

fn fact<'a>(speaker: &Speaker<'a>, rec: Rec<'a>, field: FieldView<'a>) -> String {
    if field.value == Value::Flag {
        return field_name(speaker, field);
    }
    let values: Vec<String> = rec.all(field.id).map(|value| speaker.value(value, 0)).collect();
    format!("{}: {}", field_name(speaker, field), values.join(", "))
}

fn write_text<'a>(speaker: &Speaker<'a>, field: FieldView<'a>, depth: usize, out: &mut String) {
    let (Some(text), Some(role)) = (speaker.text(field), field.text().map(|text| text.role)) else { return };
    let named = !matches!(field.def().name.as_str(), "flavour" | "narrative" | "rules" | "text" | "passive");
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
    let heading = match &template {
        Some(_) => speaker.phrase(rec, 0),
        None => {
            let key = rec.key().map_or_else(String::new, |key| format!(" {key}"));
            format!("{}{key}", speaker.name(&shape.names, &shape.name))
        }
    };
    write_line(&capital(&heading), depth, out);
    let told = |field: &FieldView<'a>| match &template {
        Some(name) => speaker.templates.uses(name, field.name()),
        None => shape.key == Some(field.id),
    };
    body(speaker, rec, &told, depth + 1, out);
}

/// One line of rules; what does not fit goes on a little further in.
fn write_line(text: &str, depth: usize, out: &mut String) {
    write_wrapped(text, depth, "  ", out);
}

fn write_wrapped(text: &str, depth: usize, hang: &str, out: &mut String) {
    let indent = "    ".repeat(depth);
    for line in text.lines() {
        let mut width = 0;
        let mut begun = false;
        out.push_str(&indent);
        for word in line.split_whitespace() {
            let length = word.chars().count();
            if begun && width + 1 + length + indent.len() > WIDTH {
                out.push('\n');
                out.push_str(&indent);
                out.push_str(hang);
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
