//! Tags and placeholders that came, went or changed.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;
use crate::marks;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4036",
        name: "different-markup",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation has other tags or placeholders than its source",
        explanation: "\
A tag such as `<b>` or `**` is read by a program, and a placeholder such as `%s`
is filled in by one. A translation has the same ones, as often as the source;
their order may differ.",
        bad: rules_line!("Read the <b>sign</b>.", "Leggi il <b>cartello."),
        good: rules_line!("Read the <b>sign</b>.", "Leggi il <b>cartello</b>."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.hold(Letters::MARKUP) {
        return;
    }
    let (source, text) = (marks::markup(pair.source), marks::markup(pair.text));
    for invented in marks::missing(&text, &source) {
        let place = pair.place(invented.start, invented.end);
        let draft = CHECK
            .rule
            .report(format!("`{}` is not in the source", invented.name))
            .help("write the tags and placeholders of the source, as often as it has them");
        out.push(pair.at(draft, place, "no program reads this here"));
    }
    for lost in marks::missing(&source, &text) {
        let draft = CHECK
            .rule
            .report(format!("`{}` is missing", lost.name))
            .help(format!("write `{}` where the source has it", lost.name));
        out.push(pair.at(draft, pair.whole(), "the source has it"));
    }
}
