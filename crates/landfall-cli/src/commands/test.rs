//! `landfall test`: the transcripts of a pack, played again, and how much of it they meet.

use std::path::PathBuf;

use clap::Args;
use landfall_project::table::script::{Script, Seen, Wrong};
use landfall_project::{
    Compilation, Options, Trouble, compile, coverage, play_script, scripts_of, with_rules,
};

use crate::args::SchemaArguments;
use crate::{Outcome, out};

/// Play the transcripts in a pack's folder `tests` and compare what they expect
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall test             the pack around the current folder
  landfall test --missed    and list what no transcript meets

A transcript is a file `tests/*.play`; `landfall play BOARD --save FILE` writes one.")]
pub struct Arguments {
    /// Packs, or folders of packs (default: the pack around the current folder)
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// List what no transcript meets
    #[arg(long)]
    missed: bool,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let options = Options { schema: arguments.schema.schema.clone(), ..Options::default() };
    let compilation = compile(&arguments.paths, &options)?;
    let (mut played, mut failed) = (0, 0);
    let mut boards: Vec<(Script, Seen)> = Vec::new();
    let mut text = String::new();
    for pack in &compilation.packs {
        for (path, source) in scripts_of(pack)? {
            played += 1;
            match one(&compilation, &source, &mut boards)? {
                Ok(expected) => {
                    text.push_str(&format!("ok      {} ({expected} expectations)\n", path.display()))
                }
                Err(wrong) => {
                    failed += 1;
                    text.push_str(&format!("failed  {}:{}: {}\n", path.display(), wrong.line, wrong.message));
                }
            }
        }
    }
    for (script, seen) in &boards {
        text.push_str(&format!("\n{}\n", script.board));
        let table = with_rules(&compilation, &script.board, script.rules(), |game| {
            coverage(&compilation, game, seen)
        })?;
        for sort in table {
            let met = sort.all - sort.missed.len();
            text.push_str(&format!("  {:18} {met} of {}\n", sort.sort, sort.all));
            if arguments.missed {
                sort.missed.iter().for_each(|name| text.push_str(&format!("    not met: {name}\n")));
            }
        }
    }
    let noun = if played == 1 { "transcript" } else { "transcripts" };
    text.push_str(&format!("\nplayed {played} {noun}, {failed} failed\n"));
    out::print(&out::safe(&text))?;
    Ok(if failed == 0 { Outcome::Fine } else { Outcome::Denied })
}

fn one(
    compilation: &Compilation,
    source: &str,
    boards: &mut Vec<(Script, Seen)>,
) -> Result<Result<usize, Wrong>, Trouble> {
    let script = match Script::parse(source) {
        Ok(script) => script,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let result = play_script(compilation, &script, |_, played| {
        (played.wrong.clone(), played.expected, played.seen.clone())
    });
    // A board that is not there is the fault of the script, not of the machine.
    let (wrong, expected, seen) = match result {
        Ok(result) => result,
        Err(trouble) => return Ok(Err(Wrong { line: 1, message: trouble.to_string() })),
    };
    match boards.iter_mut().find(|(known, _)| known.board == script.board) {
        Some((_, known)) => {
            known.records.extend(seen.records);
            known.ways.extend(seen.ways);
        }
        None => boards.push((script, seen)),
    }
    Ok(match wrong {
        Some(wrong) => Err(wrong),
        None => Ok(expected),
    })
}
