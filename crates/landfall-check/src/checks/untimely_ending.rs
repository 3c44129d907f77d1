//! Ending logs that are read in the middle of play.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use landfall_schema::{Act, Schema};
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6101",
        name: "untimely-ending",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "an ending log is read before its time",
        explanation: "\
The lift-off and evac logs of a planet are read when the team leaves, with all that goes with it: the
lander takes off, whoever is elsewhere is lost. Sending players there with `goto` skips those rules. Let
a log say `lift-off` or `evac` instead; then players find the number on the board.",
        bad: r#"
planet shore "Shore" {
    lift-off log 10
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; log 11; read-once }
}
log 10 { "Up and away."; -> end exploration }
log 11 { "The pilot will not wait."; -> goto log 10 }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 10
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky; log 11; read-once }
}
log 10 { "Up and away."; -> end exploration }
log 11 { "The pilot will not wait."; -> lift-off }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    // For each ending log, the field that names it, and the board.
    let mut endings: FxHashMap<AssetId, (&str, AssetId)> = FxHashMap::default();
    for board in &ctx.boards {
        for field in board.routes.board().fields().filter(|field| field.def().has_role("ending")) {
            if let Some(log) = field.target_asset() {
                endings.entry(log).or_insert((field.name(), board.routes.asset));
            }
        }
    }
    for (verb, does) in ctx.verbs_that(Act::Transfer) {
        let Some(field) = does.arg.and_then(|arg| verb.get(arg)) else { continue };
        let Some(log) = field.target_asset() else { continue };
        let Some((name, board)) = endings.get(&log) else { continue };
        if verb.owner().is_some_and(|owner| endings.contains_key(&owner)) {
            continue;
        }
        let help = match verb_for(&ctx.atlas.schema, name) {
            Some(verb) => format!("write `{verb}`, in a log; or send players to a log of its own"),
            None => "send players to a log of its own".to_owned(),
        };
        out.push(
            CHECK
                .rule
                .report(format!("{} is read before its time", ctx.atlas.display(log)))
                .help(help)
                .related(ctx.atlas.name_span(*board), format!("the {name} log of this board"))
                .at(field.span, "sends players to an ending while play goes on"),
        );
    }
}

/// The verb that sends players to whatever the board names in this field.
fn verb_for(schema: &Schema, field: &str) -> Option<String> {
    let verb = schema.shapes.iter().find(|shape| {
        shape.does.iter().any(|does| does.act == Act::Transfer && does.arg.is_none() && does.subject == field)
    })?;
    Some(verb.head_text())
}
