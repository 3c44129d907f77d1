//! `landfall completions`: lets a shell finish what is typed.

use clap::{Args, CommandFactory};
use clap_complete::Shell;
use landfall_project::Trouble;

use crate::{Outcome, args, out};

/// Print the completions for a shell
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  landfall completions bash > ~/.local/share/bash-completion/completions/landfall
  landfall completions zsh > ~/.zfunc/_landfall
  landfall completions fish > ~/.config/fish/completions/landfall.fish")]
pub struct Arguments {
    #[arg(value_enum)]
    shell: Shell,
}

pub fn run(arguments: &Arguments) -> Result<Outcome, Trouble> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut args::Arguments::command(), "landfall", &mut script);
    out::print(&String::from_utf8_lossy(&script))?;
    Ok(Outcome::Fine)
}
