//! `landfall text`: a card or a log as a player reads it.

use clap::Args;
use landfall_project::{Options, Trouble, compile, names, text};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out};

/// Print a card or a log as a player reads it
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall text P901 --pack content/glasswake
  landfall text log 1903 --locale it
  landfall text glasswake                   a planet, or every card of a pack

Effects are rendered with the game's text templates. Texts come from the catalog of the language; \
one that is not translated says so.")]
pub struct Arguments {
    /// Cards, logs, planets or packs
    #[arg(required = true, value_name = "ASSET")]
    assets: Vec<String>,

    /// Language to print (default: the source language)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options =
        Options { schema: arguments.schema.schema.clone(), only_catalogs: true, ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let locale = arguments.locale.as_deref();
    let mut cards = Vec::new();
    let mut instead = None;
    for asset in names(&compilation, &arguments.assets) {
        let told = text(&compilation, &asset, locale, &options)?;
        instead = instead.or(told.instead);
        cards.push(told.text);
    }
    out::print(&out::safe(&cards.join("\n")))?;
    if let (Some(wanted), Some(instead)) = (locale, instead) {
        out::say(&format!("effects are in `{instead}`: the game has no templates in `{wanted}` yet\n"));
    }
    Ok(Outcome::Fine)
}
