//! Systems that no route leads to.

use landfall_analysis::graphs::spread;
use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use landfall_schema::Role;
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7219",
        name: "lost-system",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "no route leads to this system",
        explanation: "\
The ship flies along the outbound routes of the system maps, and a log may take it further. A system
that neither leads to is a page of the star maps that nobody ever opens.",
        bad: r#"
system-map lantern "Lantern" { start; destination 1 "Rock" energy 0 { landing L1 } }
system-map shoal "Shoal" { outbound lantern energy 1 }
"#,
        good: r#"
system-map lantern "Lantern" { start; outbound shoal energy 1; destination 1 "Rock" energy 0 { landing L1 } }
system-map shoal "Shoal" { outbound lantern energy 1 }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let systems = ctx.assets_in_role(Role::System);
    let starts: Vec<AssetId> = systems.iter().copied().filter(|id| is_start(ctx, *id)).collect();
    // Without a beginning the pack belongs to maps that are not here.
    if starts.is_empty() {
        return;
    }
    let mut starts = starts;
    for id in ctx.atlas.ids() {
        let is_system = ctx.atlas.schema.kind_shape(ctx.atlas.asset(id).kind).has_role(Role::System);
        let outside = is_system && ctx.atlas.asset(id).external;
        let named = ctx.ledger.readers(Thing::Asset(id)).iter().chain(ctx.ledger.writers(Thing::Asset(id)));
        let flown = is_system && named.into_iter().any(|entry| entry.rec.is_verb());
        if outside || flown {
            starts.push(id);
        }
    }
    let reached = spread(starts, |id| {
        let fields = ctx.atlas.rec(id).inside().flat_map(|rec| rec.fields());
        fields.filter(|field| field.def().has_role(Role::Route)).filter_map(|field| field.target_asset())
    });
    let reached: FxHashSet<AssetId> = reached.into_iter().collect();
    for id in systems.into_iter().filter(|id| !reached.contains(id)) {
        let name = ctx.atlas.display(id);
        if ctx.is_mentioned(id) {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("the ship never comes to {name}"))
                .help(format!(
                    "add `outbound {} energy 1` to a system that it can reach",
                    ctx.atlas.asset(id).key
                ))
                .at(ctx.atlas.name_span(id), "no route and no log leads here"),
        );
    }
}

fn is_start(ctx: &Context<'_>, id: AssetId) -> bool {
    ctx.atlas.rec(id).fields().any(|field| field.def().has_role(Role::SystemStart))
}
