//! Which number everything has in bundles: what a reader without generated code needs.

use landfall_project::bundles::{
    Column, ColumnType, Enum, FORMAT_VERSION, Item, Layout, Scalar, Table, fingerprint,
};
use serde_json::{Value, json};

pub fn layout(layout: &Layout) -> Value {
    let now = fingerprint(layout);
    let earlier: Vec<&String> = layout.earlier.iter().filter(|known| **known != now).collect();
    let unions = layout.unions.iter().map(|union| {
        let members = union.members.iter().map(|at| &layout.tables[*at]);
        let members: Vec<Value> =
            members.map(|table| json!({"table": table.name, "is": word(&table.origin)})).collect();
        json!({"name": union.name, "members": members})
    });
    json!({
        "format_version": FORMAT_VERSION,
        "identifier": layout.identifier,
        "fingerprint": now,
        "earlier": earlier,
        "root": layout.root().name,
        "enums": layout.enums.iter().map(enumeration).collect::<Vec<_>>(),
        "unions": unions.collect::<Vec<_>>(),
        "tables": layout.tables.iter().map(|it| table(layout, it)).collect::<Vec<_>>(),
    })
}

/// `go-to-log` of `verb/go-to-log`.
fn word(origin: &str) -> &str {
    origin.split_once('/').map_or(origin, |(_, word)| word)
}

fn enumeration(words: &Enum) -> Value {
    let values = words.values.iter().filter(|word| word.value != 0);
    let values: Vec<Value> =
        values.map(|word| json!({"value": word.value, "word": word.origin, "name": word.name})).collect();
    json!({"name": words.name, "of": words.origin, "values": values})
}

fn table(layout: &Layout, table: &Table) -> Value {
    let fields = table.by_slot().into_iter().filter(|column| !column.gone);
    json!({
        "name": table.name,
        "of": table.origin,
        "doc": table.doc,
        "fields": fields.map(|it| field(layout, table, it)).collect::<Vec<_>>(),
    })
}

fn field(layout: &Layout, table: &Table, column: &Column) -> Value {
    let many = matches!(column.ty, ColumnType::Many(_));
    let (ty, of, absent) = match column.ty {
        ColumnType::Scalar(scalar) | ColumnType::Many(Item::Scalar(scalar)) => number(layout, scalar),
        ColumnType::String | ColumnType::Many(Item::String) => ("string", None, Value::Null),
        ColumnType::Table(inner) | ColumnType::Many(Item::Table(inner)) => {
            ("table", Some(layout.tables[inner].name.as_str()), Value::Null)
        }
        ColumnType::Union(union) => ("union", Some(layout.unions[union].name.as_str()), Value::Null),
    };
    let text = match ty {
        "uint" if table.is_text(column) => Some("message"),
        "uint" if table.is_rules_text(column) => Some("rules"),
        _ => None,
    };
    json!({
        "name": column.name, "slot": column.slot, "type": ty, "of": of, "many": many, "absent": absent,
        "key": column.key, "text": text, "doc": column.doc,
    })
}

fn number(layout: &Layout, scalar: Scalar) -> (&'static str, Option<&str>, Value) {
    match scalar {
        Scalar::Bool => ("bool", None, false.into()),
        Scalar::UShort(absent) => ("ushort", None, absent.into()),
        Scalar::UInt => ("uint", None, 0.into()),
        Scalar::Int(absent) => ("int", None, absent.into()),
        Scalar::Enum(words) => ("enum", Some(&layout.enums[words].name), Value::Null),
    }
}
