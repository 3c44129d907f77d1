//! `landfall fmt`: one style for every file.

use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use landfall_diagnostics::Reports;
use landfall_project::{Formatted, Trouble, format_paths, format_text, write_atomic};
use similar::TextDiff;

use crate::args::{Color, PackArguments};
use crate::reports::{counted, draw_all};
use crate::{Outcome, out, terminal};

/// Format `.land` files
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall fmt                  every file of the pack around the current folder
  landfall fmt demo             every file in a folder
  landfall fmt --check content  for CI: shows what would change, and fails
  landfall fmt - < planet.land  for editors: from stdin to stdout

Only blanks and line breaks change, never what the content means. Comments stay where they are.")]
pub struct Arguments {
    /// Files or folders; `-` is stdin
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// Change nothing: show what would change, and fail if there is anything
    #[arg(long)]
    check: bool,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    if arguments.paths.iter().any(|path| path.as_os_str() == "-") {
        return from_stdin(arguments, color);
    }
    let paths = [arguments.paths.clone(), arguments.pack.paths()].concat();
    let formatting = format_paths(&paths)?;
    let mut changed = 0;
    for file in &formatting.files {
        let Some(after) = &file.after else { continue };
        if **after == *file.before {
            continue;
        }
        changed += 1;
        change(file, after, arguments.check)?;
    }
    out::say(&draw_all(&formatting.reports, &formatting.sources, &terminal::stderr_style(color)));
    out::say(&format!(
        "{}\n",
        sentence(formatting.files.len(), changed, &formatting.reports, arguments.check)
    ));
    let denied = !formatting.reports.is_empty() || (arguments.check && changed > 0);
    Ok(if denied { Outcome::Denied } else { Outcome::Fine })
}

fn change(file: &Formatted, after: &str, check: bool) -> Result<(), Trouble> {
    if check {
        return out::print(&out::safe(&difference(&file.name, &file.before, after)));
    }
    write_atomic(&file.path, after.as_bytes()).map_err(|error| Trouble::writing(&file.path, &error))?;
    out::print(&out::safe(&format!("{}\n", file.name)))
}

fn difference(name: &str, before: &str, after: &str) -> String {
    let diff = TextDiff::from_lines(before, after);
    diff.unified_diff().header(name, &format!("{name}, formatted")).to_string()
}

fn sentence(files: usize, changed: usize, reports: &Reports, check: bool) -> String {
    let changes = match (check, changed) {
        (_, 0) => "nothing to change".to_owned(),
        (true, _) => format!("{changed} would change"),
        (false, _) => format!("{changed} changed"),
    };
    let broken = match reports.len() {
        0 => String::new(),
        count => format!(", {} to fix first", counted(count, "mistake", "mistakes")),
    };
    format!("{}: {changes}{broken}", counted(files, "file", "files"))
}

fn from_stdin(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    if arguments.paths.len() > 1 {
        return Err(Trouble::new("`-` cannot be combined with other paths".to_owned()));
    }
    let mut before = String::new();
    std::io::stdin()
        .read_to_string(&mut before)
        .map_err(|error| Trouble::new(format!("stdin cannot be read: {error}")))?;
    let formatting = format_text("stdin", before);
    let Some((before, Some(after))) = formatting.files.first().map(|file| (&file.before, &file.after)) else {
        out::say(&draw_all(&formatting.reports, &formatting.sources, &terminal::stderr_style(color)));
        return Ok(Outcome::Denied);
    };
    if !arguments.check {
        out::print(after)?;
        return Ok(Outcome::Fine);
    }
    out::print(&out::safe(&difference("stdin", before, after)))?;
    Ok(if **before == **after { Outcome::Fine } else { Outcome::Denied })
}
