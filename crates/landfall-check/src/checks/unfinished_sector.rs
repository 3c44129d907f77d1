//! Sectors whose cards follow each other and never come to an end.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3010",
        name: "unfinished-sector",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "no card that comes to lie here finishes the sector",
        explanation: "\
A sector is finished, and need not be set up again on the next visit, when the card on top says so. Here
cards follow each other, and none of them is the last one, although other sectors of the board have one.
Mark the card that stays with `last-poi`.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Dune" { biomes rocky; poi P012 }
    path 1 <-> 2 [travel]
}
poi P010 "Locked crate" { action "Pry" check { green [physical] -> replace P011; red -> danger A } }
poi P011 "Open crate" { action "Look" { -> refresh 1 } }
poi P012 "Empty dune" { last-poi }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; poi P010 }
    sector 2 "Dune" { biomes rocky; poi P012 }
    path 1 <-> 2 [travel]
}
poi P010 "Locked crate" { action "Pry" check { green [physical] -> replace P011; red -> danger A } }
poi P011 "Open crate" { last-poi; action "Look" { -> refresh 1 } }
poi P012 "Empty dune" { last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| ctx.is_sound_board(board)) {
        let mut open = Vec::new();
        let mut some_finished = false;
        for node in 0..board.routes.nodes.len() {
            let cards = board.cards_at(node);
            let printed: Vec<Rec<'_>> = board.printed_at(node).collect();
            let finished = printed.iter().any(|rec| is_finished(*rec))
                || cards
                    .iter()
                    .any(|card| ctx.atlas.asset(*card).external || is_finished(ctx.atlas.rec(*card)));
            some_finished |= finished;
            // A single card that never changes is a place, not a chain.
            if !finished && cards.len() + printed.len() > 1 {
                open.push(node);
            }
        }
        for node in open.into_iter().filter(|_| some_finished) {
            let cards = board.cards_at(node);
            let names: Vec<String> = cards.iter().map(|card| ctx.atlas.display(*card)).collect();
            let Some(flag) = cards.iter().find_map(|card| flag_name(ctx.atlas.rec(*card))) else { continue };
            out.push(
                CHECK
                    .rule
                    .report(format!("{} can never be finished", board.name(node)))
                    .help(format!("add `{flag}` to the card that is there in the end"))
                    .at(board.routes.nodes[node].name_span(), format!("here can lie {}", names.join(", "))),
            );
        }
    }
}

fn is_finished(rec: Rec<'_>) -> bool {
    rec.shape().field_in_role("finished").is_some_and(|flag| rec.has(flag))
}

fn flag_name(rec: Rec<'_>) -> Option<&str> {
    let flag = rec.shape().field_in_role("finished")?;
    Some(&rec.shape().fields[flag.index()].name)
}
