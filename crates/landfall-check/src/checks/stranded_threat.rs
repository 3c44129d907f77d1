//! Threats that walk into a dead end.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Rec, Target};
use landfall_schema::{Act, Role};

use crate::board::Board;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6214",
        name: "stranded-threat",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a threat can come here and never leave",
        explanation: "\
Threats follow the arrowheads of paths like everyone else, and nothing ever places them elsewhere on
their own. In a sector without a way out, one that moves about stands still for the rest of the
exploration, even where effects still carry the crew away.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Ledge" { biomes rocky; log 5; read-once }
    path 1 -> 2 [travel]
    threat gull in 1
}
log 5 { "You slide back."; -> place self in 1; end }
threat gull "Gull" {
    behaviour glide -> move threat gull highest
    time-track { space -> act glide, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Ledge" { biomes rocky; log 5; read-once }
    path 1 <-> 2 [travel]
    threat gull in 1
}
log 5 { "You slide back."; -> place self in 1; end }
threat gull "Gull" {
    behaviour glide -> move threat gull highest
    time-track { space -> act glide, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| ctx.is_sound(board.routes.board())) {
        let routes = &board.routes;
        let slots = board.graph.everywhere.iter().flat_map(|field| routes.board().blocks(*field));
        for slot in slots {
            let Some((threat, start)) = standing(ctx, board, slot) else { continue };
            if !wanders(ctx, threat) || ctx.may_be_meant(threat) {
                continue;
            }
            let walked = routes.reached(&[start], &[]);
            let stuck = |node: &usize| {
                walked[*node]
                    && !routes.edges.iter().any(|edge| edge.from == *node)
                    // A place that crew cannot leave either is reported as a trap.
                    && (board.presence.ends[*node] || board.carries.iter().any(|(from, _)| from == node))
            };
            let Some(node) = (0..routes.nodes.len()).find(stuck) else { continue };
            let name = board.name(node);
            out.push(
                CHECK
                    .rule
                    .report(format!("{} can get stuck in {name}", ctx.atlas.display(threat)))
                    .help("add a path that leads out of it, or an effect that places the threat elsewhere")
                    .related(routes.nodes[node].name_span(), "no path leads out of here")
                    .at(slot.span(), "moves about, and nothing brings it back"),
            );
        }
    }
}

/// The threat of a slot and the node where it begins.
fn standing(ctx: &Context<'_>, board: &Board<'_>, slot: Rec<'_>) -> Option<(AssetId, usize)> {
    let is_threat =
        |id: &AssetId| ctx.atlas.schema.kind_shape(ctx.atlas.asset(*id).kind).has_role(Role::Threat);
    let targets = slot.fields().filter_map(|field| field.target()).collect::<Vec<_>>();
    let threat = targets.iter().find_map(|target| match target {
        Target::Asset(asset) => Some(*asset).filter(is_threat),
        _ => None,
    })?;
    let node = targets.iter().find_map(|target| match target {
        Target::Child { asset, record } if *asset == board.routes.asset => {
            board.routes.nodes.iter().position(|node| node.index == *record)
        }
        _ => None,
    })?;
    Some((threat, node))
}

/// Whether it moves by itself, and nothing ever places it anew.
fn wanders(ctx: &Context<'_>, threat: AssetId) -> bool {
    let names = |rec: Rec<'_>| rec.fields().any(|field| field.target_asset() == Some(threat));
    let moves = |rec: Rec<'_>| rec.is_verb() && rec.shape().has_role(Role::Wanders) && names(rec);
    let placed = ctx
        .ledger
        .writers(Thing::Asset(threat))
        .iter()
        .any(|entry| entry.rec.is_verb() && entry.act == Some(Act::Place));
    !placed && ctx.atlas.rec(threat).inside().any(moves)
}
