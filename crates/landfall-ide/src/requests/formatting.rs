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
    let starts = source.line_starts();
    let start = |line: usize| starts.get(line).copied().unwrap_or(before.len() as u32);
    let edit = |(old, text): (std::ops::Range<usize>, String)| {
        let span = Span::new(file, start(old.start), start(old.end).min(before.len() as u32));
        TextEdit { range: view.range(span), new_text: text }
    };
    changes(&old, &new).into_iter().map(edit).collect()
}

/// Runs of lines to replace. Formatting changes blanks and line breaks only, so two texts are in step again as soon as
/// they have had the same letters.
fn changes(old: &[&str], new: &[&str]) -> Vec<(std::ops::Range<usize>, String)> {
    let letters = |line: &str| line.chars().filter(|c| !c.is_whitespace()).count();
    let mut changes = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let (from, to) = (i, j);
        let (mut ours, mut theirs) = (0, 0);
        // At least one line of either side; then whichever is behind catches up.
        loop {
            if i < old.len() && (ours <= theirs || j == new.len()) {
                ours += letters(old[i]);
                i += 1;
            } else if j < new.len() {
                theirs += letters(new[j]);
                j += 1;
            }
            let is_level = ours == theirs && (i > from || j > to);
            let is_same = i < old.len() && j < new.len() && old[i] == new[j];
            if (i == old.len() && j == new.len()) || (is_level && is_same) {
                break;
            }
        }
        changes.push((from..i, new[to..j].concat()));
    }
    changes
}
