//! Two one-way paths between the same sectors that differ by a slip.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use rustc_hash::FxHashMap;

use super::pointless_path::icons;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3016",
        name: "uneven-pair",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "there and back differ by a letter",
        explanation: "\
Two one-way connections between the same places ask for the same things, but not quite: another letter,
or another colour. That may be uphill and downhill, or an edit that was made in one of them only. A
comment beside one of them explains it.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    sector 2 "Dune" { biomes rocky }
    path 1 -> 2 [danger A]
    path 2 -> 1 [danger B]
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
    path 1 -> 2 [danger A]
    path 2 -> 1 [danger B]  // the sand gives way
}
"#,
    },
    run,
};

/// Paths beside each other that a way back is compared with.
const MOST_BESIDE: usize = 8;

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for board in &ctx.boards {
        let edges = &board.routes.edges;
        let mut ways: FxHashMap<u32, usize> = FxHashMap::default();
        edges.iter().for_each(|edge| *ways.entry(edge.path.index).or_default() += 1);
        let mut known: FxHashMap<(usize, usize), Vec<Rec<'_>>> = FxHashMap::default();
        for back in edges.iter().filter(|edge| ways[&edge.path.index] == 1) {
            let there = known.get(&(back.to, back.from)).into_iter().flatten().copied();
            for there in there.filter(|there| there.index != back.path.index) {
                let (a, b) = (icons(ctx, there), icons(ctx, back.path));
                let alike = verbs(there) == verbs(back.path) && a != b;
                if !alike || is_explained(ctx, there) || is_explained(ctx, back.path) {
                    continue;
                }
                out.push(
                    CHECK
                        .rule
                        .report(format!("{} and {} differ", a.join(" + "), b.join(" + ")))
                        .help("make them the same, or say in a comment why they are not")
                        .related(there.span(), "the way there")
                        .at(back.path.span(), "the way back asks for almost the same"),
                );
            }
            let beside = known.entry((back.from, back.to)).or_default();
            if beside.len() < MOST_BESIDE {
                beside.push(back.path);
            }
        }
    }
}

fn verbs(path: Rec<'_>) -> Vec<u16> {
    let mut shapes: Vec<u16> =
        path.inside().filter(|rec| rec.is_verb()).map(|rec| rec.shape_id().0).collect();
    shapes.sort_unstable();
    shapes
}

/// Whether a comment stands beside it or right above.
fn is_explained(ctx: &Context<'_>, path: Rec<'_>) -> bool {
    let file = ctx.sources.get(path.span().file);
    let line = file.line_of(path.span().start);
    let text = |line: usize| {
        let start = *file.line_starts().get(line)? as usize;
        file.text().get(start..)?.lines().next()
    };
    let above = line.checked_sub(1).and_then(text).is_some_and(|text| text.trim_start().starts_with("//"));
    above || text(line).is_some_and(|text| text.contains("//"))
}
