//! Travel that players may be unable to pay for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::{Rec, Value};
use landfall_schema::{Act, Control, Role};

use super::motionless_travel::moves;
use super::undefined_travel::asked_of_the_board;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF3015",
        name: "unaffordable-travel",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "players who cannot pay cannot move",
        explanation: "\
An option that cannot be paid in full may not be chosen. If every way to move has a price in something
that can run out, players without it are stuck. Add an option that is open to everybody.",
        bad: r#"
global-condition G50 "Toll fog" {
    standalone
    travel -> pay { lose supplies 1 } to { move to connected }
}
"#,
        good: r#"
global-condition G50 "Toll fog" {
    standalone
    travel -> choose { lose supplies 1, move to connected or spend any, move to connected }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for block in asked_of_the_board(&ctx.atlas.schema) {
        for block in ctx.records(block) {
            let verbs: Vec<Rec<'_>> = block.inside().filter(|rec| rec.is_verb()).collect();
            let sends = |verb: &Rec<'_>| verb.shape().does.iter().any(|does| does.act == Act::Transfer);
            let moving: Vec<Rec<'_>> = verbs.iter().copied().filter(|verb| moves(ctx, *verb)).collect();
            if moving.is_empty() || verbs.iter().any(sends) || !CHECK.can_ask(ctx, block, out) {
                continue;
            }
            let prices: Vec<Option<Rec<'_>>> = moving.iter().map(|verb| price(*verb, block)).collect();
            let Some(price) = prices.iter().flatten().next().filter(|_| prices.iter().all(Option::is_some))
            else {
                continue;
            };
            if is_unlimited(*price) {
                continue;
            }
            out.push(
                CHECK
                    .rule
                    .report("players may be unable to move")
                    .help("add an option that everybody can pay")
                    .at(price.span(), "whoever cannot pay this stays where they are"),
            );
        }
    }
}

/// What must be paid before this effect comes about, if it can run out.
fn price<'a>(verb: Rec<'a>, block: Rec<'a>) -> Option<Rec<'a>> {
    let inside = verb.lineage().take_while(|rec| rec.index != block.index);
    for rec in inside {
        let parent = rec.parent()?;
        let bundle: Vec<Rec<'a>> = match parent.control() {
            Some(Control::Pay) => parent
                .fields()
                .filter(|field| field.id != rec.record().via)
                .flat_map(|field| field.effects())
                .collect(),
            Some(Control::Choose) => {
                let options = parent.fields().filter(|field| matches!(field.value, Value::Options(_)));
                options
                    .flat_map(|field| field.options())
                    .find(|option| option.iter().any(|one| one.index == rec.index))
                    .unwrap_or_default()
            }
            _ => continue,
        };
        if let Some(cost) = bundle.into_iter().find(|verb| can_run_out(*verb)) {
            return Some(cost);
        }
    }
    None
}

fn can_run_out(verb: Rec<'_>) -> bool {
    verb.shape().does.iter().any(|does| does.act == Act::Spend) && !verb.shape().has_role(Role::Payable)
}

/// `unlimited-supplies` beside the block, or on a board that lays the condition out, ends all worry.
fn is_unlimited(price: Rec<'_>) -> bool {
    let flags: Vec<String> =
        price.shape().does.iter().map(|does| format!("unlimited-{}", does.subject)).collect();
    price.lineage().any(|rec| flags.iter().any(|flag| rec.get_named(flag).is_some()))
}
