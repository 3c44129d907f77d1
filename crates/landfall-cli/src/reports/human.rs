//! Reports drawn for people.

use std::collections::BTreeMap;

use landfall_diagnostics::render::{self, Style};
use landfall_diagnostics::{Report, Reports, Sources, Span};
use landfall_project::Asked;

use super::Findings;

/// The most reports of one rule that are drawn. More of the same only hide the others.
const DRAWN: usize = 100;

/// Who asks for a card that is still to write, at most.
const MOST_ASKING: usize = 3;

pub fn document(findings: &Findings<'_>, style: &Style) -> String {
    let undone = findings.list.iter().filter(|finding| super::is_undone(finding.report)).count();
    // Hundreds of texts that nobody has got to yet would hide the mistakes.
    let reports =
        findings.list.iter().map(|finding| finding.report).filter(|report| !super::is_undone(report));
    let listed: Vec<Span> =
        findings.missing.iter().flat_map(|missing| &missing.asked).map(|asked| asked.span).collect();
    // The name of a box begins with that of its log.
    let is_listed = |report: &&Report| {
        let is_at = |span: &Span| span.file == report.span.file && span.start == report.span.start;
        report.rule.name == "missing-reference" && listed.iter().any(is_at)
    };
    let reports = reports.filter(|report| !is_listed(report));
    let mut drawn = draw(reports, findings.sources, style);
    drawn.push_str(&still_to_write(findings));
    if undone > 0 {
        let texts = super::counted(undone, "text has", "texts have");
        drawn.insert_str(0, &format!("{texts} no translation yet; `--format short` lists them\n\n"));
    }
    drawn
}

/// `log 6001, asked for by P602, action "Listen" (cards.land:12:8)`.
fn still_to_write(findings: &Findings<'_>) -> String {
    let mut text = String::new();
    for missing in &findings.missing {
        let place = |asked: &Asked| {
            let at = findings.sources.get(asked.span.file).position(asked.span.start);
            format!("{} ({}:{})", asked.by, findings.sources.path(asked.span.file), at.line)
        };
        let shown: Vec<String> = missing.asked.iter().take(MOST_ASKING).map(place).collect();
        let rest = match missing.asked.len().saturating_sub(MOST_ASKING) {
            0 => String::new(),
            rest => format!(" and {rest} more"),
        };
        text += &format!("  {}, asked for by {}{rest}\n", missing.name, shown.join(", "));
    }
    if text.is_empty() {
        return text;
    }
    let mut unread = findings.list.iter().map(|finding| finding.report).filter(|report| is_unread(report));
    let next = match unread.next() {
        Some(report) => {
            format!("some of them may be in `{}`, which is not read", findings.sources.path(report.span.file))
        }
        None => {
            "`landfall stub` writes an empty one for each; what depends on them is checked then".to_owned()
        }
    };
    format!("still to write:\n{text}{next}\n\n")
}

/// Whether the report is about a file whose content nobody could read.
fn is_unread(report: &Report) -> bool {
    matches!(report.rule.name, "wrong-ending" | "foreign-encoding" | "unreadable-file")
}

/// The pictures of all reports, with a blank line after each.
pub fn draw_all(reports: &Reports, sources: &Sources, style: &Style) -> String {
    draw(reports.iter(), sources, style)
}

fn draw<'a>(reports: impl Iterator<Item = &'a Report>, sources: &Sources, style: &Style) -> String {
    let mut counts: BTreeMap<&str, (&str, usize)> = BTreeMap::new();
    let mut drawn = String::new();
    for report in reports {
        let (_, count) = counts.entry(report.rule.code).or_insert((report.rule.name, 0));
        *count += 1;
        if *count <= DRAWN {
            drawn.push_str(&render::human(report, sources, style));
            drawn.push('\n');
        }
    }
    for (code, (name, count)) in counts.into_iter().filter(|(_, (_, count))| *count > DRAWN) {
        let rest = count - DRAWN;
        drawn.push_str(&format!("{code} ({name}): {rest} more of these; `--format short` shows them all\n"));
    }
    drawn
}

#[cfg(test)]
mod tests {
    use landfall_diagnostics::{Origin, Rule, Severity, Span, Stage};

    use super::*;

    static RULE: Rule = Rule {
        code: "LF2001",
        name: "missing-log",
        stage: Stage::Reference,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "",
        explanation: "",
        bad: "",
        good: "",
    };

    #[test]
    fn a_hundred_reports_of_one_rule_are_drawn_and_the_rest_counted() {
        let (mut sources, mut reports) = (Sources::default(), Reports::default());
        let file = sources.add("a.land", "log 1");
        (0..130).for_each(|_| reports.push(RULE.report("no log").at(Span::new(file, 0, 3), "here")));
        let drawn = draw_all(&reports, &sources, &Style::default());
        assert_eq!(drawn.matches("× no log").count(), 100);
        assert!(drawn.ends_with("LF2001 (missing-log): 30 more of these; `--format short` shows them all\n"));
    }
}
