//! One file per subcommand.

pub mod ask;
pub mod build;
pub mod cards;
pub mod check;
pub mod compat;
pub mod completions;
pub mod diff;
pub mod dump;
pub mod explain;
pub mod export;
pub mod fmt;
pub mod graph;
pub mod l10n;
pub mod lsp;
pub mod new;
pub mod odds;
pub mod play;
pub mod playtest;
pub mod preview;
pub mod print;
pub mod prove;
pub mod rename;
pub mod schema;
pub mod site;
pub mod stub;
pub mod test;
pub mod text;
pub mod verify;
pub mod watch;
pub mod who_reads;
pub mod who_writes;
pub mod why;

use landfall_project::Trouble;

use crate::Outcome;
use crate::args::{Arguments, Command};

pub fn run(arguments: Arguments) -> Result<Outcome, Trouble> {
    let color = arguments.color;
    match arguments.command {
        Command::New(arguments) => new::run(&arguments),
        Command::Check(arguments) => check::run(&arguments, color),
        Command::Watch(arguments) => watch::run(&arguments, color),
        Command::Stub(arguments) => stub::run(&arguments),
        Command::Rename(arguments) => rename::run(&arguments),
        Command::Build(arguments) => build::run(&arguments, color),
        Command::Fmt(arguments) => fmt::run(&arguments, color),
        Command::Explain(arguments) => explain::run(&arguments, color),
        Command::Graph(arguments) => graph::run(&arguments),
        Command::Why(arguments) => why::run(&arguments),
        Command::WhoWrites(arguments) => who_writes::run(&arguments),
        Command::WhoReads(arguments) => who_reads::run(&arguments),
        Command::Ask(arguments) => ask::run(&arguments),
        Command::Odds(arguments) => odds::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Playtest(arguments) => playtest::run(&arguments),
        Command::Test(arguments) => test::run(&arguments),
        Command::Prove(arguments) => prove::run(&arguments, color),
        Command::Text(arguments) => text::run(&arguments),
        Command::Lsp(arguments) => lsp::run(&arguments),
        Command::Preview(arguments) => preview::run(&arguments),
        Command::L10n(arguments) => l10n::run(&arguments, color),
        Command::Cards(arguments) => cards::run(&arguments, color),
        Command::Print(arguments) => print::run(&arguments, color),
        Command::Export(arguments) => export::run(&arguments, color),
        Command::Site(arguments) => site::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Dump(arguments) => dump::run(&arguments),
        Command::Diff(arguments) => diff::run(&arguments),
        Command::Compat(arguments) => compat::run(&arguments),
        Command::Schema(arguments) => schema::run(&arguments, color),
        Command::Completions(arguments) => completions::run(&arguments),
    }
}
