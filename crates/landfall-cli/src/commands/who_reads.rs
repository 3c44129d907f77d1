//! `landfall who-reads`: what asks for a card or a box.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Question, Trouble, ask, compile};

use crate::args::SchemaArguments;
use crate::{Outcome, out};

/// Tell what asks for a card or a box, or sends players to a log
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall who-reads 1903.1              where a box is asked for
  landfall who-reads \"log 1907\"          what sends players to a log")]
pub struct Arguments {
    /// A card such as P901, "log 12", a planet, or a box such as 12.1
    #[arg(value_name = "ASSET")]
    asset: String,

    /// Packs or folders of packs; without it, the pack around the current folder
    #[arg(long, value_name = "PATH")]
    path: Vec<PathBuf>,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.path, &options)?;
    out::print(&out::safe(&ask(&compilation, &arguments.asset, Question::WhoReads)?))?;
    Ok(Outcome::Fine)
}
