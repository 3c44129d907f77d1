//! How far each language is, as a table or as JSON.

use std::collections::BTreeMap;

use landfall_diagnostics::{Report, Reports, Stage};
use landfall_project::l10n::{Part, Stats};
use landfall_project::{Compilation, Trouble};
use serde::Serialize;

use crate::args::Color;
use crate::reports::draw_all;
use crate::{Outcome, out, terminal};

pub fn run(compilation: &Compilation, json: bool, color: Color) -> Result<Outcome, Trouble> {
    let mut outcome = Outcome::Fine;
    let mut found: Vec<(&str, &str, Stats)> = Vec::new();
    for (at, pack) in compilation.packs.iter().enumerate() {
        for locale in compilation.locales_of(at) {
            found.extend(compilation.stats(at, locale).map(|stats| (pack.name.as_str(), locale, stats)));
            if compilation.is_unread(at, locale) {
                out::say(&draw_all(
                    &why_unread(compilation, locale),
                    &compilation.sources,
                    &terminal::stderr_style(color),
                ));
                outcome = Outcome::Denied;
            }
        }
    }
    if json {
        out::print(&document(&found))?;
    } else if !found.is_empty() || outcome == Outcome::Fine {
        out::print(&table(&found))?;
    }
    Ok(outcome)
}

fn why_unread(compilation: &Compilation, locale: &str) -> Reports {
    let mut reports = Reports::default();
    let project = |report: &&Report| report.rule.stage == Stage::Project;
    let here = compilation.reports.iter().filter(|report| compilation.locale_of(report) == Some(locale));
    reports.extend(here.filter(project).cloned());
    reports
}

#[derive(Serialize)]
struct Document<'a> {
    version: u32,
    catalogs: Vec<Catalog<'a>>,
}

#[derive(Serialize)]
struct Catalog<'a> {
    pack: &'a str,
    locale: &'a str,
    total: Counts,
    kinds: BTreeMap<&'a str, Counts>,
    files: BTreeMap<&'a str, Counts>,
}

#[derive(Serialize)]
struct Counts {
    messages: usize,
    words: usize,
    translated: usize,
    fuzzy: usize,
    untranslated: usize,
}

impl From<&Part> for Counts {
    fn from(part: &Part) -> Self {
        let Part { messages, words, translated, fuzzy } = *part;
        Self { messages, words, translated, fuzzy, untranslated: part.untranslated() }
    }
}

fn document(found: &[(&str, &str, Stats)]) -> String {
    let catalogs = found.iter().map(|(pack, locale, stats)| Catalog {
        pack,
        locale,
        total: Counts::from(&stats.total),
        kinds: stats.kinds.iter().map(|(name, part)| (name.as_str(), part.into())).collect(),
        files: stats.files.iter().map(|(name, part)| (name.as_str(), part.into())).collect(),
    });
    let document = Document { version: 1, catalogs: catalogs.collect() };
    // Strings and numbers under fixed names cannot fail to be written.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}

fn table(found: &[(&str, &str, Stats)]) -> String {
    if found.is_empty() {
        return "no pack here is translated yet: `landfall l10n update it` begins\n".to_owned();
    }
    let mut text = String::new();
    for (pack, locale, stats) in found {
        text.push_str(&format!("{pack}, {locale}\n"));
        let names = stats.kinds.keys().chain(stats.files.keys()).map(|name| name.chars().count());
        let width = names.max().unwrap_or_default().max("everything".len());
        for (name, part) in &stats.kinds {
            text.push_str(&line(name, width, part));
        }
        text.push('\n');
        for (name, part) in &stats.files {
            text.push_str(&line(name, width, part));
        }
        text.push('\n');
        text.push_str(&line("everything", width, &stats.total));
        text.push('\n');
    }
    text.pop();
    text
}

/// `poi  [#########...]  75%   30 of 40, 3 fuzzy, 812 words`.
fn line(name: &str, width: usize, part: &Part) -> String {
    const BAR: usize = 20;
    let done = |count: usize| (count * BAR).checked_div(part.messages).unwrap_or(BAR);
    let (full, half) = (done(part.translated), done(part.translated + part.fuzzy) - done(part.translated));
    let bar = format!("{}{}{}", "#".repeat(full), "~".repeat(half), ".".repeat(BAR - full - half));
    let percent = (part.translated * 100).checked_div(part.messages).unwrap_or(100);
    let fuzzy = if part.fuzzy > 0 { format!(", {} fuzzy", part.fuzzy) } else { String::new() };
    format!(
        "  {name:<width$}  [{bar}] {percent:>3}%  {} of {}{fuzzy}, {} words\n",
        part.translated, part.messages, part.words
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_what_is_done_and_what_must_be_looked_at() {
        let part = Part { messages: 4, words: 10, translated: 2, fuzzy: 1 };
        assert_eq!(
            line("poi", 5, &part),
            "  poi    [##########~~~~~.....]  50%  2 of 4, 1 fuzzy, 10 words\n"
        );
        assert!(line("none", 4, &Part::default()).contains("100%"));
    }
}
