//! Missions that only a flight completes.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::ends::Ends;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6207",
        name: "won-by-fleeing",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "only the emergency log discards this mission",
        explanation: "\
The evac log is read when the team has to flee, and fleeing is a failure whatever else happens. When it
is the only place that discards a mission, players can do everything right and never succeed.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 4
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Count the gulls" {
    objective "Count them."
    completion told
}
log 4 { "You run."; -> discard mission M50, end exploration failure }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 4
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Count the gulls" {
    objective "Count them."
    completion when all-crew-in(1) -> discard mission M50
}
log 4 { "You run."; -> end exploration failure }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let ends = Ends::of(ctx);
    let escapes = ctx.fields_in_role("escape").into_iter().filter_map(|field| field.target_asset());
    let fleeing = ctx.flow.reachable(escapes);
    let calm = ctx.flow.reachable(ctx.atlas.ids().filter(|id| !fleeing.contains(id)));
    for id in ctx.assets_in_role("goal") {
        let by = ends.of_asset(ctx, id);
        let owners: Vec<_> = by.iter().filter_map(|verb| verb.owner()).collect();
        let Some(first) = by.first() else { continue };
        if ctx.may_be_meant(id)
            || ctx.is_in_doubt(ctx.atlas.rec(id))
            || owners.iter().any(|owner| calm.contains(owner))
        {
            continue;
        }
        let name = ctx.atlas.display(id);
        out.push(
            CHECK
                .rule
                .report(format!("{name} leaves the board only when the team flees"))
                .help("discard it where players have done what it asks for")
                .related(first.span(), "read in an emergency")
                .at(ctx.atlas.name_span(id), "nothing else discards it"),
        );
    }
}
