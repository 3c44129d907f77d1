//! The JSON Schemas of what is printed for programs. They are files, so that they can be read without the program.

use clap::ValueEnum;

/// A document that programs read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Document {
    /// `landfall schema json GAME`
    Game,
    /// `landfall check --format json`
    Check,
    /// `landfall dump`
    Dump,
    /// `landfall diff --format json`
    Diff,
    /// `landfall compat --format json`
    Compat,
    /// The file that `landfall check --update-baseline` writes
    Baseline,
}

impl Document {
    pub fn text(self) -> &'static str {
        match self {
            Document::Game => include_str!("../../../schemas/game.schema.json"),
            Document::Check => include_str!("../../../schemas/check.schema.json"),
            Document::Dump => include_str!("../../../schemas/dump.schema.json"),
            Document::Diff => include_str!("../../../schemas/diff.schema.json"),
            Document::Compat => include_str!("../../../schemas/compat.schema.json"),
            Document::Baseline => include_str!("../../../schemas/baseline.schema.json"),
        }
    }
}
