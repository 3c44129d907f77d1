//! Sectors that events cannot find.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED, Rec};
use landfall_schema::Role;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3007",
        name: "bare-sector",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "no event ever strikes here",
        explanation: "\
The main effect of an event strikes where one of its biomes is present: printed in the sector, or on the
card that lies there. A sector where neither has any is the safest place on the planet, which is rarely
what a map means to say.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| ctx.is_sound_board(board)) {
        let node_shape = ctx.atlas.schema.shape(board.graph.node_shape);
        let Some(terrain) = node_shape.field_in_role(Role::Terrain) else { continue };
        for (node, sector) in board.routes.nodes.iter().enumerate() {
            let covered = board.cards_at(node).iter().any(|card| may_have_terrain(ctx, *card))
                || board.printed_at(node).any(has_terrain);
            if sector.has(terrain) || covered {
                continue;
            }
            let word = &node_shape.fields[terrain.index()].name;
            out.push(
                CHECK
                    .rule
                    .report(format!("{} has no {word}", board.name(node)))
                    .help(format!("add `{word} rocky`, or whatever this place is like"))
                    .at(sector.name_span(), "no event ever strikes here"),
            );
        }
    }
}

/// What another pack calls its own may have biomes; the printed game has listed what counts.
fn may_have_terrain(ctx: &Context<'_>, card: AssetId) -> bool {
    let asset = ctx.atlas.asset(card);
    match asset.external {
        true => ctx.atlas.unit(asset.unit).pack != PRINTED,
        false => has_terrain(ctx.atlas.rec(card)),
    }
}

fn has_terrain(rec: Rec<'_>) -> bool {
    rec.shape().field_in_role(Role::Terrain).is_some_and(|terrain| rec.has(terrain))
}
