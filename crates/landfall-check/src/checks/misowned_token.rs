//! Tokens that belong to another card, or to two.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{FieldView, Rec};
use landfall_schema::{Act, FieldId};
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7209",
        name: "misowned-token",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a card and its token do not match",
        explanation: "\
Equipment that is placed on the board has a token of its own, named on its card. A card that places a
token without owning it has nothing to put down, and a token with two owners can only be in one place.",
        bad: r#"
equipment E90 "Storm hut" {
    class mission
    ability any-time counts-as-action -> place token outpost
}
log 4 { reference; "Stores."; -> gain equipment E90; end }
"#,
        good: r#"
equipment E90 "Storm hut" {
    class mission
    token outpost
    ability any-time counts-as-action -> place token outpost
}
log 4 { reference; "Stores."; -> gain equipment E90; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (shape, slot) in ctx.slots_in_role("token") {
        let mut owners: FxHashMap<&str, FieldView<'_>> = FxHashMap::default();
        for card in ctx.records(shape).filter(|card| ctx.is_sound(*card)) {
            let own = card.get(slot);
            if let Some(word) = own.and_then(|field| field.word())
                && let Some(field) = own
                && let Some(first) = owners.insert(&word.name, field)
                && first.rec.asset_key() != card.asset_key()
            {
                out.push(
                    CHECK
                        .rule
                        .report(format!("two cards own the token `{}`", word.name))
                        .help("give one of them another token")
                        .related(first.span, "so does this one")
                        .at(field.span, "there is one such token in the box"),
                );
            }
            card.inside().filter(|rec| rec.is_verb()).for_each(|verb| ask(ctx, card, slot, verb, out));
        }
    }
}

/// A verb of the card that puts down a token must put down its own.
fn ask(ctx: &Context<'_>, card: Rec<'_>, slot: FieldId, verb: Rec<'_>, out: &mut Reports) {
    let Some(does) = verb.shape().does.iter().find(|does| does.act == Act::Write) else { return };
    let Some(placed) = does.arg.and_then(|arg| verb.get(arg)) else { return };
    if placed.def().ty != card.shape().fields[slot.index()].ty {
        return;
    }
    let Some(word) = placed.word() else { return };
    let own = card.get(slot);
    if own.is_some_and(|field| field.value == placed.value) {
        return;
    }
    let name = card.owner().map_or_else(String::new, |id| ctx.atlas.display(id));
    let mut draft = CHECK
        .rule
        .report(format!("{name} does not own the token `{}`", word.name))
        .help(format!("write `{} {}` on the card", card.shape().fields[slot.index()].name, word.name));
    if let Some(own) = own {
        draft = draft.related(own.span, "this is its own");
    }
    out.push(draft.at(placed.span, "there is nothing of that sort to put down"));
}
