//! Rows that every roll meets.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5011",
        name: "ungated-row",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a row asks for no dice",
        explanation: "\
Rows are read from top to bottom and the first one that is met is the outcome. A green or yellow row
without a requirement is met by every roll, even by one without dice, so nothing below it can happen.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green -> replace P000
        red -> danger A
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
        if row.is_fallback || row.gate.is_some() || !row.can_be_gated || !ctx.is_sound(row.rec) {
            continue;
        }
        let Some(word) = row.rec.key() else { continue };
        out.push(
            CHECK
                .rule
                .report(format!("every roll meets {word}"))
                .help(format!("say what the dice must show, such as `{word} [die] -> ...`"))
                .at(row.rec.name_span(), "asks for no dice, so nothing below it can happen"),
        );
    }
}
