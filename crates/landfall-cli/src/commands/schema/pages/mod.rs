//! The reference of a game as Markdown, made from its schema alone: same schema, same pages.

mod dice;
mod index;
mod kind;
mod parts;
mod phrases;
mod play;
mod words;

use std::collections::BTreeMap;

use landfall_project::schemas::Schema;

pub struct Page {
    /// The name of its file.
    pub name: String,
    pub text: String,
}

/// Every page of the reference. `examples` are by the name of their kind.
pub fn pages(schema: &Schema, examples: &BTreeMap<String, String>) -> Vec<Page> {
    let page = |name: &str, text: String| Page { name: format!("{name}.md"), text };
    let mut pages = vec![
        page("index", index::page(schema)),
        page("effects", phrases::effects(schema)),
        page("conditions", phrases::conditions(schema)),
        page("words", words::page(schema)),
        page("play", play::page(schema)),
    ];
    let dice = schema.dice();
    if !dice.is_empty() {
        pages.push(page("dice", dice::page(schema, &dice)));
    }
    for kind in &schema.kinds {
        let name = kind.name(schema);
        pages.push(page(name, kind::page(schema, kind, examples.get(name).map(String::as_str))));
    }
    pages
}
