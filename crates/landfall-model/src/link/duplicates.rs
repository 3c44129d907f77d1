//! Two assets with one id.

use landfall_diagnostics::{Reports, Span};
use landfall_schema::{IdPattern, KindId};
use rustc_hash::FxHashSet;

use super::variant;
use crate::atlas::{Asset, Atlas, display};
use crate::rules;
use crate::unit::Target;

pub(super) fn report(atlas: &Atlas, reports: &mut Reports) {
    // A name that is missing explains one pair, and is looked for once.
    let mut asked: Vec<KindId> = Vec::new();
    let mut free = FreeIds::default();
    for pair in atlas.assets.windows(2) {
        let [first, second] = pair else { continue };
        if first.kind != second.kind || first.key != second.key || first.external || second.external {
            continue;
        }
        let (a, b) = (root_name(atlas, first), root_name(atlas, second));
        // Several faces may share an id when each of them says which one it is.
        let variant = |asset| variant(&atlas.schema, &atlas.units, asset);
        if variant(first).is_some() && variant(second).is_some() && variant(first) != variant(second) {
            continue;
        }
        let name = display(&atlas.schema, first.kind, &first.key);
        let wanted = if asked.contains(&first.kind) { None } else { wanted(atlas, first, second) };
        asked.extend((!asked.contains(&first.kind)).then_some(first.kind));
        let help = match &wanted {
            Some((id, _)) => {
                let id = display(&atlas.schema, first.kind, id);
                format!("give one of them another id: {id} is asked for and does not exist")
            }
            None => free.help(atlas, second),
        };
        let mut draft = rules::DUPLICATE_ID
            .report(format!("{name} is written twice"))
            .help(help)
            .related(a, "written here first");
        // The name that is missing and the id that is there twice are one mistake.
        if let Some((_, places)) = &wanted {
            let explained: FxHashSet<Span> = places.iter().copied().collect();
            reports
                .retain(|report| !report.is(&rules::MISSING_REFERENCE) || !explained.contains(&report.span));
            for place in places {
                draft = draft.related(*place, "asked for here");
            }
        }
        reports.push(draft.at(b, "players would find two"));
    }
}

/// The one id of this kind that the pack asks for and does not have, if there is just one and it would be in its place
/// where one of the twins is written.
fn wanted(atlas: &Atlas, twin: &Asset, other: &Asset) -> Option<(String, Vec<Span>)> {
    let pack = atlas.unit(twin.unit).pack;
    let mut found: Option<(String, Vec<Span>)> = None;
    for ((unit, slot), name) in &atlas.lost {
        let place = atlas.unit(*unit).refs.at(*slot);
        if place.target != Target::Missing
            || atlas.unit(*unit).pack != pack
            || !atlas.schema.kind(twin.kind).id.is_ok(name)
            || !super::asks_for(&atlas.schema, place.wanted, twin.kind)
        {
            continue;
        }
        let span = atlas.unit(*unit).span(place.start, place.end);
        match &mut found {
            None => found = Some((name.to_string(), vec![span])),
            Some((known, places)) if **known == **name => places.push(span),
            Some(_) => return None,
        }
    }
    let (name, mut places) = found?;
    places.sort_by_key(|span| (span.file.0, span.start));
    (fits(atlas, twin, &name) || fits(atlas, other, &name)).then_some((name, places))
}

/// Whether this id, in place of the one that is written, would keep the order of its file.
fn fits(atlas: &Atlas, twin: &Asset, name: &str) -> bool {
    let unit = atlas.unit(twin.unit);
    let pattern = &atlas.schema.kind(twin.kind).id;
    let key_of = |root: u32| {
        let asset = atlas.asset(atlas.owner(twin.unit, root)?);
        Some(&*asset.key).filter(|_| asset.kind == twin.kind)
    };
    let at = unit.roots.partition_point(|root| *root < twin.record);
    let before = unit.roots[..at].iter().rev().find_map(|root| key_of(*root));
    let after = unit.roots.get(at + 1..).and_then(|rest| rest.iter().find_map(|root| key_of(*root)));
    let is_above = before.is_none_or(|before| pattern.compare(before, name).is_lt());
    match after {
        Some(after) => is_above && pattern.compare(name, after).is_lt(),
        // At the end of a file any number would be in order: only the next one is meant.
        None => before.is_some_and(|before| pattern.next(before).as_deref() == Some(name)),
    }
}

fn root_name(atlas: &Atlas, asset: &Asset) -> Span {
    crate::view::Rec::new(atlas, asset.unit, asset.record).name_span()
}

/// The next id that nobody uses, for ids that are asked for in their order.
#[derive(Default)]
struct FreeIds {
    /// The last answer: everything from the id that was asked for up to it is taken.
    known: Option<(u16, KindId, Option<String>)>,
}

impl FreeIds {
    fn help(&mut self, atlas: &Atlas, twin: &Asset) -> String {
        if atlas.schema.kind(twin.kind).id == IdPattern::Name {
            return "give one of them another name".to_owned();
        }
        match self.next(atlas, atlas.unit(twin.unit).pack, twin.kind, &twin.key) {
            Some(free) => {
                format!("give one of them another id: {} is free", display(&atlas.schema, twin.kind, free))
            }
            None => "give one of them another id".to_owned(),
        }
    }

    fn next(&mut self, atlas: &Atlas, pack: u16, kind: KindId, key: &str) -> Option<&str> {
        let pattern = &atlas.schema.kind(kind).id;
        let is_ahead = |free: &str| pattern.compare(key, free).is_lt();
        let is_known = self.known.as_ref().is_some_and(|(asked, of, free)| {
            (*asked, *of) == (pack, kind) && free.as_deref().is_none_or(is_ahead)
        });
        if !is_known {
            let free = free_from(atlas, pack, kind, pattern.next(key)).or_else(|| {
                // Behind the last of its ids a pack may have left some out.
                let mut ranges = atlas.ranges.of(pack, kind).iter();
                ranges.find_map(|(first, _)| free_from(atlas, pack, kind, Some(first.clone())))
            });
            self.known = Some((pack, kind, free));
        }
        self.known.as_ref()?.2.as_deref()
    }
}

/// The first id from here on that nothing has and the pack may use.
fn free_from(atlas: &Atlas, pack: u16, kind: KindId, first: Option<String>) -> Option<String> {
    let pattern = &atlas.schema.kind(kind).id;
    let following = std::iter::successors(first, |key| pattern.next(key));
    let mut own = following.take_while(|key| atlas.ranges.hold(&atlas.schema, pack, kind, key));
    own.find(|key| atlas.find(kind, key).is_none())
}
