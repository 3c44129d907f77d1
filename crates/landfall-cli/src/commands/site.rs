//! `landfall site`: a pack as a site of plain files.

use std::path::PathBuf;

use clap::Args;
use landfall_export::site;
use landfall_project::{Trouble, write_folder};

use super::cards::one_pack;
use crate::args::{PackArguments, SchemaArguments};
use crate::{Outcome, out, reports};

/// Write a site of a pack: story, maps and cards to read, in every language
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall site demo -o public    a site to put on any host
  landfall site -o public         of the pack around the current folder

What players look up by its number opens one at a time by that number: no page lists it, and search does not find it. \
The site needs no server, loads nothing from elsewhere and sends nothing.")]
pub struct Arguments {
    /// A pack
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Write into this folder
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let (compilation, options) =
        one_pack(&arguments.paths, &arguments.pack, &arguments.schema, "a site shows one pack")?;
    if compilation.has_errors_in_content() {
        out::say("the content has errors, so pages may have gaps; `landfall check` shows them\n");
    }
    let site = site(&compilation, 0, &options)?;
    write_folder(&arguments.output, &site.files)?;
    let pages = reports::counted(site.pages, "page", "pages");
    let hidden = reports::counted(site.hidden, "entry", "entries");
    out::print(&format!("{} ({pages}, {hidden} by number alone)\n", arguments.output.display()))?;
    Ok(Outcome::Fine)
}
