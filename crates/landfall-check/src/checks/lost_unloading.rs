//! Finds that wait for a moment that never comes.

use crate::ask::number;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7203",
        name: "lost-unloading",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this find never reaches the ship",
        explanation: "\
Finds without a slot in the ship book are used up on the planet: when the team leaves, they go back to
their divider and are never unloaded. What they would do then never happens. Give it as an ability for
the planet, or give the card a slot.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 45
    unique-fallback -> gain success 1
}
unique-discovery 45 "Old key" { set fan; when-unloaded -> gain energy 1 }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 45
    unique-fallback -> gain success 1
}
unique-discovery 45 "Old key" { set fan; ability planetary-exploration -> refresh 2 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(kept) = ctx.atlas.schema.fact("kept-finds") else { return };
    for field in ctx.fields_in_role("unloading") {
        let Some(id) = field.rec.owner() else { continue };
        if number(ctx.atlas, id).is_some_and(|number| number > kept) {
            out.push(
                CHECK
                    .rule
                    .report(format!("{} never reaches the ship", ctx.atlas.display(id)))
                    .help("write it as an `ability` for the planet")
                    .at(field.span, format!("finds above {kept} are put back when the team leaves")),
            );
        }
    }
}
