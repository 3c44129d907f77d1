//! What is known where an effect stands: the conditions around it, and with how many players they can hold.

use landfall_model::{Compare, Condition, List, Rec, Value as Stored};
use landfall_schema::{Act, Control, ShapeId};

use super::eval::Eval;
use super::value::Value;

impl<'a> Eval<'_, 'a> {
    /// The predicates of these shapes that surely hold whenever the effect happens.
    pub(super) fn guards(&self, of: &Value<'a>, shapes: &[ShapeId]) -> Value<'a> {
        let Value::Item(rec) = of else { return Value::Unknown };
        let mut found = Vec::new();
        for guard in around(*rec) {
            required(guard.rec, guard.condition, guard.holds, &mut found);
        }
        let fitting = found.into_iter().filter(|predicate| shapes.contains(&predicate.shape_id()));
        Value::List(fitting.map(Value::Item).collect())
    }

    /// The player counts with which the conditions around an effect let it happen.
    pub(super) fn player_counts(&self, of: &Value<'a>) -> Value<'a> {
        let Some((low, high)) = self.ctx.atlas.schema.game.players else { return Value::Unknown };
        let Value::Item(rec) = of else { return Value::Unknown };
        let guards = around(*rec);
        let can_be = |players: &i64| {
            guards.iter().all(|guard| holds(guard.rec, guard.condition, *players) != Some(!guard.holds))
        };
        let counts = (i64::from(low)..=i64::from(high)).filter(can_be);
        Value::List(counts.map(Value::Number).collect())
    }
}

/// A condition around an effect, and whether the effect happens when it holds or when it does not.
struct Guard<'a> {
    rec: Rec<'a>,
    condition: u32,
    holds: bool,
}

/// Every condition that decides about an effect, innermost first: those of `if`, and those of the block it stands in.
fn around(rec: Rec<'_>) -> Vec<Guard<'_>> {
    let mut found = Vec::new();
    let mut inner = rec;
    while let Some(outer) = inner.parent() {
        let condition = outer.fields().find_map(|field| match field.value {
            Stored::Condition(at) => Some((at, field.id)),
            _ => None,
        });
        if let Some((condition, at)) = condition {
            // The first list of effects behind the condition is for when it holds.
            let branches = outer.fields().filter(|field| matches!(field.value, Stored::Effects(_)));
            let first = branches.map(|field| field.id).find(|id| *id > at);
            let is_else = outer.control() == Some(Control::If) && Some(inner.record().via) != first;
            found.push(Guard { rec: outer, condition, holds: !is_else });
        }
        inner = outer;
    }
    found
}

/// Predicates that must be true for the condition to be as it is said to be. Conditions nest no deeper than the reader of
/// content allows.
fn required<'a>(rec: Rec<'a>, at: u32, is: bool, found: &mut Vec<Rec<'a>>) {
    match (rec.arrays().conditions.at(at), is) {
        (Condition::Holds(predicate), true) => found.push(rec.at(predicate)),
        (Condition::Not(inner), _) => required(rec, inner, !is, found),
        (Condition::All(parts), true) | (Condition::Any(parts), false) => {
            for part in list(rec, parts) {
                required(rec, *part, is, found);
            }
        }
        _ => {}
    }
}

/// Whether a condition holds with so many players; `None` when something else decides.
fn holds(rec: Rec<'_>, at: u32, players: i64) -> Option<bool> {
    match rec.arrays().conditions.at(at) {
        Condition::Holds(predicate) => compared(rec.at(predicate), players),
        Condition::Not(inner) => holds(rec, inner, players).map(|truth| !truth),
        Condition::All(parts) => all(list(rec, parts).iter().map(|part| holds(rec, *part, players))),
        Condition::Any(parts) => {
            let not = list(rec, parts).iter().map(|part| holds(rec, *part, players).map(|truth| !truth));
            all(not).map(|truth| !truth)
        }
    }
}

fn all(parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut sure = true;
    for part in parts {
        match part {
            Some(false) => return Some(false),
            Some(true) => {}
            None => sure = false,
        }
    }
    sure.then_some(true)
}

fn list(rec: Rec<'_>, parts: List) -> &[u32] {
    &rec.arrays().condition_lists[parts.range()]
}

/// What a predicate that reads the number of players says about this number.
fn compared(predicate: Rec<'_>, players: i64) -> Option<bool> {
    let is_read = |does: &landfall_schema::Does| does.act == Act::Read && does.subject == "players";
    if !predicate.shape().does.iter().any(is_read) {
        return None;
    }
    let fields: Vec<Stored> = predicate.fields().map(|field| field.value).collect();
    let compare = fields.iter().find_map(|value| match value {
        Stored::Compare(compare) => Some(*compare),
        _ => None,
    });
    let number = fields.iter().find_map(|value| match value {
        Stored::Int(number) => Some(i64::from(*number)),
        _ => None,
    })?;
    Some(match compare.unwrap_or(Compare::Equal) {
        Compare::Equal => players == number,
        Compare::NotEqual => players != number,
        Compare::Less => players < number,
        Compare::AtMost => players <= number,
        Compare::More => players > number,
        Compare::AtLeast => players >= number,
    })
}
