//! `landfall who-reads`: what asks for a card or a box.

use clap::Args;
use landfall_project::{Options, Question, Trouble, ask, compile};

use crate::args::{CardArguments, PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Show what asks for a card or a box, or sends players to a log
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall who-reads 1903.1              where a box is asked for
  landfall who-reads log 1907            what sends players to a log")]
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
    out::print(&out::safe(&ask(&compilation, &arguments.card.name(), Question::WhoReads)?))?;
    Ok(Outcome::Fine)
}
