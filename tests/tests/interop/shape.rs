//! The layout as JSON, by which the scripts in `tests/interop` find their way.

use landfall_bundle::{Column, ColumnType, Item, Layout, Scalar};
use serde_json::{Map, Value, json};

pub fn shape(layout: &Layout) -> Value {
    let enums: Vec<&str> = layout.enums.iter().map(|words| words.name.as_str()).collect();
    let mut tables = Map::new();
    for table in layout.tables.iter().filter(|table| !table.gone) {
        let columns = table.by_slot().into_iter().filter(|column| !column.gone);
        tables.insert(table.name.clone(), columns.map(|column| field(layout, column)).collect());
    }
    let mut unions = Map::new();
    for union in &layout.unions {
        let members = union.members.iter().map(|at| Value::from(layout.tables[*at].name.as_str()));
        unions.insert(union.name.clone(), members.collect());
    }
    json!({
        "namespace": layout.namespace,
        "root": layout.root().name,
        "enums": enums,
        "tables": tables,
        "unions": unions,
    })
}

fn field(layout: &Layout, column: &Column) -> Value {
    let many = matches!(column.ty, ColumnType::Many(_));
    let (kind, of, default) = match column.ty {
        ColumnType::Scalar(scalar) | ColumnType::Many(Item::Scalar(scalar)) => of_scalar(layout, scalar),
        ColumnType::String | ColumnType::Many(Item::String) => ("string", None, Value::Null),
        ColumnType::Table(table) | ColumnType::Many(Item::Table(table)) => {
            ("table", Some(layout.tables[table].name.as_str()), Value::Null)
        }
        ColumnType::Union(union) => ("union", Some(layout.unions[union].name.as_str()), Value::Null),
    };
    json!({"name": column.name, "kind": kind, "of": of, "many": many, "default": default})
}

fn of_scalar(layout: &Layout, scalar: Scalar) -> (&'static str, Option<&str>, Value) {
    match scalar {
        Scalar::Bool => ("bool", None, Value::from(false)),
        Scalar::UShort(absent) => ("number", None, absent.into()),
        Scalar::UInt => ("number", None, 0.into()),
        Scalar::Int(absent) => ("number", None, absent.into()),
        Scalar::Enum(words) => ("enum", Some(&layout.enums[words].name), 0.into()),
    }
}
