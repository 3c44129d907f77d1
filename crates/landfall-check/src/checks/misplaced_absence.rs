//! Icons that must be missing, where nothing looks for it.

use crate::dice::Use;
use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use crate::{Check, Context};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF5025",
        name: "misplaced-absence",
        stage: Stage::Analysis,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "only special effects can ask for what is missing",
        explanation: "\
`not physical` is met when no die shows that icon, and only special effects are printed that way. An
outcome or a combination spends the dice it asks for, and nobody can spend a die that is not there.",
        bad: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        green [not accident] -> replace P000
        red -> danger A
    }
}
"#,
        good: r#"
poi P001 "Salt gate" {
    standalone
    action "Push" check {
        special [accident] = immediate red
        green [physical] -> replace P000
        red -> danger A
    }
}
"#,
    },
    run,
};

fn run(ctx: &Context<'_>, out: &mut Reports) {
    for requirement in ctx.requirements().iter().filter(|found| found.role != Use::Trigger) {
        for alternative in requirement.alternatives.iter().filter(|found| !found.absent.is_empty()) {
            out.push(
                    CHECK
                        .rule
                        .report("dice that are missing cannot be spent")
                        .help("write a special effect above the rows, such as `special [not physical] = immediate red`")
                        .at(alternative.span, "`not` is for special effects"),
                );
        }
    }
}
