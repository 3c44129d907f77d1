//! `landfall compat`: whether games saved with an old bundle can go on with a new one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_project::{Options, Trouble, compat};

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out, reports};

/// Say what in a new bundle would break saved games
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall compat released/demo.lfb demo.lfb
  landfall compat released/demo.lfb demo.lfb --format json

A saved game remembers which cards are where and which boxes are ticked. Cards that are gone, ids that were \
given to another card, and boxes that mean something else are told. Exit code 1 when there are any.")]
pub struct Arguments {
    /// The bundle that games were saved with
    #[arg(value_name = "OLD")]
    old: PathBuf,

    /// The bundle they would be loaded with
    #[arg(value_name = "NEW")]
    new: PathBuf,

    /// How it is told
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    format: Format,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line each
    Human,
    /// For programs
    Json,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let breaks = compat(&arguments.old, &arguments.new, &arguments.extended.packs, &options)?;
    match arguments.format {
        Format::Json => {
            let document = serde_json::json!({"version": 1, "breaks": breaks});
            out::print(&format!("{document:#}\n"))?;
        }
        Format::Human => {
            out::print(&out::safe(&breaks.iter().map(|line| format!("{line}\n")).collect::<String>()))?;
            let count = match breaks.len() {
                0 => "saved games can go on".to_owned(),
                count => reports::counted(count, "thing breaks saved games", "things break saved games"),
            };
            out::say(&format!("{count}\n"));
        }
    }
    Ok(if breaks.is_empty() { Outcome::Fine } else { Outcome::Denied })
}
