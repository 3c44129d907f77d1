//! `landfall dump`: shows what a bundle holds.

use std::path::PathBuf;

use clap::Args;
use landfall_project::{DumpOptions, Options, Trouble, dump};

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out};

/// Print what a bundle holds, as JSON
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall dump demo.lfb | less
  landfall dump demo.lfb --asset P901    one card, with its texts
  landfall dump demo.lfb --locale it     with the texts of a translation
  landfall dump demo.lfb --raw           what flatc prints: texts as numbers, all languages
  landfall dump mine.lfb --pack mine     a pack with its own schemas")]
pub struct Arguments {
    /// A file that `landfall build` wrote
    #[arg(value_name = "BUNDLE")]
    bundle: PathBuf,

    /// Only the assets with this id, such as `P901` or `log 1903`
    #[arg(long, value_name = "ID", conflicts_with = "raw")]
    asset: Option<String>,

    /// Texts in this language, instead of that of the source
    #[arg(long, value_name = "CODE", conflicts_with = "raw")]
    locale: Option<String>,

    /// Exactly what flatc prints: texts as numbers, with the tables of all languages
    #[arg(long)]
    raw: bool,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let Arguments { raw, asset, locale, .. } = arguments;
    let how = DumpOptions { raw: *raw, asset: asset.clone(), locale: locale.clone() };
    let mut json = dump(&arguments.bundle, &arguments.extended.packs, &how, &options)?;
    if !json.ends_with('\n') {
        json.push('\n');
    }
    out::print(&json)?;
    Ok(Outcome::Fine)
}
