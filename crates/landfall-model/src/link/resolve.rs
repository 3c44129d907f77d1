//! Looks every written name up, file by file in parallel.

use landfall_diagnostics::{Report, Reports, Sources, Span};
use landfall_schema::{KindId, Schema, ShapeId, Type};
use landfall_syntax::phrase;
use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::children::Children;
use super::near::Near;
use crate::atlas::{AssetId, Atlas};
use crate::rules;
use crate::unit::{NONE, Reference, Target, Unit, Wanted};

pub(super) fn resolve(atlas: &mut Atlas, children: &Children, sources: &Sources, reports: &mut Reports) {
    let found: Vec<(Vec<Target>, Failed)> = atlas
        .units
        .par_iter()
        .enumerate()
        .map(|(at, unit)| {
            let mut failed = Failed::default();
            let look = Look { atlas, children, sources, unit, at: at as u32 };
            let targets = unit.refs.iter().map(|reference| look.up(&reference, &mut failed)).collect();
            (targets, failed)
        })
        .collect();
    let mut all_failed = Vec::with_capacity(found.len());
    for (unit, (targets, failed)) in atlas.units.iter_mut().zip(found) {
        for (at, target) in (0..).zip(targets) {
            unit.refs.set(at, target);
        }
        all_failed.push(failed);
    }
    // Only now is it known what nothing uses, and that is what a broken name most likely means.
    let is_any = all_failed.iter().any(|failed| !failed.missing.is_empty());
    let used = if is_any { used(atlas) } else { FxHashSet::default() };
    let mut near = Near::new(atlas, &used);
    let mut all_meant: Vec<Box<str>> = Vec::new();
    for (at, failed) in all_failed.into_iter().enumerate() {
        let Failed { missing, reports: found, meant } = failed;
        reports.extend(found);
        near.of_pack(atlas.units[at].pack);
        for name in missing {
            let kinds = name.kinds(&atlas.schema);
            let text = sources.slice(name.span);
            reports.push(near.report(kinds, text, name.span));
            all_meant.extend(near.keys(kinds, text).into_iter().next().map(Into::into));
        }
        all_meant.extend(meant);
    }
    atlas.meant.extend(all_meant);
}

/// Everything that a card or a log leads to, and what needs nobody to lead to it.
fn used(atlas: &Atlas) -> FxHashSet<AssetId> {
    // A text that mentions a log and a question about its box lead nobody there.
    let leads = |wanted: &Wanted| match wanted {
        Wanted::Kind(_) => true,
        Wanted::Prose(..) => false,
        Wanted::Field(shape, field) => {
            !matches!(atlas.schema.shape(*shape).fields[field.index()].ty, Type::Child { .. })
        }
    };
    let found = atlas.references().filter(|(_, found)| leads(&found.wanted));
    let standalone = (0..atlas.assets.len() as u32).map(AssetId).filter(|id| {
        let kind = atlas.schema.kind(atlas.asset(*id).kind);
        kind.unused.is_none() || kind.standalone.is_some_and(|flag| atlas.rec(*id).has(flag))
    });
    found.filter_map(|(_, found)| atlas.target_asset(found.target)).chain(standalone).collect()
}

/// What could not be looked up.
#[derive(Default)]
struct Failed {
    missing: Vec<Missing>,
    reports: Vec<Report>,
    /// What a report offers may have been meant, so nobody calls it unused or out of reach as well.
    meant: Vec<Box<str>>,
}

/// A name that nothing has.
struct Missing {
    span: Span,
    wanted: Wanted,
}

impl Missing {
    fn kinds<'s>(&'s self, schema: &'s Schema) -> &'s [KindId] {
        match &self.wanted {
            Wanted::Kind(kind) | Wanted::Prose(kind, _) => std::slice::from_ref(kind),
            Wanted::Field(shape, field) => match &schema.shape(*shape).fields[field.index()].ty {
                Type::Ref(kinds) => kinds,
                Type::Child { kind, .. } => std::slice::from_ref(kind),
                _ => &[],
            },
        }
    }
}

