//! Helpers shared by the tests: one per boundary.

// Tests read files and unwrap what must be there.
#![allow(clippy::disallowed_methods, clippy::unwrap_used)]

mod content;
pub mod engines;
pub mod fuzz;
pub mod language_server;
pub mod peers;
mod planted;
mod program;
mod random;
mod scramble;
pub mod shapes;

pub use content::{Files, compile_pack, copy_folder, files_under, new_pack, pack, repository};
pub use planted::{Planted, planted, planted_in};
pub use program::{Said, Sandbox, commands, landfall};
pub use random::Random;
pub use scramble::{relay, scramble};

use landfall_diagnostics::render::{Style, human, short};
use landfall_project::Compilation;

/// Every report as a person sees it, without colours.
pub fn render(compilation: &Compilation) -> String {
    let style = Style { color: false, width: 100, ..Style::default() };
    compilation
        .reports
        .iter()
        .map(|report| human(report, &compilation.sources, &style))
        .collect::<Vec<_>>()
        .join("\n")
}

/// One line for each report.
pub fn lines(compilation: &Compilation) -> Vec<String> {
    compilation.reports.iter().map(|report| short(report, &compilation.sources)).collect()
}
