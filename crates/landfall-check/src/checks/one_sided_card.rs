//! Sides that nobody turns up.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Rec};
use landfall_schema::Type;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6216",
        name: "one-sided-card",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing ever turns this card over",
        explanation: "\
The other side of a card comes into play when an effect turns the card over. With an other side and no
such effect, half of the card is never seen; with the effect and no other side, players turn over a
card with nothing on its back.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    other-side angry-gull
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
threat angry-gull "Angry gull" {
    other-side gull
    behaviour dive -> danger B for crew-in-sector-of(angry-gull)
    time-track { space -> act dive, reset time }
    action "Calm it" check { green [biology] -> flip threat angry-gull; red -> spend any }
}
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    threat gull in 1
}
threat gull "Gull" {
    other-side angry-gull
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> flip threat gull }
}
threat angry-gull "Angry gull" {
    other-side gull
    behaviour dive -> danger B for crew-in-sector-of(angry-gull)
    time-track { space -> act dive, reset time }
    action "Calm it" check { green [biology] -> flip threat angry-gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let sides: Vec<_> = ctx.fields_in_role("other-side");
    let turned: Vec<(AssetId, Rec<'_>)> =
        ctx.in_role("turns").into_iter().filter_map(|verb| Some((card(verb)?, verb))).collect();
    for side in &sides {
        let (Some(id), Some(back)) = (side.rec.owner(), side.target_asset()) else { continue };
        let unsure = !ctx.is_sound(side.rec) || ctx.may_be_meant(id);
        if unsure || turned.iter().any(|(card, _)| *card == id) || is_used(ctx, back, id) {
            continue;
        }
        let name = ctx.atlas.display(id);
        out.push(
            CHECK
                .rule
                .report(format!("nothing turns {name} over"))
                .help(format!("add `flip {name}` to an outcome, or delete the line"))
                .at(side.span, "this side is never seen"),
        );
    }
    for (id, verb) in &turned {
        let two_sided = ctx.atlas.rec(*id).shape().field_in_role("other-side");
        let Some(field) = two_sided.filter(|_| !ctx.atlas.asset(*id).external) else { continue };
        if !ctx.atlas.rec(*id).has(field) && ctx.is_sound(ctx.atlas.rec(*id)) {
            let name = &ctx.atlas.rec(*id).shape().fields[field.index()].name;
            out.push(
                CHECK
                    .rule
                    .report(format!("{} has no other side", ctx.atlas.display(*id)))
                    .help(format!("name it on the card with `{name}`, or write another effect"))
                    .related(ctx.atlas.name_span(*id), "one side only")
                    .at(verb.span(), "there is nothing on the back"),
            );
        }
    }
}

/// The card that a verb turns over: the one it names, or its own.
fn card(verb: Rec<'_>) -> Option<AssetId> {
    let named = verb.shape().fields.iter().any(|field| matches!(field.ty, Type::Ref(_)));
    if named { verb.fields().find_map(|field| field.target_asset()) } else { verb.owner() }
}

/// Whether anything but its own two sides brings the card into play.
fn is_used(ctx: &Context<'_>, back: AssetId, front: AssetId) -> bool {
    ctx.ledger.writers(Thing::Asset(back)).iter().any(|entry| {
        let by = entry.rec.owner();
        by != Some(front) && by != Some(back)
    })
}
