//! `landfall verify`: whether a bundle is whole, ours and compatible.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Trouble, verify};

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out};

/// Say whether a bundle is whole
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall verify demo.lfb
  landfall verify downloads/*.lfb

Reads every byte: the hash must match, and every offset must lead where the schema says. Exit code 1 when a \
bundle is damaged, of another game, or too new.")]
pub struct Arguments {
    /// Files that `landfall build` wrote
    #[arg(value_name = "BUNDLE", required = true)]
    bundles: Vec<PathBuf>,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let mut outcome = Outcome::Fine;
    for path in &arguments.bundles {
        let shown = path.display();
        match verify(path, &arguments.extended.packs, &options)? {
            Ok(found) => {
                let about = format!("{} {} for {}", found.pack, found.version, found.game);
                out::print(&out::safe(&format!("{shown} is whole: {about}\n")))?;
            }
            Err(error) => {
                outcome = Outcome::Denied;
                out::say(&out::safe(&format!("{shown}: {error}\n")));
            }
        }
    }
    Ok(outcome)
}
