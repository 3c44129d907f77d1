//! What stands beside an item, inside it, or where its references lead.

use landfall_diagnostics::Span;
use landfall_model::{MarkKind, Rec, Value as Stored};
use landfall_schema::{Access, ShapeId};

use super::eval::Eval;
use super::functions::absent;
use super::value::Value;
use crate::graphs::spread;

impl<'a> Eval<'_, 'a> {
    /// Every effect among these items and inside them.
    pub(super) fn effects(&mut self, of: Value<'a>) -> Value<'a> {
        let mut out = Vec::new();
        for item in of.members() {
            let Value::Item(rec) = item else {
                out.push(Value::Unknown);
                continue;
            };
            self.step((rec.next() - rec.index) as usize);
            let all = std::iter::once(rec).chain(rec.inside());
            out.extend(all.filter(|rec| rec.is_verb()).map(Value::Item));
            if rec.is_damaged() || rec.inside().any(Rec::is_damaged) {
                self.doubt();
                out.push(Value::Unknown);
            }
        }
        Value::List(out)
    }

    /// Those of its siblings that stand where it is asked for.
    pub(super) fn beside(&mut self, of: &Value<'a>, wanted: fn(usize, usize) -> bool) -> Value<'a> {
        let pick = |all: Vec<Value<'a>>, own: usize| {
            let found = all.into_iter().enumerate().filter(|(at, _)| wanted(*at, own));
            Value::List(found.map(|(_, value)| value).collect())
        };
        match of {
            Value::Item(rec) => {
                let all = siblings(*rec);
                let Some(own) = all.iter().position(|one| one.index == rec.index) else {
                    return Value::List(Vec::new());
                };
                self.step(all.len());
                pick(all.into_iter().map(Value::Item).collect(), own)
            }
            Value::Cost(cost) => {
                let all = super::costs::Cost::new(cost.field).alternatives();
                match all.iter().position(|one| one.is(**cost)) {
                    Some(own) => pick(all.into_iter().map(Value::cost).collect(), own),
                    None => Value::List(Vec::new()),
                }
            }
            other => absent(other),
        }
    }

    /// All items that following a reference again and again leads to, the first ones included. What is excepted may be
    /// reached, but nothing is reached through it.
    pub(super) fn follow(
        &mut self,
        of: Value<'a>,
        access: &[(ShapeId, Access)],
        except: Option<Value<'a>>,
    ) -> Value<'a> {
        let atlas = self.ctx.atlas;
        let mut sure = true;
        let mut items = |value: Value<'a>| -> Vec<(u32, u32)> {
            let mut found = Vec::new();
            for one in value.members() {
                match one {
                    Value::Item(rec) => found.push((rec.unit, rec.index)),
                    _ => sure = false,
                }
            }
            found
        };
        let (starts, closed) = (items(of), except.map(&mut items).unwrap_or_default());
        let reached = spread(starts, |(unit, index)| {
            if closed.contains(&(unit, index)) || !self.step(0) {
                return Vec::new();
            }
            items(self.read(Value::Item(Rec::new(atlas, unit, index)), access))
        });
        let mut out: Vec<Value<'a>> =
            reached.into_iter().map(|(unit, index)| Value::Item(Rec::new(atlas, unit, index))).collect();
        if !sure || self.gave_up() {
            out.push(Value::Unknown);
        }
        Value::List(out)
    }

    pub(super) fn icons(&mut self, of: Value<'a>) -> Value<'a> {
        match self.placed_icons(of) {
            Some(found) => Value::List(found.into_iter().map(|(_, word)| word).collect()),
            None => Value::Unknown,
        }
    }

    /// The icons that the texts of items show, each where it stands.
    pub(super) fn placed_icons(&mut self, of: Value<'a>) -> Option<Vec<(Span, Value<'a>)>> {
        let mut out = Vec::new();
        for rec in self.items_of(of)? {
            let unit = rec.arrays();
            let inside = |record: u32| (rec.index..rec.next()).contains(&record);
            self.step(unit.texts.len());
            for text in unit.texts.iter().filter(|text| inside(text.record)) {
                for mark in &unit.marks[text.marks.range()] {
                    if let MarkKind::Icon(vocab, word) = mark.what {
                        out.push((unit.span(mark.start, mark.end), Value::Word(vocab, word)));
                    }
                }
            }
        }
        Some(out)
    }
}

/// The blocks of one field, or the effects of one list, among which this one stands.
fn siblings(rec: Rec<'_>) -> Vec<Rec<'_>> {
    let Some(parent) = rec.parent() else { return Vec::new() };
    let own = |list: &Vec<Rec<'_>>| list.iter().any(|one| one.index == rec.index);
    let mut blocks = Vec::new();
    for field in parent.all(rec.record().via) {
        let found = match field.value {
            Stored::Effects(_) => Some(field.effects().collect()).filter(own),
            Stored::Options(_) => field.options().find(own),
            _ => None,
        };
        if let Some(list) = found {
            return list;
        }
        blocks.extend(field.record());
    }
    blocks
}
