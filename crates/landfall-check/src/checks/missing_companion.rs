//! Cards of a class that needs something more.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::FieldView;
use landfall_schema::{FieldId, ShapeId, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7210",
        name: "missing-companion",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "cards of this class need something more",
        explanation: "\
Some classes only make sense with another line on the card: an upgrade needs the card that it
upgrades, and that card must be of the right class itself; a structural mod adds to a stat. Without
it, players hold a card that does nothing.",
        bad: r#"
equipment E90 "Winch" {
    class mission-upgrade
    ability any-time -> refresh 1
}
log 4 { reference; "Stores."; -> gain equipment E90; end }
"#,
        good: r#"
equipment E90 "Winch" {
    class mission-upgrade
    upgrade-of E91
    ability any-time -> refresh 1
}
equipment E91 "Line and pulley" {
    class mission
    ability any-time -> refresh 1
}
log 4 { reference; "Stores."; -> gain equipment E90, gain equipment E91; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (at, shape) in ctx.atlas.schema.shapes.iter().enumerate() {
        for (slot, field) in shape.fields.iter().enumerate() {
            let Type::Word(vocab) = field.ty else { continue };
            let words = &ctx.atlas.schema.vocab(vocab).words;
            if words
                .iter()
                .any(|word| ["needs", "expects", "parent"].iter().any(|tag| word.tags.contains_key(*tag)))
            {
                let records = ctx.records(ShapeId(at as u16)).filter(|rec| ctx.is_sound(*rec));
                records
                    .filter_map(|rec| rec.get(FieldId(slot as u16)))
                    .for_each(|class| ask(ctx, class, out));
            }
        }
    }
}

fn ask(ctx: &Context<'_>, class: FieldView<'_>, out: &mut Reports) {
    let Some(word) = class.word() else { return };
    let name = class.rec.owner().map_or_else(String::new, |id| ctx.atlas.display(id));
    for (tag, severity) in [("needs", Severity::Error), ("expects", Severity::Warning)] {
        let Some(wanted) = word.tags.get(tag) else { continue };
        if class.rec.shape().field(wanted).is_none_or(|id| class.rec.has(id)) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("{name} has no `{wanted}`"))
                .severity(severity)
                .help(format!("add a line that begins with `{wanted}`, or choose another {}", class.name()))
                .at(class.span, format!("a {} card needs one", word.name)),
        );
    }
    let Some(wanted) = word.tags.get("parent") else { return };
    let Some(parent) = class.rec.fields().find(|field| field.def().has_role("parent")) else { return };
    let Some(id) = parent.target_asset().filter(|id| !ctx.atlas.asset(*id).external) else { return };
    let theirs = ctx.atlas.rec(id).get(class.id);
    if let Some(other) = theirs.filter(|other| other.word().is_some_and(|word| word.name != *wanted)) {
        out.push(
            CHECK
                .rule
                .report(format!("{} cannot be upgraded", ctx.atlas.display(id)))
                .help(format!("name a card of class `{wanted}`"))
                .related(other.span, "its class")
                .at(parent.span, format!("a {} card needs one of class {wanted}", word.name)),
        );
    }
}
