//! Travel blocks that leave the traveller where they are.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Rec, Target};
use landfall_schema::Act;

use super::undefined_travel::asked_of_the_board;
use crate::exits::read_on;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3014",
        name: "motionless-travel",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "travelling moves nobody",
        explanation: "\
Where a path has the travel icon, the travel block of the global condition takes the place of the step
that moves the crewmember. So the block must say it itself: `move to connected`. Without it nobody ever
leaves their sector by such a path.",
        bad: r#"
global-condition G50 "Low fog" { standalone; travel -> spend any }
"#,
        good: r#"
global-condition G50 "Low fog" { standalone; travel -> spend any, move to connected }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for block in asked_of_the_board(&ctx.atlas.schema) {
        for rec in ctx.records(block) {
            if !CHECK.can_ask(ctx, rec, out) {
                continue;
            }
            if rec
                .inside()
                .filter(|verb| verb.is_verb())
                .any(|verb| moves(ctx, verb) || leads_to_move(ctx, verb))
            {
                continue;
            }
            let name = &rec.shape().name;
            out.push(
                CHECK
                    .rule
                    .report(format!("this {name} moves nobody"))
                    .help("add `move to connected` to its effects")
                    .at(rec.name_span(), "whoever travels stays where they are"),
            );
        }
    }
}

pub(super) fn moves(ctx: &Context<'_>, verb: Rec<'_>) -> bool {
    verb.shape().does.iter().any(|does| {
        matches!(does.act, Act::Move | Act::Put)
            && ctx.atlas.schema.graphs.iter().any(|graph| graph.mover == does.subject)
    })
}

/// Whether it sends players to a log that moves them.
fn leads_to_move(ctx: &Context<'_>, verb: Rec<'_>) -> bool {
    let transfers = verb.shape().does.iter().filter(|does| does.act == Act::Transfer);
    transfers.filter_map(|does| verb.get(does.arg?)?.target()).any(|target| match target {
        Target::Asset(log) => read_on(ctx, log).into_iter().any(|(id, exits)| {
            exits.unknown
                || exits.ends
                || ctx.atlas.rec(id).inside().any(|verb| verb.is_verb() && moves(ctx, verb))
        }),
        // What is missing was reported, and may have moved them.
        _ => true,
    })
}
