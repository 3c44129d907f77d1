//! `landfall diff`: what has changed from one pack or bundle to another.

mod show;
mod words;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_project::{Options, Trouble, diff};

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out};

/// Show what has changed between two packs or bundles
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall diff released/demo.lfb demo                         a bundle and the pack as it is now
  landfall diff released/demo.lfb demo.lfb --format markdown   for a pull request
  landfall diff released/demo.lfb demo.lfb --format json       for programs

Cards that came, went or changed, field by field; routes; texts of translations. Where something was written \
does not count.")]
pub struct Arguments {
    /// A pack or a bundle
    #[arg(value_name = "OLD")]
    old: PathBuf,

    /// A later one to compare it with
    #[arg(value_name = "NEW")]
    new: PathBuf,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    format: Format,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines that begin with `+`, `-` or `~`
    Human,
    /// For a pull request
    Markdown,
    /// For programs
    Json,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let diff = diff(&arguments.old, &arguments.new, &arguments.extended.packs, &options)?;
    out::print(&match arguments.format {
        Format::Human => out::safe(&show::human(&diff)).into_owned(),
        Format::Markdown => out::safe(&show::markdown(&diff)).into_owned(),
        Format::Json => show::json(&diff),
    })?;
    Ok(Outcome::Fine)
}
