//! Why a bundle cannot be written.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// Offsets in a FlatBuffer reach 2 GB.
    TooLarge,
    /// Names and languages of two packs.
    SourceLocales { first: (String, String), second: (String, String) },
}

impl std::error::Error for EncodeError {}

impl fmt::Display for EncodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => {
                write!(out, "the bundle would be larger than 2 GB: build its packs into several bundles")
            }
            Self::SourceLocales { first: (a, en), second: (b, it) } => {
                write!(
                    out,
                    "`{a}` is written in `{en}` and `{b}` in `{it}`: one bundle has one source language"
                )
            }
        }
    }
}
