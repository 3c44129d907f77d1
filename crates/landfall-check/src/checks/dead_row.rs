//! Rows that another row always takes away.

use landfall_diagnostics::Span;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::dice::{Alternative, DiceOf};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5013",
        name: "dead-row",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "whenever this row is met, an earlier one is too",
        explanation: "\
Rows are read from top to bottom, and the first one that is met is the outcome. When every roll that
meets a row also meets one above it, players never resolve it. Usually the harder row has to stand
above the easier one.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        yellow [physical / defense] -> gain success 1, then green
        green [physical + red] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        yellow [physical + red] -> gain success 1, then green
        green [physical / defense] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut known = DiceOf::new(ctx);
    let mut above: Vec<(Span, &Alternative)> = Vec::new();
    let (mut home, mut lowest) = (None, None);
    for row in ctx.rows() {
        let parent = row.rec.parent().map(|rec| (rec.unit, rec.index));
        if parent != home {
            above.clear();
            (home, lowest) = (parent, None);
        }
        // A row that stands too low is told so by another rule, and moving it up mends both.
        let is_low = row.order < lowest;
        lowest = lowest.max(row.order);
        let Some((gate, alternatives)) = &row.gate else { continue };
        let Some(dice) = known.dice(*gate) else { continue };
        let earlier = |alternative: &Alternative| {
            above.iter().find(|(_, other)| dice.implies(alternative, other, false)).map(|found| found.0)
        };
        let met: Vec<Span> = alternatives.iter().filter_map(earlier).collect();
        if !alternatives.is_empty() && met.len() == alternatives.len() && !row.is_fallback && !is_low {
            let name = row.rec.key().unwrap_or_default();
            out.push(
                CHECK
                    .rule
                    .report(format!("{name} can never be the outcome"))
                    .help("move the harder row above the easier one, or ask for other dice")
                    .related(met[0], "met by the same dice, and read first")
                    .at(gate.span, "a roll that shows this meets a row above"),
            );
        }
        above.extend(alternatives.iter().map(|alternative| (gate.span, alternative)));
    }
}
