//! A bar for long work, on a terminal and nowhere else.

use std::io::{self, IsTerminal};
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use landfall_project::{Step, Watcher};

/// What is smaller is done before a bar could be read.
const LONG: usize = 4_000_000;

static BAR: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Nobody watches a pipe, and a terminal without a cursor cannot take a bar away again.
pub fn watcher() -> Option<Watcher> {
    is_watched().then_some(show as Watcher)
}

fn is_watched() -> bool {
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    io::stderr().is_terminal() && !is_dumb
}

/// A bar for so many of something, where somebody watches.
pub fn counting(most: u64, what: &str) -> Option<ProgressBar> {
    is_watched().then(|| {
        let bar = ProgressBar::with_draw_target(Some(most), ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos} of {len} {msg}") {
            bar.set_style(style);
        }
        bar.set_message(what.to_owned());
        bar
    })
}

fn show(step: Step) {
    // A bar is worth no trouble: whoever finds the lock broken goes on without one.
    let Ok(mut bar) = BAR.lock() else { return };
    if let Step::Text { bytes, .. } = step
        && bytes >= LONG
    {
        *bar = Some(begin());
    }
    let Some(shown) = bar.as_ref() else { return };
    match about(step) {
        Some((position, message)) => {
            shown.set_message(message);
            shown.set_position(position);
            shown.tick();
        }
        None => {
            shown.finish_and_clear();
            *bar = None;
        }
    }
}

fn begin() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(4), ProgressDrawTarget::stderr());
    // The template is ours; a bar that looks otherwise is still a bar.
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {msg}") {
        bar.set_style(style);
    }
    bar
}

/// How far it is, and what comes next; nothing at the end.
fn about(step: Step) -> Option<(u64, String)> {
    let (position, message) = match step {
        Step::Text { files, .. } => {
            (0, format!("reading {}", crate::reports::counted(files, "file", "files")))
        }
        Step::Names => (1, "looking names up".to_owned()),
        Step::Checks => (2, "checking".to_owned()),
        Step::Translations => (3, "checking translations".to_owned()),
        Step::Done => return None,
    };
    Some((position, message))
}
