//! Boxes that are asked for and never ticked.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;

use super::box_never_tested::{Words, box_name, boxes};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6106",
        name: "box-never-marked",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
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
        // Whoever asks for this very box waits in vain; whoever counts boxes only counts one less.
        let alone = readers.iter().find(|reader| !counts(reader.rec));
        let Some(reader) = alone.or(readers.first()) else { continue };
        // One that is marked only in a log that nothing leads to is told there: the log is unused.
        let is_marked = !ctx.ledger.writers(thing).is_empty();
        if is_marked || words.may_mark(ctx, thing, rec) {
            continue;
        }
        let key = format!("{}.{}", ctx.atlas.asset(thing.asset()).key, rec.key().unwrap_or_default());
        out.push(
            CHECK
                .rule
                .report(format!("nothing ever marks {}", box_name(ctx, thing, rec)))
                .help(format!("write `mark {key}` where it is earned"))
                .related(rec.name_span(), "the box is printed here")
                .severity(if alone.is_some() { Severity::Error } else { Severity::Warning })
                .at(
                    reader.span,
                    if alone.is_some() { "never true" } else { "counts a box that stays empty" },
                ),
        );
    }
}

/// Whether a phrase is about all parts of something, as in `boxes-marked(1940) >= 3`.
fn counts(phrase: Rec<'_>) -> bool {
    phrase.shape().does.iter().any(|does| does.shape.is_some() && does.at.is_some())
}
