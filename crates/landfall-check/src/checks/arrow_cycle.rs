//! Outcomes that lead round in a circle.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::Act;

use crate::exits::chained;
use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5002",
        name: "arrow-cycle",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "connected outcomes lead back to where they began",
        explanation: "\
An arrow between rows says: after this outcome, resolve that one too. Arrows that lead back to a row
already resolved would have players go round for ever.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1, then red
        red -> then green
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> gain success 1
        red -> danger A, then green
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for (verb, _) in ctx.verbs_that(Act::Chain) {
        if let Some(row) = chained(verb)
            && let Some(from) = verb.lineage().find(|rec| rec.shape_id() == row.shape_id())
            && leads_back(row, from)
        {
            let (a, b) = (from.key().unwrap_or_default(), row.key().unwrap_or_default());
            // Each circle is told once, at the arrow that leads from its first row.
            if row.index != from.index && row.index < from.index {
                continue;
            }
            out.push(
                CHECK
                    .rule
                    .report(format!("{a} leads to {b} and back"))
                    .help("delete one of the arrows")
                    .related(row.name_span(), format!("the {b} {} leads back", row.shape().name))
                    .at(verb.span(), "players would go round for ever"),
            );
        }
    }
}

fn leads_back(from: Rec<'_>, to: Rec<'_>) -> bool {
    let mut seen = vec![from.index];
    let mut queue = vec![from];
    while let Some(row) = queue.pop() {
        if row.index == to.index {
            return true;
        }
        for next in row.inside().filter(|rec| rec.is_verb()).filter_map(chained) {
            if !seen.contains(&next.index) {
                seen.push(next.index);
                queue.push(next);
            }
        }
    }
    false
}
