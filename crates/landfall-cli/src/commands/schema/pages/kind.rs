//! The page of a kind: its first line, the lines of its body, the blocks in it, an example.

use landfall_project::schemas::{
    Class, ContextId, Field, FieldId, Kind, Part, Schema, Shape, ShapeId, Type, WordId,
};

use super::parts::{code, generated, in_all_languages, plain, rules, table, type_in_words};

pub fn page(schema: &Schema, kind: &Kind, example: Option<&str>) -> String {
    let shape = schema.shape(kind.shape);
    let title = plain(shape.title(&schema.game.source_locale));
    let mut text = format!("# {title}\n\n{}\n", generated(schema));
    text.push_str(&format!("{}\n\n    {}\n\n", plain(&shape.doc), shape.head_text()));
    text.push_str(&facts(schema, kind, shape));
    text.push_str(&body(schema, shape));
    for block in blocks(schema, kind.shape) {
        let block = schema.shape(block);
        text.push_str(&format!(
            "\n## {}\n\n{}\n\n    {}\n\n",
            block.name,
            plain(&block.doc),
            block.head_text()
        ));
        text.push_str(&body(schema, block));
    }
    text.push_str(&effects(schema, kind));
    if let Some(example) = example {
        text.push_str(&format!("\n## Example\n\n```land\n{}\n```\n", example.trim_end()));
    }
    text
}

fn facts(schema: &Schema, kind: &Kind, shape: &Shape) -> String {
    let mut list = vec![format!("Its id: {}, such as {}.", kind.id.describe(), code(&kind.id.example()))];
    let names = in_all_languages(&shape.names, schema);
    if !names.is_empty() {
        list.insert(0, format!("It is called: {names}."));
    }
    if kind.copies {
        list.push("Several printed cards may be identical.".to_owned());
    }
    if let Some(unused) = &kind.unused {
        let excuse = kind.standalone.and_then(|flag| shape.fields.get(flag.index()));
        let excuse = excuse.map(|flag| format!(" {} says that this is on purpose.", code(&flag.name)));
        list.push(format!(
            "One that nothing leads to is reported: {}.{}",
            plain(unused),
            excuse.unwrap_or_default()
        ));
    }
    list.into_iter().map(|fact| format!("- {fact}\n")).chain(["\n".to_owned()]).collect()
}

/// The fields of a kind or block, and what is said about them together.
fn body(schema: &Schema, shape: &Shape) -> String {
    let mut text = String::new();
    if !shape.fields.is_empty() {
        // The first line first, in the order in which it is written.
        let mut fields: Vec<&Field> = shape.fields.iter().collect();
        fields
            .sort_by_key(|field| shape.field(&field.name).map_or(usize::MAX, |id| place_in_head(shape, id)));
        let rows: Vec<Vec<String>> = fields.into_iter().map(|field| row(schema, shape, field)).collect();
        text.push_str(&table(&["Written", "Takes", "How often", "What it is for"], &rows));
    }
    let rules = rules(shape);
    if !rules.is_empty() {
        text.push('\n');
    }
    rules.into_iter().for_each(|rule| text.push_str(&format!("- {rule}\n")));
    text
}

fn place_in_head(shape: &Shape, id: FieldId) -> usize {
    slots(&shape.head.parts).iter().position(|slot| *slot == id).unwrap_or(usize::MAX)
}

fn slots(parts: &[Part]) -> Vec<FieldId> {
    let inside = |part: &Part| match part {
        Part::Literal(_) => Vec::new(),
        Part::Slot(id) => vec![*id],
        Part::Optional(inner) => slots(inner),
    };
    parts.iter().flat_map(inside).collect()
}

