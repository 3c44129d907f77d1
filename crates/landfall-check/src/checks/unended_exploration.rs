//! Evacuations after which the team is still there.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use rustc_hash::FxHashSet;

use crate::exits::read_on;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6109",
        name: "unended-exploration",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a way through the evac log does not end the exploration",
        explanation: "\
When the evac log is read, the exploration has failed and everybody leaves. Every way through it has to
say so, or players do not know whether they are still on the planet: `end exploration failure`.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 10
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
log 10 { "Somebody carries you."; end }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 10
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
log 10 { "Somebody carries you."; -> end exploration failure }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut told = FxHashSet::default();
    for field in ctx.fields_in_role("final") {
        let (Some(first), Some(board)) = (field.target_asset(), field.rec.owner()) else { continue };
        for (log, exits) in read_on(ctx, first) {
            if !(exits.back || exits.falls) || !ctx.is_sound(ctx.atlas.rec(log)) || !told.insert(log) {
                continue;
            }
            let name = ctx.atlas.display(log);
            let part = if exits.ends || !exits.to.is_empty() { "one way through it" } else { "it" };
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} does not end the exploration"))
                    .help("add `-> end exploration failure`")
                    .related(
                        field.span,
                        format!("read as the {} log of {}", field.name(), ctx.atlas.display(board)),
                    )
                    .at(ctx.atlas.name_span(log), format!("after {part} the team is still there")),
            );
        }
    }
}