struct Look<'a> {
    atlas: &'a Atlas,
    children: &'a Children,
    sources: &'a Sources,
    unit: &'a Unit,
    at: u32,
}

impl Look<'_> {
    fn up(&self, reference: &Reference, failed: &mut Failed) -> Target {
        let span = self.unit.span(reference.start, reference.end);
        let text = self.sources.slice(span);
        match reference.wanted {
            Wanted::Kind(kind) | Wanted::Prose(kind, _) => self.asset(&[kind], span, reference, failed),
            Wanted::Field(shape, field) => match &self.atlas.schema.shape(shape).fields[field.index()].ty {
                Type::Ref(kinds) => self.asset(kinds, span, reference, failed),
                Type::Child { kind, shape } => self.child(*kind, *shape, text, span, reference, failed),
                _ => Target::Missing,
            },
        }
    }

    fn asset(&self, kinds: &[KindId], span: Span, reference: &Reference, failed: &mut Failed) -> Target {
        let text = self.sources.slice(span);
        if let Some(asset) = kinds.iter().find_map(|kind| self.atlas.find(*kind, text)) {
            return Target::Asset(asset);
        }
        if !self.atlas.unread.contains(text) {
            failed.missing.push(Missing { span, wanted: reference.wanted });
        }
        Target::Missing
    }

    /// `1903.1`, or just `1` inside its own asset.
    fn child(
        &self,
        kind: KindId,
        shape: ShapeId,
        text: &str,
        span: Span,
        reference: &Reference,
        failed: &mut Failed,
    ) -> Target {
        let (owner, key, key_span) = match phrase::part(text) {
            (Some(asset), key) => {
                let asset_span = Span::new(span.file, span.start, span.start + asset.len() as u32);
                let Target::Asset(owner) = self.asset(&[kind], asset_span, reference, failed) else {
                    return Target::Missing;
                };
                (owner, key, Span::new(span.file, asset_span.end + 1, span.end))
            }
            (None, _) => match self.atlas.owner(self.at, reference.record) {
                Some(owner) if self.atlas.asset(owner).kind == kind => (owner, text, span),
                // Which planet a card is used on is known only when all references are: see `homes`.
                _ => return Target::Several(NONE),
            },
        };
        if self.atlas.asset(owner).external {
            return Target::Asset(owner);
        }
        match self.children.find(owner, shape, key) {
            Some(record) => Target::Child { asset: owner, record },
            None if self.children.has_unread(owner, shape, key) => Target::Missing,
            None => {
                failed.reports.push(missing_part(self.atlas, self.children, owner, shape, key, key_span));
                let keys = self.children.keys(self.atlas, owner, shape);
                failed.meant.extend(keys.as_ref().and_then(|keys| keys.nearest(key)).map(Into::into));
                Target::Missing
            }
        }
    }
}

pub(super) fn missing_part(
    atlas: &Atlas,
    children: &Children,
    owner: AssetId,
    shape: ShapeId,
    key: &str,
    span: Span,
) -> Report {
    let name = &atlas.schema.shape(shape).name;
    let owner_name = atlas.display(owner);
    let keys = children.keys(atlas, owner, shape);
    let help = match keys.as_ref().map(|keys| (keys, keys.nearest(key))) {
        Some((_, Some(near))) => format!("the nearest is {name} {near}"),
        Some((keys, None)) => format!("{owner_name} has {name} {}", keys.shown()),
        None => format!("add `{name} {key}` to {owner_name}"),
    };
    rules::MISSING_PART
        .report(format!("{owner_name} has no {name} {key}"))
        .help(help)
        .related(atlas.name_span(owner), format!("{owner_name} is written here"))
        .at(span, "not there")
}

pub(super) fn number(key: &str) -> Option<i64> {
    key.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok()
}
