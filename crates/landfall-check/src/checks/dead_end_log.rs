//! Logs that stop without saying how play goes on.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{FieldView, Rec, Value};
use landfall_schema::{Role, TextRole, Type};

use crate::exits::logs;
use crate::truth::always_one;
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
when one way through a log sends players on and the other simply stops, or when every choice has a condition and
all of them can fail. If play goes on where it was interrupted, say so with `end`.",
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
        if !exits.falls || ctx.atlas.asset(id).external || !CHECK.can_ask(ctx, log, out) {
            continue;
        }
        let kind = ctx.atlas.schema.kind(ctx.atlas.asset(id).kind);
        let looked_up = kind.standalone.is_some_and(|flag| log.has(flag));
        let says_nothing = !has_instructions(log);
        let half_open = exits.ends || !exits.ways.is_empty();
        let (guards, offered) = guarded(log);
        let may_offer_nothing = !guards.is_empty() && always_one(&guards, ctx.sources) == Some(false);
        let is_covered = !guards.is_empty() && always_one(&guards, ctx.sources) == Some(true);
        if is_covered || !may_offer_nothing && !half_open && (!says_nothing || looked_up) {
            continue;
        }
        let name = ctx.atlas.display(id);
        let Some(flag) = log.shape().field_in_role(Role::BackToPlay) else { continue };
        let flag = &log.shape().fields[flag.index()].name;
        let (message, label) = match says_nothing {
            _ if may_offer_nothing => (
                format!("{name} can leave players without a {offered}"),
                format!("every {offered} has a condition, and all of them can fail"),
            ),
            true => (format!("{name} just stops"), format!("nothing to do here, and no `{flag}`")),
            false => (format!("{name} stops halfway"), "one way leads on, the other just stops".to_owned()),
        };
        let help = match may_offer_nothing {
            true => {
                format!("add a {offered} without a condition, or `{flag}` if play then goes on where it was")
            }
            false => format!("add `{flag}` if play goes on where it was, or say where it goes"),
        };
        out.push(CHECK.rule.report(message).help(help).at(ctx.atlas.name_span(id), label));
    }
}

/// The conditions of everything a log offers, when each has one and nothing else is in it, and what the game calls it.
fn guarded(log: Rec<'_>) -> (Vec<FieldView<'_>>, String) {
    let mut conditions = Vec::new();
    let mut name = String::new();
    for field in log.fields() {
        match field.def().ty {
            Type::Effects => return (Vec::new(), name),
            Type::Block(_) => {
                let Some(block) = field.record().filter(|block| block.inside().any(|rec| rec.is_verb()))
                else {
                    continue;
                };
                let Some(condition) = block.fields().find(|field| matches!(field.value, Value::Condition(_)))
                else {
                    return (Vec::new(), name);
                };
                conditions.push(condition);
                name.clone_from(&block.shape().name);
            }
            _ => {}
        }
    }
    (conditions, name)
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
