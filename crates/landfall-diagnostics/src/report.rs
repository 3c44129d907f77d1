//! One finding: where, what, why and what to do now.

use std::collections::HashMap;

use crate::{Rule, Severity, Sources, Span};

#[derive(Clone, Debug)]
pub struct Report {
    pub rule: &'static Rule,
    pub severity: Severity,
    pub message: String,
    pub span: Span,
    /// Why here; drawn under the place.
    pub label: String,
    pub help: Option<String>,
    pub related: Vec<Related>,
    pub fixes: Vec<Fix>,
}

impl Report {
    pub fn is(&self, rule: &'static Rule) -> bool {
        std::ptr::eq(self.rule, rule)
    }

    /// Whether a bundle made in spite of it would lack something.
    pub fn leaves_hole(&self) -> bool {
        self.severity == Severity::Error && self.rule.stage.leaves_hole()
    }
}

/// A second place that explains the first.
#[derive(Clone, Debug)]
pub struct Related {
    pub span: Span,
    pub message: String,
}

/// A mechanical step that fixes the fault.
#[derive(Clone, Debug)]
pub struct Fix {
    pub title: String,
    pub edits: Vec<Edit>,
    /// Whether `--fix` may take it. A step that guesses what was meant is offered to a person only.
    pub automatic: bool,
}

#[derive(Clone, Debug)]
pub struct Edit {
    pub span: Span,
    pub text: String,
}

/// A report without a place yet.
#[must_use = "a draft becomes a report through `.at(span, label)`"]
#[derive(Debug)]
pub struct Draft {
    rule: &'static Rule,
    severity: Severity,
    message: String,
    help: Option<String>,
    related: Vec<Related>,
    fixes: Vec<Fix>,
}

impl Draft {
    pub(crate) fn new(rule: &'static Rule, message: String) -> Self {
        Self {
            rule,
            severity: rule.severity,
            message: readable(message),
            help: None,
            related: Vec::new(),
            fixes: Vec::new(),
        }
    }

    /// The step to take, in notation that can be pasted.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(readable(help.into()));
        self
    }

    /// As `help`, when there is one to give.
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.map(readable).or(self.help);
        self
    }

    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    pub fn related(mut self, span: Span, message: impl Into<String>) -> Self {
        self.related.push(Related { span, message: readable(message.into()) });
        self
    }

    pub fn fix(mut self, title: impl Into<String>, span: Span, text: impl Into<String>) -> Self {
        let edits = vec![Edit { span, text: text.into() }];
        self.fixes.push(Fix { title: readable(title.into()), edits, automatic: true });
        self
    }

    /// A step that may be wrong: it deletes what an author wrote, or points a reference at something else. Editors
    /// offer it, `--fix` leaves it alone.
    pub fn suggest(self, title: impl Into<String>, span: Span, text: impl Into<String>) -> Self {
        let mut draft = self.fix(title, span, text);
        draft.fixes.iter_mut().next_back().into_iter().for_each(|fix| fix.automatic = false);
        draft
    }

    pub fn at(self, span: Span, label: impl Into<String>) -> Report {
        Report {
            rule: self.rule,
            severity: self.severity,
            message: self.message,
            span,
            label: readable(label.into()),
            help: self.help,
            related: self.related,
            fixes: self.fixes,
        }
    }
}

/// Longer than any name that somebody would give to something.
const LONGEST_NAME: usize = 80;

/// Cuts words that nobody could read: a name of a megabyte is a file that was something else.
fn readable(text: String) -> String {
    let is_fine = |word: &str| word.len() <= LONGEST_NAME || word.chars().nth(LONGEST_NAME).is_none();
    if text.split(char::is_whitespace).all(is_fine) {
        return text;
    }
    let cut = |word: &str| {
        let (head, rest) = word.split_at(word.floor_char_boundary(LONGEST_NAME / 2));
        // The end keeps the quote that closes the name.
        let end = rest.floor_char_boundary(rest.len().saturating_sub(8));
        format!("{head}…{}", &rest[end..])
    };
    let words = text.split(' ').map(|word| if is_fine(word) { word.to_owned() } else { cut(word) });
    words.collect::<Vec<_>>().join(" ")
}

/// A rule that could not be asked of something, because of what was reported before.
#[derive(Clone, Copy, Debug)]
pub struct Undecided {
    pub rule: &'static Rule,
    /// The name of what it would have been about.
    pub place: Span,
}

/// Nobody reads more of them, and a file made of mistakes would fill the memory with reports.
pub const MOST_OF_A_RULE: usize = 10_000;

/// Where stages put what they find. Of each rule the first 10,000 are kept; the rest is counted.
#[derive(Clone, Debug, Default)]
pub struct Reports {
    list: Vec<Report>,
    undecided: Vec<Undecided>,
    /// By code, how many came in.
    seen: HashMap<&'static str, Seen>,
}

