//! Effects, conditions and targets: how each is written, what it takes, where it may stand.

use landfall_project::schemas::{Class, Does, FieldId, Schema, Shape, Type};

use super::parts::{code, generated, in_all_languages, plain, type_in_words};

pub fn effects(schema: &Schema) -> String {
    let mut text = format!("# Effects\n\n{}\n", generated(schema));
    text.push_str(
        "What can happen, by the words it is written with. `<n>` stands for a value, and what is in `[ ]` may be \
         left out. An effect without a list of places is allowed anywhere.\n",
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
    text.push_str(&format!("{}\n", plain(&shape.doc)));
    let mut list = Vec::new();
    for field in &shape.fields {
        let takes = type_in_words(schema, &field.ty);
        let slot =
            if field.ty == Type::Flag { code(&field.name) } else { code(&format!("<{}>", field.name)) };
        list.push(format!("{slot}: {takes}. {}", plain(&field.doc)));
    }
    if !shape.legal.is_empty() {
        let places = shape.legal.iter().map(|at| place(schema, &schema.contexts[at.index()]));
        list.push(format!("Allowed in {}.", places.collect::<Vec<_>>().join(", ")));
    }
    if !shape.does.is_empty() {
        let does: Vec<String> = shape.does.iter().map(|does| code(&line(shape, does))).collect();
        list.push(format!("In play: {}.", does.join(", ")));
    }
    if let Some(is) = &shape.is {
        list.push(format!("It means {}.", code(&is.text)));
    }
    if let Some(why) = &shape.by_hand {
        list.push(format!("People see to it: {why}."));
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
    let more = &does.more;
    let select = more.select.map(|select| format!("{select:?} ").to_lowercase()).unwrap_or_default();
    let clause =
        |word: &str, said: Option<String>| said.map(|said| format!(" {word} {said}")).unwrap_or_default();
    let clauses = [
        clause("of", more.of.as_ref().map(name)),
        clause("at", does.at.as_ref().map(name).or(more.place.clone())),
        clause("from", more.from.clone()),
        clause("to", more.to.clone()),
        clause("as", more.face.clone()),
        clause("by", does.by.as_ref().map(name).or(more.amount.map(|amount| amount.to_string()))),
    ];
    format!("{} {select}{}{}", format!("{:?}", does.act).to_lowercase(), does.subject, clauses.concat())
}
