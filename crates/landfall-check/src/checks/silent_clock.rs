//! Clocks at whose end nothing happens.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::{Role, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6203",
        name: "silent-clock",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "nothing happens at the end of this clock",
        explanation: "\
Players move the token space by space because something waits at the end. A clock whose last space is
empty makes them count towards nothing.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    time-track { space -> lose supplies 1; space }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    time-track { space -> lose supplies 1; space -> replace P000 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for clock in ctx.in_role(Role::Clock).into_iter().filter(|clock| ctx.is_sound(*clock)) {
        let spaces = clock.fields().filter_map(|field| field.record());
        let Some(last) = spaces.filter(|rec| rec.shape().has_role(Role::ClockSpace)).last() else { continue };
        if last.fields().any(|field| field.def().ty == Type::Effects) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report("this clock runs out and nothing happens")
                .help(
                    "say what happens on the last space, such as `space -> goto log 12`, or delete the space",
                )
                .at(last.name_span(), "the last space has no effect"),
        );
    }
}
