//! The functions of expressions.

use std::collections::BTreeMap;

use landfall_diagnostics::Span;
use landfall_model::{AssetId, PRINTED, Rec, Reference, Value as Stored, Wanted};
use landfall_schema::{Expr, Function, KindId, Name, Role, ShapeId, Type};

use super::eval::{Eval, id_of};
use super::value::{Value, joined};
use crate::dice::Dice;
use crate::graphs::spread;

impl<'a> Eval<'_, 'a> {
    pub(super) fn call(&mut self, function: &Function, arguments: &[Expr]) -> Value<'a> {
        if *function == Function::If {
            return match self.value(&arguments[0]) {
                Value::Truth(true) => self.value(&arguments[1]),
                // What is not there does not hold.
                Value::Truth(false) | Value::Nothing => self.value(&arguments[2]),
                _ => Value::Unknown,
            };
        }
        let name = || {
            arguments.iter().find_map(|argument| match argument {
                Expr::Name(name) => Some(name),
                _ => None,
            })
        };
        let is_value = |argument: &&Expr| !matches!(argument, Expr::Name(_));
        let mut values = arguments.iter().filter(is_value).map(|argument| self.value(argument));
        let first = values.next().unwrap_or(Value::Nothing);
        let rest: Vec<Value<'a>> = values.collect();
        self.look_at(*function, std::iter::once(&first).chain(&rest));
        if let Value::Cost(cost) = &first
            && !self.step(cost.ways_to_pay())
        {
            return Value::Unknown;
        }
        match function {
            Function::If => Value::Unknown,
            Function::Given => match &first {
                Value::Unknown | Value::Maybe(_) => Value::Unknown,
                Value::Nothing | Value::Truth(false) => Value::Truth(false),
                // A line that could not be read may be the one that is asked for, or another.
                Value::List(list) if !list.is_empty() && list.iter().all(Value::is_unknown) => Value::Unknown,
                Value::List(list) => Value::Truth(!list.is_empty()),
                _ => Value::Truth(true),
            },
            Function::Any | Function::None => self.any(first, *function == Function::Any),
            Function::Count => self.known(first, |list| Value::Number(list.len() as i64)),
            Function::First => chosen(first.members().next()),
            Function::Last => chosen(first.into_list().pop()),
            Function::Nth => match rest.first() {
                Some(Value::Number(at)) => chosen(nth(first.into_list(), *at)),
                _ => Value::Unknown,
            },
            Function::Known => Value::List(first.members().filter(|value| !value.is_unknown()).collect()),
            Function::Sum => self.numbers(first, |numbers| {
                let sum = numbers.iter().try_fold(0i64, |sum, number| sum.checked_add(*number));
                sum.map_or(Value::Unknown, Value::Number)
            }),
            Function::Min => {
                self.numbers(first, |all| all.iter().min().map_or(Value::Nothing, |n| Value::Number(*n)))
            }
            Function::Max => {
                self.numbers(first, |all| all.iter().max().map_or(Value::Nothing, |n| Value::Number(*n)))
            }
            Function::Compare => match (&first, &rest[..]) {
                (Value::Number(a), [Value::Text(sign), Value::Number(b)]) => compared(*a, sign, *b),
                (one, [sign, other]) if one.is_unknown() || sign.is_unknown() || other.is_unknown() => {
                    Value::Unknown
                }
                _ => Value::Nothing,
            },
            Function::Rising => {
                self.numbers(first, |all| Value::Truth(all.windows(2).all(|two| two[0] < two[1])))
            }
            Function::Distinct => self.distinct(first, |count| count > 0),
            Function::Repeated => self.distinct(first, |count| count > 1),
            Function::Upto => match first {
                Value::Number(number) if number > 10_000 => Value::Unknown,
                Value::Number(number) => Value::List((1..=number).map(Value::Number).collect()),
                _ => Value::Unknown,
            },
            Function::Join => {
                let told: Vec<String> =
                    first.into_list().iter().map(|value| value.told(self.ctx.atlas)).collect();
                Value::text(joined(&told, "and"))
            }
            Function::Plural => match (&first, rest.as_slice()) {
                (Value::Number(number), [one, many]) => {
                    let word = if *number == 1 { one } else { many };
                    Value::text(format!("{number} {}", word.told(self.ctx.atlas)))
                }
                _ => absent(&first),
            },
            Function::List => match first {
                Value::Nothing | Value::Unknown | Value::Maybe(_) => first,
                other => {
                    let text = other.told(self.ctx.atlas);
                    Value::List(text.split_whitespace().map(|word| Value::text(word.to_owned())).collect())
                }
            },
            Function::Whole => first,
            Function::At => match rest.first() {
                Some(Value::Number(number)) => covering(first, *number),
                _ => Value::Unknown,
            },
            Function::Inside => match name() {
                Some(Name::Shapes(shapes)) => self.within(first, |rec| shapes.contains(&rec.shape_id())),
                _ => Value::Unknown,
            },
            Function::Effects => self.effects(first),
            Function::Before => self.beside(&first, |at, own| at < own),
            Function::After => self.beside(&first, |at, own| at > own),
            Function::Icons => self.icons(first),
            Function::Guards => match name() {
                Some(Name::Shapes(shapes)) => self.guards(&first, shapes),
                _ => Value::Unknown,
            },
            Function::PlayerCounts => self.player_counts(&first),
            Function::Does => match arguments {
                [_, Expr::Name(Name::Act(act)), Expr::Name(Name::Plain(subject))] => {
                    self.within(first, |rec| {
                        let does = &rec.shape().does;
                        rec.is_verb() && does.iter().any(|does| does.act == *act && does.subject == *subject)
                    })
                }
                _ => Value::Unknown,
            },
            Function::Refs => self.refs(first, true),
            Function::Named => self.refs(first, false),
            Function::Reach => self.reach(first),
            Function::Users => match name() {
                Some(Name::Kind(kind)) => self.users(first, Some(*kind)),
                _ => self.users(first, None),
            },
            Function::Writers | Function::Readers => {
                let act = match name() {
                    Some(Name::Act(act)) => Some(*act),
                    _ => None,
                };
                self.entries(first, *function == Function::Readers, act)
            }
            Function::Discards => self.discards(first),
            Function::Cyclic => match name() {
                Some(Name::Field(access)) => self.cyclic(first, access),
                _ => Value::Unknown,
            },
            Function::Follow => match name() {
                Some(Name::Field(access)) => self.follow(first, access, rest.into_iter().next()),
                _ => Value::Unknown,
            },
            Function::Cycles => match name() {
                Some(Name::Links(links)) => self.cycles(*links),
                _ => Value::Unknown,
            },
            Function::Cycle => match name() {
                Some(Name::Links(links)) => self.cycle(*links, first),
                _ => Value::Unknown,
            },
            Function::Chain => match name() {
                Some(Name::Links(links)) => self.chain(*links, first),
                _ => Value::Unknown,
            },
            Function::Exits => self.exits(first),
            Function::ReadOn => self.read_on(first),
            Function::SentFrom => self.sent_from(first),
            Function::Outcomes => self.outcomes(first),
            Function::Tag => match name() {
                Some(Name::Plain(name)) => self.tag(&first, name),
                _ => Value::Unknown,
            },
            Function::Printed => match &first {
                Value::Item(rec) => Value::Truth(is_printed(*rec)),
                other => absent(other),
            },
            Function::Flagged => {
                match (&first, rest.first().and_then(|word| word.spelling(self.ctx.atlas))) {
                    (Value::Item(rec), Some(word)) => {
                        Value::Truth(rec.shape().field(word).is_some_and(|field| rec.has(field)))
                    }
                    (other, _) => absent(other),
                }
            }
            Function::NumberOf => number_of(&first, self),
            Function::Part => match rest.first() {
                Some(Value::Number(at)) => self.part(&first, *at),
                _ => Value::Unknown,
            },
            Function::Written => self.written(first),
            Function::Amount => self.amount(&first, rest.first()),
            Function::Total => self.total(&first),
            Function::Words => self.words(&first, false),
            Function::Alternatives => self.alternatives(first),
            Function::Absent => self.words(&first, true),
            Function::Missing => self.missing(&first, rest.into_iter().next().unwrap_or(Value::Nothing)),
            Function::Implies | Function::ImpliesWithWild => {
                let wild = *function == Function::ImpliesWithWild;
                self.implies(&first, rest.first().unwrap_or(&Value::Nothing), wild)
            }
            Function::Least => self.least(&first, Dice::least),
            Function::LeastAtStart => self.least(&first, Dice::least_at_start),
            Function::Shown => self.shown(&first, Dice::shows),
            Function::ShownAtStart => self.shown(&first, Dice::shows_at_start),
            Function::Reached
            | Function::Linked
            | Function::Reachable
            | Function::Walked
            | Function::Ways
            | Function::Starts => match name() {
                Some(Name::Graph(graph)) => self.graph_call(*function, *graph, first, rest),
                _ => Value::Unknown,
            },
            Function::Ends => self.ends(&first),
            Function::Present => self.present(first, rest.first().unwrap_or(&Value::Nothing)),
            Function::Lying => self.lying(first),
            Function::InPlay => self.in_play(first),
            Function::Boards => self.boards(first),
            Function::Way | Function::Route | Function::On | Function::Distance => match name() {
                Some(Name::Map(map)) => self.map_call(*function, *map, first, rest),
                _ => Value::Unknown,
            },
        }
    }

    /// What is asked of all members; unknown when one of them is.
    fn known(&self, list: Value<'a>, ask: impl FnOnce(Vec<Value<'a>>) -> Value<'a>) -> Value<'a> {
        if list.is_unknown() { Value::Unknown } else { ask(list.into_list()) }
    }

    fn numbers(&self, list: Value<'a>, ask: impl FnOnce(Vec<i64>) -> Value<'a>) -> Value<'a> {
        self.known(list, |list| {
            let numbers: Option<Vec<i64>> = list.iter().map(Value::number).collect();
            numbers.map_or(Value::Unknown, ask)
        })
    }

    /// One known member is enough.
    fn any(&self, list: Value<'a>, wanted: bool) -> Value<'a> {
        if matches!(list, Value::Unknown) {
            return Value::Unknown;
        }
        let list = list.as_list();
        let sure = list.iter().any(|value| !value.is_unknown());
        match sure {
            true => Value::Truth(wanted),
            false if list.is_empty() => Value::Truth(!wanted),
            false => Value::Unknown,
        }
    }

    fn distinct(&self, list: Value<'a>, keep: impl Fn(usize) -> bool) -> Value<'a> {
        self.known(list, |list| {
            // By what identifies them, in the order in which they first came.
            let mut seen: BTreeMap<Identity, usize> = BTreeMap::new();
            let mut order = Vec::new();
            for value in list {
                let identity = identity(&value, self);
                let count = seen.entry(identity.clone()).or_insert(0);
                *count += 1;
                if *count == 1 {
                    order.push((identity, value));
                }
            }
            let kept = order.into_iter().filter(|(identity, _)| keep(seen[identity]));
            Value::List(kept.map(|(_, value)| value).collect())
        })
    }

    pub(super) fn items_of(&self, value: Value<'a>) -> Option<Vec<Rec<'a>>> {
        let item = |value| match value {
            Value::Item(rec) => Some(rec),
            _ => None,
        };
        value.members().map(item).collect()
    }

    fn within(&mut self, of: Value<'a>, fits: impl Fn(Rec<'a>) -> bool) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let mut out = Vec::new();
        for rec in items {
            self.step((rec.next() - rec.index) as usize);
            if rec.is_damaged() || rec.inside().any(Rec::is_damaged) {
                self.doubt();
                out.push(Value::Unknown);
            }
            out.extend(rec.inside().filter(|inner| fits(*inner)).map(Value::Item));
        }
        Value::List(out)
    }

    fn refs(&mut self, of: Value<'a>, texts_too: bool) -> Value<'a> {
        let found = self.placed_refs(of, texts_too);
        found.map_or(Value::Unknown, |found| Value::List(found.into_iter().map(|(_, card)| card).collect()))
    }

    /// The cards that items refer to, each with the place of the reference.
    pub(super) fn placed_refs(&mut self, of: Value<'a>, texts_too: bool) -> Option<Vec<(Span, Value<'a>)>> {
        let atlas = self.ctx.atlas;
        let mut out = Vec::new();
        for rec in self.items_of(of)? {
            let unit = atlas.unit(rec.unit);
            let inside = |record: u32| (rec.index..rec.next()).contains(&record);
            self.step(unit.refs.len());
            let wanted = |found: &Reference| texts_too || matches!(found.wanted, Wanted::Field(..));
            for found in unit.refs.iter().filter(|found| inside(found.record)).filter(wanted) {
                if let Some(id) = atlas.target_asset(found.target) {
                    out.push((unit.span(found.start, found.end), Value::Item(atlas.rec(id))));
                }
            }
        }
        Some(out)
    }

    fn reach(&mut self, of: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let atlas = self.ctx.atlas;
        let start: Vec<AssetId> = items.iter().filter_map(|rec| rec.owner()).collect();
        let mut found: Vec<AssetId> = self.ctx.references.reachable(start).into_iter().collect();
        found.sort_unstable();
        self.step(found.len());
        Value::List(found.into_iter().map(|id| Value::Item(atlas.rec(id))).collect())
    }

    fn users(&mut self, of: Value<'a>, kind: Option<KindId>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let atlas = self.ctx.atlas;
        let mut users: Vec<AssetId> = Vec::new();
        for id in items.iter().filter_map(|rec| rec.owner()) {
            users.extend(self.ctx.references.users(id));
        }
        users.sort_unstable();
        users.dedup();
        users.retain(|id| kind.is_none_or(|kind| atlas.asset(*id).kind == kind));
        self.step(users.len());
        Value::List(users.into_iter().map(|id| Value::Item(atlas.rec(id))).collect())
    }

    fn cyclic(&mut self, of: Value<'a>, access: &[(ShapeId, landfall_schema::Access)]) -> Value<'a> {
        let Value::Item(start) = of else { return Value::Unknown };
        let (mut sure, mut back) = (true, false);
        let begin = (start.unit, start.index);
        spread([begin], |(unit, index)| {
            if back || !self.step(0) {
                return Vec::new();
            }
            let mut on = Vec::new();
            for next in self.read(Value::Item(Rec::new(start.atlas, unit, index)), access).members() {
                match next {
                    Value::Item(next) => on.push((next.unit, next.index)),
                    _ => sure = false,
                }
            }
            back |= on.contains(&begin);
            on
        });
        match back {
            true => Value::Truth(true),
            false if sure && !self.gave_up() => Value::Truth(false),
            false => Value::Unknown,
        }
    }

    fn tag(&self, of: &Value<'a>, name: &str) -> Value<'a> {
        let schema = &self.ctx.atlas.schema;
        let found = match of {
            Value::Word(vocab, word) => schema.vocab(*vocab).words[word.index()].tags.get(name),
            Value::Item(rec) => rec.shape().tags.get(name),
            Value::List(list) => {
                return Value::List(
                    list.iter().flat_map(|member| self.tag(member, name).members()).collect(),
                );
            }
            Value::Nothing => return Value::Nothing,
            _ => return Value::Unknown,
        };
        match found {
            None => Value::Nothing,
            // Most tags are words.
            Some(text) if text.starts_with(|first: char| first.is_ascii_lowercase()) => {
                Value::text(text.as_str())
            }
            Some(text) => match text.parse() {
                Ok(number) => Value::Number(number),
                Err(_) => Value::text(text.as_str()),
            },
        }
    }

    fn part(&self, of: &Value<'a>, at: i64) -> Value<'a> {
        let text = match of {
            Value::Nothing | Value::Unknown => return of.clone(),
            Value::Item(rec) => id_of(*rec),
            other => other.told(self.ctx.atlas),
        };
        let at = usize::try_from(at).ok().and_then(|at| at.checked_sub(1));
        match at.and_then(|at| text.split('-').nth(at)) {
            None => Value::Nothing,
            Some(part) => match part.parse() {
                Ok(number) => Value::Number(number),
                Err(_) => Value::text(part.to_owned()),
            },
        }
    }

    /// The text of items, blanks evened out.
    fn written(&self, of: Value<'a>) -> Value<'a> {
        let Some(items) = self.items_of(of) else { return Value::Unknown };
        let texts = items.iter().map(|rec| {
            let text = self.ctx.sources.slice(rec.span());
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        });
        Value::text(texts.collect::<Vec<_>>().join(", "))
    }
}

pub(super) fn is_printed(rec: Rec<'_>) -> bool {
    let external = |id: AssetId| rec.atlas.asset(id).external;
    rec.owner().is_some_and(external) && rec.arrays().pack == PRINTED
}

/// The member at a place, counted from one.
pub(super) fn nth<T>(list: Vec<T>, at: i64) -> Option<T> {
    let at = usize::try_from(at).ok()?.checked_sub(1)?;
    list.into_iter().nth(at)
}

/// A member of a list on its own: one that may not belong there leaves the place to another.
fn chosen(member: Option<Value<'_>>) -> Value<'_> {
    match member {
        None => Value::Nothing,
        Some(Value::Maybe(_)) => Value::Unknown,
        Some(member) => member,
    }
}

pub(super) fn absent<'a>(cost: &Value<'a>) -> Value<'a> {
    if matches!(cost, Value::Nothing) { Value::Nothing } else { Value::Unknown }
}

/// The row of a table by player count or round that covers this one.
fn covering<'a>(rows: Value<'a>, number: i64) -> Value<'a> {
    if matches!(rows, Value::Unknown) {
        return Value::Unknown;
    }
    let mut unsure = false;
    for row in rows.members() {
        let Value::Item(rec) = row else {
            unsure = true;
            continue;
        };
        if counts_at(rec, number) {
            return Value::Item(rec);
        }
    }
    if unsure { Value::Unknown } else { Value::Nothing }
}

/// Whether a row counts for this number of players; a row that does not speak of them, in this round.
fn counts_at(row: Rec<'_>, number: i64) -> bool {
    let shape = row.shape();
    if shape.field_in_role(Role::Players).is_some() {
        return covers(row, number);
    }
    let range = row.fields().find(|field| field.def().ty == Type::Range);
    range.is_none_or(|range| is_open_to(range.value, false, number))
}

/// Whether a row, a node or a card counts for this number of players.
pub(super) fn covers(rec: Rec<'_>, number: i64) -> bool {
    let gate = rec.shape().field_in_role(Role::Players).and_then(|id| rec.get(id));
    gate.is_none_or(|gate| is_open_to(gate.value, rec.get_named("from").is_some(), number))
}

fn is_open_to(gate: Stored, is_open: bool, number: i64) -> bool {
    match gate {
        Stored::Range(low, high) => i64::from(low) <= number && (is_open || number <= i64::from(high)),
        Stored::Int(low) => i64::from(low) <= number,
        _ => true,
    }
}

fn number_of<'a>(value: &Value<'a>, eval: &Eval<'_, 'a>) -> Value<'a> {
    let text = match value {
        Value::Number(number) => return Value::Number(*number),
        Value::Nothing => return Value::Nothing,
        Value::Unknown => return Value::Unknown,
        Value::List(list) => {
            return Value::List(list.iter().flat_map(|one| number_of(one, eval).members()).collect());
        }
        Value::Item(rec) => id_of(*rec),
        other => other.told(eval.ctx.atlas),
    };
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    match text[text.len() - digits..].parse() {
        Ok(number) => Value::Number(number),
        Err(_) => Value::Nothing,
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Identity {
    Number(i64),
    Text(String),
    Item(u32, u32),
}

fn identity<'a>(value: &Value<'a>, eval: &Eval<'_, 'a>) -> Identity {
    match value {
        Value::Number(number) => Identity::Number(*number),
        Value::Item(rec) => Identity::Item(rec.unit, rec.index),
        other => Identity::Text(other.told(eval.ctx.atlas)),
    }
}

fn compared(a: i64, sign: &str, b: i64) -> Value<'static> {
    Value::Truth(match sign {
        "=" => a == b,
        "!=" => a != b,
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        ">=" => a >= b,
        _ => return Value::Nothing,
    })
}
