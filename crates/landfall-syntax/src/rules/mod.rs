//! What can be wrong with the text of a file, whatever the game. One file per rule.

use landfall_diagnostics::Rule;

pub(crate) mod hidden_character;
pub(crate) mod nested_too_deep;
pub(crate) mod stray_brace;
pub(crate) mod stray_bracket;
pub(crate) mod unclosed_block;
pub(crate) mod unclosed_bracket;
pub(crate) mod unclosed_text;
pub(crate) mod unknown_character;

pub static RULES: &[&Rule] = &[
    &unclosed_text::RULE,
    &unclosed_block::RULE,
    &stray_brace::RULE,
    &unclosed_bracket::RULE,
    &stray_bracket::RULE,
    &unknown_character::RULE,
    &nested_too_deep::RULE,
    &hidden_character::RULE,
];
