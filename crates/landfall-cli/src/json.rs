//! Reports for programs. Version 1 is a promise to editors and CI: fields are added, never changed.

use landfall_diagnostics as diagnostics;
use landfall_diagnostics::{Sources, Span};
use serde::Serialize;

use crate::reports::Findings;

#[derive(Serialize)]
struct Document<'a> {
    version: u32,
    reports: Vec<Report<'a>>,
    summary: Summary,
}

#[derive(Serialize)]
struct Report<'a> {
    code: &'a str,
    name: &'a str,
    severity: &'a str,
    message: &'a str,
    label: &'a str,
    help: Option<&'a str>,
    #[serde(flatten)]
    place: Place<'a>,
    related: Vec<Related<'a>>,
    fixes: Vec<Fix<'a>>,
}

/// Lines and columns count from 1, columns in characters; offsets count bytes from 0.
#[derive(Serialize)]
struct Place<'a> {
    file: &'a str,
    start: Position,
    end: Position,
}

#[derive(Serialize)]
struct Position {
    line: u32,
    column: u32,
    offset: u32,
}

#[derive(Serialize)]
struct Related<'a> {
    message: &'a str,
    #[serde(flatten)]
    place: Place<'a>,
}

#[derive(Serialize)]
struct Fix<'a> {
    title: &'a str,
    edits: Vec<Edit<'a>>,
}

#[derive(Serialize)]
struct Edit<'a> {
    #[serde(flatten)]
    place: Place<'a>,
    text: &'a str,
}

#[derive(Serialize)]
struct Summary {
    files: usize,
    assets: usize,
    references: usize,
    messages: usize,
    checks: usize,
    errors: usize,
    warnings: usize,
    advice: usize,
}

/// Everything that was found, as one line of JSON.
pub fn document(findings: &Findings<'_>) -> String {
    let Findings { sources, reports, summary } = findings;
    let document = Document {
        version: 1,
        reports: reports.iter().map(|found| report(found, sources)).collect(),
        summary: Summary {
            files: summary.files,
            assets: summary.assets,
            references: summary.references,
            messages: summary.messages,
            checks: summary.checks,
            errors: summary.errors,
            warnings: summary.warnings,
            advice: summary.advice,
        },
    };
    // Strings and numbers under fixed names cannot fail to be written.
    serde_json::to_string(&document).unwrap_or_default() + "\n"
}

fn report<'a>(found: &'a diagnostics::Report, sources: &'a Sources) -> Report<'a> {
    let related = |second: &'a diagnostics::Related| Related {
        message: &second.message,
        place: place(second.span, sources),
    };
    Report {
        code: found.rule.code,
        name: found.rule.name,
        severity: found.severity.word(),
        message: &found.message,
        label: &found.label,
        help: found.help.as_deref(),
        place: place(found.span, sources),
        related: found.related.iter().map(related).collect(),
        fixes: found.fixes.iter().map(|step| fix(step, sources)).collect(),
    }
}

fn fix<'a>(step: &'a diagnostics::Fix, sources: &'a Sources) -> Fix<'a> {
    let edits = step.edits.iter().map(|edit| Edit { place: place(edit.span, sources), text: &edit.text });
    Fix { title: &step.title, edits: edits.collect() }
}

fn place(span: Span, sources: &Sources) -> Place<'_> {
    let file = sources.get(span.file);
    let position = |offset| {
        let found = file.position(offset);
        Position { line: found.line, column: found.column, offset: found.offset }
    };
    Place { file: file.path(), start: position(span.start), end: position(span.end) }
}
