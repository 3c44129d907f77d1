//! Messages without a translation.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::TextRole;

use super::{Book, Check, Question};
use crate::example::pack;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4012",
        name: "untranslated",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this message has no translation yet",
        explanation: "\
Players would read this text in the language of the source. For story text that
is advice, since a game can be played without it; for rules, titles and choices
it is a warning.",
        bad: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"\""
        ),
        good: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
        ),
    },
    question: Question::Catalog(run),
};

fn run(book: &Book<'_>, out: &mut Reports) {
    for (at, message) in book.texts.messages.iter().enumerate() {
        let Some(entry) = book.entry(at).filter(|entry| !entry.is_translated()) else { continue };
        if message.text.value.is_empty() {
            continue;
        }
        let story = message.text.role == TextRole::Flavour;
        let draft = CHECK
            .rule
            .report(format!("`{}` is not translated", message.key))
            .severity(if story { Severity::Advice } else { Severity::Warning })
            .related(book.source_span(message), "the source");
        let place = book.catalog.span(entry.text.start, entry.text.end);
        out.push(draft.at(place, "players read this in the language of the source"));
    }
}
