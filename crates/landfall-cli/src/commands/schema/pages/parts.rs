//! What the pages have in common: tables, names in several languages, types with links.

use std::collections::BTreeSet;

use landfall_project::schemas::{FieldId, Names, Schema, Shape, Type};

/// Below the title of every page, so that nobody edits what will be overwritten.
pub fn generated(schema: &Schema) -> String {
    format!(
        "<!-- Written by `landfall schema docs {}`; the schema is the place to edit. -->\n",
        schema.game.name
    )
}

pub fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(heads.iter().map(|head| (*head).to_owned()).collect());
    text.push_str(&format!("|{}\n", "---|".repeat(heads.len())));
    for row in rows {
        text.push_str(&line(row.iter().map(|cell| cell.replace('|', "\\|").replace('\n', " ")).collect()));
    }
    text
}

/// Words of a schema as they are shown: whatever a stranger's pack writes there, no tag and no link comes of it. What it
/// puts between backquotes stays code.
pub fn plain(text: &str) -> String {
    let mut pieces: Vec<&str> = text.trim().split('`').collect();
    // A last backquote without a partner would make code of what follows.
    let lonely = if pieces.len().is_multiple_of(2) { pieces.pop() } else { None };
    let escape = |text: &str| text.replace('<', "&lt;").replace("](", "]\\(");
    let shown = pieces.iter().enumerate().map(|(at, piece)| match at % 2 {
        0 => escape(piece),
        _ => code(piece),
    });
    let lonely = lonely.map(|text| format!("\\`{}", escape(text)));
    shown.chain(lonely).collect()
}

/// A written form; angle brackets would be tags outside of code.
pub fn code(text: &str) -> String {
    format!("`{text}`")
}

/// The languages the schema has names in, that of the source first.
pub fn locales(schema: &Schema) -> Vec<&str> {
    let shapes = schema.shapes.iter().map(|shape| &shape.names);
    let vocabularies = schema.vocabularies.iter();
    let words = vocabularies.flat_map(|vocabulary| vocabulary.words.iter().map(|word| &word.names));
    let all: BTreeSet<&str> =
        shapes.chain(words).flat_map(|names| names.keys().map(String::as_str)).collect();
    let source = schema.game.source_locale.as_str();
    let others = all.iter().copied().filter(|locale| *locale != source);
    std::iter::once(source).chain(others).collect()
}

pub fn language(locale: &str) -> &str {
    match locale {
        "de" => "German",
        "en" => "English",
        "es" => "Spanish",
        "fr" => "French",
        "it" => "Italian",
        "pl" => "Polish",
        other => other,
    }
}

/// `Log · Annotazione`
pub fn in_all_languages(names: &Names, schema: &Schema) -> String {
    let found: Vec<String> =
        locales(schema).into_iter().filter_map(|locale| names.get(locale).map(|name| plain(name))).collect();
    found.join(" · ")
}

/// The type in words, with links to the words or cards it speaks of.
pub fn type_in_words(schema: &Schema, ty: &Type) -> String {
    match ty {
        Type::Word(vocabulary) | Type::Requirement(vocabulary) => {
            let name = &schema.vocab(*vocabulary).name;
            let words = ty.describe(schema);
            match ty {
                Type::Word(_) => format!("one of the words of [{name}](words.md#{name})"),
                _ => format!("{words}, of the words of [{name}](words.md#{name})"),
            }
        }
        Type::Ref(kinds) => {
            let link = |kind: &_| {
                let name = &schema.kind_shape(*kind).name;
                format!("[{name}]({name}.md)")
            };
            format!("the id of a {}", kinds.iter().map(link).collect::<Vec<_>>().join(" or "))
        }
        Type::Effects | Type::Icons | Type::Do | Type::Options => {
            ty.describe(schema).replacen("effects", "[effects](effects.md)", 1)
        }
        Type::Condition => "a [condition](conditions.md)".to_owned(),
        Type::Target => "a [target](conditions.md#targets)".to_owned(),
        Type::Block(shape) | Type::Rows(shape) => {
            let name = &schema.shape(*shape).name;
            match ty {
                Type::Block(_) => format!("a block, see [{name}](#{name})"),
                _ => ty.describe(schema),
            }
        }
        ty => ty.describe(schema),
    }
}

/// What else is said about the fields of a kind or block, as sentences of a list.
pub fn rules(shape: &Shape) -> Vec<String> {
    let names = |group: &[FieldId], joint: &str| -> String {
        let names: Vec<String> = group
            .iter()
            .filter_map(|id| shape.fields.get(id.index()))
            .map(|field| code(&field.name))
            .collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} {joint} {last}", rest.join(", ")),
            _ => names.concat(),
        }
    };
    let mut rules = Vec::new();
    for group in &shape.at_most_one {
        rules.push(format!("Only one of {} may be given.", names(group, "or")));
    }
    for group in &shape.at_least_one {
        rules.push(format!("At least one of {} must be given.", names(group, "or")));
    }
    if let Some(key) = shape.key.and_then(|key| shape.fields.get(key.index())) {
        rules.push(format!("No two of them may have the same {}.", code(&key.name)));
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_doc_is_never_a_tag_or_a_link() {
        assert_eq!(plain("<img src=x onerror=alert(1)>"), "&lt;img src=x onerror=alert(1)>");
        assert_eq!(plain("[here](javascript:alert(1))"), "[here]\\(javascript:alert(1))");
        assert_eq!(plain(" write `log <id>`, not `"), "write `log <id>`, not \\`");
        assert_eq!(plain("a ` <b> ` c ` <d>"), "a ` <b> ` c \\` &lt;d>");
    }
}
