//! What may be written after `landfall`.

use std::ffi::OsString;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::OnceLock;

use clap::{ArgMatches, Args, Error, FromArgMatches, Parser, Subcommand, ValueEnum};

use landfall_project::Level;

use crate::commands::{
    ask, build, cards, check, compat, completions, diff, dump, explain, export, fmt, graph, l10n, lsp, new,
    odds, play, playtest, preview, print, prove, rename, schema, site, stub, test, text, verify, watch,
    who_reads, who_writes, why,
};
use crate::reports::Output;

#[derive(Debug, Parser)]
#[command(
    name = "landfall",
    version,
    about = "Compiles and checks the content of exploration board games",
    long_about = "Compiles and checks the content of exploration board games.\n\n\
        Boards, cards and logs are written as text in `.land` files. Landfall reads them, reports what would \
        go wrong at the table, and makes one bundle that a game can load.",
    help_template = "{about-with-newline}\n{usage-heading} {usage}{after-help}\n\nOptions:\n{options}",
    after_help = "\
Write:
  new          create a small pack that has no errors
  check        report what would go wrong at the table; --fix applies automatic fixes
  watch        check again whenever a file is saved
  preview      write in a browser, on the files of a folder
  stub         write an empty card or log for each that is still missing
  rename       change an id everywhere
  fmt          format `.land` files
  explain      explain a report, or a word of the game

Look:
  text         print a card or a log as a player reads it
  graph        draw a board, a chain of cards, the flow of logs or a pack
  why          show how a card or a log comes into play
  who-writes   show what places a card, or marks a box
  who-reads    show what asks for a card or a box, or sends players to a log
  ask          evaluate an expression over the content of a pack

Play:
  odds         print the exact chances of a roll of dice
  play         play a board in the terminal
  test         play the transcripts of a pack and compare what they expect
  playtest     let bots play a board many times, and count what they meet
  prove        show that a board cannot get stuck, or how it does

Translate:
  l10n         translate a pack, and check translations

Print:
  cards        draw the cards of a pack, and report what does not fit
  print        make a PDF of a pack to print and cut out
  export       write a pack for a virtual table, card makers and spreadsheets
  site         write a site of a pack: story, maps and cards

Ship:
  build        check a pack and write its bundle
  verify       check that a bundle is intact
  diff         show what has changed between two packs or bundles
  compat       check that saved games of an older bundle still work
  dump         print a bundle as JSON

For tools:
  schema       show and check what a game lets designers write
  lsp          serve an editor
  completions  print completions for a shell

A first pack in three steps:
  landfall new demo           create a small pack
  landfall check demo         report what is wrong with it
  landfall build demo         check it, then write demo.lfb

`landfall COMMAND --help` shows the options and examples of a command.

Exit codes:
  0  no errors, and nothing that is denied
  1  there are errors, or denied warnings
  2  the command itself could not run",
    arg_required_else_help = true,
    disable_help_subcommand = true
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    /// When to use colours
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub color: Color,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    New(Deferred<new::Arguments>),
    Check(Deferred<check::Arguments>),
    Watch(Deferred<watch::Arguments>),
    Stub(Deferred<stub::Arguments>),
    Rename(Deferred<rename::Arguments>),
    Build(Deferred<build::Arguments>),
    Fmt(Deferred<fmt::Arguments>),
    Explain(Deferred<explain::Arguments>),
    Graph(Deferred<graph::Arguments>),
    Why(Deferred<why::Arguments>),
    WhoWrites(Deferred<who_writes::Arguments>),
    WhoReads(Deferred<who_reads::Arguments>),
    Ask(Deferred<ask::Arguments>),
    Odds(Deferred<odds::Arguments>),
    Prove(Deferred<prove::Arguments>),
    Play(Deferred<play::Arguments>),
    Playtest(Deferred<playtest::Arguments>),
    Test(Deferred<test::Arguments>),
    Text(Deferred<text::Arguments>),
    #[command(name = "l10n")]
    L10n(Deferred<l10n::Arguments>),
    Cards(Deferred<cards::Arguments>),
    Print(Deferred<print::Arguments>),
    Export(Deferred<export::Arguments>),
    Site(Deferred<site::Arguments>),
    Verify(Deferred<verify::Arguments>),
    Dump(Deferred<dump::Arguments>),
    Diff(Deferred<diff::Arguments>),
    Compat(Deferred<compat::Arguments>),
    Schema(Deferred<schema::Arguments>),
    Lsp(Deferred<lsp::Arguments>),
    Preview(Deferred<preview::Arguments>),
    Completions(Deferred<completions::Arguments>),
}

