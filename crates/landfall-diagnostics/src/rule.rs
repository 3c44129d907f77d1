//! What can be wrong, told once: the catalogue entry behind every report.

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
    /// Starts a report: one fact, lower case, no full stop, names in backticks.
    pub fn report(&'static self, message: impl Into<String>) -> Draft {
        Draft::new(self, message.into())
    }
}
