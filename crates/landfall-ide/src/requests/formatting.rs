//! `landfall fmt` for the open file.

use gen_lsp_types::{DocumentFormattingParams, DocumentRangeFormattingParams, Range, TextEdit, Uri};
use landfall_diagnostics::Span;

use crate::cursor::View;

pub(super) fn whole(view: &View<'_>, params: DocumentFormattingParams) -> Vec<TextEdit> {
    edits(view, &params.text_document.uri)
}

/// The lines that formatting changes inside a range.
pub(super) fn range(view: &View<'_>, params: DocumentRangeFormattingParams) -> Vec<TextEdit> {
    let touches = |a: Range, b: Range| a.start.line <= b.end.line && b.start.line <= a.end.line;
    let mut edits = edits(view, &params.text_document.uri);
    edits.retain(|edit| touches(edit.range, params.range));
    edits
}

/// One edit per run of lines that differ, so that the cursor stays where it is. A file with mistakes is left alone.
fn edits(view: &View<'_>, uri: &Uri) -> Vec<TextEdit> {
    let Some(file) = view.file(uri) else { return Vec::new() };
    let source = view.compilation().sources.get(file);
    if !source.path().ends_with(".land") {
        return Vec::new();
    }
    let before = source.text();
    let Some(after) = landfall_format::format(&landfall_syntax::parse(file, before)) else {
        return Vec::new();
    };
    let (old, new): (Vec<&str>, Vec<&str>) =
        (before.split_inclusive('\n').collect(), after.split_inclusive('\n').collect());
    if old == new {
        return Vec::new();
    }
    if old.len() != new.len() {
        let all = Span::new(file, 0, before.len() as u32);
        return vec![TextEdit { range: view.range(all), new_text: after }];
    }
    let starts = source.line_starts();
    let changed = old.iter().zip(&new).enumerate().filter(|(_, (old, new))| old != new);
    changed
        .map(|(line, (old, new))| {
            let start = starts[line];
            let span = Span::new(file, start, start + old.len() as u32);
            TextEdit { range: view.range(span), new_text: (*new).to_owned() }
        })
        .collect()
}
