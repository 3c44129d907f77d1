//! `landfall l10n`: everything translators need, from the first template to a checked catalog.

mod begin;
mod exchange;
mod stats;
mod update;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use landfall_project::{Compilation, Options, Trouble, compile, l10n, write_atomic, write_inside};

use crate::args::{Color, Format, OutputArguments, PackArguments, ReportArguments, SchemaArguments};
use crate::reports::{self, Findings};
use crate::{Outcome, out, progress};

/// Make, update, check and count translations
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall l10n extract demo -o demo.pot    every text of a pack, for translators' tools
  landfall l10n update it --pack demo       make or update demo/l10n/it.po; finished work stays
  landfall l10n check demo                  report what is lost in translation
  landfall l10n stats demo                  how far each language is
  landfall l10n export it --pack demo       a table for a spreadsheet
  landfall l10n import it it.csv            and back again
  landfall l10n pseudo demo                 a language nobody speaks, to see what is not translated
  landfall l10n glossary it                 the words of the game, for translators' tools
  landfall l10n begin de                    the game itself in a new language: words, names, rules text")]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print every text of a pack as a template (POT)
    #[command(after_help = "Example:\n  landfall l10n extract content/glasswake -o glasswake.pot")]
    Extract {
        #[command(flatten)]
        pack: OnePack,
        /// Write to this file instead of stdout
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Bring catalogs up to date, or make them; translations are kept
    #[command(after_help = "\
Examples:
  landfall l10n update it
  landfall l10n update it de fr --pack content/glasswake

What was translated stays. Where the source has changed, the translation is marked as fuzzy and the \
previous source is kept above it; what belongs to no text any more is kept at the end. Nothing is written \
when something could not be read.")]
    Update {
        /// Languages, such as it or pt-BR
        #[arg(required = true, value_name = "LOCALE")]
        locales: Vec<String>,
        /// The pack (default: the one around the current folder)
        #[arg(long, value_name = "PATH")]
        pack: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Report what is wrong with translations
    #[command(after_help = "Examples:\n  landfall l10n check\n  landfall l10n check content --deny warnings")]
    Check {
        /// Packs, or folders of packs
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
        #[command(flatten)]
        pack: PackArguments,
        /// Only this message, by its key, such as log/12/title
        #[arg(long, value_name = "KEY")]
        message: Option<String>,
        #[command(flatten)]
        reports: ReportArguments,
        #[command(flatten)]
        output: OutputArguments,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Show translation progress by kind and by file
    #[command(after_help = "Examples:\n  landfall l10n stats\n  landfall l10n stats content --json")]
    Stats {
        /// Packs, or folders of packs
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
        #[command(flatten)]
        pack: PackArguments,
        /// Print JSON, for programs
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Print a catalog as CSV, XLIFF 2.1 or TMX
    #[command(after_help = "\
Examples:
  landfall l10n export it --pack content/glasswake -o it.csv
  landfall l10n export it -o it.xlf
  landfall l10n export it --format tmx > it.tmx")]
    Export {
        /// The language, such as de or pt-BR
        locale: String,
        /// What to write (default: by the ending of the file, otherwise CSV)
        #[arg(long, value_enum, value_name = "FORMAT")]
        format: Option<Exchange>,
        /// The pack (default: the one around the current folder)
        #[arg(long, value_name = "PATH")]
        pack: Option<PathBuf>,
        /// Write to this file instead of stdout
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Take translations from CSV, XLIFF or TMX into a catalog
    #[command(after_help = "\
Examples:
  landfall l10n import it it.csv --pack content/glasswake
  landfall l10n import it it.xlf
  landfall l10n import it it.tmx

Texts of a translation memory are found by their key, or by their source where nothing is translated yet. \
A file with a mistake in it changes nothing.")]
    Import {
        /// The language, such as de or pt-BR
        locale: String,
        /// The file; a table has columns `key` and `translation`
        #[arg(value_name = "FILE")]
        table: PathBuf,
        /// What the file is (default: by its ending)
        #[arg(long, value_enum, value_name = "FORMAT")]
        format: Option<Exchange>,
        /// The pack (default: the one around the current folder)
        #[arg(long, value_name = "PATH")]
        pack: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Begin to translate a game: words, names and rules text
    #[command(after_help = "\
Examples:
  landfall l10n begin de                                  in the pack around: schemas/l10n/de.po
  landfall l10n begin de --game vanguard -o vanguard-de.po

With --schema the file belongs beside the schema of the game. What the game has in that language already is left out. A file that is there is brought up to date: \
translations stay, and what the game no longer has is kept at the end. What is not translated is shown \
in the language of the game.")]
    Begin {
        /// The language, such as de or pt-BR
        locale: String,
        /// The game (default: that of the pack)
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// The pack (default: the one around the current folder)
        #[arg(long, value_name = "PATH")]
        pack: Option<PathBuf>,
        /// Write to this file instead
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Print a catalog in a language nobody speaks
    #[command(
        after_help = "Example:\n  landfall l10n pseudo content/glasswake -o content/glasswake/l10n/qps.po"
    )]
    Pseudo {
        #[command(flatten)]
        pack: OnePack,
        /// Write to this file instead of stdout
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
    /// Print the words of a game and how a language says them
    #[command(
        after_help = "Examples:\n  landfall l10n glossary it > words-it.csv\n  landfall l10n glossary it --tbx -o words-it.tbx"
    )]
    Glossary {
        /// The language, such as de or pt-BR
        locale: String,
        /// The game (default: that of the pack around the current folder)
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// As TBX instead of CSV
        #[arg(long)]
        tbx: bool,
        /// Write to this file instead of stdout
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        schema: SchemaArguments,
    },
}

/// The one pack of a command, given as everywhere or in front.
#[derive(Args, Debug)]
struct OnePack {
    /// The pack (default: the one around the current folder)
    #[arg(value_name = "PATH")]
    given: Option<PathBuf>,
    /// The pack, as for every other command
    #[arg(long = "pack", value_name = "PATH", conflicts_with = "given")]
    pack: Option<PathBuf>,
}

impl OnePack {
    fn path(&self) -> Option<&Path> {
        self.pack.as_deref().or(self.given.as_deref())
    }
}

/// What catalogs are exchanged as.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Exchange {
    Csv,
    Xliff,
    Tmx,
}

impl From<Exchange> for l10n::Format {
    fn from(format: Exchange) -> Self {
        match format {
            Exchange::Csv => Self::Csv,
            Exchange::Xliff => Self::Xliff,
            Exchange::Tmx => Self::Tmx,
        }
    }
}

pub fn run(arguments: &Arguments, color: Color) -> Result<Outcome, Trouble> {
    match &arguments.command {
        Command::Extract { pack, output, schema } => {
            let compilation = open(pack.path(), schema)?;
            if !update::is_readable(&compilation, color) {
                return Ok(Outcome::Denied);
            }
            write(output.as_deref(), &compilation.template(0).unwrap_or_default())
        }
        Command::Update { locales, pack, schema } => {
            update::run(&open(pack.as_deref(), schema)?, locales, color)
        }
        Command::Check { paths, pack, message, reports, output, schema } => {
            let outputs = reports::outputs(reports.format, &output.output)?;
            let options = Options { levels: reports.levels.wishes(), ..options(schema) };
            let paths = [paths.clone(), pack.paths()].concat();
            let mut compilation = compile(&paths, &options)?;
            if let Some(key) = message
                && !compilation.keep_message(key)
            {
                return Err(Trouble::new(format!(
                    "no pack here has a message `{key}`: `landfall l10n extract` lists them"
                )));
            }
            if message.is_none() && outputs.iter().any(|output| output.format == Format::Human) {
                progress::by_locale(&compilation).iter().for_each(|language| out::say(&language.line()));
            }
            let findings = Findings::of(&compilation, sentence(&compilation));
            reports::tell(&findings, &outputs, color)
        }
        Command::Stats { paths, pack, json, schema } => {
            let paths = [paths.clone(), pack.paths()].concat();
            stats::run(&compile(&paths, &options(schema))?, *json, color)
        }
        Command::Export { locale, format, pack, output, schema } => {
            let named = output.as_deref().and_then(exchange::by_name);
            let format = format.map(Into::into).or(named).unwrap_or(l10n::Format::Csv);
            write(output.as_deref(), &exchange::export(&open(pack.as_deref(), schema)?, locale, format)?)
        }
        Command::Import { locale, table, format, pack, schema } => {
            let format = format.map(Into::into).or_else(|| exchange::by_name(table));
            let format = format.unwrap_or(l10n::Format::Csv);
            exchange::import(&open(pack.as_deref(), schema)?, locale, table, format)
        }
        Command::Begin { locale, game, pack, output, schema } => {
            begin::run(valid_locale(locale)?, game.as_deref(), pack.as_deref(), output.as_deref(), schema)
        }
        Command::Pseudo { pack, output, schema } => {
            let compilation = open(pack.path(), schema)?;
            if !update::is_readable(&compilation, color) {
                return Ok(Outcome::Denied);
            }
            write(output.as_deref(), &compilation.pseudo(0).unwrap_or_default())
        }
        Command::Glossary { locale, game, tbx, output, schema } => {
            let locale = valid_locale(locale)?;
            let game = &game_of(game.as_deref(), schema);
            let glossary = landfall_project::glossary(game, locale, &options(schema))?;
            if glossary.terms().is_empty() {
                return Err(Trouble::new(format!("`{game}` has no words in `{locale}` yet")));
            }
            let text = match tbx {
                true => landfall_project::l10n::glossary_tbx(&glossary, game),
                false => landfall_project::l10n::glossary_csv(&glossary),
            };
            write(output.as_deref(), &text)
        }
    }
}

/// The game that was named, or that of the pack around us.
fn game_of(named: Option<&str>, schema: &SchemaArguments) -> String {
    let around = || compile(&[], &options(schema)).ok().and_then(|found| found.packs.into_iter().next());
    let game = named.map(str::to_owned).or_else(|| around().map(|pack| pack.game));
    game.unwrap_or_else(|| landfall_project::embedded::DEFAULT_GAME.to_owned())
}

fn options(schema: &SchemaArguments) -> Options {
    Options { schema: schema.schema.clone(), only_catalogs: true, ..Options::default() }
}

/// Exactly one pack.
fn open(pack: Option<&Path>, schema: &SchemaArguments) -> Result<Compilation, Trouble> {
    let paths: Vec<PathBuf> = pack.map(Path::to_owned).into_iter().collect();
    let compilation = compile(&paths, &options(schema))?;
    match compilation.packs.len() {
        0 => Err(Trouble::new("there is no pack here: name one, such as `content/glasswake`")),
        1 => Ok(compilation),
        count => {
            let names: Vec<&str> = compilation.packs.iter().map(|pack| pack.folder.as_str()).collect();
            Err(Trouble::new(format!("there are {count} packs here, name one of them: {}", names.join(", "))))
        }
    }
}

fn sentence(compilation: &Compilation) -> String {
    let catalogs: usize = (0..compilation.packs.len()).map(|pack| compilation.locales_of(pack).len()).sum();
    format!(
        "checked {} in {}: {}{}",
        reports::counted(compilation.summary.messages, "message", "messages"),
        reports::counted(catalogs, "other language", "other languages"),
        reports::count_reports(&compilation.summary),
        unknown_languages(compilation),
    )
}

/// The languages of which too little is known for every check.
fn unknown_languages(compilation: &Compilation) -> String {
    let locales = (0..compilation.packs.len()).flat_map(|pack| compilation.locales_of(pack));
    let unknown: std::collections::BTreeSet<&str> =
        locales.filter(|locale| landfall_project::l10n::language::language(locale).is_none()).collect();
    match unknown.is_empty() {
        true => String::new(),
        false => {
            let names: Vec<&str> = unknown.into_iter().collect();
            format!("; negations and number words are not compared in {}", names.join(", "))
        }
    }
}

fn write(path: Option<&Path>, text: &str) -> Result<Outcome, Trouble> {
    match path {
        None => out::print(text)?,
        Some(path) => write_to(path, text)?,
    }
    Ok(Outcome::Fine)
}

fn write_to(path: &Path, text: &str) -> Result<(), Trouble> {
    make_folder(path)?;
    write_atomic(path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))
}

/// A catalog of the first pack.
fn write_catalog(compilation: &Compilation, path: &Path, text: &str) -> Result<(), Trouble> {
    make_folder(path)?;
    let root = &compilation.packs[0].root;
    write_inside(root, path, text.as_bytes()).map_err(|error| Trouble::writing(path, &error))
}

fn make_folder(path: &Path) -> Result<(), Trouble> {
    let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| Trouble::writing(path, &error))
}

/// `it`, `pt-BR`, `sr-Latn`.
fn valid_locale(locale: &str) -> Result<&str, Trouble> {
    let mut parts = locale.split(['-', '_']);
    let language = parts.next().unwrap_or_default();
    let is_language =
        (2..=3).contains(&language.len()) && language.bytes().all(|byte| byte.is_ascii_lowercase());
    let rest = parts
        .all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    match is_language && rest {
        true => Ok(locale),
        false => Err(Trouble::new(format!("`{locale}` is not a language: write it like `it` or `pt-BR`"))),
    }
}
