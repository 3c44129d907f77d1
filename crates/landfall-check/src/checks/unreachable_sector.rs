//! Sectors that exist on paper but never in play.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3001",
        name: "unreachable-sector",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "no route leads to this place",
        explanation: "\
From where play begins, players follow the ways of the board in the direction of their arrows, and
effects may place them somewhere. A place that neither reaches is printed and translated, and nobody ever
sees it. Usually a way is missing or points in the other direction.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Vault" { biomes rocky }
    path 2 -> 1 [travel]
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Vault" { biomes rocky }
    path 2 <-> 1 [travel]
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        // Without a beginning every sector is unreachable; that is reported once, by LF3004.
        if board.starts.is_empty() {
            continue;
        }
        let answers = board.routes.reaches(&board.starts, &board.carries);
        for (node, rec) in board.routes.nodes.iter().enumerate() {
            if CHECK.known(ctx, answers[node], *rec, out) != Some(false) {
                continue;
            }
            let reached: Vec<bool> = answers.iter().map(|answer| answer.is(true)).collect();
            let (name, way) = (board.name(node), board.edge());
            let outward = board.routes.edges.iter().find(|edge| edge.from == node && reached[edge.to]);
            let help = match outward {
                Some(edge) => format!(
                    "the {way} to {} is one way: write `<->`, or add a {way} that leads here",
                    board.name(edge.to)
                ),
                None => {
                    let example = board.way(board.starts[0], "<->", node);
                    format!("add a {way} that leads here, such as `{example}`")
                }
            };
            let mut draft = CHECK.rule.report(format!("no route leads to {name}")).help(help);
            if let Some(edge) = outward {
                draft = draft.related(edge.path.span(), "leads out of it only");
            }
            out.push(draft.at(rec.name_span(), format!("no {way} and no effect leads here")));
        }
    }
}
