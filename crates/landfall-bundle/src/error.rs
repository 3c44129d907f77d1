//! Why a file cannot be read as a bundle.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleError {
    TooShort {
        len: usize,
    },
    /// The four bytes of the file identifier are not those of the game, and the header names no other.
    NotABundle {
        found: [u8; 4],
        wanted: String,
    },
    /// Nothing about the file looks like a bundle of any game.
    Foreign,
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
    },
    /// A few bytes that unfold into far too much text: nothing Landfall writes does that.
    Unfolds {
        most: usize,
    },
}

/// Why a bundle cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// Offsets in a FlatBuffer reach 2 GB.
    TooLarge,
    /// Names and languages of two packs.
    SourceLocales {
        first: (String, String),
        second: (String, String),
    },
}

impl std::error::Error for EncodeError {}

impl fmt::Display for EncodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => {
                write!(out, "the bundle would be larger than 2 GB: build its packs into several bundles")
            }
            Self::SourceLocales { first: (a, en), second: (b, it) } => {
                write!(out, "`{a}` is written in `{en}` and `{b}` in `{it}`: one bundle has one source language")
            }
        }
    }
}

impl std::error::Error for BundleError {}

impl fmt::Display for BundleError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort { len } => {
                write!(out, "the file has {len} bytes, which is too short for a bundle")
            }
            Self::NotABundle { found, wanted } => {
                let found = found.escape_ascii();
                write!(out, "not a bundle of `{wanted}`: its file identifier is `{found}`")
            }
            Self::Foreign => write!(out, "it is not a bundle; `landfall build` writes those"),
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
            Self::Damaged { at, why } => write!(out, "the bundle is damaged at byte {at}: {why}"),
            Self::Unfolds { most } => {
                write!(out, "the bundle is damaged: it unfolds into more than {most} bytes")
            }
        }
    }
}

/// Enough of a fingerprint to tell two apart.
fn short(fingerprint: &str) -> String {
    fingerprint.chars().take(12).collect()
}
