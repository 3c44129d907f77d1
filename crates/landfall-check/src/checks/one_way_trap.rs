//! Ways in without a way back.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, Doubt};

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3002",
        name: "one-way-trap",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "players who come here cannot get back",
        explanation: "\
Play ends well where it began, and everyone elsewhere is lost. From each place that players can enter
there must be a way back to where they began, along ways or by an effect that places them, or something
there must end play. Where players may choose between several places to begin, this holds for each of
them. Where a clock ends it all anyway, or another beginning is safe, it is a warning.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Vault" { biomes rocky }
    path 1 -> 2 [travel]
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
    path 1 -> 2 [travel]
    path 2 -> 1 [spend any]
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in ctx.boards.iter().filter(|board| board.graph.home.is_some()) {
        let answers: Vec<Vec<Answer<bool>>> = board.homes.iter().map(|home| trapped(board, *home)).collect();
        let doubt = answers.iter().flatten().filter_map(Answer::doubt).min();
        CHECK.leave_open(ctx, doubt, board.routes.board(), out);
        let known = |answers: &Vec<Answer<bool>>| answers.iter().map(|answer| answer.is(true)).collect();
        let trapped: Vec<Vec<bool>> = answers.iter().map(known).collect();
        let count = board.routes.nodes.len();
        for node in 0..count {
            let from: Vec<usize> = (0..board.homes.len()).filter(|at| trapped[*at][node]).collect();
            let Some(first) = from.first() else { continue };
            // The first sector of a dead end stands for the whole of it.
            if is_deeper(board, &trapped, node, *first) {
                continue;
            }
            report(board, node, board.homes[*first], from.len() == board.homes.len(), &trapped[*first], out);
        }
    }
}

/// Nodes that can be entered after landing at `home` and not left again.
fn trapped(board: &Board<'_>, home: usize) -> Vec<Answer<bool>> {
    let starts = if board.homes == board.starts { vec![home] } else { board.starts.clone() };
    let reached = board.routes.reached(&starts, &board.carries);
    let is_home = |node: &usize| *node == home || board.presence.homes.contains(node);
    let is_safe = |node: &usize| is_home(node) || board.presence.ends[*node];
    let safe: Vec<usize> = (0..reached.len()).filter(is_safe).collect();
    let back = board.routes.reaching(&safe, &board.carries);
    // A way that was reported may be the way out.
    let maybe = board.routes.reaching(board.routes.doubtful(), &board.carries);
    let answer = |node: usize| match reached[node] && !back[node] {
        true if maybe[node] => Answer::Unknown(Doubt::Mistake),
        trapped => Answer::Known(trapped),
    };
    (0..reached.len()).map(answer).collect()
}

/// Whether another trapped sector with a lower place in the text leads here, and no free one does.
fn is_deeper(board: &Board<'_>, trapped: &[Vec<bool>], node: usize, home: usize) -> bool {
    let entered_freely = board.routes.edges.iter().any(|edge| edge.to == node && !trapped[home][edge.from])
        || board.carries.iter().any(|(from, to)| *to == node && !trapped[home][*from])
        || board.starts.contains(&node);
    !entered_freely
}

fn report(board: &Board<'_>, node: usize, home: usize, always: bool, trapped: &[bool], out: &mut Reports) {
    let rec = board.routes.nodes[node];
    let name = board.name(node);
    let inside: Vec<usize> = (0..trapped.len()).filter(|other| trapped[*other]).collect();
    let mut draft = CHECK
        .rule
        .report(format!("{name} has no way back"))
        .severity(if always && !board.presence.ends_anyway { Severity::Error } else { Severity::Warning })
        .help(format!(
            "add a way out, such as `{}`, or an effect that places the {} elsewhere",
            board.way(node, "->", home),
            board.graph.mover
        ));
    if let Some(way) = board.routes.way(home, node) {
        let last = board
            .routes
            .edges
            .iter()
            .find(|edge| way.len() > 1 && edge.from == way[way.len() - 2] && edge.to == node);
        if let Some(edge) = last {
            draft = draft.related(
                edge.path.span(),
                format!("the way in: {}", board.names(&way).replace(", ", " -> ")),
            );
        }
    }
    let label = match (inside.len(), always) {
        (1, true) => format!("nobody who comes here can return to the {}", board.home()),
        (1, false) => format!("nobody who landed in {} can return from here", board.name(home)),
        _ => {
            format!("nobody returns to {} from {}s {}", board.name(home), board.node(), board.names(&inside))
        }
    };
    out.push(draft.at(rec.name_span(), label));
}
