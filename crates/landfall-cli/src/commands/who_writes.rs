//! `landfall who-writes`: what changes a card or a box.

use clap::Args;
use landfall_project::{Options, Question, Trouble, ask, compile};

use crate::args::{CardArguments, PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Show what places a card, or marks a box
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall who-writes 1903.1             where a box is marked
  landfall who-writes P903               what places, replaces or discards a card")]
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
    out::print(&out::safe(&ask(&compilation, &arguments.card.name(), Question::WhoWrites)?))?;
    Ok(Outcome::Fine)
}
