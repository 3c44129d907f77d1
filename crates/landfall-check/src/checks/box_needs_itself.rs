//! Boxes that are only marked where they are marked already.

use landfall_analysis::boxes::{Boxes, asked, guards};
use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use rustc_hash::{FxHashMap, FxHashSet};

use super::box_never_tested::{Words, box_name, boxes};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6120",
        name: "box-needs-itself",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a box is only marked where it is marked already",
        explanation: "\
The only effects that mark this box are behind a condition that needs the box itself, or needs a box that
waits for this one. Nobody can be the first to mark it, so whatever depends on it never happens.",
        bad: r#"
log 1 {
    reference
    "The door."
    box 1 "open"
    choice "Knock" -> end turn
    choice "Go in" if marked(1.1) -> mark 1.1
}
"#,
        good: r#"
log 1 {
    reference
    "The door."
    box 1 "open"
    choice "Knock" -> mark 1.1
    choice "Go in" if marked(1.1) -> goto log 2
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let words = Words::of(ctx);
    let all: Vec<(Thing, Rec<'_>)> = boxes(ctx);
    let mut free: FxHashSet<Thing> = FxHashSet::default();
    for (thing, rec) in &all {
        let writers = ctx.ledger.writers(*thing);
        let unread = || writers.iter().find_map(|writer| ctx.whole_card(writer.rec).doubt());
        let doubt = words.may_mark(ctx, *thing, *rec).or_else(unread);
        // One that nothing marks is reported for that; one that waits for nothing cannot wait for itself.
        if writers.is_empty() || doubt.is_some() {
            free.insert(*thing);
            CHECK.leave_open(ctx, doubt.filter(|_| !waits_for(ctx, *thing).is_empty()), *rec, out);
        }
    }
    let things: Vec<Thing> = all.iter().map(|(thing, _)| *thing).collect();
    let mut known = Boxes::grow(ctx, &things, free);
    // A box that waits for one that is reported here is no second mistake.
    loop {
        let causes = causes(ctx, &things, &known);
        if causes.is_empty() {
            break;
        }
        let names: FxHashMap<Thing, Rec<'_>> = all.iter().copied().collect();
        causes.iter().for_each(|thing| report(ctx, *thing, &names, out));
        let open = known.open().iter().copied().chain(causes).collect();
        known = Boxes::grow(ctx, &things, open);
    }
}

/// Each box that nobody can mark waits for another one; following them ends in a circle, of which the first is taken.
fn causes(ctx: &Context<'_>, things: &[Thing], known: &Boxes) -> Vec<Thing> {
    let closed: Vec<Thing> = things.iter().copied().filter(|thing| !known.can_be_marked(*thing)).collect();
    let is_closed: FxHashSet<Thing> = closed.iter().copied().collect();
    let next: FxHashMap<Thing, Thing> = closed
        .iter()
        .filter_map(|thing| {
            let found = waits_for(ctx, *thing).into_iter().find(|other| is_closed.contains(other));
            Some((*thing, found?))
        })
        .collect();
    let mut seen: FxHashMap<Thing, usize> = FxHashMap::default();
    let mut causes = Vec::new();
    for (walk, start) in closed.iter().enumerate() {
        let mut at = *start;
        while !seen.contains_key(&at) {
            seen.insert(at, walk);
            let Some(following) = next.get(&at) else { break };
            at = *following;
        }
        // Back where this very walk has been: the circle is new.
        let is_new = seen.get(&at) == Some(&walk);
        if is_new {
            causes.push(at);
        }
    }
    causes
}

fn waits_for(ctx: &Context<'_>, thing: Thing) -> Vec<Thing> {
    let guards = ctx.ledger.writers(thing).iter().flat_map(|writer| guards(writer.rec));
    guards.flat_map(|guard| asked(guard.rec, guard.condition)).collect()
}

fn report(ctx: &Context<'_>, thing: Thing, names: &FxHashMap<Thing, Rec<'_>>, out: &mut Reports) {
    let (Some(rec), Some(writer)) = (names.get(&thing), ctx.ledger.writers(thing).first()) else { return };
    let waits = waits_for(ctx, thing);
    let other = waits.iter().find(|other| **other != thing && names.contains_key(other));
    let label = match other {
        Some(other) if !waits.contains(&thing) => {
            format!("first needs {}, which needs this one", box_name(ctx, *other, names[other]))
        }
        _ => "only players who have marked it already come here".to_owned(),
    };
    let mut draft = CHECK
        .rule
        .report(format!("{} can never be marked", box_name(ctx, thing, *rec)))
        .help("mark it somewhere without this condition, or ask for another box");
    if let Some(guard) = guards(writer.rec).first() {
        let place =
            guard.rec.fields().find(|field| matches!(field.value, landfall_model::Value::Condition(_)));
        if let Some(place) = place {
            draft = draft.related(place.span, "needed first");
        }
    }
    out.push(draft.at(writer.span, label));
}
