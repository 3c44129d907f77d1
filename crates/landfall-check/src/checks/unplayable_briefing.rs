//! Briefings that are over before the landing.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use rustc_hash::FxHashSet;

use crate::exits::read_on;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6102",
        name: "unplayable-briefing",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "no way through the briefing leads to play",
        explanation: "\
The briefing is read before the team lands. Every way through it ends the exploration, so nobody ever
sets foot on the board. Let at least one way end with `end`.",
        bad: r#"
planet shore "Shore" {
    briefing log 10
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
log 10 { "There is no shore today."; -> end exploration }
"#,
        good: r#"
planet shore "Shore" {
    briefing log 10
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
log 10 { "There is a shore today."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut told = FxHashSet::default();
    for field in ctx.fields_in_role("opening") {
        let Some(log) = field.target_asset() else { continue };
        let read = read_on(ctx, log);
        let lands = read.iter().any(|(_, exits)| exits.lets_go());
        let ends = read.iter().any(|(_, exits)| exits.ends);
        // One that goes round in circles is reported as such.
        if lands || !ends || !told.insert(log) {
            continue;
        }
        let name = ctx.atlas.display(log);
        out.push(
            CHECK
                .rule
                .report(format!("{name} never lets the team land"))
                .help("end one of the ways through it with `end`, or read it after the landing")
                .related(ctx.atlas.name_span(log), "every way through it ends the exploration")
                .at(field.span, "the exploration is over before it begins"),
        );
    }
}
