//! Braces that open and never close.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0002",
    name: "unclosed-block",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a block has no closing brace",
    explanation: "\
What belongs to a card, a log or an action is between `{` and `}`. Without
the `}` everything that follows would belong to it as well. The report points
at the opening that most probably lacks its end, judging by the indentation.",
    bad: "\
log 1 {
    reference
    \"\"\"Salt on the glass.\"\"\"
",
    good: "\
log 1 {
    reference
    \"\"\"Salt on the glass.\"\"\"
}
",
};

/// `head` is what stands in front of the brace, when that is short enough to quote.
pub(crate) fn report(head: &str, brace: Span, shown: Shown) -> Report {
    let message = if head.is_empty() {
        "a block is never closed".to_owned()
    } else {
        format!("`{head}` is never closed")
    };
    let draft = RULE.report(message);
    match shown {
        Shown::Statement(span) => draft
            .help("add `}` on its own line above the next part")
            .related(span, "this looks like the next part, and the block is still open"),
        Shown::Brace(span) => draft
            .help("add `}` on its own line where this block ends")
            .related(span, "by its indentation, this `}` closes a block further out"),
        Shown::End(1) => draft.help("add `}` on its own line where this block ends"),
        Shown::End(open) => draft
            .help(format!("add `}}` where this block ends: {open} blocks are open at the end of the file")),
    }
    .at(brace, "this `{` has no `}`")
}

/// What shows that a block was left open.
pub(crate) enum Shown {
    /// A head further left than the inside of the block.
    Statement(Span),
    /// A closing brace further left than the block.
    Brace(Span),
    /// The end of the file, with so many blocks open.
    End(usize),
}
