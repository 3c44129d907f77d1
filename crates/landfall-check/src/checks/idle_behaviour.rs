//! Behaviours that nothing calls.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Target};
use landfall_schema::{Class, Shape, ShapeId};
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6212",
        name: "idle-behaviour",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing ever calls this",
        explanation: "\
Some blocks of a card only happen when an effect names them. One that no effect of any card or log names
is printed and translated, and never happens.",
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
    behaviour dive -> danger A for crew-in-sector-of(gull)
    behaviour glide -> move threat gull any
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
    behaviour dive -> danger A for crew-in-sector-of(gull)
    time-track { space -> act dive, reset time }
    action "Shoo it" check { green [defense] -> remove threat gull; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let schema = &ctx.atlas.schema;
    let shapes = (0..schema.shapes.len() as u16).map(ShapeId);
    let shapes = shapes.filter(|shape| schema.shape(*shape).class == Class::Block);
    let callers: Vec<(ShapeId, &Shape)> =
        shapes.filter_map(|shape| Some((shape, schema.caller(shape)?))).collect();
    if callers.is_empty() {
        return;
    }
    let mut called: FxHashSet<(AssetId, u32)> = FxHashSet::default();
    for (_, reference) in ctx.atlas.references() {
        if let Target::Child { asset, record } = reference.target {
            called.insert((asset, record));
        }
    }
    let blocks = callers.into_iter().flat_map(|(shape, verb)| ctx.records(shape).map(move |rec| (rec, verb)));
    for (block, verb) in blocks {
        let (Some(owner), Some(key)) = (block.owner(), block.key()) else { continue };
        if called.contains(&(owner, block.index)) {
            continue;
        }
        let doubt = ctx.whole_card(block).doubt().or_else(|| ctx.unread_about_part(&key));
        if CHECK.leave_open(ctx, doubt, block, out) {
            continue;
        }
        let name = &block.shape().name;
        out.push(
            CHECK
                .rule
                .report(format!("{name} `{key}` never happens"))
                .help(format!("name it in an effect, as in `{} {key}`, or delete it", verb.first_words()))
                .at(block.name_span(), "nothing names it"),
        );
    }
}
