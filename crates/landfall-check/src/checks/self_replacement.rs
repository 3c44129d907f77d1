//! Cards that replace themselves.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, Role};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3101",
        name: "self-replacement",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a card takes its own place",
        explanation: "\
Replacing a card with itself changes nothing on a card without tracks or a clock: players put it back and
may do the same again. Nearly always another card was meant.",
        bad: r#"
poi P010 "Locked crate" {
    standalone
    action "Pry it open" check { green [physical] -> gain success 1, replace P010; red -> danger A }
}
"#,
        good: r#"
poi P010 "Locked crate" {
    standalone
    action "Pry it open" check { green [physical] -> gain success 1, replace P011; red -> danger A }
}
poi P011 "Open crate" { last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (verb, does) in ctx.verbs_that(Act::Replace) {
        let Some(field) = does.arg.and_then(|arg| verb.get(arg)) else { continue };
        let Some(id) = field.target_asset().filter(|id| verb.owner() == Some(*id)) else { continue };
        let card = ctx.atlas.rec(id);
        let alone = ctx.atlas.faces(id).count() == 1 && copies(card) == 1;
        let here = does.at.is_some_and(|at| !verb.has(at));
        if here && alone && !has_state(card) {
            let name = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} replaces itself"))
                    .help("name the card that comes next, or leave this out")
                    .at(field.span, "the card that lies here already"),
            );
        }
    }
}

pub(super) fn copies(card: Rec<'_>) -> i32 {
    let field = card.shape().field_in_role(Role::Copies).and_then(|id| card.get(id));
    field.and_then(|field| field.int()).unwrap_or(1)
}

/// Whether there is something on the card that a fresh one would not have: progress, time, markers.
fn has_state(card: Rec<'_>) -> bool {
    card.inside().any(|rec| {
        let shape = rec.shape();
        let markers = || shape.acts_on_own_card() && shape.does.iter().any(|does| does.act == Act::Gain);
        card.atlas.schema.is_advanced(rec.shape_id()) || markers()
    })
}
