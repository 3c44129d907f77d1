//! Ids that already lie in the printed box.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::{Tag, Type, Word};

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
What really is the printed card names a set that the schema calls `official`.",
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
                    .help(format!(
                        "take another number, or write `{}` if this is the printed one",
                        official(ctx, id).unwrap_or_else(|| format!("allow {} \"...\"", CHECK.rule.name))
                    ))
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

/// How a card of its kind would say so: `set base`.
fn official(ctx: &Context<'_>, id: AssetId) -> Option<String> {
    let schema = &ctx.atlas.schema;
    let fields = &schema.kind_shape(ctx.atlas.asset(id).kind).fields;
    fields.iter().find_map(|field| {
        let Type::Word(vocab) = field.ty else { return None };
        let is_official = |word: &&Word| word.tag(Tag::Official) == Some("true");
        let word = schema.vocab(vocab).words.iter().find(is_official)?;
        Some(format!("{} {}", field.name, word.name))
    })
}
