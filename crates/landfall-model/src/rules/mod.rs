//! The faults found while content is lowered and linked.

mod references;
mod shapes;

use landfall_diagnostics::Rule;

pub use references::*;
pub use shapes::*;

/// By code.
pub static RULES: &[&Rule] = &[
    &UNKNOWN_KIND,
    &UNKNOWN_STATEMENT,
    &EXPECTED,
    &LEFTOVER,
    &WRONG_TYPE,
    &OUT_OF_RANGE,
    &UNKNOWN_WORD,
    &UNKNOWN_VERB,
    &UNKNOWN_PHRASE,
    &ILLEGAL_VERB,
    &MISSING_FIELD,
    &REPEATED_FIELD,
    &TOO_MANY,
    &EXCLUSIVE_FIELDS,
    &NOT_A_STATEMENT,
    &OTHER_GAME,
    &MISSING_REFERENCE,
    &WRONG_KIND,
    &MALFORMED_ID,
    &DUPLICATE_ID,
    &DUPLICATE_PART,
    &MISSING_PART,
    &UNKNOWN_PROSE_REFERENCE,
];
