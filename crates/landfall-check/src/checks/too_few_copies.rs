//! Cards that are needed in more places than there are copies.

use landfall_analysis::graphs::{Place, Presence};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::{Act, Role};

use super::self_replacement::copies;
use crate::board::Board;
use crate::exits::read_on;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7101",
        name: "too-few-copies",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a card is needed in more places than it has copies",
        explanation: "\
The card can come to lie in several places of a board at the same time, and there are fewer copies of it.
When the last copy is on the table, the next player who needs one has none. Print more, or end some of the
places with another card.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Dune" { biomes rocky; poi P011 }
    path 1 <-> 2 [travel]
}
poi P010 "Crate" { action "Pry" check { green [physical] -> replace P012; red -> danger A } }
poi P011 "Barrel" { action "Pry" check { green [physical] -> replace P012; red -> danger A } }
poi P012 "Splinters" { last-poi }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Dune" { biomes rocky; poi P011 }
    path 1 <-> 2 [travel]
}
poi P010 "Crate" { action "Pry" check { green [physical] -> replace P012; red -> danger A } }
poi P011 "Barrel" { action "Pry" check { green [physical] -> replace P012; red -> danger A } }
poi P012 "Splinters" { last-poi; copies 2 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        for id in board.assets().iter().copied() {
            let asset = ctx.atlas.asset(id);
            // Nobody here knows how many of the printed cards there are.
            if !board.is_card(id) || asset.external || ctx.atlas.unit(asset.unit).pack == PRINTED {
                continue;
            }
            let there: i32 = ctx.atlas.faces(id).map(|face| copies(ctx.atlas.rec(face))).sum();
            let nodes = 0..board.routes.nodes.len();
            let possible = nodes.clone().filter(|node| board.presence.is_at(id, *node)).count();
            if possible as i32 <= there || is_carried_about(ctx, board, id) {
                continue;
            }
            // A card that puts itself elsewhere leaves its place, so only what others do counts.
            let idle = Presence::find_idle(board.graph, &board.routes, Some(id));
            let needed: Vec<usize> = nodes.filter(|node| idle.is_at(id, *node)).collect();
            if needed.len() as i32 > there {
                report(ctx, board, id, there, &needed, out);
            }
        }
    }
}

/// Whether something that is in play everywhere, or moves cards away again, puts it down: then it may be one
/// card that wanders.
fn is_carried_about(ctx: &Context<'_>, board: &Board<'_>, id: AssetId) -> bool {
    let everywhere = board.presence.everywhere.iter().flat_map(|first| read_on(ctx, *first));
    let mut hands: Vec<AssetId> = everywhere.map(|(asset, _)| asset).collect();
    hands.sort();
    for asset in board.assets().iter().copied() {
        let verbs = || ctx.atlas.rec(asset).inside().filter(|rec| rec.is_verb());
        let puts = verbs().any(|verb| {
            let mut does =
                verb.shape().does.iter().filter(|does| matches!(does.act, Act::Place | Act::Replace));
            does.any(|does| does.arg.and_then(|arg| verb.get(arg)?.target_asset()) == Some(id))
        });
        let takes = verbs().any(|verb| {
            let mut does = verb.shape().does.iter().filter(|does| does.act == Act::Discard);
            does.any(|does| does.at.is_some() && Place::of(verb, does.at, &board.routes) != Place::Here)
        });
        if puts && (takes || hands.binary_search(&asset).is_ok()) {
            return true;
        }
    }
    false
}

fn report(
    ctx: &Context<'_>,
    board: &Board<'_>,
    id: AssetId,
    there: i32,
    needed: &[usize],
    out: &mut Reports,
) {
    let card = ctx.atlas.rec(id);
    let field = card.shape().field_in_role(Role::Copies);
    let word = field.map_or("copies", |field| card.shape().fields[field.index()].name.as_str());
    let place = field.and_then(|field| card.get(field)).map_or(card.name_span(), |field| field.span);
    let (name, node) = (ctx.atlas.display(id), board.node());
    let count = needed.len();
    let have = if there == 1 { "one copy".to_owned() } else { format!("{there} copies") };
    out.push(
        CHECK
            .rule
            .report(format!("{name} is needed {count} times, and there is {have}"))
            .help(format!("write `{word} {count}`, or end some of these {node}s with another card"))
            .related(
                board.routes.board().name_span(),
                format!("{node}s {} of this board", board.names(needed)),
            )
            .at(place, format!("can lie in {count} {node}s at the same time")),
    );
}
