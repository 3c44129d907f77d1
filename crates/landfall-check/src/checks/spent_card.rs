//! Cards that are asked for after they have left the game.

use landfall_analysis::graphs::spread;
use landfall_analysis::ledger::Thing;
use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Rec};
use landfall_schema::{Act, Role};
use rustc_hash::FxHashSet;

use crate::ask::subjects;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7222",
        name: "spent-card",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "the card has left the game by then",
        explanation: "\
A finished project is removed from the game, and so is whatever an effect says is removed. An effect
that can only happen afterwards and asks for the same card again sends players looking for something
that is no longer there.",
        bad: r#"
research R90 "What the lamp burns" {
    starting
    keyword builders
    free
    back -> move cards { card R91 } from b.research to awaiting
}
research R91 "Cold light" {
    keyword builders
    free
    back -> move cards { card R90 } from b.research to awaiting
}
"#,
        good: r#"
research R90 "What the lamp burns" {
    starting
    keyword builders
    free
    back -> move cards { card R91 } from b.research to awaiting
}
research R91 "Cold light" {
    keyword builders
    free
    back -> gain energy 1
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let unlocks = Unlocks::of(ctx);
    for (from, to, span) in &unlocks.edges {
        let only_after =
            || !unlocks.reached_without(*to).contains(from) && unlocks.reached_without(NOBODY).contains(from);
        if from == to || (!ctx.may_be_meant(*from) && only_after()) {
            let (project, card) = (ctx.atlas.display(*from), ctx.atlas.display(*to));
            let draft = CHECK.rule.report(format!("{card} is out of the game before {project} is done"));
            let draft = if from == to {
                draft
            } else {
                draft.related(ctx.atlas.name_span(*to), format!("{project} only comes after this"))
            };
            out.push(
                draft.help("bring in another card here").at(*span, "was finished, and removed, before this"),
            );
        }
    }
    for verb in ctx.in_role(Role::Removes) {
        after_removal(ctx, verb, out);
    }
}

/// An effect after a removal, in the same breath, that wants the card back.
fn after_removal(ctx: &Context<'_>, verb: Rec<'_>, out: &mut Reports) {
    let named = verb.fields().find_map(|field| field.target_asset());
    let Some(card) = named.or_else(|| verb.owner()) else { return };
    let Some(parent) = verb.parent() else { return };
    let lists = parent.fields().map(|field| field.effects().collect::<Vec<_>>());
    let Some(list) = lists.into_iter().find(|list| list.iter().any(|rec| rec.index == verb.index)) else {
        return;
    };
    let later = list.into_iter().skip_while(|rec| rec.index != verb.index).skip(1);
    for other in later {
        let wants = other.shape().does.iter().any(|does| {
            matches!(does.act, Act::Place | Act::Replace | Act::Gain) && subjects(other, does).contains(&card)
        });
        if wants {
            out.push(
                CHECK
                    .rule
                    .report(format!("{} has just left the game", ctx.atlas.display(card)))
                    .help("do this first, or do not remove the card")
                    .related(verb.span(), "removed here")
                    .at(other.span(), "asks for the same card again"),
            );
            return;
        }
    }
}

const NOBODY: AssetId = AssetId(u32::MAX);

/// Which project makes which available.
struct Unlocks {
    projects: FxHashSet<AssetId>,
    /// Projects that are there without any other.
    first: Vec<AssetId>,
    edges: Vec<(AssetId, AssetId, Span)>,
}

impl Unlocks {
    fn of(ctx: &Context<'_>) -> Self {
        let backs = ctx.fields_in_role(Role::LastEffects);
        let projects: FxHashSet<AssetId> = backs.iter().filter_map(|field| field.rec.owner()).collect();
        let (mut first, mut edges) = (Vec::new(), Vec::new());
        for id in &projects {
            let kind = ctx.atlas.schema.kind(ctx.atlas.asset(*id).kind);
            if kind.standalone.is_some_and(|flag| ctx.atlas.rec(*id).has(flag)) {
                first.push(*id);
            }
            for entry in ctx.ledger.writers(Thing::Asset(*id)) {
                match entry.rec.owner() {
                    Some(from) if projects.contains(&from) => edges.push((from, *id, entry.span)),
                    _ => first.push(*id),
                }
            }
        }
        edges.sort_by_key(|(from, to, span)| (*from, *to, span.start));
        Self { projects, first, edges }
    }

    /// What can be had when one of the projects is never finished.
    fn reached_without(&self, without: AssetId) -> FxHashSet<AssetId> {
        let reached = spread(self.first.iter().copied(), |id| {
            let edges = self.edges.iter().filter(move |(from, ..)| *from == id && id != without);
            edges.map(|(_, to, _)| *to).filter(|to| self.projects.contains(to))
        });
        reached.into_iter().collect()
    }
}
