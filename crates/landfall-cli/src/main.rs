//! The `landfall` command: arguments in, reports and exit codes out.

#![cfg_attr(test, allow(clippy::unwrap_used))]
// The environment and the clock are read here, for everyone else.
#![allow(clippy::disallowed_methods)]

mod args;
mod bar;
mod commands;
mod out;
mod progress;
mod reports;
mod terminal;

use std::panic;
use std::process::ExitCode;

fn main() -> ExitCode {
    panic::set_hook(Box::new(apologise));
    let answer = panic::catch_unwind(|| commands::run(args::parse()));
    match answer {
        Ok(Ok(Outcome::Fine)) => ExitCode::SUCCESS,
        Ok(Ok(Outcome::Denied)) => ExitCode::from(1),
        Ok(Err(trouble)) => {
            out::say(&out::safe(&format!("landfall: {trouble}\n")));
            ExitCode::from(2)
        }
        Err(_) => ExitCode::from(2),
    }
}

/// What a command that ran has to say. One that could not run is a `Trouble`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Fine,
    /// Something was found that must not pass.
    Denied,
}

/// A panic is a mistake of ours, so it is told without the vocabulary of a program.
fn apologise(panic: &panic::PanicHookInfo<'_>) {
    let what = panic.payload_as_str().unwrap_or("no reason given");
    let place = panic.location().map_or_else(String::new, |at| format!(" ({}:{})", at.file(), at.line()));
    out::say(&format!(
        "landfall: this is a bug in landfall, not a problem with your content: {what}{place}\n\
         Your files are as they were. Please send this message, and the file it happened with, to the makers.\n"
    ));
}
