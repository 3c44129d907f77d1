//! Checks with more tracks than a card has room for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5015",
        name: "crowded-check",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a check has more tracks than the rules know",
        explanation: "\
A check is resolved by one track or by two, such as one for success and one for trouble. With a third
one, players have to read a card that none of their reference sheets explain.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = progress red
        special [2 same] = progress yellow
        special [die] = progress green
        track yellow 3 -> gain success 1
        track green 4 -> replace P000
        track red 4 -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = progress red
        special [die] = progress green
        track green 4 -> replace P000
        track red 4 -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(most) = ctx.atlas.schema.fact("tracks-per-check") else { return };
    for (shape, field) in ctx.slots_in_role("tracks") {
        for check in ctx.records(shape) {
            let tracks: Vec<_> = check.blocks(field).collect();
            let Some(first_over) = tracks.get(usize::try_from(most).unwrap_or(usize::MAX)) else { continue };
            let name = &first_over.shape().name;
            out.push(
                CHECK
                    .rule
                    .report(format!("{} {name}s in one check", tracks.len()))
                    .help(format!("keep {most} of them, or split the action in two"))
                    .at(first_over.name_span(), format!("a check has {most} at most")),
            );
        }
    }
}
