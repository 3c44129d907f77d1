//! Checks that need no Rust: the rules that a schema brings along.

use std::sync::atomic::{AtomicU64, Ordering};

use landfall_analysis::expressions::{Eval, Value, Work, joined};
use landfall_diagnostics::{MOST_OF_A_RULE, Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{Answer, Doubt, FieldView, PRINTED, Rec, Target};
use landfall_schema::{Constraint, Piece, Template};
use rayon::prelude::*;

use crate::Context;
use crate::memory::{Asked, Memory};

pub(crate) static RULES: &[&Rule] = &[&ENDLESS_CONSTRAINT];

/// How many things one thread is asked about before others may help.
const AT_ONCE: usize = 256;

static ENDLESS_CONSTRAINT: Rule = Rule {
    code: "LF1021",
    name: "endless-constraint",
    stage: Stage::Schema,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a constraint takes too long to be worked out",
    explanation: "\
A constraint that looks through every card for every card of every card grows
without measure. Landfall stops after some millions of steps for one card, or
when a rule takes far more than a pack of this size needs, and says so: a rule
that was not asked must not look like a rule that was kept.",
    bad: r#"
//- landfall.yaml
name: pier
version: 0.1.0
game: vanguard
//- schemas/lamps.yaml
constraints:
  PR01:
    name: odd-log
    title: a log with an odd sum
    for: log
    require: "sum(sum(a * b for b in upto(5000)) for a in upto(5000)) > 0"
    message: odd
//- pier.land
log 1 { reference; end }
"#,
    good: r#"
//- landfall.yaml
name: pier
version: 0.1.0
game: vanguard
//- schemas/lamps.yaml
constraints:
  PR01:
    name: odd-log
    title: a log with an odd sum
    for: log
    require: "sum(upto(5000)) * sum(upto(5000)) > 0"
    message: odd
//- pier.land
log 1 { reference; end }
"#,
};

/// Asks every rule of the schema about everything it is about, but for what is remembered.
pub(crate) fn run(ctx: &Context<'_>, memory: &mut Memory<'_>) -> Vec<Reports> {
    let known = &*memory;
    let rules = ctx.atlas.schema.constraints.par_iter().enumerate();
    let found: Vec<Found> = rules.map(|(at, constraint)| ask_rule(ctx, constraint, at, known)).collect();
    let mut reports = Vec::with_capacity(found.len());
    for (at, found) in found.into_iter().enumerate() {
        memory.note(at, found.asked);
        reports.push(found.reports);
    }
    reports
}

/// What asking one rule came to.
#[derive(Default)]
struct Found {
    reports: Reports,
    /// File by file, where that is to be remembered.
    asked: Vec<Asked>,
}

/// What one rule may cost, in steps. A pack may bring thousands of rules, and a card may have two thousand lines that a
/// rule compares with each other: together they may not take longer than what is written deserves.
struct Budget {
    most: u64,
    spent: AtomicU64,
}

/// What all rules together may take whatever is written, and for each thing that is written. Every rule has the same share:
/// four times what the most expensive one takes in a real pack.
const STEPS_OF_A_RUN: u64 = 24_000_000;
const STEPS_OF_A_THING: u64 = 12_000;

impl Budget {
    fn of(ctx: &Context<'_>) -> Self {
        let own = ctx.atlas.units.iter().filter(|unit| unit.pack != PRINTED);
        let things: u64 = own.map(|unit| unit.records.len() as u64).sum();
        let rules = ctx.atlas.schema.constraints.len().max(1) as u64;
        let most = STEPS_OF_A_RUN / rules + STEPS_OF_A_THING * things / rules;
        Self { most, spent: AtomicU64::new(0) }
    }

    fn is_spent(&self) -> bool {
        self.spent.load(Ordering::Relaxed) > self.most
    }
}

/// Asks one rule of the schema about everything it is about.
pub fn ask_all(ctx: &Context<'_>, constraint: &Constraint) -> Reports {
    ask_rule(ctx, constraint, 0, &Memory::none()).reports
}

fn ask_rule(ctx: &Context<'_>, constraint: &Constraint, at: usize, memory: &Memory<'_>) -> Found {
    let budget = Budget::of(ctx);
    let mut found = ask_within(ctx, constraint, at, &budget, memory);
    if budget.is_spent() {
        // Which questions came before the end depends on the threads, so none of them counts.
        found.reports = Reports::default();
        report_endless(ctx, constraint, None, &mut found.reports);
        found.asked.iter_mut().for_each(|asked| asked.steps = None);
    }
    found
}

fn ask_within(
    ctx: &Context<'_>,
    constraint: &Constraint,
    at: usize,
    budget: &Budget,
    memory: &Memory<'_>,
) -> Found {
    let mut found = Found::default();
    if constraint.of_game {
        let work = Work::default();
        ask(&mut Eval::new(ctx, &work), &work, constraint, None, budget, &mut found.reports);
    }
    // What is remembered costs what it cost, so that a rule is given up for the same packs.
    budget.spent.fetch_add(memory.all_steps(at), Ordering::Relaxed);
    let about = about(ctx, constraint, at, memory);
    // A rule about every row of every card must not keep one thread busy while the others are done.
    let parts = about.par_chunks(AT_ONCE).map(|part| {
        let mut found = Found::default();
        let work = Work::default();
        let mut eval = Eval::new(ctx, &work);
        for rec in part {
            let external = rec.owner().is_some_and(|id| ctx.atlas.asset(id).external);
            if external || budget.is_spent() {
                continue;
            }
            let is_quiet = ask(&mut eval, &work, constraint, Some(*rec), budget, &mut found.reports);
            if memory.is_kept() {
                let steps = u32::try_from(work.steps()).ok().filter(|_| is_quiet && work.is_local());
                Asked::add(&mut found.asked, Asked { unit: rec.unit, steps });
            }
        }
        found
    });
    for part in parts.collect::<Vec<Found>>() {
        found.reports.append(part.reports);
        found.asked.extend(part.asked);
    }
    found
}

/// What a rule is about, but for files of which is remembered that it finds nothing there.
fn about<'a>(ctx: &Context<'a>, constraint: &Constraint, at: usize, memory: &Memory<'_>) -> Vec<Rec<'a>> {
    let all = constraint.shapes.iter().flat_map(|shape| ctx.records(*shape));
    match memory.is_kept() {
        true => all.filter(|rec| memory.steps(at, rec.unit).is_none()).collect(),
        false => all.collect(),
    }
}

/// Asks about one thing; whether there was nothing to report and nothing to note.
fn ask<'c, 'a>(
    eval: &mut Eval<'c, 'a>,
    work: &Work,
    constraint: &'c Constraint,
    rec: Option<Rec<'a>>,
    budget: &Budget,
    out: &mut Reports,
) -> bool {
    let ctx = eval.ctx;
    work.clear();
    let before = out.len();
    let mut is_decided = true;
    match &*constraint.each {
        None => is_decided = ask_one(eval, constraint, rec, None, out),
        Some(each) => {
            eval.begin(rec);
            for member in eval.value(each).members() {
                is_decided &= !member.is_unknown() && ask_one(eval, constraint, rec, Some(member), out);
            }
        }
    }
    // What lies in the box of the printed game is unknown too, and nobody can do anything about it.
    if !is_decided
        && work.reason() == Doubt::Mistake
        && let Some(rec) = rec
    {
        out.undecided(constraint.rule, crate::owner_name(ctx, rec));
    }
    budget.spent.fetch_add(work.steps(), Ordering::Relaxed);
    if work.is_too_long() {
        report_endless(ctx, constraint, rec, out);
    }
    is_decided && out.len() == before && before < MOST_OF_A_RULE
}

/// At a thing that took too long, or at the first of the pack where all of them did.
fn report_endless(ctx: &Context<'_>, constraint: &Constraint, rec: Option<Rec<'_>>, out: &mut Reports) {
    let code = constraint.rule.code;
    let draft = ENDLESS_CONSTRAINT.report(format!("`{code}` could not be worked out here"));
    let draft = draft.help("look through fewer cards at once, or name a part with `let`");
    let first = || ctx.atlas.ids().find(|id| !ctx.atlas.asset(*id).external).map(|id| ctx.atlas.rec(id));
    if let Some(place) = rec.or_else(first).map(Rec::name_span) {
        out.push(draft.at(place, "it was given up: it takes too many steps"));
    }
}

/// Asks about one thing; `false` when there is no answer.
fn ask_one<'c, 'a>(
    eval: &mut Eval<'c, 'a>,
    constraint: &'c Constraint,
    rec: Option<Rec<'a>>,
    member: Option<Value<'a>>,
    out: &mut Reports,
) -> bool {
    let ctx = eval.ctx;
    let (low, high) = match ctx.atlas.schema.game.players {
        Some((low, high)) if constraint.per_players => (i64::from(low), i64::from(high)),
        _ => (0, 0),
    };
    let mut failed: Vec<i64> = Vec::new();
    let mut first: Option<Eval<'c, 'a>> = None;
    let mut is_decided = true;
    for players in low..=high {
        eval.begin(rec);
        eval.players = constraint.per_players.then_some(players);
        member.iter().for_each(|member| eval.bind(member.clone()));
        constraint.lets.iter().for_each(|expr| eval.bind_later(expr));
        let applies = constraint.when.as_ref().map_or(Answer::Known(true), |when| eval.holds(when));
        let kept = if applies.is(true) { eval.holds(&constraint.require) } else { applies };
        is_decided &= !kept.is_unknown();
        if applies.is(true) && kept.is(false) {
            failed.push(players);
            first.get_or_insert_with(|| eval.set_aside());
        }
    }
    let Some(mut eval) = first.filter(|eval| !eval.gave_up()) else { return is_decided };
    let some = constraint.per_players && (failed.len() as i64) < high - low + 1;
    let message = told(&mut eval, &constraint.message);
    let message = if some { format!("{}, {message}", with_players(&failed)) } else { message };
    // A rule of the whole game points at something, or there is nothing that it could be about.
    let Some(place) = place(&mut eval, constraint, rec) else { return is_decided };
    let label = told(&mut eval, &constraint.label);
    let help = told(&mut eval, &constraint.help);
    let mut draft = constraint.rule.report(message).severity(constraint.severity);
    draft = draft.maybe_help((!help.is_empty()).then_some(help));
    for (at, label) in constraint.related.iter() {
        let label = told(&mut eval, label);
        for other in eval.places(at).into_iter().filter(|other| *other != place) {
            draft = draft.related(other, label.clone());
        }
    }
    out.push(draft.at(place, if label.is_empty() { "here".to_owned() } else { label }));
    true
}

/// What the rule points at: the value that is to blame, the field that is named, or the name of the subject.
fn place(eval: &mut Eval<'_, '_>, constraint: &Constraint, rec: Option<Rec<'_>>) -> Option<Span> {
    if let Some(place) = constraint.place.as_ref()
        && let Some(found) = eval.places(place).into_iter().next()
    {
        return Some(found);
    }
    let rec = rec?;
    let at = constraint.at.iter().find(|(shape, _)| *shape == rec.shape_id()).map(|(_, field)| *field);
    let blamed = constraint.blame.as_ref().map(|blame| eval.value(blame).into_list());
    for value in blamed.into_iter().flatten() {
        let Value::Item(item) = value else { continue };
        let leads = |field: &FieldView<'_>| match field.target() {
            Some(Target::Asset(id)) => item.parent().is_none() && item.owner() == Some(id),
            Some(Target::Child { record, .. }) => item.index == record,
            _ => field.record().is_some_and(|block| (block.unit, block.index) == (item.unit, item.index)),
        };
        if let Some(field) = at.and_then(|at| rec.all(at).find(leads)) {
            return Some(field.span);
        }
        let external = item.owner().is_some_and(|id| item.atlas.asset(id).external);
        if !external {
            return Some(item.name_span());
        }
    }
    Some(at.and_then(|at| rec.get(at)).map_or(rec.name_span(), |field| field.span))
}

/// `with 2 or 3 players`.
fn with_players(counts: &[i64]) -> String {
    let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
    let players = if counts == ["1"] { "player" } else { "players" };
    format!("with {} {players}", joined(&counts, "or"))
}

fn told(eval: &mut Eval<'_, '_>, template: &Template) -> String {
    let mut text = String::new();
    for piece in &template.pieces {
        match piece {
            Piece::Text(plain) => text.push_str(plain),
            Piece::Value(expr) => {
                let value = eval.value(expr);
                text.push_str(&value.told(eval.ctx.atlas));
            }
        }
    }
    text
}
