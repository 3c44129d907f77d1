//! `landfall check --fix`: applies what is certain and offers the rest.

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use landfall_diagnostics::render;
use landfall_project::{
    Applied, Compilation, Fixing, Offer, Options, Session, Trouble, compile, fix_all, fix_certain,
    is_harmless, offers, write_inside,
};
use similar::TextDiff;

use crate::args::Color;
use crate::reports::counted;
use crate::{out, terminal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Apply,
    DryRun,
    /// Asks before each suggestion.
    Interactive,
}

/// Fixes what can be fixed, and gives what is on disk afterwards.
pub fn run(paths: &[PathBuf], options: &Options, mode: Mode, color: Color) -> Result<Compilation, Trouble> {
    if mode == Mode::Interactive && !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
        return Err(Trouble::new("--interactive asks questions: run it in a terminal, or leave it out"));
    }
    let mut session = Session::open(paths, options)?;
    let mut fixing = match mode {
        Mode::DryRun => fix_certain(&mut session),
        Mode::Apply | Mode::Interactive => fix_all(&mut session),
    };
    show(&fixing.changes);
    if mode == Mode::Interactive {
        ask_all(&mut session, &mut fixing, color);
    }
    for file in &fixing.files {
        if mode == Mode::DryRun {
            let diff = TextDiff::from_lines(&*file.before, &*file.after);
            let diff = diff.unified_diff().header(&file.name, &format!("{}, fixed", file.name)).to_string();
            out::say(&out::safe(&diff));
        } else {
            write_inside(&file.root, &file.path, file.after.as_bytes())
                .map_err(|error| Trouble::writing(&file.path, &error))?;
        }
    }
    out::say(&sentence(&fixing, mode));
    // Reading a pack takes a while, and the session has just done it. Of files that were written it asks the disk.
    if fixing.files.is_empty() { Ok(session.into_compilation()) } else { compile(paths, options) }
}

fn sentence(fixing: &Fixing, mode: Mode) -> String {
    let changes = counted(fixing.changes.len(), "change", "changes");
    let files = counted(fixing.files.len(), "file", "files");
    match mode {
        _ if fixing.files.is_empty() => "nothing to fix automatically\n".to_owned(),
        Mode::DryRun => format!("would make {changes} in {files}\n"),
        Mode::Apply | Mode::Interactive => format!("made {changes} in {files}\n"),
    }
}

/// One line for each change, like those of `--format short`.
fn show(changes: &[Applied]) {
    for change in changes {
        let what = match (change.was.trim(), change.now.trim()) {
            ("", _) | (_, "") => change.title.clone(),
            (was, now) => format!("`{was}` becomes `{now}`"),
        };
        let line = format!("{}:{}:{}: {what}\n", change.file, change.line, change.column);
        out::say(&out::safe(&line));
    }
}

fn ask_all(session: &mut Session, fixing: &mut Fixing, color: Color) {
    let style = terminal::stderr_style(color);
    let mut declined: Vec<(String, String)> = Vec::new();
    // A change moves everything behind it, so the offers are looked up again after each.
    while let Some(offer) = next(session, &mut declined) {
        let sources = &session.compilation().sources;
        out::say(&render::human(&offer.report, sources, &style));
        out::say(&out::safe(&format!("{}? [y]es, [n]o, [q]uit: ", offer.fix.title)));
        match answer() {
            Answer::Yes => {
                let before = fixing.changes.len();
                fixing.accept(session, &offer);
                show(&fixing.changes[before..]);
            }
            Answer::No => declined.push(known_by(session, &offer)),
            Answer::Quit => break,
        }
    }
}

/// The next change that helps and was not declined. One that would bring another report is not offered.
fn next(session: &mut Session, declined: &mut Vec<(String, String)>) -> Option<Offer> {
    for offer in offers(session.compilation()) {
        let known = known_by(session, &offer);
        if declined.contains(&known) {
            continue;
        }
        if is_harmless(session, &offer) {
            return Some(offer);
        }
        declined.push(known);
    }
    None
}

/// What an offer is known by while its place moves.
fn known_by(session: &Session, offer: &Offer) -> (String, String) {
    let path = session.compilation().sources.path(offer.report.span.file);
    (path.to_owned(), format!("{} {}", offer.report.message, offer.fix.title))
}

enum Answer {
    Yes,
    No,
    Quit,
}

fn answer() -> Answer {
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => Answer::Quit,
        Ok(_) => match line.trim().to_lowercase().as_str() {
            "y" | "yes" => Answer::Yes,
            "q" | "quit" => Answer::Quit,
            _ => Answer::No,
        },
    }
}
