//! Cards that share the text by which players look for them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{AssetId, Value};
use landfall_schema::Role;
use rustc_hash::FxHashMap;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2104",
        name: "same-title",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "two cards that are known by their title share it",
        explanation: "\
Some cards have no number: the title is the only thing players can look for, and the schema calls it
`unique`. Two of a kind with the same title are indistinguishable. Cards of different decks may share a
title, because the deck distinguishes them.",
        bad: r#"
injury bruise "Bruised" { damage -> spend any }
injury bruises "Bruised" { damage -> sacrifice any }
"#,
        good: r#"
injury bruise "Bruised" { damage -> spend any }
injury bruises "Badly bruised" { damage -> sacrifice any }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known: FxHashMap<(u16, String), AssetId> = FxHashMap::default();
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        let Some(identity) = identity(ctx, id) else { continue };
        let Some(first) = known.get(&(asset.kind.0, identity.clone())) else {
            known.insert((asset.kind.0, identity), id);
            continue;
        };
        // The same id twice was reported.
        if ctx.atlas.asset(*first).key == asset.key {
            continue;
        }
        let (a, b) = (ctx.atlas.display(*first), ctx.atlas.display(id));
        out.push(
            CHECK
                .rule
                .report(format!("{b} has the title of {a}"))
                .help("give one of them another title")
                .related(ctx.atlas.name_span(*first), format!("{a} is written here"))
                .at(ctx.atlas.name_span(id), "players could not distinguish them"),
        );
    }
}

/// The text that the schema calls `unique`, and the words and numbers by which cards are sorted into decks.
fn identity(ctx: &Context<'_>, id: AssetId) -> Option<String> {
    let rec = ctx.atlas.rec(id);
    let title = rec.fields().filter(|field| field.def().unique).find_map(|field| field.text())?;
    let mut identity = title.value.to_lowercase();
    for field in rec.fields().filter(|field| !field.def().has_role(Role::Copies)) {
        if matches!(field.value, Value::Word(_) | Value::Int(_)) {
            identity.push('\n');
            identity.push_str(field.name());
            identity.push_str(&field.as_text().unwrap_or_default());
        }
    }
    Some(identity)
}
