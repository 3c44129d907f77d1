//! More of something than the box or the sheet has room for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7001",
        name: "over-limit",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "more than the box has room for",
        explanation: "\
A page has limited room, and a box holds a limited number of pieces. The schema of the game gives the numbers; content
that needs more cannot be played or saved with what lies on the table.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 { lander; biomes rocky }
    sector 2 { lander; biomes rocky }
    sector 3 { lander; biomes rocky }
    sector 4 { lander; biomes rocky }
    sector 5 { lander; biomes rocky }
    sector 6 { lander; biomes rocky }
    sector 7 { lander; biomes rocky }
    sector 8 { lander; biomes rocky }
    sector 9 { lander; biomes rocky }
    sector 10 { lander; biomes rocky }
    sector 11 { lander; biomes rocky }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 { lander; biomes rocky }
    sector 2 { lander; biomes rocky }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for limit in &ctx.atlas.schema.limits {
        for id in ctx.atlas.of_kind(limit.of) {
            let asset = ctx.atlas.rec(id);
            let Some(first_over) = asset.all(limit.count).nth(limit.at_most as usize) else { continue };
            let count = asset.all(limit.count).count();
            let name = &asset.shape().fields[limit.count.index()].name;
            let place = first_over.record().map_or(first_over.span, |rec| rec.name_span());
            out.push(
                CHECK
                    .rule
                    .report(format!(
                        "{} has {count} of `{name}`, {} at most",
                        ctx.atlas.display(id),
                        limit.at_most
                    ))
                    .help(format!("keep {} of them", limit.at_most))
                    .at(place, limit.reason.clone()),
            );
        }
    }
}
