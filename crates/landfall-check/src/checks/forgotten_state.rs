//! Questions at set-up about what was cleared away.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Span, Stage};
use landfall_model::{AssetId, Rec};
use landfall_schema::Role;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6110",
        name: "forgotten-state",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "asked at set-up, when nothing of it is left",
        explanation: "\
Markers, tokens and the state of tracks are cleared away when players leave a planet; only the cards in
the sectors and the boxes of the logbook are kept. At set-up, and in the briefing, there are none yet. Let a
log mark a box when it happens, and ask for the box.",
        bad: r#"
extern mission M02
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    mission M02 if markers(1) >= 1
    global G01
    sector 1 "Beach" { lander; biomes rocky; log 10 }
}
log 10 { "You pile up stones."; -> marker place 1, replace P000; end }
"#,
        good: r#"
extern mission M02
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    mission M02 if marked(10.1)
    global G01
    sector 1 "Beach" { lander; biomes rocky; log 10 }
}
log 10 { "You pile up stones."; box 1 "stones"; -> mark 10.1, replace P000; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        let root = board.routes.board();
        for slot in board.graph.everywhere.iter().flat_map(|field| root.blocks(*field)) {
            // What stands right in the slot is asked at set-up; what stands deeper is an effect.
            for asked in
                slot.inside().filter(|rec| rec.parent().is_some_and(|parent| parent.index == slot.index))
            {
                tell(asked, "set-up", root.name_span(), out);
            }
        }
        let opening = board.graph.opening.and_then(|field| root.get(field)?.target_asset());
        if let Some(log) = opening.filter(|log| is_read_once(ctx, *log)) {
            for asked in ctx.atlas.rec(log).inside() {
                tell(asked, "the briefing", root.name_span(), out);
            }
        }
    }
}

/// Whether nothing but boards and landings sends players to it.
fn is_read_once(ctx: &Context<'_>, log: AssetId) -> bool {
    ctx.ledger.readers(Thing::Asset(log)).iter().all(|reader| !reader.rec.is_verb())
}

fn tell(asked: Rec<'_>, when: &str, board: Span, out: &mut Reports) {
    if !asked.shape().has_role(Role::Unrecorded) {
        return;
    }
    out.push(
        CHECK
            .rule
            .report(format!("`{}` asks for something that is not recorded", asked.shape().name))
            .help("mark a box of a log when it happens, and ask for the box")
            .related(board, "between two visits only cards and boxes are kept")
            .at(asked.span(), format!("at {when} there is none")),
    );
}
