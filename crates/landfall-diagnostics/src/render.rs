//! Draws reports: one line each for editors and scripts, or a picture for people.

use crate::{Position, Report, SourceFile, Sources, Span};

#[cfg(feature = "fancy")]
mod excerpt;
#[cfg(feature = "fancy")]
mod human;
mod places;

#[cfg(feature = "fancy")]
pub use human::human;
pub use places::Places;

/// What the reader's terminal can show. The program at the edge asks the terminal; nothing here does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    pub color: bool,
    /// Columns. Messages wrap here, and long source lines are cut around the place that matters.
    pub width: usize,
    pub unicode: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self { color: false, width: 120, unicode: true }
    }
}

/// `path:line:column: error[LF2001]: message (help)`, always on one line.
pub fn short(report: &Report, sources: &Sources) -> String {
    short_at(report, &mut Places::new(sources))
}

/// As [`short`], for many reports of one run.
pub fn short_at(report: &Report, places: &mut Places<'_>) -> String {
    let Span { file, start, .. } = report.span;
    let position = places.position(file, start);
    let mut line = place(places.sources().get(file), position);
    let (severity, code) = (report.severity.word(), report.rule.code);
    line.push_str(&format!(": {severity}[{code}]: {}", report.message));
    if let Some(help) = &report.help {
        line.push_str(&format!(" ({help})"));
    }
    visible(&line.replace('\n', " "))
}

/// `path:line:column`, or the path alone for a place without text, such as a folder.
fn place(file: &SourceFile, position: Position) -> String {
    match file.text().is_empty() {
        true => file.path().to_owned(),
        false => format!("{}:{}:{}", file.path(), position.line, position.column),
    }
}

/// Text that cannot take over the terminal: what moves the cursor or turns the writing direction is
/// shown as a replacement character. Tabs and line breaks stay.
fn visible(text: &str) -> String {
    let hidden = |c: char| {
        (c.is_control() && c != '\t' && c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|c| if hidden(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Origin, Rule, Severity, Stage};

    pub(crate) static MISSING_LOG: Rule = Rule {
        code: "LF2001",
        name: "missing-log",
        stage: Stage::Reference,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "this log does not exist",
        explanation: "",
        bad: "",
        good: "",
    };

    #[test]
    fn the_short_form_is_one_line_with_place_code_and_step() {
        let mut sources = Sources::default();
        let file = sources.add("a.land", "één\n  goto log 112\n");
        let report = MISSING_LOG
            .report("log 112 does not exist")
            .help("write log 112\nor point at log 111")
            .at(Span::new(file, 13, 20), "nothing to read here");
        let expected =
            "a.land:2:8: error[LF2001]: log 112 does not exist (write log 112 or point at log 111)";
        assert_eq!(short(&report, &sources), expected);
    }

    #[test]
    fn a_place_without_text_is_its_path() {
        let mut sources = Sources::default();
        let folder = sources.add("content/demo", "");
        let report = MISSING_LOG.report("not a pack").at(Span::new(folder, 0, 0), "here");
        assert_eq!(short(&report, &sources), "content/demo: error[LF2001]: not a pack");
    }

    #[test]
    fn escape_sequences_in_names_are_made_visible() {
        assert_eq!(visible("a\u{1b}[2Jb\u{202e}c\td"), "a\u{fffd}[2Jb\u{fffd}c\td");
    }
}
