//! A C++ program that calls every method of the generated header.

use std::fmt::Write as _;

use landfall_bundle::{Column, ColumnType, Item, Layout, Scalar};

pub fn walker(layout: &Layout) -> String {
    let namespace = layout.namespace.replace('.', "::");
    let root = &layout.root().name;
    let mut out = format!(
        "#include <fstream>\n#include <iterator>\n#include <vector>\n#include \"{}_generated.h\"\n\
         #include \"json.hpp\"\n\nusing namespace {namespace};\n\nstatic Json json;\n\n",
        layout.game
    );
    let tables: Vec<_> = layout.tables.iter().filter(|table| !table.gone).collect();
    for table in &tables {
        writeln!(out, "static void walk(const {namespace}::{} *it);", table.name).unwrap();
    }
    for table in &tables {
        writeln!(out, "\nstatic void walk(const {namespace}::{} *it) {{\n  json.object([&] {{", table.name)
            .unwrap();
        writeln!(out, "    (void)it;").unwrap();
        for column in table.by_slot().into_iter().filter(|column| !column.gone) {
            writeln!(out, "    {}", line(layout, &namespace, column)).unwrap();
        }
        writeln!(out, "  }});\n}}").unwrap();
    }
    // Large packs have more than a million tables, where the verifier stops unless told otherwise.
    writeln!(
        out,
        "\nint main(int, char **names) {{\n  std::ifstream file(names[1], std::ios::binary);\n  \
         std::vector<char> bytes((std::istreambuf_iterator<char>(file)), {{}});\n  \
         auto data = reinterpret_cast<const uint8_t *>(bytes.data());\n  \
         flatbuffers::Verifier verifier(data, bytes.size(), 1024, 1u << 30);\n  \
         if (!Verify{root}Buffer(verifier)) return 1;\n  walk(Get{root}(data));\n  \
         std::fwrite(json.text.data(), 1, json.text.size(), stdout);\n}}"
    )
    .unwrap();
    out
}

fn line(layout: &Layout, namespace: &str, column: &Column) -> String {
    let name = &column.name;
    let read = format!("it->{name}()");
    match column.ty {
        ColumnType::Scalar(scalar) => {
            let is_default = match scalar {
                Scalar::Bool => format!("!{read}"),
                Scalar::UInt => format!("{read} == 0"),
                Scalar::UShort(absent) => format!("{read} == {absent}"),
                // The smallest number cannot be written as one literal.
                Scalar::Int(i32::MIN) => format!("{read} == INT32_MIN"),
                Scalar::Int(absent) => format!("{read} == {absent}"),
                Scalar::Enum(words) => format!("{read} == {namespace}::{}::Unset", layout.enums[words].name),
            };
            format!("if (!({is_default})) {{ json.name(\"{name}\"); {} }}", print(layout, scalar, &read))
        }
        ColumnType::String => format!("if ({read}) {{ json.name(\"{name}\"); json.string({read}->str()); }}"),
        ColumnType::Table(_) => format!("if ({read}) {{ json.name(\"{name}\"); walk({read}); }}"),
        ColumnType::Union(union) => {
            let union = &layout.unions[union];
            let mut out = format!("switch (it->{name}_type()) {{\n      case {}::NONE: break;\n", union.name);
            for member in &union.members {
                let member = &layout.tables[*member].name;
                out.push_str(&format!(
                    "      case {}::{member}: json.name(\"{name}_type\"); json.string(\"{member}\"); \
                     json.name(\"{name}\"); walk(it->{name}_as_{member}()); break;\n",
                    union.name
                ));
            }
            out + "    }"
        }
        ColumnType::Many(item) => {
            let print = match item {
                Item::Scalar(scalar @ Scalar::Enum(words)) => {
                    let cast = format!("static_cast<{namespace}::{}>(item)", layout.enums[words].name);
                    print(layout, scalar, &cast)
                }
                Item::Scalar(scalar) => print(layout, scalar, "item"),
                Item::String => "json.string(item->str());".to_owned(),
                Item::Table(_) => "walk(item);".to_owned(),
            };
            format!("json.list(\"{name}\", {read}, [](auto item) {{ {print} }});")
        }
    }
}

fn print(layout: &Layout, scalar: Scalar, value: &str) -> String {
    match scalar {
        Scalar::Bool => format!("json.text += {value} ? \"true\" : \"false\";"),
        Scalar::Enum(words) => format!("json.string(EnumName{}({value}));", layout.enums[words].name),
        _ => format!("json.text += std::to_string({value});"),
    }
}