/// How many reports of one rule came in, and the first that was not kept.
#[derive(Clone, Copy, Debug)]
struct Seen {
    count: usize,
    first_left_out: Option<Span>,
}

impl Reports {
    pub fn push(&mut self, report: Report) {
        let seen = self.seen.entry(report.rule.code).or_insert(Seen { count: 0, first_left_out: None });
        seen.count += 1;
        if seen.count <= MOST_OF_A_RULE {
            self.list.push(report);
        } else {
            seen.first_left_out.get_or_insert(report.span);
        }
    }

    pub fn append(&mut self, mut other: Reports) {
        self.undecided.append(&mut other.undecided);
        let left_out: Vec<(&'static str, usize, Span)> = other.left_out().collect();
        self.extend(other);
        for (code, count, span) in left_out {
            let seen = self.seen.entry(code).or_insert(Seen { count: 0, first_left_out: None });
            seen.count += count;
            seen.first_left_out.get_or_insert(span);
        }
    }

    /// Codes of rules with more reports than are kept: how many more, and where the first of them is.
    pub fn left_out(&self) -> impl Iterator<Item = (&'static str, usize, Span)> {
        let mut all: Vec<_> = self
            .seen
            .iter()
            .filter_map(|(code, seen)| {
                Some((*code, seen.count - MOST_OF_A_RULE.min(seen.count), seen.first_left_out?))
            })
            .collect();
        all.sort_unstable_by_key(|(code, ..)| *code);
        all.into_iter()
    }

    /// Notes that nobody knows whether a rule is kept here, so that silence does not look like consent.
    pub fn undecided(&mut self, rule: &'static Rule, place: Span) {
        self.undecided.push(Undecided { rule, place });
    }

    pub fn take_undecided(&mut self) -> Vec<Undecided> {
        std::mem::take(&mut self.undecided)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Report> {
        self.list.iter()
    }

    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Report> {
        self.list.iter_mut()
    }

    /// Gives the list to `change`, which may leave some out. What was counted stays counted.
    pub fn rework(&mut self, change: impl FnOnce(Vec<Report>) -> Vec<Report>) {
        self.list = change(std::mem::take(&mut self.list));
    }

    pub fn retain(&mut self, keep: impl FnMut(&Report) -> bool) {
        self.list.retain(keep);
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub fn count(&self, severity: Severity) -> usize {
        self.list.iter().filter(|report| report.severity == severity).count()
    }

    /// By path, then offset, then code: the same on every run and for any number of threads.
    pub fn sort(&mut self, sources: &Sources) {
        self.list.sort_by(|a, b| {
            let path = |r: &Report| sources.path(r.span.file).to_owned();
            let by_path =
                if a.span.file == b.span.file { std::cmp::Ordering::Equal } else { path(a).cmp(&path(b)) };
            by_path.then_with(|| {
                (a.span.start, a.span.end, a.rule.code, &a.message).cmp(&(
                    b.span.start,
                    b.span.end,
                    b.rule.code,
                    &b.message,
                ))
            })
        });
    }
}

impl IntoIterator for Reports {
    type Item = Report;
    type IntoIter = std::vec::IntoIter<Report>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl Extend<Report> for Reports {
    fn extend<T: IntoIterator<Item = Report>>(&mut self, reports: T) {
        reports.into_iter().for_each(|report| self.push(report));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FileId, Origin, Severity, Stage};

    static RULE: Rule = Rule {
        code: "LF0001",
        name: "a-rule",
        stage: Stage::Text,
        origin: Origin::Compiler,
        severity: Severity::Error,
        title: "",
        explanation: "",
        bad: "",
        good: "",
    };

    #[test]
    fn of_a_million_reports_ten_thousand_are_kept_and_all_are_counted() {
        let mut reports = Reports::default();
        for half in 0..2 {
            let mut found = Reports::default();
            for at in 0..20_000 {
                found.push(RULE.report("").at(Span::new(FileId(half), at, at), ""));
            }
            reports.append(found);
        }
        assert_eq!(reports.len(), MOST_OF_A_RULE);
        let left_out: Vec<_> = reports.left_out().collect();
        assert_eq!(left_out, [("LF0001", 30_000, Span::new(FileId(0), 10_000, 10_000))]);
    }

    #[test]
    fn a_name_that_nobody_could_read_is_cut_in_its_middle() {
        let text = format!("`{}` is not a kind of card", "é".repeat(1_000_000));
        let shown = readable(text);
        assert!(shown.len() < 120, "{shown}");
        assert!(shown.starts_with("`éé") && shown.ends_with("éé` is not a kind of card"), "{shown}");
        assert_eq!(readable("log 112 does not exist".to_owned()), "log 112 does not exist");
    }
}
