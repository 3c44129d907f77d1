//! Translations that no text of the pack asks for.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage, nearest};

use super::{Book, Check, Question};
use crate::example::pack;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4010",
        name: "orphaned-translation",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "this translation belongs to no text of the pack",
        explanation: "\
The key of a message is the path of a text in the pack. Nothing has this path
any more: the text was deleted, or its card has a new id. If it was renamed,
write `was` and the old id into the card and run `landfall l10n update`: the
translations follow. Otherwise the update keeps this one as obsolete.",
        bad: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\"\n\nmsgctxt \"log/12/title\"\nmsgid \"Tide\"\nmsgstr \"Marea\""
        ),
        good: pack!(
            "log 11 \"Salt\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt\"\nmsgstr \"Sale\"\n\n#~ msgctxt \"log/12/title\"\n#~ msgid \"Tide\"\n#~ msgstr \"Marea\""
        ),
    },
    question: Question::Catalog(run),
};

fn run(book: &Book<'_>, out: &mut Reports) {
    for entry in book.catalog.entries.iter().filter(|entry| !entry.obsolete) {
        if book.texts.position(entry.key()).is_some() {
            continue;
        }
        let place = entry.context.as_ref().unwrap_or(&entry.id);
        let place = book.catalog.span(place.start, place.end);
        let keys = book.texts.messages.iter().map(|message| message.key.as_str());
        let near = if book.texts.messages.len() < 5_000 { nearest(entry.key(), keys) } else { Vec::new() };
        let help = match near.first() {
            Some(near) => format!("the nearest key is `{near}`; `landfall l10n update` puts things in order"),
            None => {
                "run `landfall l10n update`: it is kept as obsolete, and comes back with its text".to_owned()
            }
        };
        let draft = CHECK.rule.report(format!("no text has the key `{}`", entry.key())).help(help);
        out.push(draft.at(place, "players never see this translation"));
    }
}
