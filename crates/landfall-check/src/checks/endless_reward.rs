//! Something for nothing, again and again.

use landfall_analysis::graphs::spread;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Answer, AssetId, Rec, Value};
use landfall_schema::{Act, Control, Role, Type};
use rustc_hash::FxHashSet;

use crate::ask::lost_subject;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3102",
        name: "endless-reward",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this reward costs nothing and never runs out",
        explanation: "\
An action without dice simply happens. If it gives a reward, costs nothing, and leaves everything as it
was, players repeat it until nothing is left to take. Let it replace the card, ask for dice, name a price,
or mark a box that it asks for.",
        bad: r#"
poi P010 "Open crate" {
    standalone
    action "Take what you need" { -> gain success 1 }
}
"#,
        good: r#"
poi P010 "Open crate" {
    standalone
    action "Take what you need" { -> gain success 1, replace P011 }
}
poi P011 "Empty crate" { last-poi }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let slots = ctx.slots_in_role(Role::Checkless).into_iter();
    for action in slots.flat_map(|(shape, effects)| ctx.records(shape).filter(move |rec| rec.has(effects))) {
        let Some(id) = CHECK.known(ctx, ctx.whole_card(action), action, out) else { continue };
        let Some(happens) = CHECK.known(ctx, for_free(ctx, action), action, out) else { continue };
        let reward = happens.verbs.iter().find(|verb| verb.shape().has_role(Role::Reward));
        let Some(reward) = reward.filter(|_| comes_again(ctx, id, &happens)) else { continue };
        let mut draft = CHECK
            .rule
            .report(format!("{} gives its reward for nothing", ctx.atlas.display(id)))
            .help("let it replace the card, ask for dice or cost something");
        if reward.owner() != Some(id) {
            draft = draft.related(action.name_span(), "the action that leads there");
        }
        out.push(draft.at(reward.span(), "players can do this as often as they like"));
    }
}

/// Actions that happen without a dice check.
fn plain_actions(root: Rec<'_>) -> impl Iterator<Item = Rec<'_>> {
    root.inside()
        .filter(|rec| rec.shape().field_in_role(Role::Checkless).is_some_and(|effects| rec.has(effects)))
}

/// What comes of an action, the logs it leads to included.
struct Happens<'a> {
    verbs: Vec<Rec<'a>>,
    /// What takes the place of the card.
    replaced: Option<AssetId>,
}

/// Nothing when it costs something, is limited, or changes something that asks could notice.
fn for_free<'a>(ctx: &Context<'a>, action: Rec<'a>) -> Answer<Happens<'a>> {
    let mut verbs = Vec::new();
    let mut roots = vec![action];
    let mut seen: FxHashSet<AssetId> = FxHashSet::default();
    while let Some(root) = roots.pop() {
        if std::iter::once(root)
            .chain(root.inside())
            .any(|rec| rec.fields().any(|field| is_condition(field.value)))
        {
            return Answer::Nothing;
        }
        for verb in root.inside().filter(|rec| rec.is_verb()) {
            verbs.push(verb);
            let logs = verb.shape().does.iter().filter(|does| does.act == Act::Transfer);
            for does in logs {
                if let Some(doubt) = lost_subject(verb, does) {
                    return Answer::Unknown(doubt);
                }
                let Some(log) = does.arg.and_then(|arg| verb.get(arg)?.target_asset()) else {
                    return Answer::Nothing;
                };
                if let Some(doubt) = ctx.exits(log).doubt() {
                    return Answer::Unknown(doubt);
                }
                if seen.insert(log) {
                    roots.push(ctx.atlas.rec(log));
                }
            }
        }
    }
    let mut replaced = None;
    for verb in &verbs {
        if matches!(verb.control(), Some(Control::Pay | Control::Limit | Control::Table)) {
            return Answer::Nothing;
        }
        for does in &verb.shape().does {
            match does.act {
                // What exists once, such as a card by its number, is not gained again.
                Act::Gain if does.arg.is_some() => return Answer::Nothing,
                Act::Gain | Act::Draw | Act::Read | Act::Transfer | Act::Chain => {}
                Act::Replace if does.at.is_some_and(|at| !verb.has(at)) => {
                    if let Some(doubt) = lost_subject(*verb, does) {
                        return Answer::Unknown(doubt);
                    }
                    replaced = does.arg.and_then(|arg| verb.get(arg)?.target_asset());
                    if replaced.is_none() {
                        return Answer::Nothing;
                    }
                }
                _ => return Answer::Nothing,
            }
        }
    }
    Answer::Known(Happens { verbs, replaced })
}

fn is_condition(value: Value) -> bool {
    matches!(value, Value::Condition(_))
}

/// Whether the same action can be taken again without paying for it.
fn comes_again(ctx: &Context<'_>, id: AssetId, happens: &Happens<'_>) -> bool {
    // On a card with a clock, time is the price.
    let clocks = ctx.atlas.schema.clocks();
    let has_clock = |id: AssetId| ctx.atlas.rec(id).inside().any(|rec| clocks.contains(&rec.shape_id()));
    if has_clock(id) || is_read(ctx, id) {
        return false;
    }
    let Some(next) = happens.replaced else { return true };
    let after = spread([next], |card| {
        let actions = plain_actions(ctx.atlas.rec(card)).filter(|_| card != id && !has_clock(card));
        actions.filter_map(|action| for_free(ctx, action).known()?.replaced).collect::<Vec<_>>()
    });
    after.contains(&id)
}

/// Cards that are used once and turned over or given back are no action of a place.
fn is_read(ctx: &Context<'_>, id: AssetId) -> bool {
    let kind = ctx.atlas.asset(id).kind;
    let boards = &ctx.atlas.schema.graphs;
    let lies_on_board = boards.iter().any(|graph| {
        let node = ctx.atlas.schema.shape(graph.node_shape);
        let placed = graph.placed.iter().map(|field| &node.fields[field.index()].ty);
        graph.of == kind
            || placed.into_iter().any(|ty| matches!(ty, Type::Ref(kinds) if kinds.contains(&kind)))
    });
    !lies_on_board
}
