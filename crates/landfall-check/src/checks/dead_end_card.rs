//! Cards on which there is nothing to do, and which do not say that this is all.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, FieldView, Rec};
use landfall_schema::{Role, TextRole, Type};
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3103",
        name: "dead-end-card",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing can be done with this card",
        explanation: "\
A card with no action, no rule and no mark tells players nothing about what to do here, not even that
there is nothing more to do. Give it an action, or mark it `last-poi` so that the sector counts as finished.",
        bad: r#"
poi P010 "Trampled sand" { standalone; "Somebody has been here." }
"#,
        good: r#"
poi P010 "Trampled sand" { standalone; last-poi; "Somebody has been here." }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let schema = &ctx.atlas.schema;
    let mut kinds = FxHashSet::default();
    for graph in &schema.graphs {
        for field in &graph.placed {
            if let Type::Ref(found) = &schema.shape(graph.node_shape).fields[field.index()].ty {
                kinds.extend(found.iter().copied());
            }
        }
    }
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        if asset.external || !kinds.contains(&asset.kind) || is_asked_for(ctx, id) {
            continue;
        }
        let card = ctx.atlas.rec(id);
        if !ctx.is_sound(card) || card.fields().any(|field| matters(ctx, card, field)) {
            continue;
        }
        let name = ctx.atlas.display(id);
        let mut draft = CHECK.rule.report(format!("nothing can be done at {name}"));
        if let Some(flag) = card.shape().field_in_role(Role::Finished) {
            let flag = &card.shape().fields[flag.index()].name;
            draft = draft.help(format!("give it an action, or mark it `{flag}`"));
        }
        out.push(draft.at(ctx.atlas.name_span(id), "no action, no rule, no mark"));
    }
}

/// Whether a condition somewhere asks for the card; then its being there is what it does.
fn is_asked_for(ctx: &Context<'_>, id: AssetId) -> bool {
    !ctx.ledger.readers(Thing::Asset(id)).is_empty()
}

/// Whether the field is anything but a name, a story, or how the card is kept.
fn matters(ctx: &Context<'_>, card: Rec<'_>, field: FieldView<'_>) -> bool {
    let standalone = card.owner().and_then(|id| ctx.atlas.schema.kind(ctx.atlas.asset(id).kind).standalone);
    match field.def().ty {
        Type::Flag => standalone != Some(field.id) && !field.def().has_role(Role::Unsaved),
        Type::Word(_) => field.def().has_role(Role::Terrain),
        Type::Text(role) => !matches!(role, TextRole::Title | TextRole::Flavour),
        Type::Id | Type::Name | Type::Int { .. } => false,
        _ => true,
    }
}
