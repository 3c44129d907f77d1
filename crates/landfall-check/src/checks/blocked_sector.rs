//! Places that nobody may leave and that nothing opens.

use landfall_diagnostics::{Reports, Rule, Severity, Span};
use landfall_model::graphs::{Actor, Place, verbs};
use landfall_model::{AssetId, Rec};
use landfall_schema::Act;
use rustc_hash::FxHashSet;

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3003",
        name: "no-way-out",
        severity: Severity::Error,
        title: "players are held here and nothing sets them free",
        explanation: "\
A `no-travel` mark stops every move out of its sector. Some outcome there must lift it: replace the
card by one without the mark, place the crew elsewhere, or end the exploration. The outcome may stand
at the end of a chain of logs and cards.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Sinking sand" {
    no-travel
    action "Struggle" check {
        green [physical] -> gain success 1
        red -> danger A
    }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Sinking sand" {
    no-travel
    action "Struggle" check {
        green [physical] -> replace P011
        red -> danger A
    }
}
poi P011 "Trampled sand" { last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut told: FxHashSet<Span> = FxHashSet::default();
    for board in &ctx.boards {
        let Some(flag) = &board.graph.blocked else { continue };
        for node in 0..board.routes.nodes.len() {
            let sector = board.routes.nodes[node];
            if let Some(mark) = sector.get_named(flag) {
                // The board itself holds them, so covering it with a card changes nothing.
                let printed = vec![Actor::Node(node)];
                if !opens(ctx, board, node, printed, flag, true) && told.insert(mark.span) {
                    report(ctx, board, node, mark.span, None, out);
                }
            }
            for block in board.graph.placed.iter().flat_map(|id| sector.blocks(*id)) {
                if let Some(mark) = block.get_named(flag)
                    && !opens(ctx, board, node, vec![Actor::Node(node)], flag, false)
                    && told.insert(mark.span)
                {
                    report(ctx, board, node, mark.span, None, out);
                }
            }
            for asset in board.presence.assets_at(node) {
                if let Some(mark) = ctx.atlas.rec(asset).get_named(flag)
                    && is_placed(board, node, asset, ctx)
                    && !opens(ctx, board, node, vec![Actor::Asset(asset)], flag, false)
                    && told.insert(mark.span)
                {
                    report(ctx, board, node, mark.span, Some(asset), out);
                }
            }
        }
    }
}

/// Whether this asset lies in the sector, rather than being read there.
fn is_placed(board: &Board<'_>, node: usize, asset: AssetId, ctx: &Context<'_>) -> bool {
    let _ = node;
    board.graph.placed.iter().any(|field| {
        let ty = &ctx.atlas.schema.shape(board.graph.node_shape).fields[field.index()].ty;
        matches!(ty, landfall_schema::Type::Ref(kinds) if kinds.contains(&ctx.atlas.asset(asset).kind))
    })
}

/// Follows what can happen here until something lifts the mark. `fixed`: no card can cover it.
fn opens(
    ctx: &Context<'_>,
    board: &Board<'_>,
    node: usize,
    begin: Vec<Actor>,
    flag: &str,
    fixed: bool,
) -> bool {
    let mut seen: FxHashSet<Actor> = begin.iter().copied().collect();
    let mut queue = begin;
    queue.extend(board.presence.everywhere.iter().map(|asset| Actor::Asset(*asset)));
    while let Some(actor) = queue.pop() {
        for verb in verbs(actor, &board.routes) {
            for does in &verb.shape().does {
                let target = does.arg.and_then(|arg| verb.get(arg));
                let asset = target.and_then(|field| field.target_asset());
                // A reference that was reported as broken may have been the way out.
                if target.is_some_and(|field| field.target() == Some(landfall_model::Target::Missing)) {
                    return true;
                }
                let place = Place::of(verb, does.at, &board.routes);
                let here = place == Place::Here || place == Place::Node(node);
                match does.act {
                    Act::End if does.subject == board.graph.ends => return true,
                    Act::Put if does.subject == board.graph.mover => match place {
                        Place::Node(to) if to == node => {}
                        _ => return true,
                    },
                    Act::Discard if here && !fixed => return true,
                    Act::Replace
                        if here && !fixed && asset.is_some_and(|asset| !has(ctx.atlas.rec(asset), flag)) =>
                    {
                        return true;
                    }
                    Act::Transfer | Act::Replace | Act::Place if here || place == Place::Board => {
                        if let Some(asset) = asset
                            && seen.insert(Actor::Asset(asset))
                        {
                            queue.push(Actor::Asset(asset));
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    false
}

fn has(rec: Rec<'_>, flag: &str) -> bool {
    rec.get_named(flag).is_some()
}

fn report(
    ctx: &Context<'_>,
    board: &Board<'_>,
    node: usize,
    mark: Span,
    asset: Option<AssetId>,
    out: &mut Reports,
) {
    let name = board.name(node);
    let what = asset.map_or(name.clone(), |asset| ctx.atlas.display(asset));
    let mut draft = CHECK.rule.report(format!("{what} holds players for ever")).help(format!(
        "let an outcome replace it with a card that lets players go, or place the {} elsewhere",
        board.graph.mover
    ));
    if asset.is_some() {
        draft = draft.related(board.routes.nodes[node].name_span(), format!("it can lie in {name}"));
    }
    out.push(draft.at(mark, "nothing that can happen here lifts this mark"));
}
