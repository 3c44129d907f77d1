//! Logs that stop without saying how play goes on.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Role, TextRole, Type};

use crate::exits::logs;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6108",
        name: "dead-end-log",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this log stops without a word about what comes next",
        explanation: "\
A log without instructions, choices or `end` leaves players looking for the rest of it. The same is true
when one way through a log sends players on and the other simply stops. If play goes on where it was
interrupted, say so with `end`.",
        bad: r#"
log 1 { reference; "The door."; -> goto log 10 }
log 10 { "It is open." }
"#,
        good: r#"
log 1 { reference; "The door."; -> goto log 10 }
log 10 { "It is open."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in logs(ctx.atlas) {
        let exits = ctx.exits(id);
        let log = ctx.atlas.rec(id);
        // A line that was not understood may be the one that says where it goes.
        if !exits.falls || ctx.atlas.asset(id).external || !ctx.is_sound(log) {
            continue;
        }
        let kind = ctx.atlas.schema.kind(ctx.atlas.asset(id).kind);
        let looked_up = kind.standalone.is_some_and(|flag| log.has(flag));
        let says_nothing = !has_instructions(log);
        let half_open = exits.ends || exits.unknown || !exits.to.is_empty();
        if !half_open && (!says_nothing || looked_up) {
            continue;
        }
        let name = ctx.atlas.display(id);
        let Some(flag) = log.shape().field_in_role(Role::BackToPlay) else { continue };
        let flag = &log.shape().fields[flag.index()].name;
        let (message, label) = match says_nothing {
            true => (format!("{name} just stops"), format!("nothing to do here, and no `{flag}`")),
            false => (format!("{name} stops halfway"), "one way leads on, the other just stops".to_owned()),
        };
        out.push(
            CHECK
                .rule
                .report(message)
                .help(format!("add `{flag}` if play goes on where it was, or say where it goes"))
                .at(ctx.atlas.name_span(id), label),
        );
    }
}

/// Whether players are told anything to do, in effects or in words.
fn has_instructions(log: Rec<'_>) -> bool {
    log.fields().any(|field| match field.def().ty {
        Type::Effects => true,
        Type::Block(_) => field.record().is_some_and(|block| block.inside().any(|rec| rec.is_verb())),
        Type::Text(role) => role == TextRole::Rules,
        _ => false,
    })
}
