//! SARIF 2.1.0, for code scanning.

use std::collections::BTreeMap;

use landfall_diagnostics::render::Places;
use landfall_diagnostics::{Fix, Origin, Rule, Severity, Span};
use serde_json::{Value, json};

use super::{Finding, Findings, safe};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

pub fn document(findings: &Findings<'_>) -> String {
    let mut rules: BTreeMap<&str, &Rule> = BTreeMap::new();
    for finding in &findings.list {
        rules.entry(finding.report.rule.code).or_insert(finding.report.rule);
    }
    let index: BTreeMap<&str, usize> = rules.keys().enumerate().map(|(at, code)| (*code, at)).collect();
    let places = Places::new(findings.sources);
    let result = |finding| result(finding, &index, &places);
    let results: Vec<Value> = findings.list.iter().map(result).collect();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "landfall",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules.values().map(|found| rule(found)).collect::<Vec<_>>(),
            }},
            "invocations": [{"executionSuccessful": true}],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    safe::json(&format!("{document:#}\n"))
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "note",
    }
}

fn rule(rule: &Rule) -> Value {
    let mut text = rule.explanation.trim().to_owned();
    let mut markdown = text.clone();
    for (title, example) in [("Wrong", rule.bad.trim()), ("Right", rule.good.trim())] {
        if example.is_empty() {
            continue;
        }
        text.push_str(&format!("\n\n{title}:\n\n{example}"));
        let fence = "`".repeat(3.max(longest_fence(example) + 1));
        markdown.push_str(&format!("\n\n{title}:\n\n{fence}text\n{example}\n{fence}"));
    }
    json!({
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.explanation.trim()},
        "help": {"text": text, "markdown": markdown},
        "defaultConfiguration": {"level": level(rule.severity)},
        "properties": {"tags": tags(rule)},
    })
}

/// The stage that finds it, and the game that brings it along.
fn tags(rule: &Rule) -> Vec<&'static str> {
    match rule.origin {
        Origin::Compiler => vec![rule.stage.word()],
        Origin::Game(game) => vec![rule.stage.word(), game],
    }
}

fn longest_fence(text: &str) -> usize {
    text.split(|letter| letter != '`').map(str::len).max().unwrap_or_default()
}

fn result(finding: &Finding<'_>, index: &BTreeMap<&str, usize>, places: &Places<'_>) -> Value {
    let report = finding.report;
    let mut location = physical(report.span, places);
    let part = [finding.key.asset.as_str(), finding.key.part.as_str()].join("/");
    location["logicalLocations"] = json!([{"fullyQualifiedName": part.trim_end_matches('/')}]);
    let mut result = json!({
        "ruleId": report.rule.code,
        "ruleIndex": index.get(report.rule.code),
        "level": level(report.severity),
        "message": message(&super::sentences(report)),
        "locations": [location],
        "partialFingerprints": {"landfall/v1": finding.fingerprint},
    });
    if !report.related.is_empty() {
        let related = report.related.iter().enumerate().map(|(at, related)| {
            let mut location = physical(related.span, places);
            location["id"] = (at + 1).into();
            location["message"] = message(&related.message);
            location
        });
        result["relatedLocations"] = related.collect();
    }
    if !report.fixes.is_empty() {
        result["fixes"] = report.fixes.iter().map(|step| fix(step, places)).collect();
    }
    result
}

/// `[a](1)` would be a link.
fn message(text: &str) -> Value {
    json!({"text": text.replace("](", "] (")})
}

fn physical(span: Span, places: &Places<'_>) -> Value {
    let mut physical = json!({"artifactLocation": artifact(span, places)});
    // A folder, or a file that could not be read, has no lines.
    if !places.sources().text(span.file).is_empty() {
        physical["region"] = region(span, places);
    }
    json!({"physicalLocation": physical})
}

fn artifact(span: Span, places: &Places<'_>) -> Value {
    json!({"uri": uri(places.sources().path(span.file))})
}

fn region(span: Span, places: &Places<'_>) -> Value {
    let start = places.position(span.file, span.start);
    let end = places.position(span.file, span.end);
    json!({
        "startLine": start.line,
        "startColumn": start.column,
        "endLine": end.line,
        "endColumn": end.column,
    })
}

fn fix(step: &Fix, places: &Places<'_>) -> Value {
    let mut files: BTreeMap<String, (Value, Vec<Value>)> = BTreeMap::new();
    for edit in &step.edits {
        let change = json!({
            "deletedRegion": region(edit.span, places),
            "insertedContent": {"text": edit.text},
        });
        let path = places.sources().path(edit.span.file).to_owned();
        let (_, changes) = files.entry(path).or_insert_with(|| (artifact(edit.span, places), Vec::new()));
        changes.push(change);
    }
    let changes = files.into_values();
    let changes: Vec<Value> =
        changes.map(|(file, list)| json!({"artifactLocation": file, "replacements": list})).collect();
    json!({"description": message(&step.title), "artifactChanges": changes})
}

/// A path as a relative reference, or as an address of this machine. Everything unusual becomes a number.
fn uri(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    if path.starts_with('/') {
        out.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => {
                out.push(byte as char);
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_addresses() {
        assert_eq!(uri("content/a b.land"), "content/a%20b.land");
        assert_eq!(uri("a:b\n.land"), "a%3Ab%0A.land");
        assert_eq!(uri("/tmp/é.land"), "file:///tmp/%C3%A9.land");
    }

    #[test]
    fn a_name_cannot_become_a_link() {
        assert_eq!(message("see [here](1)"), json!({"text": "see [here] (1)"}));
    }
}
