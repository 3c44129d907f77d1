//! Conditions that never hold, or always do.

use std::collections::BTreeMap;

use landfall_diagnostics::{Reports, Rule, Severity, Span};
use landfall_model::{Compare, Condition, FieldView, Rec, Value};
use landfall_schema::{Control, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6105",
        name: "impossible-condition",
        severity: Severity::Warning,
        title: "this condition never holds, or always does",
        explanation: "\
A condition that contradicts itself, or the one around it, hides an option that nobody can ever choose; one
that always holds hides what stands after `else`. Usually `and` and `or` were mixed up, or a line was copied
and its number not changed.",
        bad: r#"
log 1 {
    reference
    "The door, again."
    box 1 "knocked"
    choice "Knock" -> mark 1.1
    choice "Wait" if marked(1.1) and not marked(1.1) -> end turn
}
"#,
        good: r#"
log 1 {
    reference
    "The door, again."
    box 1 "knocked"
    choice "Knock" -> mark 1.1
    choice "Wait" if marked(1.1) -> end turn
}
"#,
    },
    run,
};

/// More combinations than this are nobody's condition.
const MOST: usize = 4096;

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids() {
        for rec in ctx.atlas.rec(id).inside() {
            for field in rec.fields() {
                if let Value::Condition(at) = field.value {
                    ask(ctx, rec, field, at, out);
                }
            }
        }
    }
}

fn ask(ctx: &Context<'_>, rec: Rec<'_>, field: FieldView<'_>, at: u32, out: &mut Reports) {
    let around = around(rec);
    let mut facts = Facts::default();
    facts.collect(ctx, rec, at);
    around.iter().for_each(|outer| facts.collect(ctx, outer.rec, outer.condition));
    let (mut alone, mut inside) = (Seen::default(), Seen::default());
    let complete = facts.each_state(|facts| {
        let holds = facts.holds(ctx, rec, at);
        alone.note(holds);
        if around.iter().all(|outer| facts.holds(ctx, outer.rec, outer.condition) == outer.held) {
            inside.note(holds);
        }
    });
    if !complete {
        return;
    }
    let (verdict, why) = match (alone, inside) {
        (Seen { yes: false, .. }, _) => ("never", None),
        (Seen { no: false, .. }, _) => ("always", None),
        (_, Seen { yes: false, no: true }) => ("never", around.first()),
        (_, Seen { yes: true, no: false }) => ("always", around.first()),
        // The outer condition contradicts itself, and is told for that.
        _ => return,
    };
    let mut draft = CHECK.rule.report(format!("this condition {verdict} holds"));
    draft = match verdict {
        "never" => draft.help("change one half of it, or delete what depends on it"),
        _ => draft.help("leave the condition out, or change it"),
    };
    if let Some(outer) = why {
        let held = if outer.held { "holds" } else { "does not hold" };
        draft = draft.related(outer.span, format!("players only come here when this {held}"));
    }
    out.push(draft.at(field.span, format!("{verdict} true, whatever happened before")));
}

struct Around<'a> {
    rec: Rec<'a>,
    condition: u32,
    /// Whether players come here when it holds, or when it does not.
    held: bool,
    span: Span,
}

