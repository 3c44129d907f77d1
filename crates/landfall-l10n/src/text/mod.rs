//! Rules text from typed effects, and cards as players read them.
//!
//! Designers write an effect once; Fluent templates say it in each language, so that it cannot disagree with
//! itself. A template is named for what it says: `verb-gain-success`, `predicate-marked`, `target-crew-all`,
//! `block-row`. Its variables are the fields of the shape; behind the name of a field, `-key` is the word as
//! the schema writes it, `-asset` and `-child` are the two halves of a reference such as `1903.1`.

mod card;
mod circles;
mod depth;
mod fill;
mod pattern;
mod phrase;
mod plan;
mod plurals;
mod rules;
mod templates;
#[cfg(test)]
mod tests_beside_fluent;

pub(crate) use card::UNNAMED;
pub use card::{Line, Style, WIDTH, card, card_in_lines, reading, reading_without};
pub use pattern::Filling;
pub(crate) use phrase::capital;
pub use phrase::readable;
pub use phrase::{Memory, Speaker};
pub(crate) use rules::{BROKEN_TEMPLATE, LOST_VARIABLE, UNKNOWN_TEMPLATE};
pub use rules::{MISSING_TEMPLATE, RULES};
pub use templates::{Templates, check_templates, template_names};
pub(crate) use templates::{name_of, templates_in, variables};
