//! Accidents in dice combinations.

use crate::dice::{Ask, DiceOf, Requirement, Use, vocabulary};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5019",
        name: "combined-accident",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "an accident is never part of a combination",
        explanation: "\
Players may spend dice on combinations before anything else happens, but accidents stay in the roll
pool: they never count there. A combination that asks for one can never be bought.",
        bad: r#"
global-condition G50 "Loose scree" {
    standalone
    travel -> move to connected
    combination [accident + die] = refresh 1
}
"#,
        good: r#"
global-condition G50 "Loose scree" {
    standalone
    travel -> move to connected
    combination [2 same] = refresh 1
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives, .. } in ctx.requirements_in(Use::Combination) {
        let Some(dice) = known.dice(*field) else { continue };
        for alternative in alternatives {
            let mishap = alternative.terms.iter().find(|term| dice.ask(term.0) == Ask::Mishap);
            let Some((word, _)) = mishap else { continue };
            let name = vocabulary(*field)
                .map_or("", |vocab| ctx.atlas.schema.vocab(vocab).words[word.index()].name.as_str());
            out.push(
                CHECK
                    .rule
                    .report(format!("a combination asks for `{name}`"))
                    .help(format!("take `{name}` out, or make it a `special` effect"))
                    .at(alternative.span, "never counts in a combination, so nobody can buy this"),
            );
        }
    }
}
