//! Finds of the printed game that the printed game does not have.

use crate::ask::number;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7202",
        name: "unprinted-find",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "the printed game has no find of this number",
        explanation: "\
A unique discovery of the base game is one of those in the box. A higher number cannot be found among
them; cards of your own say `set fan`.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 60
    unique-fallback -> gain success 1
}
unique-discovery 60 "Old key" { set base; ability planetary-exploration -> refresh 2 }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 60
    unique-fallback -> gain success 1
}
unique-discovery 60 "Old key" { set fan; ability planetary-exploration -> refresh 2 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(last) = ctx.atlas.schema.fact("printed-finds") else { return };
    for id in ctx.assets_in_role("find") {
        let official = ctx
            .atlas
            .rec(id)
            .fields()
            .find(|field| field.word().is_some_and(|word| word.tags.contains_key("official")));
        let Some(official) = official else { continue };
        if number(ctx.atlas, id).is_some_and(|number| number > last) {
            out.push(
                CHECK
                    .rule
                    .report(format!("{} is not in the box", ctx.atlas.display(id)))
                    .help("write `set fan` for a card of your own")
                    .related(official.span, "says that it is printed")
                    .at(ctx.atlas.name_span(id), format!("the printed ones end at {last}")),
            );
        }
    }
}
