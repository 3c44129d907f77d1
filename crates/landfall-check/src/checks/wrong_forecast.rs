//! Landing cards that prepare players for another planet.

use std::collections::BTreeSet;

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{PRINTED, Rec};
use landfall_schema::Role;

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3008",
        name: "wrong-forecast",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a landing card announces other biomes than the board has",
        explanation: "\
Players pay to scan a landing card and pack for the biomes it shows. They should be those of the board
and of the cards that can lie on it, no more and no less.",
        bad: r#"
system-map lantern "Lantern" { start; destination 1 "Shore" energy 0 { landing L90 } }
landing-card L90 "Shore" {
    planet shore
    briefing log 1
    biomes rocky, void
}
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
"#,
        good: r#"
system-map lantern "Lantern" { start; destination 1 "Shore" energy 0 { landing L90 } }
landing-card L90 "Shore" {
    planet shore
    briefing log 1
    biomes rocky
}
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
    for id in ctx.atlas.ids().filter(|id| !ctx.atlas.asset(*id).external) {
        let card = ctx.atlas.rec(id);
        let Some(terrain) = card.shape().field_in_role(Role::Terrain) else { continue };
        let boards = card.fields().filter_map(|field| field.target_asset());
        let mut boards = boards.filter_map(|to| ctx.boards.iter().find(|board| board.routes.asset == to));
        let Some(board) = boards.next() else { continue };
        if !ctx.is_sound(card) || !ctx.is_sound_board(board) {
            continue;
        }
        let (told, there) = (words(card), country(board));
        let quote = |words: Vec<&String>| words.into_iter().cloned().collect::<Vec<_>>().join(", ");
        let (extra, missing) =
            (quote(told.difference(&there).collect()), quote(there.difference(&told).collect()));
        if extra.is_empty() && (missing.is_empty() || has_strangers(ctx, board)) {
            continue;
        }
        let (name, planet) = (ctx.atlas.display(id), ctx.atlas.display(board.routes.asset));
        let Some(first) = card.get(terrain) else { continue };
        let label = match (extra.is_empty(), missing.is_empty()) {
            (false, true) => format!("{extra}: not on the board, nor on a card that can lie there"),
            (true, _) => format!("{missing}: on the board, but not announced"),
            (false, false) => format!("not on the board: {extra}; not announced: {missing}"),
        };
        let all = there.iter().cloned().collect::<Vec<_>>().join(", ");
        let place = card.all(terrain).fold(first.span, |span, field| span.to(field.span));
        out.push(
            CHECK
                .rule
                .report(format!("{name} and {planet} disagree about the country"))
                .help(format!("write `{} {all}`", first.name()))
                .related(board.routes.board().name_span(), format!("{planet} is written here"))
                .at(place, label),
        );
    }
}

fn words(rec: Rec<'_>) -> BTreeSet<String> {
    let terrain = rec.fields().filter(|field| field.def().has_role(Role::Terrain));
    terrain.filter_map(|field| field.as_text()).collect()
}

fn country(board: &Board<'_>) -> BTreeSet<String> {
    let atlas = board.routes.board().atlas;
    let mut found = BTreeSet::new();
    for (node, sector) in board.routes.nodes.iter().enumerate() {
        found.extend(words(*sector));
        found.extend(board.printed_at(node).flat_map(words));
        found.extend(board.cards_at(node).iter().flat_map(|card| words(atlas.rec(*card))));
    }
    found
}

/// Whether cards of another pack can lie on the board, of which nothing is known here.
fn has_strangers(ctx: &Context<'_>, board: &Board<'_>) -> bool {
    board.assets().iter().copied().any(|id| {
        let asset = ctx.atlas.asset(id);
        asset.external && board.is_card(id) && ctx.atlas.unit(asset.unit).pack != PRINTED
    })
}
