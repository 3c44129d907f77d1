//! One style for every .land file, made from the tree alone.
//!
//! Formatting moves words, never changes them: the statements, their items, the value of every text and all
//! comments stay, and formatting twice gives what formatting once gave. Blocks written on one line stay so
//! while they fit, because a designer who wrote them small meant them small.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod body;
mod out;
mod prose;
mod spacing;
mod statement;

use landfall_syntax::Parse;

/// The file in its one style, or nothing when something about its text was reported: a file that is not
/// understood is better left as its author sees it.
pub fn format(parse: &Parse) -> Option<String> {
    parse.reports.is_empty().then(|| body::file(&parse.tree))
}

/// Whether formatting would change nothing. So it does for a file that cannot be formatted.
pub fn is_formatted(parse: &Parse) -> bool {
    format(parse).is_none_or(|formatted| formatted == parse.tree.text())
}

#[cfg(test)]
mod tests;
