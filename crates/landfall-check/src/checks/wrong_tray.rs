//! Cards searched or put where they never are.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use landfall_schema::Type;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7213",
        name: "wrong-tray",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "cards of this kind are not kept there",
        explanation: "\
Every divider of the trays holds certain kinds of cards. Players who are told to take a card from a
place where its kind is never kept, or to put it there, cannot do so.",
        bad: r#"
log 4 {
    reference
    "Stores."
    -> move cards { card E01 } from b.research to b.armory
    end
}
"#,
        good: r#"
log 4 {
    reference
    "Stores."
    -> move cards { card E01 } from b.unavailable-equipment to b.armory
    end
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for role in ["from-place", "to-place"] {
        for place in ctx.fields_in_role(role) {
            let Some(word) = place.word() else { continue };
            let mut cards: Vec<(AssetId, Span)> = Vec::new();
            for field in place.rec.fields().chain(place.rec.inside().flat_map(|rec| rec.fields())) {
                cards.extend(field.target_asset().map(|id| (id, field.span)));
            }
            // A verb that names no card is about its own.
            let slots = &place.rec.shape().fields;
            if !slots.iter().any(|slot| matches!(slot.ty, Type::Ref(_) | Type::Rows(_))) {
                cards.extend(place.rec.owner().map(|id| (id, place.rec.name_span())));
            }
            let holds = word.tags.get("holds").map_or("", String::as_str);
            let fits = |id: AssetId| {
                let kind = &ctx.atlas.schema.kind_shape(ctx.atlas.asset(id).kind).name;
                holds.split_whitespace().any(|held| held == "anything" || held == kind)
            };
            let Some((card, span)) = cards.into_iter().find(|(card, _)| !fits(*card)) else { continue };
            let name = ctx.atlas.display(card);
            let verb = if role == "from-place" { "found" } else { "kept" };
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} is never {verb} in `{}`", word.name))
                    .help(match holds {
                        "" => "no cards are kept there".to_owned(),
                        holds => format!("there are only cards of these kinds: {}", holds.replace(' ', ", ")),
                    })
                    .related(span, "the card")
                    .at(place.span, "holds other cards"),
            );
        }
    }
}
