//! Numbers that changed on the way into another language.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::differences::{self, Numbers};
use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::marks::Mark;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4021",
        name: "different-numbers",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation has other numbers than its source",
        explanation: "\
How many dice, how many cards, which row: numbers are the same in every
language, as often as in the source. A number may become a word where the words
of the language are known: `3 dice`, `tre dadi`. A number word that became
another one is a warning, and so is a lost number in a language whose words are
not known.",
        bad: rules_line!("Lose 2 dice.", "Perdi 3 dadi."),
        good: rules_line!("Lose 2 dice.", "Perdi 2 dadi."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    report_digits(pair, out);
    if out.is_empty() {
        report_words(pair, out);
    }
}

fn report_digits(pair: &Pair<'_>, out: &mut Reports) {
    let Some(Numbers { lost, invented, .. }) = differences::numbers(pair) else { return };
    if let ([lost], [invented]) = (&lost[..], &invented[..]) {
        let place = pair.place(invented.start, invented.end);
        let draft = CHECK
            .rule
            .report(format!("{} has become {}", lost.name, invented.name))
            .help(format!("write {} as the source does", lost.name))
            .fix(format!("write {}", lost.name), place, lost.name.clone());
        return out.push(pair.at(draft, place, "another number than in the source"));
    }
    // Without the number words of a language, a number may still be there as a word.
    let certain = |known: bool| if known { Severity::Error } else { Severity::Warning };
    for Mark { name, start, end } in invented {
        let draft = CHECK
            .rule
            .report(format!("{name} is not in the source"))
            .severity(certain(pair.book.source.is_some()))
            .help("write the number that the source has, or its word");
        out.push(pair.at(draft, pair.place(start, end), "not a number of the source"));
    }
    for Mark { name, .. } in lost {
        let draft = CHECK
            .rule
            .report(format!("{name} is missing"))
            .severity(certain(pair.book.target.is_some()))
            .help(format!("write {name} where the source has it"));
        out.push(pair.at(draft, pair.whole(), "a number of the source is not here"));
    }
}

fn report_words(pair: &Pair<'_>, out: &mut Reports) {
    let Some((lost, invented)) = differences::number_words(pair) else { return };
    let (was, is) = (&pair.source[lost.start..lost.end], &pair.text[invented.start..invented.end]);
    let draft = CHECK
        .rule
        .report(format!("`{was}` has become `{is}`"))
        .severity(Severity::Warning)
        .help(format!("write {} in words, as the source does", lost.value));
    out.push(pair.at(draft, pair.place(invented.start, invented.end), "another number than in the source"));
}
