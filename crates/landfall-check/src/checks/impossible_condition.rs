//! Conditions that never hold, or always do.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{Compare, Condition, FieldView, Rec, Target, Value};
use landfall_schema::{Control, ShapeId, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6105",
        name: "impossible-condition",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this condition never holds, or always does",
        explanation: "\
A condition that contradicts itself, or the one around it, hides an option that nobody can ever choose; one
that always holds hides the effects after `else`. Usually `and` and `or` were mixed up, or a line was copied
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
    for field in ctx.fields_that(|field| field.ty == Type::Condition) {
        if let Value::Condition(at) = field.value {
            ask(ctx, field, at, out);
        }
    }
}

fn ask(ctx: &Context<'_>, field: FieldView<'_>, at: u32, out: &mut Reports) {
    let rec = field.rec;
    let around = around(rec);
    // One phrase without a number in it may hold and may fail.
    if around.is_empty()
        && let Condition::Holds(phrase) = rec.arrays().conditions.at(at)
        && !rec.at(phrase).fields().any(|field| matches!(field.value, Value::Compare(_)))
    {
        return;
    }
    let mut facts = Facts::default();
    let own = facts.read(ctx, rec, at);
    let outer: Vec<(Tree, bool)> =
        around.iter().map(|outer| (facts.read(ctx, outer.rec, outer.condition), outer.held)).collect();
    // If each phrase asks for something else, the whole can hold and can fail.
    if facts.are_independent() {
        return;
    }
    let (mut alone, mut inside) = (Seen::default(), Seen::default());
    let complete = facts.each_state(|state| {
        let holds = own.holds(state);
        alone.note(holds);
        if outer.iter().all(|(tree, held)| tree.holds(state) == *held) {
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

/// What phrases ask for, their numbers aside, with the numbers worth trying.
#[derive(Default)]
struct Facts {
    about: Vec<About>,
    values: Vec<Vec<i32>>,
    /// How many phrases were read, and whether one of them compares numbers.
    phrases: usize,
    compares: bool,
}

/// A phrase without its number: the predicate and what its arguments stand for. `1.1` and `1` inside log 1 are the
/// same box.
#[derive(PartialEq)]
struct About {
    phrase: ShapeId,
    arguments: Vec<Argument>,
}

#[derive(PartialEq)]
enum Argument {
    Target(Target),
    Written(String),
}

/// A condition whose phrases are numbers of facts.
enum Tree {
    Holds { fact: usize, compare: Option<(Compare, i32)> },
    Not(Box<Tree>),
    All(Vec<Tree>),
    Any(Vec<Tree>),
}

impl Facts {
    /// Conditions nest no deeper than the reader of content allows.
    fn read(&mut self, ctx: &Context<'_>, rec: Rec<'_>, at: u32) -> Tree {
        let unit = rec.arrays();
        match unit.conditions.at(at) {
            Condition::Holds(phrase) => self.phrase(ctx, rec.at(phrase)),
            Condition::Not(inner) => Tree::Not(Box::new(self.read(ctx, rec, inner))),
            Condition::All(list) => Tree::All(self.read_all(ctx, rec, &unit.condition_lists[list.range()])),
            Condition::Any(list) => Tree::Any(self.read_all(ctx, rec, &unit.condition_lists[list.range()])),
        }
    }

    fn read_all(&mut self, ctx: &Context<'_>, rec: Rec<'_>, parts: &[u32]) -> Vec<Tree> {
        parts.iter().map(|part| self.read(ctx, rec, *part)).collect()
    }

    /// `success >= 3` is about success and tries 2, 3 and 4; `marked(1.1)` is about itself and tries no and yes.
    fn phrase(&mut self, ctx: &Context<'_>, rec: Rec<'_>) -> Tree {
        let compare = rec.fields().find_map(|field| match field.value {
            Value::Compare(compare) => Some((field.id, compare)),
            _ => None,
        });
        let number = compare.and_then(|(after, compare)| {
            let field = rec.fields().find(|field| field.id > after && field.int().is_some())?;
            Some((compare, field))
        });
        let is_argument = |field: &FieldView<'_>| {
            let compared = number.is_some_and(|(_, number)| number.id == field.id);
            !compared && !matches!(field.value, Value::Compare(_))
        };
        let argument = |field: FieldView<'_>| match field.target() {
            // Two names that lead nowhere are two things, unless they are written alike.
            Some(target) if target != Target::Missing => Argument::Target(target),
            _ => Argument::Written(ctx.sources.slice(field.span).to_owned()),
        };
        let arguments = rec.fields().filter(is_argument).map(argument).collect();
        let about = About { phrase: rec.shape_id(), arguments };
        let mut tries = vec![0, 1];
        if let Some((_, field)) = number
            && let (Some(n), Type::Int { min, max }) = (field.int(), &field.def().ty)
        {
            tries = [*min, *max, n - 1, n, n + 1].into_iter().filter(|n| (*min..=*max).contains(n)).collect();
        }
        let known = self.about.iter().position(|known| *known == about);
        let fact = known.unwrap_or_else(|| {
            self.about.push(about);
            self.values.push(Vec::new());
            self.about.len() - 1
        });
        let values = &mut self.values[fact];
        values.extend(tries);
        values.sort_unstable();
        values.dedup();
        self.phrases += 1;
        self.compares |= number.is_some();
        Tree::Holds { fact, compare: number.and_then(|(compare, field)| Some((compare, field.int()?))) }
    }

    /// Whether any phrase may hold or fail whatever the others do.
    fn are_independent(&self) -> bool {
        self.phrases == self.about.len() && !self.compares
    }

    /// Goes through every combination; `false` when there are too many.
    fn each_state(&self, mut see: impl FnMut(&[i32])) -> bool {
        let mut count: usize = 1;
        for values in &self.values {
            count = count.saturating_mul(values.len());
        }
        let mut state = vec![0; self.values.len()];
        for number in (0..count).take_while(|_| count <= MOST) {
            let mut rest = number;
            for (value, values) in state.iter_mut().zip(&self.values) {
                *value = values[rest % values.len()];
                rest /= values.len();
            }
            see(&state);
        }
        count <= MOST
    }
}

impl Tree {
    fn holds(&self, state: &[i32]) -> bool {
        match self {
            Tree::Holds { fact, compare } => test(*compare, state[*fact]),
            Tree::Not(inner) => !inner.holds(state),
            Tree::All(parts) => parts.iter().all(|part| part.holds(state)),
            Tree::Any(parts) => parts.iter().any(|part| part.holds(state)),
        }
    }
}

fn test(compare: Option<(Compare, i32)>, value: i32) -> bool {
    compare.map_or(value != 0, |(compare, n)| compare.holds(value, n))
}
