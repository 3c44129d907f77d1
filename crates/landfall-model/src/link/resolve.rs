//! Looks every written name up, file by file in parallel.

use landfall_diagnostics::{Report, Reports, Sources, Span, a, nearest};
use landfall_schema::{IdMatch, IdPattern, KindId, Role, Schema, ShapeId, Type};
use landfall_syntax::phrase;
use rayon::prelude::*;

use super::children::Children;
use crate::atlas::{AssetId, Atlas, display};
use crate::rules;
use crate::unit::{NONE, Reference, Target, Unit, Wanted};

pub(super) fn resolve(atlas: &mut Atlas, children: &Children, sources: &Sources, reports: &mut Reports) {
    let found: Vec<(Vec<Target>, Told)> = atlas
        .units
        .par_iter()
        .enumerate()
        .map(|(at, unit)| {
            let mut told = Told::default();
            let targets = unit
                .refs
                .iter()
                .map(|reference| {
                    let look = Look { atlas, children, sources, unit, at: at as u32 };
                    look.up(reference, &mut told)
                })
                .collect();
            (targets, told)
        })
        .collect();
    for (unit, (targets, told)) in atlas.units.iter_mut().zip(found) {
        atlas.meant.extend(told.meant);
        for (reference, target) in unit.refs.iter_mut().zip(targets) {
            reference.target = target;
        }
        reports.extend(told.reports);
    }
}

/// What could not be looked up.
#[derive(Default)]
struct Told {
    reports: Vec<Report>,
    /// What a report offers may have been meant, so nobody calls it unused or out of reach as well.
    meant: Vec<Box<str>>,
}

struct Look<'a> {
    atlas: &'a Atlas,
    children: &'a Children,
    sources: &'a Sources,
    unit: &'a Unit,
    at: u32,
}

