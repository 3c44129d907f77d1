//! The picture of a report, drawn by miette.

use std::error::Error;
use std::fmt;

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, SourceCode};

use super::excerpt::Excerpts;
use super::{Style, harmless};
use crate::{Report, Severity, Sources};

/// The widest line of source that is drawn whole, whatever the terminal.
const WIDEST: usize = 200;
/// Below this a picture falls apart; a narrower terminal wraps it instead.
const NARROWEST: usize = 60;

/// Draws one report: code and name, the headline, the lines it is about, and the step to take.
pub fn human(report: &Report, sources: &Sources, style: &Style) -> String {
    let width = style.width.clamp(NARROWEST, WIDEST);
    let picture = Picture::of(report, sources, width);
    let mut drawn = String::new();
    if handler(style, width).render_report(&mut drawn, &picture).is_err() {
        return super::short(report, sources) + "\n";
    }
    tighten(&drawn, style)
}

fn handler(style: &Style, width: usize) -> GraphicalReportHandler {
    let mut theme = match style.color {
        true => GraphicalTheme::unicode(),
        false => GraphicalTheme::unicode_nocolor(),
    };
    if !style.unicode {
        theme.characters = GraphicalTheme::ascii().characters;
    }
    GraphicalReportHandler::new_themed(theme)
        .with_width(width)
        .with_break_words(false)
        // The excerpt's name holds the place already.
        .without_primary_span_start()
        .without_syntax_highlighting()
}

