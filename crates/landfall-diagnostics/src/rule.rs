//! What can be wrong, told once: the catalogue entry behind every report.

use std::sync::{Mutex, PoisonError};

use crate::report::Draft;

/// What happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Players get stuck, or the content cannot be built.
    Error,
    /// Surely not meant.
    Warning,
    /// Could be clearer.
    Advice,
}

impl Severity {
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Advice => "advice",
        }
    }
}

/// One fault, with everything `landfall explain` says about it.
///
/// `bad` and `good` are whole little packs in text: files begin with a `//- path` line, a text without one
/// is a single file. Both are compiled by the tests: `bad` shows exactly this fault, `good` shows none.
#[derive(Debug)]
pub struct Rule {
    /// `LF` and four digits, never reused. The first digit names the family.
    pub code: &'static str,
    /// Named for the fault, so that `allow unreachable-sector` reads as English.
    pub name: &'static str,
    pub severity: Severity,
    pub title: &'static str,
    pub explanation: &'static str,
    pub bad: &'static str,
    pub good: &'static str,
}

impl Rule {
    /// A rule that a schema brings along. The same rule read twice is one: a program that reads a schema again
    /// and again, such as an editor, does not grow.
    pub fn shared(
        code: &str,
        name: &str,
        severity: Severity,
        title: &str,
        explanation: &str,
        bad: &str,
        good: &str,
    ) -> &'static Rule {
        static KNOWN: Mutex<Vec<&'static Rule>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |rule: &&&'static Rule| {
            (rule.code, rule.name, rule.severity, rule.title) == (code, name, severity, title)
                && (rule.explanation, rule.bad, rule.good) == (explanation, bad, good)
        };
        if let Some(rule) = known.iter().find(same) {
            return rule;
        }
        let keep = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        let rule = Box::leak(Box::new(Rule {
            code: keep(code),
            name: keep(name),
            severity,
            title: keep(title),
            explanation: keep(explanation),
            bad: keep(bad),
            good: keep(good),
        }));
        known.push(rule);
        rule
    }

    /// Starts a report: one fact, lower case, no full stop, names in backticks.
    pub fn report(&'static self, message: impl Into<String>) -> Draft {
        Draft::new(self, message.into())
    }
}
