//! `landfall why`: how a card or log comes into play.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Question, Trouble, ask, compile};

use crate::args::SchemaArguments;
use crate::{Outcome, out};

/// Tell how a card or log comes into play
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall why \"log 1907\"                the shortest way from a planet, step by step
  landfall why P903 --path content       look in every pack of a folder")]
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
    out::print(&out::safe(&ask(&compilation, &arguments.asset, Question::Why)?))?;
    Ok(Outcome::Fine)
}
