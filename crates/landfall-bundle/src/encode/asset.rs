//! Records as tables: an asset, its blocks, its verbs.

use landfall_model::{AssetId, FieldView, Rec};
use landfall_schema::Class;

use super::Encoder;
use super::spoken::Said;
use super::writer::{At, Cell};
use crate::layout::ColumnType;

impl<'a> Encoder<'a> {
    pub(super) fn asset(&mut self, id: AssetId) -> At {
        self.record(self.atlas.rec(id))
    }

    /// The table of a record. Records nest as deep as blocks may, which the parser limits.
    pub(super) fn record(&mut self, rec: Rec<'a>) -> At {
        let layout = self.layout;
        let place = layout.shape(rec.shape_id());
        let columns = &layout.tables[place.table].columns;
        // Those of the records around this one lie below.
        let bottom = self.cells.len();
        if matches!(rec.shape().class, Class::Kind(_)) {
            let key = self.writer.string(rec.asset_key());
            self.cells.push((0, key));
        }
        let mut next = first_from(rec, 0);
        while let Some(field) = next {
            if let Some(Some(column)) = place.columns.get(field.id.index()) {
                let cell = self.field(field, columns[*column].ty);
                self.cells.push((*column, cell));
            }
            next = first_from(rec, field.id.0 + 1);
        }
        self.cells[bottom..].sort_by_key(|(column, _)| *column);
        let at = self.writer.sparse_table(columns, &self.cells[bottom..]);
        self.cells.truncate(bottom);
        at
    }

    /// A field by the first of its values.
    fn field(&mut self, first: FieldView<'a>, ty: ColumnType) -> Cell {
        let ColumnType::Many(item) = ty else { return self.value(first) };
        let mut cells = Vec::new();
        for field in first.rec.all(first.id) {
            self.values(field, item, &mut cells);
        }
        self.writer.vector(item, &cells)
    }

    pub(super) fn effect(&mut self, verb: Rec<'a>) -> At {
        self.wrapped(verb, self.layout.core.effect, Said::Effect(verb))
    }

    pub(super) fn target(&mut self, target: Rec<'a>) -> At {
        self.wrapped(target, self.layout.core.target, Said::Target(target))
    }

    /// A verb, predicate or target as the union in its wrapping table.
    pub(super) fn wrapped(&mut self, rec: Rec<'a>, wrapper: usize, said: Said<'a>) -> At {
        let member = self.layout.shape(rec.shape_id()).member;
        let inner = self.record(rec);
        let cell = if member == 0 { Cell::Absent } else { Cell::Union(member, inner) };
        let text = self.said(said);
        self.core_table(wrapper, &[cell, text])
    }
}

/// The first of the fields from this number on that the record has: they are written in the order of the schema.
fn first_from(rec: Rec<'_>, from: u16) -> Option<FieldView<'_>> {
    rec.fields().filter(|field| field.id.0 >= from).min_by_key(|field| field.id.0)
}
