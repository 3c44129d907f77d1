//! `landfall export`: a pack for other programs.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use landfall_export::{How, Picture, Wish, Words, deck, document, files, tables, tabletop};
use landfall_project::{Trouble, write_folder};

use super::cards::{one_pack, tell};
use crate::args::{Color, PackArguments, SchemaArguments};
use crate::{Outcome, out, reports};

/// Write a pack for other programs: a virtual table, card makers, spreadsheets
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall export demo --format tts -o out     decks and boards for Tabletop Simulator
  landfall export demo --format csv -o out     a table for each kind, for nanDECK, Squib and Dextrous
  landfall export demo --format png -o out     every card as pixels
  landfall export demo --format json -o out    every card in every language, for programs

docs/export-tts.md, docs/export-csv.md, docs/export-png.md and docs/export-json.md say how each is used.")]
pub struct Arguments {
    /// A pack
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Format,

    /// Write into this folder
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,

    /// Language of the cards, for tts and png (default: the language of the pack)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    /// Where the pictures will lie, for tts (default: the folder itself, for oneself alone)
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// Dots per inch, for png
    #[arg(long, value_name = "DPI", default_value_t = 300, value_parser = clap::value_parser!(u16).range(30..=1200))]
    dpi: u16,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A saved object for Tabletop Simulator
    Tts,
    /// A table for each kind
    Csv,
    /// A picture for each card
    Png,
    /// One document
    Json,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let (compilation, options) =
        one_pack(&arguments.paths, &arguments.pack, &arguments.schema, "one pack is exported at a time")?;
    let mut outcome = Outcome::Fine;
    let files = match arguments.format {
        Format::Csv => tables(&Words::of(&compilation, 0, &options)?),
        Format::Json => {
            let words = Words::of(&compilation, 0, &options)?;
            vec![(format!("{}.json", words.name), document(&words).into_bytes())]
        }
        Format::Tts | Format::Png => {
            let wish = Wish { locale: arguments.locale.clone(), only: Vec::new() };
            let mut deck = deck(&compilation, 0, &wish, &options)?;
            outcome = tell(&compilation, &deck, color)?;
            match arguments.format {
                Format::Tts => tabletop(&mut deck, &base(arguments)?)?,
                _ => files(
                    &mut deck,
                    How { format: Picture::Png, bleed: false, dpi: f32::from(arguments.dpi) },
                )?,
            }
        }
    };
    write_folder(&arguments.output, &files)?;
    let count = reports::counted(files.len(), "file", "files");
    out::print(&format!("{} ({count})\n", arguments.output.display()))?;
    Ok(outcome)
}

/// The address of the folder.
fn base(arguments: &Arguments) -> Result<String, Trouble> {
    match &arguments.base_url {
        Some(url) => Ok(url.clone()),
        None => address(&arguments.output),
    }
}

fn address(folder: &Path) -> Result<String, Trouble> {
    let path = std::path::absolute(folder).map_err(|error| Trouble::writing(folder, &error))?;
    let path = path.display().to_string().replace('\\', "/").replace(' ', "%20");
    Ok(format!("file:///{}", path.trim_start_matches('/')))
}
