//! `landfall text`: a card or a log as a player reads it.

mod columns;

use clap::Args;
use landfall_project::l10n::game::Progress;
use landfall_project::{Options, Told, Trouble, compile, names, text, text_in_lines};

use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out, terminal};

/// Print a card or a log as a player reads it
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall text P901 --pack content/glasswake
  landfall text log 1903 --locale it
  landfall text glasswake                   a board, or every card of a pack
  landfall text P901 --side-by-side it      source and translation beside each other

Effects are rendered with the game's text templates. Texts come from the catalog of the language; \
one that is not translated says so.")]
pub struct Arguments {
    /// Cards, logs, boards or packs
    #[arg(required = true, value_name = "ASSET")]
    assets: Vec<String>,

    /// Language to print (default: the source language)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    /// Print the source and this language beside each other
    #[arg(long, value_name = "LOCALE", conflicts_with = "locale")]
    side_by_side: Option<String>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options =
        Options { schema: arguments.schema.schema.clone(), only_catalogs: true, ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let locale = arguments.side_by_side.as_deref().or(arguments.locale.as_deref());
    let mut cards = Vec::new();
    let mut last = None;
    for asset in &names(&compilation, &arguments.assets) {
        let told = match arguments.side_by_side {
            None => text(&compilation, asset, locale, &options)?,
            Some(_) => {
                // Each line as long as it is; the columns wrap them.
                let source = text_in_lines(&compilation, asset, None, usize::MAX, &options)?;
                let told = text_in_lines(&compilation, asset, locale, usize::MAX, &options)?;
                Told { text: columns::beside(&source.text, &told.text, terminal::width()), ..told }
            }
        };
        cards.push(told.text.clone());
        last = Some(told);
    }
    out::print(&out::safe(&cards.join("\n")))?;
    if let Some((told, wanted)) = last.zip(locale) {
        out::say(&what_is_missing(&told, wanted));
    }
    Ok(Outcome::Fine)
}

/// What is shown in another language than the one that was asked for.
fn what_is_missing(told: &Told, wanted: &str) -> String {
    if let Some(instead) = &told.instead {
        return format!(
            "effects are shown in `{instead}`: the game has no `{wanted}` yet; `landfall l10n begin {wanted}` begins it\n"
        );
    }
    match told.progress {
        None => String::new(),
        Some(Progress { done, all }) => format!(
            "{} of {all} words, names and rules texts of the game are not translated into `{wanted}` yet\n",
            all - done
        ),
    }
}
