//! Parts of a dice check where no dice are rolled.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::Role;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5021",
        name: "check-part-without-check",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "parts of a dice check, but no dice are rolled",
        explanation: "\
Danger dice, special effects, rows and tracks belong to a dice check. Without its icon none of the ten
steps apply: nobody rolls, and these parts are dead letters on the card.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" {
        danger A
        green [physical] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        danger A
        green [physical] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (shape, mark) in ctx.slots_in_role(Role::CheckMark) {
        let name = &ctx.atlas.schema.field(shape, mark).name;
        for rec in ctx.records(shape).filter(|rec| !rec.has(mark) && ctx.is_sound(*rec)) {
            let Some(part) = rec.fields().find(|field| field.def().has_role(Role::CheckPart)) else {
                continue;
            };
            let what = rec.title().map_or(rec.shape().name.clone(), |title| format!("`{title}`"));
            let place = part.record().map_or(part.span, |block| block.name_span());
            out.push(
                CHECK
                    .rule
                    .report(format!("{what} is not a dice check"))
                    .help(format!("write `{name}` before the `{{`, or take out the {}", part.name()))
                    .related(rec.name_span(), format!("has no `{name}`"))
                    .at(place, "only a dice check has this"),
            );
        }
    }
}
