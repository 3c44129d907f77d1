//! `landfall check`: says what would go wrong at the table.

mod filter;

use std::path::PathBuf;

use clap::Args;
use landfall_project::{Mended, Options, Trouble, compile, mend, today, write_inside};
use similar::TextDiff;

use filter::FilterArguments;

use crate::args::{Color, OutputArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, bar, out, progress};

/// Say what would go wrong at the table
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall check                        the pack around the current folder
  landfall check demo                   one pack
  landfall check content                every pack in a folder, together
  landfall check planet.land            a file that begins with `game vanguard`
  landfall check --deny warnings        for CI: warnings fail too
  landfall check --allow orphan,LF3001  without these checks
  landfall check --warn language        what is wrong with translations does not fail
  landfall check --translations         what is wrong with translations too
  landfall check --format short | sort  one line for each report
  landfall check --output sarif=a.sarif --output github=-
                                        for code scanning and for annotations
  landfall check --update-baseline      adopt an old pack: later, only new findings are reported
  landfall check --changed-since main   for pull requests: only what the change touches or causes
  landfall check --fix --dry-run        show what could be mended by itself
  landfall check --fix                  mend it

`landfall explain LF2001` tells more about a report.")]
pub struct Arguments {
    /// Packs, folders of packs, or `.land` files
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Apply automatic fixes, then check again
    #[arg(long)]
    fix: bool,

    /// With --fix: change nothing, show what would change
    #[arg(long, requires = "fix")]
    dry_run: bool,

    #[command(flatten)]
    filter: FilterArguments,

    /// Show what is wrong with translations too, as `landfall l10n check` does
    #[arg(long)]
    translations: bool,

    #[command(flatten)]
    reports: ReportArguments,

    #[command(flatten)]
    output: OutputArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    // What cannot be is refused before anything is changed.
    let outputs = reports::outputs(arguments.reports.format, &arguments.output.output)?;
    let options = Options {
        schema: arguments.schema.schema.clone(),
        today: Some(today()),
        levels: arguments.reports.levels.wishes(),
        watcher: bar::watcher(),
        ..Options::default()
    };
    let mut compilation = compile(&arguments.paths, &options)?;
    if arguments.fix {
        let mended = mend(&compilation);
        tell_mended(&mended, arguments.dry_run)?;
        if !arguments.dry_run && !mended.is_empty() {
            compilation = compile(&arguments.paths, &options)?;
        }
    }
    let translations = progress::sentence(&compilation).filter(|_| !arguments.translations);
    if !arguments.translations {
        compilation.set_translations_aside();
    }
    let hidden = arguments.filter.apply(&mut compilation, &options)?;
    let sentence = reports::sentence(&compilation.summary) + &hidden.sentence();
    let mut findings = Findings::of(&compilation, sentence);
    findings.hidden = reports::HiddenCounts {
        by_baseline: hidden.known.hidden,
        by_change: hidden.others.unwrap_or_default(),
    };
    let outcome = reports::tell(&findings, &outputs, color)?;
    if let Some(line) = translations {
        out::say(&line);
    }
    Ok(outcome)
}

fn tell_mended(mended: &[Mended], dry_run: bool) -> Result<(), Trouble> {
    let steps: usize = mended.iter().map(|file| file.steps.len()).sum();
    for file in mended {
        if dry_run {
            let diff = TextDiff::from_lines(&*file.before, &file.after);
            let diff = diff.unified_diff().header(&file.name, &format!("{}, mended", file.name)).to_string();
            out::say(&out::safe(&diff));
        } else {
            write_inside(&file.root, &file.path, file.after.as_bytes())
                .map_err(|error| Trouble::writing(&file.path, &error))?;
        }
    }
    let (steps, files) =
        (reports::counted(steps, "step", "steps"), reports::counted(mended.len(), "file", "files"));
    out::say(&match (mended.is_empty(), dry_run) {
        (true, _) => "nothing can be mended by itself\n".to_owned(),
        (false, true) => format!("{steps} would mend {files}\n"),
        (false, false) => format!("{steps} mended {files}\n"),
    });
    Ok(())
}
