//! Telling what was found, in the forms that were asked for.

mod github;
mod gitlab;
mod human;
mod json;
mod junit;
mod markdown;
mod output;
mod safe;
mod sarif;

use landfall_diagnostics::render::{self, Places};
use landfall_diagnostics::{Report, Reports, Severity, Sources};
use landfall_project::{Compilation, Key, Open, Summary, ToWrite, Trouble, fingerprints};

pub use human::draw_all;
pub use json::{Covered, Proof, ProofAnswer};
pub use output::{Output, outputs};

use crate::args::{Color, Format};
use crate::{Outcome, out};

/// What a command has found, ready to be told.
pub struct Findings<'a> {
    sources: &'a Sources,
    summary: &'a Summary,
    /// By severity, then path, offset and code: errors are not buried under advice.
    list: Vec<Finding<'a>>,
    /// How much was looked at, and what became of it.
    sentence: String,
    pub hidden: HiddenCounts,
    /// What is asked for and not written yet, when it is shown as a list instead of one report each.
    missing: Vec<ToWrite>,
    /// What was proved, for programs.
    proofs: Option<Vec<Proof>>,
}

/// From so many missing cards on, somebody is still writing.
const LISTED: usize = 3;

/// Findings that are not among those that are told.
#[derive(Clone, Copy, Debug, Default)]
pub struct HiddenCounts {
    pub by_baseline: usize,
    pub by_change: usize,
}

struct Finding<'a> {
    report: &'a Report,
    key: Key,
    fingerprint: String,
    /// Whether it makes the command fail.
    denied: bool,
}

impl<'a> Findings<'a> {
    /// Of packs.
    pub fn of(compilation: &'a Compilation, sentence: String) -> Self {
        let Compilation { sources, reports, summary, .. } = compilation;
        Self::new(sources, reports, summary, compilation.keys(), sentence)
    }

    /// Several cards that are still to write are a list behind everything else, for people; one or two are mistakes like
    /// any other.
    pub fn with_missing(mut self, missing: Vec<ToWrite>, draft: bool) -> Self {
        if draft || missing.len() >= LISTED {
            self.missing = missing;
        }
        self
    }

    /// With what is known of each board.
    pub fn with_proofs(mut self, proofs: Vec<Proof>) -> Self {
        self.proofs = Some(proofs);
        self
    }

    /// Of files that belong to no pack.
    pub fn of_files(
        sources: &'a Sources,
        reports: &'a Reports,
        summary: &'a Summary,
        sentence: String,
    ) -> Self {
        let keys = reports.iter().map(|report| Key::of_file(report, sources)).collect();
        Self::new(sources, reports, summary, keys, sentence)
    }

    fn new(
        sources: &'a Sources,
        reports: &'a Reports,
        summary: &'a Summary,
        keys: Vec<Key>,
        sentence: String,
    ) -> Self {
        let fingerprints = fingerprints(&keys);
        let found = reports.iter().zip(keys.into_iter().zip(fingerprints));
        let finding = |(report, (key, fingerprint)): (&'a Report, (Key, String))| Finding {
            denied: report.severity == Severity::Error,
            report,
            key,
            fingerprint,
        };
        let mut list: Vec<Finding<'a>> = found.map(finding).collect();
        list.sort_by_key(|finding| finding.report.severity);
        let hidden = HiddenCounts::default();
        Self { sources, summary, list, sentence, hidden, missing: Vec::new(), proofs: None }
    }
}

/// Tells everything and says whether it may pass.
pub fn tell(findings: &Findings<'_>, outputs: &[Output], color: Color) -> Result<Outcome, Trouble> {
    for output in outputs {
        output.write(&|style| document(findings, output.format, style), color)?;
    }
    // The document holds the figures, and whoever reads it reads nothing else.
    if outputs.iter().any(|output| output.format != Format::Json) {
        out::say(&format!("{}\n", findings.sentence));
        if let Some(open) = undecided(findings.summary) {
            out::say(&format!("{open}\n"));
        }
    }
    let denied = findings.list.iter().any(|finding| finding.denied);
    Ok(if denied { Outcome::Denied } else { Outcome::Fine })
}

