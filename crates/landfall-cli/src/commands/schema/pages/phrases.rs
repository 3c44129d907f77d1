//! Effects, conditions and targets: how each is written, what it takes, where it may stand.

use landfall_project::schemas::{Class, Does, FieldId, Schema, Shape, Type};

use super::parts::{code, generated, in_all_languages, type_in_words};

pub fn effects(schema: &Schema) -> String {
    let mut text = format!("# Effects\n\n{}\n", generated(schema));
    text.push_str(
        "What can happen, by the words it is written with. `<n>` stands for a value, and what is in `[ ]` may be \
         left out. An effect that says nothing about where it stands may stand anywhere.\n",
    );
    text.push_str(&sections(schema, Class::Verb, "##"));
    text
}

pub fn conditions(schema: &Schema) -> String {
    let mut text = format!("# Conditions and targets\n\n{}\n", generated(schema));
    text.push_str("## Conditions\n\nWhat can be asked. Join them with `not`, `and`, `or` and parentheses.\n");
    text.push_str(&sections(schema, Class::Predicate, "###"));
    text.push_str("\n## Targets\n\nWhom something happens to.\n");
    text.push_str(&sections(schema, Class::Target, "###"));
    text
}

fn sections(schema: &Schema, class: Class, level: &str) -> String {
    let mut shapes: Vec<&Shape> = schema.shapes_of(class).map(|(_, shape)| shape).collect();
    shapes.sort_by_cached_key(|shape| (shape.head_text(), shape.name.clone()));
    shapes.into_iter().map(|shape| section(schema, shape, level)).collect()
}

fn section(schema: &Schema, shape: &Shape, level: &str) -> String {
    let mut text = format!("\n{level} {}\n\n    {}\n\n", shape.name, shape.head_text());
    let names = in_all_languages(&shape.names, schema);
    if !names.is_empty() {
        text.push_str(&format!("*{names}.* "));
    }
    text.push_str(&format!("{}\n", shape.doc.trim()));
    let mut list = Vec::new();
    for field in &shape.fields {
        let takes = type_in_words(schema, &field.ty);
        let slot =
            if field.ty == Type::Flag { code(&field.name) } else { code(&format!("<{}>", field.name)) };
        list.push(format!("{slot}: {takes}. {}", field.doc.trim()));
    }
    if !shape.legal.is_empty() {
        let places = shape.legal.iter().map(|at| place(schema, &schema.contexts[at.index()]));
        list.push(format!("It may stand in {}.", places.collect::<Vec<_>>().join(", ")));
    }
    if !shape.does.is_empty() {
        let does: Vec<String> = shape.does.iter().map(|does| code(&line(shape, does))).collect();
        list.push(format!("In play: {}.", does.join(", ")));
    }
    if !list.is_empty() {
        text.push('\n');
    }
    list.iter().for_each(|item| text.push_str(&format!("- {}\n", item.trim_end())));
    text
}

fn place(schema: &Schema, context: &str) -> String {
    match schema.kind_by_name(context) {
        Some(_) => format!("[{context}]({context}.md)"),
        None => code(context),
    }
}

/// `replace poi at sector`, as the schema says it.
fn line(shape: &Shape, does: &Does) -> String {
    let name =
        |id: &FieldId| shape.fields.get(id.index()).map_or("?", |field| field.name.as_str()).to_owned();
    let at = does.at.as_ref().map(|at| format!(" at {}", name(at))).unwrap_or_default();
    let by = does.by.as_ref().map(|by| format!(" by {}", name(by))).unwrap_or_default();
    format!("{} {}{at}{by}", format!("{:?}", does.act).to_lowercase(), does.subject)
}
