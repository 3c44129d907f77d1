//! Catalogs that lag behind the texts of their pack.

use landfall_diagnostics::{Reports, Rule, Severity};

use super::{Book, Check, Question};
use crate::example::pack;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4011",
        name: "outdated-catalog",
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
    let locale = &book.glossary.locale;
    let mut before = None;
    for (at, message) in book.texts.messages.iter().enumerate() {
        let help = format!("run `landfall l10n update {locale}`");
        let Some(entry) = book.entry(at) else {
            // Where it should stand: behind the text before it, or at the top.
            let start = before.or(book.catalog.header.as_ref().map(|header| header.end)).unwrap_or(0);
            let draft = CHECK.rule.report(format!("`{}` is not in the catalog", message.key)).help(help);
            let draft = draft.related(book.source_span(message), "the text");
            out.push(draft.at(book.catalog.span(start, start), "it should follow here"));
            continue;
        };
        before = Some(entry.end);
        if *entry.id.value != *message.text.value {
            let draft = CHECK.rule.report(format!("the source of `{}` has changed", message.key)).help(help);
            let draft = draft.related(book.source_span(message), "the source as it is now");
            out.push(draft.at(book.catalog.whole(&entry.id), "translated from this"));
        }
    }
}
