//! Arrows that begin outside a row.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, Schema, ShapeId, Type};

use super::unknown_row::family;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5014",
        name: "stray-arrow",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "an arrow begins where there is no row",
        explanation: "\
An arrow leads from one row of a check to another row of the same check. Players who are sent to a row
from a clock, a track or a plain action have no such check in front of them.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Lean on it" { -> refresh 1, then green }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Lean on it" { -> refresh 1 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (verb, does) in ctx.verbs_that(Act::Chain) {
        let (Some(shape), Some(by)) = (does.shape, does.by) else { continue };
        if verb.lineage().any(|rec| rec.shape_id() == shape)
            || is_told_elsewhere(&ctx.atlas.schema, verb, shape)
        {
            continue;
        }
        let row = &ctx.atlas.schema.shape(shape).name;
        let key = verb.get(by).and_then(|field| field.as_text()).unwrap_or_default();
        out.push(
            CHECK
                .rule
                .report(format!("an arrow to {key} begins outside a {row}"))
                .help(format!("write the effects of {key} here instead"))
                .at(verb.span(), format!("there is no {row} of a check here to follow")),
        );
    }
}

/// A check that has rows or tracks, but not this one, is reported by LF5003.
fn is_told_elsewhere(schema: &Schema, verb: Rec<'_>, shape: ShapeId) -> bool {
    let has_rows = |rec: &Rec<'_>| rec.shape().fields.iter().any(|field| field.ty == Type::Block(shape));
    let Some(home) = verb.lineage().find(has_rows) else { return false };
    family(schema, shape).iter().any(|shape| home.children(*shape).next().is_some())
}
