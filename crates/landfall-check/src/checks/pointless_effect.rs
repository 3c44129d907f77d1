//! Effects that the condition around them makes pointless.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{Condition, PRINTED, Rec, Target, Value};
use landfall_schema::{Act, Control, Role};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6113",
        name: "pointless-effect",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the condition says that there is nothing left to do",
        explanation: "\
What is not on the board cannot be removed from it, and a box that is not marked cannot be cleared. When the
condition around an effect says so, the effect never changes anything: there is a `not` too many, or the two
branches changed places.",
        bad: r#"
extern threat umbra
log 1 { reference; "The lamp."; -> if not threat-on-board(umbra) { gain success 1, remove threat umbra }; end }
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
