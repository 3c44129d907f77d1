//! The layout as a `.fbs` file, for `flatc`.

use std::fmt::Write as _;

use crate::layout::{Column, ColumnType, Enum, EnumValue, Item, Layout, Scalar, Table, Union};

/// The FlatBuffers schema of a game's bundles, as `landfall schema fbs` prints it.
pub fn fbs(layout: &Layout) -> String {
    let preamble = PREAMBLE.replace("GAME", &layout.game).replace("FINGERPRINT", &fingerprint(layout));
    preamble + &print(layout, true)
}

/// Names the structure of a game's bundles: BLAKE3 of the `.fbs` without comments and blank lines. Comments
/// are left out so that a better explanation does not make yesterday's bundles unreadable.
pub fn fingerprint(layout: &Layout) -> String {
    blake3::hash(print(layout, false).as_bytes()).to_hex().to_string()
}

const PREAMBLE: &str = "\
// Bundles of `GAME`. Made by `landfall schema fbs GAME`: change the schema, not this file.
// Fingerprint FINGERPRINT
//
// How to read a bundle:
// - `header` says whose file it is. Refuse another `game`, a newer `format_version` or another
//   `schema_fingerprint`.
// - A text is a number: subtract 1 and look it up in `texts` of the locale. 0 is no text.
// - Vectors of assets are sorted by `key`, byte by byte, so the generated look-up by key works.
// - The value 0 of an enum is `Unset`: nothing was written. A number's comment says what it is when absent.
// - Large packs have more than a million tables and deep effects: raise the verifier's limits
//   (`max_tables`, `max_depth`) when you verify with the FlatBuffers library.

";

fn print(layout: &Layout, docs: bool) -> String {
    let mut out = Printer { layout, docs, text: String::new() };
    out.line(format_args!("namespace {};", layout.namespace));
    // Enums and unions come first: flatc takes an unknown name for a table.
    layout.enums.iter().for_each(|words| out.enumeration(words));
    layout.unions.iter().for_each(|union| out.union(union));
    layout.tables.iter().for_each(|table| out.table(table));
    out.gap();
    out.line(format_args!("root_type {};", layout.root().name));
    out.line(format_args!("file_identifier \"{}\";", layout.identifier));
    out.line(format_args!("file_extension \"lfb\";"));
    out.text
}

struct Printer<'a> {
    layout: &'a Layout,
    docs: bool,
    text: String,
}

impl Printer<'_> {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn gap(&mut self) {
        if self.docs {
            self.text.push('\n');
        }
    }

    fn doc(&mut self, indent: &str, doc: &str) {
        if !self.docs {
            return;
        }
        // TypeScript prints these inside `/** ... */`.
        for line in doc.replace("*/", "* /").lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            self.line(format_args!("{indent}/// {line}"));
        }
    }

    fn enumeration(&mut self, words: &Enum) {
        self.gap();
        self.doc("", &words.doc);
        self.line(format_args!("enum {} : ushort {{", words.name));
        let mut values: Vec<&EnumValue> = words.values.iter().collect();
        values.sort_by_key(|word| word.value);
        for word in values {
            self.doc("  ", &word.doc);
            self.line(format_args!("  {} = {},", word.name, word.value));
        }
        self.line(format_args!("}}"));
    }

    fn union(&mut self, union: &Union) {
        if union.members.is_empty() {
            return;
        }
        self.gap();
        self.doc("", &union.doc);
        self.line(format_args!("union {} {{", union.name));
        for &member in &union.members {
            self.line(format_args!("  {},", self.layout.tables[member].name));
        }
        self.line(format_args!("}}"));
    }

    fn table(&mut self, table: &Table) {
        self.gap();
        self.doc("", &table.doc);
        self.line(format_args!("table {} {{", table.name));
        for column in table.by_slot() {
            self.doc("  ", &column.doc);
            let ty = type_name(self.layout, column);
            let key = if column.key { ", key" } else { "" };
            let gone = if column.gone { ", deprecated" } else { "" };
            self.line(format_args!("  {}: {ty} (id: {}{key}{gone});", column.name, column.slot));
        }
        self.line(format_args!("}}"));
    }
}