/// The conditions around this one, as long as nothing happens in between that could change them.
fn around(rec: Rec<'_>) -> Vec<Around<'_>> {
    let mut found = Vec::new();
    for inner in rec.lineage() {
        let Some(outer) = inner.parent() else { break };
        if inner.control() != Some(Control::If) || outer.control() != Some(Control::If) {
            break;
        }
        let branches: Vec<FieldView<'_>> =
            outer.fields().filter(|field| matches!(field.value, Value::Effects(_))).collect();
        let Some(at) = branches.iter().position(|branch| branch.id == inner.record().via) else { break };
        if branches[at].effects().next().is_none_or(|first| first.index != inner.index) {
            break;
        }
        let condition = outer.fields().find_map(|field| match field.value {
            Value::Condition(condition) => Some((condition, field.span)),
            _ => None,
        });
        let Some((condition, span)) = condition else { break };
        found.push(Around { rec: outer, condition, held: at == 0, span });
    }
    found
}

#[derive(Clone, Copy, Default)]
struct Seen {
    yes: bool,
    no: bool,
}

impl Seen {
    fn note(&mut self, holds: bool) {
        if holds { self.yes = true } else { self.no = true }
    }
}

/// What a phrase asks for, its number aside, with the numbers worth trying.
#[derive(Default)]
struct Facts {
    values: BTreeMap<String, Vec<i32>>,
    state: BTreeMap<String, i32>,
}

impl Facts {
    fn collect(&mut self, ctx: &Context<'_>, rec: Rec<'_>, at: u32) {
        match rec.arrays().conditions[at as usize] {
            Condition::Holds(phrase) => {
                let phrase = Phrase::of(ctx, rec.at(phrase));
                let values = self.values.entry(phrase.about).or_default();
                values.extend(phrase.tries);
                values.sort_unstable();
                values.dedup();
            }
            Condition::Not(inner) => self.collect(ctx, rec, inner),
            Condition::All(list) | Condition::Any(list) => {
                let parts = &rec.arrays().condition_lists[list.range()];
                parts.iter().for_each(|part| self.collect(ctx, rec, *part));
            }
        }
    }

    /// Goes through every combination; `false` when there are too many.
    fn each_state(&mut self, mut see: impl FnMut(&Facts)) -> bool {
        let mut count: usize = 1;
        for values in self.values.values() {
            count = count.saturating_mul(values.len());
        }
        for number in (0..count).take_while(|_| count <= MOST) {
            let mut rest = number;
            for (about, values) in &self.values {
                self.state.insert(about.clone(), values[rest % values.len()]);
                rest /= values.len();
            }
            see(self);
        }
        count <= MOST
    }

    fn holds(&self, ctx: &Context<'_>, rec: Rec<'_>, at: u32) -> bool {
        let part = |at: &u32| self.holds(ctx, rec, *at);
        match rec.arrays().conditions[at as usize] {
            Condition::Holds(phrase) => {
                let phrase = Phrase::of(ctx, rec.at(phrase));
                phrase.test(self.state.get(&phrase.about).copied().unwrap_or(0))
            }
            Condition::Not(inner) => !part(&inner),
            Condition::All(list) => rec.arrays().condition_lists[list.range()].iter().all(part),
            Condition::Any(list) => rec.arrays().condition_lists[list.range()].iter().any(part),
        }
    }
}

/// `success >= 3` is about success and tries 2, 3 and 4; `marked(1.1)` is about itself and tries no and yes.
struct Phrase {
    about: String,
    compare: Option<(Compare, i32)>,
    tries: Vec<i32>,
}

impl Phrase {
    fn of(ctx: &Context<'_>, rec: Rec<'_>) -> Phrase {
        let compare = rec.fields().find_map(|field| match field.value {
            Value::Compare(compare) => Some((field.id, compare)),
            _ => None,
        });
        let number = compare.and_then(|(after, compare)| {
            let field = rec.fields().find(|field| field.id > after && field.int().is_some())?;
            Some((compare, field))
        });
        let mut about = rec.shape().name.clone();
        let mut tries = vec![0, 1];
        for field in rec.fields() {
            let compared = number.is_some_and(|(_, number)| number.id == field.id);
            if !compared && !matches!(field.value, Value::Compare(_)) {
                about.push(' ');
                about.push_str(&named(ctx, field));
            }
        }
        if let Some((_, field)) = number
            && let (Some(n), Type::Int { min, max }) = (field.int(), &field.def().ty)
        {
            tries = [*min, *max, n - 1, n, n + 1].into_iter().filter(|n| (*min..=*max).contains(n)).collect();
        }
        let compare = number.and_then(|(compare, field)| Some((compare, field.int()?)));
        Phrase { about, compare, tries }
    }

    fn test(&self, value: i32) -> bool {
        let Some((compare, n)) = self.compare else { return value != 0 };
        match compare {
            Compare::Equal => value == n,
            Compare::NotEqual => value != n,
            Compare::Less => value < n,
            Compare::AtMost => value <= n,
            Compare::More => value > n,
            Compare::AtLeast => value >= n,
        }
    }
}

/// What an argument stands for; `1.1` and `1` inside log 1 are the same box.
fn named(ctx: &Context<'_>, field: FieldView<'_>) -> String {
    match field.target() {
        Some(target) => format!("{target:?}"),
        None => ctx.sources.slice(field.span).to_owned(),
    }
}
