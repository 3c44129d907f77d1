//! `landfall print`: a pack as one PDF for a printer at home.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use landfall_export::{A4, Flip, LETTER, Marks, Parts, Printing, Wish, changed_since, deck, print};
use landfall_project::{Trouble, write_atomic};

use super::cards::{one_pack, tell, wanted};
use crate::args::{Color, PackArguments, SchemaArguments};
use crate::{Outcome, out, reports};

/// Make a PDF of a pack to print and cut out
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall print demo -o demo.pdf                  cards with backs, posters and the book, on A4
  landfall print demo --paper letter --flip short  on Letter, turned over its short edge
  landfall print demo --calibration --part none    only a page to measure the printer with
  landfall print demo --offset 0.5,-1              moves the backs half a millimetre right and one up
  landfall print demo -o new.pdf --since demo.lfb  only what has changed since a bundle
  landfall print demo --part book --save-ink       the book alone

Print at 100 % and on both sides. The book is printed on both sides too, folded in the middle and stapled.
Texts that do not fit are reported as `landfall cards` reports them. The same pack gives the same bytes.")]
pub struct Arguments {
    /// A pack
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Where to write the PDF (default: NAME.pdf in the current folder)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Size of the paper
    #[arg(long, value_enum, value_name = "PAPER", default_value_t = Paper::A4)]
    paper: Paper,

    /// The edge over which the printer turns the paper
    #[arg(long, value_enum, value_name = "EDGE", default_value_t = Edge::Long)]
    flip: Edge,

    /// Move the backs by this many millimetres: right, down
    #[arg(long, value_name = "RIGHT,DOWN", value_parser = offset, allow_hyphen_values = true)]
    offset: Option<(f32, f32)>,

    /// Begin with a page that shows how far the printer is off
    #[arg(long)]
    calibration: bool,

    /// Marks for cutting
    #[arg(long, value_enum, value_name = "MARKS", default_value_t = MarkSort::Cut)]
    marks: MarkSort,

    /// Leave out large coloured grounds
    #[arg(long)]
    save_ink: bool,

    /// What to print
    #[arg(long, value_enum, value_name = "PART", value_delimiter = ',', default_values_t = [Part::Cards, Part::Posters, Part::Book])]
    part: Vec<Part>,

    /// Language of the cards (default: the language of the pack)
    #[arg(long, value_name = "LOCALE")]
    locale: Option<String>,

    /// Only these cards, such as P901 or `log 12`; may be given several times
    #[arg(long, value_name = "CARD")]
    card: Vec<String>,

    /// Only cards that have changed since this bundle was built
    #[arg(long, value_name = "BUNDLE")]
    since: Option<PathBuf>,

    #[command(flatten)]
    schema: SchemaArguments,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Paper {
    A4,
    Letter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Edge {
    /// As most printers do
    Long,
    Short,
    /// No backs
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MarkSort {
    /// Lines at the edge, where a knife goes
    Cut,
    /// For a Silhouette cutter
    Silhouette,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Cards and tiles, to cut out
    Cards,
    /// Boards and maps, to tape together
    Posters,
    /// Logs, to fold and staple
    Book,
    None,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    let (compilation, options) =
        one_pack(&arguments.paths, &arguments.pack, &arguments.schema, "one pack is printed at a time")?;
    let mut only = wanted(&compilation, 0, &arguments.card)?;
    if let Some(bundle) = &arguments.since {
        let changed = changed_since(&compilation, 0, bundle, arguments.locale.as_deref(), &options)?;
        only = match arguments.card.is_empty() {
            true => changed,
            false => only.into_iter().filter(|id| changed.contains(id)).collect(),
        };
        if only.is_empty() {
            out::print("nothing has changed, so nothing was written\n")?;
            return Ok(Outcome::Fine);
        }
    }
    let wish = Wish { locale: arguments.locale.clone(), only };
    let mut deck = deck(&compilation, 0, &wish, &options)?;
    let outcome = tell(&compilation, &deck, color)?;
    let asked = |part: Part| arguments.part.contains(&part);
    let parts = Parts { cards: asked(Part::Cards), posters: asked(Part::Posters), book: asked(Part::Book) };
    let printed = print(&mut deck, parts, &printing(arguments))?;
    let path = arguments.output.clone().unwrap_or_else(|| PathBuf::from(format!("{}.pdf", deck.name)));
    write(&path, &printed.pdf)?;
    let cards = reports::counted(printed.cards, "card", "cards");
    let pages = reports::counted(printed.pages, "page", "pages");
    out::print(&format!("{} ({cards} on {pages})\n", path.display()))?;
    Ok(outcome)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    write_atomic(path, bytes).map_err(|error| Trouble::writing(path, &error))
}

fn printing(arguments: &Arguments) -> Printing {
    Printing {
        paper: match arguments.paper {
            Paper::A4 => A4,
            Paper::Letter => LETTER,
        },
        flip: match arguments.flip {
            Edge::Long => Flip::LongEdge,
            Edge::Short => Flip::ShortEdge,
            Edge::None => Flip::OneSided,
        },
        offset: arguments.offset.unwrap_or_default(),
        marks: match arguments.marks {
            MarkSort::Cut => Marks::Cut,
            MarkSort::Silhouette => Marks::Silhouette,
            MarkSort::None => Marks::None,
        },
        calibration: arguments.calibration,
        saves_ink: arguments.save_ink,
    }
}

/// `0.5,-1`.
fn offset(text: &str) -> Result<(f32, f32), String> {
    let number = |text: &str| text.trim().parse::<f32>().ok().filter(|mm| mm.abs() <= 50.0);
    let pair = text.split_once(',').and_then(|(right, down)| Some((number(right)?, number(down)?)));
    pair.ok_or_else(|| "write two numbers of millimetres up to 50, such as `0.5,-1`".to_owned())
}

#[cfg(test)]
mod tests {
    use super::offset;

    #[test]
    fn an_offset_is_two_numbers() {
        assert_eq!(offset("0.5,-1"), Ok((0.5, -1.0)));
        assert!(
            offset("1").is_err()
                && offset("a,b").is_err()
                && offset("99,0").is_err()
                && offset("NaN,0").is_err()
        );
    }
}
