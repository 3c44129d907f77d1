//! Cards with nothing on them.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{PRINTED, Value};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7403",
        name: "empty-card",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a card has nothing on it",
        explanation: "\
There is nothing between its braces: players would draw a blank card. A card that only exists in the printed
game is named with `extern` instead.",
        bad: r#"
log 1 "Salt" { reference; "Salt on the glass."; end }
reference-card turns "Your turn" { }
"#,
        good: r#"
log 1 "Salt" { reference; "Salt on the glass."; end }
reference-card turns "Your turn" { rules "Draw, then act." }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for id in ctx.atlas.ids() {
        let asset = ctx.atlas.asset(id);
        let rec = ctx.atlas.rec(id);
        let is_own = !asset.external && ctx.atlas.unit(asset.unit).pack != PRINTED;
        // A word in its head may be all there is to say about a card; an empty pair of braces asks for more.
        let is_blank = rec.fields().all(|field| matches!(field.value, Value::Name(_) | Value::Text(_)))
            && rec.fields().all(|field| field.def().in_head)
            && ctx.sources.slice(rec.span()).trim_end().ends_with('}');
        // A kind whose cards are a name and nothing more has no place for anything else.
        let has_room = rec.shape().fields.iter().any(|field| !field.in_head);
        if is_own && is_blank && has_room && CHECK.can_ask(ctx, rec, out) && !rec.is_damaged() {
            let name = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} has nothing on it"))
                    .help(format!(
                        "write what is on the card, delete it, or write `extern {name}` if it is printed"
                    ))
                    .at(rec.name_span(), "players would draw a blank card"),
            );
        }
    }
}
