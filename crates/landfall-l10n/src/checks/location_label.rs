//! Labels of dividers that are written in another way than they are printed.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::glossary::Sort;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4026",
        name: "location-label",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a place is not called what its label says",
        explanation: "\
Players look for the label of a divider letter by letter, capitals included.
A text that names the place must write it exactly as it is printed.",
        bad: rules_line!("Put it among the Gathered Discoveries.", "Mettila tra le Scoperte raccolte."),
        good: rules_line!("Put it among the Gathered Discoveries.", "Mettila tra le Scoperte Raccolte."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    for found in pair.terms().iter().filter(|found| found.term.sort == Sort::Location) {
        let term = found.term;
        if term.right().any(|label| pair.text.contains(label)) {
            continue;
        }
        let lower = pair.text.to_lowercase();
        let near = lower.find(&term.target.to_lowercase()).filter(|_| lower.len() == pair.text.len());
        let draft = CHECK
            .rule
            .report(format!("`{}` is not here letter by letter", term.target))
            .help(format!("write `{}`", term.target));
        let (place, draft) = match near {
            Some(start) => {
                let place = pair.place(start, start + term.target.len());
                (place, draft.fix(format!("write `{}`", term.target), place, term.target.clone()))
            }
            None => (pair.whole(), draft),
        };
        out.push(pair.at(draft, place, "this is not what the divider says"));
    }
}
