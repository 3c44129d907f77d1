//! The code quality report of GitLab.

use landfall_diagnostics::Severity;
use landfall_diagnostics::render::Places;
use serde_json::{Value, json};

use super::{Finding, Findings, safe};

pub fn document(findings: &Findings<'_>) -> String {
    let places = Places::new(findings.sources);
    let issues: Vec<Value> = findings.list.iter().map(|finding| issue(finding, &places)).collect();
    safe::json(&format!("{:#}\n", Value::from(issues)))
}

fn issue(finding: &Finding<'_>, places: &Places<'_>) -> Value {
    let report = finding.report;
    let severity = match report.severity {
        Severity::Error => "major",
        Severity::Warning => "minor",
        Severity::Advice => "info",
    };
    let begin = places.position(report.span.file, report.span.start).line;
    let end = places.position(report.span.file, report.span.end).line;
    json!({
        "description": super::sentences(report),
        "check_name": format!("{} ({})", report.rule.code, report.rule.name),
        "fingerprint": finding.fingerprint,
        "severity": severity,
        "location": {
            "path": places.sources().path(report.span.file),
            "lines": {"begin": begin, "end": end},
        },
    })
}
