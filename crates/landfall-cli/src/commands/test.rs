//! `landfall test`: the transcripts of a pack, played again, and how much of it they meet.

use std::path::PathBuf;

use clap::Args;
use landfall_project::table::script::{Script, Seen, Wrong};
use landfall_project::table::stores;
use landfall_project::{
    Compilation, Options, Pack, Trouble, compile, coverage, play_script, plays_by_stores, scripts_of,
    stores_coverage, with_rules, with_stores,
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
    let mut boards: Vec<Met> = Vec::new();
    let mut text = String::new();
    for pack in &compilation.packs {
        for (path, source) in scripts_of(pack)? {
            played += 1;
            match one(&compilation, pack, &options, &source, &mut boards)? {
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
    for met in &boards {
        text.push_str(&format!("\n{}\n", met.script.board));
        let board = &met.script.board;
        let table = match plays_by_stores(&met.compilation, board)? {
            true => with_stores(&met.compilation, board, &met.script.team, met.script.players, |game| {
                stores_coverage(game, &met.seen.records)
            })?,
            false => with_rules(&met.compilation, board, met.script.rules(), |game| {
                coverage(&met.compilation, game, &met.seen)
            })?,
        };
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

/// What the transcripts of one board, with the same packs beside it, have met.
struct Met {
    compilation: Compilation,
    script: Script,
    seen: Seen,
}

/// A transcript is played with its own pack and those that it names, whatever else was asked for: it must mean the same
/// in a folder of packs as alone.
fn one(
    all: &Compilation,
    pack: &Pack,
    options: &Options,
    source: &str,
    boards: &mut Vec<Met>,
) -> Result<Result<usize, Wrong>, Trouble> {
    let script = match Script::parse(source) {
        Ok(script) => script,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let wrong = |message: String| Ok(Err(Wrong { line: 1, message }));
    let known = |met: &Met| met.script.board == script.board && met.script.with == script.with;
    let at = match boards.iter().position(known) {
        Some(at) => at,
        None => {
            let mut roots = vec![pack.root.clone()];
            for name in &script.with {
                let Some(other) = all.packs.iter().find(|pack| pack.name == *name) else {
                    return wrong(format!("the pack `{name}` is not here: name its folder too"));
                };
                roots.push(other.root.clone());
            }
            let compilation = compile(&roots, options)?;
            boards.push(Met { compilation, script: script.clone(), seen: Seen::default() });
            boards.len() - 1
        }
    };
    let met = &mut boards[at];
    let result = plays_by_stores(&met.compilation, &script.board).and_then(|stores| match stores {
        true => with_stores(&met.compilation, &script.board, &script.team, script.players, |game| {
            let played = stores::script::play(game, &script);
            (played.wrong, played.expected, Seen { records: played.seen, ..Seen::default() })
        }),
        false => play_script(&met.compilation, &script, |_, played| {
            (played.wrong.clone(), played.expected, played.seen.clone())
        }),
    });
    match result {
        Ok((found, expected, seen)) => {
            met.seen.records.extend(seen.records);
            met.seen.ways.extend(seen.ways);
            Ok(found.map_or(Ok(expected), Err))
        }
        // A board that is not there is the fault of the script, not of the machine.
        Err(trouble) => {
            boards.remove(at);
            wrong(trouble.to_string())
        }
    }
}
