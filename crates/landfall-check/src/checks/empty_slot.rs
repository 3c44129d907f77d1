//! Slots in which no card ever lies.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3011",
        name: "empty-slot",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing ever places a card in this slot",
        explanation: "\
A slot is printed because a card will lie in it one day. No log and no card places one here, so players
wait for something that never comes. Usually an effect names another sector.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; slot }
}
"#,
        good: r#"
planet shore "Shore" {
    briefing log 10
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; slot }
    sector 2 "Dune" { biomes rocky; log 10 }
    path 1 <-> 2 [travel]
}
log 10 { "The tide leaves a crate."; -> replace P000 in 1, replace P000 in 2; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    // Where an effect leads to something missing, that may be what fills the slot.
    for board in ctx.boards.iter().filter(|board| ctx.is_sound_board(board)) {
        let Some(slot) = ctx.atlas.schema.shape(board.graph.node_shape).field_in_role("slot") else {
            continue;
        };
        for (node, sector) in board.routes.nodes.iter().enumerate() {
            let Some(field) = sector.get(slot) else { continue };
            if !board.cards_at(node).is_empty() {
                continue;
            }
            let key = sector.key().unwrap_or_default();
            out.push(
                CHECK
                    .rule
                    .report(format!("no card ever lies in {}", board.name(node)))
                    .help(format!(
                        "let a log or a card place one, as in `replace P901 in {key}`, or delete the slot"
                    ))
                    .at(field.span, "a slot for a card that never comes"),
            );
        }
    }
}
