//! When something may be done, said in front of it.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4028",
        name: "timing-lost",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "the words that say when are lost or changed",
        explanation: "\
`At the end of a turn:` in front of a rule says when it may be used. The game has
one phrase for each such moment in each language, and a rule without it could be
used at any time.",
        bad: rules_line!("At any time: take a card.", "Prendi una carta."),
        good: rules_line!("At any time: take a card.", "In qualsiasi momento: prendi una carta."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.is_rules() {
        return;
    }
    for term in pair.book.glossary.timings() {
        let was = starts_with(pair.source, &term.source);
        let is = term.right().any(|form| starts_with(pair.text, form));
        if was == is {
            continue;
        }
        let draft = match was {
            true => CHECK.rule.report(format!("`{}:` is missing", term.target)),
            false => CHECK.rule.report(format!("`{}:` is not in the source", term.target)),
        };
        let draft = draft.help(format!(
            "the source {} with `{}:`",
            if was { "begins" } else { "does not begin" },
            term.source
        ));
        return out.push(pair.at(draft, pair.whole(), "players would use this at another time"));
    }
}

fn starts_with(text: &str, prefix: &str) -> bool {
    let end = prefix.len();
    text.get(..end).is_some_and(|begin| begin.eq_ignore_ascii_case(prefix))
        && text[end..].trim_start().starts_with(':')
}
