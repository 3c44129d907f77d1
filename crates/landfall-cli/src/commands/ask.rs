//! `landfall ask`: what an expression of the schema language comes to.

use clap::Args;
use landfall_project::{Options, Trouble, compile, evaluate};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Evaluate an expression over the content of a pack
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall ask 'count(log)'                      how many logs the pack has
  landfall ask 'count(sector)' --for glasswake   about one card: its fields are names
  landfall ask 'players * 3' --players 4         what holds for four players

Constraints of a schema are written in the same language; see docs/schemas.md for the full reference.")]
pub struct Arguments {
    /// The expression
    #[arg(value_name = "EXPRESSION")]
    expression: String,

    /// The card that it is about
    #[arg(long = "for", value_name = "ASSET")]
    subject: Option<String>,

    /// The number of players that `players` stands for
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let subject = arguments.subject.as_deref();
    let answer = evaluate(&compilation, &arguments.expression, subject, arguments.players)?;
    out::print(&out::safe(&format!("{answer}\n")))?;
    Ok(Outcome::Fine)
}
