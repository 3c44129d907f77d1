//! `landfall lsp`: the language server on stdin and stdout.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use clap::Args;
use landfall_ide::{Opener, Server};
use landfall_project::{Options, Session, Trouble, today};

use crate::Outcome;
use crate::args::SchemaArguments;

/// Run the language server for editors
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall lsp        started by your editor, which talks to it on stdin and stdout

docs/editors.md shows how to set up Neovim, Helix and other editors.")]
pub struct Arguments {
    #[command(flatten)]
    schema: SchemaArguments,
}

/// In a large workspace the analyses wait until nobody has typed for this long.
const PAUSE: Duration = Duration::from_millis(200);

/// A message larger than this is not read: no editor sends one, and it would fill the memory.
const LARGEST: usize = 512 << 20;

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options =
        Options { schema: arguments.schema.schema.clone(), today: Some(today()), ..Options::default() };
    let (sender, messages) = mpsc::channel();
    // Reading blocks, so it has a thread; when the editor is gone, the channel closes.
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(message) = read(&mut input) {
            if sender.send(message).is_err() {
                return;
            }
        }
    });
    let mut server = Server::new(opener(options));
    let mut is_rested = false;
    loop {
        let message = match server.is_busy() {
            true => match messages.recv_timeout(if is_rested { PAUSE } else { Duration::ZERO }) {
                Ok(message) => Some(message),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return Ok(Outcome::Fine),
            },
            false => match messages.recv() {
                Ok(message) => Some(message),
                Err(_) => return Ok(Outcome::Fine),
            },
        };
        let answers = match &message {
            Some(text) if is_exit(text) => return Ok(exit(&server)),
            Some(text) => server.receive(text),
            None => server.idle(),
        };
        is_rested = message.is_none();
        if answers.iter().try_for_each(|answer| write(answer)).is_err() {
            return Ok(Outcome::Fine);
        }
    }
}

fn opener(options: Options) -> Opener {
    Box::new(move |folders| {
        if folders.is_empty() {
            return Ok(Session::of_files(Vec::new(), &options));
        }
        let paths: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
        Session::open(&paths, &options).map_err(|trouble| trouble.to_string())
    })
}

fn is_exit(message: &str) -> bool {
    // A glance is enough for most messages; the few that mention the word are read.
    message.contains("\"exit\"")
        && serde_json::from_str::<serde_json::Value>(message).is_ok_and(|value| value["method"] == "exit")
}

/// The protocol asks for a failure when nobody asked the server to shut down before.
fn exit(server: &Server) -> Outcome {
    if server.is_shut_down() { Outcome::Fine } else { Outcome::Denied }
}

/// One message behind its `Content-Length`; `None` at the end of the input.
fn read(input: &mut impl BufRead) -> Option<String> {
    let mut length = None;
    loop {
        let mut line = String::new();
        match input.read_line(&mut line) {
            Ok(0) | Err(_) => return None,
            Ok(_) => {}
        }
        let line = line.trim_end();
        match (line.is_empty(), length) {
            (true, Some(length)) => {
                let mut body = vec![0; length];
                input.read_exact(&mut body).ok()?;
                return Some(String::from_utf8_lossy(&body).into_owned());
            }
            // Without a length nobody knows where the message ends: look for the next header.
            (true, None) => {}
            (false, _) => {
                let value =
                    line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
                let given = value.and_then(|(_, value)| value.trim().parse().ok());
                length = given.filter(|length| *length <= LARGEST).or(length);
            }
        }
    }
}

fn write(message: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "Content-Length: {}\r\n\r\n{message}", message.len())?;
    out.flush()
}
