//! `landfall stub`: empty cards and logs for whatever is asked for and not written yet.

use clap::Args;
use landfall_project::{Options, ToWrite, Trouble, compile, read_text, stubs, to_write, write_inside};

use crate::args::{PackArguments, SchemaArguments};
use crate::reports::counted;
use crate::{Outcome, out};

/// Write an empty card or log for each that is still missing
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall stub --pack demo              write them into demo/stubs.land
  landfall stub --pack demo --dry-run    print them instead

Each stub has a note of who asks for it. Move it where it belongs and fill it in; `landfall check --draft` \
lists what is still missing.")]
pub struct Arguments {
    #[command(flatten)]
    pack: PackArguments,

    /// Print the stubs and write nothing
    #[arg(long)]
    dry_run: bool,

    #[command(flatten)]
    schema: SchemaArguments,
}

/// Where they go, in the folder of the pack.
const FILE: &str = "stubs.land";

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.pack.paths(), &options)?;
    let all = to_write(&compilation);
    if all.is_empty() {
        out::say("nothing is missing: every card and log that is asked for is written\n");
        return Ok(Outcome::Fine);
    }
    for (at, pack) in compilation.packs.iter().enumerate() {
        let mine: Vec<ToWrite> = all.iter().filter(|wanted| wanted.pack == at).cloned().collect();
        if mine.is_empty() {
            continue;
        }
        let text = stubs(&compilation, &mine);
        if arguments.dry_run {
            out::print(&out::safe(&text))?;
            continue;
        }
        let path = pack.root.join(FILE);
        let failed = |error: std::io::Error| Trouble::writing(&path, &error);
        let before = if path.exists() { read_text(&path).map_err(failed)? + "\n" } else { String::new() };
        write_inside(&pack.root, &path, (before + &text).as_bytes()).map_err(failed)?;
        let names: Vec<&str> = mine.iter().map(|wanted| wanted.name.as_str()).collect();
        let count = counted(mine.len(), "stub", "stubs");
        out::print(&out::safe(&format!("{}: {count}: {}\n", path.display(), names.join(", "))))?;
    }
    Ok(Outcome::Fine)
}
