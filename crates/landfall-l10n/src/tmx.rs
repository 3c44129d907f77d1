//! TMX 1.4, the memory of translators: what was translated, and how.

use crate::import::Incoming;
use crate::language::base;
use crate::po::Catalog;
use crate::texts::Texts;
use crate::xml::{child, escaped, line, open, text};

/// The finished translations of a catalog, in the order of the story.
pub fn export(texts: &Texts<'_>, catalog: &Catalog<'_>, source: &str, locale: &str) -> String {
    let (source, locale) = (escaped(source), escaped(locale));
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\">\n  \
         <header creationtool=\"landfall\" creationtoolversion=\"{}\" segtype=\"block\" o-tmf=\"PO\" \
         adminlang=\"en\" srclang=\"{source}\" datatype=\"plaintext\"/>\n  <body>\n",
        env!("CARGO_PKG_VERSION")
    );
    let done =
        catalog.entries.iter().filter(|entry| !entry.obsolete && !entry.fuzzy && entry.is_translated());
    let by_key: rustc_hash::FxHashMap<&str, &str> =
        done.map(|entry| (entry.key(), &*entry.text.value)).collect();
    for at in texts.story() {
        let message = &texts.messages[at];
        let Some(translation) = by_key.get(message.key.as_str()) else { continue };
        out.push_str(&format!("    <tu tuid=\"{}\">\n", escaped(&message.key)));
        for (locale, text) in [(&source, message.text.value), (&locale, *translation)] {
            out.push_str(&format!("      <tuv xml:lang=\"{locale}\"><seg>{}</seg></tuv>\n", escaped(text)));
        }
        out.push_str("    </tu>\n");
    }
    out + "  </body>\n</tmx>\n"
}

/// The translations of a memory into one language. A unit of somebody else has no key of ours and is found by its
/// source. `Err` is the line and what is wrong there.
pub(crate) fn read(file: &str, source: &str, locale: &str) -> Result<Vec<Incoming>, (usize, String)> {
    let document = open(file)?;
    let root = document.root_element();
    if root.tag_name().name() != "tmx" {
        return Err((1, "this is not TMX".to_owned()));
    }
    let xml = "http://www.w3.org/XML/1998/namespace";
    let mut out = Vec::new();
    for unit in root.descendants().filter(|node| node.tag_name().name() == "tu") {
        let said = |wanted: &str, exact: bool| {
            let variants = unit.children().filter(|node| node.tag_name().name() == "tuv");
            let mut fits = variants.filter(|node| {
                let language = node.attribute((xml, "lang")).or(node.attribute("lang")).unwrap_or_default();
                let (language, wanted) = (language.replace('_', "-"), wanted.replace('_', "-"));
                language.eq_ignore_ascii_case(&wanted)
                    || !exact && base(&language).eq_ignore_ascii_case(base(&wanted))
            });
            fits.find_map(|node| child(node, "seg")).map(text)
        };
        let of = |locale: &str| said(locale, true).or_else(|| said(locale, false));
        let (Some(original), Some(translation)) = (of(source), of(locale)) else { continue };
        let key = unit.attribute("tuid").map(str::to_owned);
        out.push(Incoming { line: line(unit), key, source: Some(original), translation, fuzzy: false });
    }
    Ok(out)
}
