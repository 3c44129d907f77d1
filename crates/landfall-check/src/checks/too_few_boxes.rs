//! Conditions that count more boxes than a log has.

use landfall_analysis::boxes::{Question, parts};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage, counted};
use landfall_schema::Class;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6121",
        name: "too-few-boxes",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a condition counts more boxes than there are",
        explanation: "\
A condition counts the marked boxes of a log and compares them with a number that the log cannot reach. What
depends on it never happens, or always does.",
        bad: r#"
log 1 {
    reference
    "The wall."
    box 1 "scratched"
    box 2 "painted"
    choice "Scratch it" -> mark 1.1
    choice "Paint it" -> mark 1.2
    choice "Look again" if boxes-marked(1) >= 3 -> goto log 2
}
"#,
        good: r#"
log 1 {
    reference
    "The wall."
    box 1 "scratched"
    box 2 "painted"
    choice "Scratch it" -> mark 1.1
    choice "Paint it" -> mark 1.2
    choice "Look again" if boxes-marked(1) >= 2 -> goto log 2
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let shapes = ctx.atlas.schema.shapes.iter().enumerate();
    let counting = shapes.filter(|(_, shape)| shape.class == Class::Predicate);
    for (at, _) in counting {
        for phrase in ctx.records(landfall_schema::ShapeId(at as u16)) {
            let Some(Question::Count { asset, shape, compare, number }) = Question::of(phrase) else {
                continue;
            };
            let log = ctx.atlas.rec(asset);
            if CHECK.leave_open(ctx, ctx.whole(log).doubt(), phrase, out) {
                continue;
            }
            let most = parts(phrase, asset, shape).count() as i32;
            let counts = || 0..=most;
            let verdict = match () {
                () if !counts().any(|count| compare.holds(count, number)) => "never",
                () if counts().all(|count| compare.holds(count, number)) => "always",
                () => continue,
            };
            let (name, word) = (ctx.atlas.display(asset), &ctx.atlas.schema.shape(shape).name);
            let has = match most {
                0 => format!("no {word}"),
                _ => format!("only {}", counted(most as usize, word)),
            };
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} has {has}"))
                    .help(format!("ask for at most {most}, or give {name} another {word}"))
                    .related(log.name_span(), format!("{name} is written here"))
                    .at(phrase.span(), format!("{verdict} true")),
            );
        }
    }
}
