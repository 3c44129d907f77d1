//! Places that nobody may leave until a box is marked, which players who are held there cannot mark.

use landfall_analysis::boxes::{Boxes, asked, guards};
use landfall_analysis::graphs::{Actor, named_by_node};
use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{Answer, AssetId, Rec};
use rustc_hash::FxHashSet;

use super::blocked_sector::{Hold, Release};
use super::box_never_tested::{box_name, boxes};
use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3020",
        name: "gated-exit",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "players are held here until a box is marked somewhere else",
        explanation: "\
A mark holds players here from the first turn on, and what would lift it asks for a box that is marked in another
place only. Whoever comes here without it cannot go and earn it. Let an outcome here lift the mark as well, or
let players mark the box where they are.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Sand" { biomes rocky; poi P011 }
    path 1 <-> 2 [travel]
}
poi P010 "Notice board" { last-poi; action "Read it" { -> goto log 10 } }
poi P011 "Sinking sand" {
    no-travel
    action "Lie flat" { -> if marked(10.1) { replace P012 } }
}
poi P012 "Trampled sand" { last-poi }
log 10 { "Lie flat, it says."; box 1 "warned"; -> mark 10.1; end }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Sand" { biomes rocky; poi P011 }
    path 1 <-> 2 [travel]
}
poi P010 "Notice board" { last-poi; action "Read it" { -> goto log 10 } }
poi P011 "Sinking sand" {
    no-travel
    action "Lie flat" { -> if marked(10.1) { replace P012 } }
    action "Struggle" { -> replace P012, injury wounded }
}
poi P012 "Trampled sand" { last-poi }
log 10 { "Lie flat, it says."; box 1 "warned"; -> mark 10.1; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let all: Vec<Thing> = boxes(ctx).into_iter().map(|(thing, _)| thing).collect();
    for board in &ctx.boards {
        let Some(flag) = &board.graph.blocked else { continue };
        for (node, sector) in board.routes.nodes.iter().enumerate() {
            // What an effect lays there later may come with its box marked; what lies there at first does not.
            for asset in named_by_node(board.graph, &board.routes, node) {
                if let Some(mark) = ctx.atlas.rec(asset).get_named(flag) {
                    let hold = Hold { begin: vec![Actor::Asset(asset)], flag, is_fixed: false };
                    ask(ctx, board, node, &hold, &all, mark.span, &ctx.atlas.display(asset), out);
                }
            }
            for block in board.graph.placed.iter().flat_map(|id| sector.blocks(*id)) {
                if let Some(mark) = block.get_named(flag) {
                    let hold = Hold { begin: vec![Actor::Node(node)], flag, is_fixed: false };
                    ask(ctx, board, node, &hold, &all, mark.span, &board.name(node), out);
                }
            }
        }
    }
}

#[allow(clippy::too_many_arguments)]
fn ask<'a>(
    ctx: &Context<'a>,
    board: &Board<'a>,
    node: usize,
    hold: &Hold<'_>,
    all: &[Thing],
    mark: Span,
    name: &str,
    out: &mut Reports,
) {
    let everywhere: Vec<Actor> = board.presence.everywhere.iter().map(|asset| Actor::Asset(*asset)).collect();
    let mut known = Boxes::default();
    let mut shut: Vec<Rec<'a>> = Vec::new();
    let known_boxes: FxHashSet<Thing> = all.iter().copied().collect();
    // Each round knows the boxes that the last one could mark, so this ends.
    loop {
        let mut marked = known.open().clone();
        shut.clear();
        let mut happens = |verb: Rec<'a>| {
            let can = known.can_happen(verb);
            match can {
                true => marked.extend(written(ctx, verb, &known_boxes)),
                false => shut.push(verb),
            }
            can
        };
        for begin in [hold.begin.clone(), everywhere.clone()] {
            let release = hold.follow(ctx, board, node, begin, &mut happens);
            if CHECK.leave_open(ctx, release.doubt(), board.routes.nodes[node], out)
                || release != Answer::Nothing
            {
                return;
            }
        }
        if marked.len() == known.open().len() {
            break;
        }
        known = Boxes::grow(ctx, &[], marked);
    }
    // Without any condition nothing would lift it either: that is another report.
    if !hold.follow(ctx, board, node, hold.begin.clone(), &mut |_| true).is(Release::Here) {
        return;
    }
    let earned_here = |thing: &Thing| {
        let writers = ctx.ledger.writers(*thing).iter();
        let owners: Vec<AssetId> = writers.filter_map(|writer| writer.rec.owner()).collect();
        owners.iter().any(|owner| board.assets().contains(owner))
    };
    let needed =
        shut.iter().flat_map(|verb| guards(*verb)).flat_map(|guard| asked(guard.rec, guard.condition));
    let Some(needed) = needed.into_iter().find(earned_here) else { return };
    let Thing::Part { asset, record } = needed else { return };
    let box_rec = Rec::new(ctx.atlas, ctx.atlas.asset(asset).unit, record);
    let what = box_name(ctx, needed, box_rec);
    let mut draft = CHECK
        .rule
        .report(format!("{name} holds players until {what} is marked elsewhere"))
        .help("let an outcome here lift the mark without this box, or let players mark the box here");
    if let Some(writer) = ctx.ledger.writers(needed).first() {
        draft = draft.related(writer.span, "marked here, out of their reach");
    }
    out.push(draft.at(mark, "what would lift this mark needs the box"));
}

/// The boxes that an effect marks.
fn written(ctx: &Context<'_>, verb: Rec<'_>, all: &FxHashSet<Thing>) -> Vec<Thing> {
    let targets = verb.fields().filter_map(|field| field.target());
    let things = targets.filter_map(|target| match target {
        landfall_model::Target::Child { asset, record } => Some(Thing::Part { asset, record }),
        _ => None,
    });
    let is_written = |thing: &Thing| {
        all.contains(thing) && ctx.ledger.writers(*thing).iter().any(|entry| entry.rec.index == verb.index)
    };
    things.filter(is_written).collect()
}
