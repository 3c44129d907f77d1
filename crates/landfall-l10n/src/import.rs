//! Translations that come back: from a spreadsheet, as XLIFF, or out of a memory.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::csv;
use crate::po::{Catalog, Entry, Fresh, write_fresh};

/// What came in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    pub changed: usize,
    pub same: usize,
    /// Made for another source than the catalog has; marked as fuzzy.
    pub fuzzy: usize,
}

/// A translation that somebody sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Incoming {
    pub line: usize,
    /// Without a key, it is for every message of this source that has no translation yet.
    pub key: Option<String>,
    /// What it was made for, where that is known.
    pub source: Option<String>,
    pub translation: String,
    pub fuzzy: bool,
}

/// What a file of translations is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Csv,
    Xliff,
    Tmx,
}

impl Format {
    /// By the ending of its name.
    pub fn of(name: &str) -> Option<Self> {
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase())?;
        match ending.as_str() {
            "csv" | "tsv" | "txt" => Some(Self::Csv),
            "xlf" | "xliff" => Some(Self::Xliff),
            "tmx" => Some(Self::Tmx),
            _ => None,
        }
    }
}

/// The catalog with the translations of a file. Nothing is taken from a file with a mistake in it: `Err` is
/// the line and what is wrong there. `source` is the language of the pack.
pub fn import(
    catalog: &Catalog<'_>,
    file: &str,
    format: Format,
    source: &str,
    locale: &str,
) -> Result<(String, Imported), (usize, String)> {
    let incoming = match format {
        Format::Csv => read_table(file)?,
        Format::Xliff => crate::xliff::read(file)?,
        Format::Tmx => crate::tmx::read(file, source, locale)?,
    };
    // A memory may hold other packs, too; a table and XLIFF are about this one.
    take(catalog, incoming, format == Format::Tmx)
}

fn read_table(table: &str) -> Result<Vec<Incoming>, (usize, String)> {
    let rows =
        csv::parse(table).map_err(|line| (line, "a quote is opened here and never closed".to_owned()))?;
    let Some((headings, rows)) = rows.split_first() else {
        return Err((1, "the table is empty".to_owned()));
    };
    let column = |name: &str| {
        let found = headings.cells.iter().position(|cell| cell.trim().eq_ignore_ascii_case(name));
        found.ok_or_else(|| (headings.line, format!("no column is called `{name}`")))
    };
    let (key, translation) = (column("key")?, column("translation")?);
    let source = column("source").ok();
    let plain = |cell: &String| csv::unguarded(cell).to_owned();
    let incoming = rows.iter().map(|row| Incoming {
        line: row.line,
        key: Some(row.cells.get(key).map_or("", |cell| cell.trim()).to_owned()),
        source: source.and_then(|source| row.cells.get(source)).map(plain).filter(|made| !made.is_empty()),
        translation: row.cells.get(translation).map(plain).unwrap_or_default(),
        fuzzy: false,
    });
    Ok(incoming.collect())
}

fn take(
    catalog: &Catalog<'_>,
    incoming: Vec<Incoming>,
    memory: bool,
) -> Result<(String, Imported), (usize, String)> {
    let known: FxHashSet<&str> =
        catalog.entries.iter().filter(|entry| !entry.obsolete).map(Entry::key).collect();
    let mut by_key: FxHashMap<&str, &Incoming> = FxHashMap::default();
    let mut by_source: FxHashMap<&str, &Incoming> = FxHashMap::default();
    for row in &incoming {
        let name = row.key.as_deref().filter(|name| !memory || known.contains(name));
        let Some(name) = name else {
            by_source.extend(row.source.as_deref().map(|source| (source, row)));
            continue;
        };
        if !known.contains(name) {
            return Err((row.line, format!("the catalog has no message `{name}`")));
        }
        if let Some(first) = by_key.insert(name, row) {
            return Err((row.line, format!("`{name}` is already in line {}", first.line)));
        }
    }
    let mut imported = Imported::default();
    let mut out =
        catalog.header.as_ref().map_or(String::new(), |header| header.raw(catalog.text).to_owned() + "\n");
    for entry in &catalog.entries {
        out.push('\n');
        let open = || by_source.get(&*entry.id.value).filter(|_| !entry.is_translated()).copied();
        let row = by_key.get(entry.key()).copied().or_else(open).filter(|_| !entry.obsolete);
        let row = row.filter(|row| !row.translation.is_empty());
        let Some(row) = row.filter(|row| row.translation != *entry.text.value || (entry.fuzzy && !row.fuzzy))
        else {
            imported.same += usize::from(by_key.contains_key(entry.key()) && !entry.obsolete);
            out.push_str(entry.raw(catalog.text));
            out.push('\n');
            continue;
        };
        let made_for = row.source.as_deref().filter(|made_for| **made_for != *entry.id.value);
        match made_for.is_some() || row.fuzzy {
            true => imported.fuzzy += 1,
            false => imported.changed += 1,
        }
        rewrite(&mut out, catalog, entry, row, made_for);
    }
    Ok((out, imported))
}

