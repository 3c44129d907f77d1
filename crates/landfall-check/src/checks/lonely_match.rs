//! Matching icons with nothing to match.

use crate::dice::{Ask, DiceOf, Requirement, vocabulary};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5020",
        name: "lonely-match",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a single `same` matches anything",
        explanation: "\
All the `same` of one alternative must show one and the same icon, so a pair is `[2 same]`. A single
one is met by any icon at all, which is hardly ever meant.",
        bad: r#"
global-condition G50 "Loose scree" {
    standalone
    travel -> move to connected
    combination [same] = refresh 1
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
    for Requirement { field, alternatives, .. } in ctx.requirements_of_dice() {
        let Some(dice) = known.dice(*field) else { continue };
        for alternative in alternatives {
            let matching = alternative.terms.iter().find(|term| dice.ask(term.0) == Ask::Same);
            let Some((word, 1)) = matching else { continue };
            let name = vocabulary(*field)
                .map_or("", |vocab| ctx.atlas.schema.vocab(vocab).words[word.index()].name.as_str());
            out.push(
                CHECK
                    .rule
                    .report(format!("a single `{name}` matches anything"))
                    .help(format!("write `2 {name}` for a pair"))
                    .at(alternative.span, "there is no second icon that it must match"),
            );
        }
    }
}
