//! `landfall odds`: the exact chances of a roll of dice.

mod show;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_project::{OddsQuestion, Options, Trouble, compile, odds, write_atomic};

use crate::args::{CardArguments, PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Print the exact chances of a roll of dice
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall odds P901 --dice blue-technology,blue-basic      with these dice
  landfall odds P901 --dice blue-basic,red-basic --best     which of them to roll
  landfall odds P901 --dice blue-basic --with G102          count what another card adds
  landfall odds P901 --dice blue-basic --format csv         for a spreadsheet

Without dice, all players whose dice the packs list roll their own; `--team` names who acts and who helps. Every roll is counted; nothing is sampled. Effects that the dice force come first, as often as they can, then the first outcome \
whose dice are there. Wild faces and conversions are used where they help. What players may add to a roll later is not counted.")]
pub struct Arguments {
    #[command(flatten)]
    card: CardArguments,

    /// Only the check with this title, or a part of it
    #[arg(long, value_name = "TITLE")]
    action: Option<String>,

    /// Who acts, then who helps; helpers lend the dice that help most
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with = "dice")]
    team: Vec<String>,

    /// The dice to roll
    #[arg(long, value_name = "DICE", value_delimiter = ',')]
    dice: Vec<String>,

    /// Cards that add to the roll: what they force, and what they let faces count as
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    with: Vec<String>,

    /// Choose the best of the dice for each outcome
    #[arg(long)]
    best: bool,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Text)]
    format: Format,

    /// Write to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table
    Text,
    /// For a spreadsheet
    Csv,
    /// A picture
    Svg,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let question = OddsQuestion {
        card: arguments.card.name(),
        action: arguments.action.clone(),
        dice: arguments.dice.clone(),
        team: arguments.team.clone(),
        with: arguments.with.clone(),
        best: arguments.best,
    };
    let tables = odds(&compilation, &question)?;
    let text = match arguments.format {
        Format::Text => show::text(&tables),
        Format::Csv => show::csv(&tables),
        Format::Svg => match tables.as_slice() {
            [table] => show::svg(table),
            tables => {
                let titles: Vec<String> = tables.iter().map(|table| format!("\"{}\"", table.title)).collect();
                return Err(Trouble::new(format!(
                    "a picture shows one check: choose one with `--action`: {}",
                    titles.join(", ")
                )));
            }
        },
    };
    let text = out::safe(&text);
    match &arguments.output {
        Some(path) => {
            write_atomic(path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))?;
            out::print(&format!("{}\n", path.display()))?;
        }
        None => out::print(&text)?,
    }
    Ok(Outcome::Fine)
}
