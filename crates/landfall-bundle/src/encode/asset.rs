//! Records as tables: an asset, its blocks, its verbs.

use std::ops::Range;

use landfall_model::{AssetId, Rec};
use landfall_schema::Class;

use super::Encoder;
use super::writer::{At, Cell};
use crate::layout::ColumnType;
use crate::voice::Said;

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
        let (bottom, first) = (self.cells.len(), self.fields.len());
        if matches!(rec.shape().class, Class::Kind(_)) {
            let key = rec.owner().map_or(Cell::Absent, |id| self.key(id));
            self.cells.push((0, key));
        }
        self.fields.extend(rec.fields());
        // They are written in the order of the schema; those of one field stay as they come.
        self.fields[first..].sort_by_key(|field| field.id.0);
        let (mut at, last) = (first, self.fields.len());
        while at < last {
            let id = self.fields[at].id;
            let count = self.fields[at..last].iter().take_while(|field| field.id == id).count();
            if let Some(Some(column)) = place.columns.get(id.index()) {
                let cell = self.field(at..at + count, columns[*column].ty);
                self.cells.push((*column, cell));
            }
            at += count;
        }
        self.fields.truncate(first);
        self.cells[bottom..].sort_by_key(|(column, _)| *column);
        let at = self.writer.sparse_table(columns, &self.cells[bottom..]);
        self.cells.truncate(bottom);
        at
    }

    /// A field by its values.
    fn field(&mut self, values: Range<usize>, ty: ColumnType) -> Cell {
        let ColumnType::Many(item) = ty else { return self.value(self.fields[values.start]) };
        let bottom = self.values.len();
        for at in values {
            self.values(self.fields[at], item);
        }
        let vector = self.writer.vector(item, &self.values[bottom..]);
        self.values.truncate(bottom);
        vector
    }

    /// The key of an asset. Each is written once and asked for often.
    pub(super) fn key(&mut self, id: AssetId) -> Cell {
        let known = &mut self.keys[id.0 as usize];
        if *known == 0
            && let Cell::At(at) = self.writer.string(&self.atlas.asset(id).key)
        {
            *known = at.0;
        }
        Cell::At(At(*known))
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
