//! Cards and logs that exist on paper but never in play.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::KindId;
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
A log that nothing sends players to, or a card that nothing ever lays out, still costs print and
translation, and is nearly always a forgotten or mistyped reference somewhere else. Asking for it, or
clearing it away, does not bring it into play. Mark a page that
is looked up by hand with `reference`, and a card that another pack uses with `standalone`.",
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
    let schema = &ctx.atlas.schema;
    let mut told = FxHashSet::default();
    for at in 0..schema.kinds.len() as u16 {
        let Some(reason) = &schema.kind(KindId(at)).unused else { continue };
        for id in ctx.atlas.of_kind(KindId(at)) {
            let asset = ctx.atlas.asset(id);
            // A reference leads to the first card with the id. Other faces come along, and twins were reported.
            // Only what is reached from somewhere counts: two logs that mention each other are both orphans.
            let first = ctx.atlas.find(asset.kind, &asset.key);
            let is_used = first.is_some_and(|first| ctx.ledger.is_reached(first));
            let known = asset.external || is_used || ctx.atlas.is_mentioned(&asset.key);
            // What led here may be missing, which was reported.
            if known || ctx.is_in_doubt(ctx.atlas.rec(id)) || !told.insert((asset.kind, &asset.key)) {
                continue;
            }
            let name = ctx.atlas.display(id);
            let excuse = schema
                .kind(KindId(at))
                .standalone
                .map(|flag| &schema.shape(schema.kind(KindId(at)).shape).fields[flag.index()].name);
            let help = match excuse {
                Some(excuse) => format!("refer to {name} somewhere, delete it, or mark it `{excuse}`"),
                None => format!("refer to {name} somewhere, or delete it"),
            };
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} is never used"))
                    .help(help)
                    .at(ctx.atlas.name_span(id), reason),
            );
        }
    }
}
