//! Lists that take more copies than there are.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7214",
        name: "missing-copies",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a list takes more copies than there are",
        explanation: "\
A list may take several copies of a card at once, but not more than the card has. Players would go on
searching the tray for one that was never printed.",
        bad: r#"
equipment E90 "Hand flare" { class small; ability any-time -> refresh 1 }
log 4 { reference; "Stores."; -> move cards { card E90 x 2 } from b.unavailable-equipment to b.armory; end }
"#,
        good: r#"
equipment E90 "Hand flare" { copies 2; class small; ability any-time -> refresh 1 }
log 4 { reference; "Stores."; -> move cards { card E90 x 2 } from b.unavailable-equipment to b.armory; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let copies = |rec: Rec<'_>| {
        rec.fields().find(|field| field.def().has_role("copies")).map(|field| (field.int(), field.span))
    };
    for line in ctx.in_role("card-line") {
        let Some((Some(taken), span)) = copies(line) else { continue };
        let Some(id) = line.fields().find_map(|field| field.target_asset()) else { continue };
        if ctx.atlas.asset(id).external || !ctx.is_sound(ctx.atlas.rec(id)) {
            continue;
        }
        let faces =
            ctx.atlas.faces(id).map(|face| copies(ctx.atlas.rec(face)).map_or(Some(1), |found| found.0));
        let Some(there) = faces.sum::<Option<i32>>() else { continue };
        if taken > there {
            out.push(
                CHECK
                    .rule
                    .report(format!("there are fewer than {taken} copies of {}", ctx.atlas.display(id)))
                    .help(format!("write `copies {taken}` on the card, or take {there}"))
                    .related(ctx.atlas.name_span(id), format!("copies: {there}"))
                    .at(span, "more than were printed"),
            );
        }
    }
}
