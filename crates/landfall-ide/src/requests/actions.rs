//! Steps that an editor offers: the fixes of reports, a stub for what is missing, an `allow` with a reason.

use std::collections::HashMap;

use gen_lsp_types::{CodeAction, CodeActionKind, CodeActionParams, TextEdit, WorkspaceEdit};
use landfall_diagnostics::{Report, Severity, Span};
use landfall_model::{Reference, Wanted};
use landfall_schema::{Schema, Type};

use super::diagnostics::diagnostic;
use crate::cursor::{Page, View, rec_at};

pub(super) fn actions(view: &View<'_>, params: CodeActionParams) -> Vec<CodeAction> {
    let Some(file) = view.file(&params.text_document.uri) else { return Vec::new() };
    let (from, to) = (view.offset(file, params.range.start), view.offset(file, params.range.end));
    let touched =
        |report: &&Report| report.span.file == file && report.span.start <= to && from <= report.span.end;
    let page = view.page(&params.text_document.uri);
    let mut actions = Vec::new();
    for report in view.compilation().reports.iter().filter(touched) {
        for (at, fix) in report.fixes.iter().enumerate() {
            let edits = fix.edits.iter().map(|edit| (edit.span, edit.text.clone())).collect();
            let action = action(view, report, fix.title.clone(), edits);
            actions.push(CodeAction { is_preferred: Some(at == 0), ..action });
        }
        let Some(page) = page else { continue };
        actions.extend(stub(view, page, report));
        actions.extend(allow(view, page, report));
    }
    actions
}

fn action(view: &View<'_>, report: &Report, title: String, edits: Vec<(Span, String)>) -> CodeAction {
    let mut changes: HashMap<_, Vec<TextEdit>> = HashMap::new();
    for (span, new_text) in edits {
        changes.entry(view.uri(span.file)).or_default().push(TextEdit { range: view.range(span), new_text });
    }
    CodeAction {
        title,
        kind: Some(CodeActionKind::QuickFix),
        diagnostics: Some(vec![diagnostic(view, report)]),
        edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
        ..CodeAction::default()
    }
}

/// "Write log 1803": an empty asset at the end of the file.
fn stub(view: &View<'_>, page: Page<'_>, report: &Report) -> Option<CodeAction> {
    let unit = page.atlas.unit(page.unit);
    let broken = unit.refs.iter().find(|found| {
        found.start == report.span.start
            && found.end == report.span.end
            && found.target == landfall_model::Target::Missing
    })?;
    let key = view.slice(report.span);
    let kind = kind_of(&page.atlas.schema, &broken, key)?;
    let schema = &page.atlas.schema;
    let shape = schema.kind_shape(kind);
    let title = shape.fields.iter().any(|field| field.in_head && matches!(field.ty, Type::Text(_)));
    let head = format!("{} {key}{}", schema.kind(kind).keyword, if title { " \"\"" } else { "" });
    let text = view.compilation().sources.text(page.file);
    let end = Span::new(page.file, text.len() as u32, text.len() as u32);
    let gap = if text.ends_with('\n') { "\n" } else { "\n\n" };
    let name = format!("write {} {key}", shape.name);
    Some(action(view, report, name, vec![(end, format!("{gap}{head} {{\n}}\n"))]))
}

fn kind_of(schema: &Schema, broken: &Reference, key: &str) -> Option<landfall_schema::KindId> {
    match broken.wanted {
        Wanted::Kind(kind) | Wanted::Prose(kind, _) => Some(kind),
        Wanted::Field(shape, field) => match &schema.field(shape, field).ty {
            Type::Ref(kinds) => kinds.iter().copied().find(|kind| schema.kind(*kind).id.is_ok(key)),
            _ => None,
        },
    }
}

/// Errors stay errors; what is only doubtful may be allowed where it is meant.
fn allow(view: &View<'_>, page: Page<'_>, report: &Report) -> Option<CodeAction> {
    if report.severity == Severity::Error {
        return None;
    }
    let asset = rec_at(page, report.span.start)?.lineage().last()?;
    let text = view.slice(asset.span());
    let open = asset.span().start + text.find('{')? as u32 + 1;
    let place = Span::new(page.file, open, open);
    let name = report.rule.name;
    let is_tall = text.contains('\n');
    let line = match is_tall {
        true => format!("\n    allow {name} \"reason\""),
        false => format!(" allow {name} \"reason\";"),
    };
    Some(action(view, report, format!("allow {name} here, with a reason"), vec![(place, line)]))
}
