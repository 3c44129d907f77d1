//! A summary for a pull request.

use std::fmt::Write as _;

use landfall_diagnostics::Severity;
use landfall_diagnostics::render::Places;

use super::safe::{line, markdown};
use super::{Finding, Findings, counted};

/// A comment holds 65,536 letters; a list that is longer than this is read elsewhere anyway.
const LISTED: usize = 100;

pub fn document(findings: &Findings<'_>) -> String {
    let mut out = format!("### Landfall: {}\n", super::count_reports(findings.summary));
    let places = Places::new(findings.sources);
    let mut last = None;
    for finding in findings.list.iter().take(LISTED) {
        if last != Some(finding.report.severity) {
            last = Some(finding.report.severity);
            // Writing to a string cannot fail.
            let _ = write!(out, "\n#### {}\n\n", heading(finding.report.severity));
        }
        item(&mut out, finding, &places);
    }
    if let Some(more) = findings.list.len().checked_sub(LISTED).filter(|more| *more > 0) {
        let _ = write!(out, "\n… and {} more\n", counted(more, "finding", "findings"));
    }
    out.push_str(&figures(&findings.sentence));
    if let Some(open) = super::undecided(findings.summary) {
        let _ = write!(out, "\n{}\n", markdown(&open));
    }
    out
}

/// What is said in several lines is a list under each headline.
fn figures(sentence: &str) -> String {
    let mut out = String::new();
    let mut in_list = false;
    for line in sentence.lines() {
        let item = line.strip_prefix("  ").map(|item| item.strip_prefix("- ").unwrap_or(item));
        match item {
            Some(item) => out.push_str(&format!("{}- {}\n", if in_list { "" } else { "\n" }, markdown(item))),
            None => out.push_str(&format!("\n{}\n", markdown(line))),
        }
        in_list = item.is_some();
    }
    out
}

fn heading(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "Errors",
        Severity::Warning => "Warnings",
        Severity::Advice => "Advice",
    }
}

fn item(out: &mut String, finding: &Finding<'_>, places: &Places<'_>) {
    let report = finding.report;
    let at = places.position(report.span.file, report.span.start);
    let path = places.sources().path(report.span.file);
    let place = format!("{path}:{}:{}", at.line, at.column);
    let _ = writeln!(out, "- {} **{}** {}  ", code(&place), report.rule.code, markdown(&report.message));
    let rest = [Some(report.label.as_str()), report.help.as_deref()].into_iter().flatten();
    let rest: Vec<String> = rest.filter(|text| !text.is_empty()).map(markdown).collect();
    if !rest.is_empty() {
        let _ = writeln!(out, "  {}", rest.join(" — "));
    }
}

/// Code that may hold backticks.
fn code(text: &str) -> String {
    let text = line(text);
    let longest = text.split(|letter| letter != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}
