//! Effects on `you` when nobody acts.

use std::collections::BTreeSet;

use landfall_analysis::graphs::spread;
use landfall_analysis::ledger::Thing;
use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Doubt, FieldView, Rec};
use landfall_schema::{Act, Class, Control, FieldId, Role, Schema, Type};

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
When a clock runs out, or a card acts without anybody, it is no player's doing. An effect that strikes
whoever acts then leaves players to argue about who that is. Name the target.",
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
    let fields: Vec<FieldView<'_>> = ctx.fields_in_role(Role::Unattended).collect();
    let mut lists: Vec<Vec<Rec<'_>>> = Vec::new();
    for field in &fields {
        if CHECK.can_ask(ctx, field.rec, out) {
            lists.push(verbs(*field).collect());
        }
    }
    for (log, doubt) in unattended_logs(ctx, &fields) {
        let rec = ctx.atlas.rec(log);
        let verbs: Vec<Rec<'_>> = rec.inside().filter(|rec| rec.is_verb()).collect();
        let concerns = verbs.iter().any(|verb| meant_for_nobody(*verb).is_some());
        if concerns && !CHECK.leave_open(ctx, doubt, rec, out) {
            lists.push(verbs);
        }
    }
    for list in lists {
        for verb in list {
            let Some(place) = meant_for_nobody(verb) else { continue };
            let draft = CHECK.rule.report("nobody acts here");
            let draft = match place {
                Some(target) => draft
                    .help(format!("name a target that needs nobody to act{}", others(&ctx.atlas.schema)))
                    .related(target, "whoever acts, and those around them"),
                None => draft.help(format!("name the target{}", others(&ctx.atlas.schema))),
            };
            out.push(draft.at(verb.span(), "strikes whoever acts, and that is nobody"));
        }
    }
}

/// Targets that need nobody to act, as the game writes them.
fn others(schema: &Schema) -> String {
    let targets = schema.shapes.iter().filter(|shape| shape.class == Class::Target);
    let plain = targets.filter(|shape| !shape.has_role(Role::Acting) && shape.fields.is_empty());
    let names: Vec<String> = plain.take(2).map(|shape| format!("`{}`", shape.first_words())).collect();
    if names.is_empty() { String::new() } else { format!(", such as {}", names.join(" or ")) }
}

/// Logs that only such a field sends players to, or another such log: nobody acts there either. A line that could not be
/// read may send somebody there all the same, and then on to those behind it.
fn unattended_logs(ctx: &Context<'_>, fields: &[FieldView<'_>]) -> Vec<(AssetId, Option<Doubt>)> {
    let sent = |rec: Rec<'_>| -> Vec<AssetId> {
        let transfers = rec.shape().does.iter().filter(|does| does.act == Act::Transfer);
        transfers.filter_map(|does| rec.get(does.arg?)?.target_asset()).collect()
    };
    let mut found: BTreeSet<AssetId> = BTreeSet::new();
    let mut queue: Vec<AssetId> = fields.iter().flat_map(|field| verbs(*field)).flat_map(sent).collect();
    let sent_on = |log: AssetId| ctx.atlas.rec(log).inside().filter(|rec| rec.is_verb()).flat_map(sent);
    while let Some(log) = queue.pop() {
        if found.insert(log) {
            queue.extend(sent_on(log));
        }
    }
    let is_inside = |rec: Rec<'_>| {
        fields.iter().any(|field| field.rec.unit == rec.unit && field.span.contains(rec.span()))
    };
    // One that is sent to by anything else has somebody who acts, and so have those behind it.
    loop {
        let attended = |log: &AssetId| {
            ctx.atlas.asset(*log).external
                || ctx.ledger.readers(Thing::Asset(*log)).iter().any(|entry| {
                    let by_log =
                        entry.rec.owner().is_some_and(|owner| owner != *log && found.contains(&owner));
                    !by_log && entry.rec.owner() != Some(*log) && !is_inside(entry.rec)
                })
        };
        let gone: Vec<AssetId> = found.iter().copied().filter(attended).collect();
        if gone.is_empty() {
            let unread = found.iter().copied().filter(|log| ctx.unread_about(*log).is_some());
            let doubtful = spread(unread, sent_on);
            let doubt = |log: &AssetId| doubtful.contains(log).then_some(Doubt::Mistake);
            return found.iter().map(|log| (*log, doubt(log))).collect();
        }
        found.retain(|log| !gone.contains(log));
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
