//! Reports drawn for people.

use std::collections::BTreeMap;

use landfall_diagnostics::render::{self, Style};
use landfall_diagnostics::{Report, Reports, Sources};

use super::Findings;

/// The most reports of one rule that are drawn. More of the same only hide the others.
const DRAWN: usize = 100;

pub fn document(findings: &Findings<'_>, style: &Style) -> String {
    let undone = findings.list.iter().filter(|finding| super::is_undone(finding.report)).count();
    // Hundreds of texts that nobody has got to yet would hide the mistakes.
    let reports =
        findings.list.iter().map(|finding| finding.report).filter(|report| !super::is_undone(report));
    let mut drawn = draw(reports, findings.sources, style);
    if undone > 0 {
        let texts = super::counted(undone, "text has", "texts have");
        drawn.insert_str(0, &format!("{texts} no translation yet; `--format short` lists them\n\n"));
    }
    drawn
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
