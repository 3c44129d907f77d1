//! `landfall schema docs`: the reference of a game, as pages for designers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Args;
use landfall_project::{Trouble, schema_with, write_atomic};

use super::pages::pages;
use super::{PackArguments, options};
use crate::args::SchemaArguments;
use crate::{Outcome, out, reports};

/// Write the reference of a game, one Markdown page per kind
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall schema docs vanguard                    writes the pages into the folder vanguard
  landfall schema docs vanguard -o docs/vanguard   writes them elsewhere
  landfall schema docs vanguard --examples cards   shows cards/log.land on the page of `log`
  landfall schema docs vanguard --pack mine        with what the pack adds")]
pub struct Arguments {
    /// A game, as `landfall schema list` names it
    game: String,

    /// Where to write the pages, instead of a folder named after the game
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,

    /// A folder with an example for each kind, named after it
    #[arg(long, value_name = "DIR")]
    examples: Option<PathBuf>,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let schema = schema_with(&arguments.game, &arguments.extended.packs, &options(&arguments.schema))?;
    let examples = arguments.examples.as_deref().map(examples).transpose()?.unwrap_or_default();
    let folder = arguments.output.clone().unwrap_or_else(|| PathBuf::from(&arguments.game));
    std::fs::create_dir_all(&folder).map_err(|error| Trouble::writing(&folder, &error))?;
    let pages = pages(&schema, &examples);
    for page in &pages {
        let path = folder.join(&page.name);
        write_atomic(&path, page.text.as_bytes()).map_err(|error| Trouble::writing(&path, &error))?;
    }
    let count = reports::counted(pages.len(), "page", "pages");
    out::say(&format!("wrote {count} into {}\n", folder.display()));
    Ok(Outcome::Fine)
}

/// The text of each `NAME.land` in the folder, by name.
fn examples(folder: &Path) -> Result<BTreeMap<String, String>, Trouble> {
    let trouble = |path: &Path, error| Trouble::new(format!("{} cannot be read: {error}", path.display()));
    let entries = std::fs::read_dir(folder).map_err(|error| trouble(folder, error))?;
    let mut examples = BTreeMap::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if let Some(kind) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".land")) {
            let text = landfall_project::read_text(&path).map_err(|error| trouble(&path, error))?;
            examples.insert(kind.to_owned(), text);
        }
    }
    Ok(examples)
}
