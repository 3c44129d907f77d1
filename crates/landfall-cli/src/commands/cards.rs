//! `landfall cards`: every card of a pack as a picture.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use landfall_export::{AssetId, Deck, How, Picture, Wish, deck, files};
use landfall_project::{
    Compilation, Found, Options, Summary, Trouble, compile, find_asset, names, write_folder,
};

use crate::args::{Color, PackArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, bar, out};

/// Draw the cards of a pack, and report what does not fit
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall cards demo -o out                  every card of a pack as SVG
  landfall cards demo -o out --format pdf     as PDF; `--format png --dpi 600` as pixels
  landfall cards demo --locale it             only report what does not fit in Italian
  landfall cards -o out --card P901           one card of the pack around the current folder

A text that is longer than its place on the card, a letter that no font has, a word without an icon and a picture \
that is too small are reported with their places. How cards look is declared in `cards/` of the schema; \
docs/cards.md shows how.")]
pub struct Arguments {
    /// Packs, or folders of packs
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Write the pictures into this folder; without it, only reports are printed
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Svg)]
    format: Format,

    /// Language of the cards (default: the language of the pack)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    /// Only these cards, such as P901 or `log 12`; may be given several times
    #[arg(long, value_name = "CARD")]
    card: Vec<String>,

    /// Dots per inch of PNG files
    #[arg(long, value_name = "DPI", default_value_t = 300, value_parser = clap::value_parser!(u16).range(30..=1200))]
    dpi: u16,

    /// With the bleed around the card, for print shops
    #[arg(long)]
    bleed: bool,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines and letters, for every program
    Svg,
    /// Pixels
    Png,
    /// Fonts embedded, text that can be selected
    Pdf,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let options =
        Options { schema: arguments.schema.schema.clone(), watcher: bar::watcher(), ..Options::default() };
    let compilation = compile(&[arguments.paths.clone(), arguments.pack.paths()].concat(), &options)?;
    let format = match arguments.format {
        Format::Svg => Picture::Svg,
        Format::Png => Picture::Png,
        Format::Pdf => Picture::Pdf,
    };
    let how = How { format, bleed: arguments.bleed, dpi: f32::from(arguments.dpi) };
    let several = compilation.packs.len() > 1;
    let mut outcome = Outcome::Fine;
    for pack in 0..compilation.packs.len() {
        let only = wanted(&compilation, pack, &arguments.card)?;
        if !arguments.card.is_empty() && only.is_empty() {
            continue;
        }
        let wish = Wish { locale: arguments.locale.clone(), only };
        let mut deck = deck(&compilation, pack, &wish, &options)?;
        if tell(&compilation, &deck, color)? == Outcome::Denied {
            outcome = Outcome::Denied;
        }
        let Some(folder) = &arguments.output else { continue };
        let folder = if several { folder.join(&deck.name) } else { folder.clone() };
        let files = files(&mut deck, how)?;
        write_folder(&folder, &files)?;
        let cards = reports::counted(deck.cards.len(), "card", "cards");
        let count = reports::counted(files.len(), "file", "files");
        out::print(&format!("{} ({cards}, {count})\n", folder.display()))?;
    }
    Ok(outcome)
}

/// The one pack that is named, compiled; `what` happens to one at a time.
pub(super) fn one_pack(
    paths: &[PathBuf],
    pack: &PackArguments,
    schema: &SchemaArguments,
    what: &str,
) -> Result<(Compilation, Options), Trouble> {
    let options = Options { schema: schema.schema.clone(), watcher: bar::watcher(), ..Options::default() };
    let compilation = compile(&[paths.to_vec(), pack.paths()].concat(), &options)?;
    match compilation.packs.len() {
        1 => Ok((compilation, options)),
        count => Err(Trouble::new(format!("{what}, and {count} are named"))),
    }
}

/// The cards of a pack among those that were asked for.
pub(super) fn wanted(
    compilation: &Compilation,
    pack: usize,
    cards: &[String],
) -> Result<Vec<AssetId>, Trouble> {
    let mut found = Vec::new();
    let own = compilation.cards_of(pack);
    for name in names(compilation, cards) {
        match find_asset(compilation, &name)? {
            // Numbers of assets mean something in their atlas alone.
            Found::Asset(atlas, id) if is_of(compilation, pack, atlas) && own.contains(&id) => found.push(id),
            Found::Pack(_, at) if usize::from(at) == pack => found.extend(&own),
            _ => {}
        }
    }
    Ok(found)
}

fn is_of(compilation: &Compilation, pack: usize, atlas: &landfall_export::Atlas) -> bool {
    compilation.atlas(pack).is_some_and(|own| std::ptr::eq(own, atlas))
}

/// Reports what is wrong on paper, and that the pack itself has errors.
pub(super) fn tell(compilation: &Compilation, deck: &Deck<'_>, color: Color) -> Result<Outcome, Trouble> {
    if compilation.has_errors_in_content() {
        let errors = reports::counted(compilation.summary.errors, "error", "errors");
        out::say(&format!("the content has {errors}, so cards may have gaps; `landfall check` shows them\n"));
    }
    if let Some(instead) = &deck.instead {
        let locale = &deck.locale;
        out::say(&format!("effects are shown in `{instead}`: the game has no `{locale}` yet\n"));
    }
    let cards = reports::counted(deck.cards.len(), "card", "cards");
    let sentence = match deck.reports.len() {
        0 => format!("{cards} in `{}`: everything fits", deck.locale),
        count => {
            let faults = reports::counted(count, "fault", "faults");
            format!("{cards} in `{}`: {faults}", deck.locale)
        }
    };
    let summary = Summary::default();
    let findings = Findings::of_files(&compilation.sources, &deck.reports, &summary, sentence);
    reports::tell(&findings, &reports::outputs(None, &[])?, color)
}
