//! The language server for hosts without a disk: a web worker, an editor in a browser, Node.
//!
//! Five functions and one buffer each way. The host asks for room with [`landfall_input`], writes a JSON-RPC message
//! there, calls [`landfall_receive`] and reads that many bytes from [`landfall_output`]: a JSON list of messages to
//! send on. When no message waits and [`landfall_is_busy`] says so, it calls [`landfall_idle`] in the same way. Files
//! come through the notification `landfall/files`.
//!
//! There is no unsafe block: the host writes into a buffer that this side owns and reads after the call. What is
//! unsafe is the export of a name, which two libraries could share; the names begin with ours.

#![allow(unsafe_code)]

use std::sync::{Mutex, PoisonError};

use landfall_ide::{Further, Server};
use landfall_project::{Options, Session};

struct Door {
    server: Option<Server>,
    input: Vec<u8>,
    output: Vec<u8>,
}

static DOOR: Mutex<Door> = Mutex::new(Door { server: None, input: Vec::new(), output: Vec::new() });

impl Door {
    fn server(&mut self) -> &mut Server {
        self.server.get_or_insert_with(|| {
            let opener = |_: &[String]| Ok(Session::of_files(Vec::new(), &Options::default()));
            Server::new(Box::new(opener)).answering(FURTHER)
        })
    }

    fn answer(&mut self, messages: &[String]) -> usize {
        // A list of strings is always JSON.
        self.output = serde_json::to_vec(messages).unwrap_or_default();
        self.output.len()
    }
}

/// What only the larger module answers.
#[cfg(feature = "cards")]
static FURTHER: &[Further] = &[
    ("landfall/card", |asked| {
        let card = asked.card.as_deref().ok_or("there is no card here")?;
        landfall_export::card(asked.compilation, card, asked.locale.as_deref(), asked.options)
            .map_err(|why| why.to_string())
    }),
    ("landfall/print", |asked| {
        let is_letter = asked.params["paper"] == "letter";
        landfall_export::sheets(asked.compilation, asked.locale.as_deref(), is_letter, asked.options)
            .map_err(|why| why.to_string())
    }),
];
#[cfg(not(feature = "cards"))]
static FURTHER: &[Further] = &[];

fn with<T>(act: impl FnOnce(&mut Door) -> T) -> T {
    act(&mut DOOR.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Room for a message of so many bytes. Good until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn landfall_input(length: usize) -> *mut u8 {
    with(|door| {
        door.input.clear();
        door.input.resize(length, 0);
        door.input.as_mut_ptr()
    })
}

/// Takes the message in the input; the length of the list of answers.
#[unsafe(no_mangle)]
pub extern "C" fn landfall_receive() -> usize {
    with(|door| {
        let message = String::from_utf8_lossy(&door.input).into_owned();
        let answers = door.server().receive(&message);
        door.answer(&answers)
    })
}

/// Does a piece of the work that is left; the length of the list of messages.
#[unsafe(no_mangle)]
pub extern "C" fn landfall_idle() -> usize {
    with(|door| {
        let messages = door.server().idle();
        door.answer(&messages)
    })
}

/// 1 when there is work left.
#[unsafe(no_mangle)]
pub extern "C" fn landfall_is_busy() -> u32 {
    with(|door| u32::from(door.server().is_busy()))
}

/// Where the last list begins. Good until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn landfall_output() -> *const u8 {
    with(|door| door.output.as_ptr())
}
