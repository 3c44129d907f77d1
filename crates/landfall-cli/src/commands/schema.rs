//! `landfall schema`: what a game lets designers write.

pub mod describe;
mod docs;
mod json;
mod pages;
mod program;

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum as _};
use landfall_diagnostics::{Rulebook, nearest};
use landfall_project::{
    Options, SchemaCheck, Summary, Trouble, about, apply_levels, check_schemas, fbs, games, lock_schemas,
    rules, rust, schema_with,
};

use crate::args::{Color, OutputArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings, Output};
use crate::{Outcome, out};

/// Show and check what a game lets designers write
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall schema list                  the games there are
  landfall schema show vanguard         kinds, blocks, verbs and words of a game
  landfall schema show vanguard poi     one of them, with its fields
  landfall schema check schemas/mine    report what is wrong with a schema
  landfall schema docs vanguard         the reference of a game, as pages
  landfall schema json vanguard         everything about a game, for programs
  landfall schema fbs vanguard          the layout of its bundles, for flatc")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// Packs that add to their game.
#[derive(Args, Clone, Debug)]
pub struct PackArguments {
    /// With what the `schemas` folder of this pack adds to the game
    #[arg(long = "pack", value_name = "PATH")]
    pub packs: Vec<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the games there are
    #[command(after_help = "Example:\n  landfall schema list")]
    List {
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Show what a game lets designers write
    #[command(after_help = "\
Examples:
  landfall schema show vanguard
  landfall schema show vanguard poi
  landfall schema show vanguard biome
  landfall schema show vanguard --pack mine    with what the pack adds")]
    Show {
        /// A game, as `landfall schema list` names it
        game: String,
        /// A kind, block, verb, predicate, target or vocabulary
        name: Option<String>,
        #[command(flatten)]
        extended: PackArguments,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Report what is wrong with a schema
    #[command(after_help = "\
Examples:
  landfall schema check                 the built-in ones
  landfall schema check schemas/mine    a folder of YAML files")]
    Check {
        /// A folder with the schema of a game, or with several such folders
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
        #[command(flatten)]
        reports: ReportArguments,
        #[command(flatten)]
        output: OutputArguments,
    },
    /// Print a game for programs, or the JSON Schema of what a command prints for them
    #[command(after_help = "\
Examples:
  landfall schema json vanguard                     kinds, words, verbs, dice, numbers in bundles
  landfall schema json vanguard --pack mine         with what the pack adds
  landfall schema json game > game.schema.json      the JSON Schema of that
  landfall schema json check > check.schema.json    of `landfall check --format json`
  landfall schema json diff                         of `landfall diff --format json`")]
    Json {
        /// A game, or one of: game, check, dump, diff, compat, baseline
        #[arg(value_name = "GAME")]
        name: String,
        #[command(flatten)]
        extended: PackArguments,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Write the lock file that fixes each name's number in bundles
    #[command(after_help = "\
Examples:
  landfall schema lock schemas/mine     writes mine.lock and mine.fbs into that folder

Commit both. What the schema grows by is added behind what is there; what would break bundles or \
engines made before is refused.")]
    Lock {
        /// A folder with the schema of a game, or with several such folders
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Print typed access to a game's bundles, for engines in Rust
    #[command(after_help = "\
Examples:
  landfall schema rust mine --schema schemas/mine > src/mine.rs")]
    Rust {
        /// A game, as `landfall schema list` names it
        game: String,
        #[command(flatten)]
        extended: PackArguments,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    Docs(docs::Arguments),
    /// Print the layout of a game's bundles, for flatc
    #[command(after_help = "\
Examples:
  landfall schema fbs vanguard > vanguard.fbs
  flatc --rust vanguard.fbs
  flatc --json --raw-binary vanguard.fbs -- demo.lfb
  landfall schema fbs vanguard --pack mine    with what the pack adds")]
    Fbs {
        /// A game, as `landfall schema list` names it
        game: String,
        #[command(flatten)]
        extended: PackArguments,
        #[command(flatten)]
        schema: SchemaArguments,
    },
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    match &arguments.command {
        Command::List { schema } => list(&options(schema)),
        Command::Show { game, name, extended, schema } => {
            show(game, name.as_deref(), &extended.packs, &options(schema))
        }
        Command::Json { name, extended, schema } => {
            out::print(&match json::Document::from_str(name, false) {
                Ok(document) => document.text().to_owned(),
                Err(_) => {
                    let about = about(name, &extended.packs, &options(schema))?;
                    format!("{:#}\n", program::game(&about))
                }
            })?;
            Ok(Outcome::Fine)
        }
        Command::Check { folder, reports, output } => {
            let outputs = reports::outputs(reports.format, &output.output)?;
            let options = Options { schema: folder.clone(), ..Options::default() };
            let mut found = check_schemas(&options)?;
            let options = Options { levels: reports.levels.wishes(), ..options };
            apply_levels(&Rulebook::new(rules()), &options, &mut found.reports)?;
            check(&found, &outputs, color)
        }
        Command::Lock { folder } => {
            for written in lock_schemas(folder)?.iter().flat_map(|locked| &locked.files) {
                out::print(&format!("{}\n", written.display()))?;
            }
            Ok(Outcome::Fine)
        }
        Command::Rust { game, extended, schema } => {
            out::print(&rust(game, &extended.packs, &options(schema))?)?;
            Ok(Outcome::Fine)
        }
        Command::Docs(arguments) => docs::run(arguments),
        Command::Fbs { game, extended, schema } => {
            out::print(&fbs(game, &extended.packs, &options(schema))?)?;
            Ok(Outcome::Fine)
        }
    }
}

fn check(found: &SchemaCheck, outputs: &[Output], color: Color) -> Result<Outcome, Trouble> {
    let mut summary = Summary { files: found.sources.len(), ..Summary::of_reports(&found.reports) };
    summary.errors += found.broken.len();
    found.broken.iter().for_each(|line| out::say(&format!("bundles of {line}\n")));
    let files = reports::counted(found.sources.len(), "schema file", "schema files");
    let sentence = format!("checked {files}: {}", reports::count_reports(&summary));
    let findings = Findings::of_files(&found.sources, &found.reports, &summary, sentence);
    let outcome = reports::tell(&findings, outputs, color)?;
    Ok(if found.broken.is_empty() { outcome } else { Outcome::Denied })
}

fn options(arguments: &SchemaArguments) -> Options {
    Options { schema: arguments.schema.clone(), ..Options::default() }
}

fn list(options: &Options) -> Result<Outcome, Trouble> {
    let games = games(options)?;
    let width = games.iter().map(|game| game.name.len()).max().unwrap_or_default();
    let lines: String = games.iter().map(|game| format!("{:<width$}  {}\n", game.name, game.title)).collect();
    out::print(&lines)?;
    Ok(Outcome::Fine)
}

fn show(game: &str, name: Option<&str>, packs: &[PathBuf], options: &Options) -> Result<Outcome, Trouble> {
    let schema = schema_with(game, packs, options)?;
    let text = match name {
        None => describe::game(&schema),
        Some(name) => {
            describe::one(&schema, name).or_else(|| describe::word(&schema, name)).ok_or_else(|| {
                let names = describe::names(&schema);
                let near = nearest(name, names.iter().copied());
                let step = match near.as_slice() {
                    [] => format!("`landfall schema show {game}` prints those there are"),
                    near => format!("the nearest: {}", near.join(", ")),
                };
                Trouble::new(format!("`{game}` has nothing called `{name}`: {step}"))
            })?
        }
    };
    out::print(&text)?;
    Ok(Outcome::Fine)
}
