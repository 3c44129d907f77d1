//! Which boxes players can ever tick, and which conditions can ever hold because of it.
//!
//! Everything but boxes is taken to be possible: a condition that this calls impossible is so in every state of play.

use landfall_model::{AssetId, Compare, Condition, Rec, Target, Value};
use landfall_schema::{Act, Class, Control, ShapeId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Context;
use crate::ledger::Thing;

/// What a phrase of a condition asks about boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `marked(12.1)`
    Marked(Thing),
    /// `boxes-marked(12) >= 3`
    Count { asset: AssetId, shape: ShapeId, compare: Compare, number: i32 },
}

impl Question {
    pub fn of(phrase: Rec<'_>) -> Option<Question> {
        for does in phrase.shape().does.iter().filter(|does| does.act == Act::Read) {
            let target = |field: Option<_>| field.and_then(|field| phrase.get(field)?.target());
            if let Some(Target::Child { asset, record }) = target(does.arg) {
                return Some(Question::Marked(Thing::Part { asset, record }));
            }
            if let (Some(Target::Asset(asset)), Some(shape)) = (target(does.at), does.shape) {
                let compare = phrase.fields().find_map(|field| match field.value {
                    Value::Compare(compare) => Some(compare),
                    _ => None,
                })?;
                let number = phrase.fields().find_map(|field| field.int())?;
                return Some(Question::Count { asset, shape, compare, number });
            }
        }
        None
    }
}

/// Boxes that may be ticked some day.
#[derive(Clone, Debug, Default)]
pub struct Boxes {
    open: FxHashSet<Thing>,
}

impl Boxes {
    /// Begins with those that are `open` and adds every one that something marks under conditions that can hold, until
    /// no more are found. Looks again only at boxes that wait for the one just found.
    pub fn grow(ctx: &Context<'_>, all: &[Thing], open: FxHashSet<Thing>) -> Boxes {
        let mut boxes = Boxes { open };
        let mut waiting: FxHashMap<Thing, Vec<Thing>> = FxHashMap::default();
        let mut found = Vec::new();
        for thing in all.iter().filter(|thing| !boxes.open.contains(thing)).copied().collect::<Vec<_>>() {
            if boxes.has_open_writer(ctx, thing) {
                found.push(thing);
                continue;
            }
            for asked in asked_by_writers(ctx, thing) {
                waiting.entry(asked).or_default().push(thing);
            }
        }
        while let Some(thing) = found.pop() {
            if !boxes.open.insert(thing) {
                continue;
            }
            let again = waiting.get(&thing).into_iter().flatten().copied();
            found.extend(again.filter(|thing| boxes.has_open_writer(ctx, *thing)));
        }
        boxes
    }

    pub fn can_be_marked(&self, thing: Thing) -> bool {
        self.open.contains(&thing)
    }

    pub fn open(&self) -> &FxHashSet<Thing> {
        &self.open
    }

    fn has_open_writer(&self, ctx: &Context<'_>, thing: Thing) -> bool {
        ctx.ledger.writers(thing).iter().any(|writer| self.can_happen(writer.rec))
    }

    /// Whether the conditions around an effect can hold.
    pub fn can_happen(&self, rec: Rec<'_>) -> bool {
        guards(rec).into_iter().all(|guard| self.can(guard.rec, guard.condition, guard.held))
    }

    /// Whether a condition can come out like this.
    pub fn can(&self, rec: Rec<'_>, at: u32, wanted: bool) -> bool {
        let unit = rec.arrays();
        let parts = |list: landfall_model::List| unit.condition_lists[list.range()].iter().copied();
        match unit.conditions.at(at) {
            Condition::Holds(phrase) => self.can_phrase(rec.at(phrase), wanted),
            Condition::Not(inner) => self.can(rec, inner, !wanted),
            Condition::All(list) if wanted => parts(list).all(|part| self.can(rec, part, true)),
            Condition::All(list) => parts(list).any(|part| self.can(rec, part, false)),
            Condition::Any(list) if wanted => parts(list).any(|part| self.can(rec, part, true)),
            Condition::Any(list) => parts(list).all(|part| self.can(rec, part, false)),
        }
    }

    fn can_phrase(&self, phrase: Rec<'_>, wanted: bool) -> bool {
        match Question::of(phrase) {
            Some(Question::Marked(thing)) => !wanted || self.can_be_marked(thing),
            Some(Question::Count { asset, .. }) if phrase.atlas.asset(asset).external => true,
            Some(Question::Count { asset, shape, compare, number }) => {
                let most = parts(phrase, asset, shape).filter(|thing| self.can_be_marked(*thing)).count();
                (0..=most as i32).any(|count| compare.holds(count, number) == wanted)
            }
            None => true,
        }
    }
}

/// The boxes of an asset.
pub fn parts(rec: Rec<'_>, asset: AssetId, shape: ShapeId) -> impl Iterator<Item = Thing> {
    let inside = rec.atlas.rec(asset).inside().filter(move |part| part.shape_id() == shape);
    inside.map(move |part| Thing::Part { asset, record: part.index })
}

/// A condition around an effect.
#[derive(Clone, Copy)]
pub struct Guard<'a> {
    pub rec: Rec<'a>,
    pub condition: u32,
    /// Whether it must hold, or must not.
    pub held: bool,
}

/// Every condition that lies between an effect and its card: of blocks, and of `if` around it.
pub fn guards(rec: Rec<'_>) -> Vec<Guard<'_>> {
    let mut found = Vec::new();
    for inner in rec.lineage() {
        let Some(outer) = inner.parent() else { break };
        let conditions = outer.fields().filter_map(|field| match field.value {
            Value::Condition(condition) => Some(condition),
            _ => None,
        });
        if outer.control() == Some(Control::If) {
            let mut branches = outer.fields().filter(|field| matches!(field.value, Value::Effects(_)));
            let held = branches.next().is_some_and(|first| first.id == inner.record().via);
            found.extend(conditions.map(|condition| Guard { rec: outer, condition, held }));
        } else if outer.shape().class == Class::Block {
            found.extend(conditions.map(|condition| Guard { rec: outer, condition, held: true }));
        }
    }
    found
}

fn asked_by_writers(ctx: &Context<'_>, thing: Thing) -> Vec<Thing> {
    let writers = ctx.ledger.writers(thing).iter();
    let guards = writers.flat_map(|writer| guards(writer.rec));
    guards.flat_map(|guard| asked(guard.rec, guard.condition)).collect()
}

/// The boxes that a condition asks for, by name or by counting.
pub fn asked(rec: Rec<'_>, at: u32) -> Vec<Thing> {
    let unit = rec.arrays();
    match unit.conditions.at(at) {
        Condition::Holds(phrase) => match Question::of(rec.at(phrase)) {
            Some(Question::Marked(thing)) => vec![thing],
            Some(Question::Count { asset, shape, .. }) => parts(rec, asset, shape).collect(),
            None => Vec::new(),
        },
        Condition::Not(inner) => asked(rec, inner),
        Condition::All(list) | Condition::Any(list) => {
            unit.condition_lists[list.range()].iter().flat_map(|part| asked(rec, *part)).collect()
        }
    }
}
