//! Translations whose source has changed since.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Book, Check, Question};
use crate::example::pack;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4013",
        name: "stale-translation",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this translation was made for another source",
        explanation: "\
A message marked `fuzzy` has a translation that nobody has looked at since its
source changed; the previous source is kept above it after `#|`. Compare, correct,
and take the mark away: PO editors have a button for it. Until then players
read the source.",
        bad: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "#, fuzzy\n#| msgid \"Salt\"\nmsgctxt \"log/11/title\"\nmsgid \"Salt and glass\"\nmsgstr \"Sale\""
        ),
        good: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt and glass\"\nmsgstr \"Sale e vetro\""
        ),
    },
    question: Question::Catalog(run),
};

fn run(book: &Book<'_>, out: &mut Reports) {
    for (at, message) in book.texts.messages.iter().enumerate() {
        let Some(entry) = book.entry(at).filter(|entry| entry.fuzzy && entry.is_translated()) else {
            continue;
        };
        let before = entry.previous.as_ref().map(|previous| &*previous.value);
        let help = match before.filter(|before| before.chars().count() <= 80) {
            Some(before) => format!("it was made for \"{before}\": correct it, then take `fuzzy` away"),
            None => "compare it with the source, correct it, then take `fuzzy` away".to_owned(),
        };
        let draft = CHECK
            .rule
            .report(format!("the translation of `{}` is marked as fuzzy", message.key))
            .help(help)
            .related(book.source_span(message), "the source as it is now");
        out.push(
            draft.at(book.catalog.whole(&entry.text), "nobody has looked at it since the source changed"),
        );
    }
}
