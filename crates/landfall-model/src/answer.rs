//! What can be said about something.

/// The answer to a question about content that may have mistakes in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    Known(T),
    /// There is nothing to be asked about, and that is known.
    Nothing,
    Unknown(Doubt),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubt {
    /// It depends on something that was reported. The question stays open until that is fixed, and the summary says so.
    Mistake,
    /// It is not written here: it is in the printed game, in another pack, or in words that only people read. Nobody
    /// can do anything about it.
    Elsewhere,
}

impl<T> Answer<T> {
    pub fn is_unknown(&self) -> bool {
        self.doubt().is_some()
    }

    pub fn doubt(&self) -> Option<Doubt> {
        match self {
            Answer::Unknown(doubt) => Some(*doubt),
            Answer::Known(_) | Answer::Nothing => None,
        }
    }

    pub fn known(self) -> Option<T> {
        match self {
            Answer::Known(known) => Some(known),
            Answer::Nothing | Answer::Unknown(_) => None,
        }
    }
}

impl<T: PartialEq> Answer<T> {
    /// Whether it is known to be so.
    pub fn is(&self, value: T) -> bool {
        matches!(self, Answer::Known(known) if *known == value)
    }
}

impl Answer<bool> {
    /// `true` if it is known; otherwise it cannot be ruled out for the sake of `doubt`, if there is one.
    pub fn unless(found: bool, doubt: Option<Doubt>) -> Self {
        match doubt {
            Some(doubt) if !found => Answer::Unknown(doubt),
            _ => Answer::Known(found),
        }
    }
}

impl<T> From<Option<T>> for Answer<T> {
    fn from(known: Option<T>) -> Self {
        known.map_or(Answer::Nothing, Answer::Known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_is_known_whatever_else_is_in_doubt() {
        assert_eq!(Answer::unless(true, Some(Doubt::Mistake)), Answer::Known(true));
        assert_eq!(Answer::unless(false, Some(Doubt::Mistake)), Answer::Unknown(Doubt::Mistake));
        assert_eq!(Answer::unless(false, None), Answer::Known(false));
        assert_eq!(Answer::from(None::<u8>), Answer::Nothing);
    }
}
