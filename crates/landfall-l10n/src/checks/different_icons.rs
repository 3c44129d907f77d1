//! Icons that came, went or changed on the way into another language.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::letters::Letters;
use crate::marks;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4020",
        name: "different-icons",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "a translation shows other icons than its source",
        explanation: "\
An icon is a rule: players in two languages must see the same ones,
as often as in the source. Their order may differ. What is between the
colons is never translated.",
        bad: rules_line!("Spend :red: for the lamp.", "Spendi :blue: per la lampada."),
        good: rules_line!("Spend :red: for the lamp.", "Spendi :red: per la lampada."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if !pair.hold(Letters::COLON) {
        return;
    }
    let (source, text) = (marks::icons(pair.source), marks::icons(pair.text));
    let (lost, invented) = (marks::missing(&source, &text), marks::missing(&text, &source));
    if let ([lost], [invented]) = (&lost[..], &invented[..]) {
        let place = pair.place(invented.start, invented.end);
        let draft = CHECK
            .rule
            .report(format!("`:{}:` has become `:{}:`", lost.name, invented.name))
            .help(format!("write `:{}:` as the source does", lost.name))
            .fix(format!("write `:{}:`", lost.name), place, format!(":{}:", lost.name));
        return out.push(pair.at(draft, place, "another icon than in the source"));
    }
    for invented in invented {
        let place = pair.place(invented.start, invented.end);
        let draft = CHECK
            .rule
            .report(format!("`:{}:` is not in the source", invented.name))
            .help("take it out, or write the icon that the source has here");
        out.push(pair.at(draft, place, "players would see a rule that is not there"));
    }
    for lost in lost {
        let draft = CHECK
            .rule
            .report(format!("`:{}:` is missing", lost.name))
            .help(format!("write `:{}:` where the source has it", lost.name));
        out.push(pair.at(draft, pair.whole(), "players would miss this icon"));
    }
}
