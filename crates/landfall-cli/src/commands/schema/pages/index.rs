//! The first page: what there is.

use landfall_project::schemas::{Class, Kind, Schema};

use super::parts::{code, generated, language, locales, plain, table};

pub fn page(schema: &Schema) -> String {
    let game = &schema.game;
    let title = plain(game.names.get(&game.source_locale).unwrap_or(&game.name));
    let mut text = format!("# {title}\n\n{}\n{}\n\n", generated(schema), plain(&game.doc));
    let count = |class| schema.shapes_of(class).count();
    let (effects, conditions, targets) = (count(Class::Verb), count(Class::Predicate), count(Class::Target));
    text.push_str(&format!("- [Effects](effects.md): {effects} things that can happen\n"));
    text.push_str(&format!("- [Conditions and targets](conditions.md): {conditions} things to ask, "));
    text.push_str(&format!("{targets} ways to say whom something happens to\n"));
    text.push_str("- [Words](words.md): every closed set of words\n");
    text.push_str("- [How it is played](play.md): what happens in which order, for engines\n");
    if !schema.dice().is_empty() {
        text.push_str("- [Dice](dice.md): what every die shows\n");
    }
    text.push('\n');
    text.push_str("## Kinds\n\nEach kind has a page with its lines and an example.\n\n");
    text.push_str(&kinds(schema));
    if !schema.limits.is_empty() {
        text.push_str("\n## Limits\n\n");
    }
    for limit in &schema.limits {
        let shape = schema.kind_shape(limit.of);
        let counted = shape.fields.get(limit.count.index()).map_or("?", |field| field.name.as_str());
        let (of, count) = (code(&shape.name), code(counted));
        text.push_str(&format!(
            "- {of} has at most {} of {count}: {}.\n",
            limit.at_most,
            plain(&limit.reason)
        ));
    }
    text
}

fn kinds(schema: &Schema) -> String {
    let locales = locales(schema);
    let mut heads = vec!["Kind"];
    heads.extend(locales.iter().map(|locale| language(locale)));
    heads.extend(["Id", "What it is"]);
    let mut kinds: Vec<&Kind> = schema.kinds.iter().collect();
    kinds.sort_by_key(|kind| kind.name(schema));
    let rows: Vec<Vec<String>> = kinds
        .into_iter()
        .map(|kind| {
            let shape = schema.shape(kind.shape);
            let mut row = vec![format!("[{0}]({0}.md)", shape.name)];
            row.extend(
                locales
                    .iter()
                    .map(|locale| shape.names.get(*locale).map_or_else(String::new, |name| plain(name))),
            );
            row.extend([code(&kind.id.example()), plain(&shape.doc)]);
            row
        })
        .collect();
    table(&heads, &rows)
}
