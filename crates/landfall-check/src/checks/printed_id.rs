//! Ids that already lie in the printed box.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::{Field, Tag, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2103",
        name: "printed-id",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the printed game has a card or log with this id",
        explanation: "\
Players who look the id up find the printed one, or both. Choose a number that the game does not use.
What really stands for the printed card says so with its set: `set base`.",
        bad: r#"
poi P000 "Nothing, loudly" {
    standalone
    action "Listen" { -> refresh 1 }
}
"#,
        good: r#"
poi P900 "Nothing, loudly" {
    standalone
    action "Listen" { -> refresh 1 }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        if asset.external || ctx.atlas.unit(asset.unit).pack == PRINTED {
            continue;
        }
        if is_printed(ctx, id) && !is_official(ctx, id) {
            let name = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} is in the printed game already"))
                    .help(match can_be_official(ctx, id) {
                        true => "take a number of your own, or write `set base` if this is the printed one",
                        false => "take a number of your own, or write `allow printed-id \"...\"` if this is the printed one",
                    })
                    .at(ctx.atlas.name_span(id), "players would find two"),
            );
        }
    }
}

/// Whether its neighbour in the atlas is the same id, named by the game itself.
fn is_printed(ctx: &Context<'_>, id: AssetId) -> bool {
    let mine = ctx.atlas.asset(id);
    let near = id.0.saturating_sub(1)..=id.0 + 1;
    near.filter_map(|at| ctx.atlas.assets.get(at as usize)).any(|other| {
        let unit = ctx.atlas.unit(other.unit);
        // Examples may define what `prelude.land` only lends them.
        let lent = || ctx.sources.path(unit.file).ends_with("/prelude.land");
        unit.pack == PRINTED && other.kind == mine.kind && other.key == mine.key && !lent()
    })
}

/// Whether it says that it is the printed one.
fn is_official(ctx: &Context<'_>, id: AssetId) -> bool {
    let words = ctx.atlas.rec(id).fields().filter_map(|field| field.word());
    words.into_iter().any(|word| word.tag(Tag::Official).is_some_and(|official| official == "true"))
}

/// Whether a card of its kind can say so at all.
fn can_be_official(ctx: &Context<'_>, id: AssetId) -> bool {
    let schema = &ctx.atlas.schema;
    let is_set = |field: &Field| match field.ty {
        Type::Word(vocab) => schema.vocab(vocab).words.iter().any(|word| word.tag(Tag::Official).is_some()),
        _ => false,
    };
    schema.kind_shape(ctx.atlas.asset(id).kind).fields.iter().any(is_set)
}
