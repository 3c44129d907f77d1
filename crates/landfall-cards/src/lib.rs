//! Cards as pictures. A template of the schema and the words of a card become a scene; writers turn a scene into SVG,
//! PDF or PNG, so that all three show the same.
//!
//! Bytes in, bytes out: no file, no clock, no font of the system. The same input gives the same bytes everywhere.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod content;
mod default_face;
mod flow;
mod fonts;
pub mod icons;
mod maker;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(feature = "pictures")]
pub mod picture;
#[cfg(feature = "png")]
pub mod png;
#[cfg(feature = "pdf")]
pub mod print;
mod rules;
pub mod scene;
mod svg;

pub use content::Part;
pub use default_face::face;
pub use flow::{Flow, Line, POINT, Paragraph, Setting, Span, flow};
pub use fonts::{Fonts, LICENCE as FONT_LICENCE};
pub use icons::Icons;
pub use maker::{Card, Maker, NoPictures, Pictures, copies};
#[cfg(feature = "pictures")]
pub use picture::base64;
pub use rules::{
    DOES_NOT_FIT, Fault, MISSING_ICON, MISSING_LETTER, MOST_COPIES, POOR_PICTURE, Problem, RULES,
    TOO_MANY_COPIES, left_out,
};
pub use scene::Scene;
pub use svg::{escaped, svg};
