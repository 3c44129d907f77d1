//! Quotes that open and never close.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0001",
    name: "unclosed-text",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a text has no closing quotes",
    explanation: "\
A text between quote marks like \"this\" begins and ends on one line.
Longer prose goes between three quote marks on either side and may run over
as many lines as it likes. When the closing marks are missing, nobody knows
where the words for players end and the instructions begin.",
    bad: "\
log 1 {
    reference
    \"Salt on the glass
}
",
    good: "\
log 1 {
    reference
    \"Salt on the glass\"
}
",
};

/// `end` is where the closing quotes would go.
pub(crate) fn text(quotes: Span, end: Span) -> Report {
    RULE.report("this text is never closed")
        .help("add `\"` where the text ends, or use `\"\"\"` on both sides for prose over several lines")
        .suggest("close the text with `\"`", end, "\"")
        .at(quotes, "the text begins here, and its line ends without another `\"`")
}

pub(crate) fn prose(quotes: Span, end: Span) -> Report {
    RULE.report("this prose is never closed")
        .help("add `\"\"\"` where the prose ends")
        .suggest("close the prose with `\"\"\"`", end, "\"\"\"")
        .at(quotes, "the prose begins here, and no `\"\"\"` ends it")
}
