//! Choices of which nothing can be paid.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_model::Rec;
use landfall_schema::{Act, Control, Role};

use crate::ask::verbs;

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF6205",
        name: "unaffordable-choice",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "all the options can be out of reach",
        explanation: "\
An option that cannot be paid in full may not be chosen. The schema says what can always be paid, with
the role `payable`; everything else runs out. When every option costs something of that sort, players can
be left with nothing to choose.",
        bad: r#"
event black-ice "Black ice" {
    biomes freezing
    secondary -> advance all-time 1
    main -> choose { lose supplies 1 or discard section 1 }
}
"#,
        good: r#"
event black-ice "Black ice" {
    biomes freezing
    secondary -> advance all-time 1
    main -> choose { lose supplies 1 or danger A }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for field in ctx.fields_in_role(Role::Forced) {
        let choices = verbs(field).filter(|verb| verb.control() == Some(Control::Choose));
        for verb in choices {
            if !CHECK.can_ask(ctx, verb, out) {
                continue;
            }
            let optional =
                verb.lineage().skip(1).any(|rec| matches!(rec.control(), Some(Control::May | Control::Pay)));
            let options: Vec<_> = verb.fields().flat_map(|field| field.options()).collect();
            let costs: Vec<Rec<'_>> = options
                .iter()
                .filter_map(|option| option.iter().copied().find(|rec| can_fail(*rec)))
                .collect();
            if optional || options.is_empty() || costs.len() < options.len() {
                continue;
            }
            let mut draft = CHECK
                .rule
                .report("nothing may be left to choose")
                .help("add an option that can always be paid");
            for cost in &costs {
                draft = draft.related(cost.span(), "cannot be paid by those who have none left");
            }
            out.push(draft.at(verb.name_span(), "every option can be out of reach"));
        }
    }
}

/// Whether this takes something that players can run out of.
fn can_fail(rec: Rec<'_>) -> bool {
    let shape = rec.shape();
    shape.does.iter().any(|does| does.act == Act::Spend) && !shape.has_role(Role::Payable)
}
