//! Why a file cannot be read as a bundle.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The machine's reason why the file cannot be read.
    Unreadable {
        why: String,
    },
    TooShort {
        len: usize,
    },
    /// Nothing about the file looks like a bundle of any game.
    Foreign,
    /// The four bytes of the file identifier are not those of the game, and the header names no other.
    NotABundle {
        found: [u8; 4],
        wanted: String,
    },
    OtherGame {
        found: String,
        wanted: String,
    },
    NewerFormat {
        found: u32,
        known: u32,
    },
    OtherSchema {
        game: String,
        found: String,
        known: String,
    },
    /// The hash in the header is not that of the bytes.
    Changed,
    Damaged {
        at: usize,
        why: &'static str,
        /// The table and field that hold the damage, such as `Poi.action`; empty where that is not known.
        place: String,
    },
    /// A few bytes that unfold into far too much: nothing Landfall writes does that.
    Unfolds {
        most: usize,
    },
    NoLocale {
        wanted: String,
        known: Vec<String>,
    },
    /// A compressed bundle that cannot be unpacked.
    Compressed {
        why: String,
    },
}

impl Error {
    /// The same damage, with the table and field it was found in.
    pub(crate) fn within(mut self, table: &str, field: &str) -> Self {
        if let Self::Damaged { place, .. } = &mut self
            && place.is_empty()
        {
            *place = format!("{table}.{field}");
        }
        self
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { why } => write!(out, "the file cannot be read: {why}"),
            Self::TooShort { len } => {
                write!(out, "the file has {len} bytes, which is too short for a bundle")
            }
            Self::Foreign => write!(out, "it is not a bundle; `landfall build` writes those"),
            Self::NotABundle { found, wanted } => {
                let found = found.escape_ascii();
                write!(out, "not a bundle of `{wanted}`: its file identifier is `{found}`")
            }
            Self::OtherGame { found, wanted } => write!(out, "a bundle of `{found}`, not of `{wanted}`"),
            Self::NewerFormat { found, known } => {
                write!(out, "the bundle has format {found}; this Landfall reads formats up to {known}")
            }
            Self::OtherSchema { game, found, known } => {
                let (found, known) = (short(found), short(known));
                write!(out, "the bundle was built with another schema of `{game}` ({found}, not {known})")
            }
            Self::Changed => {
                write!(out, "the bundle was changed after it was built: its content hash does not match")
            }
            Self::Damaged { at, why, place } if place.is_empty() => {
                write!(out, "the bundle is damaged at byte {at}: {why}")
            }
            Self::Damaged { at, why, place } => {
                write!(out, "the bundle is damaged at byte {at}, in {place}: {why}")
            }
            Self::Unfolds { most } => {
                write!(out, "the bundle is damaged: it unfolds into more than {most} bytes")
            }
            Self::NoLocale { wanted, known } => {
                write!(out, "the bundle has no texts in `{wanted}`; it has {}", known.join(", "))
            }
            Self::Compressed { why } => write!(out, "the bundle cannot be unpacked: {why}"),
        }
    }
}

/// Enough of a fingerprint to tell two apart.
fn short(fingerprint: &str) -> String {
    fingerprint.chars().take(12).collect()
}