/// Takes out miette's blank line under the code and the foot of each picture: a screen shows more reports so.
fn tighten(drawn: &str, style: &Style) -> String {
    let foot = if style.unicode { "╰────" } else { "`----" };
    let kept = drawn.lines().filter(|line| !line.is_empty() && line.trim_start() != foot);
    kept.flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// A report in the words of miette.
#[derive(Debug)]
struct Picture {
    code: String,
    message: String,
    help: Option<String>,
    severity: Severity,
    excerpts: Excerpts,
    /// For a place without text: the path and why, told as a cause.
    cause: Option<Cause>,
}

#[derive(Debug)]
struct Cause(String);

impl Picture {
    fn of(report: &Report, sources: &Sources, width: usize) -> Self {
        let file = sources.get(report.span.file);
        let textless = file.text().is_empty();
        // The margin holds the number of the line and its bar.
        let excerpts = if textless { Excerpts::default() } else { Excerpts::of(report, sources, width - 12) };
        Self {
            code: format!("{} ({})", report.rule.code, report.rule.name),
            message: harmless(&report.message),
            help: report.help.as_deref().map(harmless),
            severity: report.severity,
            excerpts,
            cause: textless.then(|| Cause(cause(file.path(), &report.label))),
        }
    }
}

fn cause(path: &str, label: &str) -> String {
    harmless(&format!("{}: {label}", path.replace(['\n', '\t'], "\u{fffd}")))
}

impl Diagnostic for Picture {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.code))
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
            Severity::Advice => miette::Severity::Advice,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.excerpts)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let labels = self.excerpts.labels();
        (!labels.is_empty())
            .then(|| Box::new(labels.iter().cloned()) as Box<dyn Iterator<Item = LabeledSpan>>)
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Picture {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_ref().map(|cause| cause as &dyn Error)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Cause {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::tests::MISSING_LOG;
    use crate::{Draft, FileId, Span};

    fn draft() -> Draft {
        MISSING_LOG.report("log 112 does not exist").help("write log 112, or point at log 111")
    }

    fn draw(report: &Report, sources: &Sources) -> String {
        human(report, sources, &Style::default())
    }

    /// Draws one label from `start` to `end` of a text.
    fn draw_at(text: &str, start: u32, end: u32) -> String {
        let mut sources = Sources::default();
        let file = sources.add("a.land", text);
        draw(&draft().at(Span::new(file, start, end), "nowhere to go"), &sources)
    }

    #[test]
    fn a_report_is_code_headline_place_label_and_help() {
        let expected = "\
LF2001 (missing-log)
  × log 112 does not exist
   ╭─[a.land:2:13]
 2 │   search -> log 112
   ·             ───┬───
   ·                ╰── nowhere to go
  help: write log 112, or point at log 111
";
        assert_eq!(draw_at("poi P901 {\n  search -> log 112\n}\n", 23, 30), expected);
    }

    #[test]
    fn carriage_returns_tabs_and_wide_characters_keep_the_label_in_place() {
        let expected = "\
LF2001 (missing-log)
  × log 112 does not exist
   ╭─[a.land:2:5]
 2 │     水着 log 112
   ·          ───┬───
   ·             ╰── nowhere to go
  help: write log 112, or point at log 111
";
        assert_eq!(draw_at("a\r\n\t水着 log 112\r\nb\r\n", 11, 18), expected);
    }

    #[test]
    fn a_near_place_shares_the_picture_and_a_far_or_foreign_one_gets_its_own() {
        let mut sources = Sources::default();
        let a = sources.add("a.land", format!("log 1\nlog 2\nlog 1\n{}log 1\n", "//\n".repeat(50)));
        let b = sources.add("b.land", "log 1\n");
        let report = draft()
            .related(Span::new(a, 4, 5), "first written here")
            .related(Span::new(b, 4, 5), "and in another file")
            .related(Span::new(a, 172, 173), "and far below")
            .at(Span::new(a, 16, 17), "written again");
        let expected = "\
LF2001 (missing-log)
  × log 112 does not exist
   ╭─[a.land:3:5]
 1 │ log 1
   ·     ┬
   ·     ╰── first written here
 2 │ log 2
 3 │ log 1
   ·     ┬
   ·     ╰── written again
   ╭─[b.land:1:5]
 1 │ log 1
   ·     ┬
   ·     ╰── and in another file
    ╭─[a.land:54:5]
 54 │ log 1
    ·     ┬
    ·     ╰── and far below
  help: write log 112, or point at log 111
";
        assert_eq!(draw(&report, &sources), expected);
    }

    #[test]
    fn a_place_without_text_is_told_as_a_cause() {
        let mut sources = Sources::default();
        let folder = sources.add("content/demo", "");
        let report = draft().at(Span::new(folder, 0, 0), "no landfall.yaml here");
        let expected = "\
LF2001 (missing-log)
  × log 112 does not exist
  ╰─▶ content/demo: no landfall.yaml here
  help: write log 112, or point at log 111
";
        assert_eq!(draw(&report, &sources), expected);
    }

    #[test]
    fn the_end_of_a_file_without_a_last_line_break_can_be_pointed_at() {
        assert!(
            draw_at("poi P901 {", 10, 10).contains("   ·           ▲\n   ·           ╰── nowhere to go\n")
        );
    }

    #[test]
    fn a_place_of_many_lines_is_marked_on_its_first() {
        let drawn = draw_at("poi P901 {\n  a\n}\n", 0, 15);
        assert!(drawn.contains(" 1 │ poi P901 {\n   · ─────┬────\n"), "{drawn}");
        assert!(!drawn.contains(" 2 │"), "{drawn}");
    }

    #[test]
    fn no_position_panics_however_wrong() {
        let text = "é\r\n\u{1b}[2J水\n\n\t\u{feff}x";
        for start in 0..=text.len() as u32 + 3 {
            for end in [start, start + 1, start + 7, u32::MAX] {
                let drawn = draw_at(text, start, end);
                assert!(
                    drawn.contains("nowhere to go") && !drawn.contains('\u{1b}'),
                    "{start}..{end}: {drawn}"
                );
            }
        }
    }

    #[test]
    fn ascii_without_colour_is_plain() {
        let mut sources = Sources::default();
        let file = sources.add("a.land", "log 1");
        let report = draft().at(Span::new(file, 0, 3), "here");
        let drawn = human(&report, &sources, &Style { unicode: false, ..Style::default() });
        assert!(drawn.is_ascii(), "{drawn}");
        let coloured = human(&report, &sources, &Style { color: true, ..Style::default() });
        assert!(coloured.contains("\u{1b}[31mLF2001"), "{coloured}");
    }

    #[test]
    fn a_thousand_reports_in_a_long_file_read_only_their_own_lines() {
        let mut sources = Sources::default();
        let line = "    green [technology] -> goto log 112, gain success 1\n";
        let file = sources.add("big.land", line.repeat(10_000_000 / line.len()));
        assert!(handed_over(&sources, file, 1_000) < 1_000 * 2 * line.len());
    }

    #[test]
    fn a_thousand_reports_in_one_long_line_read_a_piece_of_it_each() {
        let mut sources = Sources::default();
        let file = sources.add("line.land", "goto log 112, ".repeat(10_000_000 / 14));
        assert!(handed_over(&sources, file, 1_000) < 1_000 * 300);
        let report = draft().at(Span::new(file, 5_000_000, 5_000_007), "here");
        let drawn = draw(&report, &sources);
        assert!(drawn.lines().all(|line| line.chars().count() <= 130), "{drawn}");
        assert!(drawn.contains(" 1 │ …") && drawn.contains("…\n"), "{drawn}");
    }

    /// The bytes of source that miette sees for `count` reports spread over the file.
    fn handed_over(sources: &Sources, file: FileId, count: usize) -> usize {
        let step = sources.text(file).len() / count;
        let spans = (0..count).map(|at| Span::new(file, (at * step) as u32, (at * step + 7) as u32));
        spans.map(|span| Excerpts::of(&draft().at(span, "here"), sources, 108).size()).sum()
    }
}
