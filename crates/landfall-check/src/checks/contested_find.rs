//! Finds that lie on two boards.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, FieldView};
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7204",
        name: "contested-find",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the same find lies on two boards",
        explanation: "\
A unique discovery exists once. When it lies on two boards, whoever lands on the second one may find it
gone, and the board must say what they get instead.",
        bad: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 45
}
planet reef "Reef" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    unique 45
    unique-fallback -> gain success 1
    sector 1 "Reef" { lander; biomes rocky }
}
unique-discovery 45 "Old key" { set fan; ability planetary-exploration -> refresh 2 }
"#,
        good: r#"
planet shore "Shore" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    sector 1 "Beach" { lander; biomes rocky }
    unique 45
    unique-fallback -> gain success 1
}
planet reef "Reef" {
    lift-off log 2
    evac log 3
    mission M01
    global G01
    unique 45
    unique-fallback -> gain success 1
    sector 1 "Reef" { lander; biomes rocky }
}
unique-discovery 45 "Old key" { set fan; ability planetary-exploration -> refresh 2 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut lying: FxHashMap<AssetId, Vec<FieldView<'_>>> = FxHashMap::default();
    for field in ctx.fields_in_role("find-stack") {
        if let Some(find) = field.target_asset() {
            lying.entry(find).or_default().push(field);
        }
    }
    for (find, stacks) in lying {
        let unsaid = stacks.iter().find(|field| {
            field.rec.shape().field_in_role("find-fallback").is_some_and(|id| !field.rec.has(id))
        });
        let Some(field) = unsaid else { continue };
        let Some(other) = stacks.iter().find(|other| other.rec.owner() != field.rec.owner()) else {
            continue;
        };
        let here = field.rec.owner().map_or_else(String::new, |id| ctx.atlas.display(id));
        out.push(
            CHECK
                .rule
                .report(format!("{} may be gone when players land here", ctx.atlas.display(find)))
                .help(format!("say what {here} gives instead, such as `unique-fallback -> gain success 1`"))
                .related(other.span, "lies here too")
                .at(field.span, "exists once, and lies on two boards"),
        );
    }
}
