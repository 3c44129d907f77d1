//! Finished sites that are forgotten.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3105",
        name: "unsaved-ending",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the last card of a sector is not saved",
        explanation: "\
A card that is not saved goes back to the tray when players leave the planet, and nothing is written down.
If it is also the card that finishes its sector, the next visit begins as if nothing had happened.",
        bad: r#"
poi P010 "Trampled sand" { standalone; last-poi; do-not-save }
"#,
        good: r#"
poi P010 "Trampled sand" { standalone; last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for unsaved in ctx.fields_in_role("unsaved") {
        let card = unsaved.rec;
        let finished = card.shape().field_in_role("finished").and_then(|flag| card.get(flag));
        if let (Some(finished), Some(id)) = (finished, card.owner()) {
            let name = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} finishes its sector and is forgotten"))
                    .help(format!("keep `{}` or `{}`, not both", finished.name(), unsaved.name()))
                    .related(finished.span, "the sector counts as finished")
                    .at(unsaved.span, "on the next visit nobody knows"),
            );
        }
    }
}
