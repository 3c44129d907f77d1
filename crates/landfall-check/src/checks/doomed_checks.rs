//! Conditions under which every check ends at once.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::{Act, Role, WordId};

use crate::dice::{Ask, DiceOf, alternatives};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5027",
        name: "doomed-checks",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "every check on the board ends here",
        explanation: "\
The special effects of a global condition are part of every check and come before all others. One that
any die at all sets off, and that ends the check, makes everything else on the board impossible.",
        bad: r#"
global-condition G50 "Loose scree" {
    standalone
    travel -> move to connected
    special [die] = immediate red
}
"#,
        good: r#"
global-condition G50 "Loose scree" {
    standalone
    travel -> move to connected
    special [2 accident] = immediate red
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    for field in ctx.fields_in_role(Role::EveryCheck) {
        let Some(special) = field.record() else { continue };
        let Some(trigger) = special.fields().find(|field| field.def().has_role(Role::Trigger)) else {
            continue;
        };
        let Some(dice) = known.dice(trigger) else { continue };
        let ends = special
            .inside()
            .filter(|rec| rec.is_verb() && rec.parent().map(|home| home.index) == Some(special.index));
        let ending = ends.into_iter().find(|verb| {
            verb.shape().does.iter().any(|does| does.act == Act::End && does.subject == "check")
        });
        let Some(ending) = ending else { continue };
        let any = alternatives(trigger).iter().any(|alternative| {
            let plain = |term: &(WordId, u32)| {
                dice.ask(term.0) == Ask::Die && dice.colour(term.0).is_none() && term.1 == 1
            };
            alternative.absent.is_empty() && matches!(alternative.terms.as_slice(), [term] if plain(term))
        });
        if any {
            out.push(
                CHECK
                    .rule
                    .report("no check can get past this")
                    .help("let something rarer set it off, such as `[2 accident]`")
                    .related(ending.span(), "ends the check")
                    .at(trigger.span, "any die sets it off, in every check"),
            );
        }
    }
}