/// The arguments of a command. There are many commands, and a run describes only those that are named in what was written.
#[derive(Debug)]
pub struct Deferred<T>(T);

/// What was written after `landfall`; without it all commands are described.
static WRITTEN: OnceLock<Vec<OsString>> = OnceLock::new();

/// The arguments of this run.
pub fn parse() -> Arguments {
    WRITTEN.get_or_init(|| std::env::args_os().skip(1).collect());
    Arguments::parse()
}

/// Whether somebody may read what a command takes. Completions list all of them.
fn is_described(command: &clap::Command) -> bool {
    let named = |written: &OsString| written == command.get_name() || written == "completions";
    WRITTEN.get().is_none_or(|all| all.iter().any(named))
}

impl<T> Deref for Deferred<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Args> Args for Deferred<T> {
    fn augment_args(command: clap::Command) -> clap::Command {
        if is_described(&command) { T::augment_args(command) } else { command.defer(T::augment_args) }
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        T::augment_args_for_update(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Deferred<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        T::from_arg_matches(matches).map(Self)
    }

    fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Self, Error> {
        T::from_arg_matches_mut(matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    Always,
    Never,
}

/// How reports are told, and which of them make the command fail.
#[derive(Args, Clone, Debug)]
pub struct ReportArguments {
    /// Output format for reports (default: human)
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<Format>,

    #[command(flatten)]
    pub levels: LevelArguments,
}

/// How strictly checks are taken. WHAT is a code, a name, or a family: a stage, a game, `warnings`, `advice`.
#[derive(Args, Clone, Debug)]
pub struct LevelArguments {
    /// Report these as errors: a code, a name, or a family such as `warnings` or `language`
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    deny: Vec<String>,

    /// Report these as warnings
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    warn: Vec<String>,

    /// Do not report these
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    allow: Vec<String>,
}

impl LevelArguments {
    /// Whether anything was made an error that is none by itself.
    pub fn deny_something(&self) -> bool {
        !self.deny.is_empty()
    }

    pub fn wishes(&self) -> Vec<(Level, String)> {
        let lists = [(Level::Deny, &self.deny), (Level::Warn, &self.warn), (Level::Allow, &self.allow)];
        let wish = |level: Level| move |what: &String| (level, what.clone());
        lists.into_iter().flat_map(|(level, list)| list.iter().map(wish(level))).collect()
    }
}

/// Which packs a command looks at.
#[derive(Args, Clone, Debug, Default)]
pub struct PackArguments {
    /// A pack or a folder of packs; may be given several times (default: the pack around the current folder)
    #[arg(long, value_name = "PATH")]
    pack: Vec<PathBuf>,

    /// The older name of `--pack`.
    #[arg(long, value_name = "PATH", hide = true)]
    path: Vec<PathBuf>,
}

impl PackArguments {
    pub fn paths(&self) -> Vec<PathBuf> {
        self.pack.iter().chain(&self.path).cloned().collect()
    }
}

/// The one card a command is about.
#[derive(Args, Clone, Debug)]
pub struct CardArguments {
    /// A card such as P901 or log 12, a box such as 12.1, a board or a pack
    #[arg(required = true, value_name = "CARD", num_args = 1..)]
    card: Vec<String>,
}

impl CardArguments {
    /// `log 12`, with or without quotes on the command line.
    pub fn name(&self) -> String {
        self.card.join(" ")
    }
}

/// Where reports go besides the terminal.
#[derive(Args, Clone, Debug)]
pub struct OutputArguments {
    /// Write reports in this form to this file; may be given several times, and `-` is stdout
    #[arg(long, value_name = "FORMAT=FILE", value_parser = Output::parse)]
    pub output: Vec<Output>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Drawn, on stderr
    Human,
    /// One line each
    Short,
    /// Everything, for programs
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Annotations of GitHub Actions
    Github,
    /// The code quality report of GitLab
    Gitlab,
    /// JUnit XML
    Junit,
    /// A summary for a pull request
    Markdown,
}

/// Where the rules of the games come from.
#[derive(Args, Clone, Debug)]
pub struct SchemaArguments {
    /// Read the schema from this folder instead of the built-in one
    #[arg(long, value_name = "DIR")]
    pub schema: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_is_in_one_group_of_the_help() {
        let help = Arguments::command().render_long_help().to_string();
        for command in Arguments::command().get_subcommands() {
            let lines =
                help.lines().filter(|line| line.trim_start().split("  ").next() == Some(command.get_name()));
            assert_eq!(lines.count(), 1, "{}", command.get_name());
        }
    }

    #[test]
    fn every_command_shows_examples() {
        for command in Arguments::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains(&format!("landfall {}", command.get_name())), "{}", command.get_name());
        }
    }
}
