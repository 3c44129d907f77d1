//! Boxes that are asked for and never ticked.

use landfall_diagnostics::{Reports, Rule, Severity};

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
        let Some(reader) = ctx.ledger.readers(thing).first() else { continue };
        // One that is marked only in a log that nothing leads to is told there: the log is unused.
        if !ctx.ledger.writers(thing).is_empty() || words.covers(ctx, thing, rec) {
            continue;
        }
        let key = format!("{}.{}", ctx.atlas.asset(thing.asset()).key, rec.key().unwrap_or_default());
        out.push(
            CHECK
                .rule
                .report(format!("nothing ever marks {}", box_name(ctx, thing, rec)))
                .help(format!("write `mark {key}` where it is earned"))
                .related(rec.name_span(), "the box is printed here")
                .at(reader.span, "never true"),
        );
    }
}
