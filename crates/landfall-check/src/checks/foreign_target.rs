//! Missions about cards of another planet.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6208",
        name: "foreign-target",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this card lies on another board",
        explanation: "\
A mission is about the board it lies on. A card that only another board ever lays out cannot be in play
there, so what the mission asks about it never happens.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
planet reef "Reef" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Reef" { lander; biomes rocky; poi P050 }
}
poi P050 "Gull rock" { last-poi; passive "The gulls are counted." }
mission M50 "Count the gulls" {
    objective "Count them."
    completion when in-play(P050) -> discard mission M50
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
planet reef "Reef" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Reef" { lander; biomes rocky; poi P050 }
}
poi P050 "Gull rock" { last-poi; passive "The gulls are counted." }
mission M50 "Count the gulls" {
    objective "Count them."
    completion when in-play(P050) -> discard mission M50
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    // The boards on which each asset can be in play, in their order.
    let mut present: FxHashMap<AssetId, Vec<usize>> = FxHashMap::default();
    for (at, board) in ctx.boards.iter().enumerate() {
        board.assets().iter().for_each(|asset| present.entry(*asset).or_default().push(at));
    }
    for id in ctx.assets_in_role("goal") {
        let Some(homes) = present.get(&id) else { continue };
        for field in ctx.atlas.rec(id).inside().flat_map(|rec| rec.fields()) {
            let Some(target) = field.target_asset() else { continue };
            let there = present.get(&target).filter(|there| !there.iter().any(|at| homes.contains(at)));
            let Some(other) = there.and_then(|there| there.first()) else { continue };
            let (name, board) = (ctx.atlas.display(target), ctx.boards[homes[0]].routes.asset);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} is never in play on {}", ctx.atlas.display(board)))
                    .help(format!("name a card of {}, or lay this one out there", ctx.atlas.display(board)))
                    .related(ctx.boards[*other].routes.board().name_span(), "lies on this board")
                    .at(field.span, "lies on another board"),
            );
        }
    }
}
