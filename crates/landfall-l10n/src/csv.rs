//! Catalogs for people who work in spreadsheets: RFC 4180, with a byte order mark so that Excel sees UTF-8.

use crate::po::Catalog;
use crate::texts::Texts;

pub const HEADINGS: [&str; 4] = ["key", "source", "translation", "state"];

/// The catalog as a table: key, source, translation, state.
pub fn export(texts: &Texts<'_>, catalog: &Catalog<'_>) -> String {
    let mut out = String::from("\u{feff}");
    row(&mut out, HEADINGS);
    let by_key: rustc_hash::FxHashMap<&str, _> =
        catalog.entries.iter().filter(|entry| !entry.obsolete).map(|entry| (entry.key(), entry)).collect();
    for at in texts.story() {
        let message = &texts.messages[at];
        let entry = by_key.get(message.key.as_str());
        let text = entry.map_or("", |entry| &entry.text.value);
        let state = match entry {
            Some(entry) if entry.is_translated() && entry.fuzzy => "fuzzy",
            Some(entry) if entry.is_translated() => "translated",
            _ => "untranslated",
        };
        row(&mut out, [&message.key, message.text.value, text, state]);
    }
    out
}

pub fn row<const N: usize>(out: &mut String, row: [&str; N]) {
    cells(out, row.into_iter());
}

/// A row of any length.
pub fn cells<'a>(out: &mut String, cells: impl Iterator<Item = &'a str>) {
    for (at, cell) in cells.enumerate() {
        if at > 0 {
            out.push(',');
        }
        let guarded;
        let cell = match is_formula(cell) {
            true => {
                guarded = format!("'{cell}");
                &guarded
            }
            false => cell,
        };
        if cell.contains([',', '"', '\n', '\r', ';']) || cell.starts_with(' ') || cell.ends_with(' ') {
            out.push('"');
            out.push_str(&cell.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(cell);
        }
    }
    out.push_str("\r\n");
}

/// Whether a spreadsheet would work a cell out, or did so before an apostrophe made it a text.
fn is_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(['=', '+', '-', '@', '\t'])
}

/// A cell as it was before it was written, without the apostrophe that keeps spreadsheets from working it out.
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|_| is_formula(cell)).unwrap_or(cell)
}

/// A line of a table and the number of the line it begins on.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    pub line: usize,
    pub cells: Vec<String>,
}

/// The rows of a table. Spreadsheets in many countries part cells by `;`, so the first line decides.
/// `Err` is the line on which a quote is opened and never closed.
pub fn parse(text: &str) -> Result<Vec<Row>, usize> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or("");
    let part = [',', ';', '\t'].into_iter().max_by_key(|part| first.matches(*part).count()).unwrap_or(',');
    let mut rows = Vec::new();
    let (mut cells, mut cell, mut line, mut begun) = (Vec::new(), String::new(), 1, 1);
    let mut quoted = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\n' {
            line += 1;
        }
        match (letter, quoted) {
            ('"', Some(_)) if letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            ('"', Some(_)) => quoted = None,
            (_, Some(_)) => {
                if letter != '\r' {
                    cell.push(letter);
                }
            }
            ('"', None) if cell.is_empty() => quoted = Some(line),
            ('\r', None) => {}
            ('\n', None) => {
                cells.push(std::mem::take(&mut cell));
                rows.push(Row { line: begun, cells: std::mem::take(&mut cells) });
                begun = line;
            }
            (_, None) if letter == part => cells.push(std::mem::take(&mut cell)),
            (_, None) => cell.push(letter),
        }
    }
    if let Some(line) = quoted {
        return Err(line);
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(cell);
        rows.push(Row { line: begun, cells });
    }
    rows.retain(|row| row.cells.iter().any(|cell| !cell.is_empty()));
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut out = String::new();
        row(&mut out, ["a", "x, \"y\"\n\nz", "", " b "]);
        let rows = parse(&out).unwrap();
        assert_eq!(
            rows,
            [Row { line: 1, cells: ["a", "x, \"y\"\n\nz", "", " b "].map(str::to_owned).to_vec() }]
        );
    }

    #[test]
    fn no_cell_is_a_formula_and_all_come_back() {
        for cell in
            ["=cmd|' /C calc'!A0", "+1", "-1 supplies", "@here", "'=", "''+", "'quoted'", "plain", "\t="]
        {
            let mut out = String::new();
            row(&mut out, ["a", "b", cell]);
            let written = out.split_once("b,").unwrap().1.trim_start_matches('"');
            assert!(!written.starts_with(['=', '+', '-', '@', '\t']), "{out}");
            assert_eq!(unguarded(&parse(&out).unwrap()[0].cells[2]), cell);
        }
    }

    #[test]
    fn semicolons_part_cells_too_and_an_open_quote_is_found() {
        assert_eq!(parse("key;source\r\na;\"b;c\"\r\n").unwrap()[1].cells, ["a", "b;c"]);
        assert_eq!(parse("key,source\na,\"b\nc"), Err(2));
    }
}
