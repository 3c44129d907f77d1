//! Words of the rules that are not the ones the game uses.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};
use rustc_hash::FxHashSet;

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::glossary::Sort;
use crate::words::{self, Token};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4025",
        name: "off-glossary",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "a term is not translated the way the game does it",
        explanation: "\
The printed game has one word for each thing, and players look it up in the
rules. The glossary of the game lists them for each language, with forms that
have been printed and should not be used; `landfall l10n glossary` prints it.
Inflected forms are fine.",
        bad: rules_line!("Move to a Sector of your choice.", "Spostati in una Zona a scelta."),
        good: rules_line!("Move to a Sector of your choice.", "Spostati in un Settore a scelta."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let glossary = pair.book.glossary;
    let avoided: Vec<_> = glossary.avoided_in(pair.text).collect();
    if pair.terms().is_empty() && avoided.is_empty() {
        return;
    }
    let tokens = pair.words();
    let mut asked: FxHashSet<&str> = FxHashSet::default();
    let mut places: Vec<usize> = Vec::new();
    for term in avoided {
        let used = pair.terms().iter().any(|found| std::ptr::eq(found.term, term));
        for avoid in &term.avoid {
            let Some((start, end)) = words::find_inflected(avoid, tokens) else { continue };
            let written = &pair.text[start..end];
            // In lower case, or at the beginning of a sentence, it may be an ordinary word.
            let ordinary =
                !written.starts_with(char::is_uppercase) || words::starts_sentence(pair.text, start);
            if ordinary && !used {
                continue;
            }
            // Two such forms may match the same words: one report is enough.
            if places.contains(&start) {
                continue;
            }
            places.push(start);
            asked.insert(&term.id);
            let draft = CHECK
                .rule
                .report(format!("`{written}` is not the game's word for {}", term.source))
                .help(format!("write `{}`, or a form of it", term.target));
            let place = pair.place(start, end);
            let draft = match written == avoid {
                true => draft.fix(format!("write `{}`", term.target), place, term.target.clone()),
                false => draft,
            };
            out.push(pair.at(draft, place, format!("the glossary says `{}`", term.target)));
        }
    }
    for found in pair.terms().iter().filter(|found| found.term.sort == Sort::Term) {
        let term = found.term;
        // A term that the source uses often, or that was reported above, is asked about once.
        if !asked.insert(&term.id) {
            continue;
        }
        // Options are counted, and a word that belongs to another term has a report of its own.
        let elsewhere = glossary.or().is_some_and(|or| std::ptr::eq(or, term))
            || term.mistaken.iter().any(|form| is_used(form, tokens));
        if elsewhere || term.right().any(|form| is_used(form, tokens)) {
            continue;
        }
        let written = &pair.source[found.start..found.end];
        let draft = CHECK
            .rule
            .report(format!("{written} is not translated as the glossary has it"))
            .help(format!("write `{}`, or a form of it", term.target));
        out.push(pair.at(draft, pair.whole(), format!("no form of `{}` is here", term.target)));
    }
}

/// What the glossary has in brackets is another way to say it: `Punto di Interesse (PDI)`.
fn is_used(form: &str, tokens: &[Token<'_>]) -> bool {
    let (name, inner) = match form.split_once('(') {
        Some((name, rest)) => (name.trim(), rest.trim_end_matches(')')),
        None => (form, ""),
    };
    words::find_inflected(name, tokens).is_some()
        || (!inner.is_empty() && words::find_inflected(inner, tokens).is_some())
}