impl Look<'_> {
    fn up(&self, reference: &Reference, told: &mut Told) -> Target {
        let span = self.unit.span(reference.start, reference.end);
        let text = self.sources.slice(span);
        match reference.wanted {
            Wanted::Kind(kind) | Wanted::Prose(kind, _) => self.asset(&[kind], text, span, told),
            Wanted::Field(shape, field) => match &self.atlas.schema.shape(shape).fields[field.index()].ty {
                Type::Ref(kinds) => self.asset(kinds, text, span, told),
                Type::Child { kind, shape } => self.child(*kind, *shape, text, span, reference, told),
                _ => Target::Missing,
            },
        }
    }

    fn asset(&self, kinds: &[KindId], text: &str, span: Span, told: &mut Told) -> Target {
        if let Some(asset) = kinds.iter().find_map(|kind| self.atlas.find(*kind, text)) {
            return Target::Asset(asset);
        }
        if !self.atlas.unread.contains(text) {
            told.reports.push(self.missing(kinds, text, span));
            told.meant.extend(self.nearest_keys(kinds, text).into_iter().next().map(Into::into));
        }
        Target::Missing
    }

    fn missing(&self, kinds: &[KindId], text: &str, span: Span) -> Report {
        let schema = &self.atlas.schema;
        let wanted = kinds_text(schema, kinds);
        let other = (0..schema.kinds.len() as u16)
            .map(KindId)
            .find_map(|kind| (!kinds.contains(&kind)).then(|| self.atlas.find(kind, text)).flatten());
        // A number alone could be anything; letters tell.
        if let Some(other) = other
            && schema.kind(self.atlas.asset(other).kind).id.has_prefix()
        {
            let name = a(&schema.shape(schema.kind(self.atlas.asset(other).kind).shape).name);
            return rules::WRONG_KIND
                .report(format!("`{text}` is {name}, not {wanted}"))
                .help(format!("name {wanted} here{}", self.nearest_help(kinds, text)))
                .related(self.atlas.name_span(other), format!("`{text}` is written here"))
                .at(span, format!("{wanted} is needed here"));
        }
        let normal = kinds.iter().find_map(|kind| match schema.kind(*kind).id.matches(text) {
            IdMatch::Normal(normal) => self.atlas.find(*kind, &normal).map(|_| (*kind, normal)),
            _ => None,
        });
        if let Some((kind, normal)) = normal {
            let meant = kinds_text(schema, &[kind]);
            return rules::MALFORMED_ID
                .report(format!("`{text}` is not written like the id of {meant}"))
                .help(format!("write `{normal}`"))
                .suggest(format!("write `{normal}`"), span, normal)
                .at(span, "players would not find this number");
        }
        if kinds.iter().all(|kind| schema.kind(*kind).id.matches(text) == IdMatch::No) {
            let is = schema.kinds.iter().find(|kind| kind.id.has_prefix() && kind.id.is_ok(text));
            if let Some(is) = is {
                let name = a(&schema.shape(is.shape).name);
                return rules::WRONG_KIND
                    .report(format!("`{text}` is the id of {name}, not of {wanted}"))
                    .help(format!("name {wanted} here{}", self.nearest_help(kinds, text)))
                    .at(span, format!("{wanted} is needed here"));
            }
        }
        let kind = kinds.first().copied().unwrap_or(KindId(0));
        let name = display(schema, kind, text);
        let mut draft = rules::MISSING_REFERENCE.report(format!("{name} does not exist"));
        let near = self.nearest_keys(kinds, text);
        draft = match near.first() {
            Some(key) => {
                let shown = display(schema, kind, key);
                draft.help(format!("the nearest is {shown}: point at it, or write {name}")).suggest(
                    format!("write `{key}`"),
                    span,
                    key.clone(),
                )
            }
            None => {
                draft.help(format!("write {name}, or name it with `extern` if it lies in the printed game"))
            }
        };
        // Players are sent to what is read; everything else is named.
        let is_read = |kind: &KindId| schema.kind_shape(*kind).field_in_role(Role::BackToPlay).is_some();
        let label = match kinds {
            [only] if is_read(only) => format!("players are sent to {wanted} that is not there"),
            [only] => format!("there is no such {}", schema.kind_shape(*only).name.replace('-', " ")),
            _ => "nothing has this id".to_owned(),
        };
        draft.at(span, label)
    }

    fn nearest_help(&self, kinds: &[KindId], text: &str) -> String {
        self.nearest_keys(kinds, text).first().map_or(String::new(), |key| format!(", such as `{key}`"))
    }

    /// Whether it is written in the same pack. A number that another pack has, or the printed game, was hardly meant.
    fn is_own(&self, id: AssetId) -> bool {
        let asset = self.atlas.asset(id);
        !asset.external && self.atlas.unit(asset.unit).pack == self.unit.pack
    }

    /// The most likely meant: one slip of the finger first, then the next number.
    fn nearest_keys(&self, kinds: &[KindId], text: &str) -> Vec<String> {
        let id = |kind: &KindId| &self.atlas.schema.kind(*kind).id;
        let numbered = |kind: &&KindId| matches!(id(kind), IdPattern::Numbered { .. });
        // An id of several parts is only near to one of the same form.
        let formed = |kind: &&KindId| matches!(id(kind), IdPattern::Template(_)) && id(kind).is_ok(text);
        if let Some(kind) = kinds.iter().find(formed) {
            return self.nearest_formed(*kind, text).into_iter().collect();
        }
        match kinds.iter().find(numbered) {
            Some(kind) if number(text).is_some() => self.nearest_number(*kind, text).into_iter().collect(),
            _ => {
                let named = kinds.iter().flat_map(|kind| self.atlas.of_kind(*kind));
                let close = nearest(text, named.map(|id| &*self.atlas.asset(id).key));
                close.into_iter().map(str::to_owned).collect()
            }
        }
    }

    /// One slip away, or with nearly the same letters, or the neighbour in the order of ids.
    fn nearest_formed(&self, kind: KindId, text: &str) -> Option<String> {
        let known = |key: &String| self.atlas.find(kind, key).is_some_and(|id| self.is_own(id));
        if let Some(slip) = slips(text).into_iter().find(known) {
            return Some(slip);
        }
        let pattern = &self.atlas.schema.kind(kind).id;
        let ids: Vec<AssetId> = self.atlas.of_kind(kind).filter(|id| self.is_own(*id)).collect();
        let key = |id: &AssetId| &*self.atlas.asset(*id).key;
        if pattern.holds_a_name() {
            return nearest(text, ids.iter().map(key)).first().map(|key| (*key).to_owned());
        }
        let at = ids.partition_point(|id| pattern.compare(key(id), text).is_lt());
        let around = ids[at.saturating_sub(1)..(at + 1).min(ids.len())].iter().map(key);
        let alike = |key: &str| key.chars().zip(text.chars()).take_while(|(a, b)| a == b).count();
        around.max_by_key(|key| alike(key)).map(str::to_owned)
    }

    /// Looks slips up instead of measuring every id: a thousand broken references in a large pack cost no more
    /// than a thousand.
    fn nearest_number(&self, kind: KindId, text: &str) -> Option<String> {
        let wanted = number(text)?;
        // In one or two digits a slip cannot be told from a coincidence.
        let slips = if text.len() < 3 { Vec::new() } else { slips(text) };
        let known = |key: &String| self.atlas.find(kind, key).is_some_and(|id| self.is_own(id));
        let slip = slips.into_iter().filter(known).min_by_key(|key| number(key).map(|n| n.abs_diff(wanted)));
        slip.or_else(|| {
            let ids: Vec<AssetId> = self.atlas.of_kind(kind).filter(|id| self.is_own(*id)).collect();
            let key = |id: &AssetId| &*self.atlas.asset(*id).key;
            // Assets of a numbered kind stand in the order of their numbers.
            let at = ids.partition_point(|id| number(key(id)).is_some_and(|n| n < wanted));
            let around = ids[at.saturating_sub(1)..(at + 1).min(ids.len())].iter().map(key);
            around.min_by_key(|key| number(key).map(|n| n.abs_diff(wanted))).map(str::to_owned)
        })
    }

    /// `1903.1`, or just `1` inside its own asset.
    fn child(
        &self,
        kind: KindId,
        shape: ShapeId,
        text: &str,
        span: Span,
        reference: &Reference,
        told: &mut Told,
    ) -> Target {
        let (owner, key, key_span) = match phrase::part(text) {
            (Some(asset), key) => {
                let asset_span = Span::new(span.file, span.start, span.start + asset.len() as u32);
                let Target::Asset(owner) = self.asset(&[kind], asset, asset_span, told) else {
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
                told.reports.push(missing_part(self.atlas, self.children, owner, shape, key, key_span));
                told.meant.extend(nearest_part(self.children.keys(owner, shape), key).map(Into::into));
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
    let keys = children.keys(owner, shape);
    let near = nearest_part(keys, key);
    let help = match (near, keys) {
        (Some(near), _) => format!("the nearest is {name} {near}"),
        (None, []) => format!("add `{name} {key}` to {owner_name}"),
        (None, keys) => format!("{owner_name} has {name} {}", keys.join(", ")),
    };
    rules::MISSING_PART
        .report(format!("{owner_name} has no {name} {key}"))
        .help(help)
        .related(atlas.name_span(owner), format!("{owner_name} is written here"))
        .at(span, "not there")
}

/// Among numbers the next one, among names one with nearly the same letters.
fn nearest_part<'a>(keys: &'a [String], key: &str) -> Option<&'a str> {
    match number(key) {
        Some(wanted) => {
            let distance = |key: &&String| number(key).map_or(u64::MAX, |n| n.abs_diff(wanted));
            keys.iter().min_by_key(distance).map(String::as_str)
        }
        None => nearest(key, keys.iter().map(String::as_str)).first().copied(),
    }
}

pub(super) fn number(key: &str) -> Option<i64> {
    key.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok()
}

/// Everything one slip away from `text`: a digit changed, left out, added, or two swapped.
fn slips(text: &str) -> Vec<String> {
    // What is longer is no number that a finger slipped on.
    if text.len() > 24 {
        return Vec::new();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    for at in 0..=letters.len() {
        let (head, tail) = letters.split_at(at);
        let join = |middle: &[char], tail: &[char]| head.iter().chain(middle).chain(tail).collect::<String>();
        if let [first, rest @ ..] = tail {
            found.push(join(&[], rest));
            found.extend(('0'..='9').map(|digit| join(&[digit], rest)));
            if let [second, rest @ ..] = rest {
                found.push(join(&[*second, *first], rest));
            }
        }
        found.extend(('0'..='9').map(|digit| join(&[digit], tail)));
    }
    found
}

fn kinds_text(schema: &Schema, kinds: &[KindId]) -> String {
    let names: Vec<String> =
        kinds.iter().map(|kind| a(&schema.shape(schema.kind(*kind).shape).name)).collect();
    names.join(" or ")
}
