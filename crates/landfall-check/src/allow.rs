//! `allow orphan "read from the back cover" until 2027-06-01`: silences one check inside one asset.

use landfall_diagnostics::{Origin, Report, Reports, Rule, Rulebook, Severity, Span, Stage};
use landfall_model::Atlas;

/// Year, month, day.
pub type Date = (i32, u32, u32);

pub(crate) static UNUSED_ALLOW: Rule = Rule {
    code: "LF9101",
    name: "unused-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "this `allow` silences nothing",
    explanation: "\
An `allow` that silences nothing is a leftover. It would hide the next fault of its kind, so it is
better deleted. The reason may also be a typo in the name of the check.",
    bad: r#"
log 1 { reference; "Salt on the glass."; allow orphan "read from the back cover" }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "read from the back cover" }
"#,
};

pub(crate) static EXPIRED_ALLOW: Rule = Rule {
    code: "LF9102",
    name: "expired-allow",
    stage: Stage::Project,
    origin: Origin::Compiler,
    severity: Severity::Warning,
    title: "the day this `allow` was good for has passed",
    explanation: "\
An `allow` with a date is a promise to look again. The day has come: mend what it silences, or give
it a new date.",
    bad: r#"
log 1 { "Salt on the glass."; end; allow orphan "until the map is done" until 2001-01-01 }
"#,
    good: r#"
log 1 { "Salt on the glass."; end; allow orphan "until the map is done" until 9999-12-31 }
"#,
};

pub(crate) static RULES: &[&Rule] = &[&UNUSED_ALLOW, &EXPIRED_ALLOW];

/// Takes out what is allowed, and reports allows that are unused or whose day has passed.
pub fn apply(atlas: &Atlas, rulebook: &Rulebook, reports: &mut Reports, today: Option<Date>) {
    for unit in &atlas.units {
        for allow in &unit.allows {
            let Some(root) = unit.records.get(allow.root as usize) else { continue };
            let asset = Span::new(unit.file, root.start, root.end);
            let before = reports.len();
            reports.retain(|report| !(report.rule.is_called(&allow.rule) && asset.contains(report.span)));
            let place = Span::new(unit.file, allow.start, allow.end);
            let expired = allow.until.zip(today).is_some_and(|(until, today)| until < today);
            if reports.len() == before {
                if may_be_needed(rulebook, &allow.rule, asset, reports) {
                    continue;
                }
                reports.push(
                    UNUSED_ALLOW
                        .report(format!("`allow {}` silences nothing", allow.rule))
                        .help("delete it, or correct the name: `landfall explain --list` shows them all")
                        .at(place, "no such report in this card"),
                );
            } else if expired {
                reports.push(
                    EXPIRED_ALLOW
                        .report(format!("`allow {}` has expired", allow.rule))
                        .help("mend what it silences, or give it a new date")
                        .at(place, "its day has passed"),
                );
            }
        }
    }
}

/// Whether a check may be silent only because something else is wrong: what could not be read or found, and errors of
/// the same card, leave checks without an answer. Once that is mended, the `allow` is judged again.
fn may_be_needed(rulebook: &Rulebook, rule: &str, asset: Span, reports: &Reports) -> bool {
    let hides = |report: &Report| {
        report.severity == Severity::Error && (report.rule.stage.is_reading() || asset.contains(report.span))
    };
    rulebook.get(rule).is_some() && reports.iter().any(hides)
}
