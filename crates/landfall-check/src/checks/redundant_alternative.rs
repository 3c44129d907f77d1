//! Alternatives that another one makes needless.

use crate::dice::{Alternative, DiceOf, Requirement};
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5024",
        name: "redundant-alternative",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "one alternative makes another needless",
        explanation: "\
Any one of the alternatives is enough. When the dice for one of them always meet another too, it adds
nothing but something to read. Often a `+` was meant where a `/` stands, or another icon.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical / physical + defense] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical / 2 defense] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    for Requirement { field, alternatives: all, .. } in ctx.requirements() {
        let Some(dice) = known.dice(*field) else { continue };
        for (at, alternative) in all.iter().enumerate() {
            let makes_needless = |(other_at, other): &(usize, &Alternative)| {
                // Of two that mean the same, the first one stays.
                let twin = dice.implies(other, alternative, true);
                *other_at != at && dice.implies(alternative, other, true) && (!twin || *other_at < at)
            };
            let Some((_, other)) = all.iter().enumerate().find(makes_needless) else { continue };
            let easier = ctx.sources.slice(other.span);
            out.push(
                CHECK
                    .rule
                    .report("this alternative adds nothing")
                    .help("delete it, or ask for other dice")
                    .related(other.span, "is enough by itself")
                    .at(alternative.span, format!("such a roll also meets `{easier}`")),
            );
        }
    }
}
