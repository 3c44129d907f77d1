//! Logs that send players round in circles.

use landfall_analysis::Board;
use landfall_analysis::graphs::Net;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Doubt};

use crate::exits::{is_log, logs, read_on};
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6103",
        name: "log-loop",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "these logs lead to each other and never end",
        explanation: "\
A log may well send players back to one they have read before, as long as there is a way out at some
point. From these logs there is none: every choice and every instruction leads to another of them.",
        bad: r#"
log 1 { reference; "You look at the door."; -> goto log 10 }
log 10 { "The door looks at you."; -> goto log 1 }
"#,
        good: r#"
log 1 { reference; "You look at the door."; -> goto log 10 }
log 10 {
    "The door looks at you."
    choice "Look again" -> goto log 1
    choice "Leave it" -> end turn
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    // Backwards from every log that lets players go, or leads to something that is no log.
    let mut ways: Vec<(usize, usize)> = Vec::new();
    let (mut free, mut doubtful) = (Vec::new(), Vec::new());
    for id in logs(ctx.atlas) {
        let exits = ctx.exits(id);
        ways.extend(exits.to().map(|to| (id.0 as usize, to.0 as usize)));
        if exits.lets_go().is(true) || exits.ends || exits.to().any(|to| !is_log(ctx.atlas, to)) {
            free.push(id.0 as usize);
        } else if let Some(doubt) = exits.doubt() {
            doubtful.push((id.0 as usize, doubt));
        }
    }
    let net = Net::new(ctx.atlas.assets.len(), ways);
    let free = net.reaching(free);
    // What leads nowhere is part of no circle.
    if logs(ctx.atlas).all(|id| free[id.0 as usize] || ctx.flow.next(id).next().is_none()) {
        return;
    }
    let reaching = |wanted: Doubt| {
        net.reaching(doubtful.iter().filter(|(_, doubt)| *doubt == wanted).map(|(id, _)| *id))
    };
    let doubts = [Doubt::Mistake, Doubt::Elsewhere].map(|doubt| (doubt, reaching(doubt)));
    let doubt_of =
        |id: AssetId| doubts.iter().find(|(_, reached)| reached[id.0 as usize]).map(|(doubt, _)| *doubt);
    let opening = |board: &Board<'_>| board.routes.board().get(board.graph.opening?)?.target_asset();
    let openings: Vec<AssetId> =
        ctx.boards.iter().filter_map(opening).filter(|log| !free[log.0 as usize]).collect();
    // The whole circle is one mistake, told at its first log.
    for circle in ctx.flow.cycles() {
        let Some(first) = circle.first().filter(|id| is_log(ctx.atlas, **id) && !free[id.0 as usize]) else {
            continue;
        };
        if CHECK.leave_open(ctx, doubt_of(*first), ctx.atlas.rec(*first), out) {
            continue;
        }
        let names: Vec<String> = circle.iter().map(|id| ctx.atlas.display(*id)).collect();
        let mut draft = CHECK
            .rule
            .report(format!("{} never lets players go", names[0]))
            .help("give one of them a way out: `end`, a choice, or an effect that ends the turn");
        for (other, name) in circle.iter().zip(&names).skip(1).take(3) {
            draft = draft.related(ctx.atlas.name_span(*other), format!("{name} is part of the circle"));
        }
        let label = match names.len() {
            1 => "leads to itself, whatever players do",
            _ => "every way on leads back here",
        };
        // Behind what is read before anybody lands, play never begins.
        let is_opening =
            openings.iter().any(|opening| read_on(ctx, *opening).iter().any(|(id, _)| id == first));
        let severity = if is_opening { Severity::Error } else { CHECK.rule.severity };
        out.push(draft.severity(severity).at(ctx.atlas.name_span(*first), label));
    }
}