/// The type of a column as the `.fbs` writes it, with its default.
pub(crate) fn type_name(layout: &Layout, column: &Column) -> String {
    let table = |table: usize| layout.tables[table].name.clone();
    match column.ty {
        ColumnType::Scalar(scalar) => scalar_name(layout, scalar) + &default(scalar),
        ColumnType::String => "string".to_owned(),
        ColumnType::Table(inner) => table(inner),
        ColumnType::Union(union) => layout.unions[union].name.clone(),
        ColumnType::Many(Item::Scalar(scalar)) => format!("[{}]", scalar_name(layout, scalar)),
        ColumnType::Many(Item::String) => "[string]".to_owned(),
        ColumnType::Many(Item::Table(inner)) => format!("[{}]", table(inner)),
    }
}

fn scalar_name(layout: &Layout, scalar: Scalar) -> String {
    match scalar {
        Scalar::Bool => "bool".to_owned(),
        Scalar::UShort(_) => "ushort".to_owned(),
        Scalar::UInt => "uint".to_owned(),
        Scalar::Int(_) => "int".to_owned(),
        Scalar::Enum(words) => layout.enums[words].name.clone(),
    }
}

fn default(scalar: Scalar) -> String {
    match scalar {
        Scalar::UShort(value) if value != 0 => format!(" = {value}"),
        Scalar::Int(value) if value != 0 => format!(" = {value}"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::Sources;

    use super::*;
    use crate::Lock;
    use crate::testing::{Shipped, TINY, assert_fresh, flatc, load, shipped, tiny_schema};

    #[test]
    fn flatc_generates_code_for_every_language_engines_use() {
        let shipped = shipped().into_iter().map(|game| game.schema);
        for schema in shipped.chain([tiny_schema()]) {
            let layout = &Layout::of(&schema, &Lock::default());
            assert_eq!(crate::shortcomings(&schema), [""; 0]);
            for language in ["--cpp", "--python", "--ts", "--csharp", "--java", "--go"] {
                flatc(layout, b"", &[language, "-o", "out", "game.fbs"]);
            }
        }
    }

    #[test]
    fn names_that_clash_step_aside() {
        let text = fbs(&Layout::of(&tiny_schema(), &Lock::default()));
        // The vocabulary chose first, then the kind; the block came before the verb.
        for line in ["enum Reef : ushort {", "table ReefCard {", "table Sail {", "table SailVerb {"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        for line in ["  None_ = 2,", "  N2Suns = 3,", "  async_: bool (id: 2);", "  init_: int = -1 (id: 3);"]
        {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(text.contains("  drift: int = -2147483648 (id: 4);"), "{text}");
        assert!(text.contains("  key: string (id: 0, key);"), "{text}");
    }

    #[test]
    fn the_committed_files_of_the_shipped_games_are_fresh() {
        for Shipped { name, schema, layout, lock } in shipped() {
            assert_eq!(crate::conflicts(&schema, &lock), [""; 0], "{name}");
            let text = crate::lock(&layout, &lock);
            assert_fresh(&format!("schemas/{name}/{name}.lock"), &text);
            // As whoever reads the lock file just written would see it.
            let layout = Layout::of(&schema, &Lock::parse(&text).unwrap());
            assert_fresh(&format!("schemas/{name}/{name}.fbs"), &fbs(&layout));
        }
    }

    #[test]
    fn explanations_do_not_change_the_fingerprint() {
        let retold = TINY.replace("A way between bays.", "Water between bays.");
        let grown = TINY.replace("harbour: flag", "harbour: flag\n      deep: flag");
        let print = |text: String| {
            let schema = load(&[("tiny.yaml".to_owned(), text)], &mut Sources::default());
            let layout = Layout::of(&schema, &Lock::default());
            (fbs(&layout), fingerprint(&layout))
        };
        let (before, after) = (print(TINY.to_owned()), print(retold));
        assert_ne!(before.0, after.0);
        assert_eq!(before.1, after.1);
        assert_ne!(before.1, print(grown).1);
    }
}
