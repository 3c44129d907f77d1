//! Cards that are equal word for word.

use std::hash::{Hash, Hasher};

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, PRINTED};
use landfall_schema::KindId;
use rustc_hash::{FxHashMap, FxHasher};

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
    for id in with_equal_titles(ctx) {
        let asset = ctx.atlas.asset(id);
        let alike = known.entry((asset.kind, hash(words(ctx, id)))).or_default();
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

/// Cards that share their title with another one of their kind, in order. All others differ, and need not be read. Without
/// a title nothing says that they should differ.
fn with_equal_titles(ctx: &Context<'_>) -> Vec<AssetId> {
    let mut titled: Vec<(AssetId, (KindId, u64))> = Vec::new();
    let mut counts: FxHashMap<(KindId, u64), u32> = FxHashMap::default();
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        if asset.external || ctx.atlas.unit(asset.unit).pack == PRINTED {
            continue;
        }
        let Some(title) = ctx.atlas.rec(id).title() else { continue };
        let title = (asset.kind, hash(title.split_whitespace()));
        titled.push((id, title));
        *counts.entry(title).or_default() += 1;
    }
    titled.retain(|(_, title)| counts[title] > 1);
    titled.into_iter().map(|(id, _)| id).collect()
}

fn hash<'t>(words: impl Iterator<Item = &'t str>) -> u64 {
    let mut hasher = FxHasher::default();
    words.for_each(|word| word.hash(&mut hasher));
    hasher.finish()
}

/// All words of a card but for its id.
fn words<'a>(ctx: &Context<'a>, id: AssetId) -> impl Iterator<Item = &'a str> {
    let rec = ctx.atlas.rec(id);
    let (whole, name) = (ctx.sources.slice(rec.span()), ctx.sources.slice(rec.name_span()));
    let (before, behind) = whole.split_once(name).unwrap_or((whole, ""));
    before.split_whitespace().chain(behind.split_whitespace())
}
