//! The layout as the runtime knows it, so that there is one verifier.

use landfall_runtime::{Column, Error, Schema, TableShape, Unknown};

use crate::fbs::fingerprint;
use crate::layout::Layout;
use crate::rust::runtime_type;

/// Whole, ours, and of this schema: what the runtime would say when it opens the file.
pub fn verify(bytes: &[u8], layout: &Layout) -> Result<(), Error> {
    with_schema(layout, |schema| landfall_runtime::verify(bytes, schema))
}

/// Verifies, and lists what the bundle has and this layout does not know, because its schema has grown since.
pub fn unknown(bytes: &[u8], layout: &Layout) -> Result<Vec<Unknown>, Error> {
    with_schema(layout, |schema| landfall_runtime::unknown(bytes, schema))
}

/// Whether the bundle was built with a schema that has grown from this one.
pub fn is_newer(bytes: &[u8], layout: &Layout) -> bool {
    let known = fingerprint(layout);
    landfall_runtime::header(bytes).is_ok_and(|header| {
        header.schema_fingerprint != known && !layout.earlier.iter().any(|it| it == header.schema_fingerprint)
    })
}

fn with_schema<T>(layout: &Layout, ask: impl FnOnce(&Schema<'_>) -> T) -> T {
    let columns: Vec<Vec<Column<'_>>> =
        layout.tables.iter().map(|table| table.columns.iter().map(runtime_column).collect()).collect();
    let tables = layout.tables.iter().zip(&columns);
    let tables: Vec<TableShape<'_>> =
        tables.map(|(table, columns)| TableShape { name: &table.name, columns }).collect();
    let members: Vec<Vec<u16>> =
        layout.unions.iter().map(|union| union.members.iter().map(|at| *at as u16).collect()).collect();
    let unions: Vec<&[u16]> = members.iter().map(Vec::as_slice).collect();
    ask(&Schema {
        game: &layout.game,
        identifier: layout.identifier.as_bytes().first_chunk().copied().unwrap_or_default(),
        fingerprint: &fingerprint(layout),
        earlier: &layout.earlier.iter().map(String::as_str).collect::<Vec<_>>(),
        root: layout.core.bundle as u16,
        tables: &tables,
        unions: &unions,
    })
}

fn runtime_column(column: &crate::Column) -> Column<'_> {
    Column { name: &column.name, slot: column.slot, ty: runtime_type(column.ty), key: column.key }
}
