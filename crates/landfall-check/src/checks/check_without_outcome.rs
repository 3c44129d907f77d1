//! Dice that are rolled for nothing.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::Role;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5026",
        name: "check-without-outcome",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "dice are rolled, but no outcome reads them",
        explanation: "\
A dice check ends in one of its rows or on one of its tracks. With plain effects instead, players roll
and spend their dice although nothing looks at them.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Lean on it" check { -> refresh 1 }
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
    for (shape, mark) in ctx.slots_in_role(Role::CheckMark) {
        let Some(plain) = ctx.atlas.schema.shape(shape).field_in_role(Role::Checkless) else { continue };
        for rec in ctx.records(shape).filter(|rec| ctx.is_sound(*rec)) {
            let (Some(check), Some(effects)) = (rec.get(mark), rec.get(plain)) else { continue };
            let what = rec.title().map_or(rec.shape().name.clone(), |title| format!("`{title}`"));
            out.push(
                CHECK
                    .rule
                    .report(format!("{what} rolls dice that nothing reads"))
                    .help(format!("delete `{}`, or write rows such as `green [die] -> ...`", check.name()))
                    .related(effects.span, "happens whatever the dice show")
                    .at(check.span, "a check needs rows or tracks"),
            );
        }
    }
}
