//! What takes cards off the board.

use landfall_model::{Answer, AssetId, Doubt, Rec};
use landfall_schema::{Act, Does, KindId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Context;
use crate::ask::{lost_subject, subjects};

/// Every verb that discards a card, by the card.
pub struct Ends<'a> {
    named: FxHashMap<AssetId, Vec<Rec<'a>>>,
    /// Those that name no card and so mean their own.
    own: FxHashMap<AssetId, Vec<Rec<'a>>>,
    /// Kinds of which some verb discards a card that does not exist.
    lost: FxHashSet<KindId>,
}

impl<'a> Ends<'a> {
    pub fn of(ctx: &Context<'a>) -> Self {
        let mut ends =
            Self { named: FxHashMap::default(), own: FxHashMap::default(), lost: FxHashSet::default() };
        for (verb, does) in ctx.verbs_that(Act::Discard) {
            let named = subjects(verb, does);
            if lost_subject(verb, does).is_some() {
                ends.lost.extend(kinds(verb, does));
            } else if named.is_empty()
                && let Some(owner) = verb.owner()
                && is_about(verb, does, ctx.atlas.asset(owner).kind)
            {
                ends.own.entry(owner).or_default().push(verb);
            }
            for card in named {
                ends.named.entry(card).or_default().push(verb);
            }
        }
        ends
    }

    /// The verbs that discard this card: those that name it, and those of its own that name none.
    pub fn of_asset(&self, ctx: &Context<'a>, id: AssetId) -> Vec<Rec<'a>> {
        let found = ctx.atlas.faces(id).flat_map(|face| [self.named.get(&face), self.own.get(&face)]);
        found.flatten().flatten().copied().collect()
    }

    /// Whether anything discards this card. A broken reference may be what does.
    pub fn any(&self, ctx: &Context<'a>, id: AssetId) -> Answer<bool> {
        let is_lost = self.lost.contains(&ctx.atlas.asset(id).kind);
        Answer::unless(!self.of_asset(ctx, id).is_empty(), is_lost.then_some(Doubt::Mistake))
    }
}

/// The kinds of cards that a verb may name.
fn kinds<'a>(verb: Rec<'a>, does: &Does) -> &'a [KindId] {
    match does.arg.map(|arg| &verb.shape().fields[arg.index()].ty) {
        Some(Type::Ref(kinds)) => kinds,
        _ => &[],
    }
}

/// Whether a verb that names no card may mean one of this kind.
fn is_about(verb: Rec<'_>, does: &Does, kind: KindId) -> bool {
    if does.arg.is_some() { kinds(verb, does).contains(&kind) } else { does.subject == "card" }
}
