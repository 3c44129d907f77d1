//! The text of one file as a lossless tree.
//!
//! ```text
//! file      := statement*
//! statement := item+ end            end = newline | ';' | before '}' | end of file
//! item      := word | number | text | prose | mark | bracket | block
//! block     := '{' statement* '}'
//! bracket   := '[' alternative ('/' alternative)* ']'
//! alternative := term ('+' term)*
//! term      := item*
//! ```
//!
//! The grammar knows no game: what the words mean is the business of schemas. Parsing never fails, sees
//! one file, and gives back every byte it was given. The pieces follow each other: [`parse`] lexes the
//! text in one pass, runs a nom parser over the tokens, and keeps the result as flat lists. What can only be
//! found with the help of a schema, such as where a condition begins, is read from there on by [`phrase`].

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod balance;
mod build;
mod chars;
mod cursor;
mod items;
mod lex;
mod parse;
pub mod phrase;
mod quote;
mod recover;
mod rules;
mod text;
mod token;
mod tree;

pub use items::{Bracket, Item, Items};
pub use lex::tokens;
pub use parse::{Parse, parse};
pub use rules::RULES;
pub use rules::hidden_character::{report_escaped, report_hidden};
pub use text::{TextPart, plain_text, text_parts, text_value};
pub use token::{Token, TokenKind};
pub use tree::{Node, NodeKind, SourceText, Tree};

#[cfg(test)]
mod tests;
