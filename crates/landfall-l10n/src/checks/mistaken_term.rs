//! Words that look alike and are different things.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use rustc_hash::FxHashSet;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::words;

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4030",
        name: "mistaken-term",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a word of the game is used for another thing",
        explanation: "\
Some words of a language are taken: in Italian `Risultato` is what a check leads
to, `Esito` what a die shows. The schema says which words are mistaken for each
other, and a translation that uses the wrong one is reported.",
        bad: rules_line!("Ignore the Outcome of this check.", "Ignora l'Esito di questo tiro."),
        good: rules_line!("Ignore the Outcome of this check.", "Ignora il Risultato di questo tiro."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    if pair.terms().iter().all(|found| found.term.mistaken.is_empty()) {
        return;
    }
    let tokens = pair.words();
    let mut asked = FxHashSet::default();
    for found in pair.terms().iter().filter(|found| !found.term.mistaken.is_empty()) {
        let term = found.term;
        // A term that the source uses often is asked about once.
        if !asked.insert(&*term.id) {
            continue;
        }
        if term.right().any(|form| words::find_inflected(form, tokens).is_some()) {
            continue;
        }
        let Some((start, end)) = term.mistaken.iter().find_map(|form| words::find_inflected(form, tokens))
        else {
            continue;
        };
        let draft = CHECK
            .rule
            .report(format!("`{}` is another thing than {}", &pair.text[start..end], term.source))
            .help(format!("write `{}`, or a form of it", term.target));
        out.push(pair.at(draft, pair.place(start, end), format!("the source means `{}`", term.target)));
    }
}
