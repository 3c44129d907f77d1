//! Telling what was found, in the form that was asked for.

use std::collections::BTreeMap;

use landfall_diagnostics::render::{self, Places, Style};
use landfall_diagnostics::{Reports, Sources};
use landfall_project::{Compilation, Summary, Trouble};

use crate::args::{Color, Deny, Format, ReportArguments};
use crate::{Outcome, json, out, terminal};

/// So many reports of one rule are drawn. More of the same only hide the others.
const DRAWN: usize = 100;

/// What a command has found.
pub struct Findings<'a> {
    pub sources: &'a Sources,
    pub reports: &'a Reports,
    pub summary: &'a Summary,
}

impl<'a> From<&'a Compilation> for Findings<'a> {
    fn from(compilation: &'a Compilation) -> Self {
        let Compilation { sources, reports, summary, .. } = compilation;
        Self { sources, reports, summary }
    }
}

/// Tells everything and says whether it may pass.
pub fn tell(
    findings: &Findings<'_>,
    sentence: &str,
    arguments: &ReportArguments,
    color: Color,
) -> Result<Outcome, Trouble> {
    let Findings { sources, reports, summary } = findings;
    match arguments.format {
        Format::Human => out::say(&draw_all(reports, sources, &terminal::stderr_style(color))),
        Format::Short => out::print(&shorten_all(reports, sources))?,
        Format::Json => out::print(&json::document(findings))?,
    }
    if arguments.format != Format::Json {
        out::say(&format!("{sentence}\n"));
    }
    Ok(outcome(summary, &arguments.deny))
}

pub fn outcome(summary: &Summary, deny: &[Deny]) -> Outcome {
    let denied = summary.errors > 0 || (summary.warnings > 0 && deny.contains(&Deny::Warnings));
    if denied { Outcome::Denied } else { Outcome::Fine }
}

/// The pictures of all reports, with a blank line after each.
pub fn draw_all(reports: &Reports, sources: &Sources, style: &Style) -> String {
    let mut counts: BTreeMap<&str, (&str, usize)> = BTreeMap::new();
    let mut drawn = String::new();
    for report in reports.iter() {
        let (_, count) = counts.entry(report.rule.code).or_insert((report.rule.name, 0));
        *count += 1;
        if *count <= DRAWN {
            drawn.push_str(&render::human(report, sources, style));
            drawn.push('\n');
        }
    }
    for (code, (name, count)) in counts.into_iter().filter(|(_, (_, count))| *count > DRAWN) {
        let rest = count - DRAWN;
        drawn.push_str(&format!("{code} ({name}): {rest} more of these; `--format short` tells them all\n"));
    }
    drawn
}

fn shorten_all(reports: &Reports, sources: &Sources) -> String {
    let mut places = Places::new(sources);
    reports.iter().map(|report| render::short_at(report, &mut places) + "\n").collect()
}

/// `checked 14 files: 92 assets, 310 references, 204 messages: no reports`.
pub fn sentence(summary: &Summary) -> String {
    format!(
        "checked {}: {}, {}, {}: {}",
        counted(summary.files, "file", "files"),
        counted(summary.assets, "asset", "assets"),
        counted(summary.references, "reference", "references"),
        counted(summary.messages, "message", "messages"),
        count_reports(summary),
    )
}

/// `2 errors, 1 warning`, or `no reports`.
pub fn count_reports(summary: &Summary) -> String {
    let found = [
        (summary.errors, "error", "errors"),
        (summary.warnings, "warning", "warnings"),
        (summary.advice, "piece of advice", "pieces of advice"),
    ];
    let found = found.into_iter().filter(|(count, ..)| *count > 0);
    let found: Vec<_> = found.map(|(count, one, many)| counted(count, one, many)).collect();
    if found.is_empty() { "no reports".to_owned() } else { found.join(", ") }
}

pub fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{Origin, Rule, Severity, Span, Stage};

    use super::*;

    static RULE: Rule = Rule {
        code: "LF2001",
        name: "missing-log",
        stage: Stage::Reference,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "",
        explanation: "",
        bad: "",
        good: "",
    };

    #[test]
    fn one_of_a_thing_is_told_without_an_s() {
        let summary = Summary { files: 1, assets: 2, errors: 1, warnings: 2, ..Summary::default() };
        assert_eq!(
            sentence(&summary),
            "checked 1 file: 2 assets, 0 references, 0 messages: 1 error, 2 warnings"
        );
        assert!(sentence(&Summary::default()).ends_with(": no reports"));
    }

    #[test]
    fn warnings_pass_unless_denied() {
        let summary = Summary { warnings: 1, ..Summary::default() };
        assert_eq!(outcome(&summary, &[]), Outcome::Fine);
        assert_eq!(outcome(&summary, &[Deny::Warnings]), Outcome::Denied);
    }

    #[test]
    fn a_hundred_reports_of_one_rule_are_drawn_and_the_rest_counted() {
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let file = sources.add("a.land", "log 1");
        (0..130).for_each(|_| reports.push(RULE.report("no log").at(Span::new(file, 0, 3), "here")));
        let drawn = draw_all(&reports, &sources, &Style::default());
        assert_eq!(drawn.matches("× no log").count(), 100);
        assert!(drawn.ends_with("LF2001 (missing-log): 30 more of these; `--format short` tells them all\n"));
    }
}
