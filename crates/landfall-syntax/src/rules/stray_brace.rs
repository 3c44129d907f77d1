//! Braces that close what was never opened.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0003",
    name: "stray-brace",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a closing brace closes nothing",
    explanation: "\
Every `}` ends the block that the nearest open `{` began. A `}` too many is
often left behind when lines were moved or deleted, or its `{` was deleted by
accident. Then what should be inside a block is outside of it.",
    bad: "\
log 1 {
    reference
    \"\"\"Salt on the glass.\"\"\"
}
}
",
    good: "\
log 1 {
    reference
    \"\"\"Salt on the glass.\"\"\"
}
",
};

pub(crate) fn report(brace: Span) -> Report {
    RULE.report("this `}` closes nothing")
        .help("delete it, or add the `{` that it should close")
        .suggest("delete the `}`", brace, "")
        .at(brace, "no block is open here")
}

/// A brace inside a block that another brace closes better.
pub(crate) fn misplaced(brace: Span, opener: Span) -> Report {
    RULE.report("there is one `}` too many")
        .help("delete it, or add the `{` that it should close")
        .suggest("delete the `}`", brace, "")
        .related(opener, "the block around it ends further down, judging by the indentation")
        .at(brace, "nothing that starts at this indentation is open here")
}

/// A brace that would close the lines below `head`, had they been opened.
pub(crate) fn missing_opener(head: Span, text: &str, brace: Span) -> Report {
    let end = Span::new(head.file, head.end, head.end);
    RULE.report(format!("`{{` is missing after `{text}`"))
        .help("add `{` at the end of the line")
        .fix("add `{`", end, " {")
        .related(brace, "this `}` has nothing to close")
        .at(head, "by their indentation, the lines below belong to this one")
}
