//! Just enough of PO to know what a translator wrote, without asking the reader of the compiler.

use std::collections::BTreeMap;

/// By the key of the message.
pub type Catalog = BTreeMap<String, Entry>;

#[derive(Default)]
pub struct Entry {
    pub source: String,
    pub translation: String,
}

/// What is translated. Entries without words, and those that wait for a second look, are left out.
pub fn read(text: &str) -> Catalog {
    let entries = text.split("\n\n").filter(|entry| !entry.lines().any(is_set_aside));
    let keyed = entries.map(|entry| {
        let part = |keyword: &str| joined(entry, keyword);
        (part("msgctxt"), Entry { source: part("msgid"), translation: part("msgstr") })
    });
    keyed.filter(|(key, entry)| !key.is_empty() && !entry.translation.is_empty()).collect()
}

fn is_set_aside(line: &str) -> bool {
    line.starts_with("#~") || (line.starts_with("#,") && line.contains("fuzzy"))
}

/// The strings behind a keyword, on its line and those that follow.
fn joined(entry: &str, keyword: &str) -> String {
    let mut lines = entry.lines().skip_while(|line| !line.starts_with(&format!("{keyword} ")));
    let first = lines.next().map(|line| line[keyword.len()..].trim());
    let more = lines.take_while(|line| line.starts_with('"'));
    // A PO string is written as JSON writes one.
    first.into_iter().chain(more).map(|line| serde_json::from_str::<String>(line.trim()).unwrap()).collect()
}
