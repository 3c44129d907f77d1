//! Reports as editors show them.

use std::collections::BTreeMap;

use gen_lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity};
use landfall_diagnostics::{Report, Severity, Stage};
use landfall_project::Session;
use serde_json::json;

use crate::cursor::View;
use crate::position::Encoding;
use crate::uris::Uris;

/// Reports by path: those that a first compilation finds, or those that only a whole one does.
pub(crate) type ByPath = BTreeMap<String, Vec<Diagnostic>>;

pub(crate) fn by_path(view: &View<'_>, wanted: impl Fn(&Report) -> bool) -> ByPath {
    let mut lists = ByPath::new();
    for report in view.compilation().reports.iter().filter(|report| wanted(report)) {
        let path = view.compilation().sources.path(report.span.file);
        lists.entry(path.to_owned()).or_default().push(diagnostic(view, report));
    }
    lists
}

/// Reports about schemas that are open without a pack.
pub(crate) fn of_schemas(session: &Session, uris: &Uris, encoding: Encoding) -> ByPath {
    let mut lists = ByPath::new();
    for check in session.schemas() {
        let view = View { session, sources: &check.sources, uris, encoding };
        for report in check.reports.iter() {
            let path = check.sources.path(report.span.file);
            lists.entry(path.to_owned()).or_default().push(diagnostic(&view, report));
        }
    }
    lists
}

/// Whether a report comes from an analysis, which a first compilation leaves out.
pub(crate) fn is_deep(report: &Report) -> bool {
    matches!(report.rule.stage, Stage::Analysis | Stage::Language)
}

pub(crate) fn diagnostic(view: &View<'_>, report: &Report) -> Diagnostic {
    let related = report.related.iter().map(|related| DiagnosticRelatedInformation {
        location: view.location(related.span),
        message: related.message.clone(),
    });
    let related: Vec<_> = related.collect();
    Diagnostic {
        range: view.range(report.span),
        severity: Some(match report.severity {
            Severity::Error => DiagnosticSeverity::Error,
            Severity::Warning => DiagnosticSeverity::Warning,
            Severity::Advice => DiagnosticSeverity::Information,
        }),
        code: Some(report.rule.code.to_owned().into()),
        source: Some("landfall".to_owned()),
        message: message(report).into(),
        related_information: (!related.is_empty()).then_some(related),
        data: Some(json!({ "name": report.rule.name })),
        ..Diagnostic::default()
    }
}

/// Editors draw one text: the fact, why here, and the step to take.
fn message(report: &Report) -> String {
    let mut text = report.message.clone();
    if !report.label.is_empty() {
        text.push_str(&format!("\n{}", report.label));
    }
    if let Some(help) = &report.help {
        text.push_str(&format!("\nhelp: {help}"));
    }
    text
}
