//! One id, several faces, and each sends players somewhere else.

use std::collections::BTreeSet;

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::AssetId;
use landfall_schema::Act;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF2102",
        name: "uneven-variants",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "which face is drawn decides where the story goes",
        explanation: "\
When several faces share an id, players take one of them at random and unseen. If the faces lead to
different logs or cards, chance decides which part of the story is ever seen. When that is the idea,
say so: `allow uneven-variants \"the sea decides\"`.",
        bad: r#"
log 10 { "A ward, ransacked."; end }
log 11 { "A signal, far down."; end }
poi P912 "Medical wing" {
    standalone
    variant ward
    action "Search" check { green [biology] -> goto log 10; red -> spend any }
}
poi P912 "Buried signal" {
    standalone
    variant signal
    action "Search" check { green [science] -> goto log 11; red -> spend any }
}
"#,
        good: r#"
log 10 { "A ward, ransacked, and a signal from below it."; end }
poi P912 "Medical wing" {
    standalone
    variant ward
    action "Search" check { green [biology] -> goto log 10; red -> spend any }
}
poi P912 "Buried signal" {
    standalone
    variant signal
    action "Search" check { green [science] -> goto log 10; red -> spend any }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids().filter(|id| !ctx.atlas.asset(*id).external) {
        let Some(first) = ctx.atlas.faces(id).next().filter(|first| *first != id) else { continue };
        // Two cards with one id that are not faces of each other were reported.
        if ctx.atlas.rec(id).variant().is_none() {
            continue;
        }
        let (here, there) = (exits(ctx, id), exits(ctx, first));
        if here == there {
            continue;
        }
        let list = |exits: &BTreeSet<String>| match exits.len() {
            0 => "nowhere".to_owned(),
            _ => exits.iter().cloned().collect::<Vec<_>>().join(", "),
        };
        let name = ctx.atlas.display(id);
        out.push(
            CHECK
                .rule
                .report(format!("the faces of {name} lead to different places"))
                .help(format!("give them the same exits, or write `allow {} \"why\"` here", CHECK.rule.name))
                .related(ctx.atlas.name_span(first), format!("this one leads to {}", list(&there)))
                .at(ctx.atlas.name_span(id), format!("this one leads to {}", list(&here))),
        );
    }
}

/// Where a card sends players, and what takes its place.
fn exits(ctx: &Context<'_>, id: AssetId) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for verb in ctx.atlas.rec(id).inside().filter(|rec| rec.is_verb()) {
        for does in &verb.shape().does {
            if matches!(does.act, Act::Transfer | Act::Place | Act::Replace)
                && let Some(to) = does.arg.and_then(|arg| verb.get(arg)?.target_asset())
            {
                found.insert(ctx.atlas.display(to));
            }
        }
    }
    found
}
