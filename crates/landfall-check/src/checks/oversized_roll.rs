//! Requirements beyond what a young crew can roll.

use crate::dice::{DiceOf, Requirement};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::Fact;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5018",
        name: "oversized-roll",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "more dice than a crew can roll at first",
        explanation: "\
A crewmember begins with a handful of dice, and each of the others in the sector may lend one. A
requirement that needs more dice than that cannot be met until the ship has bought new ones, which
early in a campaign means never.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [6 physical + 3 die] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [3 physical + 3 die] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let schema = &ctx.atlas.schema;
    let fact = |name| schema.fact(name).and_then(|number| u32::try_from(number).ok());
    let (Some(own), Some(lent)) = (fact(Fact::OwnDice), fact(Fact::AssistDice)) else { return };
    let in_the_box = fact(Fact::DicePerColour).unwrap_or(u32::MAX);
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives, .. } in ctx.requirements_of_dice() {
        let Some(dice) = known.dice(*field).filter(|dice| dice.are_known()) else { continue };
        let least = alternatives.iter().map(|alternative| dice.least_at_start(alternative)).min();
        let Some(least) = least.filter(|least| *least > own + lent) else { continue };
        // What even the box cannot give is another rule's to report.
        if least > in_the_box {
            continue;
        }
        out.push(
            CHECK
                .rule
                .report(format!("this takes {least} dice"))
                .help(format!(
                    "ask for {} dice at most, or offer an easier alternative after `/`",
                    own + lent
                ))
                .at(field.span, format!("at first a crew rolls {own} dice and {lent} from others")),
        );
    }
}
