//! The layout as Rust code for `landfall-runtime`: what flatc would write, but checked at every read.

use std::fmt::Write as _;

use crate::fbs::fingerprint;
use crate::layout::{Column, ColumnType, Enum, Item, Layout, RULES_TEXT, Scalar, Table, Union};
use crate::lock::Lock;

/// The module of a game, as `landfall schema rust` prints it.
pub fn rust(layout: &Layout, lock: &Lock) -> String {
    let mut out = Printer { layout, text: PREAMBLE.replace("GAME", &layout.game) };
    layout.enums.iter().for_each(|words| out.enumeration(words));
    layout.unions.iter().for_each(|union| out.union(union));
    layout.tables.iter().for_each(|table| out.table(table));
    out.schema(lock);
    out.text
}

const PREAMBLE: &str = "\
// Bundles of `GAME`. Made by `landfall schema rust GAME`: change the schema, not this file.

#![allow(clippy::all, rustdoc::all)]

use landfall_runtime::{BundleFile, Column, List, RulesText, Schema, TableShape, Text, Type};
";

struct Printer<'a> {
    layout: &'a Layout,
    text: String,
}

impl Printer<'_> {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn doc(&mut self, indent: &str, doc: &str) {
        for line in doc.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            self.line(format_args!("{indent}/// {line}"));
        }
    }

    fn enumeration(&mut self, words: &Enum) {
        self.line(format_args!("\nlandfall_runtime::words! {{"));
        self.doc("    ", &words.doc);
        self.line(format_args!("    {} {{", words.name));
        for word in words.values.iter().filter(|word| word.value != 0) {
            self.doc("        ", &word.doc);
            self.line(format_args!("        {} = {},", word.name, word.value));
        }
        self.line(format_args!("    }}\n}}"));
    }

    fn union(&mut self, union: &Union) {
        if union.members.is_empty() {
            return;
        }
        let layout = self.layout;
        self.line(format_args!(""));
        self.doc("", &union.doc);
        self.line(format_args!("#[derive(Clone, Copy, Default)]\npub enum {}<'a> {{", union.name));
        self.line(format_args!("    /// Nothing was written.\n    #[default]\n    None,"));
        self.line(format_args!(
            "    /// Of a newer schema: its number. `text` of the table around it says what it is."
        ));
        self.line(format_args!("    Unknown(u8),"));
        for &member in &union.members {
            let name = &layout.tables[member].name;
            self.line(format_args!("    {name}({name}<'a>),"));
        }
        self.line(format_args!("}}"));
    }

    fn table(&mut self, table: &Table) {
        self.line(format_args!("\nlandfall_runtime::table! {{"));
        self.doc("    ", &table.doc);
        match table.columns.iter().find(|column| column.key) {
            Some(key) => self.line(format_args!("    {} by {}\n}}", table.name, key.slot)),
            None => self.line(format_args!("    {}\n}}", table.name)),
        }
        let is_root = table.name == self.layout.root().name;
        let columns = table.by_slot();
        if columns.iter().all(|column| column.gone) && !is_root {
            return;
        }
        self.line(format_args!("\nimpl<'a> {}<'a> {{", table.name));
        if is_root {
            self.line(format_args!("    /// The root of a bundle that has been opened.\n    pub fn of(file: &'a BundleFile) -> Self {{\n        Self(file.root())\n    }}"));
        }
        for column in columns.into_iter().filter(|column| !column.gone) {
            self.column(table, column);
        }
        self.line(format_args!("}}"));
    }

    fn column(&mut self, table: &Table, column: &Column) {
        self.text.push('\n');
        self.doc("    ", &column.doc);
        let (name, (ty, read)) = (method(&column.name), self.access(table, column));
        self.line(format_args!("    pub fn {name}(self) -> {ty} {{\n        {read}\n    }}"));
    }

    /// The type a method returns, and how it reads it.
    fn access(&self, table: &Table, column: &Column) -> (String, String) {
        let (layout, slot) = (self.layout, column.slot);
        let name = |table: usize| &layout.tables[table].name;
        match column.ty {
            ColumnType::Scalar(Scalar::UInt) if column.origin == RULES_TEXT => {
                ("RulesText".into(), format!("RulesText::of(self.0.u32({slot}))"))
            }
            ColumnType::Scalar(scalar) => self.scalar(table.is_text(column), scalar, slot),
            ColumnType::String if column.key => {
                ("&'a str".into(), format!("self.0.str({slot}).unwrap_or_default()"))
            }
            ColumnType::String => ("Option<&'a str>".into(), format!("self.0.str({slot})")),
            ColumnType::Table(inner) => {
                let inner = name(inner);
                (format!("Option<{inner}<'a>>"), format!("self.0.table({slot}).map({inner})"))
            }
            ColumnType::Union(union) => {
                let union = &layout.unions[union];
                let mut read = format!("match self.0.union({slot}) {{\n");
                for (number, member) in (1..).zip(&union.members) {
                    let (union, member) = (&union.name, name(*member));
                    let _ = writeln!(
                        read,
                        "            Some(({number}, it)) => {union}::{member}({member}(it)),"
                    );
                }
                let name = &union.name;
                let _ = write!(
                    read,
                    "            Some((number, _)) => {name}::Unknown(number),\n            None => {name}::None,\n        }}"
                );
                (format!("{}<'a>", union.name), read)
            }
            ColumnType::Many(item) => {
                let item = match item {
                    Item::Scalar(Scalar::Bool) => "bool".to_owned(),
                    Item::Scalar(Scalar::UShort(_)) => "u16".to_owned(),
                    Item::Scalar(Scalar::UInt) if table.is_text(column) => "Text".to_owned(),
                    Item::Scalar(Scalar::UInt) => "u32".to_owned(),
                    Item::Scalar(Scalar::Int(_)) => "i32".to_owned(),
                    Item::Scalar(Scalar::Enum(words)) => layout.enums[words].name.clone(),
                    Item::String => "&'a str".to_owned(),
                    Item::Table(inner) => format!("{}<'a>", name(inner)),
                };
                let read = match column.origin.strip_prefix("kind/").filter(|_| !table.is_text(column)) {
                    Some(kind) => format!("self.0.cards({slot}, {})", layout.kind_number(kind)),
                    None => format!("self.0.list({slot})"),
                };
                (format!("List<'a, {item}>"), read)
            }
        }
    }

    fn scalar(&self, is_text: bool, scalar: Scalar, slot: u16) -> (String, String) {
        match scalar {
            Scalar::Bool => ("bool".into(), format!("self.0.bool({slot})")),
            Scalar::UShort(absent) => ("u16".into(), format!("self.0.u16({slot}, {absent})")),
            Scalar::UInt if is_text => ("Text".into(), format!("Text::of(self.0.u32({slot}))")),
            Scalar::UInt => ("u32".into(), format!("self.0.u32({slot})")),
            Scalar::Int(absent) => ("i32".into(), format!("self.0.i32({slot}, {absent})")),
            Scalar::Enum(words) => {
                let words = &self.layout.enums[words].name;
                (words.clone(), format!("{words}::of(self.0.u16({slot}, 0))"))
            }
        }
    }

    /// What the verifier follows.
    fn schema(&mut self, lock: &Lock) {
        let layout = self.layout;
        let now = fingerprint(layout);
        let earlier: Vec<&String> = lock.fingerprints.iter().filter(|known| **known != now).collect();
        self.line(format_args!("\n/// What bundles of the game are made of, for [`BundleFile::open`]."));
        self.line(format_args!("pub static SCHEMA: Schema<'static> = Schema {{"));
        self.line(format_args!("    game: {:?},", layout.game));
        self.line(format_args!("    identifier: *b\"{}\",", layout.identifier.escape_default()));
        self.line(format_args!("    fingerprint: \"{now}\","));
        self.line(format_args!("    earlier: &{earlier:?},"));
        self.line(format_args!("    root: {},", layout.core.bundle));
        self.line(format_args!("    tables: &["));
        for table in &layout.tables {
            self.line(format_args!("        TableShape {{ name: {:?}, columns: &[", table.name));
            for column in table.by_slot() {
                let Column { name, slot, key, .. } = column;
                let ty = runtime_type(column.ty);
                self.line(format_args!(
                    "            Column {{ name: {name:?}, slot: {slot}, ty: Type::{ty:?}, key: {key} }},"
                ));
            }
            self.line(format_args!("        ] }},"));
        }
        self.line(format_args!("    ],\n    unions: &["));
        for union in &layout.unions {
            self.line(format_args!("        &{:?},", union.members));
        }
        self.line(format_args!("    ],\n}};"));
    }
}

