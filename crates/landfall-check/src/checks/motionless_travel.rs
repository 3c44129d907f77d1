//! Travel blocks that leave the traveller where they are.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Doubt, Rec, Target};
use landfall_schema::{Act, Schema, Shape};

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
        title: "this is instead of moving, and moves nobody",
        explanation: "\
Some ways leave it to a block of the board, or of a card that holds everywhere, what moving along them
means. So the block must move players itself. Without that, nobody ever leaves a place by such a way.",
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
            let verbs: Vec<Rec<'_>> = rec.inside().filter(|verb| verb.is_verb()).collect();
            let answers: Vec<Answer<bool>> = verbs.iter().map(|verb| leads_to_move(ctx, *verb)).collect();
            if verbs.iter().any(|verb| moves(ctx, *verb)) || answers.iter().any(|answer| answer.is(true)) {
                continue;
            }
            if CHECK.leave_open(ctx, answers.iter().filter_map(Answer::doubt).min(), rec, out) {
                continue;
            }
            let name = &rec.shape().name;
            out.push(
                CHECK
                    .rule
                    .report(format!("this {name} moves nobody"))
                    .help(format!("add `{}` to its effects", step(&ctx.atlas.schema)))
                    .at(rec.name_span(), "players stay where they are"),
            );
        }
    }
}

/// How the effect that moves players along a way is written.
pub(super) fn step(schema: &Schema) -> String {
    let moves = |shape: &&Shape| {
        let mut does = shape.does.iter().filter(|does| does.act == Act::Move);
        does.any(|does| schema.graphs.iter().any(|graph| graph.mover == does.subject))
    };
    schema.shapes.iter().filter(moves).find_map(Shape::bare_phrase).unwrap_or_else(|| "move".to_owned())
}

pub(super) fn moves(ctx: &Context<'_>, verb: Rec<'_>) -> bool {
    verb.shape().does.iter().any(|does| {
        matches!(does.act, Act::Move | Act::Put)
            && ctx.atlas.schema.graphs.iter().any(|graph| graph.mover == does.subject)
    })
}

/// Whether it sends players to a log that moves them.
fn leads_to_move(ctx: &Context<'_>, verb: Rec<'_>) -> Answer<bool> {
    let transfers = verb.shape().does.iter().filter(|does| does.act == Act::Transfer);
    let (mut is_moved, mut doubt) = (false, None);
    for target in transfers.filter_map(|does| verb.get(does.arg?)?.target()) {
        let Target::Asset(log) = target else {
            // What is missing was reported, and may have moved them.
            doubt = Some(Doubt::Mistake);
            continue;
        };
        for (id, exits) in read_on(ctx, log) {
            let moves = |verb: Rec<'_>| verb.is_verb() && moves(ctx, verb);
            is_moved |= exits.ends || ctx.atlas.rec(id).inside().any(moves);
            doubt = doubt.or(exits.doubt()).or(ctx.read(ctx.atlas.rec(id)).doubt());
        }
    }
    Answer::unless(is_moved, doubt)
}
