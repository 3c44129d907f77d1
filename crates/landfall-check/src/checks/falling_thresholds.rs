//! Numbers that should rise and do not.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6210",
        name: "falling-thresholds",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the second number is not higher than the first",
        explanation: "\
A promotion from a higher rank takes more success than one from a lower rank. Thresholds that do not
rise were probably written the wrong way round.",
        bad: r#"
rank-up long-haul "The long haul" {
    when success >= 3
    thresholds 6 / 3
}
"#,
        good: r#"
rank-up long-haul "The long haul" {
    when success >= 3
    thresholds 3 / 6
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    let mut shapes: Vec<_> = ctx.slots_in_role("rising").into_iter().map(|slot| slot.0).collect();
    shapes.dedup();
    for rec in shapes.into_iter().flat_map(|shape| ctx.records(shape)) {
        let mut numbers: Vec<_> = rec.fields().filter(|field| field.def().has_role("rising")).collect();
        numbers.sort_by_key(|field| field.id);
        for pair in numbers.windows(2) {
            let [first, second] = pair else { continue };
            let (Some(low), Some(high)) = (first.int(), second.int()) else { continue };
            if high <= low {
                out.push(
                    CHECK
                        .rule
                        .report(format!("{high} is not higher than {low}"))
                        .help("write the lower number first")
                        .related(first.span, "the number before it")
                        .at(second.span, "should be higher"),
                );
            }
        }
    }
}
