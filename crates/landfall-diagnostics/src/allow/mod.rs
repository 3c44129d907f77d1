//! `allow orphan "read from the back cover" until 2027-06-01`: silences one check in one card or translation.

mod rules;

use std::collections::HashMap;

use crate::{FileId, Report, Reports, Rule, Rulebook, Severity, Span};

pub use rules::{DUPLICATE_ALLOW, EXPIRED_ALLOW, FORBIDDEN_ALLOW, RULES, UNKNOWN_ALLOW, UNUSED_ALLOW};

/// Year, month, day.
pub type Date = (i32, u32, u32);

/// `2027-06-01`.
pub fn parse_date(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let date = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let fits = year.len() == 4 && (1..=12).contains(&date.1) && (1..=31).contains(&date.2);
    (fits && parts.next().is_none()).then_some(date)
}

/// One `allow`, wherever it is written.
#[derive(Clone, Debug)]
pub struct Allow {
    /// The name or code of a check.
    pub wanted: String,
    /// Where it is written.
    pub place: Span,
    /// The card or entry in which it silences the check.
    pub scope: Span,
    /// The last day it is good for.
    pub until: Option<Date>,
    /// Whether the checks have run that it may silence. If not, nobody knows whether it is needed.
    pub asked: bool,
}

impl Allow {
    pub fn is_expired(&self, today: Option<Date>) -> bool {
        self.until.zip(today).is_some_and(|(until, today)| until < today)
    }
}

/// Takes out what is allowed, and reports allows that are unused, expired, misspelt, duplicate or cannot be.
pub fn apply(mut allows: Vec<Allow>, rulebook: &Rulebook, reports: &mut Reports, today: Option<Date>) {
    allows.sort_by_key(|allow| (allow.scope.file, allow.scope.start, allow.place.start));
    let mut found = Reports::default();
    let mut active: HashMap<(Span, &str), usize> = HashMap::new();
    for (at, allow) in allows.iter().enumerate() {
        let Some(rule) = known(allow, rulebook, &mut found) else { continue };
        let first = *active.entry((allow.scope, rule.code)).or_insert(at);
        if first != at {
            found.push(duplicate(&allow.wanted, allow.place, allows[first].place));
        }
    }
    let mut used = vec![false; allows.len()];
    reports.retain(|report| {
        let scope = scope_around(&allows, report.span).filter(|_| !report.leaves_hole());
        let silenced = scope.and_then(|scope| active.get(&(scope, report.rule.code)));
        silenced.inspect(|at| used[**at] = true).is_none()
    });
    let errors = Errors::of(reports);
    for at in active.into_values() {
        let allow = &allows[at];
        if used[at] && allow.is_expired(today) {
            found.push(expired(&allow.wanted, allow.place));
        } else if !used[at] && allow.asked && !errors.may_hide_in(allow.scope) && is_asked(allow, rulebook) {
            found.push(unused(&allow.wanted, allow.place, "no such report here"));
        }
    }
    reports.append(found);
}

/// Whether the rule belongs to this run: what is asked of play or of paper is asked in a run for it alone.
fn is_asked(allow: &Allow, rulebook: &Rulebook) -> bool {
    let own_run = |rule: &Rule| Some(rule.stage).filter(|stage| stage.has_own_run());
    let mut runs = rulebook.iter().map(own_run);
    let first = runs.next().flatten();
    let this = first.filter(|_| runs.all(|run| run == first));
    rulebook.get(&allow.wanted).is_some_and(|rule| own_run(rule) == this)
}

/// The rule that an allow names, if it may be allowed.
fn known(allow: &Allow, rulebook: &Rulebook, found: &mut Reports) -> Option<&'static Rule> {
    let Some(rule) = rulebook.get(&allow.wanted) else {
        found.push(unknown(&allow.wanted, allow.place, rulebook));
        return None;
    };
    if rule.leaves_hole() {
        found.push(forbidden(&allow.wanted, allow.place));
        return None;
    }
    Some(rule)
}

/// The card or entry around a place in which something is allowed. Scopes are sorted, and equal or apart.
fn scope_around(allows: &[Allow], place: Span) -> Option<Span> {
    let before = |allow: &Allow| (allow.scope.file, allow.scope.start) <= (place.file, place.start);
    let scope = allows[..allows.partition_point(before)].last()?.scope;
    scope.contains(place).then_some(scope)
}

/// Errors that leave checks without an answer: once they are fixed, an unused `allow` is judged again.
pub struct Errors {
    /// Something could not be read or found.
    unread: bool,
    /// By file, the start of each error.
    starts: HashMap<FileId, Vec<u32>>,
}

impl Errors {
    pub fn of(reports: &Reports) -> Self {
        let mut starts: HashMap<FileId, Vec<u32>> = HashMap::new();
        let errors = || reports.iter().filter(|report| report.severity == Severity::Error);
        for report in errors() {
            starts.entry(report.span.file).or_default().push(report.span.start);
        }
        starts.values_mut().for_each(|starts| starts.sort_unstable());
        Self { unread: errors().any(|report| report.rule.stage.is_reading()), starts }
    }

    /// Whether something could not be read, wherever it is.
    pub fn may_hide(&self) -> bool {
        self.unread
    }

    pub fn may_hide_in(&self, scope: Span) -> bool {
        let inside = || {
            let starts = self.starts.get(&scope.file)?;
            starts.get(starts.partition_point(|start| *start < scope.start)).copied()
        };
        self.unread || inside().is_some_and(|start| start <= scope.end)
    }
}

pub fn unused(wanted: &str, place: Span, why: &str) -> Report {
    UNUSED_ALLOW.report(format!("`allow {wanted}` silences nothing")).help("delete it").at(place, why)
}

pub fn expired(wanted: &str, place: Span) -> Report {
    EXPIRED_ALLOW
        .report(format!("`allow {wanted}` has expired"))
        .help("fix what it silences, or give it a new date")
        .at(place, "its day has passed")
}

pub fn duplicate(wanted: &str, place: Span, first: Span) -> Report {
    DUPLICATE_ALLOW
        .report(format!("duplicate `allow {wanted}`"))
        .help("keep one of them")
        .related(first, "the first one")
        .at(place, "allowed already")
}

pub fn forbidden(wanted: &str, place: Span) -> Report {
    FORBIDDEN_ALLOW
        .report(format!("`{wanted}` cannot be allowed"))
        .help("fix what it reports, then delete this")
        .at(place, "it reports what would be a hole in the bundle")
}

fn unknown(wanted: &str, place: Span, rulebook: &Rulebook) -> Report {
    let near = rulebook.nearest(wanted);
    let help = match near.as_slice() {
        [] => "`landfall explain --list` prints every check".to_owned(),
        near => format!("a check with a similar name exists: `{}`", near.join("`, `")),
    };
    UNKNOWN_ALLOW.report(format!("there is no check `{wanted}`")).help(help).at(place, "it silences nothing")
}

#[cfg(test)]
mod tests;
