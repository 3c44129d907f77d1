//! What takes cards off the board.

use landfall_model::{AssetId, Rec};
use landfall_schema::{Act, Does, KindId, Type};

use crate::Context;
use crate::ask::{is_broken, subjects};

/// Every verb that discards a card, with the line that says so.
pub(crate) struct Ends<'a> {
    verbs: Vec<(Rec<'a>, &'a Does)>,
}

impl<'a> Ends<'a> {
    pub fn of(ctx: &Context<'a>) -> Self {
        Self { verbs: ctx.verbs_that(Act::Discard) }
    }

    /// The verbs that discard this card: those that name it, and those of its own that name none.
    pub fn of_asset(&self, ctx: &Context<'a>, id: AssetId) -> Vec<Rec<'a>> {
        let faces: Vec<AssetId> = ctx.atlas.faces(id).collect();
        let kind = ctx.atlas.asset(id).kind;
        let ends = |(verb, does): &&(Rec<'a>, &Does)| {
            let named = subjects(*verb, does);
            let own = named.is_empty()
                && verb.owner().is_some_and(|owner| faces.contains(&owner))
                && takes(verb, does, kind);
            own || named.iter().any(|named| faces.contains(named))
        };
        self.verbs.iter().filter(ends).map(|found| found.0).collect()
    }

    /// Whether anything discards this card, as far as can be told: a broken reference may be the one.
    pub fn any(&self, ctx: &Context<'a>, id: AssetId) -> bool {
        let kind = ctx.atlas.asset(id).kind;
        let unsure = |(verb, does): &(Rec<'a>, &Does)| is_broken(*verb, does) && takes(verb, does, kind);
        !self.of_asset(ctx, id).is_empty() || self.verbs.iter().any(unsure)
    }
}

/// Whether the verb is about cards of this kind.
fn takes(verb: &Rec<'_>, does: &Does, kind: KindId) -> bool {
    match does.arg.map(|arg| &verb.shape().fields[arg.index()].ty) {
        Some(Type::Ref(kinds)) => kinds.contains(&kind),
        Some(_) => false,
        None => does.subject == "card",
    }
}
