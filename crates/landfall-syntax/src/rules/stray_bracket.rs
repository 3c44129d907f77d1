//! Brackets that close what was never opened, or what another kind of bracket opened.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0005",
    name: "stray-bracket",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a closing bracket closes nothing",
    explanation: "\
Every `]` needs a `[` before it in the same statement, and every `)` needs a
`(`. One without the other is a leftover, or its partner was mistyped.",
    bad: "\
log 1 {
    reference)
    \"\"\"Salt on the glass.\"\"\"
}
",
    good: "\
log 1 {
    reference
    \"\"\"Salt on the glass.\"\"\"
}
",
};

pub(crate) fn report(bracket: Span, closer: &str, opener: &str) -> Report {
    RULE.report(format!("this `{closer}` closes nothing"))
        .help(format!("delete it, or add the `{opener}` that it should close"))
        .suggest(format!("delete the `{closer}`"), bracket, "")
        .at(bracket, format!("no `{opener}` is open in this statement"))
}

pub(crate) fn mismatch(bracket: Span, closer: &str, opener: Span, expected: &str) -> Report {
    RULE.report(format!("found `{closer}` where `{expected}` was expected"))
        .help(format!("write `{expected}` instead of `{closer}`"))
        .fix(format!("write `{expected}`"), bracket, expected)
        .related(opener, "the bracket to close")
        .at(bracket, format!("only `{expected}` closes the bracket before it"))
}
