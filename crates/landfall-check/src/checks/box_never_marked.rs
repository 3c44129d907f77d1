//! Boxes that are asked for and never ticked.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Rec};
use landfall_schema::{Act, Class, Part, Shape, ShapeId, Type};

use super::box_never_tested::{Words, box_name, boxes, is_marked};
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
on it never happens. Clearing a box does not tick it. Add `mark 1903.1` where it is earned, or ask for another box.",
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
        // One that is marked only in a log that nothing leads to is told there: the log is unused.
        let readers = ctx.ledger.readers(thing);
        let is_wanted = !readers.is_empty() || !ctx.ledger.writers(thing).is_empty();
        let is_marked = Answer::unless(is_marked(ctx, thing), words.may_mark(ctx, thing, rec));
        if !is_wanted || CHECK.known(ctx, is_marked, rec, out) != Some(false) {
            continue;
        }
        // Whoever asks for this very box waits in vain; whoever counts boxes only counts one less.
        let alone = readers.iter().find(|reader| !counts(reader.rec));
        let (place, label, severity) = match (alone, readers.first(), ctx.ledger.writers(thing).first()) {
            (Some(reader), ..) => (reader.span, "never true", Severity::Error),
            (_, Some(reader), _) => (reader.span, "counts one that stays empty", Severity::Warning),
            (.., Some(cleared)) => (cleared.span, "it is empty already", Severity::Warning),
            _ => continue,
        };
        let key = format!("{}.{}", ctx.atlas.asset(thing.asset()).key, rec.key().unwrap_or_default());
        let mut draft = CHECK
            .rule
            .report(format!("nothing ever marks {}", box_name(ctx, thing, rec)))
            .related(rec.name_span(), format!("the {} is printed here", rec.shape().name))
            .severity(severity);
        if let Some(mark) = mark(ctx, rec.shape_id(), &key) {
            draft = draft.help(format!("write `{mark}` where it is earned"));
        }
        out.push(draft.at(place, label));
    }
}

/// How marking it is written, by the simplest verb that does it.
fn mark(ctx: &Context<'_>, part: ShapeId, key: &str) -> Option<String> {
    let shapes = ctx.atlas.schema.shapes.iter().filter(|shape| shape.class == Class::Verb);
    let writes = |shape: &Shape| {
        let mut does = shape.does.iter().filter(|does| does.act == Act::Write);
        does.find_map(|does| does.arg)
            .filter(|arg| matches!(shape.fields[arg.index()].ty, Type::Child { shape, .. } if shape == part))
    };
    let (shape, arg) = shapes.filter_map(|shape| Some((shape, writes(shape)?))).next()?;
    let parts = shape.head.parts.iter().map(|part| match part {
        Part::Literal(word) => Some(word.clone()),
        Part::Slot(field) => (*field == arg).then(|| key.to_owned()),
        Part::Optional(_) => Some(String::new()),
    });
    let words = parts.collect::<Option<Vec<String>>>()?;
    Some(words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

/// Whether a phrase is about all parts of something, as in `boxes-marked(1940) >= 3`, or looks up one side of a comparison.
fn counts(phrase: Rec<'_>) -> bool {
    let shape = phrase.shape();
    shape.class == Class::Target || shape.does.iter().any(|does| does.shape.is_some() && does.at.is_some())
}
