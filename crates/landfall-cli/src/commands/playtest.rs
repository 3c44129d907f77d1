//! `landfall playtest`: many games of bots on one board, and what they met.

mod show;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_export::json_safe;
use landfall_project::table::bots;
use landfall_project::{
    Options, PlaytestOptions, Trouble, bot_transcript, compile, heat_map, playtest, write_atomic,
};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, bar, out};

/// Let bots play a board many times, and count what they meet
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall playtest glasswake --games 20                 how games end, and what they meet
  landfall playtest glasswake --games 20 --bot careful   by bots that want to come home
  landfall playtest glasswake --games 20 --format csv    how often each card, row and choice was met
  landfall playtest glasswake --games 20 --format html -o played.html
  landfall playtest glasswake --format svg --games 20    the map, warm where many went
  landfall playtest glasswake --seed 7 --transcript      the game with this seed, line by line

A game is one visit to the board. The first has the seed of `--seed`, each other one the next; the same seed gives the same games on any \
number of processors. What bots never meet can still be possible: `landfall prove` knows.")]
pub struct Arguments {
    /// A board, or a pack with one board
    #[arg(value_name = "BOARD")]
    board: String,

    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// How they decide
    #[arg(long, value_enum, value_name = "BOT", default_value_t = Bot::Curious)]
    bot: Bot,

    /// The seed of the first game
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Who goes along (default: the first two of whom the packs know something)
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    team: Vec<String>,

    /// How many play, where the team can belong to several numbers of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    /// Give up a game after this many steps
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,

    /// Print one game as a transcript, which `landfall play --script` plays again
    #[arg(long)]
    transcript: bool,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Text, conflicts_with = "transcript")]
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
enum Bot {
    /// Do anything that is open
    Random,
    /// Do what they have done least often
    Curious,
    /// Like the curious, but rest in time and go home before it is too late
    Careful,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// What matters, for people
    Text,
    /// Everything, for a spreadsheet
    Csv,
    /// Everything, for programs
    Json,
    /// Everything, as a page with the map
    Html,
    /// The map, the warmer the more games came there
    Svg,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let (bot, name) = match arguments.bot {
        Bot::Random => (bots::Bot::Random, "random"),
        Bot::Curious => (bots::Bot::Curious, "curious"),
        Bot::Careful => (bots::Bot::Careful, "careful"),
    };
    if arguments.transcript {
        let text = bot_transcript(&compilation, &arguments.board, &arguments.team, bot, arguments.seed)?;
        return write(arguments, &out::safe(&text));
    }
    let bar = bar::counting(u64::from(arguments.games), "games");
    let watch = |over: u32| {
        if let Some(bar) = &bar {
            bar.set_position(u64::from(over));
        }
    };
    let played = playtest(
        &compilation,
        &PlaytestOptions {
            board: &arguments.board,
            team: &arguments.team,
            players: arguments.players,
            bot,
            games: arguments.games,
            seed: arguments.seed,
            most_steps: arguments.steps,
            watch: bar.is_some().then_some(&watch),
        },
    )?;
    if let Some(bar) = &bar {
        bar.finish_and_clear();
    }
    let text = match arguments.format {
        Format::Text => show::text(&played, name),
        Format::Csv => show::csv(&played),
        Format::Json => return write(arguments, &json_safe(&show::json(&played, name))),
        Format::Html => show::html(&played, name, &heat_map(&compilation, &played)?),
        Format::Svg => heat_map(&compilation, &played)?,
    };
    write(arguments, &out::safe(&text))
}

fn write(arguments: &Arguments, text: &str) -> Result<Outcome, Trouble> {
    match &arguments.output {
        Some(path) => {
            write_atomic(path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))?;
            out::print(&format!("{}\n", path.display()))?;
        }
        None => out::print(text)?,
    }
    Ok(Outcome::Fine)
}
