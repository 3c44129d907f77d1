//! Cards that are equal word for word.

use std::hash::{DefaultHasher, Hash, Hasher};

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::KindId;
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7404",
        name: "equal-cards",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "two cards are equal but for their ids",
        explanation: "\
Two cards of a kind that say the same, title included, under two ids are a copy that was never finished. Where
the box really holds several equal cards, write one of them with `copies`, if the kind has such a line.",
        bad: r#"
log 1 "Salt" { reference; "Salt on the glass, and no wind."; end }
log 2 "Salt" { reference; "Salt on the glass, and no wind."; end }
"#,
        good: r#"
log 1 "Salt" { reference; "Salt on the glass, and no wind."; end }
log 2 "Sand" { reference; "Sand in the wind."; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known: FxHashMap<(KindId, u64), Vec<AssetId>> = FxHashMap::default();
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        let rec = ctx.atlas.rec(id);
        // Without a title nothing says that they should differ.
        let is_own = !asset.external && ctx.atlas.unit(asset.unit).pack != PRINTED && rec.title().is_some();
        if !is_own {
            continue;
        }
        let mut hasher = DefaultHasher::new();
        words(ctx, id).for_each(|word| word.hash(&mut hasher));
        let alike = known.entry((asset.kind, hasher.finish())).or_default();
        let Some(first) = alike.iter().copied().find(|first| words(ctx, *first).eq(words(ctx, id))) else {
            alike.push(id);
            continue;
        };
        if ctx.atlas.asset(first).key == asset.key {
            continue;
        }
        let (a, b) = (ctx.atlas.display(first), ctx.atlas.display(id));
        out.push(
            CHECK
                .rule
                .report(format!("{b} is a copy of {a}"))
                .help("change one of them, or delete it")
                .related(ctx.atlas.name_span(first), format!("{a} is written here"))
                .at(ctx.atlas.name_span(id), "the same word for word"),
        );
    }
}

/// All words of a card but for its id.
fn words<'a>(ctx: &Context<'a>, id: AssetId) -> impl Iterator<Item = &'a str> {
    let rec = ctx.atlas.rec(id);
    let (whole, name) = (ctx.sources.slice(rec.span()), ctx.sources.slice(rec.name_span()));
    let (before, behind) = whole.split_once(name).unwrap_or((whole, ""));
    before.split_whitespace().chain(behind.split_whitespace())
}
