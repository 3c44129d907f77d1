//! Translations that come back from a spreadsheet.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::csv::{self, Row};
use crate::po::{Catalog, Entry, Fresh, write_fresh};

/// What came in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    pub changed: usize,
    pub same: usize,
    /// Made for another source than the catalog has; marked as fuzzy.
    pub fuzzy: usize,
}

/// The catalog with the translations of a table. Nothing is taken from a table with a mistake in it: `Err` is
/// the line and what is wrong there.
pub fn import(catalog: &Catalog<'_>, table: &str) -> Result<(String, Imported), (usize, String)> {
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
    let known: FxHashSet<&str> =
        catalog.entries.iter().filter(|entry| !entry.obsolete).map(Entry::key).collect();
    let mut by_key: FxHashMap<&str, &Row> = FxHashMap::default();
    for row in rows {
        let name = row.cells.get(key).map_or("", |cell| cell.trim());
        if !known.contains(name) {
            return Err((row.line, format!("the catalog has no message `{name}`")));
        }
        if let Some(first) = by_key.insert(name, row) {
            return Err((row.line, format!("`{name}` stands in line {} already", first.line)));
        }
    }
    let mut imported = Imported::default();
    let mut out =
        catalog.header.as_ref().map_or(String::new(), |header| header.raw(catalog.text).to_owned() + "\n");
    for entry in &catalog.entries {
        out.push('\n');
        let row = by_key.get(entry.key()).filter(|_| !entry.obsolete);
        let text = row.and_then(|row| row.cells.get(translation)).filter(|text| !text.is_empty());
        let Some(text) = text.filter(|text| **text != *entry.text.value) else {
            imported.same += usize::from(row.is_some());
            out.push_str(entry.raw(catalog.text));
            out.push('\n');
            continue;
        };
        let made_for = row.zip(source).and_then(|(row, source)| row.cells.get(source));
        let made_for = made_for.filter(|made_for| !made_for.is_empty() && **made_for != *entry.id.value);
        match made_for {
            Some(_) => imported.fuzzy += 1,
            None => imported.changed += 1,
        }
        rewrite(&mut out, catalog, entry, text, made_for.map(String::as_str));
    }
    Ok((out, imported))
}

fn rewrite(out: &mut String, catalog: &Catalog<'_>, entry: &Entry<'_>, text: &str, made_for: Option<&str>) {
    let file = catalog.text;
    let lines = |mark: &'static str| entry.marked(file, mark).map(str::to_owned).collect();
    let flags = entry.marked(file, "#,").flat_map(|line| line.split(',')).map(str::trim);
    let mut flags: Vec<&str> = flags.filter(|flag| !flag.is_empty() && *flag != "fuzzy").collect();
    if made_for.is_some() {
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
        text,
    };
    write_fresh(out, &fresh);
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{FileId, Reports};

    use super::*;

    const PO: &str = "msgid \"\"\nmsgstr \"\"\n\n# mine\n#. kind\n#, fuzzy\nmsgctxt \"a\"\nmsgid \"Salt\"\nmsgstr \"\"\n\nmsgctxt \"b\"\nmsgid \"Tide\"\nmsgstr \"Marea\"\n";

    fn import_into(table: &str) -> Result<(String, Imported), (usize, String)> {
        import(&crate::po::read(FileId(0), PO, &mut Reports::default()), table)
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
}
