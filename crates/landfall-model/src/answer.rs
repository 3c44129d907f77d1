//! What can be said about something.

/// The answer to a question about content that may have mistakes in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    Known(T),
    /// There is nothing to be asked about, and that is known.
    Nothing,
    /// It depends on something that was reported as wrong, or that lies in a text that is not at hand.
    Unknown,
}

impl<T: PartialEq> Answer<T> {
    /// Whether it is known to be so.
    pub fn is(&self, value: T) -> bool {
        matches!(self, Answer::Known(known) if *known == value)
    }

    pub fn is_unknown(&self) -> bool {
        matches!(self, Answer::Unknown)
    }
}
