//! JUnit XML: a suite for each file with findings. What makes the command fail is a failure; what does not is the
//! output of a test that passed, so that the page of a pipeline agrees with its exit code.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use landfall_diagnostics::FileId;
use landfall_diagnostics::render::Places;

use super::safe::xml;
use super::{Finding, Findings};

pub fn document(findings: &Findings<'_>) -> String {
    let mut suites: BTreeMap<FileId, Vec<&Finding<'_>>> = BTreeMap::new();
    for finding in &findings.list {
        suites.entry(finding.report.span.file).or_default().push(finding);
    }
    let failures = findings.list.iter().filter(|finding| finding.denied).count();
    let tests = findings.list.len().max(1);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a string cannot fail.
    let _ = writeln!(out, "<testsuites name=\"landfall\" tests=\"{tests}\" failures=\"{failures}\">");
    let places = Places::new(findings.sources);
    for (file, list) in suites {
        suite(&mut out, findings.sources.path(file), &list, &places);
    }
    if findings.list.is_empty() {
        let _ = writeln!(
            out,
            "  <testsuite name=\"landfall\" tests=\"1\" failures=\"0\">\n    \
             <testcase name=\"{}\" classname=\"landfall\"/>\n  </testsuite>",
            xml(&findings.sentence)
        );
    }
    out.push_str("</testsuites>\n");
    out
}

fn suite(out: &mut String, path: &str, list: &[&Finding<'_>], places: &Places<'_>) {
    let failures = list.iter().filter(|finding| finding.denied).count();
    let (path, tests) = (xml(path), list.len());
    let _ = writeln!(out, "  <testsuite name=\"{path}\" tests=\"{tests}\" failures=\"{failures}\">");
    for finding in list {
        let report = finding.report;
        let at = places.position(report.span.file, report.span.start);
        let name = format!("{} ({}) at {}:{}", report.rule.code, report.rule.name, at.line, at.column);
        let (name, text) = (xml(&name), xml(&super::sentences(report)));
        let _ = writeln!(out, "    <testcase name=\"{name}\" classname=\"{path}\">");
        let _ = match finding.denied {
            true => writeln!(
                out,
                "      <failure type=\"{}\" message=\"{}\">{text}</failure>",
                report.severity.word(),
                xml(&report.message)
            ),
            false => writeln!(out, "      <system-out>{text}</system-out>"),
        };
        out.push_str("    </testcase>\n");
    }
    out.push_str("  </testsuite>\n");
}
