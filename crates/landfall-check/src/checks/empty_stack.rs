//! Finds taken from a stack that was never laid out.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{FieldId, Role};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7205",
        name: "empty-stack",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "there is no stack to take a find from",
        explanation: "\
Without a number, players take the top of the stack of unique discoveries on the board, and if that is
empty, what the board says instead. A board with neither leaves them without an answer.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Wreck" { biomes rocky; poi P010 }
    path 1 <-> 2 [travel]
}
poi P010 "Wreck" { action "Search" check { green [gathering] -> gain unique, replace P000; red -> danger A } }
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
    sector 2 "Wreck" { biomes rocky; poi P010 }
    path 1 <-> 2 [travel]
}
poi P010 "Wreck" { action "Search" check { green [gathering] -> gain unique, replace P000; red -> danger A } }
unique-discovery 45 "Old key" { set fan; ability planetary-exploration -> refresh 2 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let takers = ctx.in_role(Role::TakesFind);
    if !takers.iter().any(|verb| takes_top(*verb)) {
        return;
    }
    for board in &ctx.boards {
        let rec = board.routes.board();
        let (stack, instead) =
            (rec.shape().field_in_role(Role::FindStack), rec.shape().field_in_role(Role::FindFallback));
        let given = |field: Option<FieldId>| field.is_none_or(|id| rec.has(id));
        if given(stack) || given(instead) || !ctx.is_sound(rec) {
            continue;
        }
        let effects: Vec<Rec<'_>> = board.effects().collect();
        if effects.iter().any(|verb| verb.shape().has_role(Role::AddsFind)) {
            continue;
        }
        for verb in effects.iter().filter(|verb| verb.shape().has_role(Role::TakesFind) && takes_top(**verb))
        {
            let name = ctx.atlas.display(board.routes.asset);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} has no stack to take from"))
                    .help(format!("lay some out with `unique 41, 42` on {name}, or name one here"))
                    .related(rec.name_span(), "no stack, and nothing given instead")
                    .at(verb.span(), "takes the top of the stack"),
            );
        }
    }
}

fn takes_top(verb: Rec<'_>) -> bool {
    !verb.fields().any(|field| field.reference().is_some())
}
