//! Every vocabulary, with the names of its words.

use landfall_project::schemas::{Schema, Vocabulary};

use super::parts::{code, generated, in_all_languages, language, locales, plain, table};

pub fn page(schema: &Schema) -> String {
    let mut text =
        format!("# Words\n\n{}\nEvery closed set of words, in alphabetical order.\n", generated(schema));
    let icons: Vec<String> =
        schema.game.prose_icons.iter().map(|id| schema.vocab(*id).name.as_str()).map(link).collect();
    if !icons.is_empty() {
        text.push_str(&format!("The words of {} can be used as `:word:` in any text.\n", icons.join(", ")));
    }
    let mut sorted: Vec<&Vocabulary> = schema.vocabularies.iter().collect();
    sorted.sort_by(|a, b| a.name.cmp(&b.name));
    for vocabulary in sorted {
        text.push_str(&format!("\n## {}\n\n", vocabulary.name));
        let names = in_all_languages(&vocabulary.names, schema);
        let doc = plain(&vocabulary.doc);
        text.push_str(&format!("{}\n\n", [names.as_str(), doc.as_str()].join(". ").trim_start_matches(". ")));
        text.push_str(&words(schema, vocabulary));
    }
    text
}

fn link(name: &str) -> String {
    format!("[{name}](#{name})")
}

fn words(schema: &Schema, vocabulary: &Vocabulary) -> String {
    let locales = locales(schema);
    let mut heads = vec!["Word"];
    heads.extend(locales.iter().map(|locale| language(locale)));
    heads.push("Meaning");
    let rows: Vec<Vec<String>> = vocabulary
        .words
        .iter()
        .map(|word| {
            let mut row = vec![code(&word.name)];
            row.extend(
                locales
                    .iter()
                    .map(|locale| word.names.get(*locale).map_or_else(String::new, |name| plain(name))),
            );
            row.push(plain(&word.doc));
            row
        })
        .collect();
    table(&heads, &rows)
}
