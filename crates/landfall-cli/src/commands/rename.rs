//! `landfall rename`: another id for a card, everywhere.

use clap::Args;
use landfall_project::{Options, Trouble, compile, rename, write_inside};

use crate::args::{PackArguments, SchemaArguments};
use crate::reports::counted;
use crate::{Outcome, out};

/// Change an id everywhere, texts and translations included
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall rename log 1955 1995                    the log and everything that names it
  landfall rename P940 P990 --pack content/glasswake

The old id stays in the card as `was 1955`, so that translations and saved games find it.")]
pub struct Arguments {
    /// The card, such as P901 or log 12, then its new id
    #[arg(required = true, value_name = "CARD NEW", num_args = 2..)]
    words: Vec<String>,

    #[command(flatten)]
    pack: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let (name, new) = split(&arguments.words);
    let renaming = rename(&compilation, &name, &new)?;
    for (root, path, text) in &renaming.files {
        write_inside(root, path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))?;
        out::print(&out::safe(&format!("{}\n", path.display())))?;
    }
    out::say(&out::safe(&format!(
        "{} is now {}: {} in {}\n",
        renaming.from,
        renaming.to,
        counted(renaming.places, "place", "places"),
        counted(renaming.files.len(), "file", "files"),
    )));
    Ok(Outcome::Fine)
}

/// `log 12 14`, `log 12 log 14` and `"log 12" 14` are the same.
fn split(words: &[String]) -> (String, String) {
    let words: Vec<&str> = words.iter().flat_map(|word| word.split_whitespace()).collect();
    let new = words.len() - if words.len() > 3 { 2 } else { 1 };
    (words[..new].join(" "), words[new..].join(" "))
}
