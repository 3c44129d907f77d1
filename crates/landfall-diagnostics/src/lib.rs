//! Files, spans, rules and reports: the words every stage complains in.
//!
//! A report is data. It is drawn at the very edge, by [`render`], and a draft becomes a report only
//! through [`Draft::at`], so no report lacks a place.

pub mod allow;
mod article;
mod nearest;
pub mod render;
mod report;
mod rule;
mod rulebook;
mod source;

pub use article::{a, counted};
pub use nearest::nearest;
pub use report::{Draft, Edit, Fix, MOST_OF_A_RULE, Related, Report, Reports, Undecided};
pub use rule::{GameRuleText, Origin, Rule, Severity, Stage};
pub use rulebook::{Rulebook, Selection};
pub use source::{FileId, Position, SourceFile, Sources, Span};