fn document(findings: &Findings<'_>, format: Format, style: &render::Style) -> String {
    match format {
        Format::Human => human::document(findings, style),
        Format::Short => shorten_all(findings),
        Format::Json => json::document(findings),
        Format::Sarif => sarif::document(findings),
        Format::Github => github::document(findings),
        Format::Gitlab => gitlab::document(findings),
        Format::Junit => junit::document(findings),
        Format::Markdown => markdown::document(findings),
    }
}

/// What is simply not done yet: a text without a translation.
fn is_undone(report: &Report) -> bool {
    report.rule.name == "untranslated"
}

fn shorten_all(findings: &Findings<'_>) -> String {
    let places = Places::new(findings.sources);
    findings.list.iter().map(|finding| render::short_at(finding.report, &places) + "\n").collect()
}

/// Headline, reason and step, a line each.
fn sentences(report: &Report) -> String {
    let rest = [Some(report.label.as_str()), report.help.as_deref()].into_iter().flatten();
    let rest = rest.filter(|text| !text.is_empty());
    std::iter::once(report.message.as_str()).chain(rest).collect::<Vec<_>>().join("\n")
}

/// `checked 14 files: 92 assets, 310 references, 204 messages, 350 rules: no reports`.
pub fn sentence(summary: &Summary) -> String {
    format!(
        "checked {}: {}, {}, {}, {}: {}",
        counted(summary.files, "file", "files"),
        counted(summary.assets, "asset", "assets"),
        counted(summary.references, "reference", "references"),
        counted(summary.messages, "message", "messages"),
        counted(summary.checks, "rule", "rules"),
        count_reports(summary),
    )
}

/// `not decided because of errors: orphan in 3 assets and dead-end-log in 1`. Nothing if all
/// rules could be asked of everything.
pub fn undecided(summary: &Summary) -> Option<String> {
    let mut open: Vec<&Open> = summary.undecided.iter().collect();
    open.sort_by_key(|open| std::cmp::Reverse(open.assets));
    let named = open.iter().take(NAMED).enumerate().map(|(at, open)| match at {
        0 => format!("{} in {}", open.name, counted(open.assets, "asset", "assets")),
        _ => format!("{} in {}", open.name, open.assets),
    });
    let mut parts: Vec<String> = named.collect();
    if open.len() > NAMED {
        parts.push(counted(open.len() - NAMED, "more rule", "more rules"));
    }
    let last = parts.pop()?;
    let list = if parts.is_empty() { last } else { format!("{} and {last}", parts.join(", ")) };
    Some(format!("not decided because of errors: {list}"))
}

/// More names than these are a list, not a line.
const NAMED: usize = 3;

/// `2 errors, 1 warning`, or `no reports`.
pub fn count_reports(summary: &Summary) -> String {
    let found = [
        (summary.errors, "error", "errors"),
        (summary.warnings, "warning", "warnings"),
        (summary.advice, "piece of advice", "pieces of advice"),
        (summary.left_out, "report left out", "reports left out"),
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
    use super::*;

    #[test]
    fn one_of_a_thing_is_told_without_an_s() {
        let summary = Summary { files: 1, assets: 2, errors: 1, warnings: 2, ..Summary::default() };
        assert_eq!(
            sentence(&summary),
            "checked 1 file: 2 assets, 0 references, 0 messages, 0 rules: 1 error, 2 warnings"
        );
        assert!(sentence(&Summary::default()).ends_with(": no reports"));
    }

    #[test]
    fn what_was_not_decided_is_one_line() {
        let open = |code, name, assets| Open { code, name, assets };
        let line = |undecided| undecided_of(undecided);
        assert_eq!(line(Vec::new()), None);
        assert_eq!(
            line(vec![open("LF2101", "orphan", 1)]),
            Some("not decided because of errors: orphan in 1 asset".to_owned())
        );
        let many = [("A1", "ant", 1), ("A2", "bee", 4), ("A3", "cat", 2), ("A4", "dog", 3), ("A5", "elk", 1)];
        assert_eq!(
            line(many.map(|(code, name, assets)| open(code, name, assets)).to_vec()),
            Some(
                "not decided because of errors: bee in 4 assets, dog in 3, cat in 2 and 2 more rules"
                    .to_owned()
            )
        );
    }

    fn undecided_of(undecided: Vec<Open>) -> Option<String> {
        super::undecided(&Summary { undecided, ..Summary::default() })
    }
}
