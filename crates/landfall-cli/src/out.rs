//! Writing to stdout and stderr without falling over when nobody listens.

use std::io::{self, ErrorKind, Write};

use landfall_project::Trouble;

/// A result, on stdout. A reader that has seen enough, such as `head`, is no trouble; a full disk is.
pub fn print(text: &str) -> Result<(), Trouble> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Trouble::new(format!("stdout: {error}"))),
        _ => Ok(()),
    }
}

/// Something for people, on stderr. There is nowhere left to complain when that fails.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}
