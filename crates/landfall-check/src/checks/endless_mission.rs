//! Missions that never leave the board.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::Type;

use crate::ends::Ends;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6206",
        name: "endless-mission",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "nothing ever discards this mission",
        explanation: "\
A mission succeeds by leaving the board. One that is not optional and still lies there at docking
counts as failed, so something must discard it: a log, a card, or its own completion. A mission that
waits to be told needs somebody who tells.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Count the gulls" {
    objective "Count them."
    completion told
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M50
    global G01
    sector 1 "Beach" { lander; biomes rocky }
}
mission M50 "Count the gulls" {
    objective "Count them."
    completion when all-crew-in(1) -> discard mission M50
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let ends = Ends::of(ctx);
    for id in ctx.assets_in_role("goal") {
        let (rec, asset) = (ctx.atlas.rec(id), ctx.atlas.asset(id));
        let kind = ctx.atlas.schema.kind(asset.kind);
        let elsewhere = kind.standalone.is_some_and(|flag| rec.has(flag));
        let is_unsure = !ctx.is_sound(rec) || ctx.may_be_meant(id) || ctx.is_in_doubt(rec);
        if elsewhere || is_unsure || ends.any(ctx, id) {
            continue;
        }
        let optional = rec.fields().any(|field| field.def().has_role("optional"));
        let waits = rec.inside().flat_map(|rec| rec.fields()).find(|field| field.def().has_role("told"));
        if waits.is_none() && place(rec).is_none() {
            continue;
        }
        let name = ctx.atlas.display(id);
        let keyword = &kind.keyword;
        let draft = CHECK.rule.report(format!("nothing ever discards {name}")).severity(if optional {
            Severity::Warning
        } else {
            Severity::Error
        });
        out.push(match waits {
            Some(told) => draft
                .help(format!("let a log or card `discard {keyword} {}`", asset.key))
                .at(told.span, "no log and no card tells players to"),
            None => draft
                .help(format!("end the line with `-> discard {keyword} {}`", asset.key))
                .at(place(rec).unwrap_or(rec.name_span()), "the card stays on the board when this holds"),
        });
    }
}

/// Where a mission says how it ends.
fn place(rec: Rec<'_>) -> Option<Span> {
    let mut fields = rec.inside().flat_map(|rec| rec.fields());
    fields.find(|field| field.def().ty == Type::Condition).map(|field| field.span)
}
