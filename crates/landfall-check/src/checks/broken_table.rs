//! Tables that do not answer to every face of their die.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_diagnostics::{Report, Span};
use landfall_model::{Rec, Value};
use landfall_schema::{Control, ShapeId, Tag};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6213",
        name: "broken-table",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a face of the die has no line, or two",
        explanation: "\
Players roll and look for the line that shows the number. Each face must be on exactly one line: with a
gap they have no answer, and where two lines overlap they have two.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Knock" { -> roll d10 { 0-4 -> refresh 1; 6-9 -> replace P000 } }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Knock" { -> roll d10 { 0-4 -> refresh 1; 5-9 -> replace P000 } }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (at, shape) in ctx.atlas.schema.shapes.iter().enumerate() {
        if shape.control == Some(Control::Table) {
            for table in ctx.records(ShapeId(at as u16)) {
                if CHECK.can_ask(ctx, table, out) {
                    ask(table, out);
                }
            }
        }
    }
}

fn ask(table: Rec<'_>, out: &mut Reports) {
    let Some(die) = table.fields().find_map(|field| field.word()) else { return };
    let edge = |tag| die.tag(tag).and_then(|number| number.parse::<i32>().ok());
    let (Some(lowest), Some(highest)) = (edge(Tag::Lowest), edge(Tag::Highest)) else { return };
    let rows: Vec<Rec<'_>> = table.fields().filter_map(|field| field.record()).collect();
    let Some(mut ranges) = rows.iter().map(|row| range(*row)).collect::<Option<Vec<_>>>() else { return };
    if ranges.is_empty() {
        return;
    }
    ranges.sort_by_key(|(low, high, _)| (*low, *high));
    let mut next = lowest;
    let mut last: Option<Span> = None;
    for (low, high, span) in &ranges {
        if *low < lowest || *high > highest || low > high {
            out.push(off_the_die(&die.name, lowest, highest, *span));
            return;
        }
        if *low > next {
            out.push(gap(&die.name, next, *low - 1, *span));
        }
        if let Some(before) = last.filter(|_| *low < next) {
            out.push(overlap(*low, before, *span));
        }
        (next, last) = (next.max(high + 1), Some(*span));
    }
    if next <= highest {
        out.push(gap(&die.name, next, highest, last.unwrap_or(table.name_span())));
    }
}

fn range(row: Rec<'_>) -> Option<(i32, i32, Span)> {
    row.fields().find_map(|field| match field.value {
        Value::Range(low, high) => Some((low, high, field.span)),
        _ => None,
    })
}

fn faces(from: i32, to: i32) -> String {
    if from == to { from.to_string() } else { format!("{from}-{to}") }
}

fn gap(die: &str, from: i32, to: i32, span: Span) -> Report {
    let missing = faces(from, to);
    let draft = CHECK.rule.report(format!("no line answers to {missing}"));
    draft
        .help(format!("add `{missing} -> nothing` if nothing happens then"))
        .at(span, format!("{missing} on the {die} is on no line"))
}

fn overlap(face: i32, before: Span, span: Span) -> Report {
    let draft = CHECK.rule.report(format!("two lines answer to {face}"));
    draft
        .help("let each line begin after the one before it")
        .related(before, "so does this one")
        .at(span, format!("answers to {face} too"))
}

fn off_the_die(die: &str, lowest: i32, highest: i32, span: Span) -> Report {
    let draft = CHECK.rule.report(format!("the {die} has no such face"));
    draft.help(format!("its faces are {lowest} to {highest}")).at(span, "can never be rolled")
}
