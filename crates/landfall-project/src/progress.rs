//! How far a run is, for those who wait for it.

/// What a run turns to next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// All files were read: this many, of this many bytes together. Their text comes next.
    Text {
        files: usize,
        bytes: usize,
    },
    Names,
    Checks,
    Translations,
    Done,
}

/// Whoever is told.
pub type Watcher = fn(Step);
