//! Articles before an address, which is printed as a word.

use landfall_diagnostics::{Origin, Reports, Rule, Severity, Stage};

use super::{Check, Pair, Question};
use crate::example::rules_line;
use crate::glossary::language;
use crate::language::Articles;
use crate::marks::{self, Mark};

pub(crate) static CHECK: Check = Check {
    rule: Rule {
        code: "LF4035",
        name: "misfit-article",
        stage: Stage::Language,
        origin: Origin::Compiler,
        severity: Severity::Warning,
        title: "an article does not fit the address behind it",
        explanation: "\
What is in braces is printed in the language of the reader: in Italian
`{log 12}` becomes `Annotazione 12`, so it is `nell'{log 12}` and never
`nella {log 12}`. The id of a card is printed as it is, and elides nothing.",
        bad: rules_line!("It is in {log 1}.", "Si trova nella {log 1}."),
        good: rules_line!("It is in {log 1}.", "Si trova nell'{log 1}."),
    },
    question: Question::Pair(run),
};

fn run(pair: &Pair<'_>, out: &mut Reports) {
    let Some(articles) = pair.book.target.and_then(|language| language.articles) else { return };
    for mark in marks::references(pair.text) {
        let printed = printed(pair, &mark);
        let vowel = printed.chars().next().is_some_and(|first| is_vowel(articles, first));
        let before = &pair.text[..mark.start];
        match before.strip_suffix(['\'', '\u{2019}']) {
            Some(before) if !vowel => tell_elided(pair, articles, before, &mark, &printed, out),
            None if vowel => tell_whole(pair, articles, before, &mark, &printed, out),
            _ => {}
        }
    }
}

/// `dell'{P902}`: the vowel is missing.
fn tell_elided(
    pair: &Pair<'_>,
    articles: &Articles,
    before: &str,
    mark: &Mark,
    printed: &str,
    out: &mut Reports,
) {
    let start = last_word(before);
    let elided = before[start..].to_lowercase() + "'";
    let Some((whole, _)) = articles.elided.iter().find(|(_, form)| *form == elided) else { return };
    let place = pair.place(start, mark.end);
    let draft = CHECK
        .rule
        .report(format!("`{elided}` does not fit `{printed}`"))
        .help(format!("write an article that fits, such as `{whole}`"));
    out.push(pair.at(draft, place, format!("this is printed as `{elided}{printed}`")));
}

/// `nella {log 12}`: there is a vowel too many.
fn tell_whole(
    pair: &Pair<'_>,
    articles: &Articles,
    before: &str,
    mark: &Mark,
    printed: &str,
    out: &mut Reports,
) {
    let Some(before) = before.strip_suffix(' ') else { return };
    let start = last_word(before);
    let whole = before[start..].to_lowercase();
    let Some((_, elided)) = articles.elided.iter().find(|(form, _)| *form == whole) else { return };
    let capital = before[start..].starts_with(char::is_uppercase);
    let elided = if capital { crate::text::capital(elided) } else { (*elided).to_owned() };
    let place = pair.place(start, mark.start);
    let draft = CHECK
        .rule
        .report(format!("`{whole}` does not fit `{printed}`"))
        .help(format!("write `{elided}{{{}}}`", mark.name))
        .fix(format!("write `{elided}`"), place, elided);
    out.push(pair.at(draft, place, format!("this is printed as `{whole} {printed}`")));
}

/// What players read: the kind in their language and the number, or the id.
fn printed(pair: &Pair<'_>, mark: &Mark) -> String {
    let schema = pair.book.schema();
    let named = mark.name.split_once(' ').and_then(|(keyword, id)| {
        let names = &schema.kind_shape(*schema.keywords.get(keyword)?).names;
        let glossary = pair.book.glossary;
        let name = language(names, &glossary.locale).or_else(|| language(names, &glossary.source))?;
        Some(format!("{name} {id}"))
    });
    named.unwrap_or_else(|| mark.name.clone())
}

fn is_vowel(articles: &Articles, letter: char) -> bool {
    letter.to_lowercase().all(|letter| articles.vowels.contains(letter))
}

/// Where the last word of a text begins.
fn last_word(text: &str) -> usize {
    text.rfind(|letter: char| !letter.is_alphabetic())
        .map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8))
}
