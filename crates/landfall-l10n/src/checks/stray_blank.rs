//! Blanks at either end that the source does not have.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4039",
        name: "stray-blank",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a translation begins or ends with blanks",
        explanation: "\
Blanks and line breaks at the ends of a text come along when it is copied. They
move a line on a card, and a program that joins texts shows a gap.",
        bad: rules_line!("Read the sign.", "Leggi il cartello. "),
        good: rules_line!("Read the sign.", "Leggi il cartello."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let (text, source) = (pair.text, pair.source);
    let (front, back) = (text.len() - text.trim_start().len(), text.trim_end().len());
    let stray = [
        (front > 0 && source.trim_start().len() == source.len(), 0, front, "begins"),
        (back < text.len() && source.trim_end().len() == source.len(), back, text.len(), "ends"),
    ];
    if let Some((_, start, end, what)) = stray.into_iter().find(|(stray, ..)| *stray) {
        let place = pair.place(start, end);
        let draft = CHECK.rule.report(format!("the translation {what} with blanks")).help("delete them").fix(
            "delete them",
            place,
            "",
        );
        out.push(pair.at(draft, place, "the source has none here"));
    }
}
