//! Special effects whose dice are always gone.

use std::collections::BTreeSet;

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::dice::{Alternative, Ask, Dice, DiceOf, Requirement, Use};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5016",
        name: "shadowed-effect",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "an earlier special effect takes all of these dice",
        explanation: "\
Special effects are carried out from top to bottom, each as often as the dice allow, and the dice are
spent. When everything that could set off an effect also sets off one above it, no dice are ever left
for it. Put the narrow effect above the broad one.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [die] = progress green
        special [accident] = progress red
        track green 4 -> replace P000
        track red 4 -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = progress red
        special [die] = progress green
        track green 4 -> replace P000
        track red 4 -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    let mut above: Vec<(Span, &Alternative)> = Vec::new();
    let mut home = None;
    for Requirement { field: trigger, alternatives, .. } in ctx.requirements_in(Use::Trigger) {
        let parent = trigger.rec.parent().map(|rec| (rec.unit, rec.index));
        if parent != home {
            above.clear();
            home = parent;
        }
        let Some(dice) = known.dice(*trigger) else { continue };
        let greedy = takes_all(dice, &above);
        let earlier = |alternative: &Alternative| {
            let implied = above.iter().find(|(_, other)| dice.implies(alternative, other, false));
            let any_die = || greedy.filter(|_| alternative.absent.is_empty() && alternative.total() > 0);
            implied.map(|found| found.0).or_else(any_die)
        };
        let taken: Vec<Span> = alternatives.iter().filter_map(earlier).collect();
        if !alternatives.is_empty() && taken.len() == alternatives.len() {
            out.push(
                CHECK
                    .rule
                    .report("no dice are ever left for this special effect")
                    .help("put it above the effect that takes its dice, or delete it")
                    .related(taken[0], "takes them first, as often as it can")
                    .at(trigger.span, "whatever shows this was spent above"),
            );
        }
        // An effect set off by what is missing spends no dice.
        let spending = alternatives.iter().filter(|alternative| alternative.absent.is_empty());
        above.extend(spending.map(|alternative| (trigger.span, alternative)));
    }
}

/// An effect that takes one die of each colour in turn takes every die.
fn takes_all(dice: &Dice, above: &[(Span, &Alternative)]) -> Option<Span> {
    let colours_of = |place: Span| {
        let single = above.iter().filter(|(span, other)| *span == place && other.total() == 1);
        let words = single.flat_map(|(_, other)| other.terms.iter().map(|(word, _)| *word));
        let colours = words.filter(|word| dice.ask(*word) == Ask::Die).filter_map(|word| dice.colour(word));
        colours.collect::<BTreeSet<&str>>().len()
    };
    let all = dice.colours();
    above.iter().map(|(span, _)| *span).find(|span| all > 0 && colours_of(*span) == all)
}
