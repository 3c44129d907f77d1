//! `play: stores:`: how a game is played, as what is counted and rules in a language of lines.
//!
//! [`text`] reads the lines, [`check`] compares every name in them with the schema, so that a wrong line is found when the
//! schema is read and not when somebody plays. Both report all faults at once. What lines do is for `landfall-play`.

pub mod asked;
pub(crate) mod check;
mod names;
pub mod text;
mod ty;
mod words;

pub use text::{Rules, parse};

/// Faults of one text that are reported; whoever has that many begins at the first.
const MOST_FAULTS: usize = 500;

/// More lines, and more rules, facts and offers, than any game needs, and few enough to be compared with each other.
const MOST_LINES: usize = 10_000;
const MOST_PARTS: usize = 500;

/// A line that cannot be carried out: where in the text, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// From 1.
    pub line: usize,
    /// The part of the line that is wrong, in bytes.
    pub part: (usize, usize),
    pub message: String,
    /// Why, below the part.
    pub label: String,
    pub help: String,
}

impl Fault {
    pub(crate) fn new(line: usize, part: (usize, usize), message: impl Into<String>) -> Self {
        let (label, help) = (String::new(), String::new());
        Self { line, part, message: message.into(), label, help }
    }

    pub(crate) fn because(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = help.into();
        self
    }
}
