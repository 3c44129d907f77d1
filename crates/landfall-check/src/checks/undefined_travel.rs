//! Paths that ask the condition of the board what travelling means, and it does not say.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, KindId, Schema, Shape, ShapeId, Type};

use super::motionless_travel::step;
use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3013",
        name: "undefined-travel",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a way asks what moving along it means, and nothing answers",
        explanation: "\
An icon on a way may send players to a block of the board, or of a card that holds everywhere. Each card
that can be in that place needs the block; and where the card can be discarded, the board needs one of
its own to fall back on.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G50
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky }
    path 1 <-> 2 [travel]
}
global-condition G50 "Low fog" { combination [2 same] = refresh 1 }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G50
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky }
    path 1 <-> 2 [travel]
}
global-condition G50 "Low fog" {
    travel -> move to connected
    combination [2 same] = refresh 1
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for block in asked_of_the_board(&ctx.atlas.schema) {
        for board in &ctx.boards {
            let mut paths = board.routes.edges.iter().map(|edge| edge.path);
            if let Some(path) = paths.find(|path| path.inside().any(|verb| asks(verb, block))) {
                ask(ctx, board, block, path, out);
            }
        }
    }
}

/// Blocks that a verb on a path leaves the answer to.
pub(super) fn asked_of_the_board(schema: &Schema) -> Vec<ShapeId> {
    let all = schema.shapes.iter().flat_map(|shape| &shape.does);
    let mut blocks: Vec<ShapeId> = all
        .filter(|does| does.act == Act::Transfer && does.arg.is_none() && does.by.is_none())
        .filter_map(|does| does.shape)
        .collect();
    blocks.sort();
    blocks.dedup();
    blocks
}

fn asks(verb: Rec<'_>, block: ShapeId) -> bool {
    verb.shape()
        .does
        .iter()
        .any(|does| does.act == Act::Transfer && does.shape == Some(block) && does.by.is_none())
}

fn ask<'a>(ctx: &Context<'a>, board: &Board<'a>, block: ShapeId, path: Rec<'a>, out: &mut Reports) {
    let name = &ctx.atlas.schema.shape(block).name;
    let (way, step) = (board.edge(), step(&ctx.atlas.schema));
    let answers = |rec: Rec<'_>| {
        holds(&ctx.atlas.schema, rec.shape_id(), block).then(|| rec.children(block).count() > 0)
    };
    let mut laid_out = false;
    for id in board.assets().iter().copied().filter(|id| !ctx.atlas.asset(*id).external) {
        let rec = ctx.atlas.rec(id);
        let Some(answered) = answers(rec) else { continue };
        laid_out |= board.presence.everywhere.contains(&id);
        if !answered && CHECK.known(ctx, ctx.read(rec), rec, out).is_some() {
            let condition = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{condition} does not say how to {name}"))
                    .help(format!("add `{name} -> {step}` to {condition}"))
                    .related(path.span(), format!("a {way} of {}", ctx.atlas.display(board.routes.asset)))
                    .at(rec.name_span(), format!("a {way} asks for its `{name}`, and it has none")),
            );
        }
    }
    laid_out |= board.presence.everywhere.iter().any(|id| {
        let shape = ctx.atlas.rec(*id).shape_id();
        ctx.atlas.asset(*id).external && holds(&ctx.atlas.schema, shape, block)
    });
    let printed = board.routes.board().fields().filter_map(|field| field.record());
    let printed = printed.into_iter().find_map(|rec| answers(rec).map(|answered| (rec, answered)));
    let discard = discards(ctx, board, block);
    match (printed, discard) {
        (Some((rec, false)), discard) if !laid_out || discard.is_some() => out.push(
            CHECK
                .rule
                .report(format!("what the board prints does not say how to {name}"))
                .help(format!("add `{name} -> {step}` to it"))
                .related(path.span(), format!("a {way} that asks"))
                .at(rec.name_span(), format!("a {way} asks for its `{name}`, and it has none")),
        ),
        (None, Some(verb)) => out.push(
            CHECK
                .rule
                .report(format!("after this nothing says how to {name}"))
                .help(format!("print `{name} -> {step}` on the board, or set another card here"))
                .related(
                    path.span(),
                    format!("a {way} of {} asks for it", ctx.atlas.display(board.routes.asset)),
                )
                .at(verb.span(), "the board prints nothing to fall back on"),
        ),
        _ => {}
    }
}

/// The first effect that takes the condition away and sets no other one.
fn discards<'a>(ctx: &Context<'a>, board: &Board<'a>, block: ShapeId) -> Option<Rec<'a>> {
    let about = |shape: &Shape, act: Act| {
        shape.does.iter().any(|does| {
            let kinds: &[KindId] = match does.arg.map(|arg| &shape.fields[arg.index()].ty) {
                Some(Type::Ref(kinds)) => kinds,
                _ => &[],
            };
            let is_condition =
                |kind: &KindId| holds(&ctx.atlas.schema, ctx.atlas.schema.kind(*kind).shape, block);
            // A verb that removes any card of the game says which; it is not about the current condition.
            does.act == act && kinds.len() == 1 && kinds.iter().all(is_condition)
        })
    };
    let discarding: Vec<bool> =
        ctx.atlas.schema.shapes.iter().map(|shape| about(shape, Act::Discard)).collect();
    board.effects().filter(|verb| discarding[verb.shape_id().index()]).find(|verb| {
        let asset = verb.owner().map(|owner| ctx.atlas.rec(owner));
        !asset.is_some_and(|asset| asset.inside().any(|verb| about(verb.shape(), Act::Replace)))
    })
}

fn holds(schema: &Schema, shape: ShapeId, block: ShapeId) -> bool {
    schema.shape(shape).fields.iter().any(|field| field.ty == Type::Block(block))
}
