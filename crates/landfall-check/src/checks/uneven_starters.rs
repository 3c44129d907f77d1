//! Decks that begin with too few or too many cards.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use std::collections::BTreeMap;

use landfall_model::FieldView;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7211",
        name: "uneven-starters",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a deck does not begin with the right number of cards",
        explanation: "\
A quick start hands each section its starter cards, marked by a white bar: all of rank 1, and exactly as
many as a deck begins with. With another number, the deck is illegal before the first turn.",
        bad: r#"
section-card grit "Grit" {
    section security
    rank 1
    starter
    ability any-time -> exert
    combination [2 red] = refresh 1 red
}
"#,
        good: r#"
section-card grit "Grit" {
    section security
    rank 1
    ability any-time -> exert
    combination [2 red] = refresh 1 red
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(wanted) = ctx.atlas.schema.fact("starter-cards") else { return };
    if is_unsure(ctx) {
        return;
    }
    let mut decks: BTreeMap<&str, (i64, FieldView<'_>)> = BTreeMap::new();
    for starter in ctx.fields_in_role("starter") {
        let role = |role: &str| starter.rec.fields().find(|field| field.def().has_role(role));
        let Some(deck) = role("deck").and_then(|field| field.word()) else { continue };
        let copies = role("copies").and_then(|field| field.int()).map_or(1, i64::from);
        decks.entry(&deck.name).or_insert((0, starter)).0 += copies;
        if let Some(rank) = role("rank").filter(|rank| rank.int().is_some_and(|rank| rank > 1)) {
            out.push(
                CHECK
                    .rule
                    .report("a starter card is of rank 1")
                    .help("write `rank 1`, or delete the mark")
                    .related(starter.span, "marked as a starter")
                    .at(rank.span, "nobody who starts has this rank"),
            );
        }
    }
    for (deck, (count, first)) in decks {
        if count != wanted {
            out.push(
                CHECK
                    .rule
                    .report(format!("{deck} begins with {count} of {wanted} cards"))
                    .help(format!("mark {wanted} cards of {deck} as starters, copies included"))
                    .at(first.span, format!("a deck begins with {wanted}")),
            );
        }
    }
}

/// Whether some card could not be read, so that counting is no use.
fn is_unsure(ctx: &Context<'_>) -> bool {
    let schema = &ctx.atlas.schema;
    ctx.slots_in_role("starter").into_iter().any(|(shape, slot)| {
        let keyword = schema.kinds.iter().find(|kind| kind.shape == shape).map(|kind| kind.keyword.as_str());
        let words = [Some(schema.field(shape, slot).name.as_str()), keyword];
        words.into_iter().flatten().any(|word| ctx.trouble.may_mean(word))
            || ctx.records(shape).any(|card| !ctx.is_sound(card))
    })
}
