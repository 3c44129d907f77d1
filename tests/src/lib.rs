//! Helpers shared by the tests: one per boundary.

use landfall_diagnostics::render::{Style, human};
use landfall_project::Compilation;

/// Every report as a person sees it, without colours.
pub fn render(compilation: &Compilation) -> String {
    let style = Style { color: false, width: 100, ..Style::default() };
    compilation.reports.iter().map(|report| human(report, &compilation.sources, &style)).collect::<Vec<_>>().join("\n")
}
