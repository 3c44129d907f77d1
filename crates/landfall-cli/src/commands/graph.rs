//! `landfall graph`: draws a planet, a chain of cards, the flow of logs, or a whole pack.

use std::borrow::Cow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_export::json_safe;
use landfall_project::{GraphFormat, Options, Trouble, compile, graph, write_atomic};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Draw a board, a chain of cards, the flow of logs or a pack
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall graph glasswake -o map.svg        the map of a board
  landfall graph P901 --format mermaid       what replaces what, for a Markdown page
  landfall graph log 1901 --format dot       where a log leads, for Graphviz
  landfall graph glasswake --pack content    look in every pack of a folder
  landfall graph -o all.svg                  every card of the pack around the current folder

Places are drawn where `at 20, 70` puts them; without it, room is found for them.
What `landfall check` complains about is red.")]
pub struct Arguments {
    /// A card such as P901 or log 12, a box such as 12.1, a board or a pack (default: the whole pack)
    #[arg(value_name = "CARD")]
    card: Vec<String>,

    #[command(flatten)]
    pack: PackArguments,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Svg)]
    format: Format,

    /// Write to this file instead of stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A picture
    Svg,
    /// For Graphviz
    Dot,
    /// For Markdown pages
    Mermaid,
    /// For programs
    Json,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let format = match arguments.format {
        Format::Svg => GraphFormat::Svg,
        Format::Dot => GraphFormat::Dot,
        Format::Mermaid => GraphFormat::Mermaid,
        Format::Json => GraphFormat::Json,
    };
    // `log 12` comes with or without quotes.
    let name = match &arguments.card[..] {
        [] => ".".to_owned(),
        words => words.join(" "),
    };
    let text = graph(&compilation, &name, format)?;
    let text = if format == GraphFormat::Json { Cow::Owned(json_safe(&text)) } else { out::safe(&text) };
    match &arguments.output {
        Some(path) => {
            write_atomic(path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))?;
            out::print(&format!("{}\n", path.display()))?;
        }
        None => out::print(&text)?,
    }
    Ok(Outcome::Fine)
}
