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
    short_at(report, &Places::new(sources))
}

/// As [`short`], for many reports of one run.
pub fn short_at(report: &Report, places: &Places<'_>) -> String {
    let Span { file, start, .. } = report.span;
    let position = places.position(file, start);
    let mut line = place(places.sources().get(file), position);
    let (severity, code) = (report.severity.word(), report.rule.code);
    line.push_str(&format!(": {severity}[{code}]: {}", report.message));
    if let Some(help) = &report.help {
        line.push_str(&format!(" ({help})"));
    }
    harmless(&line.replace('\n', " "))
}

/// `path:line:column`, or the path alone for a place without text, such as a folder.
fn place(file: &SourceFile, position: Position) -> String {
    // A path is one word: a line break in it would begin a line of its own.
    let path = file.path().replace(['\n', '\t'], "\u{fffd}");
    match file.text().is_empty() {
        true => path,
        false => format!("{path}:{}:{}", position.line, position.column),
    }
}

/// Text that cannot take over the terminal: what moves the cursor or turns the writing direction is
/// shown as a replacement character. Tabs and line breaks stay. So is the bracket of `##[` and `##vso[`, which are
/// commands wherever they occur in the log of a pipeline.
///
/// What a letter becomes depends on the letters before it alone, so a text may be cut anywhere.
fn visible(text: &str) -> String {
    let hidden = |c: char| {
        (c.is_control() && c != '\t' && c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        let is_command = letter == '[' && (out.ends_with("##") || out.ends_with("##vso"));
        out.push(if is_command || hidden(letter) { char::REPLACEMENT_CHARACTER } else { letter });
    }
    out
}

/// As [`visible`], for text that may begin a line wherever it is wrapped: one that begins with `::` would be a command
/// too.
fn harmless(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut word, mut colon) = (false, false);
    for letter in visible(text).chars() {
        let is_command = letter == ':' && colon;
        out.push(if is_command { char::REPLACEMENT_CHARACTER } else { letter });
        colon = letter == ':' && !word && !is_command;
        word = letter.is_alphanumeric();
    }
    out
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

    #[test]
    fn no_name_becomes_a_command_of_a_pipeline() {
        assert_eq!(harmless("::error::x"), ":\u{fffd}error::x");
        assert_eq!(
            harmless("a `::error` ##[group] ##vso[x]"),
            "a `:\u{fffd}error` ##\u{fffd}group] ##vso\u{fffd}x]"
        );
        assert_eq!(harmless(":science::biology: #1"), ":science::biology: #1");
        let mut sources = Sources::default();
        let file = sources.add("a\n::error title=b::c.land", "x");
        let report = MISSING_LOG.report("gone").at(Span::new(file, 0, 1), "");
        assert_eq!(
            short(&report, &sources),
            "a\u{fffd}:\u{fffd}error title=b::c.land:1:1: error[LF2001]: gone"
        );
    }
}
