//! A Rust program that calls every method of the code that flatc writes.

use std::fmt::Write as _;

use landfall_bundle::{Column, ColumnType, Item, Layout, Scalar};

pub fn walker(layout: &Layout, generated: &str) -> String {
    let path = layout.namespace.replace('.', "::");
    let root = &layout.root().name;
    let mut out = format!(
        "#![allow(warnings)]\n\nmod generated;\nmod json;\n\nuse flatbuffers::VerifierOptions;\n\
         use generated::{path}::*;\nuse json::Json;\n"
    );
    for table in layout.tables.iter().filter(|table| !table.gone) {
        let name = &table.name;
        writeln!(out, "\nfn walk_{name}(it: generated::{path}::{name}<'_>, json: &mut Json) {{").unwrap();
        writeln!(out, "    json.open('{{');").unwrap();
        for column in table.by_slot().into_iter().filter(|column| !column.gone) {
            writeln!(out, "    {}", line(layout, generated, column)).unwrap();
        }
        writeln!(out, "    json.close('}}');\n}}").unwrap();
    }
    // Large packs have more than a million tables, where the verifier stops unless told otherwise.
    writeln!(
        out,
        "\nfn main() {{\n    let bytes = std::fs::read(std::env::args().nth(1).unwrap()).unwrap();\n    \
         let options = VerifierOptions {{ max_depth: 1024, max_tables: 1 << 30, ..Default::default() }};\n    \
         assert!({}_buffer_has_identifier(&bytes));\n    \
         let root = root_as_{}_with_opts(&options, &bytes).unwrap();\n    \
         let mut json = Json::default();\n    walk_{root}(root, &mut json);\n    print!(\"{{}}\", json.text);\n}}",
        root.to_lowercase(),
        root.to_lowercase(),
    )
    .unwrap();
    out
}

fn line(layout: &Layout, generated: &str, column: &Column) -> String {
    let name = &column.name;
    let read = format!("it.{}()", method(generated, name));
    match column.ty {
        ColumnType::Scalar(scalar) => {
            let is_given = match scalar {
                Scalar::Bool => read.clone(),
                Scalar::UInt => format!("{read} != 0"),
                Scalar::UShort(absent) => format!("{read} != {absent}"),
                Scalar::Int(absent) => format!("{read} != {absent}"),
                Scalar::Enum(_) => format!("{read}.0 != 0"),
            };
            format!("if {is_given} {{ json.name({name:?}); {} }}", print(scalar, &read))
        }
        // What lists are sorted by is always there.
        ColumnType::String if column.key => format!("json.name({name:?}); json.string({read});"),
        ColumnType::String => some(name, &read, "json.string(it);"),
        ColumnType::Table(table) => {
            some(name, &read, &format!("walk_{}(it, json);", layout.tables[table].name))
        }
        ColumnType::Union(union) => {
            let union = &layout.unions[union];
            let mut out = format!("match it.{name}_type() {{\n");
            for member in &union.members {
                let member = &layout.tables[*member].name;
                let ending = format!("(&self) -> Option<{member}<'a>> {{");
                let mut methods = generated.lines().filter_map(|line| line.trim().strip_suffix(&ending));
                let call = methods.find_map(|line| line.strip_prefix(&format!("pub fn {name}_as_")));
                let call = call.unwrap_or_else(|| panic!("flatc has no method for {member}"));
                out.push_str(&format!(
                    "        {}::{member} => {{ json.name(\"{name}_type\"); json.string({member:?}); \
                     json.name({name:?}); walk_{member}(it.{name}_as_{call}().unwrap(), json); }}\n",
                    union.name
                ));
            }
            out + "        other => assert_eq!(other.0, 0),\n    }"
        }
        ColumnType::Many(item) => {
            let print = match item {
                Item::Scalar(scalar) => print(scalar, "item"),
                Item::String => "json.string(item);".to_owned(),
                Item::Table(table) => format!("walk_{}(item, json);", layout.tables[table].name),
            };
            let list = format!(
                "if it.len() > 0 {{ json.name({name:?}); json.open('['); \
                 for item in it.iter() {{ json.next(); {print} }} json.close(']'); }}"
            );
            format!("if let Some(it) = {read} {{ {list} }}")
        }
    }
}

fn some(name: &str, read: &str, print: &str) -> String {
    format!("if let Some(it) = {read} {{ json.name({name:?}); {print} }}")
}

/// flatc adds a `_` where a name is a keyword of Rust.
fn method(generated: &str, name: &str) -> String {
    match generated.contains(&format!("pub fn {name}(&self)")) {
        true => name.to_owned(),
        false => format!("{name}_"),
    }
}

fn print(scalar: Scalar, value: &str) -> String {
    match scalar {
        Scalar::Enum(_) => format!("json.string({value}.variant_name().unwrap());"),
        _ => format!("json.raw({value});"),
    }
}
