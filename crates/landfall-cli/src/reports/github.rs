//! Annotations of GitHub Actions: workflow commands, one line each.

use landfall_diagnostics::Severity;
use landfall_diagnostics::render::Places;

use super::{Finding, Findings, safe};

pub fn document(findings: &Findings<'_>) -> String {
    let places = Places::new(findings.sources);
    findings.list.iter().map(|finding| command(finding, &places)).collect()
}

fn command(finding: &Finding<'_>, places: &Places<'_>) -> String {
    let report = finding.report;
    let level = match report.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "notice",
    };
    let file = places.sources().path(report.span.file).to_owned();
    let mut properties = vec![("file", file)];
    if !places.sources().text(report.span.file).is_empty() {
        let start = places.position(report.span.file, report.span.start);
        let end = places.position(report.span.file, report.span.end);
        properties.extend([("line", start.line.to_string()), ("endLine", end.line.to_string())]);
        // Columns are understood only within one line.
        if start.line == end.line {
            properties.extend([("col", start.column.to_string()), ("endColumn", end.column.to_string())]);
        }
    }
    properties.push(("title", format!("{} ({})", report.rule.code, report.rule.name)));
    let properties: Vec<String> =
        properties.iter().map(|(name, value)| format!("{name}={}", property(value))).collect();
    format!("::{level} {}::{}\n", properties.join(","), data(&super::sentences(report)))
}

/// The text of a command. A line break inside would begin the next one.
fn data(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| safe::line(line).replace('%', "%25")).collect();
    lines.join("%0A")
}

fn property(text: &str) -> String {
    safe::line(text).replace('%', "%25").replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_end_a_property_or_begin_a_command() {
        assert_eq!(property("a\n::error title=x,y::b%"), "a %3A%3Aerror title=x%2Cy%3A%3Ab%25");
        assert_eq!(data("100%\n::error::b"), "100%25%0A::error::b");
    }
}
