//! Translations that do not fit where they are printed.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::pack;
use crate::texts::limit;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4031",
        name: "overlong-text",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a translation is too long for its place",
        explanation: "\
Titles, choices and rules are printed where there is only so much room. The game
says how many characters fit, for all texts of a sort (`title-characters` and its
kin among its facts) or for one field (`limit`).
Where the source itself is longer, the translation may be as long.",
        bad: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Il sale che resta sui vetri quando la marea si ritira\""
        ),
        good: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
        ),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let Some(limit) = limit(pair.message) else { return };
    // Bytes are never fewer than characters, and counting them is free.
    if pair.text.len() <= limit {
        return;
    }
    let (length, source) = (pair.text.chars().count(), pair.source.chars().count());
    let limit = limit.max(source);
    if length <= limit {
        return;
    }
    let start = pair.text.char_indices().nth(limit).map_or(0, |(at, _)| at);
    let draft = CHECK
        .rule
        .report(format!("{length} characters, and {limit} fit"))
        .help(format!("make it {} characters shorter", length - limit));
    out.push(pair.at(draft, pair.place(start, pair.text.len()), "this would not be printed"));
}
