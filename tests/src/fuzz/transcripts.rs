//! Transcripts of games, as players write and change them.

use std::sync::OnceLock;

use landfall_project::table::script::Script;
use landfall_project::{Compilation, Options, compile, play_script};

use super::text;
use crate::repository;

/// A planet, with the sheets of its team beside it.
fn planet() -> &'static Compilation {
    static PLANET: OnceLock<Compilation> = OnceLock::new();
    PLANET.get_or_init(|| {
        let folders = ["glasswake", "starter-kit"].map(|name| repository().join("content").join(name));
        compile(&folders, &Options::default()).expect("the content of this repository")
    })
}

/// Whatever a transcript says, it is played as far as it goes, and the line that does not fit is one of its own. A second
/// playing ends in the same way.
pub(super) fn play(bytes: &[u8]) {
    let text = text(bytes);
    let lines = text.lines().count().max(1);
    let script = match Script::parse(&text) {
        Ok(script) => script,
        Err(wrong) => return assert!((1..=lines).contains(&wrong.line), "{wrong:?}"),
    };
    let play = || {
        play_script(planet(), &script, |_, played| {
            (played.wrong.as_ref().map(|wrong| (wrong.line, wrong.message.clone())), played.expected)
        })
    };
    // A board that is not there, or a team that nobody knows, is a sentence.
    let Ok(first) = play() else { return };
    if let Some((line, _)) = &first.0 {
        assert!((1..=lines).contains(line), "{first:?}");
    }
    assert_eq!(play().ok(), Some(first), "a second playing ends otherwise");
}
