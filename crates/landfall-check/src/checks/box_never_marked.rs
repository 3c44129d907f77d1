//! Boxes that are asked for and never ticked.

use landfall_diagnostics::{Reports, Rule, Severity};
use landfall_model::ledger::Thing;

use super::box_never_tested::{Words, box_name, boxes};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6106",
        name: "box-never-marked",
        severity: Severity::Error,
        title: "a box is asked for, and nothing marks it",
        explanation: "\
A condition asks whether a box is ticked, and nothing that players can come to ever ticks it. What depends
on it never happens. Add `mark 1903.1` where it is earned, or ask for another box.",
        bad: r#"
log 1 {
    reference
    "The door."
    box 1 "knocked"
    choice "Go in" if marked(1.1) -> goto log 2
    choice "Leave" -> end turn
}
"#,
        good: r#"
log 1 {
    reference
    "The door."
    box 1 "knocked"
    choice "Knock" -> mark 1.1
    choice "Go in" if marked(1.1) -> goto log 2
    choice "Leave" -> end turn
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let words = Words::of(ctx);
    for (thing, rec) in boxes(ctx) {
        let readers = ctx.ledger.readers(thing);
        let Some(reader) = readers.first() else { continue };
        let writers = ctx.ledger.writers(thing);
        let is_live = |owner| ctx.ledger.is_reached(owner);
        if writers.iter().any(|writer| writer.rec.owner().is_some_and(is_live))
            || words.covers(ctx, thing, rec)
        {
            continue;
        }
        let name = box_name(ctx, thing, rec);
        let draft = match writers.first().and_then(|writer| Some((writer, writer.rec.owner()?))) {
            // A log that nothing at all refers to has a report of its own.
            Some((_, owner)) if is_orphan(ctx, owner) => continue,
            Some((writer, owner)) => {
                let log = ctx.atlas.display(owner);
                let draft = CHECK.rule.report(format!("{name} is marked where nobody comes"));
                let draft = draft.help(format!("send players to {log}, or mark the box somewhere else"));
                draft.related(writer.span, format!("marked here, but nothing leads players to {log}"))
            }
            None => {
                let draft = CHECK.rule.report(format!("nothing ever marks {name}"));
                draft.help(format!("write `mark {}` where it is earned", full_key(ctx, thing, rec)))
            }
        };
        out.push(draft.related(rec.name_span(), "the box is printed here").at(reader.span, "never true"));
    }
}

/// Whether it is reported as unused.
fn is_orphan(ctx: &Context<'_>, id: landfall_model::AssetId) -> bool {
    !ctx.ledger.is_reached(id) && ctx.atlas.schema.kind(ctx.atlas.asset(id).kind).unused.is_some()
}

fn full_key(ctx: &Context<'_>, thing: Thing, rec: landfall_model::Rec<'_>) -> String {
    format!("{}.{}", ctx.atlas.asset(thing.asset()).key, rec.key().unwrap_or_default())
}
