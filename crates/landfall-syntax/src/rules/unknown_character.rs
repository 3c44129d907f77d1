//! Characters that the notation has no use for.

use landfall_diagnostics::{Origin, Report, Rule, Severity, Span, Stage};

pub static RULE: Rule = Rule {
    code: "LF0006",
    name: "unknown-character",
    stage: Stage::Text,
    origin: Origin::Compiler,
    severity: Severity::Error,
    title: "a character means nothing here",
    explanation: "\
Any character is allowed between quote marks, since players read it. Outside of
them only words, numbers, brackets, arrows and a few marks have a meaning.
Pasting from a word processor often brings in curly quotes and long dashes,
which look right but are other characters than those of the keyboard.",
    bad: "\
log 1 {
    reference
    “Salt on the glass.”
}
",
    good: "\
log 1 {
    reference
    \"Salt on the glass.\"
}
",
};

pub(crate) fn run(span: Span, run: &str) -> Report {
    let first = run.chars().next().unwrap_or(' ');
    // Something that cannot be seen is named by its number.
    let shown = if first.is_control() || matches!(first, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{AD}') {
        format!("U+{:04X}", first as u32)
    } else {
        run.chars().take(12).collect()
    };
    let draft = RULE.report(format!("`{shown}` means nothing here"));
    let draft = match first {
        '‐'..='―' | '−' => {
            draft.help("write `-`, the plain dash of the keyboard").suggest("write `-`", span, "-")
        }
        '‘' | '’' | '\'' => {
            draft.help("put words for players between straight double quotes: `\"like this\"`")
        }
        c if crate::quote::is_curly(c) => draft.help("write straight quotes: `\"like this\"`"),
        '.' => draft.help("delete it: a line needs no full stop").suggest("delete it", span, ""),
        '-' => draft.help("write `->` for an arrow, or delete it").suggest("write `->`", span, "->"),
        '&' => draft.help("write `and` in a condition, `+` in a requirement"),
        '|' => draft.help("write `or` in a condition, `/` in a requirement"),
        '!' => draft.help("write `not` in front of what must not be so"),
        _ => draft.help("delete it, or put it between quotes if players should read it").suggest(
            "delete it",
            span,
            "",
        ),
    };
    draft.at(span, "this belongs to no word, number or mark")
}

pub(crate) fn curly(span: Span, body: &str) -> Report {
    let straight = format!("\"{}\"", body.replace('"', "\\\""));
    RULE.report("curly quotes mean nothing here")
        .help("write straight quotes: `\"like this\"`")
        .fix("write straight quotes", span, straight)
        .at(span, "these quotes come from a word processor")
}

pub(crate) fn arrow(span: Span, found: char, written: &'static str) -> Report {
    RULE.report(format!("`{found}` means nothing here"))
        .help(format!("write `{written}`"))
        .fix(format!("write `{written}`"), span, written)
        .at(span, "arrows are written with the keyboard's own marks")
}

pub(crate) fn comment(span: Span, marks: &str) -> Report {
    RULE.report(format!("`{marks}` does not begin a comment"))
        .help("write `//` in front of a comment")
        .fix("write `//`", span, "//")
        .at(span, "comments begin with `//`")
}
