//! More standees than there are bases for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, FieldView, Rec};
use landfall_schema::Type;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7207",
        name: "crowded-standees",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "more standees than bases to put them in",
        explanation: "\
Every standee needs a base to stand in, the lander's included. When the threats of a board have more
standees than there are bases left, some of them cannot be put up.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    secondary 9
    behaviour flock -> place threat gull secondary in 1
    time-track { space -> act flock, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    secondary 4
    behaviour flock -> place threat gull secondary in 1
    time-track { space -> act flock, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(bases) = ctx.atlas.schema.fact("standee-bases") else { return };
    for board in &ctx.boards {
        let mut standees = 1;
        let mut most: Option<(i64, FieldView<'_>)> = None;
        for field in &board.graph.everywhere {
            let slots = board.routes.board().blocks(*field);
            let certain = slots.filter(|slot| !slot.fields().any(|field| field.def().ty == Type::Condition));
            for (threat, slot) in certain.filter_map(|slot| threat(ctx, slot)) {
                let others = extra(ctx, threat);
                standees += 1 + others;
                if most.is_none_or(|(number, _)| others > number) {
                    most = Some((others, slot));
                }
            }
        }
        // Without others, the number of slots says it all, and a limit of the board reports that.
        let Some((others, slot)) = most.filter(|(others, _)| *others > 0 && standees > bases) else {
            continue;
        };
        out.push(
            CHECK
                .rule
                .report(format!("{standees} standees for {bases} bases"))
                .help("give a threat fewer of them, or lay one out only if a condition holds")
                .at(slot.span, format!("{} of them besides the primary one", others)),
        );
    }
}

fn threat<'a>(ctx: &Context<'_>, slot: Rec<'a>) -> Option<(AssetId, FieldView<'a>)> {
    let is_threat = |id: AssetId| ctx.atlas.schema.kind_shape(ctx.atlas.asset(id).kind).has_role("threat");
    slot.fields().find_map(|field| Some((field.target_asset().filter(|id| is_threat(*id))?, field)))
}

/// How many standees it has besides the primary one.
fn extra(ctx: &Context<'_>, threat: AssetId) -> i64 {
    let mut fields = ctx.atlas.rec(threat).fields();
    fields
        .find(|field| field.def().has_role("extra-standees"))
        .and_then(|field| field.int())
        .map_or(0, i64::from)
}
