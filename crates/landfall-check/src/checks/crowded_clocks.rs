//! More clocks than there are tokens for.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Rec};
use landfall_schema::Type;

use crate::board::Board;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7206",
        name: "crowded-clocks",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "more clocks run at once than there are tokens",
        explanation: "\
Each running clock needs a time token of its own. When more of them lie on a board from the beginning
than there are tokens in the box, players run out and have to guess.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 2 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 3 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 4 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 5 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 6 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 7 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 8 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 9 { lander; biomes rocky; time-track 4 -> goto log 1 }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 2 { lander; biomes rocky; time-track 4 -> goto log 1 }
    sector 3 { lander; biomes rocky; time-track 4 -> goto log 1 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(tokens) = ctx.atlas.schema.fact("time-tokens") else { return };
    for board in &ctx.boards {
        let clocks = clocks(ctx, board);
        let Some(over) = usize::try_from(tokens).ok().and_then(|tokens| clocks.get(tokens)) else { continue };
        let name = ctx.atlas.display(board.routes.asset);
        out.push(
            CHECK
                .rule
                .report(format!("{} clocks run on {name} at once", clocks.len()))
                .help(format!("keep {tokens} of them, or let a log bring in the others later"))
                .related(board.routes.board().name_span(), "all of them are there from the beginning")
                .at(*over, format!("there are {tokens} time tokens in the box")),
        );
    }
}

/// The clocks that are certainly there when play begins, each by its place.
fn clocks(ctx: &Context<'_>, board: &Board<'_>) -> Vec<Span> {
    let of =
        |rec: Rec<'_>| rec.inside().find(|rec| rec.shape().has_role("clock")).map(|clock| clock.name_span());
    let card = |asset: AssetId| of(ctx.atlas.rec(asset));
    let mut found = Vec::new();
    for node in &board.routes.nodes {
        let printed = node.inside().filter(|rec| rec.shape().has_role("clock"));
        found.extend(printed.map(|clock| clock.name_span()));
        let placed = board.graph.placed.iter().flat_map(|id| node.all(*id));
        found.extend(placed.filter_map(|field| field.target_asset()).filter_map(card));
    }
    for field in &board.graph.everywhere {
        let slots = board.routes.board().blocks(*field);
        let certain = slots.filter(|slot| !slot.fields().any(|field| field.def().ty == Type::Condition));
        let cards = certain
            .flat_map(|slot| slot.fields().filter_map(|field| field.target_asset()).collect::<Vec<_>>());
        found.extend(cards.filter(|asset| *asset != board.routes.asset).filter_map(card));
    }
    found
}
