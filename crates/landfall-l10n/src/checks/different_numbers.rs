//! Numbers that changed on the way into another language.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question, different_references};
use crate::example::rules_line;
use crate::marks::{self, Mark};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4021",
        name: "different-numbers",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation has other numbers than its source",
        explanation: "\
How many dice, how many supplies, which threshold: numbers are the same in every
language, as often as in the source. A number that the source writes as a word
is written as a word.",
        bad: rules_line!("Lose 2 dice.", "Perdi 3 dadi."),
        good: rules_line!("Lose 2 dice.", "Perdi 2 dadi."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let (source, text) = (&pair.source_figures, &pair.figures);
    if source.numbers.is_empty() && text.numbers.is_empty() {
        return;
    }
    // The number of a log is an address, and has a rule of its own.
    let is_address = different_references::is_address;
    let (lost, invented) =
        (marks::missing(&source.numbers, &text.numbers), marks::missing(&text.numbers, &source.numbers));
    let plain = |mark: &&Mark| !is_address(pair, pair.source, &pair.source_words, mark);
    let lost: Vec<&Mark> = lost.into_iter().filter(plain).collect();
    let plain = |mark: &&Mark| !is_address(pair, pair.text, &pair.words, mark);
    let invented: Vec<&Mark> = invented.into_iter().filter(plain).collect();
    if let ([lost], [invented]) = (&lost[..], &invented[..]) {
        let place = pair.place(invented.start, invented.end);
        let draft = CHECK
            .rule
            .report(format!("{} has become {}", lost.name, invented.name))
            .help(format!("write {} as the source does", lost.name))
            .fix(format!("write {}", lost.name), place, lost.name.clone());
        return out.push(pair.at(draft, place, "another number than in the source"));
    }
    for invented in invented {
        let draft = CHECK.rule.report(format!("{} is not in the source", invented.name));
        let draft = draft.help("write the number that the source has, or its word");
        out.push(pair.at(draft, pair.place(invented.start, invented.end), "where does this come from"));
    }
    for lost in lost {
        let draft = CHECK.rule.report(format!("{} is missing", lost.name));
        let draft = draft.help(format!("write {} where the source has it", lost.name));
        out.push(pair.at(draft, pair.whole(), "a number of the source is not here"));
    }
}
