//! Brackets that open and never close.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0004",
    name: "unclosed-bracket",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a bracket is not closed",
    explanation: "\
Requirements go between `[` and `]`, the details of a condition between `(`
and `)`. Both must close before the statement ends. A long requirement may go
on in the next line when its line ends in `+`, `/` or `,`.",
    bad: "\
log 1 {
    (reference
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

pub(crate) fn report(bracket: Span, opener: &str, closer: &str) -> Report {
    RULE.report(format!("this `{opener}` is not closed"))
        .help(format!(
            "add `{closer}` before the line ends, or end the line in `+`, `/` or `,` to go on in the next one"
        ))
        .at(bracket, format!("no `{closer}` follows in this statement"))
}
