//! `landfall why`: how a card or log comes into play.

use clap::Args;
use landfall_project::{Options, Question, Trouble, ask, compile};

use crate::args::{CardArguments, PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Show how a card or a log comes into play
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall why log 1907                  the shortest way from a board, step by step
  landfall why P903 --pack content       look in every pack of a folder")]
pub struct Arguments {
    #[command(flatten)]
    card: CardArguments,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    out::print(&out::safe(&ask(&compilation, &arguments.card.name(), Question::Why)?))?;
    Ok(Outcome::Fine)
}
