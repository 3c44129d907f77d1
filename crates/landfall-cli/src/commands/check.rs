//! `landfall check`: reports what would go wrong at the table.

mod filter;
mod fix;

use std::mem::ManuallyDrop;
use std::path::PathBuf;

use clap::Args;
use landfall_project::{Options, Trouble, compile, to_write, today};

use filter::FilterArguments;

use crate::args::{Color, OutputArguments, PackArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, bar, out, progress};

/// Report what would go wrong at the table
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall check                        the pack around the current folder
  landfall check demo                   one pack
  landfall check content                every pack in a folder, together
  landfall check planet.land            a file that begins with `game vanguard`
  landfall check --draft                while writing: what is still missing is a warning
  landfall check --deny warnings        for CI: warnings fail too
  landfall check --allow orphan,LF3001  without these checks
  landfall check --warn language        what is wrong with translations does not fail
  landfall check --translations         what is wrong with translations too
  landfall check --cards                what does not fit on its card too, in every language
  landfall check --format short | sort  one line for each report
  landfall check --output sarif=a.sarif --output github=-
                                        for code scanning and for annotations
  landfall check --update-baseline      adopt an old pack: later, only new findings are reported
  landfall check --changed-since main   for pull requests: only what the change touches or causes
  landfall check --fix --dry-run        show what automatic fixes would change
  landfall check --fix                  apply them, and print every change with its place

Automatic fixes never change an id, a number or a text; on a terminal, --fix --interactive offers \
other suggestions one by one. \
`landfall explain LF2001` explains a report.")]
pub struct Arguments {
    /// Packs, folders of packs, or `.land` files
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    pack: PackArguments,

    /// While writing: cards and logs that are still missing are warnings
    #[arg(long)]
    draft: bool,

    /// Apply automatic fixes, then check again
    #[arg(long)]
    fix: bool,

    /// With --fix: change nothing, show what would change
    #[arg(long, requires = "fix")]
    dry_run: bool,

    /// With --fix: offer every other suggestion too, one by one
    #[arg(long, requires = "fix", conflicts_with = "dry_run")]
    interactive: bool,

    #[command(flatten)]
    filter: FilterArguments,

    /// Show what is wrong with translations too, as `landfall l10n check` does
    #[arg(long)]
    translations: bool,

    /// Lay out every card in every language, and show what does not fit too, as `landfall cards` does
    #[arg(long, conflicts_with_all = ["update_baseline", "changed_since"])]
    cards: bool,

    #[command(flatten)]
    reports: ReportArguments,

    #[command(flatten)]
    output: OutputArguments,

    #[command(flatten)]
    schema: SchemaArguments,
}

impl Arguments {
    fn mode(&self) -> fix::Mode {
        match (self.dry_run, self.interactive) {
            (true, _) => fix::Mode::DryRun,
            (_, true) => fix::Mode::Interactive,
            _ => fix::Mode::Apply,
        }
    }
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    // What cannot be is refused before anything is changed.
    let outputs = reports::outputs(arguments.reports.format, &arguments.output.output)?;
    let options = Options {
        schema: arguments.schema.schema.clone(),
        today: Some(today()),
        levels: arguments.reports.levels.wishes(),
        watcher: bar::watcher(),
        // What is not shown need not be worked out; fixes are for translations too.
        only_certain: !arguments.translations && !arguments.fix,
        ..Options::default()
    };
    let paths = [arguments.paths.clone(), arguments.pack.paths()].concat();
    // The system takes back what a large pack fills faster than piece after piece can be given back.
    let mut compilation = ManuallyDrop::new(match arguments.fix {
        true => fix::run(&paths, &options, arguments.mode(), color)?,
        false => compile(&paths, &options)?,
    });
    if arguments.cards {
        let found = landfall_export::faults(&compilation, &options)?;
        compilation.add_paper(found);
    }
    let translations = progress::sentence(&compilation).filter(|_| !arguments.translations);
    if !arguments.translations {
        compilation.set_translations_aside();
    }
    let missing = to_write(&compilation);
    if arguments.draft {
        compilation.soften(&missing);
    }
    let hidden = arguments.filter.apply(&mut compilation, &options)?;
    let sentence = reports::sentence(&compilation.summary) + &hidden.sentence();
    let mut findings = Findings::of(&compilation, sentence).with_missing(missing, arguments.draft);
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
