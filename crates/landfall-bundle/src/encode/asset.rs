//! Records as tables: an asset, its blocks, its verbs.

use landfall_model::{AssetId, Rec};
use landfall_schema::{Class, FieldId};

use super::Encoder;
use super::meaning::Said;
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
        let mut cells = vec![Cell::Absent; columns.len()];
        if matches!(rec.shape().class, Class::Kind(_)) {
            cells[0] = self.writer.string(rec.asset_key());
        }
        for (field, column) in place.columns.iter().enumerate() {
            let Some(column) = *column else { continue };
            cells[column] = self.field(rec, FieldId(field as u16), columns[column].ty);
        }
        self.writer.table(columns, &cells)
    }

    fn field(&mut self, rec: Rec<'a>, id: FieldId, ty: ColumnType) -> Cell {
        let ColumnType::Many(item) = ty else {
            return rec.get(id).map_or(Cell::Absent, |field| self.value(field));
        };
        let mut cells = Vec::new();
        for field in rec.all(id) {
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
