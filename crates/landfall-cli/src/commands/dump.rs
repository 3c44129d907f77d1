//! `landfall dump`: shows what a bundle holds.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Trouble, dump};

use crate::args::SchemaArguments;
use crate::{Outcome, out};

/// Print what a bundle holds, as JSON
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall dump demo.lfb | less
  landfall dump demo.lfb > before.json   then build again and compare")]
pub struct Arguments {
    /// A file that `landfall build` wrote
    #[arg(value_name = "BUNDLE")]
    bundle: PathBuf,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let mut json = dump(&arguments.bundle, &options)?;
    if !json.ends_with('\n') {
        json.push('\n');
    }
    out::print(&json)?;
    Ok(Outcome::Fine)
}
