//! Boards on which play cannot begin.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3004",
        name: "no-landing-site",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "play has nowhere to begin",
        explanation: "\
Play begins where the opening log places players, or in a place of their choice that carries the mark
for it; the graph of the game calls that mark `home`. With neither, nobody can begin on this board.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { biomes rocky }
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
    for board in &ctx.boards {
        let Some(home) = board.graph.home else { continue };
        if !CHECK.can_ask(ctx, board.routes.board(), out) {
            continue;
        }
        // Players who are placed without it need another way to end play.
        let is_over = board.presence.ends_anyway
            || board.presence.ends.contains(&true)
            || board.assets().iter().any(|id| is_elsewhere(ctx, *id));
        let is_there = !board.homes.is_empty() || !board.presence.homes.is_empty();
        let is_playable = !board.starts.is_empty() && (is_there || is_over);
        if is_playable || board.routes.nodes.is_empty() {
            continue;
        }
        let flag = &ctx.atlas.schema.shape(board.graph.node_shape).fields[home.index()].name;
        let (rec, node) = (board.routes.board(), board.node());
        let opening = board.graph.opening.map(|opening| &rec.shape().fields[opening.index()].name);
        let help = match opening {
            Some(opening) => {
                format!("add `{flag}` to a {node}, or let the {opening} place the {}", board.graph.mover)
            }
            None => format!("add `{flag}` to a {node}"),
        };
        out.push(
            CHECK
                .rule
                .report(format!("{} has nowhere to begin", ctx.atlas.display(board.routes.asset)))
                .help(help)
                .at(rec.name_span(), format!("no {node} has `{flag}`")),
        );
    }
}

/// Whether the text of a card lies in another pack: it may end play.
fn is_elsewhere(ctx: &Context<'_>, id: AssetId) -> bool {
    let asset = ctx.atlas.asset(id);
    asset.external && ctx.atlas.unit(asset.unit).pack != PRINTED
}
