//! Projects that cost more discoveries than there are.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use std::collections::BTreeMap;

use landfall_diagnostics::Span;
use landfall_schema::{Class, Type};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7215",
        name: "unpayable-project",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "no ship can gather so many discoveries",
        explanation: "\
A project is paid with discoveries, and each type has a deck of its own. A cost beyond the whole deck
can never be paid, however long the campaign.",
        bad: r#"
research R90 "Cold light" {
    starting
    keyword builders
    cost 14 mineral
    back -> gain energy 1
}
"#,
        good: r#"
research R90 "Cold light" {
    starting
    keyword builders
    cost 2 mineral
    back -> gain energy 1
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(deck) = ctx.atlas.schema.fact("cards-per-discovery-deck") else { return };
    let own = own_cards(ctx);
    let mut costs: BTreeMap<(u32, u32, String), (i64, Span)> = BTreeMap::new();
    for cost in ctx.in_role("discovery-cost") {
        let role = |role: &str| cost.fields().find(|field| field.def().has_role(role));
        let Some(kind) = role("discovery-type").and_then(|field| field.word()) else { continue };
        let Some(amount) = role("amount") else { continue };
        let home = cost.parent().map_or(cost.index, |home| home.index);
        let entry = costs.entry((cost.unit, home, kind.name.clone())).or_insert((0, amount.span));
        entry.0 += amount.int().map_or(0, i64::from);
    }
    for ((_, _, kind), (asked, span)) in costs {
        // A type without a deck of its own is any of them.
        let Some(there) = own.get(kind.as_str()).map(|own| deck + own) else { continue };
        if asked > there {
            out.push(
                CHECK
                    .rule
                    .report(format!("this takes {asked} discoveries of one type"))
                    .help(format!("ask for fewer: there are {there} of `{kind}`"))
                    .at(span, "more than the whole deck"),
            );
        }
    }
}

/// How many cards the packs add to each deck.
fn own_cards<'a>(ctx: &Context<'a>) -> BTreeMap<&'a str, i64> {
    let mut decks = BTreeMap::new();
    for (shape, slot) in ctx.slots_in_role("discovery-type") {
        let schema = &ctx.atlas.schema;
        let Type::Word(vocab) = schema.field(shape, slot).ty else { continue };
        if !matches!(schema.shape(shape).class, Class::Kind(_)) {
            continue;
        }
        decks.extend(schema.vocab(vocab).words.iter().map(|word| (word.name.as_str(), 0)));
        for card in ctx.records(shape) {
            let Some(word) = card.get(slot).and_then(|field| field.word()) else { continue };
            let copies =
                card.fields().find(|field| field.def().has_role("copies")).and_then(|field| field.int());
            *decks.entry(word.name.as_str()).or_default() += copies.map_or(1, i64::from);
        }
    }
    decks
}