fn row(schema: &Schema, shape: &Shape, field: &Field) -> Vec<String> {
    let written = match field.ty {
        Type::Flag if field.in_head => code(&field.name),
        _ if field.in_head => code(&format!("<{}>", field.name)),
        Type::Block(block) => code(&schema.shape(block).head_text()),
        _ => code(&field.write.to_text(shape)),
    };
    let mut doc = plain(&field.doc);
    if let (Some(needs), Type::Block(block)) = (field.needs, &field.ty)
        && let Some(word) = key_word(schema, *block, needs)
    {
        doc.push_str(&format!(" One of them must be {}.", code(word)));
    }
    vec![written, type_in_words(schema, &field.ty), often(shape, field), doc]
}

fn key_word(schema: &Schema, block: ShapeId, word: WordId) -> Option<&str> {
    let block = schema.shape(block);
    let Type::Word(vocabulary) = block.fields.get(block.key?.index())?.ty else { return None };
    schema.vocab(vocabulary).words.get(word.index()).map(|word| word.name.as_str())
}

fn often(shape: &Shape, field: &Field) -> String {
    let demanded = shape.field(&field.name).is_some_and(|id| shape.head.demands(id));
    let times = match (field.many, field.max, field.required || demanded) {
        (true, Some(max), true) => format!("1 to {max}"),
        (true, Some(max), false) => format!("up to {max}"),
        (true, None, true) => "1 or more".to_owned(),
        (true, None, false) => "any number".to_owned(),
        (false, _, true) => "once".to_owned(),
        (false, _, false) => "perhaps".to_owned(),
    };
    if field.in_head { format!("{times}, in the first line") } else { times }
}

/// Every block inside a shape, each once, the outer ones first.
fn blocks(schema: &Schema, of: ShapeId) -> Vec<ShapeId> {
    let mut found: Vec<ShapeId> = Vec::new();
    let mut waiting = std::collections::VecDeque::from([of]);
    while let Some(shape) = waiting.pop_front() {
        for field in &schema.shape(shape).fields {
            if let Type::Block(block) = field.ty
                && !found.contains(&block)
            {
                found.push(block);
                waiting.push_back(block);
            }
        }
    }
    found
}

/// Which effects may stand on the card itself; those of a special effect or a path have places of their own.
fn effects(schema: &Schema, kind: &Kind) -> String {
    let has_effects =
        |shape: &Shape| shape.fields.iter().any(|field| matches!(field.ty, Type::Effects | Type::Icons));
    let inside = blocks(schema, kind.shape);
    let holds = std::iter::once(&kind.shape).chain(&inside).any(|shape| has_effects(schema.shape(*shape)));
    if !holds {
        return String::new();
    }
    let mut text = String::from("\n## Effects allowed here\n\n");
    text.push_str(&format!("Effects allowed anywhere{}.\n", legal(schema, kind.context)));
    let mut contexts: Vec<ContextId> = inside
        .iter()
        .flat_map(|block| &schema.shape(*block).fields)
        .filter_map(|field| field.context)
        .filter(|context| *context != kind.context)
        .collect();
    contexts.sort();
    contexts.dedup();
    for context in contexts {
        let name = &schema.contexts[context.index()];
        let legal = legal(schema, context);
        text.push_str(&format!("\nIn {}: effects allowed anywhere{legal}.\n", code(name)));
    }
    text
}

/// Links to the effects that this place allows and not every place does.
fn legal(schema: &Schema, context: ContextId) -> String {
    let verbs = schema.shapes_of(Class::Verb).map(|(_, verb)| verb);
    let mut links: Vec<String> = verbs
        .filter(|verb| verb.legal.contains(&context))
        .map(|verb| format!("[{}](effects.md#{})", in_short(verb), verb.name))
        .collect();
    links.sort();
    match links.is_empty() {
        true => String::new(),
        false => format!(", and {}", links.join(", ")),
    }
}

/// `move … to connected`: the words of a verb without what may be left out.
fn in_short(verb: &Shape) -> String {
    let parts = verb.head.parts.iter().filter_map(|part| match part {
        Part::Literal(literal) => Some(literal.as_str()),
        Part::Slot(_) => Some("…"),
        Part::Optional(_) => None,
    });
    parts.collect::<Vec<_>>().join(" ").trim_end_matches([' ', '…']).to_owned()
}
