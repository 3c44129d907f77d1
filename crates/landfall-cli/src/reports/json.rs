//! Reports for programs. Version 1 is a promise to editors and CI: fields are added, never changed.

use landfall_diagnostics as diagnostics;
use landfall_diagnostics::Span;
use landfall_diagnostics::render::Places;
use serde::Serialize;

use super::{Finding, Findings, safe};

#[derive(Serialize)]
struct Document<'a> {
    version: u32,
    reports: Vec<Report<'a>>,
    summary: Summary,
    /// What `prove` knows of each board; other commands ask no such questions.
    #[serde(skip_serializing_if = "Option::is_none")]
    proofs: Option<&'a [Proof]>,
}

/// What is known of a board. A question that is not in the list was not asked of it.
#[derive(Serialize)]
pub struct Proof {
    pub board: String,
    /// What was left out, each in a sentence.
    pub left_out: Vec<String>,
    /// What is certain beside the answers, each in a sentence.
    pub shown: Vec<String>,
    pub answers: Vec<ProofAnswer>,
    /// How much of what is written happens in some play; nothing where that was not asked.
    pub covered: Option<Covered>,
}

#[derive(Serialize)]
pub struct ProofAnswer {
    pub question: &'static str,
    pub claim: &'static str,
    pub verdict: &'static str,
    /// How many faults were found.
    pub found: usize,
    /// Why it is unknown.
    pub reason: Option<String>,
}

#[derive(Serialize)]
pub struct Covered {
    pub met: usize,
    pub all: usize,
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
    /// What it is known by from one run to the next.
    pack: &'a str,
    asset: &'a str,
    part: &'a str,
    fingerprint: &'a str,
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
    /// Whether `--fix` applies it; otherwise it is a suggestion for a person.
    automatic: bool,
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
    game_checks: usize,
    errors: usize,
    warnings: usize,
    advice: usize,
    /// How many rules could not be asked of how many assets, each pair once.
    undecided: usize,
    left_out: usize,
    hidden_by_baseline: usize,
    hidden_by_change: usize,
}

/// Everything that was found, as one line of JSON.
pub fn document(findings: &Findings<'_>) -> String {
    let Findings { sources, list, summary, hidden, .. } = findings;
    let places = Places::new(sources);
    let document = Document {
        version: 1,
        reports: list.iter().map(|found| report(found, &places)).collect(),
        summary: Summary {
            files: summary.files,
            assets: summary.assets,
            references: summary.references,
            messages: summary.messages,
            checks: summary.checks,
            game_checks: summary.game_checks,
            errors: summary.errors,
            warnings: summary.warnings,
            advice: summary.advice,
            undecided: summary.undecided.iter().map(|open| open.assets).sum(),
            left_out: summary.left_out,
            hidden_by_baseline: hidden.by_baseline,
            hidden_by_change: hidden.by_change,
        },
        proofs: findings.proofs.as_deref(),
    };
    // Strings and numbers under fixed names cannot fail to be written.
    safe::json(&(serde_json::to_string(&document).unwrap_or_default() + "\n"))
}

fn report<'a>(finding: &'a Finding<'_>, places: &Places<'a>) -> Report<'a> {
    let Finding { report: found, key, fingerprint, .. } = finding;
    let mut related = Vec::with_capacity(found.related.len());
    for second in &found.related {
        related.push(Related { message: &second.message, place: place(second.span, places) });
    }
    Report {
        code: found.rule.code,
        name: found.rule.name,
        severity: found.severity.word(),
        message: &found.message,
        label: &found.label,
        help: found.help.as_deref(),
        place: place(found.span, places),
        pack: &key.pack,
        asset: &key.asset,
        part: &key.part,
        fingerprint,
        related,
        fixes: found.fixes.iter().map(|step| fix(step, places)).collect(),
    }
}

fn fix<'a>(step: &'a diagnostics::Fix, places: &Places<'a>) -> Fix<'a> {
    let edits = step.edits.iter().map(|edit| Edit { place: place(edit.span, places), text: &edit.text });
    Fix { title: &step.title, automatic: step.automatic, edits: edits.collect() }
}

fn place<'a>(span: Span, places: &Places<'a>) -> Place<'a> {
    let file = places.sources().path(span.file);
    let position = |offset| {
        let found = places.position(span.file, offset);
        Position { line: found.line, column: found.column, offset: found.offset }
    };
    Place { file, start: position(span.start), end: position(span.end) }
}