fn rewrite(
    out: &mut String,
    catalog: &Catalog<'_>,
    entry: &Entry<'_>,
    row: &Incoming,
    made_for: Option<&str>,
) {
    let file = catalog.text;
    let lines = |mark: &'static str| entry.marked(file, mark).map(str::to_owned).collect();
    let flags = entry.marked(file, "#,").flat_map(|line| line.split(',')).map(str::trim);
    let mut flags: Vec<&str> = flags.filter(|flag| !flag.is_empty() && *flag != "fuzzy").collect();
    if made_for.is_some() || row.fuzzy {
        flags.insert(0, "fuzzy");
    }
    let own = entry.comments(file).filter(|line| *line == "#" || line.starts_with("# "));
    let fresh = Fresh {
        comments: own.collect(),
        extracted: lines("#."),
        references: lines("#:"),
        flags,
        previous: made_for,
        key: entry.key(),
        source: &entry.id.value,
        raw: None,
        text: &row.translation,
    };
    write_fresh(out, &fresh);
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Reports};

    use super::*;

    const PO: &str = "msgid \"\"\nmsgstr \"\"\n\n# mine\n#. kind\n#, fuzzy\nmsgctxt \"a\"\nmsgid \"Salt\"\nmsgstr \"\"\n\nmsgctxt \"b\"\nmsgid \"Tide\"\nmsgstr \"Marea\"\n";

    fn import_into(table: &str) -> Result<(String, Imported), (usize, String)> {
        import(&crate::po::read(FileId(0), PO, &mut Reports::default()), table, Format::Csv, "en", "it")
    }

    #[test]
    fn a_translation_comes_in_and_nothing_else_moves() {
        let (text, imported) = import_into("key,source,translation\na,Salt,Sale\nb,Tide,\n").unwrap();
        assert_eq!(imported, Imported { changed: 1, same: 1, fuzzy: 0 });
        assert_eq!(
            text,
            PO.replace("#, fuzzy\n", "").replace("\"Salt\"\nmsgstr \"\"", "\"Salt\"\nmsgstr \"Sale\"")
        );
    }

    #[test]
    fn one_made_for_another_source_is_fuzzy_and_mistakes_have_a_line() {
        let (text, _) = import_into("key;source;translation\nb;Tides;Maree\n").unwrap();
        assert!(text.contains("#, fuzzy\n#| msgid \"Tides\"\nmsgctxt \"b\""), "{text}");
        assert_eq!(import_into("key,translation\na,b\nc,d\n").unwrap_err().0, 3);
        assert_eq!(import_into("name\n").unwrap_err().0, 1);
    }

    #[test]
    fn a_memory_fills_what_is_open_and_xml_with_mistakes_has_a_line() {
        let read = || crate::po::read(FileId(0), PO, &mut Reports::default());
        let tmx = "<tmx version=\"1.4\"><body>\n<tu><tuv xml:lang=\"en-US\"><seg>Salt</seg></tuv>\
                   <tuv xml:lang=\"it\"><seg>Sale</seg></tuv></tu>\n<tu tuid=\"other/1\"><tuv xml:lang=\"en\">\
                   <seg>Tide</seg></tuv><tuv xml:lang=\"it\"><seg>Onda</seg></tuv></tu></body></tmx>";
        let (text, imported) = import(&read(), tmx, Format::Tmx, "en", "it").unwrap();
        assert_eq!((imported.changed, imported.fuzzy), (1, 0), "what is translated already stays");
        assert!(text.contains("msgstr \"Sale\"") && text.contains("msgstr \"Marea\""), "{text}");
        for (file, line) in [("<tmx>\n<body></tmx>", 2), ("", 1), ("<xliff version=\"1.2\"/>", 1)] {
            assert_eq!(import(&read(), file, Format::Tmx, "en", "it").unwrap_err().0, line, "{file}");
        }
        let unit = "<xliff version=\"2.1\"><file>\n<unit><segment><source>a</source></segment></unit></file></xliff>";
        assert_eq!(import(&read(), unit, Format::Xliff, "en", "it").unwrap_err().0, 2);
    }

    #[test]
    fn entities_are_not_expanded_without_end() {
        let bomb = "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\"><!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\"><!ENTITY f \"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\">]><tmx>&f;</tmx>";
        let catalog = crate::po::read(FileId(0), PO, &mut Reports::default());
        assert!(import(&catalog, bomb, Format::Tmx, "en", "it").is_err());
    }
}
