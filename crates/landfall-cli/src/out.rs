//! Writing to stdout and stderr without falling over when nobody listens.

use std::borrow::Cow;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use landfall_project::Trouble;

/// A result, on stdout. A reader that has seen enough, such as `head`, is no trouble; a full disk is.
pub fn print(text: &str) -> Result<(), Trouble> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Trouble::new(format!("stdout: {error}"))),
        _ => Ok(()),
    }
}

/// Something for people, on stderr. There is nowhere left to complain when that fails.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}

/// A path as a shell takes it, in quotes where it needs them.
pub fn argument(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain =
        |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/' | ':' | '+' | ',' | '@' | '=');
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text,
        false => format!("'{}'", text.replace('\'', "'\\''")),
    }
}

/// Text of content, made safe for a terminal and for the log of a CI: whoever wrote it must not be able to move the
/// cursor, turn the reading direction around or give the runner a command.
pub fn safe(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_active) && !text.lines().any(is_command) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let blank = line.len() - line.trim_start().len();
        let (blank, rest) = line.split_at(if is_command(line) { blank + 1 } else { 0 });
        out.extend(blank.chars().map(shown));
        out.push_str(if blank.is_empty() { "" } else { " " });
        out.extend(rest.chars().map(shown));
    }
    Cow::Owned(out)
}

/// Runners of CI take such a line for an order, blanks in front of it or not.
fn is_command(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("::") || line.starts_with("##[") || line.starts_with("##vso[")
}

fn is_active(c: char) -> bool {
    let turns = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let is_no_character = (c as u32) & 0xfffe == 0xfffe;
    (c.is_control() && !matches!(c, '\n' | '\t')) || turns || is_no_character
}

/// The picture of a control character, such as `␛`.
fn shown(c: char) -> char {
    match c {
        c if !is_active(c) => c,
        '\u{7f}' => '\u{2421}',
        '\0'..='\u{1f}' => char::from_u32(0x2400 + c as u32).unwrap_or(char::REPLACEMENT_CHARACTER),
        _ => char::REPLACEMENT_CHARACTER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_harmless_stays_as_it_is() {
        for text in ["", "Salt.\n", "a\tb\n  c: d\n", "\u{65e5}\u{672c} \u{1faa8}", "## heading", "a :: b"] {
            assert!(matches!(safe(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(argument(Path::new("packs/ember-hollow")), "packs/ember-hollow");
        assert_eq!(argument(Path::new("Ember Hollow")), "'Ember Hollow'");
        assert_eq!(argument(Path::new("it's $5")), r"'it'\''s $5'");
    }

    #[test]
    fn control_characters_are_shown_and_not_sent() {
        assert_eq!(
            safe("a\u{1b}[2J\u{7}\rb\u{7f}\u{9b}\u{202e}\u{fffe}\n"),
            "a␛[2J␇␍b␡\u{fffd}\u{fffd}\u{fffd}\n"
        );
    }

    #[test]
    fn no_line_is_an_order() {
        assert_eq!(
            safe("::error::x\n  ::set-output name=a::b\n"),
            ": :error::x\n  : :set-output name=a::b\n"
        );
        assert_eq!(safe("##[group]x\n\r::error::y"), "# #[group]x\n␍: :error::y");
    }
}
