//! Finds that are discarded although they are kept for ever.

use crate::ask::number;
use crate::ends::Ends;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7201",
        name: "discarded-find",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a find that is kept for ever is discarded",
        explanation: "\
Unique discoveries with a slot in the ship book are kept for the whole campaign: they are never
discarded and never removed from the game, not even to make room. An effect that does so leaves a hole
in the ship book that the rules cannot fill. Only higher numbers are used up on the planet.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 12
    unique-fallback -> gain success 1
}
unique-discovery 12 "Old key" {
    set base
    ability planetary-exploration -> pay { discard this } to { refresh 2 }
}
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
unique-discovery 45 "Old key" {
    set fan
    ability planetary-exploration -> pay { discard this } to { refresh 2 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(kept) = ctx.atlas.schema.fact("kept-finds") else { return };
    let ends = Ends::of(ctx);
    for id in ctx.assets_in_role("find") {
        if number(ctx.atlas, id).is_none_or(|number| number > kept) {
            continue;
        }
        for verb in ends.of_asset(ctx, id) {
            out.push(
                CHECK
                    .rule
                    .report(format!("{} is never discarded", ctx.atlas.display(id)))
                    .help(format!("write another effect, or give the card a number above {kept}"))
                    .related(ctx.atlas.name_span(id), "has a slot in the ship book")
                    .at(verb.span(), format!("numbers up to {kept} are kept for ever")),
            );
        }
    }
}
