//! Cards that were put away long ago.

use landfall_analysis::ledger::Thing;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use landfall_schema::{Field, Tag, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7208",
        name: "retired-card",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "the card was removed from the game with its set",
        explanation: "\
The cards of some sets leave the game at some time; the schema says so with the tag `retired`. A card of
another set that sends players to one of them sends them to a card that is no longer in its tray.",
        bad: r#"
injury scratch "Scratch" { set tutorial; damage -> spend any }
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> replace P000; red -> injury scratch }
}
"#,
        good: r#"
injury scratch "Scratch" { set tutorial; damage -> spend any }
poi P001 "Salt gate" {
    standalone
    action "Push" check { green [physical] -> replace P000; red -> injury wounded }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    if !ctx
        .atlas
        .schema
        .vocabularies
        .iter()
        .flat_map(|vocab| &vocab.words)
        .any(|word| word.tag(Tag::Retired).is_some())
    {
        return;
    }
    let retired = |id: AssetId| {
        ctx.atlas
            .rec(id)
            .fields()
            .find(|field| field.word().is_some_and(|word| word.tag(Tag::Retired).is_some()))
    };
    for id in ctx.atlas.ids().filter(|id| retired(*id).is_some()) {
        for entry in ctx.ledger.writers(Thing::Asset(id)).iter().filter(|entry| entry.rec.is_verb()) {
            // Cards of the same set are in play together.
            if entry.rec.owner().is_none_or(|owner| retired(owner).is_some() || !has_set(ctx, owner)) {
                continue;
            }
            let set = retired(id).and_then(|field| field.word()).map_or("", |word| word.name.as_str());
            let mut draft = CHECK
                .rule
                .report(format!("{} left the game with its set", ctx.atlas.display(id)))
                .help("name a card that is still in the box, or put this one into the same set");
            if let Some(field) = retired(id) {
                draft = draft.related(field.span, format!("cards of the {set} are removed when it is over"));
            }
            out.push(draft.at(entry.span, "nobody has this card any more"));
        }
    }
}

/// Whether the card can say to which set it belongs. A log cannot: those of a set are read while it is in play.
fn has_set(ctx: &Context<'_>, id: AssetId) -> bool {
    let schema = &ctx.atlas.schema;
    let is_set = |field: &Field| match field.ty {
        Type::Word(vocab) => schema.vocab(vocab).words.iter().any(|word| word.tag(Tag::Retired).is_some()),
        _ => false,
    };
    schema.kind_shape(ctx.atlas.asset(id).kind).fields.iter().any(is_set)
}
