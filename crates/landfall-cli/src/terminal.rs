//! What the reader's terminal can show.

use std::env;
use std::io::{self, IsTerminal};

use landfall_diagnostics::render::Style;

use crate::args::Color;

/// For reports, which go to stderr.
pub fn stderr_style(color: Color) -> Style {
    let stderr = io::stderr();
    style(color, stderr.is_terminal(), terminal_size::terminal_size_of(&stderr))
}

/// For results that hold a drawing, which go to stdout.
pub fn stdout_style(color: Color) -> Style {
    let stdout = io::stdout();
    style(color, stdout.is_terminal(), terminal_size::terminal_size_of(&stdout))
}

type Size = Option<(terminal_size::Width, terminal_size::Height)>;

fn style(color: Color, terminal: bool, size: Size) -> Style {
    let defaults = Style::default();
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    // An empty NO_COLOR counts as unset: https://no-color.org
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Style {
        color: match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => terminal && !dumb && !unwanted,
        },
        width: size.map_or(defaults.width, |(width, _)| width.0.into()),
        unicode: !(terminal && dumb),
    }
}

/// How many letters a line of stdout has; as wide as two columns need where it is no terminal.
pub fn width() -> usize {
    match std::io::stdout().is_terminal() {
        true => terminal_size::terminal_size().map_or(120, |(width, _)| usize::from(width.0)),
        false => 120,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_gets_no_colours_unless_they_are_asked_for() {
        assert!(!style(Color::Auto, false, None).color);
        assert!(style(Color::Always, false, None).color);
        assert!(!style(Color::Never, true, None).color);
    }
}
