//! Failures that ask for dice.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5010",
        name: "gated-failure",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a failure asks for dice",
        explanation: "\
The red row is what players resolve when no other row is met, so it asks for nothing. With a
requirement of its own, a roll that misses every row would have no outcome at all.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> replace P000
        red [accident] -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for row in ctx.rows() {
        let Some((gate, _)) = row.gate.as_ref().filter(|_| row.is_fallback) else { continue };
        let word = row.rec.key().unwrap_or_default();
        out.push(
            CHECK
                .rule
                .report(format!("{word} asks for dice"))
                .help(format!("write `{word} -> ...` without the brackets"))
                .at(gate.span, "this row is for rolls that meet no other"),
        );
    }
}
