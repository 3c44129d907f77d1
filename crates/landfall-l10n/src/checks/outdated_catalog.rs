//! Catalogs that lag behind the texts of their pack.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Book, Check, Question};
use crate::example::pack;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4011",
        name: "outdated-catalog",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the catalog does not know the text as it is now",
        explanation: "\
A text was added or changed after the catalog was last brought up to date, so
the translation, if there is one, may say something else than the source does.
`landfall l10n update` adds what is new and marks what must be looked at again.",
        bad: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\""
        ),
        good: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt and glass\"\nmsgstr \"Sale e vetro\""
        ),
    },
    question: Question::Catalog(run),
};

fn run(book: &Book<'_>, out: &mut Reports) {
    let help = format!("run `landfall l10n update {}`", book.glossary.locale);
    let messages = &book.texts.messages;
    for (at, message) in messages.iter().enumerate() {
        let Some(entry) = book.entry(at).filter(|entry| *entry.id.value != *message.text.value) else {
            continue;
        };
        let draft = CHECK.rule.report(format!("the source of `{}` has changed", message.key)).help(&*help);
        let draft = draft.related(book.source_span(message), "the source as it is now");
        out.push(draft.at(book.catalog.whole(&entry.id), "translated from this"));
    }
    if (0..messages.len()).all(|at| book.entry(at).is_some()) {
        return;
    }
    // Catalogs follow the story: a message that is not there should stand behind the one before it.
    let mut before = book.catalog.header.as_ref().map_or(0, |header| header.end);
    for at in book.texts.story() {
        if let Some(entry) = book.entry(at) {
            before = entry.end;
            continue;
        }
        let message = &messages[at];
        let draft = CHECK.rule.report(format!("`{}` is not in the catalog", message.key)).help(&*help);
        let draft = draft.related(book.source_span(message), "the text");
        out.push(draft.at(book.catalog.span(before, before), "it should follow here"));
    }
}
