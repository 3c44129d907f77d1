//! `landfall check`: says what would go wrong at the table.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Trouble, compile, today};

use crate::args::{Color, ReportArguments, SchemaArguments};
use crate::{Outcome, reports};

/// Say what would go wrong at the table
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall check                        the pack around the current folder
  landfall check demo                   one pack
  landfall check content                every pack in a folder, together
  landfall check planet.land            a file that begins with `game vanguard`
  landfall check --deny warnings        for CI: warnings fail too
  landfall check --format short | sort  one line for each report

`landfall explain LF2001` tells more about a report.")]
pub struct Arguments {
    /// Packs, folders of packs, or `.land` files
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    reports: ReportArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let options =
        Options { schema: arguments.schema.schema.clone(), today: Some(today()), ..Options::default() };
    let compilation = compile(&arguments.paths, &options)?;
    reports::tell(&(&compilation).into(), &reports::sentence(&compilation.summary), &arguments.reports, color)
}
