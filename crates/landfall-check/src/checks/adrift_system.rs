//! Systems in which the ship can only drift.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::{TextRole, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7220",
        name: "adrift-system",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a ship that comes here can only drift",
        explanation: "\
A visit to the star maps must end with a landing, or the ship is adrift: morale falls and a penalty is
paid. A system with no way out, nowhere to land and nothing to read makes that certain.",
        bad: r#"
system-map lantern "Lantern" { start; outbound shoal energy 1; destination 1 "Rock" energy 0 { landing L1 } }
system-map shoal "Shoal" { destination 1 "Gravel" energy 1 }
"#,
        good: r#"
system-map lantern "Lantern" { start; outbound shoal energy 1; destination 1 "Rock" energy 0 { landing L1 } }
system-map shoal "Shoal" { outbound lantern energy 1 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.assets_in_role("system") {
        let rec = ctx.atlas.rec(id);
        let leads_on =
            rec.inside().any(|rec| rec.is_verb() || rec.fields().any(|field| field.reference().is_some()));
        let told = rec.fields().any(|field| matches!(field.def().ty, Type::Text(TextRole::Rules)));
        if leads_on || told || !ctx.is_sound(rec) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("{} leads nowhere", ctx.atlas.display(id)))
                .help("add a way out with `outbound`, or a destination with a `landing`")
                .at(ctx.atlas.name_span(id), "no way out, nowhere to land, nothing to read"),
        );
    }
}
