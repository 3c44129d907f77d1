//! Effects on `you` when nobody acts.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Control, FieldId, Role, Type};

use crate::ask::verbs;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5023",
        name: "nobody-acts",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nobody acts here, so `you` means nobody",
        explanation: "\
When a clock runs out, a threat acts or trouble breaks out on board, it is no crewmember's doing. An
effect that strikes whoever acts then leaves players to argue about who that is. Name the target, such
as `for crew-all` or `each crew-in(3) { ... }`.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> injury wounded, replace P000
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    time-track 4 -> injury wounded for crew-random, replace P000
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for field in ctx.fields_in_role(Role::Unattended).into_iter().filter(|field| ctx.is_sound(field.rec)) {
        for verb in verbs(field) {
            let Some(place) = meant_for_nobody(verb) else { continue };
            let draft = CHECK.rule.report("nobody acts here");
            let draft = match place {
                Some(target) => draft
                    .help("name a target that needs nobody to act, such as `crew-all` or `crew-random`")
                    .related(target, "whoever acts, and those around them"),
                None => draft
                    .help("name the target: add `for crew-all`, or put it into `each crew-in(3) { ... }`"),
            };
            out.push(draft.at(verb.span(), "strikes whoever acts, and that is nobody"));
        }
    }
}

/// `Some` when the verb strikes whoever acts; inside, the target that says so if it is written.
fn meant_for_nobody(verb: Rec<'_>) -> Option<Option<Span>> {
    let slots = verb.shape().fields.iter().enumerate();
    let (slot, _) = slots.into_iter().find(|(_, field)| field.ty == Type::Target)?;
    let given = verb.get(FieldId(slot as u16));
    let target = given.and_then(|field| field.record());
    match (given, target) {
        (Some(field), Some(target)) => target.shape().has_role(Role::Acting).then_some(Some(field.span)),
        // The target was reported.
        (Some(_), None) => None,
        (None, _) => (verb.control().is_none() && !is_aimed(verb)).then_some(None),
    }
}

/// Whether something around the verb says to whom it happens.
fn is_aimed(verb: Rec<'_>) -> bool {
    verb.lineage().skip(1).any(|rec| rec.control() == Some(Control::Each))
}
