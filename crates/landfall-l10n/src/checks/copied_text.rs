//! Translations that are the source once more.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use landfall_schema::TextRole;

use super::{Check, Pair, Question};
use crate::example::pack;
use crate::words::Token;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4014",
        name: "copied-text",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the translation is the same as the source",
        explanation: "\
The source was copied and never translated. Words that are the same in the
glossary are known; if another text is right as it is, write a
line `# allow copied-text it is a name` above the message.",
        bad: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt and glass\"\nmsgstr \"Salt and glass\""
        ),
        good: pack!(
            "log 11 \"Salt and glass\" { reference; end }",
            "msgctxt \"log/11/title\"\nmsgid \"Salt and glass\"\nmsgstr \"Sale e vetro\""
        ),
    },
    question: Question::Pair(run),
};

pub(super) fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !is_copy(pair) || pair.words().iter().all(|token| is_same_everywhere(pair, token.text)) {
        return;
    }
    let severity = if pair.role() == TextRole::Flavour { Severity::Advice } else { Severity::Warning };
    let draft = CHECK
        .rule
        .report(format!("`{}` was copied, not translated", pair.message.key))
        .severity(severity)
        .help("translate it, or write `# allow copied-text` above it if it is the same in both languages");
    out.push(pair.at(draft, pair.whole(), "the same words as in the source"));
}

/// The same words, in any case; one word alone may be the same in both languages.
fn is_copy(pair: &Pair<'_>) -> bool {
    let alike = |(a, b): (&Token<'_>, &Token<'_>)| a.text.eq_ignore_ascii_case(b.text);
    pair.source == pair.text
        || (pair.words().len() > 1
            && pair.words().len() == pair.source_words().len()
            && pair.words().iter().zip(pair.source_words()).all(alike))
}

/// Numbers, ids of assets, and words that the glossary leaves as they are.
fn is_same_everywhere(pair: &Pair<'_>, word: &str) -> bool {
    if word.chars().all(char::is_numeric) {
        return true;
    }
    let lower = word.to_lowercase();
    let (atlas, glossary) = (pair.book.texts.atlas, pair.book.glossary);
    let is_name = atlas.schema.kinds.iter().any(|kind| {
        let kind = atlas.schema.keywords.get(&kind.keyword);
        kind.is_some_and(|kind| atlas.find(*kind, &lower).is_some() || atlas.find(*kind, word).is_some())
    });
    is_name || glossary.leaves_alone(&lower)
}
