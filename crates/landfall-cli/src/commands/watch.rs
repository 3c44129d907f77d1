//! `landfall watch`: checks again whenever a file is saved.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use landfall_project::{Options, Trouble, compile, stamp, to_write, today};

use crate::args::{Color, PackArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, out};

/// Check again whenever a file is saved
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  landfall watch demo        until Ctrl-C

What is still missing is a list at the end, as with `landfall check --draft`.")]
pub struct Arguments {
    /// Packs, folders of packs, or `.land` files
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

/// Between two looks at the disk: shorter than anybody waits, longer than a save takes.
const PAUSE: Duration = Duration::from_millis(300);

/// Clears a terminal and goes to its upper left corner.
const CLEAR: &str = "\u{1b}[2J\u{1b}[H";

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let paths = [arguments.paths.clone(), arguments.pack.paths()].concat();
    let options = Options {
        schema: arguments.schema.schema.clone(),
        today: Some(today()),
        only_certain: true,
        ..Options::default()
    };
    let outputs = reports::outputs(None, &[])?;
    // A folder that is not there is a mistake in the call, not something to wait for.
    let mut seen = stamp(&paths)?;
    loop {
        let mut compilation = compile(&paths, &options)?;
        compilation.set_translations_aside();
        let missing = to_write(&compilation);
        compilation.soften(&missing);
        if std::io::stderr().is_terminal() {
            out::say(CLEAR);
        }
        let sentence = reports::sentence(&compilation.summary);
        let findings = Findings::of(&compilation, sentence).with_missing(missing, true);
        reports::tell(&findings, &outputs, color)?;
        // While an editor saves, a file may be away for a moment.
        loop {
            std::thread::sleep(PAUSE);
            if let Ok(now) = stamp(&paths)
                && now != seen
            {
                seen = now;
                break;
            }
        }
    }
}
