//! Cards and logs that exist on paper but never in play.

use landfall_analysis::graphs;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use rustc_hash::FxHashSet;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2101",
        name: "orphan",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing leads players here",
        explanation: "\
A log that nothing sends players to, or a card that nothing ever places, still costs print and
translation, and is nearly always a forgotten or mistyped reference somewhere else. Asking for it, or
clearing it away, does not bring it into play. Kinds may have a
flag for what is looked up by hand or used by another pack; the schema calls it `standalone`.",
        bad: r#"
log 1 { reference; "Salt on the glass."; end }
log 2 { "The tide is out."; end }
"#,
        good: r#"
log 1 { reference; "Salt on the glass."; -> goto log 2 }
log 2 { "The tide is out."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids().filter(|id| !ctx.atlas.asset(*id).external) {
        CHECK.leave_open(ctx, ctx.led_to(id).doubt(), ctx.atlas.rec(id), out);
    }
    let schema = &ctx.atlas.schema;
    for group in groups(ctx) {
        let asset = ctx.atlas.asset(group.root);
        let kind = schema.kind(asset.kind);
        let Some(reason) = &kind.unused else { continue };
        let name = ctx.atlas.display(group.root);
        let excuse = kind.standalone.map(|flag| &schema.shape(kind.shape).fields[flag.index()].name);
        let help = match excuse {
            Some(excuse) => format!("refer to {name} somewhere, delete it, or mark it `{excuse}`"),
            None => format!("refer to {name} somewhere, or delete it"),
        };
        let mut draft = CHECK.rule.report(message(ctx, &group, &name)).help(help);
        for behind in group.behind.iter().take(MOST_SHOWN) {
            let text = format!("only {name} leads to {}", ctx.atlas.display(*behind));
            draft = draft.related(ctx.atlas.name_span(*behind), text);
        }
        let place = ctx.atlas.name_span(group.root);
        out.push(match group.in_circle {
            true => draft.at(place, "only what lies behind it leads here"),
            false => draft.at(place, reason),
        });
    }
}

/// More places than this show nothing new.
const MOST_SHOWN: usize = 3;

fn message(ctx: &Context<'_>, group: &Group, name: &str) -> String {
    match group.behind[..] {
        [] => format!("{name} is never used"),
        [one] => format!("{name}, and {} behind it, are never used", ctx.atlas.display(one)),
        [..] => format!("{name}, and {} others behind it, are never used", group.behind.len()),
    }
}

/// What nothing leads to, and what only it leads to.
struct Group {
    root: AssetId,
    /// By id.
    behind: Vec<AssetId>,
    /// Whether something behind it leads back to it.
    in_circle: bool,
}

/// One mistake leaves a whole branch unused: each branch once, under the asset where it begins.
fn groups(ctx: &Context<'_>) -> Vec<Group> {
    let uses = graphs::uses(ctx.atlas);
    let unused: FxHashSet<AssetId> = ctx.atlas.ids().filter(|id| is_unused(ctx, *id)).collect();
    let begins = |id: &AssetId| !uses.users(*id).any(|user| user != *id && unused.contains(&user));
    // Where branches are circles, any asset that is left begins one.
    let mut roots: Vec<AssetId> = ctx.atlas.ids().filter(|id| unused.contains(id)).collect();
    // One that is allowed to be unused is where a branch begins, too.
    roots.sort_by_key(|id| (!is_allowed(ctx, *id), !begins(id)));
    let mut seen: FxHashSet<AssetId> = FxHashSet::default();
    let mut found = Vec::new();
    for root in roots {
        if !seen.insert(root) {
            continue;
        }
        let mut queue = vec![root];
        let mut behind = Vec::new();
        let mut in_circle = false;
        while let Some(at) = queue.pop() {
            let open = |next: &AssetId| unused.contains(next) && !is_allowed(ctx, *next);
            for next in uses.next(at).filter(open) {
                in_circle |= next == root && at != root;
                if seen.insert(next) {
                    queue.push(next);
                    behind.push(next);
                }
            }
        }
        behind.sort();
        found.push(Group { root, behind, in_circle });
    }
    found.sort_by_key(|group| group.root);
    found
}

fn is_allowed(ctx: &Context<'_>, id: AssetId) -> bool {
    let asset = ctx.atlas.asset(id);
    let mut allows = ctx.atlas.unit(asset.unit).allows.iter().filter(|allow| allow.root == asset.record);
    allows.any(|allow| CHECK.rule.is_called(&allow.rule))
}

/// Written here, reached from nowhere, and in no text that could not be read. A reference leads to the first card with
/// an id: other faces come along, and twins were reported.
fn is_unused(ctx: &Context<'_>, id: AssetId) -> bool {
    let asset = ctx.atlas.asset(id);
    let is_first = ctx.atlas.find(asset.kind, &asset.key) == Some(id);
    let is_needed = ctx.atlas.schema.kind(asset.kind).unused.is_some();
    is_first && is_needed && !asset.external && ctx.led_to(id).is(false)
}
