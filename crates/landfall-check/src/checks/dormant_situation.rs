//! Situations that wait for ever.

use landfall_analysis::ledger::{Entry, Thing};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::ask::number;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF7217",
        name: "dormant-situation",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "nothing ever brings this situation up",
        explanation: "\
The first situations may come up from the start; later ones wait in a divider of their own until a log
or a card moves them among the possible ones. One that nothing moves never happens.",
        bad: r#"
situation S90 "Drive hum" {
    effect -> lower morale, shuffle this into b.possible-situations
    solved -> remove this from game
    supervisors [technology]
}
"#,
        good: r#"
situation S90 "Drive hum" {
    effect -> lower morale, shuffle this into b.possible-situations
    solved -> remove this from game
    supervisors [technology]
}
log 4 { reference; "Hum."; -> shuffle S90 into b.possible-situations; end }
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let Some(open) = ctx.atlas.schema.fact("open-situations") else { return };
    for id in ctx.assets_in_role("situation") {
        let later = number(ctx.atlas, id).is_some_and(|number| number > open);
        let others = |entry: &Entry<'_>| entry.rec.owner() != Some(id);
        let moved = ctx.ledger.writers(Thing::Asset(id)).iter().any(others);
        if later && !moved && !ctx.may_be_meant(id) {
            let name = ctx.atlas.display(id);
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} never comes up"))
                    .help(format!(
                        "let a log or card move it, as in `shuffle {name} into b.possible-situations`"
                    ))
                    .at(
                        ctx.atlas.name_span(id),
                        format!("numbers above {open} wait until something moves them"),
                    ),
            );
        }
    }
}
