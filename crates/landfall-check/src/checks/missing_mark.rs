//! Goals that point at a mark no sector carries.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{AssetId, MarkKind, PRINTED};
use landfall_schema::{Role, Type};

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3009",
        name: "missing-mark",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a mission looks for a mark that no sector has",
        explanation: "\
A mission may send players to the sector that carries a mark, such as `important`. Neither a sector nor a
card that can lie in one carries it, so players look for it in vain. If the mission is not optional, the
exploration cannot succeed.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Heart of moss" {
    optional
    objective "Reach the Sector marked :important:."
    completion when sector-has(important) -> discard mission M50
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; important; biomes rocky }
}
mission M50 "Heart of moss" {
    optional
    objective "Reach the Sector marked :important:."
    completion when sector-has(important) -> discard mission M50
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| ctx.is_sound_board(board)) {
        for id in board.assets().iter().copied() {
            let asset = ctx.atlas.asset(id);
            let rec = ctx.atlas.rec(id);
            if asset.external || !rec.shape().has_role(Role::Goal) {
                continue;
            }
            // The condition is the better place; a text says the same in words.
            let wanted = asked(ctx, id).into_iter().chain(shown(ctx, id));
            let Some((flag, place)) = wanted.into_iter().find(|(flag, _)| is_absent(ctx, board, flag)) else {
                continue;
            };
            let optional = rec.shape().field_in_role(Role::Optional).is_some_and(|flag| rec.has(flag));
            let (name, planet) = (ctx.atlas.display(id), ctx.atlas.display(board.routes.asset));
            let node = board.node();
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} looks for `{flag}`, which {planet} has nowhere"))
                    .severity(if optional { Severity::Warning } else { Severity::Error })
                    .help(format!(
                        "add `{flag}` to a {node} of {planet}, or to a card that comes to lie in one"
                    ))
                    .related(board.routes.board().name_span(), format!("no {node} here carries it"))
                    .at(place, "players look for this mark in vain"),
            );
        }
    }
}

/// Marks that its conditions ask for.
fn asked(ctx: &Context<'_>, id: AssetId) -> Vec<(String, Span)> {
    let fields = ctx.atlas.rec(id).inside().flat_map(|rec| rec.fields());
    let flags = fields.filter(|field| field.def().has_role(Role::NodeFlag));
    flags.filter_map(|field| Some((field.as_text()?, field.span))).collect()
}

/// Marks that its texts show.
fn shown(ctx: &Context<'_>, id: AssetId) -> Vec<(String, Span)> {
    let root = ctx.atlas.rec(id);
    let unit = root.arrays();
    let mut found = Vec::new();
    for text in unit.texts.iter().filter(|text| (root.index..root.record().next).contains(&text.record)) {
        for mark in &unit.marks[text.marks.range()] {
            if let MarkKind::Icon(vocab, word) = mark.what {
                let name = ctx.atlas.schema.vocab(vocab).words[word.index()].name.clone();
                found.push((name, unit.span(mark.start, mark.end)));
            }
        }
    }
    found
}

/// Whether sectors could carry this mark, and neither they nor what can lie there does.
fn is_absent(ctx: &Context<'_>, board: &Board<'_>, flag: &str) -> bool {
    let node = ctx.atlas.schema.shape(board.graph.node_shape);
    let known = node.field(flag).filter(|id| node.fields[id.index()].ty == Type::Flag);
    // Where to land and what holds players have reports of their own.
    if known.is_none() || known == board.graph.home || board.graph.blocked.as_deref() == Some(flag) {
        return false;
    }
    for (at, sector) in board.routes.nodes.iter().enumerate() {
        let printed = board.printed_at(at).any(|rec| rec.get_named(flag).is_some());
        let cards = board.cards_at(at).iter().any(|card| {
            let asset = ctx.atlas.asset(*card);
            match asset.external {
                true => ctx.atlas.unit(asset.unit).pack != PRINTED,
                false => ctx.atlas.rec(*card).get_named(flag).is_some(),
            }
        });
        if sector.get_named(flag).is_some() || printed || cards {
            return false;
        }
    }
    true
}
