//! `landfall verify`: whether a bundle is whole, ours and compatible.

use std::path::PathBuf;

use clap::Args;
use landfall_project::bundles::Unknown;
use landfall_project::{Options, Trouble, verify};

use crate::args::SchemaArguments;
use crate::commands::schema::PackArguments;
use crate::{Outcome, out, reports};

/// Say whether a bundle is whole
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall verify demo.lfb
  landfall verify downloads/*.lfb

Reads every byte: the hash must match, and every offset must lead where the schema says. Exit code 1 when a \
bundle is damaged, of another game, or too new.")]
pub struct Arguments {
    /// Files that `landfall build` wrote
    #[arg(value_name = "BUNDLE", required = true)]
    bundles: Vec<PathBuf>,

    #[command(flatten)]
    extended: PackArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let mut outcome = Outcome::Fine;
    for path in &arguments.bundles {
        let shown = path.display();
        match verify(path, &arguments.extended.packs, &options)? {
            Ok(found) => {
                let about = format!("{} {} for {}", found.pack, found.version, found.game);
                let packs: Vec<String> =
                    arguments.extended.packs.iter().map(|pack| pack.display().to_string()).collect();
                let with = match packs.is_empty() {
                    true => String::new(),
                    false => format!(", with what {} adds", packs.join(" and ")),
                };
                out::print(&out::safe(&format!("{shown} is whole: {about}{with}\n")))?;
                if let Some(unknown) = found.unknown {
                    let skipped = reports::counted(unknown.len(), "thing", "things");
                    out::say(&out::safe(&format!(
                        "{shown} was built with a schema that has grown from the one here: {skipped} of it not \
                         looked into{}; `--pack` names the pack that adds to the game\n",
                        list(&unknown)
                    )));
                }
            }
            Err(error) => {
                outcome = Outcome::Denied;
                out::say(&out::safe(&format!("{shown}: {error}\n")));
            }
        }
    }
    Ok(outcome)
}

/// The first few, so that an author recognises them.
fn list(unknown: &[Unknown]) -> String {
    let name = |it: &Unknown| match &it.field {
        Some(field) => format!("type {} of {}.{field}", it.number, it.table),
        None => format!("field {} of {}", it.number, it.table),
    };
    let names: Vec<String> = unknown.iter().take(5).map(name).collect();
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) }
}
