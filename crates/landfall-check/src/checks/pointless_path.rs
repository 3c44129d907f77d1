//! Paths that add nothing to the map.

use landfall_analysis::graphs::Edge;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;

use crate::board::Board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3012",
        name: "pointless-path",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this way leads nowhere new",
        explanation: "\
A way from a place to itself, or a second one with the same icons in the same direction, gives players
nothing that they did not have. Nearly always one of the numbers is wrong.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky }
    path 1 <-> 2 [travel]
    path 2 <-> 1 [travel]
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky }
    path 1 <-> 2 [travel]
    path 2 -> 1 [spend any]
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        let edges = &board.routes.edges;
        let mut told: Vec<u32> = Vec::new();
        for (at, edge) in edges.iter().enumerate() {
            if told.contains(&edge.path.index) {
                continue;
            }
            if edge.from == edge.to {
                told.push(edge.path.index);
                out.push(
                    CHECK
                        .rule
                        .report(format!("a {} leads from {} to itself", board.edge(), board.name(edge.from)))
                        .help(format!("correct one of the numbers, or delete the {}", board.edge()))
                        .at(edge.path.span(), format!("both ends are the same {}", board.node())),
                );
            } else if let Some(first) = edges[..at].iter().find(|first| is_twin(ctx, first, edge)) {
                told.push(edge.path.index);
                out.push(twin(board, edge, first.path));
            }
        }
    }
}

fn is_twin(ctx: &Context<'_>, a: &Edge<'_>, b: &Edge<'_>) -> bool {
    a.path.index != b.path.index
        && a.from == b.from
        && a.to == b.to
        && icons(ctx, a.path) == icons(ctx, b.path)
}

fn twin(board: &Board<'_>, edge: &Edge<'_>, first: Rec<'_>) -> landfall_diagnostics::Report {
    CHECK
        .rule
        .report(format!(
            "{} and {} have the same {} twice",
            board.name(edge.from),
            board.name(edge.to),
            board.edge()
        ))
        .help(format!("correct one of the numbers, give it other icons, or delete the {}", board.edge()))
        .related(first.span(), "the same icons, the same direction")
        .at(edge.path.span(), "offers nothing that the other does not")
}

/// What the path costs, in any order.
pub(super) fn icons(ctx: &Context<'_>, path: Rec<'_>) -> Vec<String> {
    let verbs = path.inside().filter(|rec| rec.is_verb());
    let mut icons: Vec<String> = verbs
        .map(|verb| ctx.sources.slice(verb.span()).split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    icons.sort();
    icons
}
