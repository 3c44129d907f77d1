//! Which part of which asset a place lies in, by names that survive when lines move.

use landfall_diagnostics::{FileId, Sources, Span};
use landfall_schema::Class;
use rustc_hash::FxHashMap;

use crate::atlas::Atlas;
use crate::message::Paths;
use crate::view::Rec;

/// A part of an asset: `poi/P901` and `action/1`. The part of an asset itself is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub asset: String,
    pub part: String,
}

/// Finds parts. One is kept for many places: those of one asset, asked one after the other, cost one pass over it.
pub struct Parts<'a> {
    atlas: &'a Atlas,
    sources: &'a Sources,
    units: FxHashMap<FileId, u32>,
    last: Option<Paths<'a>>,
}

impl<'a> Parts<'a> {
    pub fn new(atlas: &'a Atlas, sources: &'a Sources) -> Self {
        let units = atlas.units.iter().enumerate().map(|(at, unit)| (unit.file, at as u32)).collect();
        Self { atlas, sources, units, last: None }
    }

    /// `None` outside of every asset.
    pub fn find(&mut self, span: Span) -> Option<Part> {
        let rec = self.block_at(span)?;
        let root = rec.lineage().last()?;
        if self.last.as_ref().is_none_or(|paths| !paths.is_of(root)) {
            self.last = Some(Paths::of(root));
        }
        let paths = self.last.as_ref()?;
        Some(Part { asset: self.name(root), part: paths.path(rec) })
    }

    /// The smallest asset or block around a place. Effects and conditions are too easily moved to count.
    fn block_at(&self, span: Span) -> Option<Rec<'a>> {
        let unit = *self.units.get(&span.file)?;
        let arrays = self.atlas.unit(unit);
        let after = arrays.records.up_to(span.start);
        let first = Rec::new(self.atlas, unit, after.checked_sub(1)?);
        let is_around = |rec: &Rec<'a>| {
            matches!(rec.shape().class, Class::Kind(_) | Class::Block) && rec.span().contains(span)
        };
        first.lineage().find(is_around)
    }

    fn name(&self, root: Rec<'a>) -> String {
        match root.owner() {
            Some(_) => crate::message::prefix(root),
            // The second asset under an id has no owner; what is written there names it.
            None => format!("{}/{}", root.shape().name, self.sources.slice(root.name_span())),
        }
    }
}
