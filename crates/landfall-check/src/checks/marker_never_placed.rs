//! Markers that are counted where none is ever put.

use landfall_analysis::graphs::{Actor, Place, verbs};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Rec, Target};
use landfall_schema::{Act, Does};

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6111",
        name: "marker-never-placed",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "something is counted in a place where nothing ever puts it",
        explanation: "\
A condition counts what lies in a place of the board, and nothing that can be in play there puts any. What
lies on a card does not lie in its place; and an effect that names no place works where players are.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Cairn" {
    optional
    objective "Pile up three stones on the beach."
    completion when markers(1) >= 3 -> discard mission M50
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
}
poi P010 "Stones" {
    last-poi
    action "Pile them up" check { green [physical] -> marker place 1; red -> spend any }
}
mission M50 "Cairn" {
    optional
    objective "Pile up three stones on the beach."
    completion when markers(1) >= 3 -> discard mission M50
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        // A card of another pack may place what is counted here.
        if board.assets().iter().copied().any(|id| ctx.atlas.asset(id).external && board.is_card(id)) {
            continue;
        }
        let roots = board.assets().iter().copied().map(|id| ctx.atlas.rec(id));
        for asked in std::iter::once(board.routes.board()).chain(roots).flat_map(|root| root.inside()) {
            for does in asked.shape().does.iter().filter(|does| does.act == Act::Read && is_placed(ctx, does))
            {
                let Place::Node(node) = place(asked, does, board) else { continue };
                let is_put = Answer::unless(is_put(board, node, &does.subject), ctx.unread_on(board));
                if CHECK.known(ctx, is_put, asked, out) == Some(false) {
                    report(board, node, asked, &does.subject, out);
                }
            }
        }
    }
}

/// Whether the schema has a verb that puts this somewhere on the board.
fn is_placed(ctx: &Context<'_>, read: &Does) -> bool {
    read.at.is_some()
        && read.arg.is_none()
        && ctx.atlas.schema.shapes.iter().flat_map(|shape| &shape.does).any(|does| {
            does.act == Act::Gain && does.arg.is_none() && does.at.is_some() && does.subject == read.subject
        })
}

fn place(rec: Rec<'_>, does: &Does, board: &Board<'_>) -> Place {
    match does.at.and_then(|at| rec.get(at)?.target()) {
        Some(Target::Missing) => Place::Elsewhere,
        _ => Place::of(rec, does.at, &board.routes),
    }
}

/// Whether something that can be in play puts it into this sector.
fn is_put(board: &Board<'_>, node: usize, subject: &str) -> bool {
    let puts = |actor: Actor, here: bool| {
        verbs(actor, &board.routes).any(|verb| {
            let mut does =
                verb.shape().does.iter().filter(|does| does.act == Act::Gain && does.subject == subject);
            does.any(|does| match Place::of(verb, does.at, &board.routes) {
                Place::Node(to) => to == node,
                Place::Here => here,
                _ => false,
            })
        })
    };
    (0..board.routes.nodes.len()).any(|at| puts(Actor::Node(at), at == node))
        || board.assets().iter().copied().any(|id| puts(Actor::Asset(id), board.presence.is_at(id, node)))
}

fn report(board: &Board<'_>, node: usize, asked: Rec<'_>, subject: &str, out: &mut Reports) {
    let (name, key) = (board.name(node), board.routes.nodes[node].key().unwrap_or_default());
    out.push(
        CHECK
            .rule
            .report(format!("nothing ever puts a {subject} into {name}"))
            .help(format!("let something in play write `{subject} place 1 in {key}`"))
            .related(board.routes.nodes[node].name_span(), format!("the {} in question", board.node()))
            .at(asked.span(), "counts to zero forever"),
    );
}
