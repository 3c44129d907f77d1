//! Blocks inside blocks inside blocks.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0007",
    name: "nested-too-deep",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "blocks are nested too deeply",
    explanation: "\
Blocks may be nested, up to 64 deep. Nobody at a table can
follow that many, so a file that goes deeper holds a mistake, most often a
row of copied lines whose closing braces were left behind.",
    bad: "\
log 1 {
    reference
    ->
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    may { may { may { may { may { may { may { may {
    gain success 1
    } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
    } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } } }
}
",
    good: "\
log 1 {
    reference
    -> may { gain success 1 }
}
",
};

pub(crate) fn report(brace: Span, limit: usize) -> Report {
    RULE.report(format!("blocks are nested more than {limit} deep"))
        .help("move the inner part to another log and send players there")
        .at(brace, "what is inside this block was not read")
}
