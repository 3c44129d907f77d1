//! Effects that the condition around them, or the effect before them, makes pointless.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{AssetId, Condition, PRINTED, Rec, Target, Value};
use landfall_schema::{Act, Control, Does, Role};

use super::self_replacement::copies;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6113",
        name: "pointless-effect",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "there is nothing left to do for this effect",
        explanation: "\
What is not on the board cannot be removed from it, and a box that is not marked cannot be cleared. When the
condition around an effect says so, the effect never changes anything: there is a `not` too many, or the two
branches changed places. The same effect twice in a row changes nothing the second time either: a box
that is marked stays marked, and what was taken away is gone. Nearly always one of the two should name
something else.",
        bad: r#"
extern threat umbra
log 1 { reference; "The lamp."; -> if not threat-on-board(umbra) { gain success 1, remove threat umbra }; end }
log 2 { reference; "The shade."; -> remove threat umbra, remove threat umbra; end }
"#,
        good: r#"
extern threat umbra
log 1 { reference; "The lamp."; -> if threat-on-board(umbra) { gain success 1, remove threat umbra }; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for act in [Act::Clear, Act::Discard] {
        for (verb, does) in ctx.verbs_that(act) {
            if ctx.atlas.unit(verb.unit).pack == PRINTED {
                continue;
            }
            let target = does.arg.and_then(|arg| verb.get(arg)?.target()).filter(is_one_thing);
            let Some(condition) = target.and_then(|target| denied(verb, target)) else { continue };
            let draft = CHECK.rule.report("this effect changes nothing");
            let draft = draft.help("take out the `not`, or leave this out");
            let draft = draft.related(condition, "only then do players come here");
            out.push(draft.at(verb.span(), "the condition says that it is not there"));
        }
    }
    for act in [Act::Write, Act::Clear, Act::Discard, Act::Replace] {
        for (verb, does) in ctx.verbs_that(act) {
            let Some(before) = done_before(ctx, verb, does) else { continue };
            let draft = CHECK.rule.report("this effect changes nothing");
            let draft = draft.help("leave it out, or name something else");
            let draft = draft.related(before, "the same effect");
            out.push(draft.at(verb.span(), "done just before"));
        }
    }
}

/// The same effect right before this one, if once is enough.
fn done_before(ctx: &Context<'_>, verb: Rec<'_>, does: &Does) -> Option<Span> {
    let is_own = ctx.atlas.unit(verb.unit).pack != PRINTED;
    if !is_own || verb.control().is_some() || verb.shape().does.len() != 1 || verb.is_damaged() {
        return None;
    }
    let target = verb.get(does.arg?)?.target()?;
    let is_enough = match (does.act, target) {
        // The box, and not the next one that is empty.
        (Act::Write | Act::Clear, Target::Child { .. }) => true,
        (Act::Discard, Target::Asset(id)) => is_single(ctx, id),
        (Act::Replace, Target::Asset(_)) => true,
        _ => false,
    };
    let list = verb.parent().filter(|_| is_enough)?.fields().find_map(|field| {
        let list: Vec<Rec<'_>> = field.effects().collect();
        let at = list.iter().position(|rec| rec.index == verb.index)?;
        Some(*list.get(at.checked_sub(1)?)?)
    });
    let before = list.filter(|before| before.shape_id() == verb.shape_id())?;
    let is_same = ctx.sources.slice(before.span()) == ctx.sources.slice(verb.span());
    is_same.then(|| before.span())
}

/// Whether there is one such card and no other, as far as that is written.
fn is_single(ctx: &Context<'_>, id: AssetId) -> bool {
    let card = ctx.atlas.rec(id);
    let is_known = !ctx.atlas.asset(id).external || card.shape().field_in_role(Role::Copies).is_none();
    is_known && ctx.atlas.faces(id).count() == 1 && copies(card) == 1
}

fn is_one_thing(target: &Target) -> bool {
    matches!(target, Target::Asset(_) | Target::Child { .. })
}

/// The condition around a verb that says that `target` is not there. What is between the two and concerns the target
/// may change it.
fn denied(verb: Rec<'_>, target: Target) -> Option<Span> {
    for inner in verb.lineage() {
        let around = inner.parent()?;
        if changed_before(around, inner, target) {
            return None;
        }
        let condition = around.fields().find_map(|field| match field.value {
            Value::Condition(at) => Some((at, field.span)),
            _ => None,
        });
        if let Some((at, span)) = condition
            && says(around, at, is_held(around, inner)?, target) == Some(false)
        {
            return Some(span);
        }
    }
    None
}

/// Whether players come to `inner` when the condition of `around` holds, or when it does not.
fn is_held(around: Rec<'_>, inner: Rec<'_>) -> Option<bool> {
    if around.control() != Some(Control::If) {
        return Some(true);
    }
    let mut branches = around.fields().filter(|field| matches!(field.value, Value::Effects(_)));
    branches.next().map(|first| first.id == inner.record().via)
}

/// Whether an effect before `inner`, in the same list, is about the target.
fn changed_before(around: Rec<'_>, inner: Rec<'_>, target: Target) -> bool {
    let before = around.inside().take_while(|rec| rec.index < inner.index);
    let mut verbs = before.filter(|rec| rec.is_verb());
    verbs.any(|rec| rec.fields().any(|field| field.target() == Some(target)))
}

/// What a condition that holds, or does not, says for certain about the target.
fn says(rec: Rec<'_>, at: u32, held: bool, target: Target) -> Option<bool> {
    let unit = rec.arrays();
    let any = |parts: &[u32]| parts.iter().find_map(|part| says(rec, *part, held, target));
    match unit.conditions.at(at) {
        Condition::Holds(phrase) => {
            let phrase = rec.at(phrase);
            let is_about = phrase
                .fields()
                .any(|field| field.def().has_role(Role::Present) && field.target() == Some(target));
            is_about.then_some(held)
        }
        Condition::Not(inner) => says(rec, inner, !held, target),
        Condition::All(list) if held => any(&unit.condition_lists[list.range()]),
        Condition::Any(list) if !held => any(&unit.condition_lists[list.range()]),
        // One of several may be what holds.
        Condition::All(_) | Condition::Any(_) => None,
    }
}
