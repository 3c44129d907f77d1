//! Names that lead nowhere and lines that are missing, and what would be otherwise if they were there.

use std::cell::OnceCell;

use landfall_analysis::slips::{Slips, is_slip};
use landfall_diagnostics::{Report, Span, Stage};
use landfall_model::{AssetId, MISSING_FIELD, Rec, Reference, Target, Wanted};
use landfall_schema::{Field, FieldId, IdPattern, KindId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use super::places::Places;
use crate::Context;

/// A report about something that is not there, and what would be otherwise if it were.
pub(super) struct Cause {
    pub report: usize,
    pub pack: u16,
    /// As the text calls it.
    pub name: String,
    pub explains: Explains,
}

pub(super) enum Explains {
    /// It was meant, and nothing else uses it.
    One(AssetId),
    /// It is a part of these, and its use in them.
    Within(Owners),
    /// Nobody knows what it would lead to.
    Anything,
    /// It was a slip of the finger for something that is used all the same.
    Nothing,
}

/// Some cards, and perhaps all of a kind.
pub(super) struct Owners {
    pub ids: Vec<AssetId>,
    pub kind: Option<KindId>,
}

pub(super) fn causes(ctx: &Context<'_>, list: &[Report], waiting: &[AssetId]) -> Vec<Cause> {
    let atlas = ctx.atlas;
    let mut names: FxHashMap<&str, usize> = FxHashMap::default();
    let missing: Vec<_> = atlas
        .references()
        .filter(|(_, found)| found.target == Target::Missing)
        .map(|(unit, found)| (unit, found, ctx.sources.slice(atlas.unit(unit).span(found.start, found.end))))
        .collect();
    for (.., name) in &missing {
        *names.entry(name).or_default() += 1;
    }
    let span = |(unit, found, _): &(u32, Reference, &str)| atlas.unit(*unit).span(found.start, found.end);
    let places = Places::of(missing.iter().enumerate().map(|(at, found)| (span(found), at)));
    let records = Records(OnceCell::new());
    let mut known = Known::of(ctx, waiting);
    let mut causes = Vec::new();
    for (report, told) in list.iter().enumerate() {
        let is_of_name = told.rule.stage == Stage::Reference;
        if is_of_name && let Some(at) = places.around(told.span).min() {
            let (unit, found, name) = &missing[at];
            let rec = Rec::new(atlas, *unit, found.record);
            let explains = known.of_name(rec, found, name, names[name] > 1);
            if let Explains::One(id) = explains {
                known.take(id);
            }
            causes.push(Cause { report, pack: rec.arrays().pack, name: (*name).to_owned(), explains });
        } else if told.is(&MISSING_FIELD)
            && let Some(rec) = records.at(ctx, told.span)
        {
            let (name, pack) = ("the missing line".to_owned(), rec.arrays().pack);
            causes.push(Cause { report, pack, name, explains: known.of_missing_line(rec) });
        }
    }
    causes
}

/// The cards that a name may have meant.
struct Known<'c, 'a> {
    ctx: &'c Context<'a>,
    /// Those that a claim is about and that no name was found to mean yet, by kind.
    unused: FxHashMap<KindId, Vec<AssetId>>,
    waiting: &'c [AssetId],
    slips: Slips,
    taken: FxHashSet<AssetId>,
    /// The keys of all cards.
    all: OnceCell<Slips>,
}

impl<'c, 'a> Known<'c, 'a> {
    fn of(ctx: &'c Context<'a>, waiting: &'c [AssetId]) -> Self {
        let mut unused: FxHashMap<KindId, Vec<AssetId>> = FxHashMap::default();
        for id in waiting {
            unused.entry(ctx.atlas.asset(*id).kind).or_default().push(*id);
        }
        let slips = Slips::of(waiting.iter().map(|id| &*ctx.atlas.asset(*id).key));
        Self { ctx, unused, waiting, slips, taken: FxHashSet::default(), all: OnceCell::new() }
    }

    fn take(&mut self, id: AssetId) {
        self.taken.insert(id);
        if let Some(unused) = self.unused.get_mut(&self.ctx.atlas.asset(id).kind) {
            unused.retain(|other| *other != id);
        }
    }

    fn of_name(&self, rec: Rec<'_>, found: &Reference, name: &str, repeated: bool) -> Explains {
        let (atlas, schema) = (self.ctx.atlas, &self.ctx.atlas.schema);
        let kinds: Vec<KindId> = match found.wanted {
            Wanted::Kind(kind) => vec![kind],
            // A text that speaks of something leads to nothing.
            Wanted::Prose(..) => return Explains::Nothing,
            Wanted::Field(shape, field) => match &schema.shape(shape).fields[field.index()].ty {
                Type::Ref(kinds) => kinds.clone(),
                Type::Child { kind, .. } => return Explains::Within(self.owners(*kind, rec, name)),
                _ => return Explains::Nothing,
            },
        };
        let is_meant = |id: &AssetId| kinds.contains(&atlas.asset(*id).kind) && !self.taken.contains(id);
        let is_near = |id: &AssetId| is_slip(name, &atlas.asset(*id).key);
        let unused = self.slips.near(name).into_iter().map(|at| self.waiting[at as usize]);
        if let Some(meant) = unused.filter(is_meant).find(is_near) {
            return Explains::One(meant);
        }
        // A name of another kind was written in place of one that is now unused.
        let is_foreign = kinds.iter().all(|kind| !schema.kind(*kind).id.could_be(name));
        let mut unused = kinds.iter().filter_map(|kind| self.unused.get(kind)).flatten();
        if let (Some(only), None, true) = (unused.next(), unused.next(), is_foreign) {
            return Explains::One(*only);
        }
        let near = self.near(name).any(|id| kinds.contains(&atlas.asset(id).kind));
        let in_line = kinds.iter().any(|kind| is_in_line(self.ctx, *kind, name));
        if repeated || !near || in_line { Explains::Anything } else { Explains::Nothing }
    }

    /// All cards whose keys are a slip away.
    fn near(&self, name: &str) -> impl Iterator<Item = AssetId> {
        let atlas = self.ctx.atlas;
        let slips = self.all.get_or_init(|| Slips::of(atlas.ids().map(|id| &*atlas.asset(id).key)));
        let ids = slips.near(name).into_iter().map(AssetId);
        ids.filter(move |id| is_slip(name, &atlas.asset(*id).key))
    }

    /// The cards that a name such as `1903.1` may speak of: those that are called so, or all, and the one it stands in.
    fn owners(&self, kind: KindId, rec: Rec<'_>, name: &str) -> Owners {
        let atlas = self.ctx.atlas;
        let named = name.split_once('.').map(|(asset, _)| asset);
        let mut ids: Vec<AssetId> = match named {
            Some(named) => self.near(named).filter(|id| atlas.asset(*id).kind == kind).collect(),
            None => Vec::new(),
        };
        ids.extend(rec.owner());
        Owners { ids, kind: named.is_none().then_some(kind) }
    }

    /// What a required line would have led to.
    fn of_missing_line(&self, rec: Rec<'_>) -> Explains {
        let mut explains = Explains::Nothing;
        for field in absent(rec) {
            match &field.ty {
                Type::Ref(kinds) => {
                    let is_meant = |id: &&AssetId| kinds.contains(&self.ctx.atlas.asset(**id).kind);
                    if let Some(id) = self.waiting.iter().find(is_meant) {
                        explains = Explains::One(*id);
                    }
                }
                Type::Effects | Type::Block(_) | Type::Rows(_) => explains = Explains::Anything,
                _ => {}
            }
        }
        explains
    }
}

/// Whether the number right before or after it exists: then it is one that is not written yet, or no longer.
fn is_in_line(ctx: &Context<'_>, kind: KindId, name: &str) -> bool {
    let pattern = &ctx.atlas.schema.kind(kind).id;
    if *pattern == IdPattern::Name {
        return false;
    }
    let mut beside = pattern.before(name).into_iter().chain(pattern.next(name));
    beside.any(|id| ctx.atlas.find(kind, &id).is_some())
}

/// Records by where they are and where their names are; looked up once somebody asks.
struct Records(OnceCell<FxHashMap<Span, (u32, u32)>>);

impl Records {
    fn at<'a>(&self, ctx: &Context<'a>, place: Span) -> Option<Rec<'a>> {
        let records = self.0.get_or_init(|| {
            let mut found = FxHashMap::default();
            for (unit, arrays) in ctx.atlas.units.iter().enumerate() {
                for at in 0..arrays.records.len() as u32 {
                    let rec = Rec::new(ctx.atlas, unit as u32, at);
                    for span in [rec.name_span(), rec.span()] {
                        found.entry(span).or_insert((unit as u32, at));
                    }
                }
            }
            found
        });
        let (unit, at) = records.get(&place)?;
        Some(Rec::new(ctx.atlas, *unit, *at))
    }
}

/// The record of one place.
pub(super) fn record_at<'a>(ctx: &Context<'a>, place: Span) -> Option<Rec<'a>> {
    let unit = ctx.atlas.units.iter().position(|unit| unit.file == place.file)?;
    let count = ctx.atlas.units[unit].records.len() as u32;
    let mut records = (0..count).map(|at| Rec::new(ctx.atlas, unit as u32, at));
    records.find(|rec| rec.name_span() == place || rec.span() == place)
}

/// The required fields that a record does not have.
pub(super) fn absent<'a>(rec: Rec<'a>) -> impl Iterator<Item = &'a Field> {
    let fields = rec.shape().fields.iter().enumerate();
    fields.filter(move |(at, field)| field.required && !rec.has(FieldId(*at as u16))).map(|(_, field)| field)
}
