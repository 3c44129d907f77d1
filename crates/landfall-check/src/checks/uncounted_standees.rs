//! Standees that a card counts and nothing places, or the other way round.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::{TextRole, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6215",
        name: "uncounted-standees",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the standees of a threat do not add up",
        explanation: "\
Secondary standees stand about on the board beside the primary one; they allow no action and do not
count as being here. A card that counts some needs an effect that places them, and an effect that
places one needs a card that counts it.",
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
    secondary 3
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
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
    secondary 3
    behaviour flock -> place threat gull secondary in 1
    time-track { space -> act flock, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let (mut counted, mut placed) = (Vec::new(), Vec::new());
    for field in ctx.fields_in_role("extra-standees") {
        if !field.rec.is_verb() {
            counted.extend(field.rec.owner().map(|id| (id, field)));
        } else if let Some(id) = field.rec.fields().find_map(|field| field.target_asset()) {
            placed.push((id, field));
        }
    }
    for (id, field) in &counted {
        let rec = ctx.atlas.rec(*id);
        // A rule in words may say when they come.
        let told = rec.fields().any(|field| matches!(field.def().ty, Type::Text(TextRole::Rules)));
        if told || !ctx.is_sound(rec) || ctx.may_be_meant(*id) || placed.iter().any(|(other, _)| other == id)
        {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("the other standees of {} never come", ctx.atlas.display(*id)))
                .help(format!(
                    "place them with `place threat {} secondary`, or delete the line",
                    ctx.atlas.asset(*id).key
                ))
                .at(field.span, "no effect places one of them"),
        );
    }
    for (id, field) in &placed {
        if ctx.atlas.asset(*id).external
            || !ctx.is_sound(ctx.atlas.rec(*id))
            || counted.iter().any(|(other, _)| other == id)
        {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("{} has one standee only", ctx.atlas.display(*id)))
                .help("say how many it has with `secondary 2` on its card")
                .related(ctx.atlas.name_span(*id), "counts no others")
                .at(field.span, "there is no such standee to place"),
        );
    }
}
