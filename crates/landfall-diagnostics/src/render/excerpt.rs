//! The few lines of source that a report shows.
//!
//! Handing miette whole files costs time in proportion to the file for each report. Here the lines that
//! matter are copied out first, cut to the width of the terminal, and miette sees nothing else. Lines of
//! several files may stand in one excerpt list, so a related place needs no report of its own.

use miette::{LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use super::{harmless, place, visible};
use crate::{Report, SourceFile, Sources, Span};

/// Related places at most this many lines away are drawn into the same picture.
const NEAR: usize = 2;

/// Everything one report shows, joined into one text.
#[derive(Debug, Default)]
pub(super) struct Excerpts {
    text: String,
    parts: Vec<Excerpt>,
    labels: Vec<LabeledSpan>,
}

/// Neighbouring lines of one file.
#[derive(Debug)]
struct Excerpt {
    /// `path:line:column` of the place this excerpt is about.
    name: String,
    first_line: usize,
    line_count: usize,
    /// Where the lines stand in the joined text.
    start: usize,
    end: usize,
}

/// A label clamped to the line it begins on.
struct Mark<'a> {
    span: Span,
    line: usize,
    label: &'a str,
    primary: bool,
}

impl Excerpts {
    pub(super) fn of(report: &Report, sources: &Sources, width: usize) -> Self {
        let mut groups: Vec<Vec<Mark<'_>>> = Vec::new();
        let related = report.related.iter().map(|r| (r.span, r.message.as_str(), false));
        for (span, label, primary) in std::iter::once((report.span, &*report.label, true)).chain(related) {
            let mark = Mark { span, label, primary, line: sources.get(span.file).line_of(span.start) };
            match groups.iter_mut().find(|group| is_near(group, &mark)) {
                Some(group) => group.push(mark),
                None => groups.push(vec![mark]),
            }
        }
        let mut excerpts = Excerpts::default();
        for group in &groups {
            excerpts.push(group, sources, width);
        }
        excerpts
    }

    pub(super) fn labels(&self) -> &[LabeledSpan] {
        &self.labels
    }

    /// How many bytes of source miette gets to see.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.text.len()
    }

    fn push(&mut self, group: &[Mark<'_>], sources: &Sources, width: usize) {
        let Some(about) = group.iter().find(|mark| mark.primary).or(group.first()) else { return };
        let file = sources.get(about.span.file);
        let first = group.iter().map(|mark| mark.line).min().unwrap_or(about.line);
        let last = group.iter().map(|mark| mark.line).max().unwrap_or(about.line);

        let start = self.text.len();
        for line in first..=last {
            let marks: Vec<_> = group.iter().filter(|mark| mark.line == line).collect();
            self.push_line(file, line, &marks, width);
        }
        self.parts.push(Excerpt {
            name: harmless(&place(file, file.position(about.span.start))),
            first_line: first,
            line_count: last - first + 1,
            start,
            end: self.text.len(),
        });
    }

    fn push_line(&mut self, file: &SourceFile, line: usize, marks: &[&Mark<'_>], width: usize) {
        let window = Window::around(file, line, marks, width);
        let at = self.text.len();
        let shift = |offset: usize| {
            let cut = if window.cut_before { '…'.len_utf8() } else { 0 };
            at + cut + visible(&file.text()[window.start..window.clamp(file, offset)]).len()
        };
        for mark in marks {
            let (from, to) = (shift(mark.span.start as usize), shift(mark.span.end as usize));
            let label = (!mark.label.is_empty()).then(|| visible(mark.label));
            self.labels.push(match mark.primary {
                true => LabeledSpan::new_primary_with_span(label, (from, to - from)),
                false => LabeledSpan::new_with_span(label, (from, to - from)),
            });
        }
        let shown = visible(&file.text()[window.start..window.end]);
        let (before, after) =
            (if window.cut_before { "…" } else { "" }, if window.cut_after { "…" } else { "" });
        // Each line ends in a break, also the last of a file: miette draws no label behind the text otherwise.
        self.text.push_str(&format!("{before}{shown}{after}\n"));
    }
}

fn is_near(group: &[Mark<'_>], mark: &Mark<'_>) -> bool {
    group.iter().any(|other| other.span.file == mark.span.file && other.line.abs_diff(mark.line) <= NEAR)
}

/// The part of a line that is shown: byte offsets into the file, on character borders.
struct Window {
    start: usize,
    end: usize,
    cut_before: bool,
    cut_after: bool,
}

impl Window {
    fn around(file: &SourceFile, line: usize, marks: &[&Mark<'_>], width: usize) -> Self {
        let (line_start, line_end) = line_bounds(file, line);
        let text = file.text();
        let wanted = marks.iter().map(|mark| mark.span.start as usize).min().unwrap_or(line_start);
        let wanted = border(text, wanted.clamp(line_start, line_end));

        // A third of the room stands before the place, so that what follows it is seen too.
        let start = back(&text[line_start..wanted], width / 3).map_or(line_start, |at| line_start + at);
        let end = text[start..line_end].char_indices().nth(width).map_or(line_end, |(at, _)| start + at);
        // A line that ends early leaves room before the place.
        let room = if end == line_end { text[start..end].chars().count() } else { width };
        let start = back(&text[line_start..start], width - room).map_or(line_start, |at| line_start + at);
        Self { start, end, cut_before: start > line_start, cut_after: end < line_end }
    }

    fn clamp(&self, file: &SourceFile, offset: usize) -> usize {
        border(file.text(), offset.clamp(self.start, self.end))
    }
}

/// Where a line starts and ends, without its line break.
fn line_bounds(file: &SourceFile, line: usize) -> (usize, usize) {
    let (starts, text) = (file.line_starts(), file.text());
    let start = starts.get(line).map_or(text.len(), |at| *at as usize);
    let end = starts.get(line + 1).map_or(text.len(), |at| *at as usize);
    let line = &text[start..end];
    let line = line.strip_suffix('\n').unwrap_or(line);
    let line = line.strip_suffix('\r').unwrap_or(line);
    (start, start + line.len())
}

/// The offset `count` characters before the end of `text`; `None` when there are fewer.
fn back(text: &str, count: usize) -> Option<usize> {
    match count {
        0 => Some(text.len()),
        _ => text.char_indices().rev().nth(count - 1).map(|(at, _)| at),
    }
}

/// The nearest character border at or before `offset`.
fn border(text: &str, mut offset: usize) -> usize {
    offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

impl SourceCode for Excerpts {
    /// Always the whole excerpt: what to show was decided before. A span over two excerpts is refused, which
    /// tells miette to draw them apart.
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        _before: usize,
        _after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let (from, to) = (span.offset(), span.offset() + span.len());
        let part = self.parts.iter().find(|part| part.start <= from && to < part.end);
        let part = part.ok_or(MietteError::OutOfBounds)?;
        Ok(Box::new(MietteSpanContents::new_named(
            part.name.clone(),
            &self.text.as_bytes()[part.start..part.end],
            (part.start, part.end - part.start).into(),
            part.first_line,
            0,
            part.line_count,
        )))
    }
}
