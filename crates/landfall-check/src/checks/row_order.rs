//! Rows that stand in an unusual order.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5012",
        name: "row-order",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the rows are not in the usual order",
        explanation: "\
Players look for the better outcome above and for failure at the bottom: yellow, green, red. Rows are
read from top to bottom, so another order also changes which of them a good roll meets.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [physical] -> replace P000
        yellow [2 defense] -> gain success 1, then green
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        yellow [physical + defense] -> gain success 1, then green
        green [physical] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for pair in ctx.rows().windows(2) {
        let [before, row] = pair else { continue };
        if before.rec.parent().map(|home| (home.unit, home.index))
            != row.rec.parent().map(|home| (home.unit, home.index))
        {
            continue;
        }
        let (Some(high), Some(low)) = (before.order, row.order) else { continue };
        if low < high {
            let (upper, lower) = (before.rec.key().unwrap_or_default(), row.rec.key().unwrap_or_default());
            out.push(
                CHECK
                    .rule
                    .report(format!("{lower} stands below {upper}"))
                    .help(format!("move {lower} above {upper}"))
                    .related(before.rec.name_span(), "this row is read first")
                    .at(row.rec.name_span(), "players look for it above"),
            );
        }
    }
}
