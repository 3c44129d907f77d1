//! Sectors on the map that no path leads to, only an effect.

use landfall_analysis::graphs::{Actor, Place, verbs};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::Rec;
use landfall_schema::Act;

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3005",
        name: "off-the-path",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "players come here by an effect, never by a way",
        explanation: "\
Ways are drawn at this place, but none that players can follow leads into it: they only get here when a
log or a card places them. If that card is out of play, so is the place. Often a way is missing or points
in the wrong direction. When falling in is the only way in, write
`allow off-the-path \"a hole in the ice\"` in the board.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Vault" { biomes rocky }
    path 2 -> 1 [travel]
}
poi P010 "Trapdoor" {
    last-poi
    action "Step on it" check { green [physical] -> refresh 1; red -> place self in 2 }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Vault" { biomes rocky }
    path 2 <-> 1 [travel]
}
poi P010 "Trapdoor" {
    last-poi
    action "Step on it" check { green [physical] -> refresh 1; red -> place self in 2 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| !board.starts.is_empty()) {
        if !CHECK.can_ask(ctx, board.routes.board(), out) {
            continue;
        }
        let walked = board.routes.reached(&board.starts, &[]);
        let reached = board.routes.reached(&board.starts, &board.carries);
        for (node, on_foot) in walked.into_iter().enumerate() {
            let carried = board.carries.iter().any(|(from, to)| *to == node && reached[*from]);
            // A sector without any path is a secret on purpose; one behind another has its own report.
            let drawn = board.routes.edges.iter().any(|edge| edge.from == node || edge.to == node);
            if on_foot || !carried || !drawn {
                continue;
            }
            let (name, way) = (board.name(node), board.edge());
            let mut draft = CHECK.rule.report(format!("no {way} leads to {name}")).help(format!(
                "add a {way} such as `{}`, or write `allow {} \"why\"` in the {}",
                board.way(board.starts[0], "->", node),
                CHECK.rule.name,
                board.routes.board().shape().name
            ));
            if let Some((place, who)) = carrier(board, node) {
                draft = draft.related(place, format!("{who} places players there"));
            }
            out.push(draft.at(board.routes.nodes[node].name_span(), "only an effect brings players here"));
        }
    }
}

/// The first effect that brings players to a sector.
fn carrier(board: &Board<'_>, node: usize) -> Option<(Span, String)> {
    let atlas = board.routes.board().atlas;
    let actors = (0..board.routes.nodes.len()).map(Actor::Node);
    let actors = actors.chain(board.assets().iter().copied().map(Actor::Asset));
    let brings = |verb: &Rec<'_>| {
        verb.shape().does.iter().any(|does| {
            matches!(does.act, Act::Move | Act::Put)
                && does.subject == board.graph.mover
                && Place::of(*verb, does.at, &board.routes) == Place::Node(node)
        })
    };
    let verb = actors.flat_map(|actor| verbs(actor, &board.routes)).find(brings)?;
    Some((verb.span(), atlas.display(verb.owner()?)))
}
