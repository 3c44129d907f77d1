//! XLIFF 2.1, for tools that translators pay for.

use crate::import::Incoming;
use crate::po::{Catalog, Entry};
use crate::texts::Texts;
use crate::xml::{child, escaped, line, open, text};

/// The catalog as XLIFF, in the order of the story. `original` names the pack.
pub fn export(
    texts: &Texts<'_>,
    catalog: &Catalog<'_>,
    original: &str,
    source: &str,
    locale: &str,
) -> String {
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"{}\" trgLang=\"{}\">\n  \
         <file id=\"f1\" original=\"{}\">\n",
        escaped(source),
        escaped(locale),
        escaped(original)
    );
    let entries = catalog.entries.iter().filter(|entry| !entry.obsolete);
    let by_key: rustc_hash::FxHashMap<&str, &Entry<'_>> = entries.map(|entry| (entry.key(), entry)).collect();
    for (number, at) in texts.story().into_iter().enumerate() {
        let message = &texts.messages[at];
        let entry = by_key.get(message.key.as_str());
        let target = entry.filter(|entry| entry.is_translated());
        let notes: Vec<&str> =
            entry.map(|entry| entry.marked(catalog.text, "#.").collect()).unwrap_or_default();
        out.push_str(&format!("    <unit id=\"u{}\" name=\"{}\">\n", number + 1, escaped(&message.key)));
        if !notes.is_empty() {
            let note = escaped(&notes.join("\n"));
            out.push_str(&format!("      <notes>\n        <note>{note}</note>\n      </notes>\n"));
        }
        // What was translated from other words is begun again.
        let state = if target.is_some_and(|entry| !entry.fuzzy) { "translated" } else { "initial" };
        let text = escaped(message.text.value);
        out.push_str(&format!(
            "      <segment state=\"{state}\">\n        <source xml:space=\"preserve\">{text}</source>\n"
        ));
        if let Some(target) = target {
            let text = escaped(&target.text.value);
            out.push_str(&format!("        <target xml:space=\"preserve\">{text}</target>\n"));
        }
        out.push_str("      </segment>\n    </unit>\n");
    }
    out + "  </file>\n</xliff>\n"
}

/// The translations of a file. `Err` is the line and what is wrong there.
pub(crate) fn read(file: &str) -> Result<Vec<Incoming>, (usize, String)> {
    let document = open(file)?;
    let root = document.root_element();
    let version = root.attribute("version").unwrap_or_default();
    if root.tag_name().name() != "xliff" || !version.starts_with("2.") {
        return Err((1, "this is not XLIFF 2: export it anew, as XLIFF 2.1".to_owned()));
    }
    let mut out = Vec::new();
    for unit in root.descendants().filter(|node| node.tag_name().name() == "unit") {
        let Some(key) = unit.attribute("name") else {
            return Err((line(unit), "this unit has no `name`, which is the key of its message".to_owned()));
        };
        let (mut source, mut translation, mut initial) = (String::new(), String::new(), false);
        for part in unit.children() {
            let segment = part.tag_name().name() == "segment";
            if !segment && part.tag_name().name() != "ignorable" {
                continue;
            }
            source.extend(child(part, "source").map(text));
            translation.extend(child(part, "target").map(text));
            initial |= segment && part.attribute("state").unwrap_or("initial") == "initial";
        }
        let place = line(unit);
        out.push(Incoming {
            line: place,
            key: Some(key.to_owned()),
            source: Some(source),
            translation,
            fuzzy: initial,
        });
    }
    Ok(out)
}
