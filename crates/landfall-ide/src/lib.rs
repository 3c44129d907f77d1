//! A language server without input and output: JSON-RPC messages in, JSON-RPC messages out.
//!
//! The host owns the wire. `landfall lsp` reads and writes stdio; a browser posts strings to a worker. Both hand each
//! message to [`Server::receive`] and, once no more messages wait, call [`Server::idle`] until it has nothing left to
//! do. Edits are only noted when they arrive, so a thousand of them in a second cost one compilation.

#![cfg_attr(test, allow(clippy::unwrap_used))]
// Whatever no request leads to is left out when the program is linked.
#![cfg_attr(feature = "lean", allow(dead_code))]

mod base64;
mod catalog;
mod cursor;
mod message;
mod position;
mod requests;
mod server;
#[cfg(test)]
mod tests;
mod uris;
mod wants;

pub use requests::methods;
pub use server::{Asked, Further, Opener, Server};
