//! Logs of a sector that happen again on every visit.

use landfall_analysis::graphs::{Actor, Place, verbs};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, AssetId, Rec, Value};
use landfall_schema::{Act, FieldId, Role};

use crate::board::Board;
use crate::exits::read_on;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3006",
        name: "repeating-log",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this log happens again on every arrival",
        explanation: "\
A log that a place of the board names is read on every arrival, as long as no card covers it. A log that
gives something away or changes another place, and neither covers its own nor asks whether it was read
before, does so again each time. Let it place a card, mark a box and ask for it, or mark the place with
the flag that the graph of the game calls `once`.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Wreck" { biomes rocky; log 10 }
    path 1 <-> 2 [travel]
}
log 10 { "A crate, and in it what you need."; -> gain success 1; end }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Wreck" { biomes rocky; log 10; read-once }
    path 1 <-> 2 [travel]
}
log 10 { "A crate, and in it what you need."; -> gain success 1; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        let once = board.graph.once;
        for (node, sector) in board.routes.nodes.iter().enumerate() {
            if once.is_some_and(|flag| sector.has(flag)) {
                continue;
            }
            for field in board.graph.arrival.iter().flat_map(|id| sector.all(*id)) {
                let Some(log) = field.target_asset() else { continue };
                let settles = CHECK.known(ctx, settles(ctx, board, node, log), ctx.atlas.rec(log), out);
                if settles.unwrap_or(true) {
                    continue;
                }
                let (name, place) = (ctx.atlas.display(log), board.name(node));
                let mut help =
                    format!("let {name} replace what lies in {place}, or mark a box and ask for it");
                if let Some(flag) = once.map(|flag: FieldId| &sector.shape().fields[flag.index()].name) {
                    help = format!("add `{flag}` to {place}, or let {name} place a card there");
                }
                out.push(
                    CHECK
                        .rule
                        .report(format!("{name} happens on every arrival in {place}"))
                        .help(help)
                        .related(ctx.atlas.name_span(log), "its effects come each time")
                        .at(field.span, "read again on every arrival"),
                );
            }
        }
    }
}

/// Whether the log covers its number, asks what happened before, or does nothing that should happen once. What
/// hurts or moves whoever comes may well do so each time.
fn settles(ctx: &Context<'_>, board: &Board<'_>, node: usize, log: AssetId) -> Answer<bool> {
    let mut harmless = true;
    let mut doubt = None;
    for (id, exits) in read_on(ctx, log) {
        doubt = doubt.or(ctx.read(ctx.atlas.rec(id)).doubt()).or(exits.doubt());
        let asks = |rec: Rec<'_>| rec.fields().any(|field| matches!(field.value, Value::Condition(_)));
        if ctx.atlas.rec(id).inside().any(asks) {
            return Answer::Known(true);
        }
        for verb in verbs(Actor::Asset(id), &board.routes) {
            for does in &verb.shape().does {
                let place = Place::of(verb, does.at, &board.routes);
                let here = does.at.is_some() && (place == Place::Here || place == Place::Node(node));
                match does.act {
                    Act::Place | Act::Replace if here => return Answer::Known(true),
                    Act::End if does.subject == board.graph.ends => return Answer::Known(true),
                    Act::Place | Act::Replace | Act::Discard => harmless = false,
                    Act::Gain => harmless &= !verb.shape().has_role(Role::Reward),
                    _ => {}
                }
            }
        }
    }
    Answer::unless(harmless, doubt)
}
