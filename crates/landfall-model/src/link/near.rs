//! Names that nothing has, and what may have been meant.

use std::cell::{Cell, RefCell};

use landfall_diagnostics::{Report, Span, a, nearest};
use landfall_schema::{IdMatch, IdPattern, KindId, Role, Schema};
use rustc_hash::{FxHashMap, FxHashSet};

use super::resolve::number;
use crate::atlas::{AssetId, Atlas, display};
use crate::rules;

/// How many names are compared with names that nothing has. A pack of ten thousand wrong names would be compared with
/// ten thousand others each time.
const MOST_COMPARED: usize = 1_000_000;

pub(super) struct Near<'a> {
    atlas: &'a Atlas,
    /// What something leads to already.
    used: &'a FxHashSet<AssetId>,
    /// The pack that asks.
    pack: u16,
    /// What was answered before, by pack, kinds and name: one name is often wrong in many places.
    answered: RefCell<FxHashMap<Asked, Vec<String>>>,
    /// How many names may still be compared.
    left: Cell<usize>,
}

type Asked = (u16, Box<[KindId]>, Box<str>);

impl<'a> Near<'a> {
    pub(super) fn new(atlas: &'a Atlas, used: &'a FxHashSet<AssetId>) -> Self {
        Self { atlas, used, pack: 0, answered: RefCell::default(), left: Cell::new(MOST_COMPARED) }
    }

    /// The pack that asks from here on.
    pub(super) fn of_pack(&mut self, pack: u16) {
        self.pack = pack;
    }

    pub(super) fn report(&self, kinds: &[KindId], text: &str, span: Span) -> Report {
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
        if let [only] = kinds
            && schema.kind(*only).id.matches(text) == IdMatch::No
            && number(text).is_none()
        {
            return rules::MALFORMED_ID
                .report(format!("`{text}` is not the id of {wanted}"))
                .help(format!(
                    "an id is {}{}",
                    schema.kind(*only).id.describe(),
                    self.nearest_help(kinds, text)
                ))
                .at(span, format!("{wanted} is named by its id"));
        }
        let name = display(schema, kind, text);
        let mut draft = rules::MISSING_REFERENCE.report(format!("{name} does not exist"));
        let near = self.keys(kinds, text);
        let may_write = kinds.iter().any(|kind| self.may_write(*kind, text));
        draft = match near.first() {
            Some(key) => {
                let shown = display(schema, kind, key);
                let or = if may_write { format!(", or write {name}") } else { String::new() };
                draft.help(format!("the nearest is {shown}: point at it{or}")).suggest(
                    format!("write `{key}`"),
                    span,
                    key.clone(),
                )
            }
            None if may_write => draft.help(match self.similar(kinds, text) {
                Some(key) => format!("write {name}, or {} if that was meant", display(schema, kind, &key)),
                None => format!("write {name}, or name it with `extern` if it lies in the printed game"),
            }),
            None => draft.help(format!(
                "the ids of this pack are {}; name it with `extern` if it lies in the printed game",
                self.atlas.ranges.to_text(self.pack, kind)
            )),
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
        self.keys(kinds, text).first().map_or(String::new(), |key| format!(", such as `{key}`"))
    }

    /// Whether the pack may write this id without another report.
    fn may_write(&self, kind: KindId, id: &str) -> bool {
        self.atlas.ranges.hold(&self.atlas.schema, self.pack, kind, id)
    }

    /// Whether it is written in the same pack, where it belongs. A number that another pack has, or the printed game,
    /// was hardly meant.
    fn is_own(&self, id: AssetId) -> bool {
        let asset = self.atlas.asset(id);
        let is_here = !asset.external && self.atlas.unit(asset.unit).pack == self.pack;
        is_here && self.may_write(asset.kind, &asset.key)
    }

    /// The most likely meant: what is one slip of the finger away, and of that what nothing uses.
    pub(super) fn keys(&self, kinds: &[KindId], text: &str) -> Vec<String> {
        let asked: Asked = (self.pack, kinds.into(), text.into());
        let known = self.answered.borrow().get(&asked).cloned();
        known.unwrap_or_else(|| {
            let keys = self.look(kinds, text);
            self.answered.borrow_mut().insert(asked, keys.clone());
            keys
        })
    }

    fn look(&self, kinds: &[KindId], text: &str) -> Vec<String> {
        let id = |kind: &KindId| &self.atlas.schema.kind(*kind).id;
        let numbered = |kind: &&KindId| matches!(id(kind), IdPattern::Numbered { .. });
        // An id of several parts is only near to one of the same form.
        let formed = |kind: &&KindId| matches!(id(kind), IdPattern::Template(_)) && id(kind).is_ok(text);
        if let Some(kind) = kinds.iter().find(formed) {
            return self.nearest_formed(*kind, text).into_iter().collect();
        }
        match kinds.iter().find(numbered) {
            Some(kind) if number(text).is_some() => self.nearest_number(*kind, text).into_iter().collect(),
            _ => self.compared(text, kinds.iter().flat_map(|kind| self.atlas.of_kind(*kind))),
        }
    }

    /// The names with nearly the same letters, as long as there is patience to compare them.
    fn compared(&self, text: &str, ids: impl Iterator<Item = AssetId>) -> Vec<String> {
        let left = &self.left;
        let names = ids.take_while(|_| left.replace(left.get().saturating_sub(1)) > 0);
        let close = nearest(text, names.map(|id| &*self.atlas.asset(id).key));
        close.into_iter().map(str::to_owned).collect()
    }

    /// One slip away, or with nearly the same letters.
    fn nearest_formed(&self, kind: KindId, text: &str) -> Option<String> {
        self.nearest_slip(kind, text).or_else(|| {
            let own = self.atlas.of_kind(kind).filter(|id| self.is_own(*id));
            self.compared(text, own).into_iter().next()
        })
    }

    fn nearest_number(&self, kind: KindId, text: &str) -> Option<String> {
        // In so short an id a slip cannot be distinguished from a coincidence.
        if text.len() < 3 { None } else { self.nearest_slip(kind, text) }
    }

    /// One slip away, and in use: it may have been meant, or this one is still to be written.
    fn similar(&self, kinds: &[KindId], text: &str) -> Option<String> {
        // In one or two digits a slip cannot be distinguished from a coincidence.
        let digits = text.chars().filter(char::is_ascii_digit).count();
        let kind = kinds.first().filter(|_| digits >= 3)?;
        Some(self.slips_of(*kind, text).min()?.2)
    }

    /// Looks slips up instead of measuring every id: a thousand broken references in a large pack cost no more
    /// than a thousand.
    fn nearest_slip(&self, kind: KindId, text: &str) -> Option<String> {
        // What is in use already was hardly meant by an id that the pack may write: that one is still to come.
        let may_write = self.may_write(kind, text);
        let meant = self.slips_of(kind, text).filter(|(used, ..)| !used || !may_write);
        meant.min().map(|(.., key)| key)
    }

    /// Whether something uses it, how far its number is, and the id.
    fn slips_of(&self, kind: KindId, text: &str) -> impl Iterator<Item = (bool, Option<u64>, String)> {
        let wanted = number(text);
        slips(text).into_iter().filter_map(move |key| {
            let id = self.atlas.find(kind, &key).filter(|id| self.is_own(*id))?;
            let far = number(&key).zip(wanted).map(|(found, wanted)| found.abs_diff(wanted));
            Some((self.used.contains(&id), far, key))
        })
    }
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