/// Most keywords were avoided when the column was named; these are keywords in Rust alone.
fn method(name: &str) -> String {
    match name {
        "box" | "mod" | "where" | "become" | "unsized" | "gen" => format!("r#{name}"),
        name => name.to_owned(),
    }
}

pub(crate) fn runtime_type(ty: ColumnType) -> landfall_runtime::Type {
    use landfall_runtime::Type;
    match ty {
        ColumnType::Scalar(Scalar::Bool) => Type::Bool,
        ColumnType::Scalar(Scalar::UShort(_) | Scalar::Enum(_)) => Type::U16,
        ColumnType::Scalar(Scalar::UInt) => Type::U32,
        ColumnType::Scalar(Scalar::Int(_)) => Type::I32,
        ColumnType::String => Type::Text,
        ColumnType::Table(table) => Type::Table(table as u16),
        ColumnType::Union(union) => Type::Union(union as u16),
        ColumnType::Many(Item::Scalar(Scalar::Bool)) => Type::Bools,
        ColumnType::Many(Item::Scalar(Scalar::UShort(_) | Scalar::Enum(_))) => Type::U16s,
        ColumnType::Many(Item::Scalar(Scalar::UInt)) => Type::U32s,
        ColumnType::Many(Item::Scalar(Scalar::Int(_))) => Type::I32s,
        ColumnType::Many(Item::String) => Type::Texts,
        ColumnType::Many(Item::Table(table)) => Type::Tables(table as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::snake;
    use crate::testing::{Shipped, assert_fresh, shipped};

    #[test]
    fn the_committed_code_of_the_shipped_games_is_fresh() {
        let (mut modules, mut walks) = (String::new(), String::new());
        for Shipped { name, schema, layout, lock } in shipped() {
            // As the lock file is once it has been written.
            let lock = Lock::parse(&crate::lock(&layout, &lock)).unwrap();
            let layout = Layout::of(&schema, &lock);
            let module = snake(&name);
            let path = format!("crates/landfall-runtime/src/generated/{module}.rs");
            assert_fresh(&path, &rust(&layout, &lock));
            assert_fresh(&format!("tests/tests/interop/walks/{module}.rs"), &walk(&layout, &module));
            modules.push_str(&format!("#[cfg(feature = {name:?})]\n#[rustfmt::skip]\npub mod {module};\n"));
            walks.push_str(&format!("    {module} of {name:?},\n"));
        }
        let made = "// Made by `just bundle-files`.\n\n";
        assert_fresh("crates/landfall-runtime/src/generated/mod.rs", &format!("{made}{modules}"));
        assert_fresh("tests/tests/interop/walks.rs", &format!("{made}walks! {{\n{walks}}}\n"));
    }

    /// Calls every method of the generated code, for a test that compares what they say with the atlas.
    fn walk(layout: &Layout, module: &str) -> String {
        let mut out = format!(
            "// Calls every method of the generated code. Made by `just bundle-files`.\n\n#![allow(clippy::all, unused_mut)]\n\nuse landfall_runtime::{module}::*;\n\nuse super::super::{{Object, Walk, member}};\n",
        );
        for table in layout.tables.iter().filter(|table| !table.gone) {
            let _ = writeln!(
                out,
                "\nimpl Walk for {}<'_> {{\n    fn walk(self) -> Object {{\n        let mut it = Object::default();",
                table.name
            );
            for column in table.by_slot().into_iter().filter(|column| !column.gone) {
                let (name, method) = (&column.name, method(&column.name));
                let line = match column.ty {
                    ColumnType::Scalar(Scalar::UShort(absent)) => {
                        format!("it.number(\"{name}\", self.{method}().into(), {absent});")
                    }
                    ColumnType::Scalar(Scalar::Int(absent)) => {
                        format!("it.number(\"{name}\", self.{method}().into(), {absent});")
                    }
                    ColumnType::Scalar(Scalar::Enum(_)) => {
                        format!("it.word(\"{name}\", self.{method}().name());")
                    }
                    ColumnType::Many(Item::Scalar(Scalar::Enum(_))) => {
                        format!("it.words(\"{name}\", self.{method}().iter().map(|it| it.name()));")
                    }
                    ColumnType::Union(union) => {
                        let union = &layout.unions[union];
                        let mut lines = format!(
                            "match self.{method}() {{\n            {0}::None | {0}::Unknown(_) => {{}}\n",
                            union.name
                        );
                        for member in &union.members {
                            let member = &layout.tables[*member].name;
                            let _ = writeln!(
                                lines,
                                "            {}::{member}(inner) => member(&mut it, \"{name}\", \"{member}\", inner),",
                                union.name
                            );
                        }
                        lines + "        }"
                    }
                    _ => format!("it.put(\"{name}\", self.{method}());"),
                };
                let _ = writeln!(out, "        {line}");
            }
            let _ = writeln!(out, "        it\n    }}\n}}");
        }
        out
    }
}
